"""The pieces: colours and cards, as small tables that compiled code reads fast.

>>> COLOURS, CARDS
(('blue', 'yellow', 'red'), ('wall', 'small_tower', 'house', 'great_tower'))
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.games.beaugency import data

# R1.1, R1.2: the order of the cards is that of their value.
COLOURS: Final[tuple[data.Colour, ...]] = tuple(data.COLOURS)
CARDS: Final[tuple[data.Card, ...]] = tuple(data.CARD_IDS)
COLOUR_COUNT: Final[i64] = 3
CARD_COUNT: Final[i64] = 4
WALL: Final[i64] = 0
SMALL_TOWER: Final[i64] = 1
COPIES: Final = bytes(data.COUNTS)
VALUE: Final = bytes(data.VALUES)
START_CARDS: Final = bytes(data.START_CARDS)  # R1.11

SPECIAL_DICE: Final[i64] = data.SPECIAL_DICE  # R1.3
GOAL: Final[i64] = data.GOAL  # R1.8
