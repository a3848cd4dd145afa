"""A castle: a row of places, each with a card or a gap. Rules 4, 5 and 7.

A castle is four sets of places, one for each type of card, in four numbers of a vector that begin at `at`. Bit 0 is
the leftmost card, and there always is one unless the castle is empty: a gap never stands at an end.

A *place for a card* is a number too: LEFT and RIGHT are beside the ends, FIRST + n is the place n of the row.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count
from chatelain.games.beaugency.cards import CARD_COUNT, VALUE, WALL

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
FIRST: Final[i64] = 2

#: So many places the table has room for. 19 cards and as many gaps: no game comes near it.
ROW_LIMIT: Final[i64] = 40

_LEFT_AND_RIGHT: Final[i64] = 3
_FIRST_PLACE: Final[i64] = 4


def occupied(castles: vec[i64], at: i64) -> i64:
    """The places with a card."""
    return castles[at] | castles[at + 1] | castles[at + 2] | castles[at + 3]


def span(cards: i64) -> i64:
    """All places of the row, gaps included.

    >>> bin(span(0b10010))
    '0b11111'
    """
    cards |= cards >> 1
    cards |= cards >> 2
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    cards |= cards >> 32
    return cards


def places(castles: vec[i64], at: i64, card: i64) -> i64:
    """The set of places where a card may go."""
    walls = castles[at]
    buildings = castles[at + 1] | castles[at + 2] | castles[at + 3]
    cards = walls | buildings
    if cards == 0:
        return _FIRST_PLACE  # R4.5
    row = span(cards)
    gaps = row & ~cards
    has_room = row < BIT[ROW_LIMIT - 1]
    if card == WALL:
        return gaps << 2 | (_LEFT_AND_RIGHT if has_room else 0)  # R4.1, R4.2, R7.10
    # R4.3, R4.4: beside a wall, and beside no building.
    open_places = (gaps & (walls << 1 | walls >> 1) & ~(buildings << 1 | buildings >> 1)) << 2
    if has_room:
        open_places |= walls & 1
        if walls & ((row + 1) >> 1):
            open_places |= 2
    return open_places


def add(castles: vec[i64], at: i64, card: i64, place: i64) -> i64:
    """Puts a card on a place; gives the place's number in the row after that."""
    if place == LEFT:
        for kind in range(CARD_COUNT):
            castles[at + kind] <<= 1
        castles[at + card] |= 1
        return 0
    if place == RIGHT:
        new = span(occupied(castles, at)) + 1
        castles[at + card] |= new
        return count(new - 1)
    castles[at + card] |= BIT[place - FIRST]
    return place - FIRST


def remove(castles: vec[i64], at: i64, slot: i64) -> i64:
    """Takes the card at a place of the row away and gives its type. R7.7: in the middle a gap is left."""
    bit = BIT[slot]
    card = card_at(castles, at, slot)
    castles[at + card] ^= bit
    cards = occupied(castles, at)
    # R7.8: a gap that has become the left end vanishes; beyond the right end nothing is stored.
    while cards and not cards & 1:
        cards >>= 1
        for kind in range(CARD_COUNT):
            castles[at + kind] >>= 1
    return card


def card_at(castles: vec[i64], at: i64, slot: i64) -> i64:
    """The type of the card at a place of the row, -1 for a gap or a place outside."""
    bit = BIT[slot]
    for kind in range(CARD_COUNT):
        if castles[at + kind] & bit:
            return kind
    return -1


def length(castles: vec[i64], at: i64) -> i64:
    """How many places the row has, gaps included."""
    return count(span(occupied(castles, at)))


def worth(castles: vec[i64], at: i64) -> i64:
    """The value in an evaluation: that of the most valuable unbroken part. R5.5, R5.8, R5.9."""
    walls = castles[at]
    small_towers = castles[at + 1]
    houses = castles[at + 2]
    great_towers = castles[at + 3]
    cards = walls | small_towers | houses | great_towers
    best: i64 = 0
    part: i64 = 0
    bit: i64 = 1
    while bit <= cards:
        if walls & bit:
            part += i64(VALUE[0])
        elif small_towers & bit:
            part += i64(VALUE[1])
        elif houses & bit:
            part += i64(VALUE[2])
        elif great_towers & bit:
            part += i64(VALUE[3])
        else:
            part = 0
        if part > best:
            best = part
        bit <<= 1
    return best


def row_of(castles: vec[i64], at: i64) -> list[int]:
    """The row from left to right, -1 for a gap."""
    return [int(card_at(castles, at, slot)) for slot in range(length(castles, at))]
