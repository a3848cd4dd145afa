"""The position: sites, pawns, pools, players and whose turn it is. No rule lives here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.events import Value
from chatelain.core.state import State
from chatelain.games.burdigala.edition import Edition
from chatelain.games.burdigala.notes import Note
from chatelain.games.burdigala.player import Player
from chatelain.games.burdigala.tables import PAWNS, SITES, SOURCE_NAMES, SOURCES

NOTHING: Final[i64] = -1

# -- `site` holds four numbers for every site: size (0: no such site), stones, tile (NOTHING while nobody has seen it)
# and the seats that have seen the tile, as bits
SIZE: Final[i64] = 0
STONES: Final[i64] = 28
TILE: Final[i64] = 56
SEEN: Final[i64] = 84

# -- `pool` holds counts: tiles nobody has seen, tokens, goods, intrigue cards, discarded intrigue cards
TOKEN_POOL: Final[i64] = 21
GOODS_POOL: Final[i64] = 27
CARD_POOL: Final[i64] = 32
DISCARDS: Final[i64] = 46
POOL_SIZE: Final[i64] = 60

# -- steps of the game
PLACING: Final[i64] = 0
MOVING: Final[i64] = 1
LAYING: Final[i64] = 2
AFTER: Final[i64] = 3
PHASE_NAMES: Final = ("place", "move", "stone", "after")


class Board(State):
    """Everything that is true at one moment."""

    def __init__(
        self,
        seats: int,
        edition: Edition,
        players: list[Player],
        site: vec[i64],
        pawn: vec[i64],
        pool: vec[i64],
        ledger: vec[i64],
        memory: vec[i64],
        goods_notes: Note,
        token_notes: Note,
        card_notes: Note,
    ) -> None:
        super().__init__(seats)
        self.edition = edition
        self.players = players
        self.site = site
        #: The point of every pawn, PAWNS for each seat; NOTHING: not on the board.
        self.pawn = pawn
        self.pool = pool
        #: Points by source: SOURCES for each seat.
        self.ledger = ledger
        #: What every seat remembers, see memory.py.
        self.memory = memory
        #: What has happened to hidden goods, tokens and intrigue cards, see notes.py.
        self.goods_notes = goods_notes
        self.token_notes = token_notes
        self.card_notes = card_notes
        #: Sites under construction, the points that touch one, and the points with a pawn.
        self.unfinished: i64 = 0
        self.open_points: i64 = 0
        self.occupied: i64 = 0
        #: Four bits a district: the value of the bonus token that lies there.
        self.bonus: i64 = 0
        # How much is left in the piles, the discard pile not counted.
        self.tokens_left: i64 = 0
        self.goods_left: i64 = 0
        self.cards_left: i64 = 0
        self.phase: i64 = PLACING
        self.first: i64 = 0
        #: Pawns placed at set-up, and turns begun.
        self.placed: i64 = 0
        self.turn: i64 = 0
        # -- the turn
        self.seat: i64 = 0
        self.die1: i64 = 0
        self.die2: i64 = 0
        #: R7.5: has a card been played? R10.1: has the seven been used?
        self.has_played = False
        self.is_corrupted = False
        #: The pawn that has moved and the site of the stone; the points of the last stone, to be taken back (R10.3).
        self.moved: i64 = NOTHING
        self.laid: i64 = NOTHING
        self.gained: i64 = 0
        # -- what has to be settled before the turn goes on
        #: A stack, 12 bits an entry: kind + 16 * seat asked + 256 * another seat or number.
        self.stack: i64 = 0
        #: Intrigue cards still to be drawn, four bits a seat.
        self.draws: i64 = 0
        #: The pawn that has to be sent away (R9.1), and the goods a sailor chooses from (R12.11).
        self.displaced: i64 = NOTHING
        self.offer: i64 = 0

    # -- pending decisions

    def push(self, kind: i64, seat: i64, other: i64) -> None:
        self.stack = (self.stack << 12) | kind | (seat << 4) | (other << 8)

    def pop(self) -> None:
        self.stack >>= 12

    def pending(self) -> i64:
        return self.stack & 15

    def pending_seat(self) -> i64:
        return (self.stack >> 4) & 15

    def pending_other(self) -> i64:
        return (self.stack >> 8) & 15

    # -- small questions and changes that many rules share

    def is_double(self) -> bool:
        return self.die1 == self.die2

    def pawn_at(self, point: i64) -> i64:
        """The pawn on an occupied point."""
        slot: i64 = 0
        while self.pawn[slot] != point:
            slot += 1
        return slot

    def is_unfinished(self, site: i64) -> bool:
        return self.unfinished & BIT[site] != 0

    def unseen_by(self, seat: i64) -> i64:
        """Sites under construction whose tile a seat has not seen."""
        found: i64 = 0
        for site in range(SITES):
            if self.site[SEEN + site] & BIT[seat]:
                found |= BIT[site]
        return self.unfinished & ~found

    def gain(self, seat: i64, source: i64, points: i64) -> None:
        self.ledger[seat * SOURCES + source] += points
        self.players[seat].points += points
        if self.events is not None and points:
            words: dict[str, Value] = {"source": SOURCE_NAMES[source], "points": int(points)}
            if points < 0:
                words["lost"] = int(-points)
            self.emit("points" if points > 0 else "points-lost", int(seat), words)

    def put_pawn(self, slot: i64, point: i64) -> None:
        self.pawn[slot] = point
        self.occupied |= BIT[point]
        self.players[slot // PAWNS].pawns += 1

    def lift_pawn(self, slot: i64) -> None:
        self.occupied &= ~BIT[self.pawn[slot]]
        self.pawn[slot] = NOTHING
        self.players[slot // PAWNS].pawns -= 1
