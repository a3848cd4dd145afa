"""Section 2: the start castle."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.dice.helpers import (
    at,
    bonuses,
    columns,
    legal,
    marked,
    new,
    number_in,
    open_spaces,
    play,
    points,
    spaces,
    told,
    view,
    why_not,
)
from tests.games.moves import sheet


@pytest.mark.rule("R2.1")
def test_before_the_first_roll_everybody_crosses_one_castle() -> None:
    state = new(2)
    assert state.to_act() == (0, 1)
    assert legal(state) == {"start monk", "start silver", "start good", "start worker"}
    assert why_not(state, "pass") == Refusal("choose-castle-first")
    assert why_not(state, "commit") == Refusal("choose-castle-first")
    play(state, "start silver")
    assert marked(state) == {"c5"} and legal(state) == {"commit"}
    assert why_not(state, "start monk") == Refusal("castle-chosen", castle="silver")
    play(state, "commit")
    play(state, "start worker", "commit", roll="blue,grey,3,4,1")
    assert (int(state.phase), int(state.turn), state.to_act()) == (0, 1, (0, 1))
    assert why_not(state, "start good") == Refusal("only-before-game")


@pytest.mark.rule("R2.2")
def test_chosen_at_the_same_time_and_in_secret_and_the_same_castle_is_allowed() -> None:
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = new(3)
        for seat in order[:-1]:
            play(state, "start good", "commit", seat=seat)
            assert why_not(state, "start monk", seat) == Refusal("committed-already")
        last = order[-1]
        for seat in order[:-1]:
            seen = view(state, last)["players"][seat]
            assert (seen["castle"], seen["committed"], seen["goods"], seen["points"]) == (None, True, 0, 0)
        assert legal(state, seat=last) == {"start monk", "start silver", "start good", "start worker"}
        play(state, "start good", "commit", seat=last)
        assert [view(state)["players"][seat]["castle"] for seat in range(3)] == ["good"] * 3


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(("castle", "space"), [("monk", "e5"), ("silver", "c5"), ("good", "c2"), ("worker", "e2")])
def test_the_bonus_of_the_square(castle: str, space: str) -> None:
    state = play(new(1), f"start {castle}", "commit")
    assert bonuses(state) == {castle: 1} and marked(state) == {space}


@pytest.mark.rule("R2.4")
def test_one_point_in_the_column_of_phase_one() -> None:
    state = play(new(1), "start monk")
    assert points(state) == 1 and columns(state) == [1, 0, 0]
    play(state, "commit")
    assert state.scores() == [1] and sheet(state) == {"start-castle": 1}


@pytest.mark.rule("R2.5")
def test_it_counts_as_a_marked_space() -> None:
    state = at()
    assert open_spaces(state) == {"d5", "d6", "e4", "e6", "f4", "f5"}
    # The other three castles complete green.
    marks = "p0.marks=d5:1,c5:1,d4:2,c4:3,d3:5,c3:3,c2:5,e3:1,d2:6"
    state = at(f"roll=green,green,1,1,1 {marks}")
    events = told(state, "mark 1 e2", "commit")
    assert [event.kind for event in events if event.seat == 0] == ["draft-mark", "committed"]
    events = told(state, "pass", "commit", seat=1)
    assert {"die": "green", "points": 3, "place": 1} in [
        event.data for event in events if event.kind == "colour-completed"
    ]


@pytest.mark.rule("R2.6")
def test_it_holds_no_number_and_supplies_none() -> None:
    """On a sheet of one's own the start castle touches another one."""
    words = "sheet=bbgg/ooppo/oyyBGp/obbpooo/yOpbPy/ygbpp/goyy p0.castle=good"
    for number in range(1, 7):
        state = at(f"{words} roll=green,green,{number},{number},1")
        assert number_in(state, "c4") == 0 and "c5" in open_spaces(state)
        assert spaces(state, "mark", number) == set()
    state = at(f"{words} roll=green,green,1,2,1")
    assert why_not(state, "mark 1 c5") == Refusal("castle-needs-neighbour", number=1, space="c5")
