"""Writes the records of this folder again, one for every way a game can end: for a new rules version.

Run it in the root of the project: `PYTHONPATH=src:. python tests/games/dice/make_records.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from chatelain.core.chance import Seeded
from chatelain.core.match import Match
from chatelain.core.record import Seat
from chatelain.games.dice.actions import ACTIONS, MARK, PASS
from chatelain.games.dice.game import GAME
from chatelain.games.dice.scoring import unused_bonuses
from chatelain.games.dice.state import DiceState
from chatelain.games.dice.tables import grade
from chatelain.testing.records import NAMES, Records, Wish

RECORDS = Records("dice", DiceState, Path(__file__).parent / "records")


def choose(state: DiceState, choice: Seeded) -> tuple[int, int]:
    """A player who mostly likes what is worth most now, and never passes without need; seats in any order."""
    seats = state.to_act()
    seat = seats[int(choice.below(len(seats)))]
    actions = state.legal(seat)
    useful = [action for action in actions if action != PASS] or actions
    if choice.below(4) == 0:
        return seat, useful[int(choice.below(len(useful)))]
    values = []
    for action in useful:
        after = state.clone()
        if action < MARK or ACTIONS.text(action) != "commit":
            after.apply(seat, action, Seeded(0))
        values.append(GAME.evaluate(after, seat))
    return seat, useful[values.index(max(values))]


def played(wish: Wish[DiceState], seed: int) -> Match:
    """One game; now and then somebody takes back what they have drafted."""
    match = Match.new("dice", [Seat(name) for name in NAMES[: wish.seats]], wish.options, seed=seed)
    choice = Seeded(seed + 2**40)
    while not match.state.is_over:
        assert isinstance(match.state, DiceState)
        seat, action = choose(match.state, choice)
        limit = match.undo_limit(seat)
        if limit and choice.below(12) == 0:
            match.undo(seat, 1 + int(choice.below(limit)))
        else:
            match.play(seat, action)
    return match


def is_tie(state: DiceState, same_bonuses: bool) -> bool:
    """Do the first two have the same points, and the same number of unused bonuses or not?"""
    first, second = sorted(range(int(state.seats)), key=lambda seat: state.ranking()[seat])[:2]
    if state.scores()[first] != state.scores()[second]:
        return False
    return (unused_bonuses(state, first) == unused_bonuses(state, second)) == same_bonuses


def has_grade(name: str) -> Callable[[DiceState], bool]:
    return lambda state: grade(state.scores()[0]) == name


def is_won(state: DiceState) -> bool:
    return len(set(state.scores())) == int(state.seats)


#: Sheet B upside down, other points, more single hourglasses and no purple on the colour dice.
OWN = (
    "B=yooy/oyopp/oBbpGg/ppbybbg/pOybPo/bgooo/gpyy;zones=5,3,1,8,6,4,15,12,9;colours=4,2,3,2,6,3,9,8,4,2,3,1;"
    "colour-die=2,1,1,0,1,1;doubles=1"
)
WANTED: dict[str, Wish[DiceState]] = {
    "solo-none": Wish(1, {}, has_grade("none")),
    "solo-well-played": Wish(1, {"sheet": "B"}, has_grade("well-played")),
    "solo-excellent": Wish(1, {"sheet": "C"}, has_grade("excellent")),
    "solo-incredible": Wish(1, {"sheet": "D"}, has_grade("incredible")),
    "two-players": Wish(2, {}, is_won),
    "three-players-all-different": Wish(3, {"sheet": "C", "start": "different"}, is_won),
    "four-players": Wish(4, {"sheet": "B"}, is_won),
    "five-players-all-the-same": Wish(5, {"sheet": "D", "start": "same"}, is_won),
    "two-players-own-data": Wish(2, {"data": OWN, "sheet": "B"}, is_won),
    "tie-bonuses": Wish(2, {}, lambda state: is_tie(state, False)),
    "tie-shared": Wish(2, {}, lambda state: is_tie(state, True)),
}


def main() -> None:
    """Searches the seeds for the wanted ends."""
    for name, wish in WANTED.items():
        for seed in range(1, 10**6):
            match = played(wish, seed)
            assert isinstance(match.state, DiceState)
            if wish.is_wanted(match.state):
                RECORDS.keep(name, match)
                print(name, seed, flush=True)
                break


if __name__ == "__main__":
    main()
