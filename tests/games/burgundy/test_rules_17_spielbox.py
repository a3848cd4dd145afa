"""Section 17: the Spielbox rules."""

from __future__ import annotations

import pytest

from chatelain.core.bits import BIT, members
from chatelain.core.refusal import Refusal
from chatelain.games.burgundy.estates import ESTATES
from chatelain.hexes import NEIGHBOURS, touching
from tests.games.burgundy.helpers import at, can, laid, legal, new, pending, play, player, points, stored, why_not
from tests.games.moves import sheet

#: On estate 1, a space beside a mine only.
BESIDE_A_MINE = "p0.tiles=d4:castle,e3:mine p0.stored=bank p0.dice=5,5"
FOUND = "spielbox=1 p0.points=animals:5 p0.stored=castle p0.dice=1,1"
SPIELBOX = [number for number in ESTATES if number.startswith("10")]


@pytest.mark.rule("R17.1")
def test_the_rules_are_an_option_for_estates_1_to_9() -> None:
    assert can(at(BESIDE_A_MINE), "place die1 s1 e2")
    refusal = Refusal("spielbox-touch", space="e2", colour="building")
    assert why_not(at(f"spielbox=1 {BESIDE_A_MINE}"), "place die1 s1 e2") == refusal
    assert why_not(at(FOUND.replace("spielbox=1 ", "")), "found a2") == Refusal("needs-spielbox")
    assert new(2, spielbox=True).spielbox and not new(2).spielbox


@pytest.mark.rule("R17.1")
def test_estates_10a_to_10h_bring_the_rules_with_them() -> None:
    """Seat 0 has 10b, seat 1 estate 1: only seat 0 is bound."""
    state = at("p0.estate=10b p0.start=b2 p0.tiles=b2:castle,a2:k1 p0.stored=mine,castle p0.dice=6,5 p0.points=sales:5")
    assert not state.spielbox
    assert can(state, "found b4") and can(state, "place die1 s1 a1")  # a1 touches the castle
    state = at("p0.estate=10b p0.start=b2 p0.tiles=b2:castle,b3:k1,a3:k2 p0.stored=mine p0.dice=3,5")
    assert why_not(state, "place die1 s1 a4") == Refusal("spielbox-touch", space="a4", colour="mine")
    other = at(f"p0.estate=10b order=10 {BESIDE_A_MINE.replace('p0', 'p1')}")
    assert can(other, "place die1 s1 e2") and why_not(other, "found a2") == Refusal("needs-spielbox")


@pytest.mark.rule("R17.1")
def test_all_other_rules_stay_in_force() -> None:
    state = at("spielbox=1 p0.tiles=d4:castle,e4:bank p0.stored=bank,ship p0.dice=1,6")
    assert why_not(state, "place die1 s1 e5") == Refusal("building-in-city", building="bank")
    assert why_not(state, "place die2 s2 d1") == Refusal("not-adjacent", space="d1")
    assert why_not(state, "place die2 s2 d5") == Refusal("needs-workers", number=5, die=6, have=0, need=1)


@pytest.mark.rule("R17.2")
def test_the_eight_estates_are_our_own_designs() -> None:
    assert [f"10{letter}" for letter in "abcdefgh"] == SPIELBOX
    assert len({ESTATES[number].layout for number in SPIELBOX}) == 8
    for number in SPIELBOX:
        estate = ESTATES[number]
        assert estate.spielbox and estate.info["source"].startswith("reconstruction")
        assert [len(members(colour)) for colour in estate.colours] == [4, 3, 6, 6, 12, 6]
    assert not any(ESTATES[str(number)].spielbox for number in range(1, 10))


@pytest.mark.rule("R17.3")
def test_a_tile_touches_a_castle_or_its_own_colour() -> None:
    tiles = "spielbox=1 p0.tiles=d4:castle,e3:mine,e4:bank"
    castle = at(f"{tiles} p0.stored=ship,k1 p0.dice=2,1")
    assert can(castle, "place die1 s1 d3") and can(castle, "place die2 s2 c4")
    own = at(f"{tiles} p0.stored=mine,church p0.dice=1,5")
    assert can(own, "place die1 s1 f2")  # beside the mine on e3
    assert can(own, "place die2 s2 f4")  # beside the bank on e4
    assert why_not(own, "place die2 s2 e2") == Refusal("spielbox-touch", space="e2", colour="building")
    knowledge = at(f"{tiles} p0.stored=k1 p0.dice=2,2")
    assert why_not(knowledge, "place die1 s1 f3") == Refusal("spielbox-touch", space="f3", colour="knowledge")


