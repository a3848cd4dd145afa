"""Burdigala by Bruno Cathala: lay stones on the sites of Roman Bordeaux."""
