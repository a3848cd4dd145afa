"""The actions of the game.

A move names the pawn and the point where it ends: the way there and the die follow from it. Points have their numbers,
sites the names of the map (`q2a`), players the number of their seat. A token put back and goods swapped or kept are not
for all to know (section 15): these blocks are secret.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.actions import ActionTable, Block, Field
from chatelain.games.burdigala.tables import (
    CARD_NAMES,
    GOOD_NAMES,
    MAX_POINTS,
    PAWN_LETTERS,
    PERMANENT,
    SITE_NAMES,
    VALUES,
)

#: Cards that are played without naming anything.
PLAIN_CARDS: Final[tuple[str, ...]] = (*CARD_NAMES[: int(PERMANENT)], "indiscretion", "sailor", "crassus")

_point = Field("to", [str(number) for number in range(1, int(MAX_POINTS) + 1)])
_pawn = Field("pawn", PAWN_LETTERS)
_site = Field("site", SITE_NAMES)
_victim = Field("victim", ["1", "2", "3", "4"])
_laid = Field("card", CARD_NAMES[: int(PERMANENT)])
_good = Field("good", GOOD_NAMES)

ACTIONS: Final = ActionTable(
    [
        Block("place", _point),
        Block("move", _pawn, _point),
        Block("remove", _pawn),
        Block("send", _point),
        Block("lay", _site),
        Block("play", Field("card", PLAIN_CARDS)),
        Block("influence", Field("die", ["die1", "die2"]), Field("change", ["up", "down"])),
        Block("betray", _victim, _laid),
        Block("betray-hand", _victim),
        Block("merchant", _victim),
        Block("theft", _victim),
        Block("connections", Field("value", [str(value) for value in range(int(VALUES))]), secret=True),
        Block("look", _site),
        Block("swap", Field("give", GOOD_NAMES), Field("take", GOOD_NAMES), secret=True),
        Block("keep", _good, secret=True),
        Block("corrupt"),
        Block("stone"),
        Block("good"),
        Block("accept"),
        Block("decline"),
        Block("discard", Field("card", CARD_NAMES)),
        Block("discard-laid", _laid),
        Block("end"),
        Block("again"),
    ]
)

# First id of every block.
PLACE: Final[i64] = ACTIONS.base("place")
MOVE: Final[i64] = ACTIONS.base("move")
REMOVE: Final[i64] = ACTIONS.base("remove")
SEND: Final[i64] = ACTIONS.base("send")
LAY: Final[i64] = ACTIONS.base("lay")
PLAY: Final[i64] = ACTIONS.base("play")
PLAY_INFLUENCE: Final[i64] = ACTIONS.base("influence")
BETRAY: Final[i64] = ACTIONS.base("betray")
BETRAY_HAND: Final[i64] = ACTIONS.base("betray-hand")
PLAY_MERCHANT: Final[i64] = ACTIONS.base("merchant")
PLAY_THEFT: Final[i64] = ACTIONS.base("theft")
PLAY_CONNECTIONS: Final[i64] = ACTIONS.base("connections")
LOOK: Final[i64] = ACTIONS.base("look")
SWAP: Final[i64] = ACTIONS.base("swap")
KEEP: Final[i64] = ACTIONS.base("keep")
CORRUPT: Final[i64] = ACTIONS.base("corrupt")
TAKE_STONE: Final[i64] = ACTIONS.base("stone")
TAKE_GOOD: Final[i64] = ACTIONS.base("good")
ACCEPT: Final[i64] = ACTIONS.base("accept")
DECLINE: Final[i64] = ACTIONS.base("decline")
DISCARD: Final[i64] = ACTIONS.base("discard")
DISCARD_LAID: Final[i64] = ACTIONS.base("discard-laid")
END: Final[i64] = ACTIONS.base("end")
AGAIN: Final[i64] = ACTIONS.base("again")

# The cards of the block `play` that are not permanent.
PLAY_INDISCRETION: Final[i64] = PLAY + 6
PLAY_SAILOR: Final[i64] = PLAY + 7
PLAY_CRASSUS: Final[i64] = PLAY + 8
