"""Section 10: selling goods."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.burgundy.helpers import at, legal, play, player, points, sold, stock, why_not
from tests.games.moves import sheet

COLOURS = ("turquoise", "violet", "pink", "red", "brown", "orange")


@pytest.mark.rule("R10.1")
def test_the_die_names_the_type() -> None:
    for number, colour in enumerate(COLOURS, start=1):
        others = f"{number},{number % 6 + 1},{(number + 1) % 6 + 1}"
        state = at(f"p0.goods={others} p0.dice={number},{number}")
        assert legal(state, "sell die1") == {f"sell die1 {colour}"}
    state = at("p0.goods=4 p0.dice=6,2")
    assert why_not(state, "sell die1 red") == Refusal("needs-workers", number=4, die=6, have=0, need=2)


@pytest.mark.rule("R10.2")
def test_all_goods_of_the_type_are_sold() -> None:
    state = play(at("p0.goods=3,3,3,3,5 p0.dice=3,3"), "sell die1 pink")
    assert stock(state) == {"brown": 1} and sold(state) == {"pink": 4}
    assert why_not(state, "sell die2 pink") == Refusal("no-such-goods", good="pink")


@pytest.mark.rule("R10.3")
def test_a_sale_needs_a_good() -> None:
    state = at("p0.goods=1,2 p0.sold=3 p0.dice=3,3 p0.workers=1")
    assert why_not(state, "sell die1 pink") == Refusal("no-such-goods", good="pink")
    assert legal(state, "sell") == {"sell die1 violet", "sell die2 violet"}


@pytest.mark.rule("R10.4")
@pytest.mark.parametrize("amount", [1, 2, 5, 7])
def test_a_sale_pays_one_silver(amount: int) -> None:
    state = play(at(f"p0.goods={','.join('3' * amount)} p0.dice=3,3"), "sell die1 pink")
    assert player(state).silver == 1


@pytest.mark.rule("R10.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_good_scores_as_many_points_as_there_are_players(seats: int) -> None:
    state = play(at(f"seats={seats} p0.goods=6,6,6 p0.dice=6,6"), "sell die1 orange")
    assert sheet(state) == {"sales": 3 * seats} and points(state) == 3 * seats


@pytest.mark.rule("R10.6")
def test_sold_goods_take_up_no_space() -> None:
    """Three types are stored; one is sold, so a ship finds room for a new type."""
    state = at("p0.goods=1,2,3 p0.stored=ship p0.dice=2,5 goods6=4,4")
    play(state, "sell die1 violet", "place die2 s1 d5", "load depot6")
    assert stock(state) == {"turquoise": 1, "pink": 1, "red": 2} and sold(state) == {"violet": 1}


@pytest.mark.rule("R10.7")
def test_tiles_3_and_4_add_up() -> None:
    state = play(at("p0.tiles=d4:castle,c4:k3,b4:k4 p0.goods=1,1 p0.dice=1,1"), "sell die1 turquoise")
    assert (player(state).silver, player(state).workers, points(state)) == (2, 1, 4)
