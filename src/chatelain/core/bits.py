"""Sets as the bits of an i64, in the ways that compile to a few instructions.

`1 << n` with a native n is a 32-bit shift when compiled, so single bits come from the table `BIT`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([int(2**n) for n in range(63)])

# The lowest set bit of x is x & -x; modulo 67 every power of two has its own remainder.
BIT_INDEX: Final = bytes([next((n for n in range(63) if 2**n % 67 == rest), 0) for rest in range(67)])


def lowest(bits: i64) -> i64:
    """The index of the lowest set bit of a set that is not empty.

    >>> lowest(0b10100)
    2
    """
    return i64(BIT_INDEX[(bits & -bits) % 67])


def count(bits: i64) -> i64:
    """How many bits are set.

    >>> count(0b10110)
    3
    """
    total: i64 = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


def members(bits: i64) -> list[int]:
    """The indices of the set bits, lowest first.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    while bits:
        found.append(int(lowest(bits)))
        bits &= bits - 1
    return found


def of(indices: list[int]) -> i64:
    """The set with these members.

    >>> of([1, 2, 4])
    22
    """
    bits: i64 = 0
    for index in indices:
        bits |= BIT[index]
    return bits
