"""Decisions that must be made before the turn goes on: the kinds of entries on the stack of the board.

Each has a number of its own.
"""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from chatelain.games.cards.outside.shapes import What

NONE: Final[i64] = 0
#: An action with a die; 0 is the free action of a castle.
ACTION: Final[i64] = 1
#: More points for workers and silver (R7.4).
CONVERT: Final[i64] = 2
#: So many goods or animals are taken, one after another.
GOODS: Final[i64] = 3
ANIMALS: Final[i64] = 4
BOARDING_HOUSE: Final[i64] = 5
CARPENTER: Final[i64] = 6
CHURCH: Final[i64] = 7
MARKET: Final[i64] = 8
SHOP: Final[i64] = 9
TOWN_HALL: Final[i64] = 10
#: The bonus of the round; 1 if the decision below it is the effect of the same card and may come first (R12.9).
BONUS: Final[i64] = 11
DISCARD: Final[i64] = 12
BOUGHT: Final[i64] = 13
NAMES: Final[tuple[str, ...]] = ("turn", *get_args(What))
