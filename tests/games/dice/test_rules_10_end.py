"""Section 10: the end of the game."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.dice.helpers import all_pass, at, columns, play, told

LAST = "phase=III time=10 turn=7 roll=grey,grey,1,1,1"


def end(words: str, seats: int = 2) -> tuple[list[int], list[int]]:
    """Scores and places after a last turn in which everybody takes a worker."""
    state = all_pass(at(f"seats={seats} {LAST} {words}"))
    assert state.is_over
    return state.scores(), state.ranking()


@pytest.mark.rule("R10.1")
def test_with_the_last_turn_of_phase_three() -> None:
    state = all_pass(at("phase=III time=9 turn=6"), roll="grey,grey,1,1,1")
    assert int(state.crossed) == 10 and state.to_act() == (0, 1)
    play(state, "pass", "commit")
    assert state.to_act() == (1,)
    events = told(state, "pass", "commit")
    assert state.is_over and state.to_act() == () and "game-ended" in [event.kind for event in events]
    assert state.verify(0, 0) == Refusal("game-over")


@pytest.mark.rule("R10.2")
def test_the_score_is_the_sum_of_three_phases() -> None:
    words = "p0.points=start-castle:1,pastures:20,sales:6 p0.columns=9,10,8"
    state = all_pass(at(f"{LAST} {words}"))
    assert columns(state) == [9, 10, 8] and state.scores() == [27, 1]


@pytest.mark.rule("R10.3")
def test_unused_bonuses_and_unfinished_zones_score_nothing() -> None:
    scores, _places = end("p0.bonuses=monk:5,silver:5,good:5,worker:5 p0.marks=d5:1,d6:2,f4:1")
    assert scores == [1, 1]


@pytest.mark.rule("R10.4")
def test_the_most_points_win() -> None:
    words = "p0.points=cities:10 p1.points=cities:30 p2.points=cities:20"
    assert end(words, 3) == ([10, 30, 20], [3, 1, 2])


@pytest.mark.rule("R10.5")
def test_a_tie_goes_to_the_most_unused_bonuses() -> None:
    words = "p0.points=cities:20 p1.points=mines:20 p0.bonuses=monk:1,silver:1 p1.bonuses=worker:3"
    assert end(words) == ([20, 20], [2, 1])


@pytest.mark.rule("R10.6")
def test_unsold_goods_count_among_them() -> None:
    words = "p0.points=cities:20 p1.points=mines:20 p0.bonuses=good:4 p1.bonuses=monk:1,silver:1,worker:1"
    assert end(words)[1] == [1, 2]


@pytest.mark.rule("R10.7")
def test_otherwise_the_victory_is_shared() -> None:
    words = "p0.points=cities:20 p1.points=mines:20 p2.points=cities:5 p0.bonuses=good:2 p1.bonuses=monk:2"
    assert end(words, 3)[1] == [1, 1, 3]
