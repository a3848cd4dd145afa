"""Which intrigue cards may be played now, and on whom: masks for the list of legal actions and for refusals."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.packed import kinds_in
from chatelain.games.burdigala.board import MOVING, Board
from chatelain.games.burdigala.moving import can_move, could_move
from chatelain.games.burdigala.tables import (
    BETRAYAL,
    CONNECTIONS,
    CRASSUS,
    INDISCRETION,
    INFLUENCE,
    MERCHANT,
    PERMANENT,
    SAILOR,
    THEFT,
)
from chatelain.games.burdigala.turns import can_lay_more


def may_play_card(board: Board) -> bool:
    """R7.5, R7.6: after the roll, between the steps, once a turn."""
    return not board.has_played and board.phase >= MOVING and not board.stack


def layable(board: Board, seat: i64) -> i64:
    """R7.8, R7.11: permanent cards that may be laid."""
    player = board.players[seat]
    return kinds_in(player.hand) & (BIT[PERMANENT] - 1) & ~player.table


def plain_cards(board: Board, seat: i64) -> i64:
    """The cards of the block `play`, as its bits: permanent ones, then Indiscretion, Sailor, Publius Crassus."""
    player = board.players[seat]
    found = layable(board, seat)
    if player.holds(INDISCRETION) and board.unseen_by(seat):
        found |= BIT[6]
    if player.holds(SAILOR) and board.goods_left:
        found |= BIT[7]
    if player.holds(CRASSUS) and can_lay_more(board):
        found |= BIT[8]
    return found


def influences(board: Board, seat: i64) -> i64:
    """R12.8, R12.19: die 1 up and down, die 2 up and down."""
    if not board.players[seat].holds(INFLUENCE):
        return 0
    one, two = board.die1, board.die2
    found: i64 = 0
    if one < 6 and not fails_on_purpose(board, seat, one + 1, two):
        found |= 1
    if one > 1 and not fails_on_purpose(board, seat, one - 1, two):
        found |= 2
    if two < 6 and not fails_on_purpose(board, seat, one, two + 1):
        found |= 4
    if two > 1 and not fails_on_purpose(board, seat, one, two - 1):
        found |= 8
    return found


def fails_on_purpose(board: Board, seat: i64, die1: i64, die2: i64) -> bool:
    """R8.6: before the move, would these dice take away the last legal move?"""
    return board.phase == MOVING and not could_move(board, seat, die1, die2) and can_move(board, seat)


def betrayable(board: Board, seat: i64) -> i64:
    """R12.7: cards on the table, six bits for each opponent."""
    if not board.players[seat].holds(BETRAYAL):
        return 0
    found: i64 = 0
    for other in range(board.seats):
        if other != seat:
            found |= board.players[other].table << (other * PERMANENT)
    return found


def with_hand(board: Board, seat: i64) -> i64:
    """R12.7: the opponents with a hand that Betrayal may hit."""
    if not board.players[seat].holds(BETRAYAL):
        return 0
    found: i64 = 0
    for other in range(board.seats):
        if other != seat and board.players[other].hand_count:
            found |= BIT[other]
    return found


def with_goods(board: Board, seat: i64) -> i64:
    """The opponents who have goods."""
    found: i64 = 0
    for other in range(board.seats):
        if other != seat and board.players[other].goods_count:
            found |= BIT[other]
    return found


def merchant_victims(board: Board, seat: i64) -> i64:
    """R12.10, R12.22."""
    player = board.players[seat]
    return with_goods(board, seat) if player.goods_count and player.holds(MERCHANT) else 0


def theft_victims(board: Board, seat: i64) -> i64:
    """R12.14."""
    return with_goods(board, seat) if board.players[seat].holds(THEFT) else 0


def returnable(board: Board, seat: i64) -> i64:
    """R12.13: the values of the player's tokens."""
    player = board.players[seat]
    return kinds_in(player.tokens) if player.holds(CONNECTIONS) else 0
