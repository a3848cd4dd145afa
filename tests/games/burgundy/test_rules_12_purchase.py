"""Section 12: buying from the black depot."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.burgundy.helpers import (
    at,
    black_tiles,
    can,
    legal,
    next_round,
    pending,
    play,
    player,
    stored,
    why_not,
)

BLACK = "black=k7,bank,-,ship"


@pytest.mark.rule("R12.1")
def test_one_tile_of_the_black_depot_for_two_silver_without_a_die() -> None:
    state = at(f"{BLACK} p0.silver=5 p0.dice=1,1")
    assert legal(state, "buy") == {"buy a", "buy b", "buy d"}
    assert why_not(state, "buy c") == Refusal("no-tile-there", depot="black", slot="c")
    play(state, "buy d")
    assert player(state).silver == 3 and player(state).used == 0
    assert stored(state) == ["ship"] and black_tiles(state) == ["k7", "bank"]
    assert why_not(state, "buy a") == Refusal("bought-already")


@pytest.mark.rule("R12.1")
def test_a_purchase_needs_two_silver() -> None:
    state = at(f"{BLACK} p0.silver=1 p0.dice=1,1")
    assert why_not(state, "buy a") == Refusal("needs-silver", have=1, need=2)
    assert not legal(state, "buy")


@pytest.mark.rule("R12.1")
def test_numbered_depots_sell_nothing() -> None:
    state = at(f"{BLACK} depot1=bank p0.silver=4 p0.dice=1,1")
    assert why_not(state, "buy-from depot1 a") == Refusal("needs-knowledge", number=6)


@pytest.mark.rule("R12.1")
def test_a_purchase_in_each_turn() -> None:
    state = play(at(f"{BLACK} goods=1,2 p0.silver=4 p0.dice=1,1"), "buy a")
    next_round(state)
    assert can(state, "buy b") and stored(play(state, "buy b")) == ["k7", "bank"]


@pytest.mark.rule("R12.2")
def test_before_between_or_after_the_dice_actions() -> None:
    start = f"{BLACK} p0.silver=2 p0.dice=1,1"
    for uses in ([], ["workers die1"], ["workers die1", "workers die2"]):
        state = play(at(start), *uses)
        assert can(state, "buy a")
        assert stored(play(state, "buy a")) == ["k7"]
    assert legal(play(at(start), "workers die1", "workers die2", "buy a")) == {"end"}


@pytest.mark.rule("R12.2")
@pytest.mark.parametrize(
    ("words", "moves", "waits"),
    [
        ("p0.stored=ship p0.dice=5,5", ["place die1 s1 d5"], "ship"),
        ("p0.stored=ship p0.dice=5,5 goods1=1,2,3,4", ["place die1 s1 d5", "load depot1"], "keep"),
        ("p0.stored=castle p0.dice=6,5 p0.tiles=d4:castle,c4:k1", ["place die1 s1 b3"], "castle"),
        ("p0.stored=warehouse p0.dice=3,5 p0.goods=1", ["place die1 s1 e4"], "warehouse"),
        ("p0.stored=carpenter p0.dice=3,5 depot1=bank", ["place die1 s1 e4"], "carpenter"),
        ("p0.stored=church p0.dice=3,5 depot1=mine", ["place die1 s1 e4"], "church"),
        ("p0.stored=market p0.dice=3,5 depot1=ship", ["place die1 s1 e4"], "market"),
        ("p0.stored=town-hall,ship p0.dice=3,5", ["place die1 s1 e4"], "town-hall"),
        ("p0.stored=cow2,cow2,cow3 p0.dice=3,5 depot3=ship", ["take die1 depot3 a"], "discard"),
    ],
)
def test_not_while_an_action_is_unfinished(words: str, moves: list[str], waits: str) -> None:
    state = play(at(f"{BLACK} p0.silver=4 {words}"), *moves)
    assert pending(state) == waits
    assert why_not(state, "buy a") == Refusal("decide-first", what=waits)


@pytest.mark.rule("R12.3")
def test_the_bought_tile_goes_to_storage() -> None:
    state = play(at(f"{BLACK} p0.silver=2 p0.dice=3,1 p0.stored=cow2,cow3"), "buy b")
    assert stored(state) == ["cow2", "cow3", "bank"] and can(state, "place die1 s3 c3")
    full = play(at(f"{BLACK} p0.silver=2 p0.dice=3,1 p0.stored=cow2,cow3,pig2"), "buy b")
    assert pending(full) == "discard" and stored(play(full, "discard s3")) == ["cow2", "cow3", "bank"]
