"""The features of the card game by number: what they are called, and how many of each there are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.features import Layout
from chatelain.games.cards import decisions
from chatelain.games.cards.cards import ANIMALS, FACE_NAMES, GOODS, TYPE_NAMES
from chatelain.games.cards.tables import ROUNDS, TURNS

TYPES: Final = len(TYPE_NAMES)
FACES: Final = len(FACE_NAMES)
PENDING_KINDS: Final = len(decisions.NAMES)
#: The time by the turns a seat has left, 0 to 30: the last ones are told apart.
TIME_OF: Final = bytes([0, 1, 2, 3, 4, 5, 6, 7, 7, 7, 8, 8, 8] + [9] * 6 + [10] * 6 + [11] * 6)
TIMES: Final = 12
MOMENTS: Final = int(ROUNDS * TURNS)
SILVERS: Final = 13
WORKER_COUNTS: Final = 10
SETS: Final[i64] = 4

# -- the block of a player
PLAYER: Final = Layout()
OPEN: Final[i64] = PLAYER.block("open column type size", TYPES, 2)
TRIPLE: Final[i64] = PLAYER.block("triples of a type", TYPES, 3)
TYPES_HELD: Final[i64] = PLAYER.block("types", TYPES + 1)
MISSING: Final[i64] = PLAYER.block("missing type", TYPES)
HAS_SEVEN: Final[i64] = PLAYER.block("has a card for seven types")
PROJECT: Final[i64] = PLAYER.block("project face die", FACES, 6)
STEP: Final[i64] = PLAYER.block("project type on a column of", TYPES, 3)
PROJECTS: Final[i64] = PLAYER.block("projects", 5)
PAIR: Final[i64] = PLAYER.block("projects of one type on a column of", TYPES, 3)
SILVER: Final[i64] = PLAYER.block("silver", SILVERS)
WORKERS: Final[i64] = PLAYER.block("workers", WORKER_COUNTS)
GOOD: Final[i64] = PLAYER.block("good amount", int(GOODS), 7)
AMOUNT: Final[i64] = PLAYER.block("goods", 12)
ANIMAL: Final[i64] = PLAYER.block("animal amount", int(ANIMALS), 6)
SET: Final[i64] = PLAYER.block("set of animals size", int(SETS), 5)
POINTS: Final[i64] = PLAYER.block("points by twos", 30)

# -- everything: one's own block, the others' block, then what is common and what is crossed with the time
LAYOUT: Final = Layout()
LAYOUT.blocks += [(f"own {name}", first, sizes) for name, first, sizes in PLAYER.blocks]
LAYOUT.blocks += [(f"others' {name}", first + PLAYER.size, sizes) for name, first, sizes in PLAYER.blocks]
LAYOUT.size = 2 * PLAYER.size
OTHERS: Final[i64] = PLAYER.size
SEATS: Final[i64] = LAYOUT.block("seats turns left", 4, MOMENTS + 1)
MOMENT: Final[i64] = LAYOUT.block("round turn", int(ROUNDS), int(TURNS))
ORDER: Final[i64] = LAYOUT.block("seats turns of others before mine", 4, 4)
WAITING: Final[i64] = LAYOUT.block("waiting round", int(ROUNDS))
START: Final[i64] = LAYOUT.block("start card mine face down round", 2, 2, int(ROUNDS))
LEAD: Final[i64] = LAYOUT.block("time lead", TIMES, 21)
FIRST: Final[i64] = LAYOUT.block("first triple of a type (0: free, 1: mine)", TYPES, 3)
FIRST_FREE: Final[i64] = LAYOUT.block("first triple free with a column of", TYPES, 3)
SEVEN: Final[i64] = LAYOUT.block("cards for seven types left types", 5, TYPES + 1)
UNSEEN: Final[i64] = LAYOUT.block("unseen cards of a type by twos", TYPES, 13)
GOODS_LEFT: Final[i64] = LAYOUT.block("goods left by twos", 10)
ANIMALS_LEFT: Final[i64] = LAYOUT.block("animals left by twos", 11)
GOOD_TOP: Final[i64] = LAYOUT.block("good on top have", int(GOODS), 5)
ANIMAL_TOP: Final[i64] = LAYOUT.block("animal on top brings", 5)
HAND: Final[i64] = LAYOUT.block("die in hand", 6)
HANDS: Final[i64] = LAYOUT.block("dice in hand", 7, 7)
HAND_TYPE: Final[i64] = LAYOUT.block("project type with workers", TYPES, 4)
HAND_STEP: Final[i64] = LAYOUT.block("project on a column of with workers", 3, 4)
HAND_SELLS: Final[i64] = LAYOUT.block("hand sells", 7)
OFFER: Final[i64] = LAYOUT.block("offered type on a column of turns of the round", TYPES, 3, int(TURNS) + 1)
OFFER_FACE: Final[i64] = LAYOUT.block("offered face", FACES)
OFFER_MISSING: Final[i64] = LAYOUT.block("offered type that is missing", TYPES)
OFFER_NEED: Final[i64] = LAYOUT.block("offered type with workers", TYPES, 4)
OFFER_STEP: Final[i64] = LAYOUT.block("offered on a column of with workers", 3, 4)
OFFER_RIVAL: Final[i64] = LAYOUT.block("offered type completes a rival's column", TYPES)
PENDING: Final[i64] = LAYOUT.block("pending number", PENDING_KINDS, 8)
PENDING_TIME: Final[i64] = LAYOUT.block("time pending", TIMES, PENDING_KINDS)
NEXT_PENDING: Final[i64] = LAYOUT.block("pending below", PENDING_KINDS)
BONUS: Final[i64] = LAYOUT.block("round bonus pending", int(ROUNDS))
TO_PLAY: Final[i64] = LAYOUT.block("card to be played turn", int(TURNS))
ENDING: Final[i64] = LAYOUT.block("about to end turn", int(TURNS))
AFFORDS: Final[i64] = LAYOUT.block("time may still buy", TIMES)
HAS_BOUGHT: Final[i64] = LAYOUT.block("has bought")
SEEN: Final[i64] = LAYOUT.block("bought card type on a column of", TYPES, 3)
SEEN_FACE: Final[i64] = LAYOUT.block("bought card face", FACES)
SEEN_PLACES: Final[i64] = LAYOUT.block("bought die places a project on a column of", 3)
BUYING: Final[i64] = LAYOUT.block("buying time", TIMES)
BUYING_AT: Final[i64] = LAYOUT.block("buying with pending", PENDING_KINDS)
BUYING_PROJECTS: Final[i64] = LAYOUT.block("buying with projects", 5)
BUYING_SILVER: Final[i64] = LAYOUT.block("buying with silver", SILVERS)
BUYING_WORKERS: Final[i64] = LAYOUT.block("buying with workers", WORKER_COUNTS)
BUYING_STEP: Final[i64] = LAYOUT.block("buying with a column of", TYPES, 2)
X_OPEN: Final[i64] = LAYOUT.block("time open column type size", TIMES, TYPES, 2)
X_STEP: Final[i64] = LAYOUT.block("time project type on a column of", TIMES, TYPES, 3)
X_FACE: Final[i64] = LAYOUT.block("time project face", TIMES, FACES)
X_PROJECTS: Final[i64] = LAYOUT.block("time projects", TIMES, 5)
X_TYPES: Final[i64] = LAYOUT.block("time types", TIMES, TYPES + 1)
X_SILVER: Final[i64] = LAYOUT.block("time silver", TIMES, SILVERS)
X_WORKERS: Final[i64] = LAYOUT.block("time workers", TIMES, WORKER_COUNTS)
X_PURSE: Final[i64] = LAYOUT.block("time silver and workers", TIMES, 16)
X_LOT: Final[i64] = LAYOUT.block("time lot of goods", TIMES, 7)
X_SET: Final[i64] = LAYOUT.block("time set of animals size", TIMES, int(SETS), 5)
X_HAND_STEP: Final[i64] = LAYOUT.block("time project on a column of with workers", TIMES, 3, 4)

# -- alone
MARGIN: Final[i64] = LAYOUT.block("round turn ahead of Aaron", MOMENTS, 25)
AARON_OPEN: Final[i64] = LAYOUT.block("round Aaron's open column type size", int(ROUNDS), TYPES, 2)
AARON_PAIRS: Final[i64] = LAYOUT.block("round Aaron's columns of two", int(ROUNDS), TYPES + 1)
AARON_TYPES: Final[i64] = LAYOUT.block("round Aaron's types", int(ROUNDS), TYPES + 1)
AARON_RACE: Final[i64] = LAYOUT.block("first triple free Aaron's column mine", TYPES, 3, 3)
