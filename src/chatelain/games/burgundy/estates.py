"""Estates: the 37 spaces of a player, with their colours and districts as bit masks, and the files they come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count, members, of
from chatelain.core.datafile import Edition
from chatelain.core.errors import DataError
from chatelain.games.burgundy import data
from chatelain.games.burgundy.tables import DISTRICT_POINTS
from chatelain.games.burgundy.tiles import CASTLE, FAMILIES, FAMILY_LETTERS, FAMILY_NAMES
from chatelain.hexes import CENTRE, ROWS, SPACES, connected

#: R1.11: spaces of every colour.
COLOUR_COUNTS: Final = (4, 3, 6, 6, 12, 6)

#: What the lines above the hexagon of an estate file may say.
HEADER_KEYS: Final = ("name", "name.en", "name.fr", "source", "start", "spielbox")


class Estate(Edition):
    """One estate. `number` is the word that options and positions carry; `layout` has the rows joined by `/`."""

    def __init__(self, number: str, layout: str, at_centre: bool, spielbox: bool, info: Mapping[str, str]) -> None:
        super().__init__(number)
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

    def colour_at(self, space: int) -> int:
        return FAMILY_LETTERS.index(self.letters[space])

    def districts(self) -> list[int]:
        """Every district once, as a mask."""
        return sorted({int(mask) for mask in self.district}, key=lambda mask: mask & -mask)

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
            info[known_word(file, at, key.strip(), HEADER_KEYS)] = value.strip()
            continue
        rows.append(_row(line, file, at, len(rows)))
    if len(rows) != len(ROWS):
        raise DataError(file, "", "row-count", count=len(rows), wanted=len(ROWS))
    start = known_word(file, "start", info.get("start", "any castle"), ("centre", "any castle"))
    spielbox = known_word(file, "spielbox", info.get("spielbox", "no"), ("yes", "no"))
    layout = "/".join(rows)
    check_layout(layout, file)
    check_start(layout, file, start == "centre")
    return Estate(number, layout, start == "centre", spielbox == "yes", info)


def known_word(file: str, place: int | str, word: str, known: tuple[str, ...]) -> str:
    """A word that must be one of these."""
    if word not in known:
        raise DataError(file, place, "not-among", word=word, known=", ".join(known))
    return word


def _row(line: str, file: str, at: int, row: int) -> str:
    letters = line.split()
    if row >= len(ROWS):
        raise DataError(file, at, "too-many-rows", limit=len(ROWS))
    for letter in letters:
        check_colour(letter, file, at)
    if len(letters) != ROWS[row]:
        raise DataError(file, at, "row-length", row=row + 1, count=len(letters), wanted=int(ROWS[row]))
    return "".join(letters)


def check_colour(letter: str, file: str, place: int | str) -> None:
    """A letter that is a colour."""
    if len(letter) != 1 or letter not in FAMILY_LETTERS:
        raise DataError(file, place, "no-colour", letter=letter, known=", ".join(FAMILY_LETTERS))


def check_layout(layout: str, file: str) -> None:
    """R1.11: shape and number of spaces of every colour; no district larger than the scale of points (R9.2)."""
    rows = layout.split("/")
    if [len(row) for row in rows] != list(ROWS):
        raise DataError(file, "", "hexagon-split", rows=", ".join(str(len(row)) for row in rows))
    letters = layout.replace("/", "")
    for colour, wanted in enumerate(COLOUR_COUNTS):
        letter, name = FAMILY_LETTERS[colour], FAMILY_NAMES[colour]
        spaces = of([space for space, found in enumerate(letters) if found == letter])
        if count(spaces) != wanted:
            raise DataError(file, name, "colour-count", letter=letter, count=int(count(spaces)), wanted=wanted)
        largest = max([int(count(connected(space, spaces))) for space in members(spaces)])
        limit = len(DISTRICT_POINTS) - 1
        if largest > limit:
            raise DataError(file, name, "district-size", letter=letter, count=largest, limit=limit)


def check_start(layout: str, file: str, at_centre: bool) -> None:
    """R16.4: a start in the centre needs a castle space there."""
    if at_centre and layout.replace("/", "")[CENTRE] != FAMILY_LETTERS[CASTLE]:
        raise DataError(file, "start", "centre-no-castle")


#: All printed estates and our own designs 10a to 10h, by number.
ESTATES: Final[dict[str, Estate]] = {
    number: parse_estate(text, f"{number}.txt", number) for number, text in data.estate_texts().items()
}
ESTATE_NUMBERS: Final = tuple(ESTATES)
ESTATE_LIST: Final[list[Estate]] = list(ESTATES.values())
