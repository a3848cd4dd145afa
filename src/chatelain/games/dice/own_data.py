"""Data of one's own: a TOML file, the word that records carry, and the edition made of it.

A file has the tables of data/*.toml and the sheets, or only what differs: `[sheets]` any of A to D, seven lines drawn
as in data/sheets; `[zone_points]` and `[colour_points]` the points, `[hourglass_die]` and `[colour_dice]` the faces of
the dice. The rest stands in the rulebook and must be what it is. The parts of the word:

    A=bbgg/ooppo/...           a sheet: seven rows, one letter a space, a castle the capital of its square
    zones=4,3,2,8,6,4,13,10,7  points of a zone of 2, 3 and 4 spaces in phases I, II and III
    colours=4,2,3,1,...        first and second value: blue, grey, orange, purple, yellow, green
    colour-die=1,1,1,1,1,1     faces of these colours
    doubles=2                  faces with a double hourglass
"""

from __future__ import annotations

from typing import Final

from chatelain.core.datafile import STANDARD_NAME, Table, join_parts, part_numbers, prepared, split_parts
from chatelain.core.errors import DataError
from chatelain.games.dice import data
from chatelain.games.dice.layouts import check_layout, parse_rows
from chatelain.games.dice.tables import COLOURS
from chatelain.games.dice.values import STANDARD, Values

MOST_POINTS: Final = 99
#: Tables that may differ; of all others every value must be ours.
_MAY_DIFFER: Final = ("sheets", "zone_points", "colour_points", "hourglass_die", "colour_dice")


def read_file(text: str, file: str) -> str:
    """What an option carries of a file of the player's own; DataError names the place and the reason."""
    table = Table(file, text)
    for name in table.rows("", [*data.TABLES, "sheets"]):
        if name not in _MAY_DIFFER:
            table.same_as(name, data.TABLES[name])
    values = Values(
        _layouts(table), _zone_points(table), _colour_points(table), _colour_faces(table), _hourglass_faces(table)
    )
    return word_of(values) or STANDARD_NAME


def edition_named(word: str) -> Values:
    """The values of an option or a position: `standard`, or a word as above."""
    return STANDARD if word in ("", STANDARD_NAME) else prepared("dice", word, _read_word)


# -- the file


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
        colour = COLOURS.index(name)
        for value in table.rows(f"colour_points.{name}", ["first", "second"]):
            at = colour if value == "first" else len(COLOURS) + colour
            found[at] = table.number(f"colour_points.{name}.{value}", 0, MOST_POINTS)
    check_colour_points(found, table.file, "colour_points")
    return found


def _colour_faces(table: Table) -> list[int]:
    """R1.11."""
    return data.read_colour_faces(table) if _has_die(table, "colour_dice", 2) else data.COLOUR_FACES


def _hourglass_faces(table: Table) -> list[int]:
    """R1.12."""
    return data.read_hourglass_faces(table) if _has_die(table, "hourglass_die", 1) else data.HOURGLASS_FACES


def _has_die(table: Table, name: str, count: int) -> bool:
    """How many there are may be repeated, but not changed."""
    if not table.has(name):
        return False
    if "count" in table.rows(name, ["count", "faces"]):
        table.exactly(f"{name}.count", count)
    return True


# -- the word


def word_of(values: Values) -> str:
    """Only what differs from the standard."""
    return join_parts(_parts(values), _STANDARD_PARTS)


def _parts(values: Values) -> dict[str, str]:
    found = dict(values.layouts)
    found["zones"] = ",".join(map(str, values.zone_points[6:]))
    pairs = zip(values.colour_points[:6], values.colour_points[6:])
    found["colours"] = ",".join(f"{first},{second}" for first, second in pairs)
    found["colour-die"] = ",".join(str(int(values.colour_faces[colour])) for colour in range(6))
    found["doubles"] = str(int(values.hourglass_faces[2]))
    return found


_STANDARD_PARTS: Final = _parts(STANDARD)


def _read_word(word: str) -> Values:
    """DataError names the part and what is wrong."""
    parts = _STANDARD_PARTS | split_parts(word, _STANDARD_PARTS)
    layouts = {name: check_layout(parts[name], "", name) for name in STANDARD.layouts}
    zones = [0, 0, 0, 1, 1, 1, *part_numbers("zones", parts["zones"], 0, MOST_POINTS, 9)]
    check_zone_points(zones, "", "zones")
    colours = part_numbers("colours", parts["colours"], 0, MOST_POINTS, 12)
    colours = colours[0::2] + colours[1::2]
    check_colour_points(colours, "", "colours")
    faces = part_numbers("colour-die", parts["colour-die"], 0, 6, 6)
    if sum(faces) != 6:
        raise DataError("", "colour-die", "face-count", value=parts["colour-die"])
    doubles = part_numbers("doubles", parts["doubles"], 1, 5, 1)[0]
    values = Values(layouts, zones, colours, faces, [0, 6 - doubles, doubles])
    values.text = word_of(values)
    return values if values.text else STANDARD


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
