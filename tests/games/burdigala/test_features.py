"""What a learned value sees: names, secrets kept, plans that no chance disturbs."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from chatelain.core.chance import Chance, Seeded
from chatelain.core.features import CAPACITY, DECIDING, WAITING, Row
from chatelain.games.burdigala.actions import ACTIONS, END
from chatelain.games.burdigala.closing import DUE_BUILDING, DUE_GOOD
from chatelain.games.burdigala.game import FEATURES, GAME
from chatelain.games.burdigala.seen.layout import LAYOUT
from chatelain.games.burdigala.state import BurdigalaState
from tests.games.burdigala.helpers import at, new


def positions(seats: int, seed: int, every: int = 1) -> Iterator[BurdigalaState]:
    """The positions of a random game."""
    state, choice, chance = new(seats, seed), Seeded(seed + 1), Seeded(seed + 2)
    number = 0
    while not state.is_over:
        if number % every == 0:
            yield state
        number += 1
        seat = int(state.seat_to_act())
        legal = state.legal(seat)
        state.apply(seat, legal[int(choice.below(len(legal)))], chance)


def written(state: BurdigalaState, seat: int, moment: int) -> list[int]:
    row = Row()
    FEATURES.write_background(state, seat, row)
    FEATURES.write(state, seat, moment, row)
    return row.as_list()


def moments(state: BurdigalaState, seat: int) -> Iterator[tuple[BurdigalaState, int]]:
    """All moments of a seat: it waits, or it decides and may close its plan."""
    if seat != state.seat_to_act():
        yield state, int(WAITING)
        return
    yield state, int(DECIDING)
    for action in state.legal(seat):
        if state.closes(seat, action):
            ahead = FEATURES.ahead(state, seat, action)
            assert isinstance(ahead, BurdigalaState)
            yield ahead, action


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_does_not_close_needs_no_chance_and_nobody_else(seats: int) -> None:
    for state in positions(seats, 10 + seats):
        seat = int(state.seat_to_act())
        for action in state.legal(seat):
            if not state.closes(seat, action):
                after = state.clone()
                after.apply(seat, action, Chance())
                assert not after.is_over and after.to_act() == (seat,), ACTIONS.text(action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_have_names_and_room(seats: int) -> None:
    most = 0
    for state in positions(seats, 20 + seats, every=3):
        for seat in range(seats):
            for ahead, moment in moments(state, seat):
                row = written(ahead, seat, moment)
                assert all(0 <= feature < LAYOUT.size for feature in row)
                most = max(most, len(row))
    assert 60 < most < CAPACITY // 4
    names = [LAYOUT.name(feature) for feature in range(LAYOUT.size)]
    assert len(set(names)) == LAYOUT.size
    assert 2_000 < LAYOUT.size < 12_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_show_only_what_the_seat_knows(seats: int) -> None:
    chance = Seeded(1)
    for state in positions(seats, 30 + seats, every=4):
        for seat in range(seats):
            dream = state.imagine(seat, chance)
            for (one, moment), (other, _moment) in zip(moments(state, seat), moments(dream, seat), strict=True):
                assert written(one, seat, moment) == written(other, seat, moment)


def test_both_engines_write_the_same() -> None:
    found = hashlib.sha256()
    for seats in (2, 3, 4):
        for state in positions(seats, 40 + seats, every=9):
            for seat in range(seats):
                for ahead, moment in moments(state, seat):
                    found.update(str((written(ahead, seat, moment), int(FEATURES.worth(ahead, seat)))).encode())
    assert found.hexdigest()[:16] == "33504fb53b6c604d"


def test_to_look_ahead_changes_nothing() -> None:
    for state in positions(3, 50, every=5):
        before = state.to_text()
        list(moments(state, int(state.seat_to_act())))
        assert state.to_text() == before


def test_a_port_is_reached_before_its_good_is_drawn() -> None:
    state = at("dice=1,2 p0.pawns=12 p1.pawns=31")
    action = ACTIONS.parse("move a 13")
    assert state.closes(0, action) and not state.closes(0, ACTIONS.parse("move a 8"))
    ahead = FEATURES.ahead(state, 0, action)
    assert isinstance(ahead, BurdigalaState)
    assert ahead.pawn[0] == 12 and ahead.pending() == DUE_GOOD


def test_the_last_stone_closes_and_is_worth_the_building() -> None:
    state = at("phase=stone moved=a sites=q3:5/4,q4:5/2 p0.pawns=10 p1.pawns=9")
    assert state.closes(0, ACTIONS.parse("lay q3")) and not state.closes(0, ACTIONS.parse("lay q4"))
    ahead = FEATURES.ahead(state, 0, ACTIONS.parse("lay q3"))
    assert isinstance(ahead, BurdigalaState)
    assert ahead.pending() == DUE_BUILDING and ahead.draws == 16
    after = state.clone()
    after.apply(0, ACTIONS.parse("lay q4"), Chance())
    assert FEATURES.worth(ahead, 0) > FEATURES.worth(after, 0)


def test_the_end_of_a_turn_is_looked_at_as_it_is() -> None:
    state = at("phase=after laid=q1 p0.pawns=6 p1.pawns=31")
    assert state.closes(0, END) and FEATURES.ahead(state, 0, END) is state


def test_a_finished_game_is_worth_its_points() -> None:
    state = new(2, 3)
    chance = Seeded(3)
    while not state.is_over:
        seat = int(state.seat_to_act())
        state.apply(seat, state.legal(seat)[0], chance)
    assert [int(FEATURES.worth(state, seat)) for seat in range(2)] == [100 * score for score in state.scores()]
    assert GAME.features() is FEATURES
