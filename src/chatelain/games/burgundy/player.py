"""One player's things. Small sets are packed into integers, so that a copy costs next to nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.packed import ONE, amount
from chatelain.games.burgundy.estates import Estate
from chatelain.games.burgundy.tables import STORAGE

#: The place of a tile that came while the storage was full, until an old one is discarded (R5.4).
INCOMING: Final[i64] = STORAGE
NOTHING: Final[i64] = -1

_BYTE: Final[i64] = 255


class Player:
    """What lies before a player. All of it is open, but for a secret choice before the game (R16.6)."""

    def __init__(self, estate: Estate) -> None:
        self.estate = estate
        #: False while the player still has to choose an estate (R16.2).
        self.has_estate = True
        #: The space of the start castle, NOTHING until it is chosen.
        self.start: i64 = NOTHING
        #: Has the player made every choice before the game?
        self.is_ready = False
        #: Covered spaces, and empty spaces that touch a covered one.
        self.filled: i64 = 0
        self.open: i64 = 0
        #: One byte a place: kind + 1, or 0.
        self.storage: i64 = 0
        #: Packed by type.
        self.goods: i64 = 0
        self.sold: i64 = 0
        #: Bit 0 for type 1: the types in `goods`.
        self.types: i64 = 0
        self.silver: i64 = 0
        self.workers: i64 = 0
        self.die1: i64 = 0
        self.die2: i64 = 0
        #: Bit 0: die 1 is used; bit 1: die 2 is used.
        self.used: i64 = 0
        #: Bit n: knowledge tile n lies in the estate.
        self.powers: i64 = 0
        self.mines: i64 = 0
        #: Bonus tiles claimed (R15.26).
        self.bonuses: i64 = 0
        #: The pawn: its space on the turn-order track, and when it came there (R3.6).
        self.track: i64 = 0
        self.arrival: i64 = 0
        self.points: i64 = 0

    def die_used(self, which: i64) -> i64:
        """What die 0 or 1 shows; 0 for an action without a die."""
        if which == 0:
            return self.die1
        return self.die2 if which == 1 else 0

    def copy(self) -> Player:
        other = Player(self.estate)
        other.has_estate = self.has_estate
        other.start = self.start
        other.is_ready = self.is_ready
        other.filled = self.filled
        other.open = self.open
        other.storage = self.storage
        other.goods = self.goods
        other.sold = self.sold
        other.types = self.types
        other.silver = self.silver
        other.workers = self.workers
        other.die1 = self.die1
        other.die2 = self.die2
        other.used = self.used
        other.powers = self.powers
        other.mines = self.mines
        other.bonuses = self.bonuses
        other.track = self.track
        other.arrival = self.arrival
        other.points = self.points
        return other

    # -- storage

    def stored(self, slot: i64) -> i64:
        """The tile in a storage place, or NOTHING."""
        return ((self.storage >> (slot * 8)) & _BYTE) - 1

    def put(self, slot: i64, tile: i64) -> None:
        self.storage |= (tile + 1) << (slot * 8)

    def drop(self, slot: i64) -> None:
        self.storage &= ~(_BYTE << (slot * 8))

    def free_slot(self) -> i64:
        """The first empty storage place, or INCOMING when all are full."""
        slot: i64 = 0
        while slot < STORAGE and (self.storage >> (slot * 8)) & _BYTE:
            slot += 1
        return slot

    # -- goods

    def goods_of(self, good: i64) -> i64:
        return amount(self.goods, good)

    def add_goods(self, good: i64, more: i64) -> None:
        self.goods += more * ONE[good]
        self.types |= BIT[good]

    # -- knowledge and dice

    def has_power(self, number: i64) -> bool:
        return self.powers & BIT[number] != 0

    def die(self, which: i64) -> i64:
        return self.die1 if which == 0 else self.die2

    def is_used(self, which: i64) -> bool:
        return self.used & (which + 1) != 0
