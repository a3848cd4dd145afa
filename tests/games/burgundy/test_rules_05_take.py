"""Section 5: taking a tile."""

from __future__ import annotations

import pytest

from chatelain.core.errors import NotationError
from chatelain.core.refusal import Refusal
from chatelain.games.burgundy.actions import ACTIONS
from chatelain.games.burgundy.tiles import TILE_NAMES
from tests.games.burgundy.helpers import (
    at,
    can,
    depot_tiles,
    empty_spaces,
    laid,
    legal,
    pending,
    play,
    player,
    stored,
    why_not,
)

FULL = "p0.stored=cow2,pig3,bank"


@pytest.mark.rule("R5.1")
def test_any_tile_of_the_depot_that_matches_the_die() -> None:
    state = at("seats=4 depot3=cow2,bank,-,k4 depot5=mine black=k7 p0.dice=3,3")
    assert legal(state, "take die1") == {f"take die1 depot3 {slot}" for slot in "abd"}
    assert why_not(state, "take die1 depot3 c") == Refusal("no-tile-there", depot=3, slot="c")
    assert why_not(state, "take die1 depot5 a") == Refusal("needs-workers", number=5, die=3, have=0, need=2)
    play(state, "take die1 depot3 d")
    assert stored(state) == ["k4"] and depot_tiles(state, 3) == ["cow2", "bank", "-", "-"]
    assert why_not(state, "take die2 depot3 d") == Refusal("no-tile-there", depot=3, slot="d")


@pytest.mark.rule("R5.2")
def test_a_tile_goes_to_storage_first() -> None:
    state = play(at("depot3=mine p0.dice=3,4"), "take die1 depot3 a")
    assert stored(state) == ["mine"] and empty_spaces(state) == 36
    play(state, "place die2 s1 e3")
    assert stored(state) == [] and laid(state, "e3") == "mine"


@pytest.mark.rule("R5.3")
def test_there_are_three_storage_spaces() -> None:
    state = play(at("depot3=mine p0.dice=3,4 p0.stored=cow2,pig3"), "take die1 depot3 a")
    assert stored(state) == ["cow2", "pig3", "mine"] and pending(state) == "turn"


@pytest.mark.rule("R5.4")
def test_a_full_storage_gives_up_a_tile_which_leaves_the_game() -> None:
    state = play(at(f"depot3=mine p0.dice=3,4 {FULL}"), "take die1 depot3 a")
    assert pending(state) == "discard"
    assert why_not(state, "workers die2") == Refusal("decide-first", what="discard")
    assert why_not(state, "end") == Refusal("decide-first", what="discard")
    play(state, "discard s2")
    assert stored(state) == ["cow2", "mine", "bank"] and pending(state) == "turn"
    assert [TILE_NAMES[kind] for kind in range(49) if state.pool[104 + kind]] == ["pig3"]


@pytest.mark.rule("R5.5")
def test_the_new_tile_is_never_the_one_removed() -> None:
    state = play(at(f"depot3=mine p0.dice=3,4 {FULL}"), "take die1 depot3 a")
    assert legal(state) == {"discard s1", "discard s2", "discard s3"}
    with pytest.raises(NotationError, match="s4"):
        ACTIONS.parse("discard s4")


@pytest.mark.rule("R5.6")
def test_a_bought_tile_needs_room_too() -> None:
    state = play(at(f"black=k7 p0.silver=2 p0.dice=1,1 {FULL}"), "buy a")
    assert pending(state) == "discard"
    assert stored(play(state, "discard s1")) == ["k7", "pig3", "bank"]


@pytest.mark.rule("R5.6")
@pytest.mark.parametrize(("benefit", "tile"), [("carpenter", "market"), ("church", "mine"), ("market", "ship")])
def test_a_tile_taken_by_a_building_goes_to_storage(benefit: str, tile: str) -> None:
    state = play(at(f"depot1={tile} p0.dice=3,1 p0.stored={benefit},cow2,pig3"), "place die1 s1 e4", "fetch depot1 a")
    assert stored(state) == [tile, "cow2", "pig3"] and pending(state) == "turn"
    # The building itself leaves a place free; without one, an old tile goes first.
    full = play(at(f"depot1={tile} stack={benefit} {FULL}"), "fetch depot1 a")
    assert legal(full) == {"discard s1", "discard s2", "discard s3"}


@pytest.mark.rule("R5.6")
def test_a_tile_taken_by_a_castle_needs_room_too() -> None:
    state = at("depot1=k1,k2 p0.dice=1,6 p0.stored=castle,cow2,pig3 p0.tiles=d4:castle,c4:k3")
    play(state, "take die1 depot1 a", "discard s2")
    assert stored(state) == ["castle", "k1", "pig3"]
    play(state, "place die2 s1 b3", "take free depot1 b")
    assert stored(state) == ["k2", "k1", "pig3"] and pending(state) == "turn"
    full = play(at(f"depot1=k1 stack=castle p0.dice=1,1 {FULL}"), "take free depot1 a")
    assert pending(full) == "discard"


@pytest.mark.rule("R5.7")
def test_stored_tiles_are_removed_only_to_make_room() -> None:
    state = at(f"{FULL} p0.dice=1,1")
    assert why_not(state, "discard s1") == Refusal("storage-has-room")
    ship = play(at("p0.stored=ship,cow2 p0.dice=5,5"), "place die1 s1 d5")
    assert why_not(ship, "discard s2") == Refusal("decide-first", what="ship")
    assert can(state, "workers die1") and player(state).storage
