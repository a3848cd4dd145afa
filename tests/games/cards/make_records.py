"""Writes the records of this folder again, one for every way a game can end: for a new rules version.

Run it in the root of the project: `PYTHONPATH=src:. python tests/games/cards/make_records.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from chatelain.core.chance import Seeded
from chatelain.core.match import Match
from chatelain.core.record import Seat
from chatelain.games.cards.actions import ACTIONS
from chatelain.games.cards.scoring import cards_in_storage, has_lost_to_aaron
from chatelain.games.cards.state import CardsState
from tests.games.cards.helpers import new

RECORDS = Path(__file__).parent / "records"
NAMES = ("Anna", "Benno", "Carla", "Dario")
#: What the players like to do, best first; the rest only when there is nothing better.
LIKES = ("bonus", "place", "fetch", "keep", "sell", "good", "animal", "take", "buy", "play")
OWN_DATA = "triples=6,6,6,5,5,5,4;good-points=2;E=1p,2w,2s"


def choose(state: CardsState, choice: Seeded) -> tuple[int, int]:
    """A player who fills his estate when he can, and acts at random otherwise."""
    seat = state.to_act()[0]
    actions = state.legal(seat)
    if choice.below(6):
        kinds = {action: ACTIONS.block_of(action).name for action in actions}
        best = next((like for like in LIKES if like in kinds.values()), "")
        actions = [action for action in actions if kinds[action] == best] or actions
    return seat, actions[int(choice.below(len(actions)))]


def finished(seats: int, options: dict[str, object], seed: int) -> CardsState:
    """The end of the game with this seed."""
    chance, choice = Seeded(seed), Seeded(seed + 2**40)
    state = new(seats, chance=chance, options=options)
    while not state.is_over:
        seat, action = choose(state, choice)
        state.apply(seat, action, chance)
    return state


def played(seats: int, options: dict[str, object], seed: int) -> Match:
    """The same game as a match."""
    match = Match.new("cards", [Seat(name) for name in NAMES[:seats]], options, seed=seed)
    choice = Seeded(seed + 2**40)
    while not match.state.is_over:
        assert isinstance(match.state, CardsState)
        match.play(*choose(match.state, choice))
    return match


def is_tie(state: CardsState, is_shared: bool) -> bool:
    """Do both have the same points, and the same number of cards in storage or not?"""
    stored = [int(cards_in_storage(player)) for player in state.players]
    return state.scores()[0] == state.scores()[1] and (stored[0] == stored[1]) == is_shared


def is_lost(state: CardsState, round_: int) -> bool:
    return has_lost_to_aaron(state) and int(state.round) == round_


WANTED: dict[str, tuple[int, dict[str, object], Callable[[CardsState], bool]]] = {
    "two-players": (2, {}, lambda state: state.scores()[0] != state.scores()[1]),
    "three-players": (3, {}, lambda state: len(set(state.scores())) == 3),
    "four-players": (4, {}, lambda state: len(set(state.scores())) == 4),
    "own-data": (2, {"data": OWN_DATA}, lambda state: True),
    "tie-storage": (2, {}, lambda state: is_tie(state, False)),
    "tie-shared": (2, {}, lambda state: is_tie(state, True)),
    "alone-lost-A": (1, {}, lambda state: is_lost(state, 0)),
    "alone-lost-B": (1, {}, lambda state: is_lost(state, 1)),
    "alone-lost-C": (1, {}, lambda state: is_lost(state, 2)),
    "alone-lost-D": (1, {}, lambda state: is_lost(state, 3)),
    "alone-lost-E": (1, {}, lambda state: is_lost(state, 4)),
    "alone-won": (1, {}, lambda state: not has_lost_to_aaron(state)),
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
