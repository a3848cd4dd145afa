"""What a seat remembers of things it has seen and that now lie face down elsewhere.

A memory is a packed multiset of kinds, and above it the number of cards that have left that place unseen since. It
promises: of the kinds remembered, at most that many are no longer there. Each pair of a seat and a place has one:

- goods of another player: the whole hand after a look (R12.10), cards given to them or stolen by them (R12.10, R12.14);
- goods in the pile: cards that the seat has put back itself (R12.11);
- corruption tokens in the supply: those that the seat has put back itself (R5.9, R12.13);
- intrigue cards in the pile: all of them after the discard pile, which is open, has been shuffled (R7.13).

A card that the seat sees leaving is taken out of the memory; a card that leaves unseen only adds to the number.
When everything remembered may have gone, the memory is empty.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.packed import ONE, amount, total

#: Places of goods: the seats, then the pile.
PILE: Final[i64] = 4
PLACES: Final[i64] = 5
# Where the memories of a seat begin: goods by place, then tokens, then intrigue cards.
TOKEN_MEMORY: Final[i64] = 20
CARD_MEMORY: Final[i64] = 24
MEMORIES: Final[i64] = 28

_KINDS: Final[i64] = BIT[56] - 1
_LOST_AT: Final[i64] = 56


def kinds_of(memory: i64) -> i64:
    """The kinds remembered, packed."""
    return memory & _KINDS


def lost_from(memory: i64) -> i64:
    """How many cards have left unseen."""
    return memory >> _LOST_AT


def memory_of(kinds: i64, lost: i64) -> i64:
    """A memory put together; an empty one when all may have gone."""
    return kinds | (lost << _LOST_AT) if lost < total(kinds) else 0


def seen_coming(memory: i64, kind: i64) -> i64:
    """A card of a known kind has come. More than fifteen are not counted."""
    return memory + ONE[kind] if amount(memory & _KINDS, kind) < 15 else memory


def seen_leaving(memory: i64, kind: i64) -> i64:
    """A card of a known kind has left."""
    if not amount(memory & _KINDS, kind):
        return memory
    return memory_of((memory & _KINDS) - ONE[kind], memory >> _LOST_AT)


def left_unseen(memory: i64) -> i64:
    """A card has left, and the seat does not know which."""
    return memory_of(memory & _KINDS, (memory >> _LOST_AT) + 1) if memory else 0


# -- what everybody remembers when something moves


def goods_moved(memory: vec[i64], seats: i64, kind: i64, source: i64, target: i64) -> None:
    """A goods card goes from one place to another: the owners of both places see which, the others do not."""
    for seat in range(seats):
        sees = seat in (source, target)
        if seat != source:
            at = seat * PLACES + source
            memory[at] = seen_leaving(memory[at], kind) if sees else left_unseen(memory[at])
        if sees and seat != target:
            at = seat * PLACES + target
            memory[at] = seen_coming(memory[at], kind)


def drawn(memory: vec[i64], seats: i64, first: i64, kind: i64, owner: i64) -> None:
    """A token or an intrigue card is drawn: `first` is TOKEN_MEMORY or CARD_MEMORY."""
    for seat in range(seats):
        at = first + seat
        memory[at] = seen_leaving(memory[at], kind) if seat == owner else left_unseen(memory[at])


def pile_lost_one(memory: vec[i64], seats: i64, owner: i64) -> None:
    """R12.11: of the goods drawn all but one came back to the pile; only the drawer knows which."""
    for seat in range(seats):
        if seat != owner:
            at = seat * PLACES + PILE
            memory[at] = left_unseen(memory[at])
