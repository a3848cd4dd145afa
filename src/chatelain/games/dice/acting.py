"""Doing an action that is known to be legal: drafting, which nobody else sees, and finishing (sections 2, 4 and 11)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.games.dice.actions import COMMIT
from chatelain.games.dice.board import DIFFERENT, SAME, SETTING_UP, Board
from chatelain.games.dice.drafting import draft
from chatelain.games.dice.fields import CASTLE, ROW
from chatelain.games.dice.marking import cross_start
from chatelain.games.dice.telling import tell_start
from chatelain.games.dice.turns import end_turn, show, start_phase


def act(board: Board, seat: i64, action: i64, chance: Chance) -> None:
    """One action of a seat that has not finished the turn."""
    if action == COMMIT:
        commit(board, seat, chance)
    else:
        draft(board, seat, action)


def commit(board: Board, seat: i64, chance: Chance) -> None:
    """A seat has finished; when it is the last one, the turn is shown and the next begins (R4.2, R4.10)."""
    board.committed |= BIT[seat]
    if board.events is not None:
        board.emit("committed", int(seat), {})
    if board.phase == SETTING_UP:
        commit_start(board, seat, chance)
    elif board.all_have_committed():
        end_turn(board, chance)


def commit_start(board: Board, seat: i64, chance: Chance) -> None:
    """R2.2, R11.1 to R11.3: shown when all have chosen; at once when chosen openly; for all when all have the same."""
    if board.start_rule == SAME:
        castle = board.now[seat * ROW + CASTLE] - 1
        for other in range(1, board.seats):
            cross_start(board.sheet, board.now, other * ROW, castle)
        board.committed = BIT[board.seats] - 1
    if board.start_rule == DIFFERENT:
        show(board)
        if board.events is not None:
            tell_start(board, seat)
    elif board.all_have_committed():
        show(board)
        if board.events is not None:
            for shown in range(board.seats):
                tell_start(board, shown)
    if board.all_have_committed():
        start_phase(board, 0, chance)
