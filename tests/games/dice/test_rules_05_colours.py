"""Section 5: the colours of the spaces."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.dice.helpers import alone, at, can, number_in, play, spaces, why_not


def takes(words: str, colour: str, space: str) -> set[int]:
    """The numbers a space takes."""
    found = set()
    for number in range(1, 7):
        state = alone(f"p0.bonuses= roll={colour},{colour},{number},{number},1 {words}")
        if can(state, f"mark {number} {space}"):
            found.add(number)
    return found


@pytest.mark.rule("R5.1")
def test_monastery() -> None:
    assert takes("", "purple", "f4") == {1, 2}
    state = at("roll=purple,purple,3,6,1")
    assert why_not(state, "mark 3 f4") == Refusal("wrong-number", zone="purple", number=3, low=1, high=2)


@pytest.mark.rule("R5.2")
def test_mine() -> None:
    assert takes("p0.marks=d6:1,c5:1,c6:1,b5:1", "grey", "a4") == {3, 4}


@pytest.mark.rule("R5.3")
def test_river() -> None:
    assert takes("", "blue", "e4") == {5, 6}


@pytest.mark.rule("R5.4")
def test_all_numbers_of_a_city_are_different() -> None:
    assert takes("", "orange", "d5") == {1, 2, 3, 4, 5, 6}
    assert takes("p0.marks=d5:3", "orange", "d6") == {1, 2, 4, 5, 6}
    assert takes("p0.marks=d5:3,d6:6", "orange", "d7") == {1, 2, 4, 5}
    state = at("roll=orange,orange,3,3,1 p0.marks=d5:3")
    assert why_not(state, "mark 3 d6") == Refusal("city-has-number", number=3)


@pytest.mark.rule("R5.5")
def test_cities_do_not_bind_each_other() -> None:
    assert takes("p0.marks=d5:3,d6:6,c6:1", "orange", "b5") == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("R5.6")
def test_all_numbers_of_a_pasture_are_the_same() -> None:
    marks = "f5:1,g4:3"
    assert takes("p0.marks=f5:1", "yellow", "g4") == {1, 2, 3, 4, 5, 6}
    assert takes(f"p0.marks={marks}", "yellow", "g3") == {3}
    state = at(f"roll=yellow,yellow,4,4,1 p0.marks={marks}")
    assert why_not(state, "mark 4 g3") == Refusal("pasture-has-other", number=4)


@pytest.mark.rule("R5.7")
def test_pastures_do_not_bind_each_other() -> None:
    assert takes("p0.marks=f5:1,g4:3", "yellow", "e6") == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("R5.8")
def test_a_castle_takes_the_number_of_a_neighbour() -> None:
    assert takes("p0.marks=d5:4", "green", "c5") == {4}
    assert takes("p0.marks=d5:4,d6:6", "green", "c5") == {4, 6}
    state = at("roll=green,green,3,4,1 p0.marks=d5:4")
    assert why_not(state, "mark 3 c5") == Refusal("castle-needs-neighbour", number=3, space="c5")
    play(state, "mark 4 c5")
    assert number_in(state, "c5") == 4


@pytest.mark.rule("R5.9")
def test_the_neighbour_may_be_of_any_colour() -> None:
    # Around c5 lie city, monastery and pasture spaces.
    assert takes("p0.marks=d5:4,c4:6", "green", "c5") == {4, 6}
    assert takes("p0.marks=d5:4,c4:6,b4:2,d6:5,c6:1", "green", "c5") == {1, 2, 4, 5, 6}


@pytest.mark.rule("R5.9")
def test_the_neighbour_may_be_a_castle_with_a_number() -> None:
    """On a sheet of one's own two castles touch; a river and a mine supply numbers too."""
    words = "sheet=bbgg/ooppo/oyyBGp/obbpooo/yOpbPy/ygbpp/goyy p0.castle=monk"
    assert takes(f"{words} p0.marks=d5:4,c5:4", "green", "c4") == {4}
    assert takes(f"{words} p0.marks=d5:4,d4:1,c4:1", "green", "c5") == {1, 4}
    assert takes("p0.marks=e4:5,e3:1,d3:6", "green", "e2") == {1, 6}
    assert takes("p0.castle=good p0.marks=d2:5,e1:4,f1:4,f2:3", "green", "e2") == {3, 4, 5}


@pytest.mark.rule("X1")
def test_example_1_city_and_pasture() -> None:
    marks = "p0.castle=good p0.marks=b1:2,b2:5,c3:3"
    assert takes(marks, "orange", "c1") == {1, 3, 4, 6}
    assert takes(marks, "yellow", "c4") == {3}
    assert spaces(alone(f"{marks} p0.bonuses= roll=orange,yellow,3,5,1"), "mark", 5) == set()
