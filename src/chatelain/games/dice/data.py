"""Reads the data files of the dice game and refuses what the rules cannot work with."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal

from chatelain.core.datafile import Table, known_word
from chatelain.core.errors import DataError

PACKAGE = "chatelain.games.dice"

Colour = Literal["blue", "grey", "orange", "purple", "yellow", "green"]
Bonus = Literal["monk", "silver", "good", "worker"]
Phase = Literal["I", "II", "III"]
StartRule = Literal["secret", "different", "same"]
Grade = Literal["none", "well-played", "excellent", "incredible"]

#: The order of the colours everywhere in the code; the castles come last.
COLOUR_IDS: list[Colour] = ["blue", "grey", "orange", "purple", "yellow", "green"]
#: The bonuses, in the order of the castle squares.
BONUS_IDS: list[Bonus] = ["monk", "silver", "good", "worker"]
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


def open_table(file: str) -> Table:
    """A file of the data folder."""
    return Table(f"dice/data/{file}", (files(PACKAGE) / "data" / file).read_text("utf-8"))


def sheet_texts() -> dict[str, str]:
    """The text of every sheet file, by the letter of the sheet."""
    folder = files(PACKAGE) / "data" / "sheets"
    found = {file.name.removesuffix(".txt"): file.read_text("utf-8") for file in folder.iterdir()}
    return dict(sorted(found.items()))


def read_colour_faces(table: Table) -> list[int]:
    """How often each colour stands on a colour die. R1.11."""
    faces = table.get("colour_dice.faces")
    if not isinstance(faces, list) or len(faces) != 6:
        raise DataError(table.file, "colour_dice.faces", "face-count", value=str(faces))
    for face in faces:
        known_word(table.file, "colour_dice.faces", str(face), COLOUR_IDS)
    return [faces.count(colour) for colour in COLOUR_IDS]


def read_hourglass_faces(table: Table) -> list[int]:
    """How often 0, 1 and 2 hourglasses stand on their die; there are both single and double ones. R1.12, R3.3."""
    glasses = table.numbers("hourglass_die.faces", 1, 2, 6)
    if len(set(glasses)) < 2:
        raise DataError(table.file, "hourglass_die.faces", "one-sort-of-face", value=str(glasses))
    return [glasses.count(number) for number in range(3)]


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
#: All tables of both files; no two have one of the same name.
TABLES: dict[str, Any] = _DICE.root | _SCORING.root
_DICE.exactly("number_dice.count", 2)
_DICE.exactly("number_dice.faces", [1, 2, 3, 4, 5, 6])
_DICE.exactly("colour_dice.count", 2)
_DICE.exactly("hourglass_die.count", 1)
_SCORING.exactly("players.lowest", 1)
_SCORING.exactly("players.highest", 5)
_SCORING.exactly("time.phases", ["I", "II", "III"])
_SCORING.exactly("start.castles", 1)
_SCORING.exactly("turn.bonuses", 1)
_SCORING.exactly("turn.combinations_with_silver", 2)
_SCORING.exactly("turn.workers_without_combination", 1)
_SCORING.exactly("solo.colour_value", ["first", "first", "second"])

COLOUR_FACES: list[int] = read_colour_faces(_DICE)
HOURGLASS_FACES: list[int] = read_hourglass_faces(_DICE)
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
GRADES: dict[Grade, int] = {
    "well-played": _SCORING.number("solo_grades.well_played.from", 0, 999),
    "excellent": _SCORING.number("solo_grades.excellent.from", 0, 999),
    "incredible": _SCORING.number("solo_grades.incredible.from", 0, 999),
}
