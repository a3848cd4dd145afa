"""Section 15: the 26 knowledge tiles."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.burgundy.helpers import (
    at,
    can,
    depot_goods,
    end_of_game,
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

SHELVES = "depot1=ship depot2=k1 depot3=cow2 depot4=bank depot5=mine depot6=castle"


def knowing(*numbers: int) -> str:
    """The start castle and knowledge tiles beside it and on."""
    places = ["c4", "b4", "a4", "f3", "g2", "g3"]
    return "p0.tiles=d4:castle" + "".join(f",{place}:k{number}" for place, number in zip(places, numbers))


# -- 1 to 7


@pytest.mark.rule("R15.1")
def test_tile_1_allows_the_same_building_again() -> None:
    state = at(f"{knowing(1)},e4:bank,e5:bank p0.stored=bank p0.dice=5,5")
    play(state, "place die1 s1 f4")
    assert player(state).silver == 2
    without = at(f"{knowing(2)},e4:bank,e5:church p0.stored=bank p0.dice=5,5")
    assert why_not(without, "place die1 s1 f4") == Refusal("building-in-city", building="bank")


@pytest.mark.rule("R15.2")
def test_tile_2_pays_a_worker_for_each_mine() -> None:
    last = "round=5 turn=1 order=10 p0.used=3 p1.tiles=d4:castle,e3:mine"
    state = play(at(f"{last} {knowing(2)},e3:mine,f2:mine"), "end")
    assert (player(state).silver, player(state).workers) == (2, 2)
    assert (player(state, 1).silver, player(state, 1).workers) == (1, 0)


SALES = {
    "die": ("p0.dice=2,2", ["sell die1 violet"]),
    "castle": ("p0.dice=6,2 p0.stored=castle", ["place die1 s1 b3", "sell free violet"]),
    "warehouse": ("p0.dice=3,2 p0.stored=warehouse", ["place die1 s1 e4", "sell free violet"]),
}


@pytest.mark.rule("R15.3")
@pytest.mark.parametrize("way", SALES)
def test_tile_3_pays_two_silver_for_each_sale(way: str) -> None:
    words, moves = SALES[way]
    state = play(at(f"{knowing(3)} p0.goods=2,2,2 {words}"), *moves)
    assert (player(state).silver, player(state).workers, sheet(state)["sales"]) == (2, 0, 6)


@pytest.mark.rule("R15.4")
@pytest.mark.parametrize("way", SALES)
def test_tile_4_pays_a_worker_besides_the_silver(way: str) -> None:
    words, moves = SALES[way]
    state = play(at(f"{knowing(4)} p0.goods=2,2,2 {words}"), *moves)
    assert (player(state).silver, player(state).workers, sheet(state)["sales"]) == (1, 1, 6)


@pytest.mark.rule("R15.3", "R15.4")
@pytest.mark.parametrize("way", SALES)
def test_tiles_3_and_4_together(way: str) -> None:
    words, moves = SALES[way]
    state = play(at(f"{knowing(3, 4)} p0.goods=2 {words}"), *moves)
    assert (player(state).silver, player(state).workers, sheet(state)["sales"]) == (2, 1, 2)


@pytest.mark.rule("R15.5")
@pytest.mark.parametrize("depot", range(1, 7))
def test_tile_5_loads_two_neighbouring_depots_on_the_ring(depot: int) -> None:
    """Depot n holds one good of type 1 (always the same, so that all fits) for every n."""
    goods = " ".join(f"goods{number}={','.join('1' * (1 if number != 2 else 2))}" for number in range(1, 7))
    state = at(f"{knowing(5)} p0.stored=ship p0.dice=5,5 {goods}")
    play(state, "place die1 s1 d5")
    assert len(legal(state, "load")) == 6 and len(legal(state, "load-two")) == 6
    play(state, f"load-two depot{depot}")
    after = depot % 6 + 1  # 6 and 1 are neighbours
    assert [number for number in range(1, 7) if not depot_goods(state, number)] == sorted([depot, after])
    assert stock(state) == {"turquoise": 3 if 2 in (depot, after) else 2} and player(state).track == 1


@pytest.mark.rule("R15.5")
def test_tile_5_may_take_from_one_depot_only() -> None:
    state = at(f"{knowing(5)} p0.stored=ship p0.dice=5,5 goods1=1 goods2=2")
    play(state, "place die1 s1 d5", "load depot1")
    assert stock(state) == {"turquoise": 1} and depot_goods(state, 2) == {"violet": 1}


@pytest.mark.rule("R15.5")
def test_tile_5_chooses_among_the_types_of_both_depots() -> None:
    state = at(f"{knowing(5)} p0.stored=ship p0.dice=5,5 p0.goods=1,4 goods6=1,2,3 goods1=3,5,4")
    play(state, "place die1 s1 d5", "load-two depot6")
    assert stock(state) == {"turquoise": 2, "red": 2}
    assert legal(state) == {"keep violet", "keep pink", "keep brown"}
    play(state, "keep pink")
    assert stock(state) == {"turquoise": 2, "red": 2, "pink": 2}  # the pink goods of both depots
    assert depot_goods(state, 6) == {"violet": 1} and depot_goods(state, 1) == {"brown": 1}
    assert player(state).track == 1 and pending(state) == "turn"


@pytest.mark.rule("R15.6")
def test_tile_6_buys_in_any_of_the_seven_depots() -> None:
    start = f"{knowing(6)} {SHELVES.replace('k1', 'k2')} black=k7,pig3 p0.silver=4 p0.dice=1,1"
    tiles = {1: "ship", 2: "k2", 3: "cow2", 4: "bank", 5: "mine", 6: "castle"}
    assert legal(at(start), "buy-from") == {f"buy-from depot{depot} a" for depot in tiles}
    for depot, tile in tiles.items():
        state = play(at(start), f"buy-from depot{depot} a")
        assert stored(state) == [tile] and player(state).silver == 2 and player(state).used == 0
        assert why_not(state, "buy a") == Refusal("bought-already")
        assert why_not(state, f"buy-from depot{depot % 6 + 1} a") == Refusal("bought-already")
    state = play(at(start), "buy b")
    assert stored(state) == ["pig3"] and why_not(state, "buy-from depot1 a") == Refusal("bought-already")


@pytest.mark.rule("R15.6")
def test_tile_6_pays_the_usual_price() -> None:
    poor = at(f"{knowing(6)} {SHELVES} p0.silver=1 p0.dice=1,1")
    assert why_not(poor, "buy-from depot1 a") == Refusal("needs-silver", have=1, need=2)
    rich = at(f"{knowing(6)} {SHELVES} p0.silver=2 p0.dice=1,1")
    assert why_not(rich, "buy-from depot1 b") == Refusal("no-tile-there", depot="1", slot="b")


MEADOW = ",c3:bank"


@pytest.mark.rule("R15.7")
def test_tile_7_gives_a_point_for_each_tile_that_scores() -> None:
    """Three sheep tiles of 4, 3 and 2 animals: 9 points and 3 more; pigs and another pasture do not count."""
    tiles = f"{knowing(7)}{MEADOW},a1:sheep3,b1:sheep2,b2:pig4,e6:sheep2"
    state = play(at(f"{tiles} p0.stored=sheep4 p0.dice=4,4"), "place die1 s1 c2")
    assert sheet(state) == {"animals": (4 + 1) + (3 + 1) + (2 + 1)}


@pytest.mark.rule("X4")
def test_benno_scores_9_points_for_sheep_and_3_for_pigs() -> None:
    state = at(f"{knowing(7)}{MEADOW},b2:sheep4 p0.stored=sheep3,pig2 p0.dice=4,5")
    assert points(play(state, "place die1 s1 c2")) == (3 + 1) + (4 + 1)
    assert points(play(state, "place die2 s2 c1")) == 9 + 3


# -- 8 to 12: changing dice


@pytest.mark.rule("R15.8")
def test_tile_8_each_worker_is_worth_up_to_two_steps() -> None:
    words = f"{knowing(8)} {SHELVES.replace('k1', 'k2')} p0.dice=1,1"
    for depot, workers in {1: 0, 2: 1, 3: 1, 4: 2, 5: 1, 6: 1}.items():
        state = play(at(f"{words} p0.workers=3"), f"take die1 depot{depot} a")
        assert player(state).workers == 3 - workers
    assert legal(at(words), "take die1") == {"take die1 depot1 a"}
    sale = play(at(f"{words} p0.goods=3 p0.workers=1"), "sell die1 pink")
    assert player(sale).workers == 0
    place = play(at(f"{words} p0.stored=ship p0.workers=1"), "place die1 s1 d5")
    assert player(place).workers == 0


@pytest.mark.rule("X5")
def test_carla_turns_a_6_into_a_3_for_two_workers() -> None:
    words = f"{knowing(8)} {SHELVES} p0.dice=6,6".replace("k1", "k2")
    assert player(play(at(f"{words} p0.workers=2"), "take die1 depot3 a")).workers == 0
    refusal = Refusal("needs-workers", number=3, die=6, have=1, need=2)
    assert why_not(at(f"{words} p0.workers=1"), "take die1 depot3 a") == refusal


#: A tile to place, the space, and a die one step off its number.
NEARLY = {
    "bank": ("e4", 4),
    "ship": ("d5", 6),
    "cow2": ("c2", 5),
    "castle": ("b3", 1),
    "mine": ("e3", 3),
    "k26": ("f3", 3),
}
HELPED = {9: {"bank"}, 10: {"ship", "cow2"}, 11: {"castle", "mine", "k26"}, 12: set[str]()}


@pytest.mark.rule("R15.9", "R15.10", "R15.11")
@pytest.mark.parametrize("number", HELPED)
@pytest.mark.parametrize("tile", NEARLY)
def test_tiles_9_to_11_give_a_free_step_to_place_their_families(number: int, tile: str) -> None:
    space, die = NEARLY[tile]
    beside = ",c3:market,e5:church" if tile != "k26" else ",c3:market,e4:church"
    state = at(f"{knowing(number)}{beside} p0.stored={tile} p0.dice={die},{die}")
    refusal = why_not(state, f"place die1 s1 {space}")
    if tile in HELPED[number]:
        assert refusal is None
    else:
        assert refusal is not None
        assert (refusal.code, refusal.params["have"], refusal.params["need"]) == ("needs-workers", 0, 1)


@pytest.mark.rule("R15.9", "R15.10", "R15.11")
@pytest.mark.parametrize(("number", "tile", "die"), [(9, "bank", 6), (10, "ship", 2), (11, "mine", 1)])
def test_the_free_step_to_place_goes_with_workers_and_tile_8(number: int, tile: str, die: int) -> None:
    """Three steps: with the free one two workers, with tile 8 as well one."""
    space = NEARLY[tile][0]
    move = f"place die1 s1 {space}"
    plain = f"{knowing(number)} p0.stored={tile} p0.dice={die},{die}"
    refusal = why_not(at(f"{plain} p0.workers=1"), move)
    assert refusal is not None and refusal.params["need"] == 2
    assert player(play(at(f"{plain} p0.workers=2"), move)).workers == 0
    strong = f"{knowing(number, 8)} p0.stored={tile} p0.dice={die},{die}"
    assert player(play(at(f"{strong} p0.workers=1"), move)).workers == 0
    assert not can(at(f"{strong} p0.workers=0"), move)


@pytest.mark.rule("R15.9", "R15.10", "R15.11", "R15.12")
@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_no_free_step_to_sell(number: int) -> None:
    state = at(f"{knowing(number)} p0.goods=3 p0.dice=2,2")
    assert why_not(state, "sell die1 pink") == Refusal("needs-workers", number=3, die=2, have=0, need=1)


@pytest.mark.rule("R15.12")
def test_tile_12_gives_a_free_step_to_take_tiles() -> None:
    words = f"{SHELVES.replace('k1', 'k2')} p0.dice=1,1"
    state = at(f"{knowing(12)} {words}")
    assert legal(state, "take die1") == {"take die1 depot6 a", "take die1 depot1 a", "take die1 depot2 a"}
    for number in (9, 10, 11):
        assert legal(at(f"{knowing(number)} {words}"), "take die1") == {"take die1 depot1 a"}


# -- 13 and 14: taking workers


@pytest.mark.rule("R15.13")
def test_tile_13_gives_a_silver_with_the_workers() -> None:
    state = at(f"{knowing(13)} p0.stored=castle,boarding-house p0.dice=6,3")
    play(state, "place die1 s1 b3", "workers free")
    assert (player(state).workers, player(state).silver) == (2, 1)
    play(state, "place die2 s2 e4")  # a boarding house is not the action
    assert (player(state).workers, player(state).silver) == (6, 1)
    dice = play(at(f"{knowing(13)} p0.dice=1,1"), "workers die1", "workers die2")
    assert (player(dice).workers, player(dice).silver) == (4, 2)


@pytest.mark.rule("R15.14")
def test_tile_14_gives_four_workers() -> None:
    state = at(f"{knowing(14)} p0.stored=castle,boarding-house p0.dice=6,3")
    play(state, "place die1 s1 b3", "workers free")
    assert (player(state).workers, player(state).silver) == (4, 0)
    play(state, "place die2 s2 e4")  # a boarding house still gives 4
    assert (player(state).workers, player(state).silver) == (8, 0)
    assert player(play(at(f"{knowing(14)} p0.dice=1,1"), "workers die1")).workers == 4


@pytest.mark.rule("R15.13", "R15.14")
def test_tiles_13_and_14_together() -> None:
    state = play(at(f"{knowing(13, 14)} p0.dice=1,1"), "workers die1")
    assert (player(state).workers, player(state).silver) == (4, 1)


# -- 15 to 26: the end of the game


@pytest.mark.rule("R15.15")
def test_tile_15_scores_the_types_sold() -> None:
    """Three types sold, one of them many times; unsold goods of a fourth score only as such."""
    state = end_of_game(f"{knowing(15)} p0.sold=1,1,1,1,2,6 p0.goods=4,4")
    assert sheet(state) == {"knowledge": 9, "unsold-goods": 2}


@pytest.mark.rule("R15.15", "R15.25")
def test_sales_before_the_tile_was_placed_count() -> None:
    for number, worth in ((15, 3), (25, 2)):
        last = f"phase=E round=5 turn=1 order=10 p0.goods=1,1 p0.stored=k{number} p0.dice=1,1"
        state = play(at(last), "sell die1 turquoise", "place die2 s1 c4", "end")
        assert sheet(state)["knowledge"] == worth


DARIO = "p0.sold=4,4,4,4,2,2,2,3,3,3,6"


@pytest.mark.rule("X6")
def test_dario_scores_12_points_for_four_types() -> None:
    assert sheet(end_of_game(f"{knowing(15)} {DARIO}")) == {"knowledge": 12}


@pytest.mark.rule("X9")
def test_dario_scores_11_points_for_eleven_goods() -> None:
    assert sheet(end_of_game(f"{knowing(25)} {DARIO}")) == {"knowledge": 11}
    assert sheet(end_of_game(f"{knowing(15, 25)} {DARIO}")) == {"knowledge": 12 + 11}


BUILDINGS = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenter",
    19: "church",
    20: "market",
    21: "boarding-house",
    22: "bank",
    23: "town-hall",
}


@pytest.mark.rule("R15.16", "R15.17", "R15.18", "R15.19", "R15.20", "R15.21", "R15.22", "R15.23")
@pytest.mark.parametrize(("number", "building"), BUILDINGS.items())
def test_tiles_16_to_23_score_their_building(number: int, building: str) -> None:
    """Three of the building in three cities, and one each of two others, which do not count."""
    others = [other for other in BUILDINGS.values() if other != building][:2]
    city = f",c3:{building},c5:{building},e4:{building},e5:{others[0]},f4:{others[1]}"
    assert sheet(end_of_game(f"{knowing(number)}{city}")) == {"knowledge": 12}
    assert sheet(end_of_game(knowing(number))) == {}
    stored_only = end_of_game(f"{knowing(number)},c3:{others[0]} p0.stored={building} p1.tiles=d4:castle,c3:{building}")
    assert sheet(stored_only) == {}


@pytest.mark.rule("X7")
def test_benno_scores_24_points_for_watchtowers_and_banks() -> None:
    """Four banks in four cities; two watchtowers."""
    city = ",c3:bank,c5:bank,e4:bank,e1:bank,e5:watchtower,e2:watchtower"
    assert sheet(end_of_game(f"{knowing(17, 22)}{city}")) == {"knowledge": 2 * 4 + 4 * 4}


@pytest.mark.rule("R15.24")
@pytest.mark.parametrize(
    ("animals", "species"),
    [
        ("", 0),
        (",a1:cow2", 1),
        (",a1:cow2,b1:cow3,e6:cow4", 1),
        (",a1:cow2,b1:pig2,b2:sheep2,c1:chicken2,c2:pig3,e6:cow4", 4),
    ],
)
def test_tile_24_scores_the_species(animals: str, species: int) -> None:
    assert points(end_of_game(f"{knowing(24)}{animals} p0.stored=sheep4")) == 4 * species


@pytest.mark.rule("X8")
def test_anna_scores_12_points_for_three_species() -> None:
    animals = ",a1:cow3,b1:chicken2,b2:sheep2,c1:sheep3,e6:sheep4"
    assert sheet(end_of_game(f"{knowing(24)}{animals}")) == {"knowledge": 12}


@pytest.mark.rule("R15.25")
def test_tile_25_scores_every_good_sold() -> None:
    state = end_of_game(f"{knowing(25)} p0.sold=1,1,1,5 p0.goods=2")
    assert sheet(state) == {"knowledge": 4, "unsold-goods": 1} and sold(state) == {"turquoise": 3, "brown": 1}


@pytest.mark.rule("R15.26")
def test_tile_26_scores_bonus_tiles_large_and_small() -> None:
    bonus = "bonus=mine:0,ship:1:0,castle:1,pasture:0:1"
    assert sheet(end_of_game(f"{knowing(26)} {bonus}")) == {"knowledge": 6}


@pytest.mark.rule("R15.26")
def test_tile_26_counts_what_was_claimed_before_and_after() -> None:
    """The last mine before the tile, the last castle after it."""
    tiles = "p0.tiles=d4:castle,e3:mine,f2:mine,c3:bank,a2:castle,a3:castle"
    last = f"phase=E round=5 turn=1 order=10 {tiles} p0.stored=mine,k26,castle p0.dice=3,1 p0.workers=0"
    state = play(at(last), "place die1 s1 g1", "place die2 s2 c4")
    assert player(state).bonuses == 1
    end = play(state, "end")
    assert sheet(end)["knowledge"] == 2
    after = at(f"phase=E round=5 turn=1 order=10 {tiles},c4:k26 bonus=mine:0 p0.stored=castle p0.dice=6,1")
    play(after, "place die1 s1 b3", "workers free", "workers die2", "end")
    assert sheet(after)["knowledge"] == 4
