"""The features of the board game by number: what they are called, and how many of each there are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.features import Layout
from chatelain.games.burgundy import decisions
from chatelain.games.burgundy.tables import DEPOTS, GOODS, PHASES, ROUNDS
from chatelain.games.burgundy.tiles import (
    BUILDINGS,
    FAMILIES,
    KINDS,
    KNOWLEDGE_NUMBERS,
    SPECIES_NAMES,
)
from chatelain.hexes import SPACES

DICE: Final = 6
SPECIES: Final[i64] = len(SPECIES_NAMES)
#: Phases A to D, then every round of phase E.
TIMES: Final = int(PHASES - 1 + ROUNDS)
COLOURS: Final = int(FAMILIES)
TILES: Final = int(KINDS)

# -- the block of a player
PLAYER: Final = Layout()
FILLED: Final[i64] = PLAYER.block("filled space", int(SPACES))
DISTRICT: Final[i64] = PLAYER.block("district colour size missing", COLOURS, 9, 9)
COLOUR: Final[i64] = PLAYER.block("colour missing", COLOURS, 13)
OPEN: Final[i64] = PLAYER.block("open colour number", COLOURS, DICE)
STORED: Final[i64] = PLAYER.block("stored kind", TILES)
ROOM: Final[i64] = PLAYER.block("tiles stored", 5)
FITS: Final[i64] = PLAYER.block("stored family fits number (0: nowhere)", COLOURS, 1 + DICE)
FITS_DIE: Final[i64] = PLAYER.block("stored family fits a die with workers", COLOURS, 3)
GOOD: Final[i64] = PLAYER.block("good amount", int(GOODS), 6)
TYPES: Final[i64] = PLAYER.block("types of goods", 4)
AMOUNT: Final[i64] = PLAYER.block("goods", 12)
SOLD_TYPES: Final[i64] = PLAYER.block("types sold", 7)
SOLD: Final[i64] = PLAYER.block("goods sold", 16)
SILVER: Final[i64] = PLAYER.block("silver", 10)
WORKERS: Final[i64] = PLAYER.block("workers", 12)
MINES: Final[i64] = PLAYER.block("phase mines", int(PHASES), 5)
POWER: Final[i64] = PLAYER.block("knowledge", KNOWLEDGE_NUMBERS)
POWER_TIME: Final[i64] = PLAYER.block("phase knowledge", int(PHASES), KNOWLEDGE_NUMBERS)
BUILT: Final[i64] = PLAYER.block("building amount", int(BUILDINGS), 5)
CITY: Final[i64] = PLAYER.block("building open spaces", int(BUILDINGS), 4)
HERD: Final[i64] = PLAYER.block("species animals in the best open pasture", int(SPECIES), 14)
HAS_SPECIES: Final[i64] = PLAYER.block("species", int(SPECIES))
DIE: Final[i64] = PLAYER.block("unused die", DICE)
DICE_LEFT: Final[i64] = PLAYER.block("unused dice", 3)
BONUS: Final[i64] = PLAYER.block("colour bonus (1: one gone, 2: mine or none left)", COLOURS, 3)
POINTS: Final[i64] = PLAYER.block("points by tens", 30)
PLAYER_SIZE: Final[i64] = PLAYER.size

# -- everything: one's own block, the others' block, what is common, one's own block crossed with the time
LAYOUT: Final = Layout()
LAYOUT.blocks += [(f"own {name}", first, sizes) for name, first, sizes in PLAYER.blocks]
LAYOUT.blocks += [(f"others' {name}", first + PLAYER.size, sizes) for name, first, sizes in PLAYER.blocks]
LAYOUT.size = 2 * PLAYER.size
OTHERS: Final[i64] = PLAYER.size
SEATS: Final[i64] = LAYOUT.block("seats time", 3, TIMES)
ROUND: Final[i64] = LAYOUT.block("phase round", int(PHASES), int(ROUNDS))
TURN: Final[i64] = LAYOUT.block("seats turns until mine", 3, 5)
WAITING: Final[i64] = LAYOUT.block("waiting phase", int(PHASES))
PENDING: Final[i64] = LAYOUT.block("pending", len(decisions.NAMES))
BOUGHT: Final[i64] = LAYOUT.block("bought")
CLOSING: Final[i64] = LAYOUT.block("turn about to end")
AFFORDS: Final[i64] = LAYOUT.block("can still buy")
KIND: Final[i64] = LAYOUT.block("offered kind", TILES)
FAMILY_AT: Final[i64] = LAYOUT.block("offered family depot", COLOURS, int(DEPOTS))
BLACK: Final[i64] = LAYOUT.block("black kind", TILES)
TAKE: Final[i64] = LAYOUT.block("kind in reach with workers", 2, TILES)
OTHERS_TAKE: Final[i64] = LAYOUT.block("kind in reach of a later player", TILES)
FIT: Final[i64] = LAYOUT.block("offered kind has a place", TILES)
FIT_BLACK: Final[i64] = LAYOUT.block("black kind has a place", TILES)
DEPOT_GOODS: Final[i64] = LAYOUT.block("depot goods", int(DEPOTS), 5)
DEPOT_GOOD: Final[i64] = LAYOUT.block("good in a depot", int(GOODS))
LOAD: Final[i64] = LAYOUT.block("own types in the best depot", 7)
TRACK: Final[i64] = LAYOUT.block("track ahead", 9)
AHEAD: Final[i64] = LAYOUT.block("others ahead in order", 4)
LEAD: Final[i64] = LAYOUT.block("lead by sixes", 21)
X_DISTRICT: Final[i64] = LAYOUT.block("time district colour size missing", TIMES, COLOURS, 9, 9)
X_COLOUR: Final[i64] = LAYOUT.block("time colour missing", TIMES, COLOURS, 13)
X_STORED: Final[i64] = LAYOUT.block("time stored kind", TIMES, TILES)
X_NOWHERE: Final[i64] = LAYOUT.block("time stored family fits nowhere", TIMES, COLOURS)
X_SILVER: Final[i64] = LAYOUT.block("time silver", TIMES, 10)
X_WORKERS: Final[i64] = LAYOUT.block("time workers", TIMES, 12)
X_AMOUNT: Final[i64] = LAYOUT.block("time goods", TIMES, 12)
X_ROOM: Final[i64] = LAYOUT.block("time tiles stored", TIMES, 5)
X_PENDING: Final[i64] = LAYOUT.block("time pending", TIMES, len(decisions.NAMES))
X_EMPTY: Final[i64] = LAYOUT.block("time empty spaces", TIMES, int(SPACES) + 1)
X_CITY: Final[i64] = LAYOUT.block("time building open spaces", TIMES, int(BUILDINGS), 4)
