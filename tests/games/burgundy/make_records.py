"""Writes the records of this folder again, one for every way a game can end: for a new rules version.

Run it in the root of the project: `PYTHONPATH=src:. python tests/games/burgundy/make_records.py [NAME ...]`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from chatelain.games.burgundy.actions import ACTIONS
from chatelain.games.burgundy.state import BurgundyState
from chatelain.testing.records import Records, Wish, liking
from tests.games.burgundy.helpers import empty_spaces

RECORDS = Records("burgundy", BurgundyState, Path(__file__).parent / "records")
#: What the players like to do, best first: they cover their estates when they can, and act at random otherwise.
LIKES = ("found", "place", "load", "fetch", "keep", "estate", "start", "sell", "take", "buy", "buy-from", "end")


def is_tie(state: BurgundyState, same_spaces: bool) -> bool:
    """Do the first two have the same points, and the same number of empty spaces or not?"""
    first, second = state.ranking().index(1), state.ranking().index(2)
    if state.scores()[first] != state.scores()[second]:
        return False
    return (empty_spaces(state, first) == empty_spaces(state, second)) == same_spaces


def has_founded(state: BurgundyState) -> bool:
    return any(sheet["founding"] for sheet in state.score_sheet())


WANTED: dict[str, Wish[BurgundyState]] = {
    "two-players": Wish(2),
    "three-players": Wish(3, {"estates": "random"}),
    "four-players": Wish(4, {"estates": "2,4,6,8"}),
    "tie-fewest-empty": Wish(2, {}, lambda state: is_tie(state, False)),
    "tie-most-empty": Wish(2, {"tie": "most-empty"}, lambda state: is_tie(state, False)),
    "tie-turn-order": Wish(2, {}, lambda state: is_tie(state, True)),
    "secret-choice": Wish(3, {"estates": "choose", "choice": "secret"}),
    "spielbox-founding": Wish(2, {"estates": "random-10"}, has_founded),
}


if __name__ == "__main__":
    RECORDS.write(WANTED, liking(ACTIONS, LIKES, often=3), sys.argv[1:])
