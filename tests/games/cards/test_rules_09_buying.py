"""Section 9: buying cards."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from chatelain.core.state import SPECTATOR
from chatelain.games.cards.deck import empty_pool
from tests.games.cards.helpers import (
    at,
    can,
    estate,
    idle_turn,
    in_pool,
    legal,
    pending,
    play,
    player,
    projects,
    thin_deck,
    told,
    why_not,
)
from tests.games.moves import sheet


@pytest.mark.rule("R9.1")
def test_three_silver_for_a_look_at_three_cards_once_in_a_turn() -> None:
    state = at("p0.hand=ship1 p0.silver=7")
    deck = int(state.deck)
    play(state, "buy", draws="castle1 mine2 bank3")
    assert player(state).silver == 4 and int(state.deck) == deck - 3 and pending(state) == "bought"
    assert legal(state) == {"keep b1", "keep b2", "keep b3", "use b1", "use b2", "use b3"}
    play(state, "keep b1")
    assert why_not(state, "buy") == Refusal("bought-already")
    play(state, "play ship1", "silver")
    assert player(state).silver == 5 and not can(state, "buy")


@pytest.mark.rule("R9.8")
def test_only_the_buyer_sees_the_cards() -> None:
    state = at("p0.hand=ship1 p0.silver=3")
    events = told(state, "buy", draws="castle1 mine2 bank3")
    seen = [event for event in events if event.kind == "cards-seen"]
    assert [event.only for event in seen] == [(0,)] and seen[0].data == {"cards": ["castle1", "mine2", "bank3"]}
    assert state.view(0)["seen"] == ["castle1", "mine2", "bank3"]
    assert state.view(1)["seen"] == state.view(int(SPECTATOR))["seen"] == [None, None, None]


@pytest.mark.rule("R9.1", "R9.9")
def test_a_purchase_needs_silver_and_cards() -> None:
    state = at("p0.hand=ship1 p0.silver=2")
    assert why_not(state, "buy") == Refusal("needs-silver", have=2, need=3)
    empty = thin_deck(at("turn=6 p0.hand=ship1 p0.silver=3"), "mine1", "mine2")
    assert can(empty, "buy")  # the discard pile becomes the deck
    empty = empty.clone()
    empty.discard = empty_pool()
    assert why_not(empty, "buy") == Refusal("no-cards-left", need=3)


@pytest.mark.rule("R9.1")
def test_again_in_the_next_turn() -> None:
    state = at("p0.hand=ship1,ship2 p1.hand=ship3,ship4 p0.silver=6")
    play(state, "buy", "keep b1", "play ship1", "silver", "end")
    idle_turn(state)
    assert can(state, "buy")


@pytest.mark.rule("R9.2")
def test_before_during_and_after_the_action() -> None:
    start = "p0.hand=ship4 p0.silver=3 p0.projects=castle4 row1=mine1"
    for moves in (
        [],
        ["play ship4"],
        ["play ship4", "place p1 new"],
        ["play ship4", "place p1 new", "take row1 a"],
    ):
        state = play(at(start), *moves)
        waits = pending(state)
        play(state, "buy", "keep b1", draws="bank1 bank3 bank5")
        assert pending(state) == waits and "bank1" in projects(state)


@pytest.mark.rule("R9.2")
@pytest.mark.parametrize(
    ("card", "waits"),
    [
        ("ship4", "goods"),
        ("pasture4", "animals"),
        ("boarding-house4", "boarding-house"),
        ("church4", "church"),
        ("town-hall4", "town-hall"),
    ],
)
def test_also_while_an_effect_is_to_be_decided(card: str, waits: str) -> None:
    state = at(f"p0.hand=ship4 p0.silver=3 p0.projects={card},mine1 row1=mine2")
    play(state, "play ship4", "place p1 new")
    assert pending(state) == waits and can(state, "buy")
    play(state, "buy", "use b1", "silver", draws="bank1 bank3 bank5")
    assert pending(state) == waits


@pytest.mark.rule("R9.3", "R9.4", "R9.8")
def test_one_card_is_kept_as_a_project_the_others_are_discarded_openly() -> None:
    state = play(at("p0.hand=ship1 p0.silver=3"), "buy", draws="castle1 mine2 bank3")
    before = int(state.revelations)
    events = told(state, "keep b2")
    assert projects(state) == ["mine2"] and in_pool(state.discard) == {"castle1": 1, "bank3": 1}
    kept = next(event for event in events if event.kind == "card-kept")
    assert kept.only is None and kept.data == {"card": "mine2", "others": ["castle1", "bank3"]}
    assert int(state.revelations) == before + 1  # everybody has seen them: no way back
    assert state.view(1)["seen"] == [] and not can(state, "keep b1")
    assert why_not(state, "use b1") == Refusal("nothing-bought")


@pytest.mark.rule("R9.5")
def test_or_one_card_is_a_die_for_one_more_action() -> None:
    state = play(at("p0.hand=ship1 p0.silver=3 row5=mine6"), "buy", draws="castle1 mine2 bank5")
    play(state, "use b3")
    assert in_pool(state.discard) == {"castle1": 1, "mine2": 1, "bank5": 1} and projects(state) == []
    assert legal(state, "take") == {"take row5 a"}
    play(state, "take row5 a")
    assert projects(state) == ["mine6"] and legal(state) == {"play ship1"}


@pytest.mark.rule("R9.6")
def test_workers_change_the_bought_die_too() -> None:
    state = at("p0.hand=ship1 p0.silver=3 p0.workers=2 row6=mine6")
    play(state, "buy", "use b1", "take row6 a", draws="castle4 mine2 bank5")
    assert projects(state) == ["mine6"] and player(state).workers == 0


@pytest.mark.rule("R9.7")
def test_the_purchase_does_not_replace_the_action() -> None:
    state = play(at("p0.hand=ship1 p0.silver=3"), "buy", "use b1", "silver", draws="castle4 mine2 bank5")
    assert why_not(state, "end") == Refusal("action-left") and legal(state) == {"play ship1"}


@pytest.mark.rule("X4")
def test_a_purchase_between_a_castle_and_its_action() -> None:
    state = at("p0.hand=ship3 p0.silver=3 p0.projects=castle3 row2=castle2")
    play(state, "play ship3", "place p1 new", "buy", "keep b2", draws="mine1 castle6 bank5")
    assert projects(state) == ["castle6"] and pending(state) == "action"
    play(state, "place p1 castle-1")
    assert estate(state) == ["castle: castle3 castle6"] and pending(state) == "action"
    play(state, "take row2 a")
    assert projects(state) == ["castle2"] and legal(state) == {"end"} and sheet(state) == {}
