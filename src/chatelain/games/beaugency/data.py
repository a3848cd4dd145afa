"""Reads the quantities of the game from `data/` and refuses what the rules cannot use."""

from __future__ import annotations

COLOURS = ["blue", "yellow", "red"]
CARDS = ["wall", "small_tower", "house", "great_tower"]
COUNTS = [9, 3, 3, 4]
VALUES = [1, 2, 3, 5]
LAYOUT = ["wall", "wall", "crown", "wall", "crown_wall", "small_tower", "house", "great_tower"]
SPECIAL_DICE = 5
GOAL = 30
