"""The actions of the board game.

`die1` and `die2` are the dice of the turn, `free` is the action of a castle or the benefit of a building. Workers are
never named: the die and the target say how many are needed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.actions import ActionTable, Block, Field
from chatelain.games.burgundy.estates import ESTATE_NUMBERS
from chatelain.games.burgundy.tables import DEPOTS, GOOD_NAMES, PLACE_NAMES, PLACES, STORAGE
from chatelain.hexes import NAMES

_die = Field("die", ["die1", "die2", "free"])
_depot = Field("depot", [f"depot{number}" for number in range(1, int(DEPOTS) + 1)])
_slot = Field("slot", PLACE_NAMES[: int(PLACES)])
_stored = Field("stored", [f"s{number}" for number in range(1, int(STORAGE) + 1)])
_space = Field("space", NAMES)
_good = Field("good", GOOD_NAMES)

ACTIONS: Final = ActionTable(
    [
        Block("take", _die, _depot, _slot),
        Block("place", _die, _stored, _space),
        Block("sell", _die, _good),
        Block("workers", _die),
        Block("buy", Field("slot", PLACE_NAMES)),
        Block("buy-from", _depot, _slot),
        Block("load", _depot),
        Block("load-two", _depot),
        Block("keep", _good),
        Block("fetch", _depot, _slot),
        Block("decline"),
        Block("discard", _stored),
        Block("end"),
        Block("found", _space),
        Block("estate", Field("estate", ESTATE_NUMBERS)),
        Block("start", _space),
    ]
)

# First id of every block, and the sizes that decoding needs.
TAKE: Final[i64] = ACTIONS.base("take")
PLACE: Final[i64] = ACTIONS.base("place")
SELL: Final[i64] = ACTIONS.base("sell")
WORKERS: Final[i64] = ACTIONS.base("workers")
BUY: Final[i64] = ACTIONS.base("buy")
BUY_FROM: Final[i64] = ACTIONS.base("buy-from")
LOAD: Final[i64] = ACTIONS.base("load")
LOAD_TWO: Final[i64] = ACTIONS.base("load-two")
KEEP: Final[i64] = ACTIONS.base("keep")
FETCH: Final[i64] = ACTIONS.base("fetch")
DECLINE: Final[i64] = ACTIONS.base("decline")
DISCARD: Final[i64] = ACTIONS.base("discard")
END: Final[i64] = ACTIONS.base("end")
FOUND: Final[i64] = ACTIONS.base("found")
ESTATE: Final[i64] = ACTIONS.base("estate")
START: Final[i64] = ACTIONS.base("start")
STOP: Final[i64] = ACTIONS.size

#: The value of the field `die` for castles and buildings.
FREE: Final[i64] = 2
