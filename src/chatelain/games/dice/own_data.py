"""A data file of the player's own: TOML with the tables of data/*.toml and the sheets, or only what differs.

`[sheets]` has any of A to D, seven lines drawn as in data/sheets; `[zone_points]` and `[colour_points]` the points,
`[hourglass_die]` and `[colour_dice]` the faces of the dice. The rest stands in the rulebook and must be what it is.
"""

from __future__ import annotations

from typing import Final

from chatelain.core.datafile import Table
from chatelain.core.errors import DataError
from chatelain.games.dice import data
from chatelain.games.dice.layouts import parse_rows
from chatelain.games.dice.tables import COLOURS
from chatelain.games.dice.values import STANDARD, Values

MOST_POINTS: Final = 99
#: Tables that may differ; of all others every value must be ours.
_MAY_DIFFER: Final = ("sheets", "zone_points", "colour_points", "hourglass_die", "colour_dice")


def read_own(text: str, file: str) -> Values:
    """The values of a player's file on top of the standard; DataError names the place and the reason."""
    table = Table(file, text)
    for name in table.rows("", [*data.TABLES, "sheets"]):
        if name not in _MAY_DIFFER:
            table.same_as(name, data.TABLES[name])
    return Values(
        _layouts(table), _zone_points(table), _colour_points(table), _colour_faces(table), _hourglass_faces(table)
    )


def _layouts(table: Table) -> dict[str, str]:
    """R1.5 to R1.8."""
    found = dict(STANDARD.layouts)
    for name in table.rows("sheets", found) if table.has("sheets") else []:
        place = f"sheets.{name}"
        rows = table.get(place)
        if not isinstance(rows, str):
            raise DataError(table.file, place, "no-rows", value=str(rows))
        found[name] = parse_rows(rows, table.file, place)
    return found


def _zone_points(table: Table) -> list[int]:
    """R6.3: a list of three numbers, alone or as `points` of a table."""
    found = list(STANDARD.zone_points)
    for size in table.rows("zone_points", data.TABLES["zone_points"]) if table.has("zone_points") else []:
        place = f"zone_points.{size}"
        if isinstance(table.get(place), dict):
            table.rows(place, ["points"])
            place = f"{place}.points"
        points = table.numbers(place, 0, MOST_POINTS, 3)
        found[int(size) * 3 : int(size) * 3 + 3] = points
    check_zone_points(found, table.file, "zone_points")
    return found


def _colour_points(table: Table) -> list[int]:
    """R9.6."""
    found = list(STANDARD.colour_points)
    for name in table.rows("colour_points", COLOURS) if table.has("colour_points") else []:
        for at, value in enumerate(table_values(table, name)):
            if value is not None:
                found[at * len(COLOURS) + COLOURS.index(name)] = value
    check_colour_points(found, table.file, "colour_points")
    return found


def table_values(table: Table, colour: str) -> list[int | None]:
    """The first and the second value of a colour, as far as the file has them."""
    found: list[int | None] = [None, None]
    for value in table.rows(f"colour_points.{colour}", ["first", "second"]):
        found[value == "second"] = table.number(f"colour_points.{colour}.{value}", 0, MOST_POINTS)
    return found


def _colour_faces(table: Table) -> list[int]:
    """R1.11."""
    if not table.has("colour_dice"):
        return data.COLOUR_FACES
    for key in table.rows("colour_dice", ["count", "faces"]):
        if key == "count":
            table.exactly("colour_dice.count", 2)
    return data.read_colour_faces(table)


def _hourglass_faces(table: Table) -> list[int]:
    """R1.12."""
    if not table.has("hourglass_die"):
        return data.HOURGLASS_FACES
    for key in table.rows("hourglass_die", ["count", "faces"]):
        if key == "count":
            table.exactly("hourglass_die.count", 1)
    return data.read_hourglass_faces(table)


# -- what the rules need, whoever wrote the numbers


def check_zone_points(points: list[int], file: str, place: str) -> None:
    """R6.2, R6.9: a castle scores 1 point in every phase, and no zone is worth more for being late."""
    if points[3:6] != [1, 1, 1]:
        raise DataError(file, place, "castle-points", value=", ".join(map(str, points[3:6])))
    for size in range(1, len(points) // 3):
        first, second, third = points[size * 3 : size * 3 + 3]
        if not first >= second >= third:
            raise DataError(file, place, "points-rise", size=size)


def check_colour_points(points: list[int], file: str, place: str) -> None:
    """R9.1, R9.2, R12.4, R12.5: the second value is the smaller one."""
    for colour, name in enumerate(COLOURS):
        first, second = points[colour], points[len(COLOURS) + colour]
        if second > first:
            raise DataError(file, place, "second-larger", word=name, first=first, second=second)
