"""The legal actions of one seat, gathered without allocating."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT_INDEX

CAPACITY: Final[i64] = 4096

# Ready-made int objects: a list of actions for Python needs no new ones.
_BOXED: Final[list[object]] = [cast(object, number) for number in range(4096)]


class Moves:
    """A reusable buffer of action ids.

    >>> moves = Moves()
    >>> moves.add(7)
    >>> moves.add_bits(100, 0b1010)
    >>> moves.as_list()
    [7, 101, 103]
    """

    def __init__(self) -> None:
        self.ids: vec[i64] = vec[i64]([0] * 4096)
        self.count: i64 = 0
        #: Whose actions they are: a state, and one of its seats.
        self.owner: object = None
        self.seat: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        self.ids[self.count] = action
        self.count += 1

    def add_bits(self, base: i64, bits: i64) -> None:
        """One action, `base + index`, for every set bit."""
        at = self.count
        while bits:
            low = bits & -bits
            self.ids[at] = base + i64(BIT_INDEX[low % 67])
            bits ^= low
            at += 1
        self.count = at

    def has(self, action: i64) -> bool:
        at: i64 = 0
        while at < self.count:
            if self.ids[at] == action:
                return True
            at += 1
        return False

    def as_list(self) -> list[int]:
        # A list of the right length from the start: it need not grow.
        listed = _BOXED[: self.count]
        at: i64 = 0
        while at < self.count:
            listed[at] = _BOXED[self.ids[at]]
            at += 1
        return cast(list[int], listed)
