"""Sheets: the 37 spaces of an estate, with their colours, zones and castles as bit masks (section 1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count
from chatelain.core.errors import DataError
from chatelain.games.dice import data
from chatelain.games.dice.tables import COLOURS, GREEN, LARGEST_ZONE, LETTERS, NUMBERS, SPACE_COUNTS, SQUARES
from chatelain.hexes import ROWS, connected

_CASTLE: Final = LETTERS[5]
#: A castle in a layout of one letter a space: the capital of its square.
_CASTLES: Final = SQUARES.upper()


class Sheet:
    """One sheet. `layout` has seven rows joined by `/`, one letter a space; a castle is the capital of its square."""

    def __init__(self, name: str, layout: str, info: dict[str, str]) -> None:
        self.name = name
        self.layout = layout
        self.info = info
        self.letters = layout.replace("/", "")
        #: The colour of every space, and the spaces of every colour.
        self.colour = bytes([int(GREEN) if letter in _CASTLES else LETTERS.index(letter) for letter in self.letters])
        self.colours: vec[i64] = vec[i64]([0] * 6)
        for space, colour in enumerate(self.colour):
            self.colours[colour] |= BIT[space]
        #: For every space its zone (R1.3; a castle is one of its own, R1.4) and the zone's size.
        self.zone: vec[i64] = vec[i64]([0] * 37)
        self.size: vec[i64] = vec[i64]([0] * 37)
        for space, colour in enumerate(self.colour):
            zone = BIT[space] if colour == GREEN else connected(space, self.colours[colour])
            self.zone[space] = zone
            self.size[space] = count(zone)
        #: The castle of every bonus, and for every castle its bonus.
        self.castles: vec[i64] = vec[i64]([self.letters.index(letter) for letter in _CASTLES])
        self.square = bytes([max(0, _CASTLES.find(letter)) for letter in self.letters])
        #: For every number the spaces that would take it while nothing is marked (section 5).
        self.fits: vec[i64] = vec[i64]([0] * 6)
        for number in range(6):
            for colour in range(5):
                if number + 1 in NUMBERS[colour]:
                    self.fits[number] |= self.colours[colour]

    def zones(self, colour: int) -> list[int]:
        """Every zone of a colour once, as a mask."""
        masks = {int(self.zone[space]) for space in range(37) if self.colour[space] == colour}
        return sorted(masks, key=lambda mask: mask & -mask)


def parse_sheet(text: str, file: str, name: str) -> Sheet:
    """Reads a sheet file; DataError names the line and what is wrong."""
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
    if len(rows) != len(ROWS):
        raise DataError(file, "", "row-count", count=len(rows), wanted=len(ROWS))
    return _checked(name, "/".join(rows), info, file)


def _row(line: str, file: str, at: int, row: int) -> str:
    if row >= len(ROWS):
        raise DataError(file, at, "too-many-rows", limit=len(ROWS))
    letters = ""
    for word in line.split():
        if len(word) == 1 and word in LETTERS[:5]:
            letters += word
        elif len(word) == 2 and word[0] == _CASTLE and word[1] in SQUARES:
            letters += word[1].upper()
        else:
            known = [*LETTERS[:5], *(_CASTLE + square for square in SQUARES)]
            raise DataError(file, at, "no-colour", letter=word, known=", ".join(known))
    if len(letters) != ROWS[row]:
        raise DataError(file, at, "row-length", row=row + 1, count=len(letters), wanted=int(ROWS[row]))
    return letters


def _checked(name: str, layout: str, info: dict[str, str], file: str) -> Sheet:
    """R1.1, R1.2, R1.4: shape, spaces of every colour, each castle once, and zones that have points."""
    rows = layout.split("/")
    if [len(row) for row in rows] != list(ROWS):
        raise DataError(file, "", "hexagon-split", rows=", ".join(str(len(row)) for row in rows))
    for letter in layout.replace("/", ""):
        if letter not in LETTERS[:5] + _CASTLES:
            raise DataError(file, "", "no-colour", letter=letter, known=", ".join(LETTERS[:5] + _CASTLES))
    for letter in _CASTLES:
        if layout.count(letter) != 1:
            raise DataError(file, COLOURS[5], "castle-count", letter=letter, count=layout.count(letter))
    for colour, letter in enumerate(LETTERS[:5]):
        have = layout.count(letter)
        if have != SPACE_COUNTS[colour]:
            raise DataError(
                file, COLOURS[colour], "colour-count", letter=letter, count=have, wanted=SPACE_COUNTS[colour]
            )
    sheet = Sheet(name, layout, info)
    largest = max(int(size) for size in sheet.size)
    if largest > LARGEST_ZONE:
        raise DataError(file, "", "zone-size", size=largest, limit=LARGEST_ZONE)
    return sheet


#: The printed sheets, by letter.
SHEETS: Final[dict[str, Sheet]] = {
    name: parse_sheet(text, f"dice/data/sheets/{name}.txt", name) for name, text in data.sheet_texts().items()
}
_INLINE: Final[dict[str, Sheet]] = {}


def sheet_named(name: str) -> Sheet:
    """A sheet by letter, or by its layout.

    >>> sheet_named("A").layout
    'bbgg/ooppo/oByyGp/obbpooo/yOpbPy/ygbpp/goyy'
    """
    known = SHEETS.get(name)
    if known is not None:
        return known
    if "/" not in name:
        raise DataError("", "", "unknown-sheet", name=name, known=", ".join(SHEETS))
    known = _INLINE.get(name)
    if known is None:
        known = _checked(name, name, {"name.en": "Own sheet", "name.fr": "Domaine personnel"}, "")
        _INLINE[name] = known
    return known
