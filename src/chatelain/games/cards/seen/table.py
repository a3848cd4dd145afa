"""What is open to all: time, order, bonus cards and piles; what is still unseen; and, alone, Aaron."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.core.features import WAITING, Row, capped
from chatelain.games.cards.aaron import AARON
from chatelain.games.cards.buying import bought_entry
from chatelain.games.cards.cards import CARDS, TYPE_OF
from chatelain.games.cards.deck import card_of
from chatelain.games.cards.player import Player
from chatelain.games.cards.scoring import animal_points, projected
from chatelain.games.cards.seen import layout as at
from chatelain.games.cards.seen.player import column_for
from chatelain.games.cards.state import CardsState
from chatelain.games.cards.tables import BOUGHT, ROUNDS, SEVEN_CARDS, TURNS


def turns_left(board: CardsState, seat: i64) -> i64:
    """Cards that a seat has still to play, in this turn and later."""
    left = (ROUNDS - 1 - board.round) * TURNS + TURNS - 1 - board.turn
    place = (seat - board.first + board.seats) % board.seats
    if place > board.place or (place == board.place and not board.has_played):
        left += 1
    return left


def write_common(board: CardsState, seat: i64, moment: i64, time: i64, row: Row) -> None:
    """Time, order, start card, lead, bonus cards and piles."""
    row.add(at.SEATS + (board.seats - 1) * (at.MOMENTS + 1) + turns_left(board, seat))
    row.add(at.MOMENT + board.round * TURNS + board.turn)
    row.add(at.ORDER + (board.seats - 1) * 4 + (seat - board.seat + board.seats) % board.seats)
    if moment == WAITING:
        row.add(at.WAITING + board.round)
    if board.holder >= 0:
        mine: i64 = 1 if board.holder == seat else 0
        face_down: i64 = 1 if board.is_face_down else 0
        row.add(at.START + (mine * 2 + face_down) * ROUNDS + board.round)
    if board.seats > 1:
        row.add(at.LEAD + time * 21 + lead(board, seat))
    write_bonus_cards(board, seat, row)
    write_piles(board, board.players[seat], row)


def lead(board: CardsState, seat: i64) -> i64:
    """Points ahead of the best of the others, by twos; 10 is even."""
    highest: i64 = -1000
    for other in range(board.seats):
        if other != seat:
            highest = max(highest, projected(board, other))
    return capped(max(projected(board, seat) - highest + 20, 0) // 2, 20)


def write_bonus_cards(board: CardsState, seat: i64, row: Row) -> None:
    """The cards for first triples and for the seven types."""
    player = board.players[seat]
    for kind in range(at.TYPES):
        owner = (board.first_owners >> (kind * 3)) & 7
        if owner:
            row.add(at.FIRST + kind * 3 + (1 if owner == seat + 1 else 2))
        else:
            row.add(at.FIRST + kind * 3)
            row.add(at.FIRST_FREE + kind * 3 + column_for(player, kind))
    if not player.has_seven:
        cards = max(i64(SEVEN_CARDS[board.seats]) - board.seven_taken, 0)
        row.add(at.SEVEN + cards * (at.TYPES + 1) + count(player.types))


def write_piles(board: CardsState, player: Player, row: Row) -> None:
    """Goods and animals that can be taken."""
    row.add_capped(at.GOODS_LEFT, (board.pile_size(0) + board.pile_size(1) + 1) // 2, 9)
    row.add_capped(at.ANIMALS_LEFT, (board.pile_size(2) + board.pile_size(3) + 1) // 2, 10)
    points = animal_points(player.animals)
    for pile in range(4):
        top = board.pile_top(pile)
        if top >= 0:
            if pile < 2:
                row.add(at.GOOD_TOP + top * 5 + capped(player.goods_of(top), 4))
            else:
                row.add_capped(at.ANIMAL_TOP, animal_points(player.animals + BIT[top * 8]) - points, 4)


def write_unseen(board: CardsState, seat: i64, row: Row) -> None:
    """How many cards of every type the seat has not seen yet: those in hands of others, too."""
    unseen: i64 = 0  # a byte for each type
    for pool in board.pools:
        if pool.left:
            for card in range(CARDS):
                unseen += pool.counts[card] * BIT[i64(TYPE_OF[card]) * 8]
    for other in range(board.seats):
        if other != seat:
            unseen += type_bit(board.players[other].hand1) + type_bit(board.players[other].hand2)
            if other == board.seat:
                for which in range(BOUGHT):
                    unseen += type_bit(bought_entry(board, which))
    for kind in range(at.TYPES):
        row.add_capped(at.UNSEEN + kind * 13, ((unseen >> (kind * 8)) & 255) // 2, 12)


def type_bit(entry: i64) -> i64:
    """One card in the byte of its type; 0 for no card."""
    return BIT[i64(TYPE_OF[card_of(entry)]) * 8] if entry else 0


def write_race(board: CardsState, row: Row) -> None:
    """R15.11: the points that are compared, and the triples that both are after."""
    player, aaron = board.players[0], board.players[AARON]
    ahead = capped(max(player.points - aaron.points + 12, 0), 24)
    row.add(at.MARGIN + (board.round * TURNS + board.turn) * 25 + ahead)
    for kind in range(at.TYPES):
        if not (board.first_owners >> (kind * 3)) & 7:
            row.add(at.AARON_RACE + (kind * 3 + own_column(aaron, kind)) * 3 + column_for(player, kind))


def write_aaron(board: CardsState, row: Row) -> None:
    """His estate, which grows by itself."""
    aaron = board.players[AARON]
    pairs: i64 = 0
    left = aaron.open >> 1
    while left:
        target = lowest(left)
        left &= left - 1
        pairs += target % 2
        row.add(at.AARON_OPEN + board.round * 14 + target)
    row.add(at.AARON_PAIRS + board.round * (at.TYPES + 1) + pairs)
    row.add(at.AARON_TYPES + board.round * (at.TYPES + 1) + count(aaron.types))


def own_column(player: Player, kind: i64) -> i64:
    """The cards of the unfinished column of a type; 0 if there is none."""
    both = (player.open >> (1 + 2 * kind)) & 3
    return lowest(both) + 1 if both else 0
