"""Estates: the 37 spaces of a player, with their colours and districts as bit masks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count, members
from chatelain.core.errors import DataError
from chatelain.games.burgundy import data
from chatelain.games.burgundy.tiles import FAMILY_LETTERS, FAMILY_NAMES
from chatelain.hexes import CENTRE, ROWS, connected

#: R1.11: spaces of every colour.
COLOUR_COUNTS: Final = (4, 3, 6, 6, 12, 6)


class Estate:
    """One estate. `layout` has the rows of letters joined by `/`; all that is needed to build it again."""

    def __init__(self, number: str, layout: str, at_centre: bool, spielbox: bool, info: dict[str, str]) -> None:
        self.number = number
        self.layout = layout
        self.letters = layout.replace("/", "")
        #: R17.1: 10a to 10h bring the Spielbox rules with them.
        self.spielbox = spielbox
        self.info = info
        self.colours: vec[i64] = vec[i64]([0] * 6)
        for space, letter in enumerate(self.letters):
            self.colours[FAMILY_LETTERS.index(letter)] |= BIT[space]
        #: R16.3, R16.4: where the start castle may lie.
        self.starts: i64 = BIT[CENTRE] if at_centre else self.colours[0]
        #: For every space its district, and the district's size.
        self.district: vec[i64] = vec[i64]([0] * 37)
        self.size: vec[i64] = vec[i64]([0] * 37)
        for space, letter in enumerate(self.letters):
            mask = connected(space, self.colours[FAMILY_LETTERS.index(letter)])
            self.district[space] = mask
            self.size[space] = count(mask)

    def colour_at(self, space: int) -> int:
        return FAMILY_LETTERS.index(self.letters[space])

    def districts(self) -> list[int]:
        """Every district once, as a mask."""
        return sorted({int(self.district[space]) for space in range(37)}, key=lambda mask: mask & -mask)

    def start_spaces(self) -> list[int]:
        return members(self.starts)


def parse_estate(text: str, file: str, number: str) -> Estate:
    """Reads an estate file; DataError names the line and what is wrong."""
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
    start = info.get("start", "any castle")
    if start not in ("centre", "any castle"):
        raise DataError(file, "start", "not-among", word=start, known="centre, any castle")
    layout = "/".join(rows)
    check_layout(layout, file)
    if start == "centre" and layout.replace("/", "")[CENTRE] != "C":
        raise DataError(file, "start", "centre-no-castle")
    return Estate(number, layout, start == "centre", info.get("spielbox", "no") == "yes", info)


def _row(line: str, file: str, at: int, row: int) -> str:
    letters = line.split()
    if row >= len(ROWS):
        raise DataError(file, at, "too-many-rows", limit=len(ROWS))
    for letter in letters:
        if len(letter) != 1 or letter not in FAMILY_LETTERS:
            raise DataError(file, at, "no-colour", letter=letter, known=", ".join(FAMILY_LETTERS))
    if len(letters) != ROWS[row]:
        raise DataError(file, at, "row-length", row=row + 1, count=len(letters), wanted=int(ROWS[row]))
    return "".join(letters)


def check_layout(layout: str, file: str) -> None:
    """R1.11: shape and number of spaces of every colour."""
    rows = layout.split("/")
    if [len(row) for row in rows] != list(ROWS):
        raise DataError(file, "", "hexagon-split", rows=", ".join(str(len(row)) for row in rows))
    for colour, wanted in enumerate(COLOUR_COUNTS):
        letter = FAMILY_LETTERS[colour]
        have = layout.count(letter)
        if have != wanted:
            raise DataError(file, FAMILY_NAMES[colour], "colour-count", letter=letter, count=have, wanted=wanted)


def inline_estate(layout: str) -> Estate:
    """An estate of the player's own, written as rows of letters joined by `/`, to start on any castle space."""
    known = _INLINE.get(layout)
    if known is None:
        for letter in layout:
            if letter not in FAMILY_LETTERS and letter != "/":
                raise DataError("", layout, "no-colour", letter=letter, known=", ".join(FAMILY_LETTERS))
        check_layout(layout, "")
        known = Estate(layout, layout, False, False, {"name.en": "Own estate", "name.fr": "Domaine personnel"})
        _INLINE[layout] = known
    return known


_INLINE: Final[dict[str, Estate]] = {}

#: All printed estates and our own designs 10a to 10h, by number.
ESTATES: Final[dict[str, Estate]] = {
    number: parse_estate(text, f"{number}.txt", number) for number, text in data.estate_texts().items()
}
ESTATE_NUMBERS: Final = tuple(ESTATES)
ESTATE_LIST: Final[list[Estate]] = list(ESTATES.values())


def estate_named(name: str) -> Estate:
    """An estate by number, or by its layout."""
    known = ESTATES.get(name)
    if known is not None:
        return known
    if "/" in name:
        return inline_estate(name)
    raise DataError("", "", "unknown-estate", name=name, known=", ".join(ESTATE_NUMBERS))
