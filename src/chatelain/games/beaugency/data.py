"""Reads the quantities of the game from `data/*.toml` and refuses what the rules cannot work with."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from chatelain.core.errors import DataError

CARD_IDS: list[str] = ["wall", "small_tower", "house", "great_tower"]
SPACE_IDS: list[str] = [*CARD_IDS, "crown", "crown_wall"]
PACKAGE = "chatelain.games.beaugency"


class Table:
    """One TOML file; every complaint names the file and the place in it."""

    def __init__(self, file: str, text: str) -> None:
        self.file = f"beaugency/data/{file}"
        try:
            self.root: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise DataError(self.file, "", "not-toml", detail=str(error)) from None

    def get(self, place: str) -> Any:
        """The value at a dotted path."""
        found: Any = self.root
        for key in place.split("."):
            if not isinstance(found, dict) or key not in found:
                raise DataError(self.file, place, "value-missing")
            found = found[key]
        return found

    def number(self, place: str, low: int, high: int) -> int:
        value = self.get(place)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise DataError(self.file, place, "bad-number", value=str(value), low=low, high=high)
        return value

    def exactly(self, place: str, wanted: object) -> None:
        """What the code takes for granted."""
        if self.get(place) != wanted:
            raise DataError(self.file, place, "rules-need", wanted=str(wanted), value=str(self.get(place)))


def open_table(file: str) -> Table:
    """A file of the data folder."""
    return Table(file, (files(PACKAGE) / "data" / file).read_text("utf-8"))


def read_cards(table: Table) -> tuple[list[int], list[int], list[int]]:
    """Copies in each colour, values, and what a player starts with, in the order of CARD_IDS. R1.1, R1.2, R1.11"""
    if sorted(table.get("cards")) != sorted(CARD_IDS):
        raise DataError(table.file, "cards", "other-cards", known=", ".join(CARD_IDS))
    for card in CARD_IDS:
        table.exactly(f"cards.{card}.building", card != "wall")
    counts = [table.number(f"cards.{card}.count", 1, 15) for card in CARD_IDS]
    values = [table.number(f"cards.{card}.value", 1, 15) for card in CARD_IDS]
    start = [table.number(f"cards.{card}.start", 0, 1) for card in CARD_IDS]
    if sorted(set(values)) != values:
        raise DataError(table.file, "cards", "card-values")
    if sum(start) > 1 or any(2 * taken > count for taken, count in zip(start, counts)):
        raise DataError(table.file, "cards", "start-cards")
    return counts, values, start


def read_layout(table: Table) -> list[str]:
    """The eight spaces of every colour. R1.4, R1.5"""
    table.exactly("spaces", 24)
    table.exactly("direction", "clockwise")
    table.exactly("colours.order", ["blue", "yellow", "red"])
    table.exactly("colours.spaces_each", 8)
    rows = table.get("layout")
    if not isinstance(rows, list) or [row.get("offset") for row in rows] != list(range(8)):
        raise DataError(table.file, "layout", "layout-offsets")
    layout = [str(row.get("type")) for row in rows]
    for offset, space in enumerate(layout):
        if space not in SPACE_IDS:
            raise DataError(table.file, f"layout[{offset}]", "not-among", word=space, known=", ".join(SPACE_IDS))
    return layout


def read_start_spaces(table: Table) -> list[int]:
    """Where the crown may start, by colour. R1.6"""
    spaces = table.get("start.spaces")
    if not isinstance(spaces, list) or [space // 8 for space in spaces] != [0, 1, 2]:
        raise DataError(table.file, "start.spaces", "start-spaces", value=str(spaces))
    return [int(space) for space in spaces]


_SCORING = open_table("scoring.toml")
_TRACK = open_table("track.toml")
_SCORING.exactly("players.count", 2)
_SCORING.exactly("dice.own", 1)
_SCORING.exactly("dice.faces", [1, 2, 3, 4, 5, 6])
_SCORING.exactly("dice.special", 5)
_SCORING.exactly("score.start", 0)

COLOURS: list[str] = _TRACK.get("colours.order")
COUNTS: list[int]
VALUES: list[int]
START_CARDS: list[int]
COUNTS, VALUES, START_CARDS = read_cards(open_table("cards.toml"))
LAYOUT: list[str] = read_layout(_TRACK)
START_SPACES: list[int] = read_start_spaces(_TRACK)
SPECIAL_DICE: int = _SCORING.number("dice.special", 0, 5)
GOAL: int = _SCORING.number("score.win_at", 1, 99)
