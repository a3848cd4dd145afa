"""Section 14: final scoring."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from chatelain.games.burdigala.scoring import set_points
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.tables import SET_POINTS
from tests.games.burdigala.helpers import at, play
from tests.games.burdigala.test_rules_08_no_move import LAST_SITE
from tests.games.moves import sheet

DONE = LAST_SITE.replace("q1:5/1", "q1:forum")


def over(words: str, seats: int = 2) -> BurdigalaState:
    """The last turn ends: everything is built."""
    pawns = " ".join(f"p{seat}.pawns={seat + 1}" for seat in range(seats))
    return play(at(f"seats={seats} phase=after laid=q1 {DONE} {pawns} {words}"), "end")


def packed(*amounts: int) -> int:
    return sum(amount * 16**kind for kind, amount in enumerate(amounts))


@pytest.mark.rule("R14.1")
def test_points_of_sets() -> None:
    assert list(SET_POINTS) == [0, 1, 3, 6, 10, 15]
    assert [set_points(packed(*[1] * kinds)) for kinds in range(6)] == [0, 1, 3, 6, 10, 15]
    assert sheet(over("p0.goods=wine,tin,copper p1.goods=wine,wine")) == {"goods": 6}


@pytest.mark.rule("R14.2")
def test_the_sets_that_score_most() -> None:
    """Against all ways to split small hands into sets of different cards."""

    def best(hand: tuple[int, ...]) -> int:
        if not any(hand):
            return 0
        found = 0
        for chosen in range(1, 32):
            if all(hand[kind] for kind in range(5) if chosen >> kind & 1):
                rest = tuple(amount - (chosen >> kind & 1) for kind, amount in enumerate(hand))
                found = max(found, SET_POINTS[chosen.bit_count()] + best(rest))
        return found

    for hand in combinations_with_replacement(range(3), 5):
        if sum(hand) <= 6:
            assert set_points(packed(*hand)) == best(hand)


@pytest.mark.rule("X8")
def test_example_nineteen_and_seven_points() -> None:
    state = over("p0.goods=wine,wine,wine,ceramics,ceramics,copper,wheat,tin p1.goods=wine,copper,tin,tin")
    assert sheet(state, 0) == {"goods": 19} and sheet(state, 1) == {"goods": 7}


@pytest.mark.rule("R14.3")
def test_two_points_for_each_card_on_the_table() -> None:
    state = over("p0.table=boat,vino p0.hand=consul p1.hand=boat,harvest")
    assert sheet(state, 0) == {"permanent": 4} and sheet(state, 1) == {}


@pytest.mark.rule("R14.4", "R14.5")
def test_corruption_and_the_most_corrupt() -> None:
    state = over("p0.points=stones:30 p1.points=stones:30 p0.tokens=5,2 p1.tokens=4,0")
    assert sheet(state, 0) == {"stones": 30, "corruption": -7, "most-corrupt": -5}
    assert sheet(state, 1) == {"stones": 30, "corruption": -4}
    assert state.scores() == [18, 26]


@pytest.mark.rule("R14.6")
def test_all_tied_lose_five_unless_nobody_is_corrupt() -> None:
    state = over("p0.points=stones:9 p1.points=stones:9 p0.tokens=0,0 p1.tokens=0")
    assert state.scores() == [9, 9]


@pytest.mark.rule("X9", "R14.6")
def test_example_five_seven_and_seven() -> None:
    words = "p0.points=stones:50 p1.points=stones:50 p2.points=stones:50 p0.tokens=5 p1.tokens=4,3 p2.tokens=5,2"
    assert over(words, 3).scores() == [45, 38, 38]


@pytest.mark.rule("R14.7")
def test_not_below_zero_once_at_the_end() -> None:
    state = over("p0.points=stones:3 p0.tokens=5,5 p0.goods=wine,tin")
    assert sheet(state) == {"stones": 3, "goods": 3, "corruption": -10, "most-corrupt": -5, "floor": 9}
    assert state.scores()[0] == 0


@pytest.mark.rule("R14.8")
def test_the_highest_score_wins() -> None:
    assert over("p0.points=stones:10 p1.points=stones:12").ranking() == [2, 1]
    assert over("p0.points=stones:1 p1.points=stones:5 p2.points=stones:3", 3).ranking() == [3, 1, 2]


@pytest.mark.rule("R14.9")
def test_ties() -> None:
    goods = over("p0.points=stones:10 p1.points=stones:9 p1.goods=tin")
    assert goods.scores() == [10, 10] and goods.ranking() == [2, 1]
    tokens = over("p0.points=stones:12 p1.points=stones:20 p0.tokens=2 p1.tokens=5 p2.tokens=5 p2.points=stones:20", 3)
    assert tokens.scores() == [10, 10, 10] and tokens.ranking() == [1, 2, 2]
    shared = over("p0.points=stones:10 p1.points=stones:10")
    assert shared.ranking() == [1, 1]
