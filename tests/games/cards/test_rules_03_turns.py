"""Section 3: rounds and turns."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from chatelain.core.state import SPECTATOR
from tests.games.cards.helpers import (
    at,
    hand,
    idle_round,
    idle_turn,
    in_pool,
    legal,
    new,
    pending,
    play,
    player,
    stack,
    told,
    why_not,
)


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_of_six_turns(seats: int) -> None:
    state, turns = new(seats), []
    while not state.is_over:
        turns.append((int(state.round), int(state.turn)))
        idle_turn(state)
    assert turns == [(round_, turn) for round_ in range(5) for turn in range(6) for _seat in range(seats)]


@pytest.mark.rule("R3.2")
def test_two_cards_of_the_stack_are_taken_at_the_start_of_a_round() -> None:
    state = new(3)
    assert [(len(hand(state, seat)), stack(state, seat)) for seat in range(3)] == [(2, 4)] * 3
    idle_round(state)
    assert [(len(hand(state, seat)), stack(state, seat)) for seat in range(3)] == [(2, 4)] * 3


@pytest.mark.rule("R3.3")
def test_everybody_acts_once_from_the_first_player_on() -> None:
    state = at("seats=4 first=2 p0.hand=ship1 p1.hand=ship2 p2.hand=ship3 p3.hand=ship4")
    order = []
    for _turn in range(5):
        order.append(state.to_act())
        idle_turn(state)
    assert order == [(2,), (3,), (0,), (1,), (2,)]


@pytest.mark.rule("R3.4")
def test_a_card_is_laid_open_on_the_discard_pile_and_its_die_is_used() -> None:
    state = at("p0.hand=castle4,mine2 row4=ship1 row2=ship3")
    assert legal(state) == {"play castle4", "play mine2"}
    play(state, "play castle4")
    assert in_pool(state.discard) == {"castle4": 1} and hand(state) == ["mine2"]
    for viewer in (0, 1, int(SPECTATOR)):
        assert state.view(viewer)["discard"] == {"castle4": 1}
    assert legal(state, "take") == {"take row4 a"}
    assert why_not(state, "play mine2") == Refusal("decide-first", what="action")
    play(state, "take row4 a")
    assert why_not(state, "play mine2") == Refusal("played-already")
    assert why_not(state, "silver") == Refusal("action-used")


@pytest.mark.rule("R3.5")
def test_only_the_die_of_a_card_matters() -> None:
    """Whatever shows a 4, the same can be done with it."""
    moves = set()
    for card in ("castle4", "ship4", "town-hall4", "cloister4"):
        state = play(
            at(f"p0.hand={card} row4=mine1 row5=mine2 p0.workers=1 p0.goods=medium p0.projects=bank5"), f"play {card}"
        )
        moves.add(frozenset(legal(state)))
    assert len(moves) == 1


@pytest.mark.rule("R3.6")
def test_the_next_card_is_drawn_when_all_have_acted() -> None:
    state = at("p0.hand=castle1,castle2 p1.hand=mine1,mine2")
    idle_turn(state)
    assert hand(state) == ["castle2"] and stack(state) == 4
    play(state, "play mine1", "silver", "end", draws="ship5 ship6")
    assert hand(state, 0) == ["castle2", "ship5"] and hand(state, 1) == ["mine2", "ship6"]
    assert [stack(state, seat) for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("R3.6")
def test_in_the_sixth_turn_everybody_has_one_card() -> None:
    state = new(2)
    for turn in range(6):
        assert [len(hand(state, seat)) for seat in (0, 1)] == ([2, 2] if turn < 5 else [1, 1])
        idle_turn(idle_turn(state))


@pytest.mark.rule("R3.7")
def test_an_action_must_be_taken_and_silver_is_always_possible() -> None:
    state = at("p0.hand=castle4 p0.workers=5")
    assert why_not(state, "end") == Refusal("action-left")
    assert why_not(state, "silver") == Refusal("play-first")
    play(state, "play castle4")
    assert pending(state) == "action" and legal(state) == {"silver", "convert 3w"}
    assert why_not(state, "end") == Refusal("decide-first", what="action")
    assert legal(play(at("p0.hand=castle4 p0.workers=2"), "play castle4")) == {"silver"}
    assert player(play(state, "silver")).silver == 1 and legal(state) == {"end"}


@pytest.mark.rule("R3.7")
def test_who_has_no_card_left_has_no_action() -> None:
    """Only a table without cards to deal could come to this."""
    assert legal(at("")) == {"end"}


@pytest.mark.rule("R3.8")
def test_a_hand_is_known_to_its_owner_only() -> None:
    state = at("p0.hand=castle4,mine2 p1.hand=ship1,ship2")
    shown = {viewer: [seen["hand"] for seen in state.view(viewer)["players"]] for viewer in (0, 1, int(SPECTATOR))}
    assert shown[0] == [["castle4", "mine2"], [None, None]]
    assert shown[1] == [[None, None], ["ship1", "ship2"]]
    assert shown[int(SPECTATOR)] == [[None, None], [None, None]]
    assert why_not(state, "play ship1") == Refusal("not-in-hand", card="ship1")


@pytest.mark.rule("R3.8")
def test_only_the_owner_is_told_what_he_draws() -> None:
    events = told(at("place=1 played=1 p0.hand=castle2 p1.hand=mine2"), "end", draws="ship5 ship6")
    drawn = [(event.seat, event.data["card"], event.only) for event in events if event.kind == "card-drawn"]
    assert drawn == [(0, "ship5", (0,)), (1, "ship6", (1,))]


@pytest.mark.rule("R3.8")
def test_two_equal_cards_are_one_choice() -> None:
    state = at("p0.hand=ship1,ship1")
    assert state.legal(0) == [24] and legal(state) == {"play ship1"}
    assert hand(play(state, "play ship1")) == ["ship1"]
