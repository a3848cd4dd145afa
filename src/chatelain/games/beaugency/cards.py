"""The pieces: colours, cards and the track, as small tables that compiled code reads fast.

>>> COLOURS, CARDS
(('blue', 'yellow', 'red'), ('wall', 'small_tower', 'house', 'great_tower'))
>>> [SPACES[space] for space in range(8)]
['wall', 'wall', 'crown', 'wall', 'crown_wall', 'small_tower', 'house', 'great_tower']
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.games.beaugency import data

# R1.1, R1.2: the order of the cards is that of their value.
COLOURS: Final[tuple[str, ...]] = tuple(data.COLOURS)
CARDS: Final[tuple[str, ...]] = tuple(data.CARD_IDS)
COLOUR_COUNT: Final[i64] = 3
CARD_COUNT: Final[i64] = 4
WALL: Final[i64] = 0
SMALL_TOWER: Final[i64] = 1
HOUSE: Final[i64] = 2
GREAT_TOWER: Final[i64] = 3
COPIES: Final = bytes(data.COUNTS)
VALUE: Final = bytes(data.VALUES)
START_CARDS: Final = bytes(data.START_CARDS)  # R1.11

SPECIAL_DICE: Final[i64] = data.SPECIAL_DICE  # R1.3
GOAL: Final[i64] = data.GOAL  # R1.8

# R1.4, R1.5: the ring.
SPACE_COUNT: Final[i64] = 24
DOMAIN: Final[i64] = 8
SPACES: Final[tuple[str, ...]] = tuple(data.LAYOUT) * 3
NO_CARD: Final[i64] = 255
#: The card a space offers; none on a crown alone.
SPACE_CARD: Final = bytes(
    [{"crown": 255, "crown_wall": 0}.get(space, CARDS.index(space) if space in CARDS else 255) for space in SPACES]
)
#: 1 on both kinds of crown spaces.
SPACE_CROWN: Final = bytes([int(space in ("crown", "crown_wall")) for space in SPACES])
SPACE_COLOUR: Final = bytes([space // 8 for space in range(24)])
START_SPACES: Final = bytes(data.START_SPACES)  # R1.6
