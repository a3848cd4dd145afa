"""Data of one's own: TOML tables, the one word that carries what differs, and the editions made of it.

A player's file holds only the tables that differ, or is a copy of one of the game's. What it changes becomes a word
such as `boxes=9;points=4,3,2`, which stands in options, records and text positions, so that a record needs no file.
From the word a game prepares an `Edition`: the tables its rules read. Words come from strangers: what takes too much
work to prepare is refused, and only the editions used last are kept.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from chatelain.core.errors import DataError, OptionError

#: A key that says where a value comes from; it may stand in every table and is not compared.
SOURCE: Final = "source"
#: The value of an option for what comes with the game.
STANDARD_NAME: Final = "standard"
#: The longest word that is read; the largest real ones have about 1,000 letters.
LONGEST_WORD: Final = 4000
#: Editions that are kept, of all games together.
EDITIONS: Final = 64


class Table:
    """The tables of one file; every complaint names the file and the place in it.

    >>> table = Table("mine.toml", "[time]\\nboxes = 9")
    >>> table.number("time.boxes", 1, 20), table.has("time.phases")
    (9, False)
    >>> table.number("time.boxes", 1, 5)
    Traceback (most recent call last):
    chatelain.core.errors.DataError: mine.toml: time.boxes: bad-number value=9 low=1 high=5
    """

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        try:
            self.root: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # also a number of thousands of digits, or brackets in brackets
            raise DataError(file, "", "not-toml", detail=str(error)) from None

    def find(self, place: str) -> Any:
        """The value at a dotted path, None if it is not there."""
        found: Any = self.root
        for key in place.split("."):
            if not isinstance(found, dict) or key not in found:
                return None
            found = found[key]
        return found

    def has(self, place: str) -> bool:
        return self.find(place) is not None

    def get(self, place: str) -> Any:
        """The value at a dotted path, which must be there."""
        found = self.find(place)
        if found is None:
            raise DataError(self.file, place, "value-missing")
        return found

    def number(self, place: str, low: int, high: int) -> int:
        return self.check_number(place, self.get(place), low, high)

    def numbers(self, place: str, low: int, high: int, count: int) -> list[int]:
        """A list of so many numbers."""
        values = self.get(place)
        if not isinstance(values, list) or len(values) != count:
            found = len(values) if isinstance(values, list) else 1
            raise DataError(self.file, place, "number-count", key=place, wanted=count, count=found)
        return [self.check_number(place, value, low, high) for value in values]

    def check_number(self, place: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise DataError(self.file, place, "bad-number", value=str(value), low=low, high=high)
        return value

    def rows(self, place: str, known: Iterable[str]) -> list[str]:
        """The keys of a table, or of the whole file with "", each one known; the source is left out."""
        table = self.get(place) if place else self.root
        if not isinstance(table, dict):
            raise DataError(self.file, place, "no-table", value=str(table))
        keys = [key for key in table if key != SOURCE]
        names = list(known)
        for key in keys:
            known_word(self.file, f"{place}.{key}" if place else key, key, names)
        return keys

    def exactly(self, place: str, wanted: object) -> None:
        """What the code takes for granted."""
        if self.get(place) != wanted:
            raise DataError(self.file, place, "rules-need", wanted=str(wanted), value=str(self.get(place)))

    def same_as(self, place: str, printed: Mapping[str, Any]) -> None:
        """A table that may be repeated but not changed; what it leaves out is as it was."""
        for key in self.rows(place, printed):
            inner, wanted = f"{place}.{key}", printed[key]
            if isinstance(wanted, dict):
                self.same_as(inner, wanted)
            else:
                self.exactly(inner, wanted)


def known_word(file: str, place: int | str, word: str, known: Iterable[str]) -> str:
    """A word that must be one of these."""
    names = list(known)
    if word not in names:
        raise DataError(file, place, "not-among", word=word, known=", ".join(names))
    return word


# -- one word


def join_parts(parts: Mapping[str, str], standard: Mapping[str, str]) -> str:
    """The parts that differ from the standard ones, as one word; empty if none does.

    >>> join_parts({"boxes": "9", "points": "4,3,2"}, {"boxes": "10", "points": "4,3,2"})
    'boxes=9'
    """
    return ";".join(f"{key}={value}" for key, value in parts.items() if value != standard[key])


def split_parts(word: str, known: Iterable[str]) -> dict[str, str]:
    """The parts of a word; DataError names one that is unknown or stands twice.

    >>> split_parts("boxes=9;points=4,3,2", ["boxes", "points"])
    {'boxes': '9', 'points': '4,3,2'}
    """
    if len(word) > LONGEST_WORD:
        raise DataError("", "", "too-long", length=len(word), limit=LONGEST_WORD)
    names = list(known)
    found: dict[str, str] = {}
    for part in word.split(";"):
        key, sign, value = part.partition("=")
        if not sign or key not in names:
            raise DataError("", key, "not-among", word=key, known=", ".join(names))
        if key in found:
            raise DataError("", key, "key-twice", key=key)
        found[key] = value
    return found


def part_numbers(key: str, value: str, low: int, high: int, count: int) -> list[int]:
    """So many numbers, separated by commas.

    >>> part_numbers("points", "4,3,2", 0, 99, 3)
    [4, 3, 2]
    """
    words = value.split(",")
    if len(words) != count:
        raise DataError("", key, "number-count", key=key, wanted=count, count=len(words))
    for word in words:
        if not (word.isascii() and word.isdecimal()) or len(word) > 9 or not low <= int(word) <= high:
            raise DataError("", key, "bad-number", value=word, low=low, high=high)
    return [int(word) for word in words]


# -- editions


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """What a game has prepared from a word. `text` is the word in its shortest form, empty for the standard one."""

    def __init__(self, text: str) -> None:
        self.text = text


E = TypeVar("E", bound=Edition)

_KEPT: Final[dict[tuple[str, str], Edition]] = {}


def prepared(game: str, word: str, make: Callable[[str], E]) -> E:
    """The edition of a word, made by `make` unless it was used lately. Words that mean the same share one."""
    kept: Any = _KEPT.pop((game, word), None)
    if kept is None:
        kept = make(word)
        kept = _KEPT.pop((game, kept.text), kept)
    _KEPT[game, kept.text] = kept
    _KEPT[game, word] = kept  # the one used last comes last
    for oldest in list(_KEPT)[: max(0, len(_KEPT) - EDITIONS)]:
        _KEPT.pop(oldest, None)
    edition: E = kept
    return edition


class Work:
    """A budget of work: who prepares an edition counts the steps, and the one too many is refused.

    >>> work = Work("streets", 100)
    >>> work.spend(100)
    >>> work.spend(1)
    Traceback (most recent call last):
    chatelain.core.errors.DataError: streets: too-much-work limit=100
    """

    def __init__(self, place: str, limit: i64) -> None:
        self.place = place
        self.limit: i64 = limit
        self.left: i64 = limit

    def spend(self, steps: i64) -> None:
        self.left -= steps
        if self.left < 0:
            raise DataError("", self.place, "too-much-work", limit=int(self.limit))


def for_option(option: str, make: Callable[[str], E], word: str) -> E:
    """The edition that an option names; what is wrong with the word is wrong with the option."""
    try:
        return make(word)
    except DataError as error:
        raise OptionError("bad-option-data", option=option, cause=error) from None
