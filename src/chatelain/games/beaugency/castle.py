"""A castle: a row of places, each with a card or a gap. Rules 4, 5 and 7.

A castle is four sets of places, one for each type of card, in four numbers of a vector that begin at `at`. Bit 0 is
the leftmost card, and there always is one unless the castle is empty: a gap never stands at an end.

A number holds WINDOW places. Rows have no limit (R4.6): the vector grows by SETS numbers when a row needs more, and the
next places of a castle begin SETS further on. Nearly every game is over before that.

A *place for a card* is a number too: LEFT and RIGHT are beside the ends, FIRST + n is the place n of the row. Where
places are a set of bits, they are those of one window, the ends included.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count
from chatelain.games.beaugency.tables import CARD_COUNT, VALUE, WALL

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
FIRST: Final[i64] = 2

#: So many places of a row stand in one number, and have an action of their own at a time.
WINDOW: Final[i64] = 40
#: So many numbers hold a window of all castles: two seats, three colours, four types.
SETS: Final[i64] = 24

_LEFT_AND_RIGHT: Final[i64] = 3
_FIRST_PLACE: Final[i64] = 4
_LAST: Final[i64] = 549_755_813_888  # 2 ** (WINDOW - 1)
_ALL: Final[i64] = 1_099_511_627_775  # 2 ** WINDOW - 1


def occupied(castles: vec[i64], at: i64) -> i64:
    """The places with a card, of one window."""
    return castles[at] | castles[at + 1] | castles[at + 2] | castles[at + 3]


def span(cards: i64) -> i64:
    """All places up to the last card, gaps included.

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


# -- where a card may go


def places(castles: vec[i64], at: i64, card: i64, window: i64) -> i64:
    """The set of places where a card may go, of one window."""
    if len(castles) > SETS:
        return _places_of_many(castles, at, card, window)
    walls = castles[at]
    buildings = castles[at + 1] | castles[at + 2] | castles[at + 3]
    cards = walls | buildings
    if cards == 0:
        return _FIRST_PLACE  # R4.5
    row = span(cards)
    gaps = row & ~cards
    if card == WALL:
        return gaps << 2 | _LEFT_AND_RIGHT  # R4.1, R4.2, R7.10
    # R4.3, R4.4: beside a wall, and beside no building.
    open_places = (gaps & (walls << 1 | walls >> 1) & ~(buildings << 1 | buildings >> 1)) << 2
    open_places |= walls & 1
    if walls & ((row + 1) >> 1):
        open_places |= 2
    return open_places


def _places_of_many(castles: vec[i64], at: i64, card: i64, window: i64) -> i64:
    """The same, place by place, where rows may have several windows."""
    size = length(castles, at)
    if size == 0:
        return _FIRST_PLACE if window == 0 else 0
    left, right = ends(castles, at)
    found: i64 = 1 if card == WALL or left == WALL else 0
    if card == WALL or right == WALL:
        found |= 2
    first = window * WINDOW
    for slot in range(first, min(size, first + WINDOW)):
        if card_at(castles, at, slot) < 0 and (card == WALL or _is_beside_walls(castles, at, slot)):
            found |= BIT[slot - first + FIRST]
    return found


def _is_beside_walls(castles: vec[i64], at: i64, slot: i64) -> bool:
    """R4.3, R4.4: beside a wall, and beside no building."""
    left = card_at(castles, at, slot - 1)
    right = card_at(castles, at, slot + 1)
    return left <= WALL and right <= WALL and (left == WALL or right == WALL)


def goes_on(castles: vec[i64], at: i64, card: i64, window: i64) -> bool:
    """Whether a card may also go into a gap beyond the window."""
    window += 1
    while SETS * window < len(castles):
        if places(castles, at, card, window) & ~_LEFT_AND_RIGHT:
            return True
        window += 1
    return False


def fits(castles: vec[i64], at: i64, card: i64) -> bool:
    """Whether there is any place for a card."""
    return places(castles, at, card, 0) != 0 or goes_on(castles, at, card, 0)


# -- which cards there are


def copies(castles: vec[i64], at: i64, card: i64, window: i64) -> i64:
    """The places of a window where such a card stands."""
    return castles[at + card + SETS * window]


