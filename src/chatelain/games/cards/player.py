"""One player's things. Small sets are packed into integers, so that a copy costs next to nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT

#: The place of a card that came while there were three projects, until an old one is discarded (R4.2).
INCOMING: Final[i64] = 3
NOTHING: Final[i64] = -1

_BYTE: Final[i64] = 255


class Player:
    """What belongs to a player: all of it open, but for the hand (R1.11, R3.8). Aaron has an estate only."""

    def __init__(self) -> None:
        #: Cards in hand as entries (see deck.py), 0 for none; the first place is filled first.
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        #: Cards of the stack: those dealt first, and those dealt after the discard pile had become the deck.
        self.stack1: i64 = 0
        self.stack2: i64 = 0
        #: One byte a place: card + 1, or 0.
        self.projects: i64 = 0
        #: Columns of the estate; the board has their cards.
        self.columns: i64 = 0
        #: Unfinished columns as targets of `place` (bit 1 + 2 * type + size - 1), and types in the estate.
        self.open: i64 = 0
        self.types: i64 = 0
        self.workers: i64 = 0
        self.silver: i64 = 0
        #: One byte a kind.
        self.goods: i64 = 0
        self.sold: i64 = 0
        self.animals: i64 = 0
        #: Has taken a card for the seven types (R12.11).
        self.has_seven = False
        self.points: i64 = 0

    def copy(self) -> Player:
        other = Player()
        other.hand1 = self.hand1
        other.hand2 = self.hand2
        other.stack1 = self.stack1
        other.stack2 = self.stack2
        other.projects = self.projects
        other.columns = self.columns
        other.open = self.open
        other.types = self.types
        other.workers = self.workers
        other.silver = self.silver
        other.goods = self.goods
        other.sold = self.sold
        other.animals = self.animals
        other.has_seven = self.has_seven
        other.points = self.points
        return other

    # -- projects

    def project(self, slot: i64) -> i64:
        """The card in a place of the projects, or NOTHING."""
        return ((self.projects >> (slot * 8)) & _BYTE) - 1

    def put(self, slot: i64, card: i64) -> None:
        self.projects |= (card + 1) << (slot * 8)

    def drop(self, slot: i64) -> None:
        self.projects &= ~(_BYTE * BIT[slot * 8])

    def free_slot(self) -> i64:
        """The first empty place, or INCOMING when all three are full."""
        slot: i64 = 0
        while slot < INCOMING and (self.projects >> (slot * 8)) & _BYTE:
            slot += 1
        return slot

    # -- storage

    def goods_of(self, kind: i64) -> i64:
        return (self.goods >> (kind * 8)) & _BYTE

    def sold_of(self, kind: i64) -> i64:
        return (self.sold >> (kind * 8)) & _BYTE

    def animals_of(self, kind: i64) -> i64:
        return (self.animals >> (kind * 8)) & _BYTE

    def kinds_of_goods(self) -> i64:
        """The kinds of goods in storage, as bits."""
        found: i64 = 0
        if self.goods & _BYTE:
            found |= 1
        if (self.goods >> 8) & _BYTE:
            found |= 2
        if (self.goods >> 16) & _BYTE:
            found |= 4
        return found
