"""Section 3: roll and time."""

from __future__ import annotations

import pytest

from chatelain.core.chance import Noting, Seeded
from chatelain.games.dice.actions import ACTIONS
from tests.games.dice.helpers import all_pass, at, bonuses, can, new, play, roll_of, view


@pytest.mark.rule("R3.1")
def test_three_phases() -> None:
    state = at("time=1")
    phases = []
    while not state.is_over:
        phases.append(int(state.phase))
        all_pass(state)
    assert sorted(set(phases)) == [0, 1, 2] and phases == sorted(phases)


@pytest.mark.rule("R3.2")
def test_one_roll_of_five_dice_for_all() -> None:
    state, chance = at("seats=5"), Noting(Seeded(1))
    for seat in range(5):
        assert chance.take() == []
        for move in ("pass", "commit"):
            state.play(seat, ACTIONS.parse(move), chance)
    assert len(chance.take()) == 5
    views = [view(state, viewer)["roll"] for viewer in (-1, 0, 1, 2, 3, 4)]
    assert views == [views[0]] * 6


@pytest.mark.rule("R3.3")
def test_a_box_for_each_hourglass() -> None:
    state = all_pass(at("time=3"), roll="blue,blue,1,1,1")
    assert int(state.crossed) == 4 and roll_of(state) == ("blue", "blue", 1, 1, 1)
    all_pass(state, roll="blue,grey,1,2,2")
    assert int(state.crossed) == 6


@pytest.mark.rule("R3.4")
def test_the_turn_of_the_last_box_is_played_in_full_and_belongs_to_the_phase() -> None:
    state = all_pass(at("time=8 turn=6 roll=blue,blue,1,1,1 p0.marks=e6:4"), roll="orange,purple,1,2,2")
    assert (int(state.phase), int(state.crossed), int(state.turn)) == (0, 10, 7)
    play(state, "mark 1 f5", "commit", seat=0)
    assert int(state.phase) == 0
    all_pass(state, roll="purple,purple,1,1,1")
    assert (int(state.phase), int(state.crossed), int(state.turn)) == (1, 1, 1)


@pytest.mark.rule("R3.5")
def test_a_double_hourglass_on_the_last_box() -> None:
    state = all_pass(at("time=9"), roll="blue,blue,1,1,2")
    assert (int(state.phase), int(state.crossed)) == (0, 10)
    all_pass(state, roll="blue,blue,1,1,1")
    assert (int(state.phase), int(state.crossed)) == (1, 1)


@pytest.mark.rule("R3.6")
def test_it_still_allows_the_sale() -> None:
    state = all_pass(at("time=9 p0.bonuses=good:1"), roll="blue,blue,1,1,2")
    assert int(state.crossed) == 10 and can(state, "sell")
    play(state, "sell")
    assert bonuses(state) == {"silver": 1, "worker": 1}


@pytest.mark.rule("R3.7")
@pytest.mark.parametrize(("glasses", "turns"), [(1, 10), (2, 5)])
def test_five_to_ten_turns(glasses: int, turns: int) -> None:
    state = new(2)
    roll = f"blue,blue,1,1,{glasses}"
    play(state, "start monk", "commit", seat=0)
    play(state, "start monk", "commit", seat=1, roll=roll)
    played = 0
    while int(state.phase) == 0:
        all_pass(state, roll=roll)
        played += 1
    assert played == turns
