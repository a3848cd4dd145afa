"""Section 2: what is done when a phase begins."""

from __future__ import annotations

from collections import Counter

import pytest

from chatelain.games.burgundy.tiles import BLACK_COUNTS, TILE_NAMES
from tests.games.burgundy.helpers import (
    at,
    black_tiles,
    depot_colours,
    depot_goods,
    depot_tiles,
    new,
    next_round,
    play,
    player,
    round_goods,
)
from tests.games.moves import random_game

LAST_TURN = "round=5 turn=1 order=10 p0.used=3"


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_phases_of_five_rounds(seats: int) -> None:
    state, seen = new(seats), []
    while not state.is_over:
        seen.append("ABCDE"[state.phase] + str(int(state.round) + 1))
        next_round(state)
    assert seen == [phase + str(number) for phase in "ABCDE" for number in range(1, 6)]


@pytest.mark.rule("R2.2")
def test_tiles_left_in_the_depots_are_removed() -> None:
    state = play(at(f"{LAST_TURN} depot1=k1,ship depot4=-,cow4"), "end")
    gone = [TILE_NAMES[kind] for kind in range(49) if state.pool[104 + kind]]
    assert gone == ["cow4", "k1", "ship"]
    assert [tile for depot in range(1, 7) for tile in depot_tiles(state, depot)].count("k1") == 0


@pytest.mark.rule("R2.3")
def test_tiles_left_in_the_black_depot_are_removed() -> None:
    state = play(at(f"{LAST_TURN} black=k7,-,bank"), "end")
    assert [TILE_NAMES[kind] for kind in range(49) if state.pool[104 + kind]] == ["bank", "k7"]
    assert "k7" not in black_tiles(state)


@pytest.mark.rule("R2.4")
def test_goods_in_the_depots_stay() -> None:
    state = play(at(f"{LAST_TURN} goods2=1,1,4"), "end", dice=[1, 1, 1, 1, 5])
    assert depot_goods(state, 2) == {"turquoise": 2, "red": 1}
    assert sum(depot_goods(state, 5).values()) == 1


@pytest.mark.rule("R2.5")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 12), (3, 18), (4, 24)])
def test_two_three_or_four_tiles_in_every_depot(seats: int, tiles: int) -> None:
    state = new(seats)
    colours = [depot_colours(state, depot) for depot in range(1, 7)]
    assert [len(depot) for depot in colours] == [seats] * 6
    assert sum(len(depot) for depot in colours) == tiles


@pytest.mark.rule("R2.5")
def test_the_tiles_are_drawn_at_random() -> None:
    assert len({tuple(depot_tiles(new(2, seed=seed), 1)) for seed in range(30)}) > 4


#: The letters of each depot with 2, 3 and 4 players.
DEPOTS = {
    1: ("BS", "BSK", "BSKP"),
    2: ("KC", "KCB", "KCBB"),
    3: ("PB", "PBS", "PBSK"),
    4: ("SB", "SBP", "SBPM"),
    5: ("MK", "MKB", "MKBB"),
    6: ("BP", "BPC", "BPCS"),
}


@pytest.mark.rule("R2.6", "R2.7", "R2.8", "R2.9", "R2.10", "R2.11")
@pytest.mark.parametrize("depot", DEPOTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_colours_of_every_depot(depot: int, seats: int) -> None:
    for seed in range(5):
        assert depot_colours(new(seats, seed=seed), depot) == DEPOTS[depot][seats - 2]


def colours_by_phase(seats: int, depot: int) -> list[str]:
    state, found = new(seats), []
    while not state.is_over:
        if state.round == 0:
            found.append(depot_colours(state, depot))
        next_round(state)
    return found


@pytest.mark.rule("R2.12")
def test_with_three_players_a_mine_replaces_the_castle_in_phases_b_and_d() -> None:
    assert colours_by_phase(3, 6) == ["BPC", "BPM", "BPC", "BPM", "BPC"]
    assert colours_by_phase(4, 6) == ["BPCS"] * 5
    assert colours_by_phase(2, 6) == ["BP"] * 5
    assert colours_by_phase(3, 2) == ["KCB"] * 5


@pytest.mark.rule("R2.13")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 6), (4, 8)])
def test_the_black_depot_receives_tiles_with_the_black_back(seats: int, tiles: int) -> None:
    for seed in range(10):
        state = new(seats, seed=seed)
        assert len(black_tiles(state)) == tiles
        assert all(BLACK_COUNTS[TILE_NAMES.index(tile)] for tile in black_tiles(state))


@pytest.mark.rule("R2.14")
def test_the_goods_of_the_phase_lie_open_in_order() -> None:
    state = new(2, seed=4)
    for _round in range(4):
        coming = round_goods(state)
        before = depot_goods(state, 3)
        next_round(state, dice=[1, 1, 1, 1, 3])
        arrived = Counter(depot_goods(state, 3)) - Counter(before)
        assert arrived == {coming[0]: 1} and round_goods(state) == coming[1:]
    assert state.view(1)["round_goods"] == []


@pytest.mark.rule("R2.15")
def test_four_players_use_up_every_tile() -> None:
    for seed in range(10):
        state = new(4, seed=seed)
        for _decision in random_game(state, seed):
            if state.phase == 4:
                break
        normal, black = list(state.pool[0:49]), list(state.pool[49:98])
        assert sum(normal) == 0, "five set-ups use all tiles of all six colours"
        assert sum(black) == 0


@pytest.mark.rule("R2.15")
def test_four_players_draw_forty_buildings_in_five_phases() -> None:
    state, drawn = new(4, seed=8), Counter[str]()
    black = 0
    while not state.is_over:
        if state.round == 0:
            drawn.update("".join(depot_colours(state, depot) for depot in range(1, 7)))
            black += len(black_tiles(state))
        next_round(state)
    assert drawn == {"B": 40, "S": 20, "K": 20, "P": 20, "M": 10, "C": 10} and black == 40
    assert player(state).mines == 0 and state.census()["castle"] == 16
