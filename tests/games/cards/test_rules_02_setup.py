"""Section 2: set-up."""

from __future__ import annotations

import pytest

from chatelain.core.chance import Forced, Seeded
from chatelain.core.state import SPECTATOR
from chatelain.games.cards.state import CardsState
from tests.games.cards.helpers import animals, goods, hand, ids, new, pile, player, points, row, stack

#: Goods and animals of three players, the tops of the piles, then the rows.
BEFORE_ROWS = "0 light cow light cow light cow light light cow cow"
SIX = "castle1 castle2 castle3 castle4 castle5 castle6"


def forced(draws: str, seats: int = 2) -> CardsState:
    return new(seats, chance=Forced((), ids(draws), then=Seeded(3)))


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_with_a_good_an_animal_and_a_silver(seats: int) -> None:
    state = new(seats)
    for seat in range(seats):
        assert sum(goods(state, seat).values()) == sum(animals(state, seat).values()) == player(state, seat).silver == 1
        assert points(state, seat) == (points(state) if seats == 1 else 0)
    drawn = {(*goods(new(2, seed)), *animals(new(2, seed))) for seed in range(200)}
    assert len(drawn) == 12


@pytest.mark.rule("R2.2", "R2.3")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(1, [9, 8, 10, 9]), (2, [8, 8, 9, 9]), (3, [8, 7, 9, 8]), (4, [7, 7, 8, 8])]
)
def test_the_other_goods_and_animals_lie_in_two_piles_each(seats: int, sizes: list[int]) -> None:
    state = new(seats)
    assert [pile(state, number)[1] for number in range(4)] == sizes
    assert all(pile(state, number)[0] != "-" for number in range(4))


@pytest.mark.rule("R2.2")
def test_only_the_top_card_of_a_pile_is_seen() -> None:
    state = forced("0 light cow light cow dark medium pig sheep")
    assert [pile(state, number)[0] for number in range(4)] == ["dark", "medium", "pig", "sheep"]
    assert state.view(0)["goods"] == [{"top": "dark", "cards": 8}, {"top": "medium", "cards": 8}]
    assert [int(number) for number in state.small] == [4, 5, 5, 3, 4, 4, 5]  # below the tops, in no order


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn_and_has_the_start_card_face_up(first: int) -> None:
    state = forced(f"{first}", seats=3)
    assert state.to_act() == (first,) and state.holder == first and not state.is_face_down
    assert state.view(int(SPECTATOR))["order"] == [(first + place) % 3 for place in range(3)]


@pytest.mark.rule("R2.5", "R2.10")
@pytest.mark.parametrize(
    ("seats", "first", "workers"),
    [(2, 0, [0, 1]), (2, 1, [1, 0]), (3, 1, [1, 0, 1]), (4, 0, [0, 1, 1, 2]), (4, 2, [1, 2, 0, 1])],
)
def test_workers_by_the_order_of_play(seats: int, first: int, workers: list[int]) -> None:
    state = forced(f"{first}", seats=seats)
    assert [int(player(state, seat).workers) for seat in range(seats)] == workers


@pytest.mark.rule("R2.6")
@pytest.mark.parametrize(("seats", "cards"), [(2, [3, 1]), (3, [4, 2, 1]), (4, [4, 3, 2, 1])])
def test_bonus_cards_lie_ready(seats: int, cards: list[int]) -> None:
    state = new(seats)
    assert state.view(0)["seven_types"] == cards
    assert set(state.view(0)["first_triples"].values()) == {None}


@pytest.mark.rule("R2.7")
@pytest.mark.parametrize(("seats", "deck"), [(2, 114 - 12 - 7), (3, 114 - 18 - 10), (4, 114 - 24 - 13)])
def test_everybody_has_a_stack_of_six_that_nobody_knows(seats: int, deck: int) -> None:
    state = new(seats)
    assert int(state.deck) == deck
    for seat in range(seats):
        assert stack(state, seat) + len(hand(state, seat)) == 6
        for viewer in range(seats):
            assert state.view(viewer)["players"][seat]["stack"] == 4
    assert int(state.pools[0].left) == deck + 4 * seats  # one pool: nothing tells a stack from the deck


@pytest.mark.rule("R2.8")
@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 10), (4, 13)])
def test_open_cards_in_the_rows(seats: int, cards: int) -> None:
    for seed in range(20):
        state = new(seats, seed)
        assert sum(len(row(state, number)) for number in range(1, 7)) == cards


@pytest.mark.rule("R2.9")
def test_two_players_one_card_in_each_row_and_one_by_its_die() -> None:
    state = forced(f"0 light cow light cow light light cow cow {SIX} ship4")
    assert [row(state, number) for number in range(1, 7)] == [
        ["castle1"],
        ["castle2"],
        ["castle3"],
        ["castle4", "ship4"],
        ["castle5"],
        ["castle6"],
    ]


@pytest.mark.rule("R2.9")
def test_four_players_two_cards_in_each_row_and_one_by_its_die() -> None:
    twelve = f"{SIX} {SIX.replace('castle', 'mine')}"
    state = forced(f"0 {'light cow ' * 4} light light cow pig {twelve} ship2", seats=4)
    assert [len(row(state, number)) for number in range(1, 7)] == [2, 3, 2, 2, 2, 2]
    assert row(state, 2) == ["castle2", "mine2", "ship2"]


@pytest.mark.rule("X1")
def test_three_players_the_last_four_cards_go_by_their_dice() -> None:
    state = forced(f"{BEFORE_ROWS} {SIX} ship6 ship2 mine2 bank5", seats=3)
    assert [len(row(state, number)) for number in range(1, 7)] == [1, 3, 1, 1, 2, 2]
    assert row(state, 2) == ["castle2", "ship2", "mine2"]
