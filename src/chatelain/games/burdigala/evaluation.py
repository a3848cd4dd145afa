"""How good a position looks to a player who thinks one action ahead. All terms are in hundredths of a point.

A player is worth their points, what would score if the game ended now, the cards in hand, and what their pawns stand
beside (worth/players.py). Where the seat still has to lay a stone in this turn, the best one is counted already
(worth/sites.py); what is pending is worth its best answer (worth/turns.py). The worth of the others, on average, is
taken off.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import lowest
from chatelain.games.burdigala.board import PLACING, SIZE, STONES, Board
from chatelain.games.burdigala.closing import DUE_BUILDING
from chatelain.games.burdigala.worth.players import POINT, supposed_risk, worth_of_player, worth_of_things
from chatelain.games.burdigala.worth.sites import CARD, average_values, gifts, worth_of_building
from chatelain.games.burdigala.worth.turns import worth_of_turn

#: What every place without a stone will bring to the players together, with the goods and cards of those turns.
COMING: Final[i64] = 325
#: What is due (closing.py): a good, the best of three, a swap; a token, a building (by what it is), a further turn.
DUE: Final = (0, 0, 0, 0, 0, 0, 0, 0, 230, 350, 150, -310, 0, 400)


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


def prospects(board: Board, seat: i64) -> i64:
    """How many points a seat will have in the end, on its own, by what it has and what is due, in hundredths."""
    if board.is_over:
        return board.players[seat].points * POINT
    total = worth_of_things(board, seat, time_left(board)) - supposed_risk(board, seat)
    total += places_left(board) * COMING // board.seats
    total += ((board.draws >> (seat * 4)) & 15) * CARD + worth_of_due(board, seat)
    if board.seat == seat and board.phase != PLACING:
        values = average_values(board)
        total += worth_of_turn(board, seat, values) - gifts(board, seat, values)
    return total


def worth_of_due(board: Board, seat: i64) -> i64:
    """What a closing action is about to bring."""
    total: i64 = 0
    stack = board.stack
    while stack:
        due = stack & 15
        if (stack >> 4) & 15 == seat:
            total += i64(DUE[due])
            if due == DUE_BUILDING:
                total += worth_of_building(board, seat, board.laid, average_values(board))
        stack >>= 12
    return total


def places_left(board: Board) -> i64:
    """The stones that are missing on all sites."""
    places: i64 = 0
    todo = board.unfinished
    while todo:
        site = lowest(todo)
        todo &= todo - 1
        places += board.site[SIZE + site] - board.site[STONES + site]
    return places


def time_left(board: Board) -> i64:
    """From 100 down to 0 as stones and goods run out: what only pays later is worth that much, in percent."""
    if board.is_over:
        return 0
    left = places_left(board) * 4
    if board.goods_left * 14 < left:
        left = board.goods_left * 14
    return left if left < 100 else 100
