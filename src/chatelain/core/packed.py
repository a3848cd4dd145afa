"""Small multisets in one integer: four bits a kind. Hands, goods, tokens, and what a seat remembers of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_NONE: Final[vec[i64]] = vec[i64]([0] * 16)
#: One of each kind: ONE[kind] is 16 ** kind.
ONE: Final[vec[i64]] = vec[i64]([int(16**kind) for kind in range(15)])


def packed(counts: list[int]) -> int:
    """So many of each kind.

    >>> hex(packed([1, 2, 0, 3]))
    '0x3021'
    """
    return sum(count * 16**kind for kind, count in enumerate(counts))


def amount(packed: i64, kind: i64) -> i64:
    """How many there are of a kind."""
    return (packed >> (kind * 4)) & 15


def total(packed: i64) -> i64:
    """How many there are in all.

    >>> total(0x3021)
    6
    """
    found: i64 = 0
    while packed:
        found += packed & 15
        packed >>= 4
    return found


def kinds_in(packed: i64) -> i64:
    """The kinds there are, as bits.

    >>> kinds_in(0x3021)
    11
    """
    found: i64 = 0
    bit: i64 = 1
    while packed:
        if packed & 15:
            found |= bit
        bit += bit
        packed >>= 4
    return found


def unpacked(packed: i64, kinds: i64) -> vec[i64]:
    """The counts, to draw from."""
    counts = _NONE[:kinds]
    for kind in range(kinds):
        counts[kind] = (packed >> (kind * 4)) & 15
    return counts


def listed(packed: i64) -> list[int]:
    """The kinds one by one, each as often as it is there.

    >>> listed(0x1020)
    [1, 1, 3]
    """
    return [kind for kind in range(14) for _one in range(int(amount(packed, kind)))]
