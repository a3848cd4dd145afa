"""Estates: the 37 spaces of a player, with their colours and districts as bit masks, and the files they come from."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count, members
from chatelain.core.datafile import Edition, known_word
from chatelain.core.errors import DataError
from chatelain.games.burgundy import data
from chatelain.games.burgundy.tables import DISTRICT_POINTS
from chatelain.games.burgundy.tiles import CASTLE, FAMILIES, FAMILY_LETTERS, FAMILY_NAMES
from chatelain.hexes import CENTRE, SPACES, connected, joined_rows, largest_group, letters_of, split_headers

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
    headers, lines = split_headers(text, file)
    info = {known_word(file, at, key, HEADER_KEYS): value for at, key, value in headers}
    check_whole(lines, file)
    layout = joined_rows(lines, file, "", check_colour)
    start = known_word(file, "start", info.get("start", "any castle"), ("centre", "any castle"))
    spielbox = known_word(file, "spielbox", info.get("spielbox", "no"), ("yes", "no"))
    check_layout(layout, file)
    check_start(layout, file, start == "centre")
    return Estate(number, layout, start == "centre", spielbox == "yes", info)


def check_whole(lines: list[tuple[int | str, str]], file: str) -> None:
    """No empty line within the hexagon."""
    rows = [at for at, line in enumerate(lines) if line[1].strip()]
    for before, row in pairwise(rows):
        if row > before + 1:
            raise DataError(file, lines[row][0], "gap-in-hexagon")


def check_colour(letter: str, file: str, place: int | str) -> str:
    """A letter that is a colour."""
    if len(letter) != 1 or letter not in FAMILY_LETTERS:
        raise DataError(file, place, "no-colour", letter=letter, known=", ".join(FAMILY_LETTERS))
    return letter


def check_layout(layout: str, file: str) -> None:
    """R1.11: shape and number of spaces of every colour; no district larger than the scale of points (R9.2)."""
    letters, limit = letters_of(layout, file, ""), len(DISTRICT_POINTS) - 1
    for letter, name, wanted in zip(FAMILY_LETTERS, FAMILY_NAMES, COLOUR_COUNTS):
        have = letters.count(letter)
        if have != wanted:
            raise DataError(file, name, "colour-count", letter=letter, count=have, wanted=wanted)
        largest = largest_group(letters, letter)
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
