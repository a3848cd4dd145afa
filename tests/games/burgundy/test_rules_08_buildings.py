"""Section 8: the eight buildings."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.burgundy.helpers import (
    at,
    can,
    depot_tiles,
    laid,
    legal,
    pending,
    play,
    player,
    points,
    sold,
    stock,
    stored,
    why_not,
)
from tests.games.moves import sheet

#: One tile of every family in the depots, a second building in depot 6, and more in the black depot.
SHELVES = "seats=4 depot1=ship depot2=k3 depot3=cow4 depot4=bank depot5=mine depot6=castle,church black=bank,ship,mine"


def build(building: str, words: str = "", dice: str = "3,3") -> str:
    """A building in storage, to be placed on e4, which belongs to the city of five: no district is completed."""
    return f"p0.stored={building} p0.dice={dice} {words}"


@pytest.mark.rule("R8.1")
@pytest.mark.parametrize(
    "building", ["warehouse", "carpenter", "church", "market", "boarding-house", "bank", "town-hall", "watchtower"]
)
def test_each_building_stands_once_in_each_city(building: str) -> None:
    state = at(f"p0.tiles=d4:castle,e4:{building} p0.stored={building} p0.dice=1,3")
    assert why_not(state, "place die1 s1 e5") == Refusal("building-in-city", building=building)
    assert legal(state, "place") == {"place die2 s1 c3"}
    play(state, "place die2 s1 c3")
    assert laid(state, "c3") == building


@pytest.mark.rule("R8.2")
def test_a_city_is_the_printed_district() -> None:
    """The bank on f5 does not touch the one on e4, but it would stand in the same printed city."""
    state = at("p0.tiles=d4:castle,e4:bank,e6:cow2 p0.stored=bank p0.dice=6,6")
    assert why_not(state, "place die1 s1 f5") == Refusal("building-in-city", building="bank")


@pytest.mark.rule("R8.3")
def test_warehouse() -> None:
    state = play(at(build("warehouse", "p0.goods=2,2,5")), "place die1 s1 e4")
    assert pending(state) == "warehouse"
    assert legal(state) == {"sell free violet", "sell free brown", "decline"}
    assert why_not(state, "sell free red") == Refusal("no-such-goods", good="red")
    assert why_not(state, "take free depot1 a") == Refusal("decide-first", what="warehouse")
    play(state, "sell free violet")
    assert sheet(state) == {"sales": 4} and player(state).silver == 1
    assert sold(state) == {"violet": 2} and stock(state) == {"brown": 1} and pending(state) == "turn"


@pytest.mark.rule("R8.4")
def test_carpenter() -> None:
    state = play(at(build("carpenter", SHELVES)), "place die1 s1 e4")
    assert legal(state) == {"fetch depot4 a", "fetch depot6 b", "decline"}
    assert why_not(state, "fetch depot1 a") == Refusal("wrong-family", benefit="carpenter", tile="ship")
    assert why_not(state, "fetch depot4 b") == Refusal("no-tile-there", depot=4, slot="b")
    play(state, "fetch depot6 b")
    assert stored(state) == ["church"] and depot_tiles(state, 6)[1] == "-" and pending(state) == "turn"


@pytest.mark.rule("R8.5")
@pytest.mark.parametrize(("depot", "tile"), [(5, "mine"), (2, "k3"), (6, "castle")])
def test_church(depot: int, tile: str) -> None:
    state = play(at(build("church", SHELVES)), "place die1 s1 e4")
    assert legal(state) == {"fetch depot2 a", "fetch depot5 a", "fetch depot6 a", "decline"}
    assert why_not(state, "fetch depot6 b") == Refusal("wrong-family", benefit="church", tile="building")
    assert stored(play(state, f"fetch depot{depot} a")) == [tile]


@pytest.mark.rule("R8.6")
@pytest.mark.parametrize(("depot", "tile"), [(1, "ship"), (3, "cow4")])
def test_market(depot: int, tile: str) -> None:
    state = play(at(build("market", SHELVES)), "place die1 s1 e4")
    assert legal(state) == {"fetch depot1 a", "fetch depot3 a", "decline"}
    assert why_not(state, "fetch depot5 a") == Refusal("wrong-family", benefit="market", tile="mine")
    assert stored(play(state, f"fetch depot{depot} a")) == [tile]


@pytest.mark.rule("R8.7")
@pytest.mark.parametrize("building", ["carpenter", "church", "market"])
def test_nothing_is_fetched_from_the_black_depot(building: str) -> None:
    """Only the black depot has something to take: the benefit is lost."""
    state = play(at(build(building, "black=bank,ship,mine,k7,castle,cow3 p0.silver=9")), "place die1 s1 e4")
    assert pending(state) == "turn" and why_not(state, "fetch depot1 a") == Refusal("no-benefit")


@pytest.mark.rule("R8.8")
def test_boarding_house() -> None:
    state = play(at(build("boarding-house", "p0.workers=1")), "place die1 s1 e4")
    assert player(state).workers == 5 and player(state).silver == 0 and points(state) == 0


@pytest.mark.rule("R8.9")
def test_bank() -> None:
    state = play(at(build("bank", "p0.silver=1")), "place die1 s1 e4")
    assert player(state).silver == 3 and player(state).workers == 0 and points(state) == 0


@pytest.mark.rule("R8.10")
@pytest.mark.parametrize(
    ("tile", "space"), [("ship", "d3"), ("mine", "e3"), ("k14", "c4"), ("bank", "c3"), ("castle", "b3"), ("cow2", "e6")]
)
def test_town_hall_places_a_tile_of_any_family(tile: str, space: str) -> None:
    more = "" if tile in ("ship", "mine", "k14", "bank") else ",c3:market,e5:church"
    state = at(build(f"town-hall,{tile}", f"p0.tiles=d4:castle{more}"))
    play(state, "place die1 s1 e4")
    assert pending(state) == "town-hall" and can(state, f"place free s2 {space}")
    play(state, f"place free s2 {space}")
    assert laid(state, space) == tile and player(state).used == 1


@pytest.mark.rule("R8.10")
def test_the_tile_of_a_town_hall_has_all_its_effects() -> None:
    castle = at(build("town-hall,castle", "p0.tiles=d4:castle,c3:bank"))
    assert pending(play(castle, "place die1 s1 e4", "place free s2 b3")) == "castle"
    ship = at(build("town-hall,ship", "goods3=1,1"))
    play(ship, "place die1 s1 e4", "place free s2 d5", "load depot3")
    assert stock(ship) == {"turquoise": 2} and player(ship).track == 1
    bank = at(build("town-hall,bank"))
    play(bank, "place die1 s1 e4", "place free s2 c3")  # c3 is a city of one space: 1 + 10 points
    assert player(bank).silver == 2 and sheet(bank) == {"districts": 1, "phase-bonus": 10}
    second = at(build("town-hall,town-hall,mine"))
    play(second, "place die1 s1 e4", "place free s2 c3", "place free s3 e3")
    assert stored(second) == [] and pending(second) == "turn"


@pytest.mark.rule("R8.11")
def test_town_hall_ignores_the_number_but_no_other_rule() -> None:
    state = play(at(build("town-hall,ship,bank", "p0.tiles=d4:castle,f4:bank")), "place die1 s1 e4")
    assert legal(state) == {"place free s2 d3", "place free s2 d5", "place free s3 c3", "decline"}  # 2, 5 and 3
    assert why_not(state, "place free s2 d1") == Refusal("not-adjacent", space="d1")
    assert why_not(state, "place free s2 e3") == Refusal("wrong-colour", space="e3", colour="mine", tile="ship")
    assert why_not(state, "place free s3 e5") == Refusal("building-in-city", building="bank")
    assert why_not(state, "workers free") == Refusal("decide-first", what="town-hall")
    assert player(play(state, "place free s2 d5", "load depot1")).workers == 0


@pytest.mark.rule("R8.12")
def test_watchtower() -> None:
    assert sheet(play(at(build("watchtower")), "place die1 s1 e4")) == {"watchtowers": 4}


@pytest.mark.rule("R8.13")
@pytest.mark.parametrize(
    ("building", "words", "benefit"),
    [
        ("warehouse", "p0.goods=1", "sell free turquoise"),
        ("carpenter", "depot4=bank", "fetch depot4 a"),
        ("church", "depot4=mine", "fetch depot4 a"),
        ("market", "depot4=cow2", "fetch depot4 a"),
        ("town-hall,mine", "", "place free s2 e3"),
    ],
)
def test_a_benefit_needs_no_die(building: str, words: str, benefit: str) -> None:
    state = play(at(build(building, words)), "place die1 s1 e4", benefit)
    assert player(state).used == 1 and player(state).workers == 0 and can(state, "workers die2")
    # It works even when the building was the second die's.
    last = play(at(build(building, words)), "workers die1", "place die2 s1 e4", benefit)
    assert legal(last) == {"end"}


@pytest.mark.rule("R8.14")
@pytest.mark.parametrize(
    ("building", "words"),
    [
        ("warehouse", ""),
        ("carpenter", "depot4=mine"),
        ("church", "depot4=cow2"),
        ("market", "depot4=bank"),
        ("town-hall", "p0.goods=1"),
    ],
)
def test_a_building_without_use_may_be_placed(building: str, words: str) -> None:
    state = play(at(build(building, words)), "place die1 s1 e4")
    assert laid(state, "e4") == building and pending(state) == "turn"


@pytest.mark.rule("R8.15")
@pytest.mark.parametrize(
    ("building", "words"),
    [
        ("warehouse", "p0.goods=1"),
        ("carpenter", "depot4=bank"),
        ("church", "depot4=mine"),
        ("market", "depot4=cow2"),
        ("town-hall,mine", ""),
    ],
)
def test_five_benefits_may_be_declined(building: str, words: str) -> None:
    state = play(at(build(building, words)), "place die1 s1 e4")
    before = stored(state)
    assert why_not(state, "workers die2") == Refusal("decide-first", what=building.split(",")[0])
    play(state, "decline")
    assert pending(state) == "turn" and stored(state) == before and can(state, "workers die2")
    assert why_not(state, "decline") == Refusal("nothing-to-decline")


@pytest.mark.rule("R8.16")
@pytest.mark.parametrize(
    ("building", "gain"), [("boarding-house", (4, 0, 0)), ("bank", (0, 2, 0)), ("watchtower", (0, 0, 4))]
)
def test_three_benefits_come_at_once(building: str, gain: tuple[int, int, int]) -> None:
    state = play(at(build(building)), "place die1 s1 e4")
    assert (int(player(state).workers), int(player(state).silver), points(state)) == gain
    assert why_not(state, "decline") == Refusal("nothing-to-decline")


@pytest.mark.rule("R8.17")
def test_an_effect_without_use_is_not_asked() -> None:
    """The stored ship touches nothing: a town hall is of no use; with the castle beside it, it would be."""
    far = "p0.estate=2 p0.start=g1 p0.tiles=g1:castle,f1:bank"
    state = at(f"{far} p0.stored=town-hall,cow2 p0.dice=1,1")
    play(state, "place die1 s1 f2")
    assert pending(state) == "turn" and stored(state) == ["cow2"] and can(state, "workers die2")
    useful = at(f"{far} p0.stored=town-hall,ship p0.dice=1,1")
    assert pending(play(useful, "place die1 s1 f2")) == "town-hall"
