"""Numbers of the rulebook as tables: what a die reaches, what it costs, what things are worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.games.cards import data
from chatelain.games.cards.cards import BUILDING, CASTLE, CLOISTER, KNOWLEDGE, MINE, PASTURE, SHIP

_scoring = data.tables("scoring")


def _by_players(rows: dict[str, list[int]]) -> bytes:
    """Four numbers for each number of players, indexed by players * 4 + place."""
    found = [rows.get(f"players_{players}", []) for players in range(5)]
    return bytes([row[place] if place < len(row) else 0 for row in found for place in range(4)])


ROUNDS: Final[i64] = len(_scoring["length"]["rounds"])
ROUND_LETTERS: Final = "".join(_scoring["length"]["rounds"])
TURNS: Final[i64] = _scoring["length"]["turns_per_round"]
HAND: Final[i64] = _scoring["length"]["hand"]
#: A stack has a card for each turn of a round.
STACK: Final[i64] = TURNS

#: Set-up: R2.1, R2.5, R15.3.
START_SILVER: Final[i64] = _scoring["start"]["silver"]
START_WORKERS: Final = _by_players(_scoring["start_workers"] | {"players_1": [_scoring["solo"]["workers"]]})

#: R2.8, R2.9: open cards by number of players, and how many of them go to rows 1 to 6 in turn.
ROW_CARDS: Final = bytes([0] + [_scoring["rows"][f"players_{players}"]["cards"] for players in range(1, 5)])
ROW_DEALT: Final = bytes([0] + [_scoring["rows"][f"players_{players}"]["dealt"] for players in range(1, 5)])
ROWS: Final[i64] = 6
#: With three players four cards may follow the first into one row.
ROW_PLACES: Final[i64] = 5
PLACES: Final[i64] = 30

PROJECTS: Final[i64] = _scoring["projects"]["limit"]
#: R7.1, R7.3, R7.4
WORKERS_UP_TO: Final[i64] = _scoring["actions"]["workers_up_to"]
ACTION_SILVER: Final[i64] = _scoring["actions"]["silver"]
CARDS_PER_POINT: Final[i64] = _scoring["actions"]["cards_per_point"]
#: R9.1
PRICE: Final[i64] = _scoring["purchase"]["silver"]
BOUGHT: Final[i64] = _scoring["purchase"]["cards"]

#: Section 10.
MINE_SILVER: Final[i64] = _scoring["effects"]["mine_silver"]
KNOWLEDGE_WORKERS: Final[i64] = _scoring["effects"]["knowledge_workers"]
WATCHTOWER_POINTS: Final[i64] = _scoring["effects"]["watchtower_points"]
BANK_SILVER: Final[i64] = _scoring["effects"]["bank_silver"]
SILVER_PER_GOOD: Final[i64] = _scoring["sale"]["silver_per_good"]["number"]

#: R12.1, R12.10, R14.6, R14.8
FIRST_TRIPLE: Final[i64] = _scoring["first_triple"]["points"]
SEVEN_TYPES: Final = _by_players(_scoring["seven_types"])
SEVEN_CARDS: Final = bytes([0] + [len(_scoring["seven_types"][f"players_{players}"]) for players in range(1, 5)])
ANIMAL_SETS: Final = bytes([0, *_scoring["animal_sets"]["points"]])
START_CARD: Final[i64] = _scoring["start_card"]["points"]

#: R15.4, R15.7
AARON_CARDS: Final = bytes(_scoring["solo"]["aaron_cards"])
AARON_CLOISTER: Final[i64] = _scoring["solo"]["points_per_aaron_cloister"]


def _steps(die: int, number: int) -> int:
    """R8.2: steps on the ring of six numbers."""
    apart = abs(die - number)
    return min(apart, 6 - apart)


#: [die * 8 + number]: workers needed (R8.1, R8.3). Die 0 is the action of a castle: any number, no workers (R10.7).
WORKERS_NEEDED: Final = bytes(
    [_steps(die, number) if 1 <= die <= 6 and 1 <= number <= 6 else 0 for die in range(8) for number in range(8)]
)


def _reach(die: int, workers: int) -> int:
    return sum(2 ** (number - 1) for number in range(1, 7) if die == 0 or _steps(die, number) <= workers)


#: [die * 4 + workers]: the set of numbers in reach, bit 0 for 1; three workers or more reach all.
REACH: Final = bytes([_reach(die, workers) for die in range(7) for workers in range(4)])


def _places_in(numbers: int) -> int:
    return sum(31 << (5 * row) for row in range(6) if numbers >> row & 1)


#: For every set of numbers the places of the rows with one of them.
PLACES_WITH: Final[vec[i64]] = vec[i64]([_places_in(numbers) for numbers in range(64)])

#: [workers * 4 + silver], three or more alike: bit n: n workers and 3 - n silver can be given back for a point (R7.4).
CONVERTS: Final = bytes(
    [
        sum(2**given for given in range(4) if given <= workers and 3 - given <= silver)
        for workers in range(4)
        for silver in range(4)
    ]
)

# -- R10.9 to R10.11: the types a carpenter, a church or a market takes, as bits
CARPENTER_TYPES: Final[i64] = 2 ** int(BUILDING) + 2 ** int(KNOWLEDGE)
CHURCH_TYPES: Final[i64] = 2 ** int(CASTLE) + 2 ** int(MINE) + 2 ** int(CLOISTER)
MARKET_TYPES: Final[i64] = 2 ** int(SHIP) + 2 ** int(PASTURE)
ALL_TYPES: Final[i64] = 127

# -- the sources of points, in the order of the score sheet: first the triples, by type
FIRST_TRIPLES: Final[i64] = 7
ALL_SEVEN: Final[i64] = 8
ROUND_BONUS: Final[i64] = 9
WATCHTOWERS: Final[i64] = 10
CONVERSION: Final[i64] = 11
AARON_CLOISTERS: Final[i64] = 12
SOLD_GOODS: Final[i64] = 13
ANIMAL_POINTS: Final[i64] = 14
HOLDER: Final[i64] = 15
SOURCES: Final[i64] = 16
SOURCE_NAMES: Final = (
    "castles",
    "mines",
    "cloisters",
    "knowledge",
    "ships",
    "pastures",
    "buildings",
    "first-triples",
    "seven-types",
    "round-bonus",
    "watchtowers",
    "conversion",
    "aaron-cloisters",
    "goods",
    "animals",
    "start-card",
)
