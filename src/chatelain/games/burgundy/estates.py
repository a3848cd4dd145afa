"""Estates: the 37 spaces of a player, with their colours and districts as bit masks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count, members, of
from chatelain.core.errors import DataError
from chatelain.games.burgundy import data
from chatelain.games.burgundy.tables import DISTRICT_POINTS
from chatelain.games.burgundy.tiles import CASTLE, FAMILIES, FAMILY_LETTERS, FAMILY_NAMES
from chatelain.hexes import CENTRE, ROWS, SPACES, connected

#: R1.11: spaces of every colour.
COLOUR_COUNTS: Final = (4, 3, 6, 6, 12, 6)

#: What the lines above the hexagon of an estate file may say.
HEADER_KEYS: Final = ("name", "name.en", "name.fr", "source", "start", "spielbox")


class Estate:
    """One estate. `layout` has the rows of letters joined by `/`."""

    def __init__(self, number: str, layout: str, at_centre: bool, spielbox: bool, info: dict[str, str]) -> None:
        self.number = number
        self.layout = layout
        self.letters = layout.replace("/", "")
        #: R17.1: 10a to 10h bring the Spielbox rules with them.
        self.spielbox = spielbox
        self.at_centre = at_centre
        self.info = info
        self.colours: vec[i64] = vec[i64]([0] * int(FAMILIES))
        for space, letter in enumerate(self.letters):
            self.colours[FAMILY_LETTERS.index(letter)] |= BIT[space]
        #: R16.3, R16.4: where the start castle may lie.
        self.starts: i64 = BIT[CENTRE] if at_centre else self.colours[CASTLE]
        #: For every space its district, and the district's size.
        self.district: vec[i64] = vec[i64]([0] * int(SPACES))
        self.size: vec[i64] = vec[i64]([0] * int(SPACES))
        for space, letter in enumerate(self.letters):
            mask = connected(space, self.colours[FAMILY_LETTERS.index(letter)])
            self.district[space] = mask
            self.size[space] = count(mask)

    def inline(self) -> str:
        """All of the estate on one line, as options and records carry it: rows, then `:centre` and `:spielbox`."""
        return self.layout + (":centre" if self.at_centre else "") + (":spielbox" if self.spielbox else "")

    def colour_at(self, space: int) -> int:
        return FAMILY_LETTERS.index(self.letters[space])

    def districts(self) -> list[int]:
        """Every district once, as a mask."""
        return sorted({int(self.district[space]) for space in range(int(SPACES))}, key=lambda mask: mask & -mask)

    def start_spaces(self) -> list[int]:
        return members(self.starts)


def parse_estate(text: str, file: str, number: str) -> Estate:
    """Reads an estate file; DataError names the line and what is wrong."""
    info: dict[str, str] = {}
    rows: list[str] = []
    is_closed = False
    for at, line in enumerate(text.splitlines(), start=1):
        if line.lstrip().startswith("#"):
            continue
        if not line.strip():
            is_closed = len(rows) > 0
            continue
        if is_closed:
            raise DataError(file, at, "gap-in-hexagon")
        if ":" in line:
            if rows:
                raise DataError(file, at, "header-after-rows")
            key, _, value = line.partition(":")
            info[_known(file, at, key.strip(), HEADER_KEYS)] = value.strip()
            continue
        rows.append(_row(line, file, at, len(rows)))
    if len(rows) != len(ROWS):
        raise DataError(file, "", "row-count", count=len(rows), wanted=len(ROWS))
    start = _known(file, "start", info.get("start", "any castle"), ("centre", "any castle"))
    spielbox = _known(file, "spielbox", info.get("spielbox", "no"), ("yes", "no"))
    layout = "/".join(rows)
    check_layout(layout, file)
    check_start(layout, file, start == "centre")
    return Estate(number, layout, start == "centre", spielbox == "yes", info)


def _known(file: str, place: int | str, word: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise DataError(file, place, "not-among", word=word, known=", ".join(known))
    return word


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
    """R1.11: shape and number of spaces of every colour; no district larger than the scale of points (R9.2)."""
    rows = layout.split("/")
    if [len(row) for row in rows] != list(ROWS):
        raise DataError(file, "", "hexagon-split", rows=", ".join(str(len(row)) for row in rows))
    for colour, wanted in enumerate(COLOUR_COUNTS):
        letter = FAMILY_LETTERS[colour]
        have = layout.count(letter)
        if have != wanted:
            raise DataError(file, FAMILY_NAMES[colour], "colour-count", letter=letter, count=have, wanted=wanted)
        check_districts(layout.replace("/", ""), file, colour)


def check_districts(letters: str, file: str, colour: int) -> None:
    """R9.2: the scale of points ends somewhere, and with it the size of a district."""
    spaces = of([space for space, letter in enumerate(letters) if letter == FAMILY_LETTERS[colour]])
    limit = len(DISTRICT_POINTS) - 1
    for space in members(spaces):
        size = int(count(connected(space, spaces)))
        if size > limit:
            letter = FAMILY_LETTERS[colour]
            raise DataError(file, FAMILY_NAMES[colour], "district-size", letter=letter, count=size, limit=limit)


def check_start(layout: str, file: str, at_centre: bool) -> None:
    """R16.4: a start in the centre needs a castle space there."""
    if at_centre and layout.replace("/", "")[CENTRE] != "C":
        raise DataError(file, "start", "centre-no-castle")


def inline_estate(text: str) -> Estate:
    """An estate of the player's own, written on one line (see Estate.inline)."""
    known = _INLINE.get(text)
    if known is None:
        layout, *marks = text.split(":")
        for letter in layout:
            if letter not in FAMILY_LETTERS and letter != "/":
                raise DataError("", layout, "no-colour", letter=letter, known=", ".join(FAMILY_LETTERS))
        check_layout(layout, "")
        for mark in marks:
            _known("", layout, mark, ("centre", "spielbox"))
        check_start(layout, "", "centre" in marks)
        info = {"name.en": "Own estate", "name.fr": "Domaine personnel"}
        known = Estate(text, layout, "centre" in marks, "spielbox" in marks, info)
        _INLINE[text] = known
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
