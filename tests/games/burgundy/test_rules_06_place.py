"""Section 6: placing a tile."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.burgundy.helpers import at, can, empty_spaces, laid, legal, new, play, player, stored, told, why_not
from tests.games.moves import random_game


@pytest.mark.rule("R6.1")
def test_a_tile_of_choice_from_storage_to_an_empty_space() -> None:
    state = at("p0.dice=3,3 p0.stored=cow2,-,bank")
    assert legal(state, "place die1") == {"place die1 s3 c3", "place die1 s3 e4"}
    assert why_not(state, "place die1 s2 c3") == Refusal("storage-empty", slot=2)
    play(state, "place die1 s3 e4")
    assert laid(state, "e4") == "bank" and stored(state) == ["cow2"] and empty_spaces(state) == 35
    covered = at("p0.dice=3,3 p0.stored=bank p0.tiles=d4:castle,e4:church")
    assert why_not(covered, "place die1 s1 e4") == Refusal("space-covered", space="e4")


@pytest.mark.rule("R6.2")
def test_the_number_of_the_space_must_match_the_die() -> None:
    """The four spaces around the castle that take a ship or a building have the numbers 2, 5 and 3, 3."""
    for die in range(1, 7):
        state = at(f"p0.dice={die},{die} p0.stored=ship,bank")
        expected = {2: {"s1 d3"}, 5: {"s1 d5"}, 3: {"s2 c3", "s2 e4"}}.get(die, set())
        assert legal(state, "place die1") == {f"place die1 {target}" for target in expected}
    state = at("p0.dice=4,1 p0.stored=ship")
    assert why_not(state, "place die1 s1 d3") == Refusal("needs-workers", number=2, die=4, have=0, need=2)


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize(
    ("tile", "family"),
    [
        ("castle", "castle"),
        ("mine", "mine"),
        ("ship", "ship"),
        ("cow2", "pasture"),
        ("bank", "building"),
        ("k1", "knowledge"),
    ],
)
def test_the_colour_of_the_space_must_match_the_tile(tile: str, family: str) -> None:
    around = {"c3": "building", "c4": "knowledge", "d3": "ship", "d5": "ship", "e3": "mine", "e4": "building"}
    numbers = {"c3": 3, "c4": 1, "d3": 2, "d5": 5, "e3": 4, "e4": 3}
    for other, colour in around.items():
        state = at(f"p0.dice={numbers[other]},1 p0.stored={tile}")
        refusal = why_not(state, f"place die1 s1 {other}")
        if colour == family:
            assert refusal is None
        else:
            assert refusal == Refusal("wrong-colour", space=other, colour=colour, tile=family)


@pytest.mark.rule("R6.4")
def test_a_space_must_touch_a_placed_tile() -> None:
    state = at("p0.dice=6,6 p0.workers=9 p0.stored=cow2,ship,bank")
    # With any number, the first tile goes on one of the six spaces around the start castle.
    assert legal(state, "place die1") == {
        "place die1 s2 d3",
        "place die1 s2 d5",
        "place die1 s3 c3",
        "place die1 s3 e4",
    }
    assert why_not(state, "place die1 s1 c2") == Refusal("not-adjacent", space="c2")
    assert why_not(state, "place die1 s2 d1") == Refusal("not-adjacent", space="d1")
    play(state, "place die1 s3 c3")
    assert can(state, "place die2 s1 c2")  # c2 touches c3


@pytest.mark.rule("R6.4")
def test_any_colour_of_neighbour_will_do() -> None:
    state = at("p0.dice=2,1 p0.stored=ship,k1 p0.tiles=d4:castle,e3:mine,e2:bank")
    assert can(state, "place die2 s1 d2") and can(state, "place die2 s2 c4")


@pytest.mark.rule("R6.5")
def test_a_building_must_be_new_to_its_city() -> None:
    state = at("p0.dice=1,3 p0.stored=bank,church p0.tiles=d4:castle,e4:bank")
    assert why_not(state, "place die1 s1 e5") == Refusal("building-in-city", building="bank")
    assert can(state, "place die1 s2 e5")  # another building
    assert can(state, "place die2 s1 c3")  # another city


@pytest.mark.rule("R6.6")
def test_a_placed_tile_stays_to_the_end() -> None:
    for seed in range(5):
        state = new(2, seed=seed)
        before = list(state.laid)
        for _decision in random_game(state, seed):
            now = list(state.laid)
            assert all(old in (-1, tile) for old, tile in zip(before, now))
            before = now
    covered = at("p0.dice=3,3 p0.workers=9 p0.stored=cow2,ship,bank p0.tiles=d4:castle,c3:market,d3:ship")
    assert not {move for move in legal(covered) if move.split()[-1] in ("d4", "c3", "d3")}


@pytest.mark.rule("R6.7")
def test_district_and_colour_points_come_before_the_effect() -> None:
    """The sixth animal tile: district, phase, colour, and only then the animals."""
    tiles = "p0.tiles=d4:castle,c3:bank,a1:cow2,b1:cow2,b2:pig2,c1:pig3,e6:cow3"
    events = told(at(f"{tiles} p0.stored=cow4 p0.dice=4,4"), "place die1 s1 c2")
    assert [event.data["source"] for event in events if event.kind == "points"] == [
        "districts",
        "phase-bonus",
        "colours",
        "animals",
    ]
    kinds = [event.kind for event in told(at("p0.stored=bank p0.dice=3,3"), "place die1 s1 c3")]
    assert kinds == ["tile-placed", "district-completed", "points", "points", "received"]
    state = play(at("p0.stored=castle p0.dice=6,3 p0.tiles=d4:castle,c3:bank,a2:castle,a3:castle"), "place die1 s1 b3")
    assert state.pending() and player(state).points == 6 + 10 + 5  # scored before the castle's action is chosen
