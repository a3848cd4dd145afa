"""Section 6: finished zones."""

from __future__ import annotations

import pytest

from tests.games.dice.helpers import alone, bonuses, columns, play, points, told

PHASES = ("I", "II", "III")


def gained(words: str, move: str, phase: str = "I") -> tuple[int, dict[str, int]]:
    """Points and bonuses that a move brings."""
    state = alone(f"phase={phase} p0.bonuses= {words}")
    before = points(state)
    play(state, move)
    return points(state) - before, bonuses(state)


@pytest.mark.rule("R6.1")
def test_a_zone_is_finished_when_all_its_spaces_are_marked() -> None:
    assert gained("roll=purple,purple,1,1,1", "mark 1 f4") == (0, {})
    assert gained("roll=purple,purple,1,1,1 p0.marks=f5:2", "mark 1 f4") == (4, {"monk": 1})
    assert gained("roll=yellow,yellow,1,1,1", "mark 1 e6") == (2, {})  # one space


@pytest.mark.rule("R6.2")
def test_it_scores_at_once_by_size_and_phase() -> None:
    state = alone("phase=II roll=purple,purple,1,1,1 p0.marks=f5:2 p0.bonuses=")
    play(state, "mark 1 f4")
    assert columns(state) == [1, 3, 0]
    (event,) = told(alone("phase=II roll=purple,purple,1,1,1 p0.marks=f5:2 p0.bonuses="), "mark 1 f4")
    assert event.data == {"space": "f4", "number": 1, "worth": 3, "bonus": "monk"}


SIZES = {
    1: ("p0.marks=d6:1,c6:1 roll=orange,orange,2,2,1", "mark 2 b5", (1, 1, 1)),
    2: ("p0.marks=f5:2 roll=purple,purple,1,1,1", "mark 1 f4", (4, 3, 2)),
    3: ("p0.marks=d5:1,d6:2 roll=orange,orange,3,3,1", "mark 3 d7", (8, 6, 4)),
    4: ("p0.castle=good p0.marks=b1:1,b2:2,c1:3 roll=orange,orange,4,4,1", "mark 4 d1", (13, 10, 7)),
}


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize("size", SIZES)
def test_the_points_of_a_zone(size: int) -> None:
    words, move, expected = SIZES[size]
    assert tuple(gained(words, move, phase)[0] for phase in PHASES) == expected


@pytest.mark.rule("R6.4")
def test_a_monastery_gives_a_monk() -> None:
    assert gained("p0.marks=f5:2 roll=purple,purple,1,1,1", "mark 1 f4")[1] == {"monk": 1}


@pytest.mark.rule("R6.5")
def test_a_mine_gives_a_silver() -> None:
    words = "p0.marks=d6:1,c6:1,b5:1,a4:3 roll=grey,grey,4,4,1"
    assert gained(words, "mark 4 a3") == (4, {"silver": 1})


@pytest.mark.rule("R6.6")
def test_a_river_gives_a_good() -> None:
    assert gained("p0.marks=e4:5 roll=blue,blue,6,6,1", "mark 6 f3") == (4, {"good": 1})


@pytest.mark.rule("R6.7")
def test_a_city_gives_a_worker() -> None:
    assert gained("p0.marks=d5:1,d6:2 roll=orange,orange,3,3,1", "mark 3 d7") == (8, {"worker": 1})


@pytest.mark.rule("R6.8")
def test_a_pasture_scores_twice_and_gives_nothing_else() -> None:
    words = "p0.marks=f5:1,g4:3 roll=yellow,yellow,3,3,1"
    assert [gained(words, "mark 3 g3", phase) for phase in PHASES] == [(8, {}), (6, {}), (4, {})]


@pytest.mark.rule("R6.9")
@pytest.mark.parametrize(
    ("start", "marks", "space", "bonus"),
    [
        ("good", "c3:1,c4:1,d5:1,d4:1,e3:1", "e5", "monk"),
        ("monk", "d5:1", "c5", "silver"),
        ("monk", "d5:1,d4:1,d3:5,c3:1", "c2", "good"),
        ("monk", "d5:2,d4:1,e3:1", "e2", "worker"),
    ],
)
def test_a_castle_scores_one_and_gives_the_bonus_of_its_square(start: str, marks: str, space: str, bonus: str) -> None:
    words = f"p0.castle={start} p0.marks={marks} roll=green,green,1,1,1"
    for phase in PHASES:
        assert gained(words, f"mark 1 {space}", phase) == (1, {bonus: 1})


@pytest.mark.rule("R6.10")
def test_an_unfinished_zone_gives_nothing() -> None:
    assert gained("p0.marks=d5:1 roll=orange,orange,3,3,1", "mark 3 d6") == (0, {})
    state = alone("phase=III turn=8 roll=orange,orange,3,3,1 p0.marks=d5:1")
    play(state, "mark 3 d6", "commit")
    assert state.is_over and state.scores() == [1]


@pytest.mark.rule("X2")
def test_example_2_three_spaces_and_a_pasture() -> None:
    words, move, _expected = SIZES[3]
    assert [gained(words, move, phase)[0] for phase in PHASES] == [8, 6, 4]
    assert gained("p0.marks=f5:1,g4:3 roll=yellow,yellow,3,3,1", "mark 3 g3", "II")[0] == 6
