"""Numbers of the rulebook as tables: what a die reaches, what it costs, what things are worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.games.burgundy import data

_scoring = data.table("scoring")
_depots = data.table("depots")


def _by_players(row: dict[str, int]) -> bytes:
    """A row of the data files with a value for 2, 3 and 4 players, indexed by the number of players."""
    return bytes([0, 0, row["players_2"], row["players_3"], row["players_4"]])


DEPOTS: Final[i64] = 6
GOODS: Final[i64] = 6
PHASES: Final[i64] = 5
ROUNDS: Final[i64] = 5
PRICE: Final[i64] = _depots["black_depot"]["price_silver"]
#: R17.7
FOUNDING_PRICE: Final[i64] = _scoring["spielbox_castle"]["points"]

#: R1.12: the number of every space.
NUMBERS: Final = bytes([number for row in _scoring["dice"]["rows"] for number in row])

#: R9.2: points of a district by its size; R9.3: bonus by phase.
DISTRICT_POINTS: Final = bytes([0, *_scoring["district"]["points"]])
PHASE_BONUS: Final = bytes([_scoring["phase_bonus"][phase] for phase in "ABCDE"])

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
    return sum(2 ** (number - 1) for number in range(1, 7) if _workers(die, number, free_step, strong) <= workers)


# Both tables are indexed by mode = 2 * strong + free_step (strong: knowledge tile 8; free_step: tiles 9 to 12).
#: [mode * 64 + die * 8 + number]: workers needed.
WORKERS_NEEDED: Final = bytes(
    [
        _workers(die, number, mode % 2, mode // 2) if 1 <= die <= 6 and 1 <= number <= 6 else 0
        for mode in range(4)
        for die in range(8)
        for number in range(8)
    ]
)
#: [mode * 32 + die * 4 + workers]: the set of numbers in reach, bit 0 for 1; three workers or more reach all.
REACH: Final = bytes(
    [
        _reach(die, workers, mode % 2, mode // 2) if 1 <= die <= 6 else 0
        for mode in range(4)
        for die in range(8)
        for workers in range(4)
    ]
)
ALL_NUMBERS: Final[i64] = 63


def _spaces_with(numbers: int) -> int:
    return sum(2**space for space, number in enumerate(NUMBERS) if numbers >> (number - 1) & 1)


def _shelves_with(numbers: int) -> int:
    return sum(15 << (4 * depot) for depot in range(6) if numbers >> depot & 1)


#: For every set of numbers: the spaces of an estate that carry one of them, and the depot places of those depots.
SPACES_WITH: Final[vec[i64]] = vec[i64]([_spaces_with(numbers) for numbers in range(64)])
SHELVES_WITH: Final[vec[i64]] = vec[i64]([_shelves_with(numbers) for numbers in range(64)])

#: The depot places: four for each depot, then eight of the black depot.
BLACK_SHELF: Final[i64] = 24
NUMBERED: Final[i64] = 0xFFFFFF

_LETTERS = {"castle": 0, "mine": 1, "ship": 2, "pasture": 3, "building": 4, "knowledge": 5}
#: R2.6-R2.11: the colour of every numbered depot place.
SHELF_COLOUR: Final = bytes(
    [_LETTERS[colour] for depot in range(1, 7) for colour in _depots["depots"][str(depot)]["slots"]]
)
#: R2.12: the place that holds a mine in phases B and D with three players.
_exception = _depots["exceptions"][0]
EXCEPTION_SHELF: Final[i64] = (_exception["depot"] - 1) * 4 + _exception["slot"] - 1
EXCEPTION_PHASES: Final = bytes([phase in _exception["phases"] for phase in "ABCDE"])

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
