"""Sheets: the 37 spaces of an estate, with their colours, zones and castles as bit masks (section 1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count
from chatelain.core.datafile import Edition, prepared
from chatelain.core.errors import DataError
from chatelain.games.dice.layouts import CASTLES, check_layout
from chatelain.games.dice.own_data import edition_named
from chatelain.games.dice.tables import GREEN, LETTERS, NUMBERS, PASTURE_FACTOR, YELLOW
from chatelain.games.dice.values import STANDARD, Values
from chatelain.hexes import connected


class Sheet(Edition):
    """One sheet. `layout` has seven rows joined by `/`, one letter a space; a castle is the capital of its square."""

    def __init__(self, name: str, layout: str, values: Values) -> None:
        super().__init__(f"{name} {values.text}")
        self.name = name
        #: The place of a sheet that comes with the game, in the order of their letters; -1 for one of the player's own.
        self.number: i64 = list(STANDARD.layouts).index(name) if values is STANDARD and name in STANDARD.layouts else -1
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


def sheet_named(name: str, values: Values = STANDARD) -> Sheet:
    """A sheet by letter, or by its layout.

    >>> sheet_named("A").layout
    'bbgg/ooppo/oByyGp/obbpooo/yOpbPy/ygbpp/goyy'
    """
    if values is STANDARD and name in SHEETS:
        return SHEETS[name]
    return prepared("dice sheet", f"{name} {values.text}", _make)


def _make(word: str) -> Sheet:
    name, _, data = word.rpartition(" ")
    values = edition_named(data)
    layout = values.layouts.get(name, name)
    if "/" not in layout:
        raise DataError("", "", "unknown-sheet", name=name, known=", ".join(values.layouts))
    return Sheet(name, check_layout(layout, "", ""), values)


#: The sheets that come with the game, by letter.
SHEETS: Final[dict[str, Sheet]] = {name: Sheet(name, layout, STANDARD) for name, layout in STANDARD.layouts.items()}
