"""Writes the records of this folder again, one for every way a game can end: for a new rules version.

Run it in the root of the project: `PYTHONPATH=src:. python tests/games/burdigala/make_records.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from chatelain.core.chance import Seeded
from chatelain.core.match import Match
from chatelain.core.record import Seat
from chatelain.games.burdigala.actions import ACTIONS
from chatelain.games.burdigala.ending import corruption, end_reason
from chatelain.games.burdigala.state import BurdigalaState
from tests.games.burdigala.helpers import new, sheet

RECORDS = Path(__file__).parent / "records"
NAMES = ("Anna", "Benno", "Carla", "Dario")
#: A box of the player's own: fewer goods, other tokens, another street.
OWN_DATA = "goods=3,3,3,3,3;corruption=2,4,6,6,4,2;ports=13,17,22,31"
#: What the players of some records like to do.
TRADERS = ("corrupt", "good", "accept", "theft", "merchant", "swap", "again")
INTRIGUERS = ("betray", "betray-hand", "play", "look", "connections", "influence", "theft", "merchant")


def choose(state: BurdigalaState, choice: Seeded, likes: tuple[str, ...]) -> tuple[int, int]:
    """A player who does what he likes when he can, and acts at random otherwise."""
    seat = state.to_act()[0]
    actions = state.legal(seat)
    liked = [action for action in actions if ACTIONS.block_of(action).name in likes]
    chosen = liked or actions
    return seat, chosen[int(choice.below(len(chosen)))]


def finished(seats: int, options: dict[str, object], likes: tuple[str, ...], seed: int) -> BurdigalaState:
    """The end of the game with this seed."""
    chance, choice = Seeded(seed), Seeded(seed + 2**40)
    state = new(seats, chance=chance, options=options)
    while not state.is_over:
        seat, action = choose(state, choice, likes)
        state.apply(seat, action, chance)
    return state


def played(seats: int, options: dict[str, object], likes: tuple[str, ...], seed: int) -> Match:
    """The same game as a match."""
    match = Match.new("burdigala", [Seat(name) for name in NAMES[:seats]], options, seed=seed)
    choice = Seeded(seed + 2**40)
    while not match.state.is_over:
        assert isinstance(match.state, BurdigalaState)
        match.play(*choose(match.state, choice, likes))
    return match


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


Wish = tuple[int, dict[str, object], tuple[str, ...], Callable[[BurdigalaState], bool]]
WANTED: dict[str, Wish] = {
    "built-two-players": (2, {}, (), end("built")),
    "built-three-players": (3, {}, INTRIGUERS, end("built")),
    "built-four-players": (4, {}, INTRIGUERS, end("built")),
    "goods-gone": (3, {}, TRADERS, end("goods")),
    "no-pawn-left": (3, {}, (), end("pawns")),
    "own-data": (2, {"data": OWN_DATA}, TRADERS, end("goods")),
    "tie-goods": (2, {}, (), lambda state: tie(state) == "goods"),
    "tie-corruption": (2, {}, (), lambda state: tie(state) == "corruption"),
    "tie-shared": (2, {}, ("end",), lambda state: tie(state) == "shared"),
    "below-zero": (4, {}, TRADERS, lambda state: any(sheet(state, seat).get("floor") for seat in range(4))),
}


def main() -> None:
    """Searches the seeds for the wanted ends."""
    RECORDS.mkdir(exist_ok=True)
    for name, (seats, options, likes, is_wanted) in WANTED.items():
        seed = next(seed for seed in range(1, 10**6) if is_wanted(finished(seats, options, likes, seed)))
        (RECORDS / f"{name}.jsonl").write_text(played(seats, options, likes, seed).save().dump(), "utf-8")
        print(name, seed, flush=True)


if __name__ == "__main__":
    main()
