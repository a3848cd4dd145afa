"""Writes the records of this folder again, one for every way a game can end: for a new rules version.

Run it in the root of the project: `PYTHONPATH=src:. python tests/games/burdigala/make_records.py [NAME ...]`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from chatelain.core.chance import Seeded
from chatelain.games.burdigala.actions import ACTIONS
from chatelain.games.burdigala.scoring import corruption, end_reason
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.testing.records import Choose, Records, Wish
from tests.games.moves import sheet

RECORDS = Records("burdigala", BurdigalaState, Path(__file__).parent / "records")
#: A box of the player's own: fewer goods, other tokens, another street.
OWN_DATA = "goods=3,3,3,3,3;corruption=2,4,6,6,4,2;ports=13,17,22,31"
#: What the players of some records like to do.
TRADERS = ("corrupt", "good", "accept", "theft", "merchant", "swap", "again")
INTRIGUERS = ("betray", "betray-hand", "play", "look", "connections", "influence", "theft", "merchant")


def fond_of(likes: tuple[str, ...]) -> Choose[BurdigalaState]:
    """Players who do what they like when they can, and act at random otherwise."""

    def choose(state: BurdigalaState, whims: Seeded) -> tuple[int, int]:
        seat = state.to_act()[0]
        actions = state.legal(seat)
        liked = [action for action in actions if ACTIONS.block_of(action).name in likes]
        chosen = liked or actions
        return seat, chosen[int(whims.below(len(chosen)))]

    return choose


def tie(state: BurdigalaState) -> str:
    """What decides between the two best, if they have the same points: `goods`, `corruption` or nothing."""
    best = sorted(range(int(state.seats)), key=lambda seat: (state.ranking()[seat], seat))[:2]
    if state.scores()[best[0]] != state.scores()[best[1]] or not state.scores()[best[0]]:
        return "none"
    goods = {sheet(state, seat).get("goods", 0) for seat in best}
    tokens = {int(corruption(state.players[seat].tokens)) for seat in best}
    return "goods" if len(goods) > 1 else "corruption" if len(tokens) > 1 else "shared"


def end(reason: str) -> Callable[[BurdigalaState], bool]:
    return lambda state: end_reason(state) == reason


#: What each record shows, and what its players like.
WANTED: dict[str, tuple[Wish[BurdigalaState], tuple[str, ...]]] = {
    "built-two-players": (Wish(2, {}, end("built")), ()),
    "built-three-players": (Wish(3, {}, end("built")), INTRIGUERS),
    "built-four-players": (Wish(4, {}, end("built")), INTRIGUERS),
    "goods-gone": (Wish(3, {}, end("goods")), TRADERS),
    "no-pawn-left": (Wish(3, {}, end("pawns")), ()),
    "own-data": (Wish(2, {"data": OWN_DATA}, end("goods")), TRADERS),
    "tie-goods": (Wish(2, {}, lambda state: tie(state) == "goods"), ()),
    "tie-corruption": (Wish(2, {}, lambda state: tie(state) == "corruption"), ()),
    "tie-shared": (Wish(2, {}, lambda state: tie(state) == "shared"), ("end",)),
    "below-zero": (Wish(4, {}, lambda state: any(sheet(state, seat).get("floor") for seat in range(4))), TRADERS),
}


if __name__ == "__main__":
    for name in sys.argv[1:] or WANTED:
        wish, likes = WANTED[name]
        RECORDS.write({name: wish}, fond_of(likes))