@pytest.mark.rule("R17.4")
def test_castles_may_touch_any_placed_tile() -> None:
    state = at("spielbox=1 p0.tiles=d4:castle,c4:k1 p0.stored=castle p0.dice=6,6")
    assert can(state, "place die1 s1 b3")
    assert why_not(state, "place die1 s1 a2") == Refusal("not-adjacent", space="a2")


@pytest.mark.rule("R17.5")
def test_an_empty_castle_space_is_not_enough() -> None:
    """b2 touches the castle space b3 and the bank on c3."""
    tiles = "spielbox=1 p0.stored=cow2 p0.dice=1,1 p0.tiles=d4:castle,c3:bank"
    assert why_not(at(tiles), "place die1 s1 b2") == Refusal("spielbox-touch", space="b2", colour="pasture")
    assert can(at(f"{tiles},b3:castle"), "place die1 s1 b2")


@pytest.mark.rule("R17.6")
def test_town_hall_and_castle_actions_are_bound_too() -> None:
    refusal = Refusal("spielbox-touch", space="c2", colour="pasture")
    hall = at("spielbox=1 p0.tiles=d4:castle,c3:bank p0.stored=town-hall,cow2,ship p0.dice=3,3")
    play(hall, "place die1 s1 e4")
    assert why_not(hall, "place free s2 c2") == refusal
    assert legal(hall) == {"place free s3 d3", "place free s3 d5", "decline"}
    castle = at("spielbox=1 p0.tiles=d4:castle,c3:bank p0.stored=castle,cow2 p0.dice=6,3")
    play(castle, "place die1 s1 b3")
    assert why_not(castle, "place free s2 c2") == refusal
    assert legal(castle, "place") == {"place free s2 b2"}  # beside the new castle


@pytest.mark.rule("R17.6")
def test_a_town_hall_without_use_is_lost() -> None:
    state = at("spielbox=1 p0.tiles=d4:castle,c3:bank p0.stored=town-hall,cow2 p0.dice=3,3")
    assert pending(play(state, "place die1 s1 e4")) == "turn"


@pytest.mark.rule("X10")
def test_a_ship_must_first_lie_beside_the_castle() -> None:
    tiles = "p0.tiles=d4:castle,e3:mine,e2:bank p0.stored=ship,ship p0.dice=1,2"
    assert can(at(tiles), "place die1 s1 d2")
    state = at(f"spielbox=1 {tiles}")
    assert why_not(state, "place die1 s1 d2") == Refusal("spielbox-touch", space="d2", colour="ship")
    play(state, "place die2 s2 d3", "load depot1")
    assert can(state, "place die1 s1 d2")


@pytest.mark.rule("X10")
@pytest.mark.parametrize("tile", ["chicken3", "cow4"])
def test_animals_need_a_castle_or_an_animal_beside_them(tile: str) -> None:
    tiles = f"p0.tiles=d4:castle,c3:bank p0.stored={tile} p0.dice=4,4"
    assert can(at(tiles), "place die1 s1 c2")
    refusal = Refusal("spielbox-touch", space="c2", colour="pasture")
    assert why_not(at(f"spielbox=1 {tiles}"), "place die1 s1 c2") == refusal


@pytest.mark.rule("R17.7")
def test_a_castle_away_from_everything_for_five_points_and_both_dice() -> None:
    state = at(FOUND)
    assert legal(state, "found") == {"found a2", "found a3", "found b3"}
    play(state, "found a3")
    assert laid(state, "a3") == "castle" and stored(state) == [] and points(state) == 0
    assert sheet(state) == {"animals": 5, "founding": -5} and player(state).used == 3
    play(state, "workers free")
    assert legal(state) == {"end"}
    assert why_not(state, "workers die1") == Refusal("die-used", die=1)


