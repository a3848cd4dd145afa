"""What holds in every game, whoever plays: random games with all their positions looked at."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chatelain.core.chance import Seeded
from chatelain.games.dice import turns
from chatelain.games.dice.actions import ACTIONS, COMMIT, MARK, MONK, PASS, SILVER, WORKER, number_of, space_of
from chatelain.games.dice.fields import MARKED, ROW
from chatelain.games.dice.game import GAME
from chatelain.games.dice.state import DiceState
from chatelain.games.dice.tables import COLOURS
from chatelain.hexes import NAMES, NEIGHBOURS
from chatelain.testing import Case, check_secrets
from tests.games.dice.helpers import bonuses, columns, marked, names_of, new, number_in, points, roll_of, told
from tests.games.moves import random_game, sheet

IS_COMPILED = not str(turns.__file__).endswith(".py")
#: How many games of each kind: the compiled engine has time for many.
MANY = 40 if IS_COMPILED else 12
OPTIONS: dict[str, dict[str, object]] = {
    "secret": {},
    "different": {"start": "different", "sheet": "B"},
    "same": {"start": "same", "sheet": "C"},
    "D": {"sheet": "D"},
}


def kinds() -> list[tuple[int, str]]:
    return [(seats, name) for name in OPTIONS for seats in range(1, 6) if name != "different" or 2 <= seats <= 4]


def check_combination(state: DiceState, seat: int, action: int) -> None:
    """Sections 4, 5 and 7 once more, from the sheet itself: called before a space is marked."""
    space, number = int(space_of(action)), int(number_of(action))
    here, colour = NAMES[space], COLOURS[state.sheet.colour[space]]
    done = marked(state, seat)
    assert here not in done and NEIGHBOURS[space] & state.now[seat * int(ROW) + MARKED]
    zone = [
        number_in(state, NAMES[s], seat) for s in range(37) if state.sheet.zone[space] >> s & 1 and NAMES[s] in done
    ]
    beside = [number_in(state, NAMES[s], seat) for s in range(37) if NEIGHBOURS[space] >> s & 1 and NAMES[s] in done]
    listed = {"purple": (1, 2), "grey": (3, 4), "blue": (5, 6)}
    if colour in listed:
        assert number in listed[colour]
    elif colour == "orange":
        assert number not in zone
    elif colour == "yellow":
        assert all(other == number for other in zone)
    else:
        assert number in beside
    first, second, one, two, _glass = roll_of(state)
    assert (colour in (first, second)) or MONK <= action < WORKER
    assert number in (one, two) or WORKER <= action < SILVER


@pytest.mark.parametrize(("seats", "name"), kinds())
def test_random_games_keep_the_rules(seats: int, name: str) -> None:
    for seed in range(MANY):
        state = new(seats, **OPTIONS[name])
        census, turns_played = state.census(), 0
        for seat, action in random_game(state, seed):
            if MARK <= action < PASS:
                check_combination(state, seat, action)
            if action == COMMIT and state.phase >= 0:
                shown = int(state.shown[seat * int(ROW) + MARKED])
                assert names_of(shown) <= marked(state, seat)
                assert len(marked(state, seat)) - len(names_of(shown)) <= 2
            if action == COMMIT and len(state.to_act()) == 1:
                turns_played += 1
                assert state.census() == census
            assert all(min(bonuses(state, other).values(), default=0) >= 0 for other in range(seats))
        assert state.census() == census
        assert state.scores() == [sum(columns(state, other)) for other in range(seats)]
        assert state.scores() == [sum(sheet(state, other).values()) for other in range(seats)]
        assert state.scores() == [points(state, other) for other in range(seats)]
        starts = {"secret": 1, "D": 1, "same": 1, "different": seats}[name]
        assert (turns_played - starts == 24) if seats == 1 else (15 <= turns_played - starts <= 30)


@settings(max_examples=200 if IS_COMPILED else 40, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 5), st.integers(0, 12), st.randoms(use_true_random=False))
def test_the_order_of_arrival_never_matters(seed: int, seats: int, turns_before: int, random: object) -> None:
    """Any drafts in any position, played in any order of seats and moves, end in the same position and story."""
    shuffle = getattr(random, "shuffle")  # noqa: B009 (hypothesis gives no type for it)
    chance, choice, state = Seeded(seed), Seeded(seed + 1), new(seats)
    while not state.is_over and (int(state.phase), int(state.turn)) < (0, turns_before):
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[int(choice.below(len(legal)))], chance)
    drafts = [list[str]() for _seat in range(seats)]
    for seat in range(seats):
        twin = state.clone()
        while not drafts[seat] or drafts[seat][-1] != "commit":
            legal = twin.legal(seat)
            action = legal[int(choice.below(len(legal)))]
            drafts[seat].append(ACTIONS.text(action))
            if action != COMMIT:
                twin.apply(seat, action, chance)
    ends = set()
    for _time in range(3):
        order = [seat for seat in range(seats) for _move in drafts[seat]]
        shuffle(order)
        again, done, last = GAME.from_text(state.to_text()), [0] * seats, []
        for seat in order:
            last = told(again, drafts[seat][done[seat]], seat=seat, roll="blue,grey,5,6,1")
            done[seat] += 1
        story = [(event.kind, event.seat, str(event.data)) for event in last if event.kind != "committed"]
        ends.add((again.to_text(), str(story)))
    assert len(ends) == 1


def test_a_dream_is_a_position_that_can_be_played_on() -> None:
    """Drafts of others are redrawn, legally; one's own stays."""
    for seed in range(MANY // 3):
        state = new(3, sheet="D")
        for decision, (_seat, _action) in enumerate(random_game(state, seed)):
            if decision % 5 == 0:
                for viewer in (-1, 0, 1, 2):
                    dream = state.imagine(viewer, Seeded(decision))
                    assert dream.census() == state.census() and dream.to_act() == state.to_act()
                    assert GAME.from_text(dream.to_text()).to_text() == dream.to_text()
                    if viewer >= 0:
                        assert dream.view(viewer) == state.view(viewer)


@pytest.mark.thorough  # the kit does the same with fewer games
@pytest.mark.parametrize(("seats", "name"), [(2, "secret"), (3, "different"), (4, "same"), (5, "D")])
def test_nobody_learns_anything_of_a_draft(seats: int, name: str) -> None:
    """The leak test of the kit, over thousands of positions where the engine is compiled."""
    check_secrets(Case.of(GAME, seats, OPTIONS[name]), 5 if IS_COMPILED else 1, 5000)
