"""Bots against bots, many games at a time."""
