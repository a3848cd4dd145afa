"""What is printed on the sheets and on the dice, as far as it is not certain: players may have values of their own.

A sheet refers to its values and never changes them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.datafile import Edition
from chatelain.games.dice import data
from chatelain.games.dice.layouts import parse_sheet


class Values(Edition):
    """One set of values."""

    def __init__(
        self,
        layouts: dict[str, str],
        zone_points: list[int],
        colour_points: list[int],
        colour_faces: list[int],
        hourglass_faces: list[int],
    ) -> None:
        super().__init__("")
        #: The sheets by their letter (R1.5 to R1.8).
        self.layouts = layouts
        #: R6.3: [size * 3 + phase].
        self.zone_points = bytes(zone_points)
        #: R9.6: [value * 6 + colour], the first value and then the second.
        self.colour_points = bytes(colour_points)
        #: R1.11, R1.12: how often every face comes.
        self.colour_faces: vec[i64] = vec[i64](colour_faces)
        self.hourglass_faces: vec[i64] = vec[i64](hourglass_faces)


#: The headers of the sheets that come with the game: names and sources.
HEADERS: Final[dict[str, dict[str, str]]] = {}


def _standard() -> Values:
    layouts: dict[str, str] = {}
    for name, text in data.sheet_texts().items():
        layouts[name], HEADERS[name] = parse_sheet(text, f"dice/data/sheets/{name}.txt")
    colour_points = [*data.FIRST_POINTS, *data.SECOND_POINTS]
    return Values(layouts, data.ZONE_POINTS, colour_points, data.COLOUR_FACES, data.HOURGLASS_FACES)


#: What comes with the game.
STANDARD: Final = _standard()
