"""The actions of the dice game. A turn is a draft of a few of them, secret until all are ended by `commit`.

`mark` is a combination of the dice as they were rolled, `monk` one with a changed colour, `worker` one with a changed
number, and `silver` the second combination. The colour is never named, the space has it; neither is a die: what it
shows is enough, because only equal dice could stand for each other.

>>> ACTIONS.size, ACTIONS.text(MARK), ACTIONS.parse("silver 6 g4") == PASS - 1
(895, 'mark 1 a1', True)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.actions import ActionTable, Block, Field
from chatelain.games.dice.tables import BONUSES
from chatelain.hexes import NAMES

_number = Field("number", "123456")
_space = Field("space", NAMES)

ACTIONS: Final = ActionTable(
    [
        Block("start", Field("castle", BONUSES), secret=True),
        Block("sell", secret=True),
        Block("mark", _number, _space, secret=True),
        Block("monk", _number, _space, secret=True),
        Block("worker", _number, _space, secret=True),
        Block("silver", _number, _space, secret=True),
        Block("pass", secret=True),
        Block("commit", revocable=True),
    ]
)

# First id of every block.
START: Final[i64] = ACTIONS.base("start")
SELL: Final[i64] = ACTIONS.base("sell")
MARK: Final[i64] = ACTIONS.base("mark")
MONK: Final[i64] = ACTIONS.base("monk")
WORKER: Final[i64] = ACTIONS.base("worker")
SILVER: Final[i64] = ACTIONS.base("silver")
PASS: Final[i64] = ACTIONS.base("pass")
COMMIT: Final[i64] = ACTIONS.base("commit")
STOP: Final[i64] = ACTIONS.size

#: The ids of one block of combinations: six numbers, 37 spaces each.
COMBINATIONS: Final[i64] = 222


def space_of(action: i64) -> i64:
    """The space of a combination."""
    return (action - MARK) % 37


def number_of(action: i64) -> i64:
    """The number of a combination, 1 to 6."""
    return (action - MARK) % COMBINATIONS // 37 + 1
