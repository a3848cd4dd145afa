"""How good a position looks to a player who thinks one action ahead. All terms are in hundredths of a point.

A player is worth their points, what would score if the game ended now, the cards in hand, and what their pawns stand
beside (worth/players.py). Where the seat still has to lay a stone in this turn, the best one is counted already
(worth/sites.py); what is pending is worth its best answer (worth/turns.py). The worth of the others, on average, is
taken off.
"""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import lowest
from chatelain.games.burdigala.board import SIZE, STONES, Board
from chatelain.games.burdigala.worth.players import worth_of_player
from chatelain.games.burdigala.worth.sites import average_values, gifts
from chatelain.games.burdigala.worth.turns import worth_of_turn


def evaluate(board: Board, seat: i64) -> float:
    """The prospects of a seat, in points."""
    return float(int(worth(board, seat))) / 100.0


def worth(board: Board, seat: i64) -> i64:
    """The seat's own worth, less the average of the others, and what it has still to do in its turn."""
    own: i64 = 0
    others: i64 = 0
    left = time_left(board)
    for at in range(board.seats):
        value = worth_of_player(board, at, left)
        if at == seat:
            own = value
        else:
            others += value
    total = own - others // (board.seats - 1)
    if board.is_over:
        return total
    values = average_values(board)
    total -= gifts(board, seat, values)
    if board.seat == seat:
        total += worth_of_turn(board, seat, values)
    return total


def time_left(board: Board) -> i64:
    """From 100 down to 0 as stones and goods run out: what only pays later is worth that much, in percent."""
    if board.is_over:
        return 0
    places: i64 = 0
    todo = board.unfinished
    while todo:
        site = lowest(todo)
        todo &= todo - 1
        places += board.site[SIZE + site] - board.site[STONES + site]
    left = places * 4
    if board.goods_left * 14 < left:
        left = board.goods_left * 14
    return left if left < 100 else 100
