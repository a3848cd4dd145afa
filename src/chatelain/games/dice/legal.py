"""The legal actions of a seat."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.moves import Moves
from chatelain.games.dice.actions import COMMIT, MARK, MONK, PASS, SELL, SILVER, START, WORKER
from chatelain.games.dice.board import SETTING_UP, Board
from chatelain.games.dice.combining import (
    has_monk,
    has_worker,
    markable,
    markable_with_monk,
    markable_with_silver,
    markable_with_worker,
    may_combine,
    may_pay_silver,
    may_sell,
    open_castles,
)
from chatelain.games.dice.fields import CASTLE, ROW
from chatelain.games.dice.tables import FACES
from chatelain.hexes import SPACES


def gather(board: Board, seat: i64, moves: Moves) -> None:
    """Adds the actions of the seat."""
    if board.phase == SETTING_UP:
        if board.now[seat * ROW + CASTLE]:
            moves.add(COMMIT)
        else:
            moves.add_bits(START, open_castles(board, seat))
    elif may_combine(board, seat):
        if may_sell(board, seat):
            moves.add(SELL)
        gather_combinations(board, seat, moves)
        moves.add(PASS)  # R4.6, R4.7
    else:
        if may_pay_silver(board, seat):
            gather_second(board, seat, moves)
        moves.add(COMMIT)


def gather_combinations(board: Board, seat: i64, moves: Moves) -> None:
    """R4.3, R7.1: the dice as they are, or with one monk or one worker."""
    first, second = board.number1, board.number2
    moves.add_bits(MARK + (first - 1) * SPACES, markable(board, seat, first))
    if second != first:
        moves.add_bits(MARK + (second - 1) * SPACES, markable(board, seat, second))
    if has_monk(board, seat):
        moves.add_bits(MONK + (first - 1) * SPACES, markable_with_monk(board, seat, first))
        if second != first:
            moves.add_bits(MONK + (second - 1) * SPACES, markable_with_monk(board, seat, second))
    if has_worker(board, seat):
        for face in range(FACES):
            moves.add_bits(WORKER + face * SPACES, markable_with_worker(board, seat, face + 1))


def gather_second(board: Board, seat: i64, moves: Moves) -> None:
    """R7.7: the second combination."""
    first, second = board.number1, board.number2
    moves.add_bits(SILVER + (first - 1) * SPACES, markable_with_silver(board, seat, first))
    if second != first:
        moves.add_bits(SILVER + (second - 1) * SPACES, markable_with_silver(board, seat, second))
