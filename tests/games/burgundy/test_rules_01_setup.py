"""Section 1: components and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from chatelain.core.chance import Forced, Seeded
from chatelain.games.burgundy.estates import ESTATES
from chatelain.games.burgundy.tables import GOOD_NAMES, NUMBERS
from chatelain.games.burgundy.tiles import BLACK_COUNTS, FAMILY_NAMES, FAMILY_OF, NORMAL_COUNTS, TILE_NAMES
from chatelain.hexes import ROWS
from tests.games.burgundy.helpers import (
    at,
    can,
    depot_goods,
    empty_spaces,
    laid,
    new,
    next_round,
    order,
    play,
    player,
    points,
    round_goods,
    stock,
)
from tests.games.moves import sheet


def by_family(counts: list[int]) -> dict[str, int]:
    families: Counter[str] = Counter()
    for tile, count in enumerate(counts):
        families[FAMILY_NAMES[FAMILY_OF[tile]]] += count
    return dict(families)


def by_tile(counts: list[int], *names: str) -> list[int]:
    return [counts[TILE_NAMES.index(name)] for name in names]


@pytest.mark.rule("R1.1")
def test_there_are_164_tiles_in_six_families() -> None:
    total = [normal + black for normal, black in zip(NORMAL_COUNTS, BLACK_COUNTS)]
    assert by_family(total) == {"building": 56, "pasture": 28, "knowledge": 26, "castle": 16, "mine": 12, "ship": 26}
    assert sum(total) == 164


@pytest.mark.rule("R1.2")
def test_forty_tiles_have_a_black_back() -> None:
    black = by_family(BLACK_COUNTS)
    assert black == {"building": 16, "pasture": 8, "knowledge": 6, "castle": 2, "mine": 2, "ship": 6}
    assert sum(black.values()) == 40


@pytest.mark.rule("R1.3")
def test_every_building_exists_seven_times() -> None:
    names = ("warehouse", "carpenter", "church", "market", "boarding-house", "bank", "town-hall", "watchtower")
    assert by_tile(NORMAL_COUNTS, *names) == [5] * 8
    assert by_tile(BLACK_COUNTS, *names) == [2] * 8


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize("species", ["cow", "sheep", "pig", "chicken"])
def test_every_species_has_seven_tiles(species: str) -> None:
    names = (f"{species}2", f"{species}3", f"{species}4")
    assert by_tile(NORMAL_COUNTS, *names) == [2, 2, 1]
    assert by_tile(BLACK_COUNTS, *names) == [0, 1, 1]


@pytest.mark.rule("R1.5")
def test_knowledge_tiles_are_all_different_and_six_are_black() -> None:
    names = [f"k{number}" for number in range(1, 27)]
    black = [number for number in range(1, 27) if BLACK_COUNTS[TILE_NAMES.index(f"k{number}")]]
    assert black == [7, 12, 14, 15, 24, 25]
    assert [n + b for n, b in zip(by_tile(NORMAL_COUNTS, *names), by_tile(BLACK_COUNTS, *names))] == [1] * 26


@pytest.mark.rule("R1.6")
def test_there_are_42_goods_with_the_numbers_of_a_die() -> None:
    assert GOOD_NAMES == ("turquoise", "violet", "pink", "red", "brown", "orange")
    census = new(4).census()
    assert [census[f"good{number}"] for number in range(1, 7)] == [7] * 6
    for number, colour in enumerate(GOOD_NAMES, start=1):
        assert can(at(f"p0.goods={number} p0.dice={number},{number}"), f"sell die1 {colour}")


@pytest.mark.rule("R1.7")
def test_supplies_of_silver_and_workers_never_run_out() -> None:
    """Thirty worker tiles and twenty pieces of silver lie in the box; nobody runs short of more."""
    state = at("p0.workers=29 p0.silver=19 p0.dice=3,3 p0.stored=boarding-house,bank p0.tiles=d4:castle,e4:watchtower")
    play(state, "workers die1", "place die2 s2 c3")
    assert (player(state).workers, player(state).silver) == (31, 21)


@pytest.mark.rule("R1.8")
def test_nobody_knows_what_will_be_drawn() -> None:
    """A position holds no order of tiles: the same one goes on with other tiles when other tiles are drawn."""
    last = "round=5 turn=1 order=10 p0.used=3"
    depots = [str(play(at(last), "end", seed=seed).view(0)["depots"]) for seed in range(6)]
    blacks = [str(play(at(last), "end", seed=seed).view(0)["black"]) for seed in range(6)]
    assert len(set(depots)) == len(set(blacks)) == 6
    assert {"pool", "draws"}.isdisjoint(new(2).view(0))


@pytest.mark.rule("R1.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_phase_has_five_goods(seats: int) -> None:
    state = new(seats)
    for _phase in range(5):
        lying = sum(sum(depot_goods(state, depot).values()) for depot in range(1, 7))
        assert len(round_goods(state)) == 4  # the first of five has gone to a depot
        for _round in range(5):
            state = next_round(state)
        if not state.is_over:
            now = sum(sum(depot_goods(state, depot).values()) for depot in range(1, 7))
            assert now - lying == 5
    assert sum(sum(depot_goods(state, depot).values()) for depot in range(1, 7)) == 25


@pytest.mark.rule("R1.10")
def test_every_colour_has_a_large_and_a_small_bonus_tile() -> None:
    colours = ("castle", "mine", "ship", "pasture", "building", "knowledge")
    assert new(2).view(0)["bonuses"] == {colour: [None, None] for colour in colours}


@pytest.mark.rule("R1.11")
@pytest.mark.parametrize("number", ESTATES)
def test_every_estate_has_37_spaces_in_the_same_numbers(number: str) -> None:
    rows = ESTATES[number].layout.split("/")
    assert [len(row) for row in rows] == [4, 5, 6, 7, 6, 5, 4] == list(ROWS)
    assert Counter("".join(rows)) == {"C": 4, "M": 3, "S": 6, "P": 6, "B": 12, "K": 6}


@pytest.mark.rule("R1.12")
def test_the_die_numbers_of_the_spaces() -> None:
    rows = ["6543", "21654", "543123", "6126541", "254312", "61256", "3413"]
    assert list(NUMBERS) == [int(number) for row in rows for number in row]


@pytest.mark.rule("R1.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_estate_1_in_the_basic_game(seats: int) -> None:
    assert [player.estate.number for player in new(seats).players] == ["1"] * seats


@pytest.mark.rule("R1.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_start_castle_lies_on_the_centre(seats: int) -> None:
    state = new(seats)
    assert [laid(state, "d4", seat) for seat in range(seats)] == ["castle"] * seats
    assert [empty_spaces(state, seat) for seat in range(seats)] == [36] * seats
    castles = TILE_NAMES.index("castle")
    in_depots = {2: 1, 3: 2, 4: 2}[seats]
    black = sum(1 for place in range(24, 32) if state.shelf[place] == castles)
    assert state.pool[castles] == 14 - seats - in_depots
    assert state.census()["castle"] == 16 and state.pool[49 + castles] == 2 - black


@pytest.mark.rule("R1.15")
def test_the_start_castle_gives_nothing_but_counts() -> None:
    state = new(2)
    assert points(state) == 0 and state.pending() == 0  # neither the size-1 district nor an action
    # The three other castles complete the colour: 6 + 10 for their district, 5 for the colour.
    tiles = "p0.tiles=d4:castle,b4:k1,c4:k2,a3:castle,b3:castle"
    state = play(at(f"{tiles} p0.stored=castle p0.dice=5,1"), "place die1 s1 a2")
    assert sheet(state) == {"districts": 6, "phase-bonus": 10, "colours": 5}


@pytest.mark.rule("R1.16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_three_goods(seats: int) -> None:
    state = new(seats, seed=5)
    assert [sum(stock(state, seat).values()) for seat in range(seats)] == [3] * seats
    seen = 3 * seats + 5  # start goods, and those of phase A
    assert sum(int(state.pool[98 + good]) for good in range(6)) == 42 - seen


@pytest.mark.rule("R1.16")
def test_goods_of_one_type_share_a_space() -> None:
    """Three red goods take one space of three, so two more types fit."""
    state = new(2, chance=Forced(draws=[0, 101, 101, 101, 98, 99, 100], then=Seeded(1)))
    assert stock(state, 0) == {"red": 3} and stock(state, 1) == {"turquoise": 1, "violet": 1, "pink": 1}
    ship = "p0.dice=5,5 p0.stored=ship goods1=1,2"
    assert stock(play(at(f"{ship} p0.goods=4,4,4"), "place die1 s1 d5", "load depot1")) == {
        "red": 3,
        "turquoise": 1,
        "violet": 1,
    }


@pytest.mark.rule("R1.17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_a_silver_no_points_and_two_dice(seats: int) -> None:
    state = new(seats)
    for seat in range(seats):
        assert (player(state, seat).silver, points(state, seat), player(state, seat).used) == (1, 0, 0)
        assert 1 <= player(state, seat).die1 <= 6 and 1 <= player(state, seat).die2 <= 6


@pytest.mark.rule("R1.18")
def test_the_starting_player_is_drawn_and_the_others_follow_clockwise() -> None:
    for first, expected in enumerate([[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2]]):
        assert order(new(4, chance=Forced(draws=[first], then=Seeded(1)))) == expected
    assert {order(new(4, seed=seed))[0] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("R1.19")
def test_later_players_start_with_more_workers() -> None:
    state = new(4, chance=Forced(draws=[2], then=Seeded(1)))
    assert [int(player(state, seat).workers) for seat in (2, 3, 0, 1)] == [1, 2, 3, 4]


@pytest.mark.rule("R1.20")
def test_the_pawns_start_stacked_with_the_first_on_top() -> None:
    state = new(3, chance=Forced(draws=[1], then=Seeded(1)))
    assert [int(player(state, seat).track) for seat in range(3)] == [0, 0, 0]
    height = [int(player(state, seat).arrival) for seat in (1, 2, 0)]
    assert height == sorted(height, reverse=True)


@pytest.mark.rule("R1.21")
def test_possessions_are_visible_to_all() -> None:
    state = at("p1.silver=4 p1.workers=7 p1.goods=1,1,5 p1.stored=cow4,k3")
    for viewer in (0, 1, -1):
        seen = state.view(viewer)["players"]
        assert isinstance(seen, list)
        assert (seen[1]["silver"], seen[1]["workers"]) == (4, 7)
        assert seen[1]["goods"] == {"turquoise": 2, "brown": 1}
        assert seen[1]["stored"] == ["cow4", "k3", None, None]
