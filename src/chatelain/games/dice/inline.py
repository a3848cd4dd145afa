"""Values as one word, for options, records and text positions: only what differs from the standard.

`B=yypg/ooogb/...;doubles=1` changes a sheet and the hourglass die. The parts:

    A=bbgg/ooppo/...           a sheet: seven rows, one letter a space, a castle the capital of its square
    zones=4,3,2,8,6,4,13,10,7  points of a zone of 2, 3 and 4 spaces in phases I, II and III
    colours=4,2,3,1,...        first and second value: blue, grey, orange, purple, yellow, green
    colour-die=1,1,1,1,1,1     faces of these colours
    doubles=2                  faces with a double hourglass
"""

from __future__ import annotations

from typing import Final

from chatelain.core.datafile import join_parts, part_numbers, split_parts
from chatelain.core.errors import DataError
from chatelain.games.dice.layouts import check_layout
from chatelain.games.dice.own_data import MOST_POINTS, check_colour_points, check_zone_points, read_own
from chatelain.games.dice.values import STANDARD, Values

#: The value of the option for what comes with the game.
STANDARD_NAME: Final = "standard"


# -- writing


def inline_text(values: Values) -> str:
    """The word; empty when all is standard."""
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


# -- reading


def read_inline(text: str) -> Values:
    """The values of a word; DataError names the part and what is wrong."""
    parts = _STANDARD_PARTS | split_parts(text, _STANDARD_PARTS)
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
    return Values(layouts, zones, colours, faces, [0, 6 - doubles, doubles])


_KNOWN: Final[dict[str, Values]] = {"": STANDARD, STANDARD_NAME: STANDARD}


def values_named(text: str) -> Values:
    """The values of an option or a position: `standard`, or a word as above. Each is made once."""
    known = _KNOWN.get(text)
    if known is None:
        known = read_inline(text)
        known.text = inline_text(known)
        known = _KNOWN.setdefault(known.text, known)
        _KNOWN[text] = known
    return known


def inline_file(text: str, file: str) -> str:
    """What an option carries of a TOML file of the player's own."""
    return inline_text(read_own(text, file)) or STANDARD_NAME
