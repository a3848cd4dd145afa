"""Random play inside the compiled engine: the yardstick of its speed and the work-horse of searches and soaks."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.chance import Seeded
from chatelain.core.moves import Moves
from chatelain.core.state import State


def play_out(state: State, chance: Seeded, choice: Seeded, moves: Moves) -> i64:
    """Plays to the end, every decision uniform over the legal actions; returns the number of decisions."""
    decisions: i64 = 0
    state.is_listed = False
    while not state.is_over:
        seat = state.seat_to_act()
        moves.clear()
        state.gather(seat, moves)
        state.act(seat, moves.ids[choice.below(moves.count)], chance)
        decisions += 1
    return decisions


def play_many(start: State, games: int, seed: int) -> int:
    """Plays `games` games from clones of one position; returns the decisions made."""
    chance = Seeded(seed)
    choice = Seeded(seed + 1)
    moves = Moves()
    decisions: i64 = 0
    for _game in range(games):
        decisions += play_out(start.clone(), chance, choice, moves)
    return decisions


def clone_many(state: State, times: i64) -> None:
    """Clones a state many times, to measure it."""
    for _time in range(times):
        state.clone()
