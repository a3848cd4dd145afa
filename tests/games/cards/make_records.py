"""Writes the records of this folder again, one for every way a game can end: for a new rules version.

Run it in the root of the project: `PYTHONPATH=src:. python tests/games/cards/make_records.py [NAME ...]`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from chatelain.games.cards.actions import ACTIONS
from chatelain.games.cards.scoring import cards_in_storage, has_lost_to_aaron
from chatelain.games.cards.state import CardsState
from chatelain.testing.records import Records, Wish, liking

RECORDS = Records("cards", CardsState, Path(__file__).parent / "records")
#: What the players like to do, best first: they fill their estates when they can, and act at random otherwise.
LIKES = ("bonus", "place", "fetch", "keep", "sell", "good", "animal", "take", "buy", "play")
OWN_DATA = "triples=6,6,6,5,5,5,4;good-points=2;E=1p,2w,2s"


def is_tie(state: CardsState, is_shared: bool) -> bool:
    """Do both have the same points, and the same number of cards in storage or not?"""
    stored = [int(cards_in_storage(player)) for player in state.players]
    return state.scores()[0] == state.scores()[1] and (stored[0] == stored[1]) == is_shared


def is_lost(state: CardsState, round_: int) -> bool:
    return has_lost_to_aaron(state) and int(state.round) == round_


WANTED: dict[str, Wish[CardsState]] = {
    "two-players": Wish(2, {}, lambda state: state.scores()[0] != state.scores()[1]),
    "three-players": Wish(3, {}, lambda state: len(set(state.scores())) == 3),
    "four-players": Wish(4, {}, lambda state: len(set(state.scores())) == 4),
    "own-data": Wish(2, {"data": OWN_DATA}),
    "tie-storage": Wish(2, {}, lambda state: is_tie(state, False)),
    "tie-shared": Wish(2, {}, lambda state: is_tie(state, True)),
    "alone-lost-A": Wish(1, {}, lambda state: is_lost(state, 0)),
    "alone-lost-B": Wish(1, {}, lambda state: is_lost(state, 1)),
    "alone-lost-C": Wish(1, {}, lambda state: is_lost(state, 2)),
    "alone-lost-D": Wish(1, {}, lambda state: is_lost(state, 3)),
    "alone-lost-E": Wish(1, {}, lambda state: is_lost(state, 4)),
    "alone-won": Wish(1, {}, lambda state: not has_lost_to_aaron(state)),
}


if __name__ == "__main__":
    RECORDS.write(WANTED, liking(ACTIONS, LIKES, often=6), sys.argv[1:])
