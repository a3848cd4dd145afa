"""Data of one's own: a file with tables that differ from ours, the word that carries them, and the edition made of it.

The word holds only what differs: `streets=1-2,2-4;goods=6,4,4,4,3` changes the streets and the goods. The parts:

    points=32              or with places in a drawing: 175:110,440:80, one for each point
    streets=1-2,2-4        sea=13-17,17-22
    ports=13,17,22         fast=4,9,31
    districts=1+2+5:1,2+3+4:2b      points, sites and b for a bonus token, one for each district
    tiles=2:2,2:3          size and value of each tile
    goods=5,4,4,4,4        intrigue=3,3,...        corruption=4,4,4,4,4,4

A word is read as the tables that it stands for, so that word and file have the same values and the same faults.
"""

from __future__ import annotations

from typing import Any, Final

from chatelain.core.datafile import STANDARD_NAME, Table, join_parts, prepared, split_parts
from chatelain.core.errors import DataError
from chatelain.games.burdigala import data
from chatelain.games.burdigala.edition import Edition
from chatelain.games.burdigala.facts import Facts, Pair, check
from chatelain.games.burdigala.tables import (
    CARD_NAMES,
    DISTRICT_NAMES,
    GOOD_NAMES,
    LARGEST,
    MAX_POINTS,
    SMALLEST,
    TILE_NAMES,
    VALUE_NAMES,
)

#: The most cards or tokens of one kind: they are kept in four bits a kind.
MOST: Final = 15
HIGHEST_VALUE: Final = 50
FARTHEST_PLACE: Final = 9999
#: The table of every part of a word.
_TABLE_OF: Final = {
    "points": "points",
    "streets": "streets",
    "sea": "sea_lanes",
    "ports": "ports",
    "fast": "fast_lanes",
    "districts": "districts",
    "tiles": "tiles",
    "goods": "goods",
    "intrigue": "intrigue",
    "corruption": "corruption",
}
#: The parts that are the map.
_MAP: Final = ("points", "streets", "sea", "ports", "fast", "districts")
#: Tables of the data files that follow from the others and are not read.
_DERIVED: Final = ("counts", "total", "sizes")
#: Tables that say what is printed: a player's file may repeat but not change them.
_PRINTED: Final = ("stopped_site", "bonus_tokens", "stones")


def read_file(text: str, file: str) -> str:
    """The word that an option carries for a TOML file of the player's own."""
    table = Table(file, text)
    for name in table.rows("", [*_TABLE_OF.values(), *_DERIVED, *_PRINTED]):
        if name in _PRINTED:
            table.same_as(name, _printed(name))
    return _word(_facts(table)) or STANDARD_NAME


def edition_named(word: str) -> Edition:
    """The edition of an option or a position: `standard`, or a word."""
    return prepared("burdigala", word, _edition)


def has_standard_map(edition: Edition) -> bool:
    """Whether the map is the one that comes with the game, which has a drawing of its own."""
    return not edition.text or not any(key in _MAP for key in split_parts(edition.text, _TABLE_OF))


def _edition(word: str) -> Edition:
    if word in ("", STANDARD_NAME):
        return Edition(STANDARD, "")
    table = Table("", "")
    table.root = {_TABLE_OF[key]: _table(key, value) for key, value in split_parts(word, _TABLE_OF).items()}
    facts = _facts(table)
    return Edition(facts, _word(facts))


def _printed(name: str) -> dict[str, Any]:
    return {key: value for key, value in data.table("tiles")[name].items() if key != "source"}


# -- from tables


def _facts(table: Table) -> Facts:
    """The facts of a file or a word: each of its tables replaces one of ours."""
    table.root = {**_OURS, **table.root}
    facts = Facts()
    _read_points(facts, table)
    facts.streets = _pairs(table, "streets.pairs")
    facts.sea_lanes = _pairs(table, "sea_lanes.pairs")
    facts.ports = _points(table, "ports.points")
    facts.fast_points = _points(table, "fast_lanes.points")
    for name in _all_rows(table, "districts", DISTRICT_NAMES):
        facts.touching.append(_points(table, f"districts.{name}.points"))
        facts.sites.append(_sites(table, f"districts.{name}.sites"))
        facts.bonus.append(_flag(table, f"districts.{name}.bonus"))
    for name in _all_rows(table, "tiles", TILE_NAMES):
        size = table.number(f"tiles.{name}.size", int(SMALLEST), int(LARGEST))
        facts.tiles.append((size, table.number(f"tiles.{name}.value", 0, HIGHEST_VALUE)))
    facts.goods = _counts(table, "goods", GOOD_NAMES, "cards")
    facts.cards = _counts(table, "intrigue", CARD_NAMES, "cards")
    facts.tokens = _counts(table, "corruption", VALUE_NAMES, "tokens")
    check(facts, table.file)
    return facts


