"""Reads the data files of the dice game and refuses what the rules cannot work with."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from chatelain.core.errors import DataError

PACKAGE = "chatelain.games.dice"
#: The order of the colours everywhere in the code; the castles come last.
COLOUR_IDS: list[str] = ["blue", "grey", "orange", "purple", "yellow", "green"]
#: The bonuses, in the order of the castle squares.
BONUS_IDS: list[str] = ["monk", "silver", "good", "worker"]
#: What the code knows how to do with the numbers of a colour.
NUMBER_RULES: dict[str, str] = {
    "blue": "listed",
    "grey": "listed",
    "orange": "all different in a zone",
    "purple": "listed",
    "yellow": "all the same in a zone",
    "green": "stands in a marked neighbour",
}
#: What a finished zone gives.
ZONE_BONUSES: dict[str, str] = {
    "blue": "good",
    "grey": "silver",
    "orange": "worker",
    "purple": "monk",
    "yellow": "double points",
    "green": "by its square",
}


class Table:
    """One TOML file; every complaint names the file and the place in it."""

    def __init__(self, file: str, text: str) -> None:
        self.file = f"dice/data/{file}"
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

    def numbers(self, place: str, low: int, high: int, count: int) -> list[int]:
        values = self.get(place)
        if not isinstance(values, list) or len(values) != count:
            raise DataError(self.file, place, "number-count", key=place, wanted=count, count=_length(values))
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise DataError(self.file, place, "bad-number", value=str(value), low=low, high=high)
        return values

    def exactly(self, place: str, wanted: object) -> None:
        """What the code takes for granted."""
        if self.get(place) != wanted:
            raise DataError(self.file, place, "rules-need", wanted=str(wanted), value=str(self.get(place)))


def _length(values: object) -> int:
    return len(values) if isinstance(values, list) else 1


def open_table(file: str) -> Table:
    """A file of the data folder."""
    return Table(file, (files(PACKAGE) / "data" / file).read_text("utf-8"))


def sheet_texts() -> dict[str, str]:
    """The text of every sheet file, by the letter of the sheet."""
    folder = files(PACKAGE) / "data" / "sheets"
    found = {file.name.removesuffix(".txt"): file.read_text("utf-8") for file in folder.iterdir()}
    return dict(sorted(found.items()))


def read_faces(table: Table) -> tuple[list[int], list[int]]:
    """How often each colour stands on a colour die, and 0, 1, 2 hourglasses on theirs. R1.10 to R1.12."""
    table.exactly("number_dice.count", 2)
    table.exactly("number_dice.faces", [1, 2, 3, 4, 5, 6])
    table.exactly("colour_dice.count", 2)
    table.exactly("hourglass_die.count", 1)
    colours = table.get("colour_dice.faces")
    if not isinstance(colours, list) or len(colours) != 6 or not set(colours) <= set(COLOUR_IDS):
        raise DataError(table.file, "colour_dice.faces", "not-among", word=str(colours), known=", ".join(COLOUR_IDS))
    glasses = table.numbers("hourglass_die.faces", 1, 2, 6)
    return [colours.count(colour) for colour in COLOUR_IDS], [glasses.count(number) for number in range(3)]


def read_colours(table: Table) -> tuple[str, list[int], list[list[int]]]:
    """Letters, spaces and numbers of every colour. R1.2, section 5."""
    if sorted(table.get("colours")) != sorted(COLOUR_IDS):
        raise DataError(table.file, "colours", "rules-need", wanted=str(COLOUR_IDS), value=str(table.get("colours")))
    letters = ""
    for colour in COLOUR_IDS:
        table.exactly(f"colours.{colour}.rule", NUMBER_RULES[colour])
        table.exactly(f"colours.{colour}.bonus", ZONE_BONUSES[colour])
        letters += str(table.get(f"colours.{colour}.letter"))
    spaces = [table.number(f"colours.{colour}.spaces", 1, 37) for colour in COLOUR_IDS]
    if sum(spaces) != 37:
        raise DataError(table.file, "colours", "rules-need", wanted="37", value=str(sum(spaces)))
    numbers = [table.get(f"colours.{colour}.numbers") for colour in COLOUR_IDS]
    return letters, spaces, numbers


def read_squares(table: Table) -> str:
    """The letters of the castle squares, in the order of BONUS_IDS. R1.4, R2.3."""
    by_bonus = {bonus: letter for letter, bonus in table.get("castle_squares").items()}
    for bonus in BONUS_IDS:
        if bonus not in by_bonus:
            raise DataError(table.file, "castle_squares", "rules-need", wanted=bonus, value=", ".join(by_bonus))
    return "".join(by_bonus[bonus] for bonus in BONUS_IDS)


def read_zone_points(table: Table) -> list[int]:
    """Three numbers for every size from 0 on: phases I, II and III. R6.3."""
    points = [0, 0, 0]
    for size in range(1, len(table.get("zone_points")) + 1):
        points += table.numbers(f"zone_points.{size}.points", 0, 99, 3)
    return points


_DICE = open_table("dice.toml")
_SCORING = open_table("scoring.toml")
_SCORING.exactly("players.lowest", 1)
_SCORING.exactly("players.highest", 5)
_SCORING.exactly("time.phases", ["I", "II", "III"])
_SCORING.exactly("start.castles", 1)
_SCORING.exactly("turn.bonuses", 1)
_SCORING.exactly("turn.combinations_with_silver", 2)
_SCORING.exactly("turn.workers_without_combination", 1)
_SCORING.exactly("solo.colour_value", ["first", "first", "second"])

COLOUR_FACES: list[int]
HOURGLASS_FACES: list[int]
COLOUR_FACES, HOURGLASS_FACES = read_faces(_DICE)
LETTERS: str
SPACE_COUNTS: list[int]
NUMBERS: list[list[int]]
LETTERS, SPACE_COUNTS, NUMBERS = read_colours(_DICE)
SQUARES: str = read_squares(_DICE)
ZONE_POINTS: list[int] = read_zone_points(_SCORING)
BOXES: int = _SCORING.number("time.boxes_per_column", 1, 99)
START_POINTS: int = _SCORING.number("start.points", 0, 9)
PASTURE_FACTOR: int = _SCORING.number("pasture.factor", 1, 9)
FIRST_POINTS: list[int] = [_SCORING.number(f"colour_points.{colour}.first", 0, 99) for colour in COLOUR_IDS]
SECOND_POINTS: list[int] = [_SCORING.number(f"colour_points.{colour}.second", 0, 99) for colour in COLOUR_IDS]
SALE_POINTS: int = _SCORING.number("sale.points_per_good", 0, 9)
SALE_SILVER: int = _SCORING.number("sale.silver_per_good", 0, 9)
SOLO_TURNS: int = _SCORING.number("solo.turns_per_phase", 1, 99)
GRADES: dict[str, int] = {
    name.replace("_", "-"): _SCORING.number(f"solo_grades.{name}.from", 0, 999) for name in _SCORING.get("solo_grades")
}
