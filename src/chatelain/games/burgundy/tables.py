"""Numbers of the rulebook as tables: what a die reaches, what it costs, what things are worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.games.burgundy import data
from chatelain.games.burgundy.tiles import FAMILY_NAMES

_scoring = data.table("scoring")
_depots = data.table("depots")
_NUMBERS: Final = range(1, 7)


def _by_players(row: dict[str, int]) -> bytes:
    """A row of the data files with a value for 2, 3 and 4 players, indexed by the number of players."""
    return bytes([0, 0, row["players_2"], row["players_3"], row["players_4"]])


DEPOTS: Final[i64] = 6
ROUNDS: Final[i64] = 5
PHASE_NAMES: Final = ("A", "B", "C", "D", "E")
PHASES: Final[i64] = 5
STORAGE: Final[i64] = _scoring["storage"]["tiles"]
GOODS_TYPES: Final[i64] = _scoring["storage"]["types_of_goods"]
START_SILVER: Final[i64] = _scoring["start"]["silver"]
START_GOODS: Final[i64] = _scoring["start"]["goods"]
PRICE: Final[i64] = _depots["black_depot"]["price_silver"]
#: R17.7
FOUNDING_PRICE: Final[i64] = _scoring["spielbox_castle"]["points"]

#: By the number of the die that sells them. The colours are not in the text of the rulebook, but published elsewhere.
GOOD_NAMES: Final = ("turquoise", "violet", "pink", "red", "brown", "orange")
GOODS: Final[i64] = 6
GOODS_OF_EACH: Final[i64] = _scoring["goods"]["of_each_type"]

#: R1.12: the number of every space.
NUMBERS: Final = bytes([number for row in _scoring["dice"]["rows"] for number in row])

#: R9.2: points of a district by its size; R9.3: bonus by phase.
DISTRICT_POINTS: Final = bytes([0, *_scoring["district"]["points"]])
PHASE_BONUS: Final = bytes([_scoring["phase_bonus"][phase] for phase in PHASE_NAMES])

#: By number of players: R9.4, R9.5, R10.5, R2.5, R2.13.
LARGE_BONUS: Final = _by_players(_scoring["colour_bonus"]["large"])
SMALL_BONUS: Final = _by_players(_scoring["colour_bonus"]["small"])
SALE_POINTS: Final = _by_players(_scoring["sale"]["points_per_good"])
BLACK_TILES: Final = _by_players(_depots["black_depot"])


def _steps(die: int, number: int) -> int:
    """R4.5: steps on the ring of six numbers."""
    apart = abs(die - number)
    return min(apart, 6 - apart)


def _workers(die: int, number: int, free_step: int, strong: int) -> int:
    """R4.4, R4.7, R15.8: workers that turn a die into a number."""
    steps = max(0, _steps(die, number) - free_step)
    return (steps + 1) // 2 if strong else steps


def _reach(die: int, workers: int, free_step: int, strong: int) -> int:
    return sum(2 ** (number - 1) for number in _NUMBERS if _workers(die, number, free_step, strong) <= workers)


# Both tables are indexed by mode = 2 * strong + free_step (strong: knowledge tile 8; free_step: tiles 9 to 12).
#: [mode * 64 + die * 8 + number]: workers needed.
WORKERS_NEEDED: Final = bytes(
    [
        _workers(die, number, mode % 2, mode // 2) if die in _NUMBERS and number in _NUMBERS else 0
        for mode in range(4)
        for die in range(8)
        for number in range(8)
    ]
)
#: [mode * 32 + die * 4 + workers]: the set of numbers in reach, bit 0 for 1; three workers or more reach all.
REACH: Final = bytes(
    [
        _reach(die, workers, mode % 2, mode // 2) if die in _NUMBERS else 0
        for mode in range(4)
        for die in range(8)
        for workers in range(4)
    ]
)
ALL_NUMBERS: Final[i64] = 63

#: The depot places: four for each depot, then those of the black depot.
PLACES: Final[i64] = 4
BLACK_SHELF: Final[i64] = DEPOTS * PLACES
SHELVES: Final[i64] = BLACK_SHELF + max(BLACK_TILES)
#: The places of the numbered depots, as bits; those of one depot, moved to the first.
NUMBERED: Final[i64] = 0xFFFFFF
ONE_DEPOT: Final[i64] = 15
PLACE_NAMES: Final = "abcdefgh"


def _spaces_with(numbers: int) -> int:
    return sum(2**space for space, number in enumerate(NUMBERS) if numbers >> (number - 1) & 1)


def _shelves_with(numbers: int) -> int:
    return sum(int(ONE_DEPOT) << int(PLACES * depot) for depot in range(DEPOTS) if numbers >> depot & 1)


#: For every set of numbers: the spaces of an estate that carry one of them, and the depot places of those depots.
SPACES_WITH: Final[vec[i64]] = vec[i64]([_spaces_with(numbers) for numbers in range(64)])
SHELVES_WITH: Final[vec[i64]] = vec[i64]([_shelves_with(numbers) for numbers in range(64)])

#: R2.6-R2.11: the colour of every numbered depot place.
SHELF_COLOUR: Final = bytes(
    [FAMILY_NAMES.index(colour) for depot in _NUMBERS for colour in _depots["depots"][str(depot)]["slots"]]
)
#: R2.12: the place that holds a mine in phases B and D with three players.
EXCEPTION: Final = _depots["exceptions"][0]
EXCEPTION_SEATS: Final[i64] = EXCEPTION["players"]
EXCEPTION_SHELF: Final[i64] = (EXCEPTION["depot"] - 1) * PLACES + EXCEPTION["slot"] - 1
EXCEPTION_COLOUR: Final[i64] = FAMILY_NAMES.index(EXCEPTION["family"])
EXCEPTION_PHASES: Final = bytes([phase in EXCEPTION["phases"] for phase in PHASE_NAMES])

# -- the sources of points, in the order of the score sheet
DISTRICTS: Final[i64] = 0
PHASE: Final[i64] = 1
COLOURS: Final[i64] = 2
ANIMAL: Final[i64] = 3
WATCHTOWERS: Final[i64] = 4
SALES: Final[i64] = 5
KNOWLEDGE_POINTS: Final[i64] = 6
UNSOLD: Final[i64] = 7
SILVER: Final[i64] = 8
WORKER: Final[i64] = 9
FOUNDING: Final[i64] = 10
SOURCES: Final[i64] = 11
SOURCE_NAMES: Final = (
    "districts",
    "phase-bonus",
    "colours",
    "animals",
    "watchtowers",
    "sales",
    "knowledge",
    "unsold-goods",
    "silver",
    "workers",
    "founding",
)
