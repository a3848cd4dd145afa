"""Section 9: complete districts and colours."""

from __future__ import annotations

import pytest

from tests.games.burgundy.helpers import at, play, player, points, told
from tests.games.moves import sheet

#: Two of the three mine spaces of estate 1 are covered; the third, g1, has the number 3.
MINES = "p0.tiles=d4:castle,e3:mine,f2:mine p0.stored=mine p0.dice=3,3"
LAST_MINE = "place die1 s1 g1"


@pytest.mark.rule("R9.1")
def test_a_district_is_complete_when_all_its_spaces_are_covered() -> None:
    """The river d1, d2, d3; the other river of estate 1 is a district of its own."""
    state = at("p0.tiles=d4:castle,d3:ship,d5:ship,d6:ship p0.stored=ship,ship p0.dice=1,6")
    play(state, "place die1 s1 d2", "load depot1")
    assert sheet(state) == {}
    play(state, "place die2 s2 d1", "load depot1")
    assert sheet(state) == {"districts": 6, "phase-bonus": 10}


@pytest.mark.rule("R9.1")
def test_a_district_that_is_not_complete_scores_nothing_even_if_it_is_cut() -> None:
    assert sheet(play(at("p0.tiles=d4:castle,e3:mine p0.stored=mine p0.dice=1,1"), "place die1 s1 f2")) == {}


#: A district of every size with one space left: estate, start castle, the other tiles, the last tile and its space.
DISTRICTS = {
    1: ("1 d4", "", "market 3 c3"),
    2: ("8 b2", "a1:bank", "market 5 a2"),
    3: ("1 d4", "e3:mine,f2:mine", "mine 3 g1"),
    4: ("2 a4", "b1:cow2,c1:pig2,c2:sheep2", "chicken2 3 c3"),
    5: ("1 d4", "a1:cow2,b1:pig2,b2:sheep2,c1:chicken2", "chicken2 4 c2"),
    6: ("3 d4", "c3:k1,c4:k2,d3:k3,d5:k4,e3:k5", "k7 3 e4"),
    7: ("7 a2", "c3:bank,c4:church,d3:market,d4:carpenter,d5:warehouse,e3:town-hall", "watchtower 3 e4"),
    8: (
        "2 a4",
        "a2:bank,b3:church,c4:market,d1:carpenter,d2:warehouse,d3:town-hall,d4:watchtower",
        "boarding-house 5 d5",
    ),
}


@pytest.mark.rule("R9.2")
@pytest.mark.parametrize(("size", "worth"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36)])
def test_a_district_scores_by_its_size(size: int, worth: int) -> None:
    (estate, start), (tile, die, space) = DISTRICTS[size][0].split(), DISTRICTS[size][2].split()
    tiles = f"{start}:castle,{DISTRICTS[size][1]}"
    state = at(f"p0.estate={estate} p0.start={start} p0.tiles={tiles} p0.stored={tile} p0.dice={die},{die}")
    assert sheet(play(state, f"place die1 s1 {space}"))["districts"] == worth


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize(("phase", "bonus"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_a_district_scores_the_bonus_of_the_phase(phase: str, bonus: int) -> None:
    small = play(at(f"phase={phase} p0.stored=market p0.dice=3,3"), "place die1 s1 c3")
    assert sheet(small) == {"districts": 1, "phase-bonus": bonus}
    large = play(at(f"phase={phase} {MINES}"), LAST_MINE)
    assert sheet(large) == {"districts": 6, "phase-bonus": bonus, "colours": 5}


@pytest.mark.rule("R9.4")
@pytest.mark.parametrize(("seats", "bonus"), [(2, 5), (3, 6), (4, 7)])
def test_the_first_to_cover_a_colour_takes_the_large_bonus(seats: int, bonus: int) -> None:
    state = play(at(f"seats={seats} {MINES}"), LAST_MINE)
    assert sheet(state)["colours"] == bonus and player(state).bonuses == 1
    bonuses = state.view(0)["bonuses"]
    assert isinstance(bonuses, dict) and bonuses["mine"] == [0, None]


@pytest.mark.rule("R9.5")
@pytest.mark.parametrize(("seats", "bonus"), [(2, 2), (3, 3), (4, 4)])
def test_the_second_takes_the_small_bonus(seats: int, bonus: int) -> None:
    state = play(at(f"seats={seats} bonus=mine:1 {MINES}"), LAST_MINE)
    assert sheet(state)["colours"] == bonus and player(state).bonuses == 1
    bonuses = state.view(0)["bonuses"]
    assert isinstance(bonuses, dict) and bonuses["mine"] == [1, 0]


@pytest.mark.rule("R9.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_third_and_the_fourth_receive_nothing(seats: int) -> None:
    state = play(at(f"seats={seats} bonus=mine:1:2 {MINES}"), LAST_MINE)
    assert sheet(state) == {"districts": 6, "phase-bonus": 10} and player(state).bonuses == 0


@pytest.mark.rule("R9.4", "R9.5")
@pytest.mark.parametrize(
    ("family", "tiles", "tile", "die", "space"),
    [
        ("castle", "c3:bank,a2:castle,a3:castle", "castle", 6, "b3"),
        ("ship", "d1:ship,d2:ship,d3:ship,d5:ship,d6:ship", "ship", 1, "d7"),
        ("pasture", "c3:bank,a1:cow2,b1:cow2,b2:pig2,c1:pig2,c2:pig3,e5:bank", "cow3", 2, "e6"),
        ("knowledge", "a4:k1,b4:k2,c4:k3,g2:k4,g3:k5,e4:bank", "k7", 2, "f3"),
    ],
)
def test_every_colour_has_its_own_bonus(family: str, tiles: str, tile: str, die: int, space: str) -> None:
    state = at(f"bonus=mine:1 p0.tiles=d4:castle,{tiles} p0.stored={tile} p0.dice={die},{die}")
    events = told(state, f"place die1 s1 {space}")
    assert [event.kind for event in events].count("colour-completed") == 1
    assert sheet(state)["colours"] == 5
    bonuses = state.view(0)["bonuses"]
    assert isinstance(bonuses, dict) and bonuses[family] == [0, None]


@pytest.mark.rule("R9.4")
def test_all_twelve_buildings_complete_the_colour() -> None:
    names = ["b5", "c5", "c6", "e1", "e2", "f1", "e4", "e5", "f4", "f5", "g4"]
    kinds = [
        "bank",
        "church",
        "market",
        "bank",
        "church",
        "market",
        "bank",
        "church",
        "market",
        "carpenter",
        "warehouse",
    ]
    tiles = ",".join(f"{space}:{kind}" for space, kind in zip(names, kinds))
    state = play(at(f"p0.tiles=d4:castle,{tiles} p0.stored=bank p0.dice=3,3"), "place die1 s1 c3")
    assert sheet(state) == {"districts": 1, "phase-bonus": 10, "colours": 5}


@pytest.mark.rule("R9.7")
def test_the_score_has_no_upper_limit() -> None:
    state = play(at("p0.points=animals:299 p0.stored=watchtower p0.dice=3,3"), "place die1 s1 e4")
    assert points(state) == 303
