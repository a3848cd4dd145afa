"""One player's things, packed (see packed.py), so that a copy costs next to nothing."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.packed import ONE, amount
from chatelain.games.burdigala.tables import HARVEST, HARVEST_LIMIT, LIMIT


class Player:
    """What lies before a player. Goods, tokens and hand are secret; their numbers are open (R7.14, R10.7, R11.3)."""

    def __init__(self) -> None:
        #: Packed multisets, each with its total.
        self.goods: i64 = 0
        self.goods_count: i64 = 0
        self.tokens: i64 = 0
        self.token_count: i64 = 0
        self.hand: i64 = 0
        self.hand_count: i64 = 0
        #: Bit n: card n lies open in front of the player (R7.8, R7.11).
        self.table: i64 = 0
        self.table_count: i64 = 0
        #: How many of the pawns stand on the board.
        self.pawns: i64 = 0
        self.points: i64 = 0

    def copy(self) -> Player:
        other = Player()
        other.goods = self.goods
        other.goods_count = self.goods_count
        other.tokens = self.tokens
        other.token_count = self.token_count
        other.hand = self.hand
        other.hand_count = self.hand_count
        other.table = self.table
        other.table_count = self.table_count
        other.pawns = self.pawns
        other.points = self.points
        return other

    def add_good(self, good: i64) -> None:
        self.goods += ONE[good]
        self.goods_count += 1

    def drop_good(self, good: i64) -> None:
        self.goods -= ONE[good]
        self.goods_count -= 1

    def add_token(self, value: i64) -> None:
        self.tokens += ONE[value]
        self.token_count += 1

    def drop_token(self, value: i64) -> None:
        self.tokens -= ONE[value]
        self.token_count -= 1

    def add_card(self, card: i64) -> None:
        self.hand += ONE[card]
        self.hand_count += 1

    def drop_card(self, card: i64) -> None:
        self.hand -= ONE[card]
        self.hand_count -= 1

    def holds(self, card: i64) -> bool:
        """Is the card in hand?"""
        return amount(self.hand, card) > 0

    def lay(self, card: i64) -> None:
        self.table |= BIT[card]
        self.table_count += 1

    def lift(self, card: i64) -> None:
        self.table &= ~BIT[card]
        self.table_count -= 1

    def has_laid(self, card: i64) -> bool:
        """R7.10: does the card lie in front of the player?"""
        return self.table & BIT[card] != 0

    def limit(self) -> i64:
        """R7.1, R12.5: how many cards the player may have."""
        return HARVEST_LIMIT if self.has_laid(HARVEST) else LIMIT

    def is_over_limit(self) -> bool:
        """R7.2: does the player have more?"""
        return self.hand_count + self.table_count > self.limit()
