"""The actions of the card game.

First a card is laid on the discard pile (`play castle4`, or `use b2` for a bought one); the action that follows uses
its die. Workers are never named: the die and the target say how many are needed. A column is named by its type and the
number of its cards: two columns that are alike in both are alike in everything.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.actions import ActionTable, Block, Field
from chatelain.games.cards.cards import CARD_NAMES, GOOD_NAMES, TYPE_NAMES

_row = Field("row", [f"row{number}" for number in range(1, 7)])
_slot = Field("slot", "abcde")
_project = Field("project", ["p1", "p2", "p3"])
_bought = Field("bought", ["b1", "b2", "b3"])
_pile = Field("pile", ["left", "right"])

#: Where a project goes: a new column, or one of a type with one or two cards.
TARGET_NAMES: Final = ("new", *(f"{name}-{size}" for name in TYPE_NAMES for size in (1, 2)))
#: What is given back for a point.
PRICE_NAMES: Final = ("3s", "1w2s", "2w1s", "3w")

ACTIONS: Final = ActionTable(
    [
        Block("play", Field("card", CARD_NAMES)),
        Block("take", _row, _slot),
        Block("place", _project, Field("column", TARGET_NAMES)),
        Block("sell", Field("kind", GOOD_NAMES)),
        Block("workers"),
        Block("silver"),
        Block("convert", Field("price", PRICE_NAMES)),
        Block("enough"),
        Block("good", _pile),
        Block("animal", _pile),
        Block("fetch", _row, _slot),
        Block("decline"),
        Block("bonus", Field("choice", "12345678")),
        Block("discard", _project),
        Block("buy"),
        Block("keep", _bought),
        Block("use", _bought),
        Block("end"),
    ]
)

# First id of every block, and the sizes that decoding needs.
PLAY: Final[i64] = ACTIONS.base("play")
TAKE: Final[i64] = ACTIONS.base("take")
PLACE: Final[i64] = ACTIONS.base("place")
SELL: Final[i64] = ACTIONS.base("sell")
WORKERS: Final[i64] = ACTIONS.base("workers")
SILVER: Final[i64] = ACTIONS.base("silver")
CONVERT: Final[i64] = ACTIONS.base("convert")
ENOUGH: Final[i64] = ACTIONS.base("enough")
GOOD: Final[i64] = ACTIONS.base("good")
ANIMAL: Final[i64] = ACTIONS.base("animal")
FETCH: Final[i64] = ACTIONS.base("fetch")
DECLINE: Final[i64] = ACTIONS.base("decline")
BONUS: Final[i64] = ACTIONS.base("bonus")
DISCARD: Final[i64] = ACTIONS.base("discard")
BUY: Final[i64] = ACTIONS.base("buy")
KEEP: Final[i64] = ACTIONS.base("keep")
USE: Final[i64] = ACTIONS.base("use")
END: Final[i64] = ACTIONS.base("end")
TARGETS: Final[i64] = 15
