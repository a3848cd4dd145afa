"""Names and numbers of what is in the box: goods, intrigue cards, corruption tokens, tiles, districts and sites."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.games.burdigala import data

_cards = data.table("cards")
_tiles = data.table("tiles")
_map = data.table("map")
_scoring = data.table("scoring")

MAX_SEATS: Final[i64] = 4
#: Pawns of a player: two or three, by the number of players (R3.1).
PAWNS: Final[i64] = 3
PAWNS_OF: Final = bytes([0, 0, *(_scoring["pawns"][f"players_{players}"] for players in (2, 3, 4))])
PAWN_LETTERS: Final = "abc"

# -- goods (R1.8) and corruption (R1.7)
GOODS: Final[i64] = 5
GOOD_NAMES: Final[tuple[str, ...]] = tuple(_cards["goods"])
VALUES: Final[i64] = 6
VALUE_NAMES: Final = tuple(str(value) for value in range(int(VALUES)))

# -- intrigue cards (R1.9, R1.10): first the permanent ones
CARDS: Final[i64] = 14
CARD_NAMES: Final[tuple[str, ...]] = tuple(_cards["intrigue"])
PERMANENT: Final[i64] = 6
CONSUL: Final[i64] = 0
HYGIENE: Final[i64] = 1
CHARIOT: Final[i64] = 2
BOAT: Final[i64] = 3
HARVEST: Final[i64] = 4
VINO: Final[i64] = 5
BETRAYAL: Final[i64] = 6
INFLUENCE: Final[i64] = 7
INDISCRETION: Final[i64] = 8
MERCHANT: Final[i64] = 9
SAILOR: Final[i64] = 10
CRASSUS: Final[i64] = 11
CONNECTIONS: Final[i64] = 12
THEFT: Final[i64] = 13
CONSUL_POINTS: Final[i64] = _cards["intrigue"]["consul"]["points"]
HYGIENE_POINTS: Final[i64] = _cards["intrigue"]["hygiene"]["points"]
#: The sizes that Consul and Hygiene are about.
CONSUL_SIZE: Final[i64] = 2
HYGIENE_SIZE: Final[i64] = 3
LOOKS: Final[i64] = _cards["intrigue"]["indiscretion"]["looks"]
SAILOR_DRAWS: Final[i64] = _cards["intrigue"]["sailor"]["draws"]
#: R7.1, R12.5
LIMIT: Final[i64] = _scoring["intrigue"]["limit"]
HARVEST_LIMIT: Final[i64] = _cards["intrigue"]["harvest"]["limit"]

# -- tiles (R1.1)
TILES: Final[i64] = 21
TILE_NAMES: Final[tuple[str, ...]] = tuple(_tiles["tiles"])
NECROPOLIS: Final[i64] = TILE_NAMES.index("necropolis")
STOPPED_SITE: Final[i64] = TILE_NAMES.index("stopped_site")
STOPPED_SITE_CARDS: Final[i64] = _tiles["stopped_site"]["intrigue_cards"]
SMALLEST: Final[i64] = 2
LARGEST: Final[i64] = 6
BONUS_VALUES: Final[tuple[int, ...]] = tuple(_tiles["bonus_tokens"]["values"])

# -- the board (R2.1). Every district has room for two sites: site 2d and site 2d + 1 lie in district d.
DISTRICTS: Final[i64] = 14
DISTRICT_NAMES: Final[tuple[str, ...]] = tuple(_map["districts"])
SITES: Final[i64] = 28
#: The most control points that a map of the player's own may have.
MAX_POINTS: Final[i64] = 60
MIN_POINTS: Final[i64] = 12


def _site_names() -> list[str]:
    names: list[str] = []
    for district, row in _map["districts"].items():
        names += [row["sites"][0], row["sites"][1] if len(row["sites"]) > 1 else f"{district}b"]
    return names


SITE_NAMES: Final[tuple[str, ...]] = tuple(_site_names())

# -- dice, points
SEVEN: Final[i64] = _scoring["seven"]["sum"]
#: R14.1: points of a set by the number of different goods.
SET_POINTS: Final = bytes([0, *_scoring["goods_sets"]["points"]])
PERMANENT_POINTS: Final[i64] = _scoring["permanent_cards"]["points_each"]
MOST_CORRUPT_POINTS: Final[i64] = _scoring["most_corrupt"]["points_lost"]

# -- the sources of points, in the order of the score sheet
FROM_STONES: Final[i64] = 0
FROM_BUILDINGS: Final[i64] = 1
FROM_BONUS: Final[i64] = 2
FROM_CONSUL: Final[i64] = 3
FROM_HYGIENE: Final[i64] = 4
FROM_GOODS: Final[i64] = 5
FROM_PERMANENT: Final[i64] = 6
FROM_CORRUPTION: Final[i64] = 7
FROM_MOST_CORRUPT: Final[i64] = 8
FROM_FLOOR: Final[i64] = 9
SOURCES: Final[i64] = 10
SOURCE_NAMES: Final = (
    "stones",
    "buildings",
    "bonus",
    "consul",
    "hygiene",
    "goods",
    "permanent",
    "corruption",
    "most-corrupt",
    "floor",
)
