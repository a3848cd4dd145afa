"""The decisions of Beaugency.

What follows from a choice is no choice: a roll that shows one face only moves the crown at once, and a crown alone is
evaluated at once. A theft is two decisions: which card, and then where it goes. The places of a row have numbers from 1
to 40; `further` goes on to the next forty, for a row that has so many (R4.6).

>>> ACTIONS.size, ACTIONS.text(ROLL + 2), ACTIONS.parse("build left") == BUILD
(100, 'roll 2', True)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.actions import ActionTable, Block, Field
from chatelain.games.beaugency.castle import WINDOW

_SLOTS: Final[list[str]] = [str(number + 1) for number in range(int(WINDOW))]

ACTIONS: Final = ActionTable(
    [
        Block("roll", Field("specials", ["0", "1", "2", "3", "4", "5"])),
        Block("stop"),
        Block("use", Field("face", ["1", "2", "3", "4", "5", "6"])),
        Block("build", Field("place", ["left", "right", *_SLOTS])),
        Block("dice"),
        Block("evaluate"),
        Block("steal", Field("slot", _SLOTS)),
        Block("lose", Field("end", ["left", "right"])),
        Block("further"),
    ]
)

ROLL: Final[i64] = 0
STOP: Final[i64] = 6
USE: Final[i64] = 7
BUILD: Final[i64] = 13
DICE: Final[i64] = 55
EVALUATE: Final[i64] = 56
STEAL: Final[i64] = 57
LOSE: Final[i64] = 97
FURTHER: Final[i64] = 99
