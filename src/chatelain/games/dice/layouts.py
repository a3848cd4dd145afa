"""Layouts of sheets as text: seven rows of letters, joined by `/`; a castle is the capital of its square (section 1).

A file has a space between the letters and writes a castle as K and the letter of its square.
"""

from __future__ import annotations

from typing import Final

from chatelain.core.errors import DataError
from chatelain.games.dice.tables import COLOURS, LARGEST_ZONE, LETTERS, SPACE_COUNTS, SQUARES
from chatelain.hexes import joined_rows, largest_group, letters_of, split_headers

_CASTLE: Final = LETTERS[5]
#: A castle in a layout of one letter a space: the capital of its square.
CASTLES: Final = SQUARES.upper()


def parse_sheet(text: str, file: str) -> tuple[str, dict[str, str]]:
    """The layout and the headers of a sheet file; DataError names the line and what is wrong."""
    headers, lines = split_headers(text, file)
    layout = check_layout(joined_rows(lines, file, "", _letter), file, "")
    return layout, {key: value for _at, key, value in headers}


def parse_rows(text: str, file: str, place: str) -> str:
    """The layout of seven lines of a TOML file."""
    return check_layout(joined_rows([(place, line) for line in text.splitlines()], file, place, _letter), file, place)


def _letter(word: str, file: str, place: int | str) -> str:
    if len(word) == 1 and word in LETTERS[:5]:
        return word
    if len(word) == 2 and word[0] == _CASTLE and word[1] in SQUARES:
        return word[1].upper()
    known = [*LETTERS[:5], *(_CASTLE + square for square in SQUARES)]
    raise DataError(file, place, "no-colour", letter=word, known=", ".join(known))


def check_layout(layout: str, file: str, place: str) -> str:
    """R1.1, R1.2, R1.4: shape, spaces of every colour, each castle once, and zones that have points."""
    letters = letters_of(layout, file, place)
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
    largest = max([largest_group(letters, letter) for letter in LETTERS[:5]])  # R1.3
    if largest > LARGEST_ZONE:
        raise DataError(file, place, "zone-size", size=largest, limit=LARGEST_ZONE)
    return layout
