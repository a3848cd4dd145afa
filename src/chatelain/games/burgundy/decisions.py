"""Decisions that must be made before the turn goes on: the kinds of entries on the stack of the board."""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from chatelain.games.burgundy.outside.shapes import Pending

NONE: Final[i64] = 0
SHIP: Final[i64] = 1
KEEP: Final[i64] = 2
CASTLE: Final[i64] = 3
WAREHOUSE: Final[i64] = 4
CARPENTER: Final[i64] = 5
CHURCH: Final[i64] = 6
MARKET: Final[i64] = 7
TOWN_HALL: Final[i64] = 8
DISCARD: Final[i64] = 9
NAMES: Final[tuple[Pending, ...]] = get_args(Pending)
