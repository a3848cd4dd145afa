"""The facts as tables and bit masks: how far a die reaches, what touches what. Made once, shared by all positions.

Points, districts and sites count from 0 here; point 0 is written 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core import datafile
from chatelain.core.bits import BIT
from chatelain.core.datafile import Work
from chatelain.games.burdigala.facts import Facts
from chatelain.games.burdigala.tables import DISTRICTS, SITES
from chatelain.games.burdigala.walks import Walks

#: The most work that a map may be, in streets looked at: the standard map is about 20,000.
MOST_WORK: Final = 500_000
# Which lanes are open: bit 0 sea lanes, bit 1 fast lanes.
SEA: Final[i64] = 1
FAST: Final[i64] = 2
ALL_LANES: Final[i64] = 3


class Edition(datafile.Edition):
    """One map with its tiles and cards."""

    def __init__(self, facts: Facts, text: str) -> None:
        super().__init__(text)
        self.facts = facts
        self.points: i64 = len(facts.places)
        self.all_points: i64 = BIT[self.points] - 1
        self.ports = _mask(facts.ports)
        #: [lanes * 512 + steps * 64 + point]: where exactly so many steps may end (R4.3 to R4.5).
        self.reach: vec[i64] = vec[i64]([0] * 2048)
        self.walks = [Walks(len(facts.places), facts.ways(lanes)) for lanes in range(4)]
        work = Work("streets", MOST_WORK)
        for lanes in range(4):
            self._fill_reach(lanes, work)
        #: The points around a district, the sites that a point touches, and the sites there are.
        self.around: vec[i64] = vec[i64]([0] * 14)
        self.touched: vec[i64] = vec[i64]([0] * 60)
        self.sites: i64 = 0
        self.bonus_districts: i64 = 0
        for district in range(int(DISTRICTS)):
            self._add_district(district)
        self.sizes = bytes([size for size, _value in facts.tiles])
        self.values = bytes([value for _size, value in facts.tiles])
        #: By size: how many tiles there are, and which, as bits.
        self.of_size: vec[i64] = vec[i64]([0] * 7)
        self.tiles_of: vec[i64] = vec[i64]([0] * 7)
        for tile, (size, _value) in enumerate(facts.tiles):
            self.of_size[size] += 1
            self.tiles_of[size] |= BIT[tile]

    def _fill_reach(self, lanes: int, work: Work) -> None:
        for at in range(512):  # with fewer lanes one comes there, too
            known = self.reach[(lanes & 2) * 512 + at] | self.reach[(lanes & 1) * 512 + at]
            self.reach[lanes * 512 + at] = known
        self.walks[lanes].fill(self.reach, lanes * 512, work)

    def _add_district(self, district: int) -> None:
        facts = self.facts
        self.around[district] = _mask(facts.touching[district])
        sites = BIT[2 * district]
        if facts.sites[district] == 2:
            sites |= BIT[2 * district + 1]
        self.sites |= sites
        if facts.bonus[district]:
            self.bonus_districts |= BIT[district]
        for point in facts.touching[district]:
            self.touched[point - 1] |= sites

    def reached(self, point: i64, steps: i64, lanes: i64) -> i64:
        """The points where a move of exactly so many steps may end."""
        return self.reach[lanes * 512 + steps * 64 + point]

    def open_points(self, sites: i64) -> i64:
        """The points that touch one of these sites."""
        found: i64 = 0
        for district in range(DISTRICTS):
            if sites & 3:
                found |= self.around[district]
            sites >>= 2
        return found

    def site_list(self) -> list[int]:
        """The sites there are."""
        return [site for site in range(int(SITES)) if int(self.sites) >> site & 1]


def _mask(points: list[int]) -> i64:
    found: i64 = 0
    for point in points:
        found |= BIT[point - 1]
    return found
