"""The position: players, depots, pools and whose turn it is. No rule lives here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.state import State
from chatelain.games.burgundy.player import NOTHING, Player
from chatelain.games.burgundy.tables import GOODS, GOODS_OF_EACH, SOURCE_NAMES, SOURCES
from chatelain.games.burgundy.tiles import BLACK_COUNTS, KINDS, NORMAL_COUNTS

# -- `pool` holds counts: tiles with the normal back, tiles with the black back, goods, tiles out of the game
BLACK_POOL: Final[i64] = KINDS
GOODS_POOL: Final[i64] = BLACK_POOL + KINDS
GONE_POOL: Final[i64] = GOODS_POOL + GOODS

#: The phase before phase A: choices of the experts' set-up.
SETTING_UP: Final[i64] = -1

_SEAT_BITS: Final[i64] = 15


class Board(State):
    """Everything that is true at one moment."""

    def __init__(
        self,
        seats: int,
        players: list[Player],
        shelf: vec[i64],
        goods: vec[i64],
        pool: vec[i64],
        laid: vec[i64],
        ledger: vec[i64],
        cities: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.players = players
        #: The tile on every depot place, NOTHING if empty; `stock` has a bit for each that is not.
        self.shelf = shelf
        self.stock: i64 = 0
        #: The goods in every numbered depot, packed.
        self.goods = goods
        self.pool = pool
        #: The tile on every space: SPACES for each seat.
        self.laid = laid
        #: Points by source: SOURCES for each seat.
        self.ledger = ledger
        #: For each seat and building type the spaces of the cities that have it (R8.1).
        self.cities = cities
        self.phase: i64 = SETTING_UP
        self.round: i64 = 0
        #: How many turns of this round are over, and the round's order, four bits a seat (R3.5).
        self.turn: i64 = 0
        self.order: i64 = 0
        self.seat: i64 = 0
        self.has_bought = False
        #: The stack of decisions that must be made before the turn goes on, eight bits each: kind + 16 * depot.
        self.stack: i64 = 0
        #: The goods of the phase still on the round spaces, one byte each (type + 1), the next one lowest.
        self.round_goods: i64 = 0
        self.white_die: i64 = 0
        #: How often a pawn has moved, for the order of arrival.
        self.arrivals: i64 = 0
        #: Six bits a colour: seat + 1 of the large bonus tile, then of the small one.
        self.bonus_owners: i64 = 0
        # Options.
        self.spielbox = False
        self.most_empty_wins = False
        self.chooses_estate = False
        self.secret = False

    def is_secret(self) -> bool:
        """Whether all choose at once, each for themselves (R16.6)."""
        return self.phase == SETTING_UP and self.secret

    # -- pending decisions

    def push(self, kind: i64, depot: i64) -> None:
        self.stack = (self.stack << 8) | kind | (depot << 4)

    def pop(self) -> None:
        self.stack >>= 8

    def pending(self) -> i64:
        return self.stack & 15

    def pending_depot(self) -> i64:
        return (self.stack >> 4) & 15

    # -- small changes that many rules share

    def gain(self, seat: i64, source: i64, points: i64) -> None:
        self.ledger[seat * SOURCES + source] += points
        self.players[seat].points += points
        if self.events is not None and points:
            self.emit("points", int(seat), {"source": SOURCE_NAMES[source], "points": int(points)})

    def receive(self, seat: i64, silver: i64, workers: i64, die: i64) -> None:
        self.players[seat].silver += silver
        self.players[seat].workers += workers
        if self.events is not None:
            self.emit("received", int(seat), {"silver": int(silver), "workers": int(workers), "die": int(die)})

    def clear_shelf(self, place: i64) -> None:
        self.shelf[place] = NOTHING
        self.stock &= ~BIT[place]

    def fill_shelf(self, place: i64, tile: i64) -> None:
        self.shelf[place] = tile
        self.stock |= BIT[place]

    def remove_from_game(self, tile: i64) -> None:
        self.pool[GONE_POOL + tile] += 1

    def seat_in_order(self, place: i64) -> i64:
        return (self.order >> (place * 4)) & _SEAT_BITS


def full_pool() -> list[int]:
    """The pools before anything is drawn."""
    return [*NORMAL_COUNTS, *BLACK_COUNTS, *([int(GOODS_OF_EACH)] * int(GOODS)), *([0] * int(KINDS))]
