"""Sets as bits: every place from 0 to 62, since a compiled `1 << n` goes wrong from 31 on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chatelain.core import bits

PLACES = range(63)
SETS = st.sets(st.integers(0, 62))


@pytest.mark.parametrize("place", PLACES)
def test_a_single_bit_everywhere(place: int) -> None:
    bit = bits.BIT[place]
    assert bit == 2**place
    assert bits.lowest(bit) == place
    assert bits.count(bit) == 1
    assert bits.members(bit) == [place]
    assert bits.of([place]) == 2**place


def test_bits_beyond_the_32nd_do_not_wrap() -> None:
    assert [int(bits.BIT[place]) for place in (31, 32, 36, 62)] == [2147483648, 4294967296, 68719476736, 2**62]
    assert bits.of([36, 31]) == 68719476736 + 2147483648


def test_the_full_set() -> None:
    full = bits.of(list(PLACES))
    assert full == 2**63 - 1
    assert bits.count(full) == 63
    assert bits.members(full) == list(PLACES)


def test_the_empty_set() -> None:
    assert bits.of([]) == 0
    assert bits.count(0) == 0
    assert bits.members(0) == []


@given(SETS)
def test_members_and_of_are_inverse(places: set[int]) -> None:
    packed = bits.of(sorted(places))
    assert packed == sum(2**place for place in places)
    assert bits.members(packed) == sorted(places)
    assert bits.count(packed) == len(places)
    if places:
        assert bits.lowest(packed) == min(places)


@given(SETS, SETS)
def test_set_operations(left: set[int], right: set[int]) -> None:
    a, b = int(bits.of(sorted(left))), int(bits.of(sorted(right)))
    assert bits.members(a | b) == sorted(left | right)
    assert bits.members(a & b) == sorted(left & right)
    assert bits.members(a & ~b) == sorted(left - right)
