"""Section 12: playing alone."""

from __future__ import annotations

import pytest

from chatelain.games.dice.tables import grade
from tests.games.dice.helpers import all_pass, alone, bonuses, can, new, play, told, view
from tests.games.dice.test_rules_09_colours import NEARLY
from tests.games.moves import sheet


@pytest.mark.rule("R12.1")
def test_one_player_and_no_opponent() -> None:
    state = new(1)
    assert state.to_act() == (0,) and state.ranking() == [1]
    play(state, "start monk", "commit")
    while not state.is_over:
        all_pass(state)
    assert state.scores() == [1] and state.ranking() == [1]


@pytest.mark.rule("R12.2")
@pytest.mark.parametrize("glasses", [1, 2])
def test_eight_turns_in_every_phase(glasses: int) -> None:
    roll = f"grey,grey,1,1,{glasses}"
    state = play(new(1), "start monk", "commit", roll=roll)
    turns = [0, 0, 0]
    while not state.is_over:
        turns[int(state.phase)] += 1
        all_pass(state, roll=roll)
    assert turns == [8, 8, 8]


@pytest.mark.rule("R12.3")
def test_the_hourglass_die_only_allows_the_sale() -> None:
    state = all_pass(alone("turn=3 p0.bonuses=good:2"), roll="grey,grey,1,1,2")
    assert (int(state.turn), int(state.crossed)) == (4, 0) and can(state, "sell")
    all_pass(state, roll="grey,grey,1,1,1")
    assert not can(state, "sell") and bonuses(state)["good"] == 2


def completed(phase: str) -> int:
    state = alone(f"phase={phase} roll=yellow,yellow,5,5,1 p0.marks={NEARLY}")
    play(state, "mark 5 e6", "commit")
    return sheet(state)["colours"]


@pytest.mark.rule("R12.4")
def test_the_first_value_in_phases_one_and_two() -> None:
    assert [completed("I"), completed("II")] == [4, 4]


@pytest.mark.rule("R12.5")
def test_the_second_value_in_phase_three() -> None:
    assert completed("III") == 2


@pytest.mark.rule("R12.4", "R12.5")
def test_a_colour_scores_once() -> None:
    state = alone(f"roll=yellow,yellow,5,5,1 p0.marks={NEARLY}")
    assert view(state)["colours"]["yellow"]["open"] == 4
    play(state, "mark 5 e6", "commit")
    assert view(state)["colours"]["yellow"]["open"] == 0 and view(state)["colours"]["blue"]["open"] == 4


@pytest.mark.rule("R12.5")
def test_the_log_says_which_value_was_taken() -> None:
    """In phase III the second one, even where nobody has taken the first."""
    for phase, place in (("I", 1), ("III", 2)):
        events = told(alone(f"phase={phase} roll=yellow,yellow,5,5,1 p0.marks={NEARLY}"), "mark 5 e6", "commit")
        assert [event.data["place"] for event in events if event.kind == "colour-completed"] == [place]


def graded(points: int) -> str:
    state = alone(f"phase=III turn=8 roll=grey,grey,1,1,1 p0.points=cities:{points}")
    events = told(state, "pass", "commit")
    assert events[-1].kind == "graded" and events[-1].data["total"] == points
    assert view(state, 0)["grade"] == events[-1].data["grade"]
    return str(events[-1].data["grade"])


@pytest.mark.rule("R12.6")
def test_more_than_50_and_more_than_60() -> None:
    assert [graded(points) for points in (49, 50, 51, 60, 61, 69)] == [
        "none",
        "none",
        "well-played",
        "well-played",
        "excellent",
        "excellent",
    ]


@pytest.mark.rule("R12.7")
def test_70_or_more() -> None:
    assert graded(70) == graded(84) == grade(100) == "incredible"
