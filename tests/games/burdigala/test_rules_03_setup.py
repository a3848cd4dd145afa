"""Section 3: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from chatelain.core.chance import Forced, Seeded
from chatelain.core.packed import amount
from tests.games.burdigala.helpers import (
    can,
    code,
    goods,
    hand,
    legal,
    new,
    pawns,
    pending,
    play,
    points,
    tokens,
)


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 2)])
def test_pawns_and_score(seats: int, each: int) -> None:
    state = new(seats)
    for place in range(seats * each):
        play(state, f"place {place + 1}")
    assert [len(pawns(state, seat)) for seat in range(seats)] == [each] * seats
    assert pending(state) == "move" and state.scores() == [0] * seats


@pytest.mark.rule("R3.2")
def test_a_random_tile_lies_on_every_site_and_three_are_left_over() -> None:
    boards = set()
    for seed in range(8):
        state = new(2, seed)
        sizes = [int(state.site[number]) for number in state.edition.site_list()]
        assert len(sizes) == 18
        left = Counter({2: 6, 3: 6, 4: 5, 5: 4})
        left.subtract(sizes)
        assert sum(left.values()) == 3 and min(left.values()) >= 0
        boards.add(tuple(sizes))
    assert len(boards) == 8


@pytest.mark.rule("R3.3")
def test_bonus_tokens_are_laid_at_random() -> None:
    found = set()
    for seed in range(20):
        state = new(2, seed)
        values = [int(amount(state.bonus, district)) for district in (1, 8, 11, 13)]
        assert sorted(values) == [2, 2, 3, 3]
        found.add(tuple(values))
    assert len(found) == 6


@pytest.mark.rule("R3.4")
def test_piles_lie_face_down() -> None:
    state = new(2)
    assert state.view(0)["piles"] == {"goods": 21, "tokens": 24, "cards": 32}
    # Nothing is in order yet: another seed draws another card.
    drawn = {tuple(hand(new(2, seed), 0)) for seed in range(40)}
    assert len(drawn) > 8


@pytest.mark.rule("R3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_one_intrigue_card(seats: int) -> None:
    state = new(seats)
    for seat in range(seats):
        assert len(hand(state, seat)) == 1 and not goods(state, seat) and not tokens(state, seat)


@pytest.mark.rule("R3.6")
def test_the_highest_sum_begins() -> None:
    state = new(3, chance=Forced(dice=[1, 2, 6, 5, 4, 4], then=Seeded(1)))
    assert state.to_act() == (1,)
    order = []
    for place in range(6):
        order.append(state.to_act()[0])
        play(state, f"place {place + 1}")
    assert order == [1, 2, 0, 1, 2, 0] and state.to_act() == (1,)


@pytest.mark.rule("R3.7")
def test_tied_players_roll_again() -> None:
    """Seats 0 and 2 roll 9 each; 0 then rolls 4, seat 2 rolls 8."""
    dice = [4, 5, 1, 1, 6, 3, 2, 2, 4, 4]
    assert new(3, chance=Forced(dice=dice, then=Seeded(1))).to_act() == (2,)


@pytest.mark.rule("R3.8")
def test_pawns_are_placed_in_turn() -> None:
    state = new(2, chance=Forced(dice=[6, 6, 1, 1], then=Seeded(1)))
    play(state, "place 5", "place 6", "place 7", "place 8")
    assert pawns(state, 0) == [5, 7] and pawns(state, 1) == [6, 8]
    assert code(state, "end") == "place-first" and code(state, "lay q1") == "place-first"
    play(state, "place 9", "place 10", dice=[3, 4])
    assert (state.die1, state.die2) == (3, 4) and state.to_act() == (0,)
    assert code(state, "place 11") == "all-placed"


@pytest.mark.rule("R3.9")
def test_one_pawn_on_a_point() -> None:
    state = play(new(2), "place 5")
    assert code(state, "place 5") == "point-taken"
    assert len(legal(state, "place")) == 31


@pytest.mark.rule("R3.10")
def test_a_port_gives_nothing_at_set_up() -> None:
    state = play(new(2), "place 13", "place 17", "place 22")
    assert goods(state, 0) == goods(state, 1) == [] and state.goods_left == 21
    assert points(state, 0) == 0 and can(state, "place 1")
