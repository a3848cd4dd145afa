"""The hexagon of 37 spaces as bit masks, shared by the board game and the dice game.

Spaces are numbered 0..36 row by row, top to bottom, left to right; rows have 4, 5, 6, 7, 6, 5 and 4 of them. By name
they are `a1`..`a4`, `b1`..`b5`, ..., `g4`; the centre is `d4`, number 18.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, lowest
from chatelain.core.errors import PositionError
from chatelain.core.position import Names

SPACES: Final[i64] = 37
CENTRE: Final[i64] = 18
ROWS: Final = (4, 5, 6, 7, 6, 5, 4)

#: The name of every space.
NAMES: Final = tuple(f"{'abcdefg'[row]}{column + 1}" for row, width in enumerate(ROWS) for column in range(width))


class SpaceNames(Names):
    """The names of spaces in a text position."""

    def unknown(self, key: str, word: str) -> PositionError:
        return PositionError("no-space", key=key, word=word)


def _axial() -> list[tuple[int, int]]:
    """Axial coordinates (q, r) of every space, the centre at (0, 0)."""
    found: list[tuple[int, int]] = []
    for row, width in enumerate(ROWS):
        r = row - 3
        first = -3 - min(r, 0)
        found += [(first + column, r) for column in range(width)]
    return found


def _neighbours() -> list[int]:
    at = {place: space for space, place in enumerate(_axial())}
    masks: list[int] = []
    for q, r in _axial():
        mask = 0
        for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
            if (q + dq, r + dr) in at:
                mask |= 2 ** at[(q + dq, r + dr)]
        masks.append(mask)
    return masks


#: For every space the set of spaces that touch it.
NEIGHBOURS: Final[vec[i64]] = vec[i64](_neighbours())


def touching(spaces: i64) -> i64:
    """All spaces that touch at least one of these."""
    found: i64 = 0
    while spaces:
        found |= NEIGHBOURS[lowest(spaces)]
        spaces &= spaces - 1
    return found


def connected(start: i64, within: i64) -> i64:
    """The group of touching spaces of `within` that the space `start` belongs to."""
    group = BIT[start]
    while True:
        wider = (group | touching(group)) & within
        if wider == group:
            return group
        group = wider
