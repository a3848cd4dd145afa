"""The buffer of legal actions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chatelain.core.bits import of
from chatelain.core.moves import CAPACITY, Moves


@given(st.lists(st.integers(0, 4095), max_size=60), st.sets(st.integers(0, 62)), st.integers(0, 4000))
def test_what_is_added_is_listed_in_order(singles: list[int], places: set[int], base: int) -> None:
    moves = Moves()
    for action in singles:
        moves.add(action)
    moves.add_bits(base, of(sorted(places)))
    wanted = singles + [base + place for place in sorted(places)]
    assert moves.count == len(wanted)
    assert [int(moves.ids[at]) for at in range(len(wanted))] == wanted
    for action in wanted:
        assert moves.has(action)
    if all(action < CAPACITY for action in wanted):
        assert moves.as_list() == wanted


def test_clearing_forgets_without_a_trace() -> None:
    moves = Moves()
    moves.add(7)
    moves.clear()
    assert moves.as_list() == []
    assert not moves.has(7)
    moves.add_bits(0, 0)
    assert moves.count == 0


def test_bits_beyond_the_32nd() -> None:
    moves = Moves()
    moves.add_bits(10, 2**36 + 2**31 + 2**62)
    assert moves.as_list() == [41, 46, 72]


def test_it_holds_as_many_actions_as_a_game_may_have() -> None:
    moves = Moves()
    for action in range(CAPACITY):
        moves.add(action)
    assert moves.as_list() == list(range(CAPACITY))
    with pytest.raises(IndexError):
        moves.add(0)


def test_lists_are_plain_numbers_of_their_own() -> None:
    moves = Moves()
    moves.add(5)
    first = moves.as_list()
    first.append(9)
    assert moves.as_list() == [5]
    assert type(moves.as_list()[0]) is int
