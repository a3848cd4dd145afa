"""Section 4: the move."""

from __future__ import annotations

import pytest

from chatelain.games.burdigala.own_data import STANDARD
from tests.games.burdigala.helpers import at, can, code, legal, new, pawns, pending, play


def ends(state_words: str, pawn: str = "a") -> set[int]:
    """Where a pawn may end its move."""
    return {int(text.split()[2]) for text in legal(at(state_words), f"move {pawn}")}


def walks(start: int, steps: int) -> set[int]:
    """The ends of all walks that use no street twice, found by trying: an account of its own."""
    found = set()

    def go(point: int, used: frozenset[int]) -> None:
        if len(used) == steps:
            found.add(point)
            return
        for number, street in enumerate(STANDARD.streets):
            if number not in used and point in street:
                go(street[0] + street[1] - point, used | {number})

    go(start, frozenset())
    return found


@pytest.mark.rule("R4.1")
def test_a_turn_begins_with_a_roll() -> None:
    state = at("phase=after laid=q1 p0.pawns=6 p1.pawns=31")
    play(state, "end", dice=[5, 2])
    assert state.to_act() == (1,) and state.view(0)["dice"] == [5, 2] and pending(state) == "move"


@pytest.mark.rule("R4.2")
def test_first_the_move_then_the_stone() -> None:
    state = at("dice=1,2 p0.pawns=6 p1.pawns=31")
    assert code(state, "lay q1") == "move-first" and code(state, "end") == "not-done-yet"
    play(state, "move a 10")
    assert code(state, "move a 6") == "moved-already" and code(state, "end") == "not-done-yet"
    play(state, "lay q3")
    assert code(state, "lay q3") == "laid-already" and can(state, "end")


@pytest.mark.rule("R4.3")
def test_exactly_one_of_the_dice_with_any_pawn() -> None:
    words = "dice=1,3 p0.pawns=1,31 p1.pawns=20"
    assert ends(words, "a") == (walks(1, 1) | walks(1, 3)) - {20}
    assert ends(words, "b") == (walks(31, 1) | walks(31, 3)) - {20}
    state = at(words)
    assert code(state, "move a 12") == "too-far" and code(state, "move c 10") == "no-such-pawn"
    assert pawns(play(state, "move b 30")) == [1, 30]


@pytest.mark.rule("R4.4")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_no_street_twice(die: int) -> None:
    for start in range(1, 33):
        state = at(f"dice={die},{die % 6 + 1} p0.pawns={start} p1.pawns=-,{start % 32 + 1}")
        found = {int(text.split()[2]) for text in legal(state, "move a")}
        assert found == (walks(start, die) | walks(start, die % 6 + 1)) - {start % 32 + 1}


@pytest.mark.rule("R4.5")
def test_no_lane_twice() -> None:
    """Three ports in a ring of sea lanes: after three steps a pawn is back, but not after two."""
    assert 13 in ends("dice=3,3 p0.pawns=13 p1.pawns=1")
    assert 13 not in ends("dice=2,2 p0.pawns=13 p1.pawns=1")


@pytest.mark.rule("R4.6")
def test_not_on_an_occupied_point() -> None:
    state = at("dice=1,2 p0.pawns=6,7 p1.pawns=10")
    assert code(state, "move a 7") == "point-taken" and code(state, "move a 10") == "point-taken"
    assert can(state, "move a 5")


@pytest.mark.rule("R4.7")
def test_occupied_points_may_be_passed() -> None:
    """From 1 to 4 only 2 lies between, and somebody stands there."""
    assert can(at("dice=2,2 p0.pawns=1 p1.pawns=2"), "move a 4")
    assert can(at("dice=2,6 p0.pawns=1 p1.pawns=2"), "move a 4")


@pytest.mark.rule("R4.8")
def test_crossings_again_and_loops() -> None:
    """6, 7, 11, 10, 6, 5: point 6 is passed again on other streets."""
    assert 5 in walks(6, 5) and can(at("dice=5,6 p0.pawns=6 p1.pawns=31"), "move a 5")
    state = play(at("dice=4,6 p0.pawns=6 p1.pawns=31"), "move a 6")
    assert pawns(state) == [6] and pending(state) == "stone"


@pytest.mark.rule("R4.9")
def test_the_end_must_touch_an_unfinished_site() -> None:
    state = at("dice=1,2 sites=q1:fountain p0.pawns=2 p1.pawns=31")
    assert code(state, "move a 1") == "no-site-there"
    assert can(state, "move a 6")


@pytest.mark.rule("R4.10")
def test_lanes_are_closed_without_a_double_or_a_card() -> None:
    assert 22 not in ends("dice=1,2 p0.pawns=13 p1.pawns=1")
    assert 31 not in ends("dice=1,2 p0.pawns=4 p1.pawns=1")
    assert 22 in ends("dice=1,1 p0.pawns=13 p1.pawns=1")
    assert 31 in ends("dice=1,1 p0.pawns=4 p1.pawns=1")


@pytest.mark.rule("X1")
def test_example_a_loop_but_not_there_and_back() -> None:
    assert 6 in ends("dice=4,1 p0.pawns=6 p1.pawns=31")
    assert 6 not in ends("dice=2,1 p0.pawns=6 p1.pawns=31")


def test_points_beyond_the_map() -> None:
    assert code(new(2), "place 33") == "no-such-point"
    assert code(at("dice=1,2 p0.pawns=6 p1.pawns=31"), "move a 40") == "no-such-point"
