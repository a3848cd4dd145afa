"""Estates of the players' own: a file, or one word with the rows of letters joined by `/`, then its marks."""

from __future__ import annotations

from typing import Final

from chatelain.core.datafile import for_option, known_word, prepared
from chatelain.core.errors import DataError, OptionError
from chatelain.games.burgundy.estates import (
    ESTATE_NUMBERS,
    ESTATES,
    Estate,
    check_colour,
    check_layout,
    check_start,
    parse_estate,
)

#: What may follow the rows: where the start castle lies (R16.4), and the rules the estate brings with it (R17.1).
CENTRE_MARK: Final = "centre"
SPIELBOX_MARK: Final = "spielbox"
_INFO: Final = {"name.en": "Own estate", "name.fr": "Domaine personnel"}


def read_file(text: str, file: str) -> str:
    """An estate file as one word, so that options and records carry it; DataError names the line."""
    estate = parse_estate(text, file, file)
    marks = [CENTRE_MARK] * estate.at_centre + [SPIELBOX_MARK] * estate.spielbox
    return ":".join([estate.layout, *marks])


def estate_named(word: str) -> Estate:
    """An estate by number, or by its rows."""
    known = ESTATES.get(word)
    if known is not None:
        return known
    if "/" not in word:
        raise DataError("", "", "unknown-estate", name=word, known=", ".join(ESTATE_NUMBERS))
    return prepared("burgundy", word, _read_word)


def estates_named(text: str, seats: int) -> list[Estate]:
    """What the option says: one estate for all, or one for each seat separated by commas."""
    words = text.split(",")
    if len(words) == 1:
        words = words * seats
    if len(words) != seats:
        raise OptionError("estate-count", option="estates", count=len(words), seats=seats)
    return [for_option("estates", estate_named, word) for word in words]


def _read_word(word: str) -> Estate:
    layout, *marks = word.split(":")
    for letter in layout.replace("/", ""):
        check_colour(letter, "", layout)
    check_layout(layout, "")
    for mark in marks:
        known_word("", layout, mark, (CENTRE_MARK, SPIELBOX_MARK))
    check_start(layout, "", CENTRE_MARK in marks)
    return Estate(word, layout, CENTRE_MARK in marks, SPIELBOX_MARK in marks, _INFO)
