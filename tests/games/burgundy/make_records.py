"""Writes the records of this folder again, one for every way a game can end: for a new rules version.

Run it in the root of the project: `PYTHONPATH=src:. python tests/games/burgundy/make_records.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from chatelain.core.chance import Seeded
from chatelain.core.match import Match
from chatelain.core.record import Seat
from chatelain.games.burgundy.actions import ACTIONS
from chatelain.games.burgundy.state import BurgundyState
from tests.games.burgundy.helpers import empty_spaces, new

RECORDS = Path(__file__).parent / "records"
NAMES = ("Anna", "Benno", "Carla", "Dario")
#: What the players like to do, best first; the rest only when there is nothing better.
LIKES = ("found", "place", "load", "fetch", "keep", "estate", "start", "sell", "take", "buy", "buy-from", "end")


def choose(state: BurgundyState, choice: Seeded) -> tuple[int, int]:
    """A player who covers his estate when he can, and acts at random otherwise."""
    seats = state.to_act()
    seat = seats[int(choice.below(len(seats)))]
    actions = state.legal(seat)
    if choice.below(3):
        kinds = {action: ACTIONS.block_of(action).name for action in actions}
        best = next((like for like in LIKES if like in kinds.values()), "")
        actions = [action for action in actions if kinds[action] == best] or actions
    return seat, actions[int(choice.below(len(actions)))]


def finished(seats: int, options: dict[str, object], seed: int) -> BurgundyState:
    """The end of the game with this seed."""
    chance, choice = Seeded(seed), Seeded(seed + 2**40)
    state = new(seats, chance=chance, options=options)
    while not state.is_over:
        seat, action = choose(state, choice)
        state.apply(seat, action, chance)
    return state


def played(seats: int, options: dict[str, object], seed: int) -> Match:
    """The same game as a match."""
    match = Match.new("burgundy", [Seat(name) for name in NAMES[:seats]], options, seed=seed)
    choice = Seeded(seed + 2**40)
    while not match.state.is_over:
        assert isinstance(match.state, BurgundyState)
        match.play(*choose(match.state, choice))
    return match


def is_tie(state: BurgundyState, same_spaces: bool) -> bool:
    """Do the first two have the same points, and the same number of empty spaces or not?"""
    first, second = state.ranking().index(1), state.ranking().index(2)
    if state.scores()[first] != state.scores()[second]:
        return False
    return (empty_spaces(state, first) == empty_spaces(state, second)) == same_spaces


def has_founded(state: BurgundyState) -> bool:
    return any(sheet["founding"] for sheet in state.score_sheet())


WANTED: dict[str, tuple[int, dict[str, object], Callable[[BurgundyState], bool]]] = {
    "two-players": (2, {}, lambda state: True),
    "three-players": (3, {"estates": "random"}, lambda state: True),
    "four-players": (4, {"estates": "2,4,6,8"}, lambda state: True),
    "tie-fewest-empty": (2, {}, lambda state: is_tie(state, False)),
    "tie-most-empty": (2, {"tie": "most-empty"}, lambda state: is_tie(state, False)),
    "tie-turn-order": (2, {}, lambda state: is_tie(state, True)),
    "secret-choice": (3, {"estates": "choose", "choice": "secret"}, lambda state: True),
    "spielbox-founding": (2, {"estates": "random-10"}, has_founded),
}


def main() -> None:
    """Searches the seeds for the wanted ends."""
    RECORDS.mkdir(exist_ok=True)
    for name, (seats, options, is_wanted) in WANTED.items():
        seed = next(seed for seed in range(1, 10**6) if is_wanted(finished(seats, options, seed)))
        (RECORDS / f"{name}.jsonl").write_text(played(seats, options, seed).save().dump(), "utf-8")
        print(name, seed)


if __name__ == "__main__":
    main()
