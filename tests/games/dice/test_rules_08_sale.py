"""Section 8: selling goods."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.dice.helpers import all_pass, at, bonuses, can, legal, play, points, told, why_not
from tests.games.moves import sheet


@pytest.mark.rule("R8.1")
def test_on_a_double_hourglass_everybody_may_sell() -> None:
    state = at("roll=orange,yellow,1,3,2 p0.bonuses=good:1 p1.bonuses=good:2")
    assert can(state, "sell", 0) and can(state, "sell", 1)
    play(state, "sell", seat=1)
    assert can(state, "sell", 0) and can(state, "pass", 0)  # nobody has to
    state = at("roll=orange,yellow,1,3,1 p0.bonuses=good:1")
    assert why_not(state, "sell") == Refusal("no-double-hourglass")
    state = at("roll=orange,yellow,1,3,2 p0.bonuses=")
    assert why_not(state, "sell") == Refusal("no-goods", goods=0)


@pytest.mark.rule("R8.2")
def test_all_goods_or_none() -> None:
    state = play(at("roll=orange,yellow,1,3,2 p0.bonuses=good:3"), "sell")
    assert bonuses(state) == {"silver": 3}
    assert why_not(state, "sell") == Refusal("sold-already")


@pytest.mark.rule("R8.3")
def test_a_silver_and_two_points_for_each() -> None:
    state = play(at("roll=orange,yellow,1,3,2 p0.bonuses=good:3,silver:1"), "sell")
    assert bonuses(state) == {"silver": 4} and points(state) == 7
    play(state, "pass", "commit")
    events = told(state, "pass", "commit", seat=1)
    assert {"goods": 3, "silver": 3, "points": 6} in [event.data for event in events if event.kind == "sold"]
    assert sheet(state) == {"start-castle": 1, "sales": 6}


@pytest.mark.rule("R8.4")
def test_a_sale_is_not_the_use_of_a_bonus() -> None:
    for move in ("monk 1 f4", "worker 2 d5", "mark 1 d5|silver 3 d6"):
        state = at("roll=orange,yellow,1,3,2 p0.bonuses=good:1,monk:1,worker:1")
        play(state, "sell", *move.split("|"))
        assert legal(state) == {"commit"}


@pytest.mark.rule("R8.5")
def test_before_the_first_combination_and_its_silver_serves_at_once() -> None:
    state = at("roll=orange,yellow,1,3,2 p0.bonuses=good:1")
    play(state, "mark 1 d5")
    assert why_not(state, "sell") == Refusal("sale-comes-first")
    assert why_not(state, "silver 3 d6") == Refusal("needs-silver")
    state = play(at("roll=orange,yellow,1,3,2 p0.bonuses=good:1"), "sell", "mark 1 d5")
    assert can(state, "silver 3 d6")


@pytest.mark.rule("R8.6")
def test_a_good_won_in_a_turn_waits() -> None:
    state = at("roll=blue,yellow,6,3,2 p0.bonuses=good:1 p0.marks=e4:5")
    play(state, "sell", "mark 6 f3")
    assert bonuses(state) == {"silver": 1, "good": 1} and not can(state, "sell")
    play(state, "commit")
    all_pass(state, roll="grey,grey,1,1,2")
    assert can(state, "sell")


@pytest.mark.rule("X9")
def test_example_9_three_goods() -> None:
    state = at("roll=orange,yellow,1,3,2 p0.bonuses=good:3")
    before = points(state)
    play(state, "sell")
    assert points(state) - before == 6 and bonuses(state) == {"silver": 3}
    play(state, "mark 1 d5", "silver 3 d6")
    assert bonuses(state) == {"silver": 2}
