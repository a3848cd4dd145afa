"""Section 5: the stone."""

from __future__ import annotations

import pytest

from chatelain.core.packed import amount
from tests.games.burdigala.helpers import (
    at,
    building,
    can,
    card,
    code,
    hand,
    is_finished,
    legal,
    play,
    points,
    site,
    tile,
    tokens,
)
from tests.games.moves import sheet

#: Seat 0 has moved to point 10, beside q3, q4, q7 and q8; nobody else is near.
AT_TEN = "phase=stone moved=a p0.pawns=10 p1.pawns=31"


@pytest.mark.rule("R5.1")
def test_sites_that_touch_the_pawn() -> None:
    state = at(f"{AT_TEN} sites=q4:fountain")
    assert legal(state, "lay") == {"lay q3", "lay q7", "lay q8"}
    assert code(state, "lay q4") == "site-finished" and code(state, "lay q1") == "site-not-touched"
    assert code(state, "lay q3b") == "no-such-site"
    assert legal(at("phase=stone moved=a p0.pawns=17 p1.pawns=31"), "lay") == {"lay q9a", "lay q9b"}


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize(("before", "gain"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_points_for_the_places_left_empty(before: int, gain: int) -> None:
    state = play(at(f"{AT_TEN} sites=q3:5/{before}"), "lay q3")
    assert points(state) == gain and site(state, "q3") == (before + 1, 5)
    assert sheet(state) == {"stones": gain}


@pytest.mark.rule("X2")
def test_example_three_points() -> None:
    assert points(play(at(f"{AT_TEN} sites=q3:5/1"), "lay q3")) == 3


@pytest.mark.rule("R5.3")
def test_the_last_stone_scores_the_building() -> None:
    state = play(at(f"{AT_TEN} sites=q3:4/3"), "lay q3", draws=[tile("basilica")])
    assert sheet(state) == {"buildings": 6}
    assert is_finished(state, "q3") and building(state, "q3") == "basilica"


@pytest.mark.rule("R5.4")
def test_stones_of_a_finished_building_go_back() -> None:
    state = play(at(f"{AT_TEN} sites=q3:4/3"), "lay q3")
    assert site(state, "q3") == (0, 4)


@pytest.mark.rule("R5.5", "R5.6")
def test_the_bonus_goes_to_the_first_building() -> None:
    words = "phase=stone moved=a bonus=q2:3,q9:2 sites=q2a:2/1,q2b:2/1 p0.pawns=4 p1.pawns=31"
    state = play(at(words), "lay q2b", draws=[tile("tavern")])
    assert sheet(state) == {"buildings": 3, "bonus": 3}
    assert amount(state.bonus, 1) == 0 and amount(state.bonus, 8) == 2
    second = state.to_text().replace("phase=after", "phase=stone").replace(" laid=q2b", "")
    state = play(at(second.removeprefix("burdigala ")), "lay q2a", draws=[tile("altar")])
    assert sheet(state) == {"buildings": 5, "bonus": 3}


@pytest.mark.rule("R5.7", "R1.5")
def test_the_bonus_counts_for_the_necropolis() -> None:
    words = "phase=stone moved=a bonus=q2:3 sites=q2a:3/2 p0.pawns=4 p1.pawns=31"
    assert sheet(play(at(words), "lay q2a", draws=[tile("necropolis")])) == {"bonus": 3}


@pytest.mark.rule("R5.8")
def test_the_stopped_site_brings_two_cards() -> None:
    draws = [tile("stopped_site"), card("boat"), card("theft")]
    state = play(at(f"{AT_TEN} sites=q3:5/4"), "lay q3", draws=draws)
    assert sheet(state) == {"buildings": 4} and hand(state) == ["boat", "theft"]


@pytest.mark.rule("R5.9")
def test_the_necropolis_clears_corruption() -> None:
    words = f"{AT_TEN} sites=q3:3/2 p0.tokens=5,5,2 p1.tokens=4"
    state = at(words)
    before = int(state.tokens_left)
    play(state, "lay q3", draws=[tile("necropolis")])
    assert tokens(state, 0) == [] and tokens(state, 1) == [4] and state.tokens_left == before + 3
    assert points(state) == 0
    # Whoever had them may draw them again.
    assert state.census() == at(words).census()
    assert can(state, "end")