def has_beyond(castles: vec[i64], at: i64, card: i64, window: i64) -> bool:
    """Whether such a card stands beyond the window; -1 is before the first one."""
    index = at + card + SETS * (window + 1)
    while index < len(castles):
        if castles[index]:
            return True
        index += SETS
    return False


def card_at(castles: vec[i64], at: i64, slot: i64) -> i64:
    """The type of the card at a place of the row, -1 for a gap or a place outside."""
    while slot >= WINDOW:
        slot -= WINDOW
        at += SETS
        if at >= len(castles):
            return -1
    bit = BIT[slot]
    for kind in range(CARD_COUNT):
        if castles[at + kind] & bit:
            return kind
    return -1


def length(castles: vec[i64], at: i64) -> i64:
    """How many places the row has, gaps included."""
    before = len(castles) - SETS
    while before > 0:
        cards = occupied(castles, at + before)
        if cards:
            return before // SETS * WINDOW + count(span(cards))
        before -= SETS
    return count(span(occupied(castles, at)))


def ends(castles: vec[i64], at: i64) -> tuple[i64, i64]:
    """The types of the cards at the left and at the right end, -1 if there is none."""
    size = length(castles, at)
    return (-1, -1) if size == 0 else (card_at(castles, at, 0), card_at(castles, at, size - 1))


def row_of(castles: vec[i64], at: i64) -> list[int]:
    """The row from left to right, -1 for a gap."""
    return [int(card_at(castles, at, slot)) for slot in range(length(castles, at))]


def worth(castles: vec[i64], at: i64) -> i64:
    """The value in an evaluation: that of the most valuable unbroken part. R5.5, R5.8, R5.9."""
    best: i64 = 0
    part: i64 = 0
    while at < len(castles):
        walls = castles[at]
        small_towers = castles[at + 1]
        houses = castles[at + 2]
        great_towers = castles[at + 3]
        cards = walls | small_towers | houses | great_towers
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
        if bit <= _LAST:
            part = 0
        at += SETS
    return best


# -- building and losing


def is_full(castles: vec[i64], at: i64) -> bool:
    """Whether the row has no room for another card at an end, before the vector grows."""
    return occupied(castles, at + len(castles) - SETS) & _LAST != 0


def grown(castles: vec[i64]) -> vec[i64]:
    """The castles with a window more. R4.6"""
    more = len(castles) + SETS
    return vec[i64]([int(castles[index]) if index < len(castles) else 0 for index in range(more)])


def put(castles: vec[i64], at: i64, card: i64, slot: i64) -> None:
    """Puts a card on an empty place of the row, or takes it away again."""
    while slot >= WINDOW:
        slot -= WINDOW
        at += SETS
    castles[at + card] ^= BIT[slot]


def add(castles: vec[i64], at: i64, card: i64, place: i64) -> i64:
    """Puts a card on a place, for which there is room; returns its number in the row after that."""
    if place == LEFT:
        _push_right(castles, at)
        castles[at + card] |= 1
        return 0
    slot = length(castles, at) if place == RIGHT else place - FIRST
    put(castles, at, card, slot)
    return slot


def remove(castles: vec[i64], at: i64, slot: i64) -> i64:
    """Takes the card at a place of the row away and returns its type. R7.7: in the middle a gap is left."""
    card = card_at(castles, at, slot)
    put(castles, at, card, slot)
    # R7.8: a gap that has become the left end vanishes; beyond the right end nothing is stored.
    cards = occupied(castles, at)
    while cards & 1 == 0 and (cards or length(castles, at)):
        _push_left(castles, at)
        cards = occupied(castles, at)
    return card


def _push_right(castles: vec[i64], at: i64) -> None:
    """Moves all cards by a place, to free the first one."""
    for kind in range(CARD_COUNT):
        castles[at + kind] <<= 1
        index = at + kind + SETS
        while index < len(castles):
            before = castles[index - SETS]
            castles[index - SETS] = before & _ALL
            castles[index] = castles[index] << 1 | before >> WINDOW
            index += SETS


def _push_left(castles: vec[i64], at: i64) -> None:
    """Moves all cards by a place, onto the first one, which is empty."""
    for kind in range(CARD_COUNT):
        castles[at + kind] >>= 1
        index = at + kind + SETS
        while index < len(castles):
            if castles[index] & 1:
                castles[index - SETS] |= _LAST
            castles[index] >>= 1
            index += SETS
