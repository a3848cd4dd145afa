"""What is on the board and in the box, as plain values: the reconstructions, which a player may replace (own_data.py).

What the rules cannot work with is refused here, with its file and place.
"""

from __future__ import annotations

from typing import Final

from chatelain.core.errors import DataError
from chatelain.games.burdigala.tables import BONUS_VALUES, DISTRICT_NAMES, MAX_POINTS, MIN_POINTS, TILE_NAMES

#: The most cards or tokens of all kinds together.
MOST_IN_ALL: Final = 60
#: More ways than these no board could show.
MOST_STREETS: Final = 100
MOST_SEA_LANES: Final = 12
MOST_FAST_POINTS: Final = 6
MOST_AT_POINT: Final = 6

Pair = tuple[int, int]


class Facts:
    """Points count from 1, as on the board."""

    def __init__(self) -> None:
        #: The place of every control point in a drawing, and whether it is known.
        self.places: list[Pair] = []
        self.has_places = True
        self.streets: list[Pair] = []
        self.ports: list[int] = []
        self.sea_lanes: list[Pair] = []
        self.fast_points: list[int] = []
        #: For every district the points that touch it, its sites (one or two), and whether it has a bonus token.
        self.touching: list[list[int]] = []
        self.sites: list[int] = []
        self.bonus: list[bool] = []
        #: Size and value of every tile.
        self.tiles: list[Pair] = []
        self.goods: list[int] = []
        self.cards: list[int] = []
        self.tokens: list[int] = []

    def ways(self, lanes: int) -> list[Pair]:
        """All streets and the lanes that are open (bit 0: sea lanes, bit 1: fast lanes), points counted from 0."""
        ways = list(self.streets)
        if lanes & 1:
            ways += self.sea_lanes
        if lanes & 2:  # R2.6: each to each other
            fast = self.fast_points
            ways += [(one, other) for place, one in enumerate(fast) for other in fast[place + 1 :]]
        return [(one - 1, other - 1) for one, other in ways]


def check(facts: Facts, file: str) -> None:
    """Do they make a game?"""
    points = len(facts.places)
    if not MIN_POINTS <= points <= MAX_POINTS:
        raise DataError(file, "points", "point-count", count=points, low=int(MIN_POINTS), high=int(MAX_POINTS))
    _check_lanes(facts.streets, points, MOST_STREETS, "streets", file)
    _check_lanes(facts.sea_lanes, points, MOST_SEA_LANES, "sea_lanes", file)
    _check_points(facts.ports, points, "ports", file)
    _check_points(facts.fast_points, points, "fast_lanes", file)
    if len(facts.fast_points) > MOST_FAST_POINTS:
        raise DataError(file, "fast_lanes", "too-many-there", count=len(facts.fast_points), limit=MOST_FAST_POINTS)
    _check_districts(facts, points, file)
    _check_every_point(facts, points, file)
    _check_counts(facts, file)


def _check_lanes(pairs: list[Pair], points: int, limit: int, place: str, file: str) -> None:
    if len(pairs) > limit:
        raise DataError(file, place, "too-many-there", count=len(pairs), limit=limit)
    seen: set[Pair] = set()
    for one, other in pairs:
        for point in (one, other):
            if point > points:
                raise DataError(file, place, "no-point", point=point, points=points)
        if one == other:
            raise DataError(file, place, "lane-to-itself", point=one)
        pair = (min(one, other), max(one, other))
        if pair in seen:
            raise DataError(file, place, "lane-twice", one=one, other=other)
        seen.add(pair)


def _check_points(numbers: list[int], points: int, place: str, file: str) -> None:
    for number in numbers:
        if number > points:
            raise DataError(file, place, "no-point", point=number, points=points)
        if numbers.count(number) > 1:
            raise DataError(file, place, "point-twice", point=number)


def _check_districts(facts: Facts, points: int, file: str) -> None:
    for name, touching in zip(DISTRICT_NAMES, facts.touching):
        if not touching:
            raise DataError(file, f"districts.{name}", "nothing-there")
        _check_points(touching, points, f"districts.{name}", file)
    if sum(facts.sites) > len(TILE_NAMES):
        raise DataError(file, "districts", "too-many-sites", count=sum(facts.sites), limit=len(TILE_NAMES))
    if sum(facts.bonus) != len(BONUS_VALUES):
        raise DataError(file, "districts", "bonus-count", count=sum(facts.bonus), wanted=len(BONUS_VALUES))


def _check_every_point(facts: Facts, points: int, file: str) -> None:
    on_streets = [point for street in facts.streets for point in street]
    touching = {point for district in facts.touching for point in district}
    for point in range(1, points + 1):
        if point not in on_streets:
            raise DataError(file, "streets", "point-no-street", point=point)
        if on_streets.count(point) > MOST_AT_POINT:
            raise DataError(file, "streets", "point-many-streets", point=point, limit=MOST_AT_POINT)
        if point not in touching:  # R2.2
            raise DataError(file, "districts", "point-no-district", point=point)


def _check_counts(facts: Facts, file: str) -> None:
    for place, counts in (("goods", facts.goods), ("intrigue", facts.cards), ("corruption", facts.tokens)):
        if sum(counts) > MOST_IN_ALL:
            raise DataError(file, place, "too-many-there", count=sum(counts), limit=MOST_IN_ALL)
    if sum(facts.goods) == 0:
        raise DataError(file, "goods", "nothing-there")
    if sum(facts.cards) < 4:  # R3.5, for four players
        raise DataError(file, "intrigue", "too-few-cards", wanted=4)
