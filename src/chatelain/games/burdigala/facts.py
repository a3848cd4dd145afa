"""What is on the board and in the box, as plain values: the reconstructions, which a player may replace.

`Facts` come from TOML tables (`facts_of`) or from the one-word text that records and positions carry (see inline.py).
Both are checked here: what is wrong is named with its file and place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from chatelain.core.errors import DataError
from chatelain.games.burdigala import data
from chatelain.games.burdigala.kinds import (
    BONUS_VALUES,
    CARD_NAMES,
    DISTRICT_NAMES,
    GOOD_NAMES,
    LARGEST,
    MAX_POINTS,
    MIN_POINTS,
    SMALLEST,
    TILE_NAMES,
    VALUES,
)

#: The most cards or tokens of one kind: they are kept in four bits a kind; and of all kinds together.
MOST: Final = 15
MOST_IN_ALL: Final = 60
#: A map with more ways than these would take long to prepare.
MOST_STREETS: Final = 100
MOST_SEA_LANES: Final = 12
MOST_FAST_POINTS: Final = 6
MOST_AT_POINT: Final = 6
HIGHEST_VALUE: Final = 50
#: Tables of the data files that follow from the others and are not read.
_DERIVED: Final = ("source", "counts", "total", "sizes")
#: Tables that say what is printed: a player's file may repeat but not change them.
_PRINTED: Final = ("stopped_site", "bonus_tokens", "stones")

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

    def copy(self) -> Facts:
        other = Facts()
        other.places, other.has_places = self.places, self.has_places
        other.streets, other.ports = self.streets, self.ports
        other.sea_lanes, other.fast_points = self.sea_lanes, self.fast_points
        other.touching, other.sites, other.bonus = self.touching, self.sites, self.bonus
        other.tiles, other.goods, other.cards, other.tokens = self.tiles, self.goods, self.cards, self.tokens
        return other


# -- from TOML tables


def facts_of(tables: Mapping[str, Any], base: Facts, file: str) -> Facts:
    """The facts of a file: each of its tables replaces the one of `base`, the rest stays."""
    facts = base.copy()
    for name, table in tables.items():
        if name in _DERIVED:
            continue
        if name in _PRINTED:
            _require_printed(name, table, file)
        elif name not in _READERS:
            raise DataError(file, name, "not-among", word=name, known=", ".join(_READERS))
        elif not isinstance(table, dict):
            raise DataError(file, name, "not-a-table")
        else:
            _READERS[name](facts, table, file)
    check(facts, file)
    return facts


def _require_printed(name: str, table: object, file: str) -> None:
    printed, given = _as_text(data.table("tiles")[name]), _as_text(table)
    if given != printed:
        raise DataError(file, name, "rules-need", wanted=printed, value=given)


def _as_text(table: object) -> str:
    if not isinstance(table, dict):
        return str(table)
    return ", ".join(f"{key} = {value}" for key, value in sorted(table.items()) if key != "source")


def _rows(table: dict[str, Any], file: str, place: str, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """The inline tables of a table, in the order of these names; no other and none missing."""
    for name, row in table.items():
        if name not in names:
            raise DataError(file, f"{place}.{name}", "not-among", word=name, known=", ".join(names))
        if not isinstance(row, dict):
            raise DataError(file, f"{place}.{name}", "not-a-table")
    for name in names:
        if name not in table:
            raise DataError(file, f"{place}.{name}", "value-missing")
    return [table[name] for name in names]


def _number(row: dict[str, Any], key: str, low: int, high: int, file: str, place: str) -> int:
    if key not in row:
        raise DataError(file, f"{place}.{key}", "value-missing")
    return _in_range(row[key], low, high, file, f"{place}.{key}")


def _in_range(value: object, low: int, high: int, file: str, place: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise DataError(file, place, "bad-number", value=str(value), low=low, high=high)
    return value


def _list(table: dict[str, Any], key: str, file: str, place: str) -> list[Any]:
    value = table.get(key)
    if not isinstance(value, list):
        raise DataError(file, f"{place}.{key}", "not-a-list")
    return value


def _numbers(table: dict[str, Any], key: str, file: str, place: str) -> list[int]:
    return [_in_range(value, 1, int(MAX_POINTS), file, f"{place}.{key}") for value in _list(table, key, file, place)]


def _pairs(table: dict[str, Any], file: str, place: str) -> list[Pair]:
    found: list[Pair] = []
    for value in _list(table, "pairs", file, place):
        if not isinstance(value, list) or len(value) != 2:
            raise DataError(file, f"{place}.pairs", "not-a-pair", value=str(value))
        one, other = (_in_range(point, 1, int(MAX_POINTS), file, f"{place}.pairs") for point in value)
        found.append((one, other))
    return found


def _read_points(facts: Facts, table: dict[str, Any], file: str) -> None:
    names = tuple(str(number) for number in range(1, len(table) + 1))
    rows = _rows(table, file, "points", names)
    facts.has_places = any("x" in row or "y" in row for row in rows)
    facts.places = []
    for name, row in zip(names, rows):
        x, y = 0, 0
        if facts.has_places:
            x = _number(row, "x", 0, 9999, file, f"points.{name}")
            y = _number(row, "y", 0, 9999, file, f"points.{name}")
        facts.places.append((x, y))


def _read_streets(facts: Facts, table: dict[str, Any], file: str) -> None:
    facts.streets = _pairs(table, file, "streets")


def _read_ports(facts: Facts, table: dict[str, Any], file: str) -> None:
    facts.ports = _numbers(table, "points", file, "ports")


def _read_sea_lanes(facts: Facts, table: dict[str, Any], file: str) -> None:
    facts.sea_lanes = _pairs(table, file, "sea_lanes")


def _read_fast_lanes(facts: Facts, table: dict[str, Any], file: str) -> None:
    facts.fast_points = _numbers(table, "points", file, "fast_lanes")


def _read_districts(facts: Facts, table: dict[str, Any], file: str) -> None:
    facts.touching, facts.sites, facts.bonus = [], [], []
    for name, row in zip(DISTRICT_NAMES, _rows(table, file, "districts", DISTRICT_NAMES)):
        place = f"districts.{name}"
        facts.touching.append(_numbers(row, "points", file, place))
        sites = _list(row, "sites", file, place)
        if not 1 <= len(sites) <= 2:
            raise DataError(file, f"{place}.sites", "site-count", count=len(sites))
        facts.sites.append(len(sites))
        bonus = row.get("bonus")
        if not isinstance(bonus, bool):
            raise DataError(file, f"{place}.bonus", "not-yes-no", value=str(bonus))
        facts.bonus.append(bonus)


def _read_tiles(facts: Facts, table: dict[str, Any], file: str) -> None:
    facts.tiles = []
    for name, row in zip(TILE_NAMES, _rows(table, file, "tiles", TILE_NAMES)):
        size = _number(row, "size", int(SMALLEST), int(LARGEST), file, f"tiles.{name}")
        facts.tiles.append((size, _number(row, "value", 0, HIGHEST_VALUE, file, f"tiles.{name}")))


def _read_goods(facts: Facts, table: dict[str, Any], file: str) -> None:
    rows = _rows(table, file, "goods", GOOD_NAMES)
    facts.goods = [_number(row, "cards", 0, MOST, file, f"goods.{name}") for name, row in zip(GOOD_NAMES, rows)]


def _read_cards(facts: Facts, table: dict[str, Any], file: str) -> None:
    rows = _rows(table, file, "intrigue", CARD_NAMES)
    facts.cards = [_number(row, "cards", 0, MOST, file, f"intrigue.{name}") for name, row in zip(CARD_NAMES, rows)]


def _read_tokens(facts: Facts, table: dict[str, Any], file: str) -> None:
    names = tuple(str(value) for value in range(int(VALUES)))
    rows = _rows(table, file, "corruption", names)
    facts.tokens = [_number(row, "tokens", 0, MOST, file, f"corruption.{name}") for name, row in zip(names, rows)]


_READERS: Final = {
    "points": _read_points,
    "streets": _read_streets,
    "ports": _read_ports,
    "sea_lanes": _read_sea_lanes,
    "fast_lanes": _read_fast_lanes,
    "districts": _read_districts,
    "tiles": _read_tiles,
    "goods": _read_goods,
    "intrigue": _read_cards,
    "corruption": _read_tokens,
}


# -- do they make a game?


def check(facts: Facts, file: str) -> None:
    """What the rules cannot work with is refused."""
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
    on_streets = [point for street in facts.streets for point in street]
    touching = {point for district in facts.touching for point in district}
    for point in range(1, points + 1):
        if point not in on_streets:
            raise DataError(file, "streets", "point-no-street", point=point)
        if on_streets.count(point) > MOST_AT_POINT:
            raise DataError(file, "streets", "point-many-streets", point=point, limit=MOST_AT_POINT)
        if point not in touching:  # R2.2
            raise DataError(file, "districts", "point-no-district", point=point)
    for place, counts in (("goods", facts.goods), ("intrigue", facts.cards), ("corruption", facts.tokens)):
        if sum(counts) > MOST_IN_ALL:
            raise DataError(file, place, "too-many-there", count=sum(counts), limit=MOST_IN_ALL)
    if sum(facts.goods) == 0:
        raise DataError(file, "goods", "nothing-there")
    if sum(facts.cards) < 4:  # R3.5, for four players
        raise DataError(file, "intrigue", "too-few-cards", wanted=4)


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


def _standard() -> Facts:
    tables: dict[str, Any] = {}
    for name in data.REPLACEABLE:
        tables.update({key: table for key, table in data.table(name).items() if key in _READERS})
    return facts_of(tables, Facts(), "burdigala/data")


#: The facts of the data files that come with the game.
STANDARD: Final = _standard()
