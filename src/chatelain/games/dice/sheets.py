"""Sheets: the 37 spaces of an estate, with their colours, zones and castles as bit masks (section 1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count
from chatelain.core.errors import DataError
from chatelain.games.dice.layouts import CASTLES, check_layout
from chatelain.games.dice.tables import GREEN, LETTERS, NUMBERS, PASTURE_FACTOR, YELLOW
from chatelain.games.dice.values import STANDARD, Values
from chatelain.hexes import connected


class Sheet:
    """One sheet. `layout` has seven rows joined by `/`, one letter a space; a castle is the capital of its square."""

    def __init__(self, name: str, layout: str, values: Values) -> None:
        self.name = name
        self.layout = layout
        #: The dice and points that belong to it.
        self.values = values
        self.colour_points = values.colour_points
        self.letters = layout.replace("/", "")
        #: The colour of every space, and the spaces of every colour.
        self.colour = bytes([int(GREEN) if letter in CASTLES else LETTERS.index(letter) for letter in self.letters])
        self.colours: vec[i64] = vec[i64]([0] * 6)
        for space, colour in enumerate(self.colour):
            self.colours[colour] |= BIT[space]
        #: For every space its zone (R1.3; a castle is one of its own, R1.4) and the zone's size.
        self.zone: vec[i64] = vec[i64]([0] * 37)
        self.size: vec[i64] = vec[i64]([0] * 37)
        for space, colour in enumerate(self.colour):
            zone = BIT[space] if colour == GREEN else connected(space, self.colours[colour])
            self.zone[space] = zone
            self.size[space] = count(zone)
        #: [space * 3 + phase]: what the zone of a space scores (R6.3, R6.8).
        self.points: vec[i64] = vec[i64]([0] * 111)
        for space, colour in enumerate(self.colour):
            factor: i64 = PASTURE_FACTOR if colour == YELLOW else 1
            for phase in range(3):
                self.points[space * 3 + phase] = factor * i64(values.zone_points[self.size[space] * 3 + phase])
        #: The castle of every bonus, and for every castle its bonus.
        self.castles: vec[i64] = vec[i64]([self.letters.index(letter) for letter in CASTLES])
        self.square = bytes([max(0, CASTLES.find(letter)) for letter in self.letters])
        #: For every number the spaces that would take it while nothing is marked (section 5).
        self.fits: vec[i64] = vec[i64]([0] * 6)
        for number in range(6):
            for colour in range(5):
                if number + 1 in NUMBERS[colour]:
                    self.fits[number] |= self.colours[colour]

    def zones(self, colour: int) -> list[int]:
        """Every zone of a colour once, as a mask."""
        masks = {int(self.zone[space]) for space in range(37) if self.colour[space] == colour}
        return sorted(masks, key=lambda mask: mask & -mask)


_KNOWN: Final[dict[tuple[str, str], Sheet]] = {}


def sheet_named(name: str, values: Values = STANDARD) -> Sheet:
    """A sheet by letter, or by its layout. Each is made once.

    >>> sheet_named("A").layout
    'bbgg/ooppo/oByyGp/obbpooo/yOpbPy/ygbpp/goyy'
    """
    known = _KNOWN.get((values.text, name))
    if known is None:
        layout = values.layouts.get(name, name)
        if "/" not in layout:
            raise DataError("", "", "unknown-sheet", name=name, known=", ".join(values.layouts))
        known = Sheet(name, check_layout(layout, "", ""), values)
        _KNOWN[values.text, name] = known
    return known


#: The sheets that come with the game, by letter.
SHEETS: Final[dict[str, Sheet]] = {name: sheet_named(name) for name in STANDARD.layouts}
