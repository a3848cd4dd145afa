"""Beaugency: two players, three castles and one crown."""
