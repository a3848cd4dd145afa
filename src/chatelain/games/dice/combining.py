"""Which spaces a combination may mark, as bit masks (sections 4, 5 and 7)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.games.dice.actions import MARK, MONK, number_of, space_of
from chatelain.games.dice.board import DIFFERENT, SETTING_UP, Board
from chatelain.games.dice.fields import CASTLE, FIRST, FITS, GOODS, MONKS, OPEN, ROW, SECOND, SILVERS, SOLD, WORKERS
from chatelain.games.dice.tables import DOUBLE


def fitting(board: Board, seat: i64, number: i64) -> i64:
    """R4.5, section 5: open spaces that take a number, whatever their colour."""
    at = seat * ROW
    return board.now[at + OPEN] & board.now[at + FITS + number - 1]


def rolled_colours(board: Board) -> i64:
    """The spaces of the two colours that were rolled."""
    return board.sheet.colours[board.colour1] | board.sheet.colours[board.colour2]


def is_rolled(board: Board, number: i64) -> bool:
    """Does a number die show it?"""
    return number == board.number1 or number == board.number2


def markable(board: Board, seat: i64, number: i64) -> i64:
    """R4.3, R4.4: with the dice as they were rolled."""
    return fitting(board, seat, number) & rolled_colours(board) if is_rolled(board, number) else 0


def markable_with_monk(board: Board, seat: i64, number: i64) -> i64:
    """R7.3, R7.6: any colour that a colour die does not show yet."""
    if not is_rolled(board, number):
        return 0
    spaces = fitting(board, seat, number)
    return spaces & ~board.sheet.colours[board.colour1] if board.colour1 == board.colour2 else spaces


def markable_with_worker(board: Board, seat: i64, number: i64) -> i64:
    """R7.4, R7.6: any number that a number die does not show yet."""
    if number == board.number1 and number == board.number2:
        return 0
    return fitting(board, seat, number) & rolled_colours(board)


def markable_with_silver(board: Board, seat: i64, number: i64) -> i64:
    """R7.7, R7.8: as the first time, but not with the same two dice."""
    spaces = markable(board, seat, number)
    first = board.now[seat * ROW + FIRST] - 1
    if number == number_of(first) and board.number1 != board.number2 and board.colour1 != board.colour2:
        return spaces & ~board.sheet.colours[board.sheet.colour[space_of(first)]]
    return spaces


# -- what the draft of a seat still allows


def may_sell(board: Board, seat: i64) -> bool:
    """R8.1, R8.2, R8.5: goods, a double hourglass, and no combination yet."""
    at = seat * ROW
    return board.hourglass == DOUBLE and board.now[at + GOODS] > 0 and not board.now[at + SOLD] | board.now[at + FIRST]


def may_combine(board: Board, seat: i64) -> bool:
    """R4.4: exactly one combination, or the worker instead of it."""
    return board.phase != SETTING_UP and board.now[seat * ROW + FIRST] == 0


def has_monk(board: Board, seat: i64) -> bool:
    """Is there a monk to use?"""
    return board.now[seat * ROW + MONKS] > 0


def has_worker(board: Board, seat: i64) -> bool:
    """Is there a worker to use?"""
    return board.now[seat * ROW + WORKERS] > 0


def may_pay_silver(board: Board, seat: i64) -> bool:
    """R7.1, R7.7, R7.10, R7.11: after a combination without a bonus."""
    at = seat * ROW
    first = board.now[at + FIRST] - 1
    return MARK <= first < MONK and board.now[at + SECOND] == 0 and board.now[at + SILVERS] > 0


def open_castles(board: Board, seat: i64) -> i64:
    """R2.2, R11.1: the start castles a seat may choose, as bits."""
    castles: i64 = 15
    if board.start_rule == DIFFERENT:
        for other in range(seat):
            castles &= ~BIT[board.shown[other * ROW + CASTLE] - 1]
    return castles
