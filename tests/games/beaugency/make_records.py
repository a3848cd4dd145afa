"""Writes the records of this folder again, one for every way a game can end: for a new rules version.

Run it in the root of the project: `PYTHONPATH=src:. python tests/games/beaugency/make_records.py [NAME ...]`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from chatelain.bots.greedy import GreedyBot
from chatelain.core.chance import Seeded
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.game import GAME
from chatelain.games.beaugency.state import BeaugencyState
from chatelain.testing.records import Records, Wish

RECORDS = Records("beaugency", BeaugencyState, Path(__file__).parent / "records")
#: Six blue spaces, ten yellow ones, the printed eight red ones; the crown starts on walls.
OWN_TRACK = "track=CWHXWT/WWWHXHSWTC/WWCWXSHT;start=1,7,17"


class Players:
    """Greedy on both sides; they remember the points before the last move."""

    def __init__(self) -> None:
        self.before = [0, 0]

    def __call__(self, state: BeaugencyState, whims: Seeded) -> tuple[int, int]:
        self.before = state.scores()
        seat = int(state.turn)
        return seat, GreedyBot(GAME, int(whims.below(2**31 - 1))).choose(state, seat)


PLAYERS = Players()


def end(state: BeaugencyState, before: list[int]) -> str:
    """How a game ended: in whose turn, on which crown, and whether points were left over."""
    winner = state.ranking().index(1)
    turn = "own-turn" if winner == state.turn else "opponents-turn"
    crown = "crown-alone" if state.track.spaces[state.crown] == "crown" else "crown-wall"
    worth = [int(castle.worth(state.castles, state.castle_of(seat, state.colour))) for seat in (winner, 1 - winner)]
    left_over = before[winner] + worth[0] - worth[1] - 30
    return f"{turn}-{crown}-{'beyond' if left_over else 'exactly'}-thirty"


def ends(name: str) -> Callable[[BeaugencyState], bool]:
    return lambda state: end(state, PLAYERS.before).startswith(name)


WANTED: dict[str, Wish[BeaugencyState]] = {
    name: Wish(2, {}, ends(name))
    for name in (
        "own-turn-crown-alone-exactly-thirty",
        "own-turn-crown-alone-beyond-thirty",
        "own-turn-crown-wall-exactly-thirty",
        "own-turn-crown-wall-beyond-thirty",
        "opponents-turn-crown-alone-exactly-thirty",
        "opponents-turn-crown-alone-beyond-thirty",
        "opponents-turn-crown-wall",
    )
} | {"crowns-swapped": Wish(2, {"data": "crowns-swapped"}), "own-track": Wish(2, {"data": OWN_TRACK})}


if __name__ == "__main__":
    RECORDS.write(WANTED, PLAYERS, sys.argv[1:])