def _all_rows(table: Table, place: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """The rows of a table, each one there and no other."""
    table.rows(place, names)
    for name in names:
        table.rows(f"{place}.{name}", table.get(f"{place}.{name}"))
    return names


def _counts(table: Table, place: str, names: tuple[str, ...], what: str) -> list[int]:
    return [table.number(f"{place}.{name}.{what}", 0, MOST) for name in _all_rows(table, place, names)]


def _list(table: Table, place: str) -> list[Any]:
    value = table.find(place)
    if not isinstance(value, list):
        raise DataError(table.file, place, "not-a-list")
    return value


def _points(table: Table, place: str) -> list[int]:
    return [table.check_number(place, value, 1, int(MAX_POINTS)) for value in _list(table, place)]


def _pairs(table: Table, place: str) -> list[Pair]:
    found: list[Pair] = []
    for value in _list(table, place):
        if not isinstance(value, list) or len(value) != 2:
            raise DataError(table.file, place, "not-a-pair", value=str(value))
        one, other = (table.check_number(place, point, 1, int(MAX_POINTS)) for point in value)
        found.append((one, other))
    return found


def _sites(table: Table, place: str) -> int:
    sites = len(_list(table, place))
    if not 1 <= sites <= 2:
        raise DataError(table.file, place, "site-count", count=sites)
    return sites


def _flag(table: Table, place: str) -> bool:
    value = table.find(place)
    if not isinstance(value, bool):
        raise DataError(table.file, place, "not-yes-no", value=str(value))
    return value


def _read_points(facts: Facts, table: Table) -> None:
    names = tuple(str(number) for number in range(1, len(table.rows("points", table.get("points"))) + 1))
    _all_rows(table, "points", names)
    facts.has_places = any(table.has(f"points.{name}.{axis}") for name in names for axis in "xy")
    for name in names:
        x, y = (table.number(f"points.{name}.{axis}", 0, FARTHEST_PLACE) if facts.has_places else 0 for axis in "xy")
        facts.places.append((x, y))


# -- words


def _word(facts: Facts) -> str:
    return join_parts(_parts(facts), _OUR_PARTS)


def _parts(facts: Facts) -> dict[str, str]:
    districts = [
        "+".join(map(str, touching)) + f":{sites}" + ("b" if bonus else "")
        for touching, sites, bonus in zip(facts.touching, facts.sites, facts.bonus)
    ]
    return {
        "points": _joined(facts.places, ":") if facts.has_places else str(len(facts.places)),
        "streets": _joined(facts.streets, "-"),
        "sea": _joined(facts.sea_lanes, "-"),
        "ports": ",".join(map(str, facts.ports)),
        "fast": ",".join(map(str, facts.fast_points)),
        "districts": ",".join(districts),
        "tiles": _joined(facts.tiles, ":"),
        "goods": ",".join(map(str, facts.goods)),
        "intrigue": ",".join(map(str, facts.cards)),
        "corruption": ",".join(map(str, facts.tokens)),
    }


def _joined(pairs: list[Pair], sign: str) -> str:
    return ",".join(f"{one}{sign}{other}" for one, other in pairs)


def _table(key: str, value: str) -> dict[str, Any]:
    """The table that a part of a word stands for; whether its values make sense is seen when it is read."""
    words = value.split(",") if value else []
    if key == "points" and ":" not in value:
        return {str(point): {} for point in range(1, min(_number(value, key), int(MAX_POINTS) + 1) + 1)}
    if key == "points":
        return {str(point): _fields(word, ("x", "y")) for point, word in enumerate(words, 1)}
    if key in ("streets", "sea"):
        return {"pairs": [[_value(point) for point in word.split("-")] for word in words]}
    if key in ("ports", "fast"):
        return {"points": [_value(word) for word in words]}
    if key == "districts":
        return {name: _district(word) for name, word in _named(key, words, DISTRICT_NAMES)}
    if key == "tiles":
        return {name: _fields(word, ("size", "value")) for name, word in _named(key, words, TILE_NAMES)}
    if key == "corruption":
        return {name: _fields(word, ("tokens",)) for name, word in _named(key, words, VALUE_NAMES)}
    names = GOOD_NAMES if key == "goods" else CARD_NAMES
    return {name: _fields(word, ("cards",)) for name, word in _named(key, words, names)}


def _named(key: str, words: list[str], names: tuple[str, ...]) -> list[tuple[str, str]]:
    if len(words) != len(names):
        raise DataError("", key, "number-count", key=key, count=len(words), wanted=len(names))
    return list(zip(names, words))


def _fields(word: str, names: tuple[str, ...]) -> dict[str, Any]:
    """`3:2` as size and value."""
    return dict(zip(names, map(_value, word.split(":", len(names) - 1))))


def _district(word: str) -> dict[str, Any]:
    """`1+2+5:2b`: points, sites, and whether there is a bonus token."""
    points, _, sites = word.partition(":")
    number = min(_number(sites.removesuffix("b"), "districts"), 3)
    around = [_value(point) for point in points.split("+")]
    return {"points": around, "sites": [""] * number, "bonus": sites.endswith("b")}


def _value(word: str) -> int | str:
    """A number if it is one; if not, whoever needs a number says so."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 9 else word


def _number(word: str, place: str) -> int:
    value = _value(word)
    if isinstance(value, str):
        raise DataError("", place, "bad-number", value=word, low=1, high=int(MAX_POINTS))
    return value


# -- ours


def _standard() -> dict[str, Any]:
    """The tables of the files that come with the game."""
    return {
        name: table
        for file in data.REPLACEABLE
        for name, table in data.table(file).items()
        if name in _TABLE_OF.values()
    }


_OURS: Final = _standard()
#: The facts of the data files that come with the game.
STANDARD: Final = _facts(Table("burdigala/data", ""))
_OUR_PARTS: Final = _parts(STANDARD)
