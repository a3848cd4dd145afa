"""Layouts of sheets as text: seven rows of letters, joined by `/`; a castle is the capital of its square (section 1).

A file has a space between the letters and writes a castle as K and the letter of its square.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT, count
from chatelain.core.errors import DataError
from chatelain.games.dice.tables import COLOURS, LARGEST_ZONE, LETTERS, SPACE_COUNTS, SQUARES
from chatelain.hexes import ROWS, connected

_CASTLE: Final = LETTERS[5]
#: A castle in a layout of one letter a space: the capital of its square.
CASTLES: Final = SQUARES.upper()


def parse_sheet(text: str, file: str) -> tuple[str, dict[str, str]]:
    """The layout and the headers of a sheet file; DataError names the line and what is wrong."""
    info: dict[str, str] = {}
    rows: list[str] = []
    for at, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if ":" in line:
            if rows:
                raise DataError(file, at, "header-after-rows")
            key, _, value = line.partition(":")
            info[key.strip()] = value.strip()
            continue
        rows.append(_row(line, file, at, len(rows)))
    return _joined(rows, file, ""), info


def parse_rows(text: str, file: str, place: str) -> str:
    """The layout of seven lines of a TOML file."""
    rows: list[str] = []
    for line in text.splitlines():
        if line.strip():
            rows.append(_row(line, file, place, len(rows)))
    return _joined(rows, file, place)


def _joined(rows: list[str], file: str, place: str) -> str:
    if len(rows) != len(ROWS):
        raise DataError(file, place, "row-count", count=len(rows), wanted=len(ROWS))
    return check_layout("/".join(rows), file, place)


def _row(line: str, file: str, place: int | str, row: int) -> str:
    if row >= len(ROWS):
        raise DataError(file, place, "too-many-rows", limit=len(ROWS))
    letters = ""
    for word in line.split():
        if len(word) == 1 and word in LETTERS[:5]:
            letters += word
        elif len(word) == 2 and word[0] == _CASTLE and word[1] in SQUARES:
            letters += word[1].upper()
        else:
            known = [*LETTERS[:5], *(_CASTLE + square for square in SQUARES)]
            raise DataError(file, place, "no-colour", letter=word, known=", ".join(known))
    if len(letters) != ROWS[row]:
        raise DataError(file, place, "row-length", row=row + 1, count=len(letters), wanted=int(ROWS[row]))
    return letters


def check_layout(layout: str, file: str, place: str) -> str:
    """R1.1, R1.2, R1.4: shape, spaces of every colour, each castle once, and zones that have points."""
    rows = layout.split("/")
    if [len(row) for row in rows] != list(ROWS):
        raise DataError(file, place, "hexagon-split", rows=", ".join(str(len(row)) for row in rows))
    letters = "".join(rows)
    for letter in letters:
        if letter not in LETTERS[:5] + CASTLES:
            raise DataError(file, place, "no-colour", letter=letter, known=", ".join(LETTERS[:5] + CASTLES))
    for letter in CASTLES:
        have = letters.count(letter)
        if have != 1:
            raise DataError(file, place or COLOURS[5], "castle-count", letter=letter, count=have)
    for colour, letter in enumerate(LETTERS[:5]):
        have, wanted = letters.count(letter), SPACE_COUNTS[colour]
        if have != wanted:
            name = place or COLOURS[colour]
            raise DataError(file, name, "colour-count", letter=letter, count=have, wanted=wanted)
    largest = max(largest_zone(letters, letter) for letter in LETTERS[:5])
    if largest > LARGEST_ZONE:
        raise DataError(file, place, "zone-size", size=largest, limit=LARGEST_ZONE)
    return layout


def largest_zone(letters: str, letter: str) -> int:
    """R1.3: the most touching spaces of a colour."""
    spaces: i64 = 0
    for space, other in enumerate(letters):
        if other == letter:
            spaces |= BIT[space]
    return max(int(count(connected(space, spaces))) for space, other in enumerate(letters) if other == letter)
