"""Section 13: the end of a round, the deck and the start card."""

from __future__ import annotations

import pytest

from chatelain.core.chance import Seeded
from chatelain.games.cards.cards import CARD_NAMES
from chatelain.games.cards.deck import pool_of
from chatelain.games.cards.state import CardsState
from tests.games.cards.helpers import (
    at,
    hand,
    idle_round,
    idle_turn,
    in_pool,
    new,
    pending,
    play,
    player,
    projects,
    row,
    stack,
    thin_deck,
    told,
)
from tests.games.moves import sheet

#: The last turn of a round, seat 1 to end it; what is unseen is in the deck, not in stacks.
LAST = "round=B turn=6 place=1 played=1"
DECK = [name for name in CARD_NAMES if name.startswith(("castle", "mine", "ship"))]


@pytest.mark.rule("R13.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_ends_when_all_have_played_six_cards(seats: int) -> None:
    state = new(seats)
    for _turn in range(6 * seats - 1):
        idle_turn(state)
        assert int(state.round) == 0
    assert all(hand(state, seat) == [] for seat in range(seats) if seat != state.seat)
    idle_turn(state)
    assert int(state.round) == 1 and int(state.turn) == 0


@pytest.mark.rule("R13.2")
def test_rows_are_discarded_and_filled_again() -> None:
    state = at(f"{LAST} row1=castle1,castle2 row6=bank5")
    play(state, "end", draws="mine1 mine2 mine3 mine4 mine5 mine6 ship3")
    assert in_pool(state.discard) == {"castle1": 1, "castle2": 1, "bank5": 1}
    assert [row(state, number) for number in range(1, 7)] == [
        ["mine1"],
        ["mine2"],
        ["mine3", "ship3"],
        ["mine4"],
        ["mine5"],
        ["mine6"],
    ]


@pytest.mark.rule("R13.3")
def test_everybody_is_dealt_a_new_stack() -> None:
    state = at(LAST)
    deck = int(state.deck)
    play(state, "end")
    assert [len(hand(state, seat)) + stack(state, seat) for seat in (0, 1)] == [6, 6]
    assert int(state.deck) == deck - 7 - 12


@pytest.mark.rule("R13.4")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """Nine cards are left: seven for the rows, two for the first stack."""
    state = thin_deck(at(LAST), *DECK[:9])
    discarded = int(state.discard.left)
    events = told(state, "end")
    assert [event.data["cards"] for event in events if event.kind == "reshuffled"] == [discarded]
    assert int(state.deck) == discarded - 10 and int(state.discard.left) == 0
    assert sum(len(row(state, number)) for number in range(1, 7)) == 7
    assert all(card in DECK[:9] for number in range(1, 7) for card in row(state, number))


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_even_in_the_middle_of_a_purchase(left: int) -> None:
    state = thin_deck(at("turn=6 p0.hand=ship1 p0.silver=3 row1=castle1"), *["bank1", "bank3", "bank5"][:left])
    discarded = int(state.discard.left)
    play(state, "buy")
    seen = state.view(0)["seen"]
    assert left == 2 or seen[:left] == sorted(filter(None, seen[:left]))
    assert set(seen[:left]) == {"bank1", "bank3", "bank5"}.intersection(seen[:left])
    assert int(state.deck) == discarded - (3 - left)
    play(state, "keep b3")
    assert pending(state) == "turn" and len(projects(state)) == 1


@pytest.mark.rule("R13.4")
def test_cards_of_the_old_deck_do_not_mix_with_the_new_one() -> None:
    """The stacks still hold the last two cards of the old deck when a purchase makes a new one."""
    state = thin_deck(at("turn=6 p0.hand=ship1 p1.hand=ship2 p0.silver=3"), "bank1", "bank3")
    state.turn, state.deck, player(state, 0).stack1, player(state, 1).stack1 = 4, 0, 1, 1
    census = state.census()
    play(state, "buy", "keep b1")
    assert in_pool(state.pools[0]) == {"bank1": 1, "bank3": 1} and int(state.pools[1].left) == int(state.deck)
    idle_turn(state)
    idle_turn(state)
    assert {*hand(state, 0), *hand(state, 1)} == {"bank1", "bank3"}
    assert state.census() == census


@pytest.mark.rule("R13.8")
def test_what_was_dealt_first_is_drawn_first() -> None:
    state = play(thin_deck(at(LAST), *DECK[:10]), "end")
    first = int(state.first)
    # Rows took seven; the first stack has three old cards and three new ones, the second is new.
    assert [pool_of(entry) for entry in (player(state, first).hand1, player(state, first).hand2)] == [0, 0]
    assert (int(player(state, first).stack1), int(player(state, first).stack2)) == (1, 3)
    assert (int(player(state, 1 - first).stack1), int(player(state, 1 - first).stack2)) == (0, 4)
    assert state.stack1_pool == 0 and state.stack2_pool == 1
    idle_turn(idle_turn(state))
    assert (int(player(state, first).stack1), int(player(state, first).stack2)) == (0, 3)
    assert int(state.pools[0].left) == 0


@pytest.mark.rule("R13.5")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_a_start_card_face_down_is_turned_up(holder: int) -> None:
    state = at(f"seats=3 turn=6 place=2 played=1 start={holder}:down")
    play(state, "end")
    assert state.to_act() == (holder,) and state.holder == holder and not state.is_face_down
    assert state.first == holder


@pytest.mark.rule("R13.6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_start_card_face_up_passes_on(first: int) -> None:
    state = at(f"seats=3 turn=6 first={first} place=2 played=1")
    play(state, "end")
    assert state.to_act() == ((first + 1) % 3,) and state.holder == (first + 1) % 3 and not state.is_face_down


@pytest.mark.rule("R13.6")
def test_a_whole_game_without_sales() -> None:
    state = new(3)
    firsts = []
    while not state.is_over:
        firsts.append(int(state.first))
        idle_round(state)
    assert firsts == [(firsts[0] + round_) % 3 for round_ in range(5)]


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize("start", ["0", "1:down"])
def test_after_the_last_round_it_does_not_pass_on(start: str) -> None:
    state = play(at(f"round=E turn=6 place=1 played=1 start={start}"), "end")
    assert state.is_over and state.holder == int(start[0])
    assert sheet(state, int(start[0])) == {"start-card": 1} and sheet(state, 1 - int(start[0])) == {}


def test_many_games_with_four_players_make_the_deck_anew() -> None:
    """Five rounds take 185 cards of 114."""
    made = 0
    for seed in range(5):
        state: CardsState = new(4, seed)
        chance = Seeded(seed)
        while not state.is_over:
            state.events = []
            idle_turn(state, chance)
            made += sum(event.kind == "reshuffled" for event in state.events)
    assert made >= 5
