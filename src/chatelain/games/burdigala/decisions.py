"""Decisions that must be made before the turn goes on: the kinds of entries on the stack of the board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = 0
SEND: Final[i64] = 1
VINO: Final[i64] = 2
DISCARD: Final[i64] = 3
SWAP: Final[i64] = 4
KEEP: Final[i64] = 5
LOOK: Final[i64] = 6
PRIVILEGE: Final[i64] = 7
NAMES: Final = ("", "send", "vino", "discard", "swap", "keep", "look", "privilege")
