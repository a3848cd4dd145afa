"""Reads the data files of Beaugency and refuses what the rules cannot work with."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal

from chatelain.core.datafile import Table, known_word
from chatelain.core.errors import DataError

Colour = Literal["blue", "yellow", "red"]
Card = Literal["wall", "small_tower", "house", "great_tower"]
Space = Literal["wall", "small_tower", "house", "great_tower", "crown", "crown_wall"]

COLOURS: list[Colour] = ["blue", "yellow", "red"]
CARD_IDS: list[Card] = ["wall", "small_tower", "house", "great_tower"]
CROWN_IDS: list[Space] = ["crown", "crown_wall"]
SPACE_IDS: list[Space] = [*CARD_IDS, *CROWN_IDS]
PACKAGE = "chatelain.games.beaugency"
#: With fewer spaces in a colour a die could jump over it; with more a drawing would not hold them.
FEWEST, MOST = 6, 16
#: The three offsets whose order is uncertain.
UNCERTAIN = slice(2, 5)

#: The spaces of every colour, clockwise.
Layouts = list[list[Space]]


def open_table(file: str) -> Table:
    """A file of the data folder."""
    return Table(f"beaugency/data/{file}", (files(PACKAGE) / "data" / file).read_text("utf-8"))


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


# -- the track


def read_layouts(table: Table, standard: Layouts) -> Layouts:
    """The spaces of every colour: one list for all of them, or a table with a list for each. R1.4, R1.5"""
    given = table.get("layout")
    if isinstance(given, list):
        layouts = [_read_spaces(table, "layout", given)] * 3
    else:
        named = table.rows("layout", COLOURS)
        layouts = [
            _read_spaces(table, f"layout.{colour}", given[colour]) if colour in named else standard[number]
            for number, colour in enumerate(COLOURS)
        ]
    return layouts


def check_counts(table: Table, layouts: Layouts) -> None:
    """How many spaces there are may be left out, but not be wrong. R1.4"""
    if table.has("spaces"):
        table.exactly("spaces", sum(map(len, layouts)))
    if table.has("colours.spaces_each"):
        for layout in layouts:
            table.exactly("colours.spaces_each", len(layout))


def _read_spaces(table: Table, place: str, given: Any) -> list[Space]:
    """Words, or tables with the word as `type`."""
    if not isinstance(given, list):
        raise DataError(table.file, place, "no-spaces", value=str(given))
    spaces: list[Space] = []
    for offset, space in enumerate(given):
        if isinstance(space, dict):
            if space.get("offset", offset) != offset:
                raise DataError(table.file, f"{place}[{offset}]", "layout-offsets")
            space = space.get("type", "")
        known_word(table.file, f"{place}[{offset}]", str(space), SPACE_IDS)
        spaces.append(space)
    check_spaces(table.file, place, spaces)
    return spaces


def check_spaces(file: str, place: str, spaces: list[Space]) -> None:
    """What the rules need of a colour, whoever wrote it. R5.1"""
    if not FEWEST <= len(spaces) <= MOST:
        raise DataError(file, place, "space-count", count=len(spaces), low=FEWEST, high=MOST)
    for crown in CROWN_IDS:
        if spaces.count(crown) != 1:
            raise DataError(file, place, "crown-count", space=crown, count=spaces.count(crown))


def read_starts(table: Table, layouts: Layouts) -> list[int]:
    """Where the crown may start, one space of each colour. R1.6"""
    if not table.has("start"):
        return usual_starts(table.file, layouts)
    table.rows("start", ["spaces"])
    starts = table.numbers("start.spaces", 0, sum(map(len, layouts)) - 1, 3)
    check_starts(table.file, "start.spaces", starts, layouts)
    return starts


def usual_starts(file: str, layouts: Layouts) -> list[int]:
    """The great tower of each colour, the last if there are several."""
    starts: list[int] = []
    first = 0
    for layout in layouts:
        if "great_tower" not in layout:
            raise DataError(file, "start.spaces", "value-missing")
        starts.append(first + len(layout) - 1 - layout[::-1].index("great_tower"))
        first += len(layout)
    return starts


def check_starts(file: str, place: str, starts: list[int], layouts: Layouts) -> None:
    """One space of each colour, in their order."""
    first = 0
    for start, layout in zip(starts, layouts):
        if not first <= start < first + len(layout):
            raise DataError(file, place, "start-spaces", value=", ".join(map(str, starts)))
        first += len(layout)


# -- what comes with the game

_SCORING = open_table("scoring.toml")
_TRACK = open_table("track.toml")
_CARDS = open_table("cards.toml")
_SCORING.exactly("players.count", 2)
_SCORING.exactly("dice.own", 1)
_SCORING.exactly("dice.faces", [1, 2, 3, 4, 5, 6])
_SCORING.exactly("dice.special", 5)
_SCORING.exactly("score.start", 0)
_TRACK.exactly("direction", "clockwise")
_TRACK.exactly("colours.order", COLOURS)
#: All tables of the three files; no two have one of the same name.
TABLES: dict[str, Any] = _CARDS.root | _SCORING.root | _TRACK.root

COUNTS: list[int]
VALUES: list[int]
START_CARDS: list[int]
COUNTS, VALUES, START_CARDS = read_cards(_CARDS)
LAYOUTS: Layouts = read_layouts(_TRACK, [])
check_counts(_TRACK, LAYOUTS)
START_SPACES: list[int] = read_starts(_TRACK, LAYOUTS)
SPECIAL_DICE: int = _SCORING.number("dice.special", 0, 5)
GOAL: int = _SCORING.number("score.win_at", 1, 99)


def alternatives() -> dict[str, Layouts]:
    """The other orders of the uncertain spaces that agree with the rulebook's example, by name."""
    found: dict[str, Layouts] = {}
    for name in _TRACK.rows("alternatives", _TRACK.get("alternatives")):
        layout = list(LAYOUTS[0])
        layout[UNCERTAIN] = _TRACK.get(f"alternatives.{name}")
        check_spaces(_TRACK.file, f"alternatives.{name}", layout)
        found[name] = [layout] * 3
    return found
