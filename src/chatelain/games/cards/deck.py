"""Cards that nobody has seen: the deck, the stacks and Aaron's piles (R2.7, R13.4, R15.4).

They have no order and no identity before they are drawn. A face-down place is only a number of cards, and the unseen
cards of one deck lie together in one pool of counts, wherever they lie on the table. This is exact: a shuffled deck is
in every order with the same chance, so given all that was drawn from it, the unseen cards lie on the unseen places in
every order with the same chance, too. Whichever place is looked at next shows each unseen card with the same chance.

When the discard pile becomes a new deck, cards of the old one may still lie in stacks and piles. They must not mix: the
new deck consists of other cards. So there is a pool for each deck that still has unseen cards. At most five are needed:
Aaron's piles are of the first deck; a round's stacks are of one or two, since the discard pile is empty after it became
the deck in the middle of a deal; a purchase may see the last card of a later deck, and the first ones of the next.

A card that only some have seen is kept as an entry, which tells its pool: `imagine` puts it back there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.games.cards.cards import CARDS

POOLS: Final[i64] = 5
#: An entry is pool * 128 + card + 1; 0 is no card. Three of them fit one number.
ENTRY_BITS: Final[i64] = 16
ENTRY: Final[i64] = 65535


class Pool:
    """How many cards there are of every kind, and in all."""

    def __init__(self, counts: vec[i64], left: i64) -> None:
        self.counts = counts
        self.left: i64 = left

    def copy(self) -> Pool:
        return Pool(self.counts[:], self.left)

    def put(self, card: i64) -> None:
        self.counts[card] += 1
        self.left += 1

    def draw(self, chance: Chance, what: str) -> i64:
        """Draws a card and takes it out."""
        card = chance.draw(self.counts, 0, CARDS, what)
        self.counts[card] -= 1
        self.left -= 1
        return card


def empty_pool() -> Pool:
    """A pool without cards."""
    return Pool(vec[i64]([0] * 84), 0)


def entry_of(pool: i64, card: i64) -> i64:
    """A card that not everybody has seen, with the pool it came from."""
    return pool * 128 + card + 1


def card_of(entry: i64) -> i64:
    """The card of an entry."""
    return (entry & 127) - 1


def pool_of(entry: i64) -> i64:
    """The pool of an entry."""
    return (entry >> 7) & 7