@pytest.mark.rule("R17.7")
def test_the_space_is_a_castle_space_that_touches_no_tile() -> None:
    state = at(f"{FOUND} p0.tiles=d4:castle,c3:bank")
    assert why_not(state, "found b3") == Refusal("touches-tiles", space="b3")
    assert why_not(state, "found d4") == Refusal("space-covered", space="d4")
    assert why_not(state, "found b5") == Refusal("no-castle-space", space="b5")
    assert legal(state, "found") == {"found a2", "found a3"}
    assert why_not(at(FOUND.replace("p0.stored=castle", "p0.stored=mine")), "found a2") == Refusal("needs-castle")


@pytest.mark.rule("R17.8")
@pytest.mark.parametrize("have", [0, 4, 5, 6])
def test_it_needs_five_points(have: int) -> None:
    state = at(FOUND.replace("animals:5", f"animals:{have}"))
    expected = None if have >= 5 else Refusal("needs-points", have=have, need=5)
    assert why_not(state, "found a2") == expected


@pytest.mark.rule("R17.9")
def test_both_dice_must_be_unused_but_a_purchase_is_allowed() -> None:
    for die in ("die1", "die2"):
        assert why_not(play(at(FOUND), f"workers {die}"), "found a2") == Refusal("needs-both-dice")
    bought = at(f"{FOUND.replace('p0.stored=castle ', '')} black=castle p0.silver=2")
    assert why_not(bought, "found a2") == Refusal("needs-castle")
    assert can(play(bought, "buy a"), "found a2")


@pytest.mark.rule("R17.10")
def test_the_number_of_the_space_is_ignored() -> None:
    for die in range(1, 7):
        state = at(FOUND.replace("p0.dice=1,1", f"p0.dice={die},{die} p0.workers=3"))
        assert legal(state, "found") == {"found a2", "found a3", "found b3"}  # 5, 4 and 6
        assert player(play(state, "found a3")).workers == 3


@pytest.mark.rule("R17.11")
def test_the_castle_gives_its_points_and_its_action() -> None:
    """Estate 2 has four castle districts of one space each: 1 + 10 points, and 5 for the fourth."""
    words = "spielbox=1 p0.points=sales:5 p0.estate=2 p0.start=g1 p0.stored=castle,ship p0.dice=3,3"
    state = play(at(words), "found a4")
    assert sheet(state) == {"sales": 5, "founding": -5, "districts": 1, "phase-bonus": 10}
    assert pending(state) == "castle" and can(state, "workers free") and can(state, "place free s2 g2")
    fourth = play(at(f"{words} p0.tiles=g1:castle,g4:castle,d7:castle"), "found a4")
    assert sheet(fourth)["colours"] == 5


def reached(number: str, start: int) -> int:
    """All spaces that can be covered from a start castle under R17.3 and R17.4, without founding."""
    colours, filled = ESTATES[number].colours, int(BIT[start])
    while True:
        wider = filled | (int(touching(filled)) & int(colours[0]))
        for colour in range(1, 6):
            wider |= int(touching((colours[0] | colours[colour]) & filled)) & int(colours[colour])
        if wider == filled:
            return filled
        filled = wider


@pytest.mark.rule("R17.12")
@pytest.mark.parametrize("number", [str(number) for number in range(1, 10)])
def test_on_estates_1_to_9_some_districts_stay_out_of_reach(number: str) -> None:
    estate = ESTATES[number]
    castles = int(estate.colours[0])
    lonely = [
        district
        for district in estate.districts()
        if not district & castles and not any(int(NEIGHBOURS[space]) & castles for space in members(district))
    ]
    assert lonely
    for district in lonely:
        assert all(not reached(number, start) & district for start in estate.start_spaces())


@pytest.mark.rule("R17.12")
@pytest.mark.parametrize("number", SPIELBOX)
def test_every_space_of_10a_to_10h_can_be_reached(number: str) -> None:
    for start in ESTATES[number].start_spaces():
        assert reached(number, start) == 2**37 - 1
