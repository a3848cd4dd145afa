"""The hexagon of 37 spaces as bit masks and as text, shared by the board game and the dice game.

Spaces are numbered 0..36 row by row, top to bottom, left to right; rows have 4, 5, 6, 7, 6, 5 and 4 of them. By name
they are `a1`..`a4`, `b1`..`b5`, ..., `g4`; the centre is `d4`, number 18.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest, members, of
from chatelain.core.errors import DataError, PositionError
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


# -- layouts as text: seven rows of letters, joined by `/`


def split_headers(text: str, file: str) -> tuple[list[tuple[int, str, str]], list[tuple[int | str, str]]]:
    """What stands above the hexagon of a file, line by line as `name: value`, and the lines of the hexagon.

    >>> split_headers("name: Mine\\n# a remark\\n b b", "mine.txt")
    ([(1, 'name', 'Mine')], [(3, ' b b')])
    """
    headers: list[tuple[int, str, str]] = []
    lines: list[tuple[int | str, str]] = []
    has_rows = False
    for at, line in enumerate(text.splitlines(), start=1):
        if line.lstrip().startswith("#"):
            continue
        key, sign, value = line.partition(":")
        if not sign:
            lines.append((at, line))
            has_rows |= line.strip() != ""
        elif has_rows:
            raise DataError(file, at, "header-after-rows")
        else:
            headers.append((at, key.strip(), value.strip()))
    return headers, lines


def joined_rows(
    lines: Iterable[tuple[int | str, str]], file: str, place: str, letter: Callable[[str, str, int | str], str]
) -> str:
    """The layout of lines with a space between the words: `letter` makes a letter of each, or says what is wrong."""
    rows: list[str] = []
    for at, line in lines:
        if not line.strip():
            continue
        if len(rows) == len(ROWS):
            raise DataError(file, at, "too-many-rows", limit=len(ROWS))
        letters = [letter(word, file, at) for word in line.split()]
        wanted = ROWS[len(rows)]
        if len(letters) != wanted:
            raise DataError(file, at, "row-length", row=len(rows) + 1, count=len(letters), wanted=wanted)
        rows.append("".join(letters))
    if len(rows) != len(ROWS):
        raise DataError(file, place, "row-count", count=len(rows), wanted=len(ROWS))
    return "/".join(rows)


def letters_of(layout: str, file: str, place: str) -> str:
    """The letters of a layout without its rows, which must be those of the hexagon."""
    rows = layout.split("/")
    if [len(row) for row in rows] != list(ROWS):
        raise DataError(file, place, "hexagon-split", rows=", ".join([str(len(row)) for row in rows]))
    return "".join(rows)


def largest_group(letters: str, letter: str) -> int:
    """The most touching spaces with a letter that is there."""
    spaces = of([space for space, other in enumerate(letters) if other == letter])
    return max([int(count(connected(space, spaces))) for space in members(spaces)])
