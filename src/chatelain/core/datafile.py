"""Data files: TOML tables of the game's own or of the player's, and the one word that carries what differs.

A player's file holds only the tables that differ, or is a copy of one of the game's. What it changes becomes a word
such as `boxes=9;points=4,3,2`, which stands in options, records and text positions, so that a record needs no file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from chatelain.core.errors import DataError

#: A key that says where a value comes from; it may stand in every table and is not compared.
SOURCE: Final = "source"


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
        except tomllib.TOMLDecodeError as error:
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
            if key not in names:
                where = f"{place}.{key}" if place else key
                raise DataError(self.file, where, "not-among", word=key, known=", ".join(names))
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
