"""Section 7: using bonuses."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.dice.helpers import (
    alone,
    at,
    bonuses,
    can,
    legal,
    marked,
    number_in,
    play,
    points,
    roll_of,
    spaces,
    why_not,
)

ALL = "p0.bonuses=monk:2,silver:2,good:1,worker:2"


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize("first", ["monk 1 f4", "worker 2 d5", "mark 1 d5|silver 3 d6"])
def test_at_most_one_bonus_in_a_turn(first: str) -> None:
    state = play(at(f"roll=orange,yellow,1,3,1 {ALL}"), *first.split("|"))
    assert legal(state) == {"commit"}
    for other in ("monk 1 f5", "worker 2 d6", "silver 3 e6", "mark 3 e6", "pass"):
        assert why_not(state, other) == Refusal("bonus-used")


@pytest.mark.rule("R7.2")
def test_a_used_bonus_is_gone() -> None:
    start = f"roll=orange,yellow,1,3,1 {ALL}"
    assert bonuses(play(at(start), "monk 1 f4"))["monk"] == 1
    assert bonuses(play(at(start), "worker 2 d5"))["worker"] == 1
    assert bonuses(play(at(start), "mark 1 d5", "silver 3 d6"))["silver"] == 1
    poor = at("roll=orange,yellow,1,3,1 p0.bonuses=")
    assert why_not(poor, "monk 1 f4") == Refusal("needs-monk")
    assert why_not(poor, "worker 2 d5") == Refusal("needs-worker")
    play(poor, "mark 1 d5")
    assert why_not(poor, "silver 3 d6") == Refusal("needs-silver")


@pytest.mark.rule("R7.3")
def test_a_monk_gives_a_colour_die_any_other_colour() -> None:
    state = at("roll=grey,green,1,5,1")
    assert spaces(state, "monk", 1) == {"d5", "d6", "e6", "f4", "f5"}
    assert spaces(state, "monk", 5) == {"d5", "d6", "e4", "e6"}
    assert why_not(state, "monk 2 f4") == Refusal("number-not-rolled", number=2)
    play(state, "monk 5 e4")
    assert number_in(state, "e4") == 5 and bonuses(state) == {}


@pytest.mark.rule("R7.4")
def test_a_worker_gives_a_number_die_any_other_number() -> None:
    state = at("roll=purple,orange,5,6,1 p0.bonuses=worker:1")
    assert {number for number in range(1, 7) if spaces(state, "worker", number) & {"f4"}} == {1, 2}
    assert {number for number in range(1, 7) if spaces(state, "worker", number) & {"d5"}} == {1, 2, 3, 4, 5, 6}
    assert why_not(state, "worker 5 e4") == Refusal("colour-not-rolled", die="blue")
    play(state, "worker 2 f4")
    assert number_in(state, "f4") == 2 and bonuses(state) == {}


@pytest.mark.rule("R7.5")
def test_the_dice_do_not_change_for_the_others() -> None:
    state = at("roll=grey,green,1,5,1")
    before = legal(state, seat=1)
    play(state, "monk 5 e4", "commit", seat=0)
    assert roll_of(state) == ("grey", "green", 1, 5, 1) and legal(state, seat=1) == before


@pytest.mark.rule("R7.6")
def test_another_colour_and_another_number_than_the_die_shows() -> None:
    state = at("roll=orange,orange,3,3,1 p0.bonuses=monk:1,worker:1")
    assert why_not(state, "monk 3 d5") == Refusal("colour-on-both", die="orange")
    assert why_not(state, "worker 3 d5") == Refusal("number-on-both", number=3)
    # One die shows it, the other may become it.
    state = at("roll=orange,yellow,3,4,1 p0.bonuses=monk:1,worker:1")
    assert can(state, "monk 3 d5") and can(state, "worker 3 d5")


@pytest.mark.rule("R7.7")
def test_silver_buys_a_second_combination() -> None:
    state = at("roll=orange,yellow,1,3,1 p0.bonuses=silver:1")
    assert why_not(state, "silver 1 d5") == Refusal("first-combination")
    play(state, "mark 1 d5", "silver 3 e6")
    assert marked(state) == {"e5", "d5", "e6"} and bonuses(state) == {}


@pytest.mark.rule("R7.8")
def test_at_least_one_die_is_another_one() -> None:
    state = play(at("roll=orange,yellow,1,3,1 p0.bonuses=silver:1"), "mark 1 d5")
    assert spaces(state, "silver", 1) == {"c4", "e6"}  # yellow, but not orange
    # Another space of the colour with the same dice would be in another city.
    state = at("roll=orange,yellow,1,3,1 p0.bonuses=silver:1 p0.marks=d6:2,c6:1")
    play(state, "mark 1 d5")
    assert why_not(state, "silver 1 b5") == Refusal("same-dice", die="orange", number=1)
    assert can(state, "silver 3 b5")
    for roll in ("orange,yellow,1,1,1", "orange,orange,1,3,1"):
        state = at(f"roll={roll} p0.bonuses=silver:1 p0.marks=d6:2,c6:1")
        assert can(play(state, "mark 1 d5"), "silver 1 b5")


@pytest.mark.rule("R7.9")
def test_the_second_space_may_touch_the_first_and_obeys_all_rules() -> None:
    state = at("roll=orange,yellow,1,3,1 p0.bonuses=silver:1")
    assert why_not(state, "mark 3 d7") == Refusal("not-adjacent", space="d7")
    play(state, "mark 1 d6")
    assert can(state, "silver 3 d7")
    assert why_not(state, "silver 3 c6") == Refusal("colour-not-rolled", die="purple")
    assert why_not(state, "silver 2 d7") == Refusal("number-not-rolled", number=2)
    assert why_not(state, "silver 1 d5") == Refusal("city-has-number", number=1)
    assert why_not(state, "silver 3 a1") == Refusal("not-adjacent", space="a1")
    assert why_not(state, "silver 3 d6") == Refusal("space-marked", space="d6")


@pytest.mark.rule("R7.10")
def test_a_silver_just_earned_may_pay() -> None:
    state = at("roll=green,orange,1,3,1 p0.bonuses= p0.marks=d5:1")
    play(state, "mark 1 c5")
    assert bonuses(state) == {"silver": 1} and can(state, "silver 3 d6")
    play(state, "silver 3 d6")
    assert bonuses(state) == {}


@pytest.mark.rule("R7.11")
def test_no_silver_with_the_worker_of_a_turn_without_combination() -> None:
    state = at("roll=orange,yellow,1,3,1 p0.bonuses=silver:1")
    play(state, "pass")
    assert why_not(state, "silver 1 d5") == Refusal("worker-taken")
    state = play(at("roll=orange,yellow,1,3,1 p0.bonuses=silver:1"), "mark 1 d5")
    assert why_not(state, "pass") == Refusal("combination-made")


@pytest.mark.rule("X3")
def test_example_3_the_orange_die_serves_twice() -> None:
    state = alone("roll=orange,purple,2,4,1 p0.bonuses=silver:1")
    play(state, "mark 2 d5", "silver 4 d6")
    assert (number_in(state, "d5"), number_in(state, "d6")) == (2, 4) and bonuses(state) == {}


@pytest.mark.rule("X4")
def test_example_4_two_dice_that_show_the_same_are_two_dice() -> None:
    state = alone("roll=yellow,grey,1,1,1 p0.bonuses=silver:1 p0.marks=f5:1")
    play(state, "mark 1 e6", "silver 1 g4")
    assert (number_in(state, "e6"), number_in(state, "g4")) == (1, 1)


EXAMPLE = (
    "phase=II roll=yellow,orange,4,6,1 p0.castle=monk p0.bonuses=monk:2,worker:1 "
    "p0.marks=b5:6,c5:1,c6:2,d4:1,d5:1,d6:2,d7:5,e6:4,f4:2,f5:1,g4:3"
)


@pytest.mark.rule("X5")
def test_example_5_the_position() -> None:
    state = alone(EXAMPLE)
    assert marked(state) == {"b5", "c5", "c6", "d4", "d5", "d6", "d7", "e5", "e6", "f4", "f5", "g4"}
    assert number_in(state, "e5") == 0 and number_in(state, "c5") == 1
    assert bonuses(state) == {"monk": 2, "worker": 1} and roll_of(state)[:4] == ("yellow", "orange", 4, 6)


@pytest.mark.rule("X6")
def test_example_6_a_worker_makes_a_three() -> None:
    state = alone(EXAMPLE)
    before = points(state)
    play(state, "worker 3 g3")
    assert points(state) - before == 6 and bonuses(state) == {"monk": 2}


@pytest.mark.rule("X7")
def test_example_7_without_a_bonus() -> None:
    state = alone(EXAMPLE)
    assert legal(state, "mark") == {"mark 4 c3", "mark 4 c4", "mark 6 c3", "mark 6 c4"}


@pytest.mark.rule("X8")
def test_example_8_a_monk_makes_blue_or_grey() -> None:
    state = alone(EXAMPLE)
    river_with_six = spaces(state, "monk", 6) & {"a1", "a2", "d2", "d3", "e4", "f3"}
    assert river_with_six == {"d3", "e4", "f3"}
    assert spaces(state, "monk", 4) & {"a3", "a4", "f2", "g1"} == {"a4"}
    # Besides, only the pasture, which needs no monk.
    assert spaces(state, "monk", 6) - river_with_six == spaces(state, "monk", 4) - {"a4"} == {"c3", "c4"}
