"""The facts as tables and bit masks: how far a die reaches, what touches what. Made once, shared by all positions.

Points, districts and sites count from 0 here; point 0 is written 1.
"""

from __future__ import annotations

import tomllib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.errors import DataError
from chatelain.games.burdigala.facts import STANDARD, Facts, facts_of
from chatelain.games.burdigala.inline import inline_text, read_inline
from chatelain.games.burdigala.kinds import DISTRICTS, MAX_POINTS, SITES

#: The value of the option for the files that come with the game.
STANDARD_NAME: Final = "standard"
#: The longest way: a die.
FARTHEST: Final[i64] = 6
# Which lanes are open: bit 0 sea lanes, bit 1 fast lanes.
SEA: Final[i64] = 1
FAST: Final[i64] = 2
ALL_LANES: Final[i64] = 3


class Edition:
    """One map with its tiles and cards."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        #: What records and positions carry; empty for the standard one.
        self.text = inline_text(facts)
        self.points: i64 = len(facts.places)
        self.all_points: i64 = BIT[self.points] - 1
        self.ports = _mask(facts.ports)
        #: [lanes * 512 + steps * 64 + point]: where exactly so many steps may end (R4.3 to R4.5).
        self.reach: vec[i64] = vec[i64]([0] * 2048)
        for lanes in range(4):
            _fill_reach(self.reach, lanes, lanes_of(facts, lanes))
        #: The points around a district, the sites that a point touches, and the sites there are.
        self.around: vec[i64] = vec[i64]([0] * 14)
        self.touched: vec[i64] = vec[i64]([0] * 60)
        self.sites: i64 = 0
        self.bonus_districts: i64 = 0
        for district in range(int(DISTRICTS)):
            self._add_district(district)
        self.sizes = bytes([size for size, _value in facts.tiles])
        self.values = bytes([value for _size, value in facts.tiles])
        #: How many tiles there are of each size.
        self.of_size: vec[i64] = vec[i64]([0] * 7)
        for size in self.sizes:
            self.of_size[size] += 1

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
        district: i64 = 0
        while district < DISTRICTS:
            if sites & 3:
                found |= self.around[district]
            sites >>= 2
            district += 1
        return found

    def site_list(self) -> list[int]:
        """The sites there are."""
        return [site for site in range(int(SITES)) if int(self.sites) >> site & 1]


def _mask(points: list[int]) -> i64:
    found: i64 = 0
    for point in points:
        found |= BIT[point - 1]
    return found


def lanes_of(facts: Facts, lanes: int) -> list[list[tuple[int, int]]]:
    """For every point its neighbours, each with the number of the street or lane that leads there."""
    ways = list(facts.streets)
    if lanes & 1:
        ways += facts.sea_lanes
    if lanes & 2:  # R2.6: each to each other
        fast = facts.fast_points
        ways += [(one, other) for place, one in enumerate(fast) for other in fast[place + 1 :]]
    found: list[list[tuple[int, int]]] = [[] for _point in range(int(MAX_POINTS))]
    for number, (one, other) in enumerate(ways):
        found[one - 1].append((other - 1, number))
        found[other - 1].append((one - 1, number))
    return found


def _fill_reach(reach: vec[i64], lanes: int, ways: list[list[tuple[int, int]]]) -> None:
    """R4.4, R4.8: all walks that use no street twice; crossings may be passed again."""
    for start in range(int(MAX_POINTS)):
        walks: list[tuple[int, frozenset[int]]] = [(start, frozenset())]
        for steps in range(1, int(FARTHEST) + 1):
            longer: set[tuple[int, frozenset[int]]] = set()
            for point, used in walks:
                for other, way in ways[point]:
                    if way not in used:
                        longer.add((other, used | {way}))
            walks = list(longer)
            ends: i64 = 0
            for point, _used in walks:
                ends |= BIT[point]
            reach[lanes * 512 + steps * 64 + start] = ends


_KNOWN: Final[dict[str, Edition]] = {}


def edition_of(text: str) -> Edition:
    """The edition of an option or a position: `standard`, or a word as in inline.py."""
    known = _KNOWN.get(text)
    if known is None:
        known = Edition(STANDARD if text in (STANDARD_NAME, "") else read_inline(text))
        _KNOWN[text] = known
        _KNOWN.setdefault(known.text, known)
    return known


def read_file(text: str, file: str) -> str:
    """What an option carries of a TOML file of the player's own: the changed facts in one word."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(file, "", "not-toml", detail=str(error)) from None
    return inline_text(facts_of(tables, STANDARD, file)) or STANDARD_NAME
