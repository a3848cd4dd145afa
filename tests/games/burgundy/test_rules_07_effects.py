"""Section 7: what the tiles do when they are placed."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.burgundy.helpers import (
    at,
    can,
    depot_goods,
    laid,
    legal,
    next_round,
    pending,
    play,
    player,
    points,
    stock,
    stored,
    told,
    why_not,
)
from tests.games.moves import sheet

SHIP = "p0.stored=ship p0.dice=5,5"
#: A building on c3 opens the way to the large pasture a1, b1, b2, c1, c2.
MEADOW = "d4:castle,c3:bank"


# -- knowledge


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize("number", range(1, 27))
def test_every_knowledge_tile_works_by_its_own_number(number: int) -> None:
    state = play(at(f"p0.stored=k{number} p0.dice=1,1"), "place die1 s1 c4")
    assert [other for other in range(1, 27) if player(state).has_power(other)] == [number]
    assert pending(state) == "turn" and points(state) == 0 and player(state).workers == 0


@pytest.mark.rule("R7.2")
def test_a_knowledge_tile_works_for_the_second_die_of_the_turn() -> None:
    state = at("p0.stored=k12 p0.dice=1,1 depot2=mine")
    assert not can(state, "take die2 depot2 a")
    assert can(play(state, "place die1 s1 c4"), "take die2 depot2 a")
    assert player(play(at("p0.stored=k14 p0.dice=1,1"), "workers die1", "place die2 s1 c4")).workers == 2  # not before


# -- ships


@pytest.mark.rule("R7.3")
def test_a_ship_takes_goods_then_its_pawn_moves() -> None:
    state = at(f"{SHIP} goods2=1")
    kinds = [event.kind for event in told(state.clone(), "place die1 s1 d5", "load depot2")]
    assert kinds == ["tile-placed", "ship-loads", "good-loaded", "pawn-moved"]
    play(state, "place die1 s1 d5")
    assert player(state).track == 0 and pending(state) == "ship"
    play(state, "load depot2")
    assert player(state).track == 1 and stock(state) == {"turquoise": 1}


@pytest.mark.rule("R7.4")
def test_the_depot_has_nothing_to_do_with_the_die() -> None:
    for depot in range(1, 7):
        state = at(f"{SHIP} " + " ".join(f"goods{number}={number}" for number in range(1, 7)))
        play(state, "place die1 s1 d5")
        assert legal(state) == {f"load depot{number}" for number in range(1, 7)}
        play(state, f"load depot{depot}")
        colour = ("turquoise", "violet", "pink", "red", "brown", "orange")[depot - 1]
        assert stock(state) == {colour: 1} and depot_goods(state, depot) == {}


@pytest.mark.rule("R7.4")
def test_goods_are_loaded_only_by_a_ship_and_from_one_depot() -> None:
    state = at(f"{SHIP} goods1=1")
    assert why_not(state, "load depot1") == Refusal("no-ship")
    play(state, "place die1 s1 d5")
    assert why_not(state, "load-two depot1") == Refusal("needs-knowledge", number=5)
    assert why_not(play(state, "load depot1"), "load depot1") == Refusal("no-ship")


@pytest.mark.rule("R7.5")
def test_a_depot_must_be_named_and_may_be_empty() -> None:
    state = play(at(f"{SHIP} goods1=1"), "place die1 s1 d5")
    for move in ("decline", "workers die2", "end", "keep red"):
        assert why_not(state, move) == Refusal("decide-first", what="ship")
    play(state, "load depot6")
    assert stock(state) == {} and depot_goods(state, 1) == {"turquoise": 1} and player(state).track == 1


@pytest.mark.rule("R7.6")
def test_at_most_three_types_each_without_limit() -> None:
    state = play(at(f"{SHIP} p0.goods=1,1,1,2,3 goods4=1,1,1,1,4,5"), "place die1 s1 d5", "load depot4")
    assert stock(state) == {"turquoise": 7, "violet": 1, "pink": 1}
    assert depot_goods(state, 4) == {"red": 1, "brown": 1} and pending(state) == "turn"


@pytest.mark.rule("R7.7")
def test_all_goods_that_fit_must_be_taken() -> None:
    """Two new types for two free spaces: nothing is asked, all is taken."""
    state = play(at(f"{SHIP} p0.goods=1 goods4=1,2,2,3"), "place die1 s1 d5", "load depot4")
    assert stock(state) == {"turquoise": 2, "violet": 2, "pink": 1} and depot_goods(state, 4) == {}
    assert pending(state) == "turn"


@pytest.mark.rule("R7.8")
def test_with_too_many_new_types_the_player_chooses() -> None:
    state = play(at(f"{SHIP} p0.goods=1 goods4=1,2,3,3,4,6"), "place die1 s1 d5", "load depot4")
    assert stock(state) == {"turquoise": 2} and pending(state) == "keep"
    assert legal(state) == {"keep violet", "keep pink", "keep red", "keep orange"}
    assert why_not(state, "keep turquoise") == Refusal("good-stored-already", good="turquoise")
    assert why_not(state, "keep brown") == Refusal("good-not-there", good="brown")
    assert why_not(state, "decline") == Refusal("decide-first", what="keep")
    assert player(state).track == 0
    play(state, "keep pink")
    assert legal(state) == {"keep violet", "keep red", "keep orange"}
    play(state, "keep red")
    assert stock(state) == {"turquoise": 2, "pink": 2, "red": 1} and player(state).track == 1
    assert depot_goods(state, 4) == {"violet": 1, "orange": 1} and pending(state) == "turn"
    assert why_not(state, "keep violet") == Refusal("no-ship")


@pytest.mark.rule("R7.9")
def test_what_does_not_fit_stays_and_nothing_is_thrown_away() -> None:
    state = play(at(f"{SHIP} p0.goods=1,2,3 goods4=4,4,5"), "place die1 s1 d5", "load depot4")
    assert stock(state) == {"turquoise": 1, "violet": 1, "pink": 1}
    assert depot_goods(state, 4) == {"red": 2, "brown": 1} and pending(state) == "turn"


@pytest.mark.rule("X2")
@pytest.mark.parametrize(("chosen", "left"), [("pink", "brown"), ("brown", "pink")])
def test_carla_takes_turquoise_and_either_pink_or_brown(chosen: str, left: str) -> None:
    state = play(at(f"{SHIP} p0.goods=1,6 goods3=1,3,5"), "place die1 s1 d5", "load depot3")
    assert legal(state) == {"keep pink", "keep brown"}
    play(state, f"keep {chosen}")
    assert stock(state) == {"turquoise": 2, "orange": 1, chosen: 1} and depot_goods(state, 3) == {left: 1}


# -- animals


@pytest.mark.rule("R7.10")
@pytest.mark.parametrize(("tile", "animals"), [("cow2", 2), ("sheep3", 3), ("pig4", 4), ("chicken2", 2)])
def test_a_point_for_each_animal(tile: str, animals: int) -> None:
    state = play(at(f"p0.tiles={MEADOW} p0.stored={tile} p0.dice=4,4"), "place die1 s1 c2")
    assert sheet(state) == {"animals": animals}


@pytest.mark.rule("R7.11")
def test_the_same_species_in_the_pasture_scores_again() -> None:
    """The sheep on a1 do not touch those on c2."""
    tiles = f"p0.tiles={MEADOW},a1:sheep3,b1:sheep2"
    state = play(at(f"{tiles} p0.stored=sheep4 p0.dice=4,4"), "place die1 s1 c2")
    assert sheet(state) == {"animals": 4 + 3 + 2}


@pytest.mark.rule("R7.12")
def test_other_species_and_other_pastures_do_not_score() -> None:
    """Pigs in the same pasture, sheep in the pasture e6: only the new sheep count."""
    tiles = f"p0.tiles={MEADOW},b2:pig4,e6:sheep4"
    state = play(at(f"{tiles} p0.stored=sheep3 p0.dice=4,4"), "place die1 s1 c2")
    assert sheet(state) == {"animals": 3}


@pytest.mark.rule("R7.13")
def test_a_pasture_is_the_printed_district() -> None:
    """Between a1 and c2 the pasture is still empty; the cows are neighbours all the same."""
    state = at(f"p0.tiles={MEADOW},a2:castle,a1:cow3 p0.stored=cow2 p0.dice=4,4")
    assert laid(state, "b1") == laid(state, "b2") == "-"
    assert sheet(play(state, "place die1 s1 c2")) == {"animals": 5}


@pytest.mark.rule("X3")
def test_benno_scores_7_and_later_11_points_for_cows() -> None:
    state = at(f"p0.tiles={MEADOW},c1:cow3 p0.stored=cow4,cow4 p0.dice=4,1")
    assert points(play(state, "place die1 s1 c2")) == 4 + 3
    assert points(play(state, "place die2 s2 b2")) == 7 + 11


# -- castles

CASTLE = "p0.tiles=d4:castle,c4:k1 p0.stored=castle,ship p0.dice=6,1"


@pytest.mark.rule("R7.14")
def test_a_castle_gives_an_action_with_any_number() -> None:
    state = play(at(f"{CASTLE} depot1=k2 depot4=bank"), "place die1 s1 b3")
    assert pending(state) == "castle"
    assert legal(state, "take") == {"take free depot1 a", "take free depot4 a"}
    assert legal(state, "place") == {"place free s2 d3", "place free s2 d5"}
    play(state, "take free depot4 a")
    assert stored(state) == ["bank", "ship"] and pending(state) == "turn"
    assert player(state).used == 1 and player(state).workers == 0  # the second die is still there, nothing was paid


@pytest.mark.rule("R7.15")
def test_a_castle_gives_any_of_the_four_actions() -> None:
    state = play(at(f"{CASTLE} p0.goods=2,2,6 depot1=k2"), "place die1 s1 b3")
    assert {move.split()[0] for move in legal(state)} == {"take", "place", "sell", "workers"}
    sold = play(state.clone(), "sell free violet")
    assert sheet(sold)["sales"] == 4 and player(sold).silver == 1
    assert player(play(state.clone(), "workers free")).workers == 2
    placed = play(state.clone(), "place free s2 d5", "load depot1")
    assert laid(placed, "d5") == "ship" and pending(placed) == "turn"
    assert why_not(state, "sell free red") == Refusal("no-such-goods", good="red")
    assert why_not(state, "take free depot5 a") == Refusal("no-tile-there", depot=5, slot="a")
    assert why_not(state, "place free s1 b3") == Refusal("storage-empty", slot=1)
    assert why_not(state, "place free s2 d1") == Refusal("not-adjacent", space="d1")


@pytest.mark.rule("R7.15")
def test_castle_after_castle() -> None:
    state = at("p0.tiles=d4:castle,c4:k1,b4:k2 p0.stored=castle,castle p0.dice=6,1")
    play(state, "place die1 s1 b3", "place free s2 a3", "workers free", "workers die2")
    assert player(state).workers == 4 and legal(state) == {"end"}


@pytest.mark.rule("R7.16")
def test_the_action_of_a_castle_comes_before_anything_else() -> None:
    state = play(at(f"{CASTLE} p0.silver=5 black=k7"), "place die1 s1 b3")
    for move in ("workers die2", "buy a", "end", "decline", "discard s1", "load depot1"):
        assert why_not(state, move) == Refusal("decide-first", what="castle")
    bare = play(at("p0.tiles=d4:castle,c4:k1 p0.stored=castle p0.dice=6,1"), "place die1 s1 b3")
    assert legal(bare) == {"workers free"}


# -- mines and buildings


@pytest.mark.rule("R7.17")
def test_a_mine_does_nothing_when_it_is_placed() -> None:
    state = play(at("round=5 turn=1 order=10 p0.stored=mine p0.dice=4,4"), "place die1 s1 e3")
    assert pending(state) == "turn" and points(state) == 0 and player(state).silver == 0
    assert player(next_round(state)).silver == 1


@pytest.mark.rule("R7.18")
def test_the_benefit_of_a_building_comes_once() -> None:
    state = at("goods=1,2,3,4 p0.goods=1,2 p0.stored=warehouse p0.dice=3,3")
    play(state, "place die1 s1 e4", "sell free violet")
    assert why_not(state, "sell free turquoise") == Refusal("no-free-action")
    next_round(state)
    assert pending(state) == "turn" and not legal(state, "sell free") and stock(state) == {"turquoise": 1}
