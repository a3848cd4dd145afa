"""Facts as one word, for records and text positions: only what differs from the files that come with the game.

`streets=1-2,2-4;goods=6,4,4,4,3` changes the streets and the goods. The parts:

    points=32              or with places in a drawing: 175:110,440:80, one for each point
    streets=1-2,2-4        sea=13-17,17-22
    ports=13,17,22         fast=4,9,31
    districts=1+2+5:1,2+3+4:2b      points, sites and b for a bonus token, one for each district
    tiles=2:2,2:3          size and value of each tile
    goods=5,4,4,4,4        intrigue=3,3,...        corruption=4,4,4,4,4,4
"""

from __future__ import annotations

from typing import Final

from chatelain.core.errors import DataError
from chatelain.games.burdigala.facts import HIGHEST_VALUE, MOST, STANDARD, Facts, Pair, check
from chatelain.games.burdigala.kinds import CARDS, DISTRICTS, GOODS, LARGEST, MAX_POINTS, SMALLEST, TILES, VALUES

_KEYS: Final = (
    "points",
    "streets",
    "sea",
    "ports",
    "fast",
    "districts",
    "tiles",
    "goods",
    "intrigue",
    "corruption",
)


# -- writing


def inline_text(facts: Facts) -> str:
    """The word; empty when all is standard."""
    standard = _parts(STANDARD)
    return ";".join(f"{key}={value}" for key, value in _parts(facts).items() if value != standard[key])


def _parts(facts: Facts) -> dict[str, str]:
    places = ",".join(f"{x}:{y}" for x, y in facts.places) if facts.has_places else str(len(facts.places))
    districts = [
        "+".join(map(str, touching)) + f":{sites}" + ("b" if bonus else "")
        for touching, sites, bonus in zip(facts.touching, facts.sites, facts.bonus)
    ]
    return {
        "points": places,
        "streets": ",".join(f"{one}-{other}" for one, other in facts.streets),
        "sea": ",".join(f"{one}-{other}" for one, other in facts.sea_lanes),
        "ports": ",".join(map(str, facts.ports)),
        "fast": ",".join(map(str, facts.fast_points)),
        "districts": ",".join(districts),
        "tiles": ",".join(f"{size}:{value}" for size, value in facts.tiles),
        "goods": ",".join(map(str, facts.goods)),
        "intrigue": ",".join(map(str, facts.cards)),
        "corruption": ",".join(map(str, facts.tokens)),
    }


# -- reading


def read_inline(text: str) -> Facts:
    """The facts of a word; DataError names the part and what is wrong."""
    facts = STANDARD.copy()
    for part in text.split(";"):
        key, sign, value = part.partition("=")
        if not sign or key not in _KEYS:
            raise DataError("", "data", "not-among", word=key, known=", ".join(_KEYS))
        _read_part(facts, key, value)
    check(facts, "")
    return facts


def _read_part(facts: Facts, key: str, value: str) -> None:
    words = value.split(",") if value else []
    if key == "points":
        _read_points(facts, words)
    elif key == "streets":
        facts.streets = [_pair(word, "-", key) for word in words]
    elif key == "sea":
        facts.sea_lanes = [_pair(word, "-", key) for word in words]
    elif key == "ports":
        facts.ports = [_number(word, 1, int(MAX_POINTS), key) for word in words]
    elif key == "fast":
        facts.fast_points = [_number(word, 1, int(MAX_POINTS), key) for word in words]
    elif key == "districts":
        _read_districts(facts, _exactly(words, int(DISTRICTS), key))
    elif key == "tiles":
        facts.tiles = [_tile(word) for word in _exactly(words, int(TILES), key)]
    elif key == "goods":
        facts.goods = [_number(word, 0, MOST, key) for word in _exactly(words, int(GOODS), key)]
    elif key == "intrigue":
        facts.cards = [_number(word, 0, MOST, key) for word in _exactly(words, int(CARDS), key)]
    else:
        facts.tokens = [_number(word, 0, MOST, key) for word in _exactly(words, int(VALUES), key)]


def _exactly(words: list[str], wanted: int, place: str) -> list[str]:
    if len(words) != wanted:
        raise DataError("", place, "part-count", count=len(words), wanted=wanted)
    return words


def _number(word: str, low: int, high: int, place: str) -> int:
    if not word.isdecimal() or not low <= int(word) <= high:
        raise DataError("", place, "bad-number", value=word, low=low, high=high)
    return int(word)


def _pair(word: str, sign: str, place: str) -> Pair:
    one, found, other = word.partition(sign)
    if not found:
        raise DataError("", place, "not-a-pair", value=word)
    return _number(one, 1, int(MAX_POINTS), place), _number(other, 1, int(MAX_POINTS), place)


def _tile(word: str) -> Pair:
    size, _, value = word.partition(":")
    return _number(size, int(SMALLEST), int(LARGEST), "tiles"), _number(value, 0, HIGHEST_VALUE, "tiles")


def _read_points(facts: Facts, words: list[str]) -> None:
    facts.has_places = ":" in "".join(words)
    if not facts.has_places:
        facts.places = [(0, 0)] * _number(",".join(words), 1, int(MAX_POINTS), "points")
        return
    facts.places = []
    for word in words:
        x, _, y = word.partition(":")
        facts.places.append((_number(x, 0, 9999, "points"), _number(y, 0, 9999, "points")))


def _read_districts(facts: Facts, words: list[str]) -> None:
    facts.touching, facts.sites, facts.bonus = [], [], []
    for word in words:
        points, _, sites = word.partition(":")
        facts.touching.append([_number(point, 1, int(MAX_POINTS), "districts") for point in points.split("+")])
        facts.sites.append(_number(sites.removesuffix("b"), 1, 2, "districts"))
        facts.bonus.append(sites.endswith("b"))
