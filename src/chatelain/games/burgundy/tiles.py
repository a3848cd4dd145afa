"""The hexagonal tiles: kinds, families and how many of each there are.

A tile is a small number, its kind: tiles of one kind are the same. Kinds of a family stand together, in the order of
`TILE_NAMES`; everything else about kinds follows from these names and from tiles.toml.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from chatelain.games.burgundy import data

_tiles = data.table("tiles")

# -- families, which are also the colours of spaces
CASTLE: Final[i64] = 0
MINE: Final[i64] = 1
SHIP: Final[i64] = 2
PASTURE: Final[i64] = 3
BUILDING: Final[i64] = 4
KNOWLEDGE: Final[i64] = 5
FAMILIES: Final[i64] = 6
FAMILY_NAMES: Final = ("castle", "mine", "ship", "pasture", "building", "knowledge")
FAMILY_LETTERS: Final = "CMSPBK"

# -- buildings, the first kinds
WAREHOUSE: Final[i64] = 0
CARPENTER: Final[i64] = 1
CHURCH: Final[i64] = 2
MARKET: Final[i64] = 3
BOARDING_HOUSE: Final[i64] = 4
BANK: Final[i64] = 5
TOWN_HALL: Final[i64] = 6
WATCHTOWER: Final[i64] = 7
BUILDINGS: Final[i64] = 8
BUILDING_NAMES: Final = (
    "warehouse",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "town-hall",
    "watchtower",
)

SPECIES_NAMES: Final = ("cow", "sheep", "pig", "chicken")
_HERDS: Final = [(species, animals) for species in range(len(SPECIES_NAMES)) for animals in (2, 3, 4)]

#: The knowledge tiles by the number printed on them; 0 stands for none.
_KNOWLEDGE: Final[list[dict[str, Any]]] = [
    {},
    *(_tiles["knowledge"][str(number)] for number in range(1, len(_tiles["knowledge"]) + 1)),
]

_BY_FAMILY: Final = (
    (BUILDING, BUILDING_NAMES),
    (PASTURE, tuple(f"{SPECIES_NAMES[species]}{animals}" for species, animals in _HERDS)),
    (KNOWLEDGE, tuple(f"k{number}" for number in range(1, len(_KNOWLEDGE)))),
    (CASTLE, ("castle",)),
    (MINE, ("mine",)),
    (SHIP, ("ship",)),
)

#: The notation's word for every kind.
TILE_NAMES: Final = tuple(name for _family, names in _BY_FAMILY for name in names)
TILE_OF: Final = {name: kind for kind, name in enumerate(TILE_NAMES)}
KINDS: Final[i64] = len(TILE_NAMES)
CASTLE_TILE: Final[i64] = TILE_OF["castle"]

#: The family of every kind; first kind of every family, and one past its last.
FAMILY_OF: Final = bytes([int(family) for family, names in _BY_FAMILY for _name in names])
FIRST_KIND: Final = bytes([FAMILY_OF.index(family) for family in range(FAMILIES)])
STOP_KIND: Final = bytes([FAMILY_OF.rindex(family) + 1 for family in range(FAMILIES)])

_FIRST_HERD: Final[i64] = FIRST_KIND[PASTURE]
_FIRST_KNOWLEDGE: Final[i64] = FIRST_KIND[KNOWLEDGE]
_SPECIES: Final = bytes([species for species, _animals in _HERDS])
_ANIMALS: Final = bytes([animals for _species, animals in _HERDS])


def animals_on(kind: i64) -> i64:
    """How many animals an animal tile shows."""
    return i64(_ANIMALS[kind - _FIRST_HERD])


def species_of(kind: i64) -> i64:
    """The species 0..3 of an animal tile."""
    return i64(_SPECIES[kind - _FIRST_HERD])


def knowledge_number(kind: i64) -> i64:
    """The number printed on a knowledge tile, from 1."""
    return kind - _FIRST_KNOWLEDGE + 1


def _count(name: str, back: str) -> int:
    """How many tiles of a kind have this back, by tiles.toml."""
    family = FAMILY_OF[TILE_OF[name]]
    if family == BUILDING:
        return int(_tiles["buildings"][name][back])
    if family == PASTURE:
        return int(_tiles["animals"][name[:-1]][back].count(int(name[-1])))
    if family == KNOWLEDGE:
        return int(_tiles["knowledge"][name[1:]]["back"] == back)
    return int(_tiles["families"][name][back])


#: R1.1-R1.5: tiles with the back of their family, and with the black back.
NORMAL_COUNTS: Final = [_count(name, "normal") for name in TILE_NAMES]
BLACK_COUNTS: Final = [_count(name, "black") for name in TILE_NAMES]

# -- what buildings give at once: R8.8, R8.9, R8.12
BOARDING_HOUSE_WORKERS: Final[i64] = _tiles["buildings"]["boarding-house"]["workers"]
BANK_SILVER: Final[i64] = _tiles["buildings"]["bank"]["silver"]
WATCHTOWER_POINTS: Final[i64] = _tiles["buildings"]["watchtower"]["points"]

# -- what knowledge tiles count at the end of the game: buildings of a type, or one of these
SOLD_TYPES: Final[i64] = BUILDINGS
SPECIES: Final[i64] = BUILDINGS + 1
SOLD_GOODS: Final[i64] = BUILDINGS + 2
BONUS_TILES: Final[i64] = BUILDINGS + 3
COUNT_NAMES: Final = (*BUILDING_NAMES, "sold-types", "species", "sold-goods", "bonus-tiles")

#: R15.15-R15.26, by the number of the tile: what it counts, and the points for each; 0 points if it scores nothing.
COUNTED: Final = bytes([COUNT_NAMES.index(tile["counts"]) if "counts" in tile else 0 for tile in _KNOWLEDGE])
POINTS_EACH: Final = bytes([tile.get("points", 0) for tile in _KNOWLEDGE])
#: The numbers of the tiles that score, as bits; all numbers, with the 0.
SCORING: Final[i64] = sum(2**number for number, points in enumerate(POINTS_EACH) if points)
KNOWLEDGE_NUMBERS: Final = len(_KNOWLEDGE)

_STEPS: Final = {use: number for number, tile in enumerate(_KNOWLEDGE) for use in tile.get("free_step", ())}
#: R15.9-R15.12: the tile that gives a free step to place a tile of a family, and to take one.
PLACE_HELPER: Final = bytes([_STEPS[family] for family in FAMILY_NAMES])
TAKE_HELPER: Final[i64] = _STEPS["take"]
