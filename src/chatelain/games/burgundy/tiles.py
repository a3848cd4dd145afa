"""The hexagonal tiles: kinds, families and how many of each there are.

A tile is a small number, its kind: tiles of one kind are the same. Kinds of a family stand together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.games.burgundy import data

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

# -- buildings: kinds 0 to 7
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

# -- animals: kind 8 + species * 3 + animals - 2
ANIMALS: Final[i64] = 8
SPECIES_NAMES: Final = ("cow", "sheep", "pig", "chicken")

# -- knowledge: tile n has kind 19 + n
KNOWLEDGE_TILES: Final[i64] = 20
CASTLE_TILE: Final[i64] = 46
MINE_TILE: Final[i64] = 47
SHIP_TILE: Final[i64] = 48
KINDS: Final[i64] = 49

#: The notation's word for every kind.
TILE_NAMES: Final = (
    *BUILDING_NAMES,
    *(f"{species}{animals}" for species in SPECIES_NAMES for animals in (2, 3, 4)),
    *(f"k{number}" for number in range(1, 27)),
    "castle",
    "mine",
    "ship",
)
TILE_OF: Final = {name: kind for kind, name in enumerate(TILE_NAMES)}

#: The family of every kind.
FAMILY_OF: Final = bytes([4] * 8 + [3] * 12 + [5] * 26 + [0, 1, 2])

#: First kind of every family, and one past its last: what a depot space of that colour may receive.
FIRST_KIND: Final = bytes([46, 47, 48, 8, 0, 20])
STOP_KIND: Final = bytes([47, 48, 49, 20, 8, 46])


def animals_on(kind: i64) -> i64:
    """How many animals an animal tile shows."""
    return (kind - ANIMALS) % 3 + 2


def species_of(kind: i64) -> i64:
    """The species 0..3 of an animal tile."""
    return (kind - ANIMALS) // 3


def knowledge_number(kind: i64) -> i64:
    """The number 1..26 printed on a knowledge tile."""
    return kind - KNOWLEDGE_TILES + 1


def _counts(back: str) -> list[int]:
    """How many tiles of every kind have this back, by tiles.toml."""
    tiles = data.table("tiles")
    counts = [0] * 49
    for building, name in enumerate(BUILDING_NAMES):
        counts[building] = tiles["buildings"][name.replace("-", "_")][back]
    for species, name in enumerate(SPECIES_NAMES):
        for animals in tiles["animals"][name][back]:
            counts[8 + species * 3 + animals - 2] += 1
    for number in tiles["knowledge"][back]:
        counts[19 + number] = 1
    for family, kind in (("castle", 46), ("mine", 47), ("ship", 48)):
        counts[kind] = tiles["families"][family][back]
    return counts


#: R1.1-R1.5: tiles with the back of their family, and with the black back.
NORMAL_COUNTS: Final = _counts("normal")
BLACK_COUNTS: Final = _counts("black")

_SCORED = data.table("tiles")["knowledge"]["scores_building"]
#: R15.16-R15.23: the building that knowledge tiles 16 to 23 count.
SCORED_BUILDING: Final = bytes(
    [BUILDING_NAMES.index(_SCORED[str(number)]["building"].replace("_", "-")) for number in range(16, 24)]
)
