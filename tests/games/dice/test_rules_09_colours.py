"""Section 9: colours completed."""

from __future__ import annotations

import pytest

from chatelain.games.dice.tables import COLOURS
from chatelain.games.dice.values import STANDARD
from tests.games.dice.helpers import all_pass, at, columns, play, told, view
from tests.games.moves import sheet

#: All yellow spaces of sheet A but e6, with what connects them to the castle e5.
NEARLY = "d5:1,c4:3,c3:3,d4:1,e3:1,f5:1,g4:2,g3:2,f4:1,d3:5,d2:6,e1:4,f1:4"
YELLOW = "roll=yellow,yellow,5,5,1"


def table(seats: int, nearly: str, claimed: str = "", more: str = "") -> str:
    """Some of the seats lack only e6 of the yellow spaces."""
    words = [f"seats={seats} {YELLOW} {more}"] + ([f"claimed={claimed}"] if claimed else [])
    return " ".join(words + [f"p{seat}.marks={NEARLY}" for seat in map(int, nearly)])


def colours(words: str, moves: dict[int, str]) -> list[int]:
    """The colour points of every seat after a turn."""
    state = at(words)
    for seat, move in moves.items():
        play(state, move, "commit", seat=seat)
    all_pass(state)
    return [sheet(state, seat).get("colours", 0) for seat in range(int(state.seats))]


@pytest.mark.rule("R9.1")
def test_the_first_scores_the_first_value() -> None:
    assert colours(table(2, "0"), {0: "mark 5 e6"}) == [4, 0]
    assert colours(table(2, "01"), {0: "mark 5 e6"}) == [4, 0]


@pytest.mark.rule("R9.2")
def test_the_next_in_a_later_turn_scores_the_second() -> None:
    assert colours(table(2, "1", "yellow:1"), {1: "mark 5 e6"}) == [0, 2]


@pytest.mark.rule("R9.3")
def test_all_of_one_turn_score_the_full_value() -> None:
    for order in ((0, 1, 2), (2, 1, 0)):
        moves = dict.fromkeys(order, "mark 5 e6")
        assert colours(table(3, "012"), moves) == [4, 4, 4]
        assert colours(table(3, "012", "yellow:1"), moves) == [2, 2, 2]


@pytest.mark.rule("R9.4")
def test_the_second_value_stays_open_when_several_share_the_first() -> None:
    state = at(table(3, "012"))
    for seat in (0, 1):
        play(state, "mark 5 e6", "commit", seat=seat)
    all_pass(state, roll="yellow,yellow,5,5,1")
    assert view(state)["colours"]["yellow"] == {"values": [4, 2], "open": 2}
    play(state, "mark 5 e6", "commit", seat=2)
    all_pass(state)
    assert [sheet(state, seat).get("colours") for seat in range(3)] == [4, 4, 2]


@pytest.mark.rule("R9.5")
def test_after_both_values_a_colour_is_worth_nothing_more() -> None:
    assert colours(table(2, "0", "yellow:2"), {0: "mark 5 e6"}) == [0, 0]
    state = at(table(2, "0", "yellow:2"))
    play(state, "mark 5 e6", "commit")
    events = told(state, "pass", "commit", seat=1)
    assert {"die": "yellow", "points": 0, "place": 0} in [event.data for event in events]
    assert view(state)["colours"]["yellow"]["open"] == 0


@pytest.mark.rule("R9.6")
def test_the_values() -> None:
    points = STANDARD.colour_points
    values = {name: (points[at], points[6 + at]) for at, name in enumerate(COLOURS)}
    assert values == {
        "purple": (3, 2),
        "grey": (3, 1),
        "blue": (4, 2),
        "orange": (6, 3),
        "green": (3, 1),
        "yellow": (4, 2),
    }


@pytest.mark.rule("R9.7")
def test_they_belong_to_the_phase_of_the_turn() -> None:
    """The last turn of phase I: its points stand in column I."""
    state = at(table(2, "0", more="phase=I time=10 turn=8"))
    play(state, "mark 5 e6", "commit")
    play(state, "pass", "commit")
    assert int(state.phase) == 1 and columns(state) == [1 + 2 + 4, 0, 0]
    state = at(table(2, "0", more="phase=II time=4 turn=3"))
    play(state, "mark 5 e6", "commit")
    play(state, "pass", "commit")
    assert columns(state) == [1, 2 + 4, 0]


@pytest.mark.rule("X10")
def test_example_10_two_together_one_later_one_too_late() -> None:
    state = at(table(4, "0123"))
    turns = [(0, 1), (), (2,), (3,)]
    for finishing in turns:
        for seat in finishing:
            play(state, "mark 5 e6", "commit", seat=seat)
        all_pass(state, roll="yellow,yellow,5,5,1")
    assert [sheet(state, seat).get("colours", 0) for seat in range(4)] == [4, 4, 2, 0]
