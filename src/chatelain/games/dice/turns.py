"""Rolls, time and the end of a turn: sections 2, 3, 9 to 12."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.games.dice.board import DIFFERENT, SAME, SETTING_UP, Board
from chatelain.games.dice.colours import give_colour_points
from chatelain.games.dice.fields import CASTLE, ROW
from chatelain.games.dice.marking import cross_start
from chatelain.games.dice.tables import (
    BOXES,
    COLOUR_COUNT,
    COLOURS,
    PHASES,
    grade,
)
from chatelain.games.dice.telling import tell_start, tell_turn


def commit(board: Board, seat: i64, chance: Chance) -> None:
    """A seat has finished; when it is the last one, the turn is shown and the next begins (R4.2, R4.10)."""
    board.committed |= BIT[seat]
    if board.events is not None:
        board.emit("committed", int(seat), {})
    if board.phase == SETTING_UP:
        commit_start(board, seat, chance)
    elif board.all_have_committed():
        end_turn(board, chance)


# -- 2 and 11: the start castles


def commit_start(board: Board, seat: i64, chance: Chance) -> None:
    """R2.2, R11.1 to R11.3: shown when all have chosen; at once when chosen openly; for all when all have the same."""
    if board.start_rule == SAME:
        castle = board.now[seat * ROW + CASTLE] - 1
        other: i64 = 1
        while other < board.seats:
            cross_start(board.sheet, board.now, other * ROW, castle)
            other += 1
        board.committed = BIT[board.seats] - 1
    if board.start_rule == DIFFERENT:
        show(board)
        if board.events is not None:
            tell_start(board, seat)
    elif board.all_have_committed():
        show(board)
        if board.events is not None:
            for other_seat in range(int(board.seats)):
                tell_start(board, other_seat)
    if board.all_have_committed():
        start_phase(board, 0, chance)


def show(board: Board) -> None:
    """What was written is seen by everybody."""
    board.revelations += 1
    board.shown = board.now[:]


# -- 3: roll and time


def start_phase(board: Board, phase: i64, chance: Chance) -> None:
    """R3.1: a new column."""
    board.phase = phase
    board.turn = 0
    board.crossed = 0
    if board.events is not None:
        board.emit("phase-started", -1, {"number": int(phase) + 1})
    roll(board, chance)


def roll(board: Board, chance: Chance) -> None:
    """R3.2 to R3.5, R12.3: one roll for all; the hourglasses cross boxes, but not for who plays alone."""
    board.committed = 0
    board.turn += 1
    values = board.sheet.values
    board.colour1 = chance.draw(values.colour_faces, 0, COLOUR_COUNT, "colour-die")
    board.colour2 = chance.draw(values.colour_faces, 0, COLOUR_COUNT, "colour-die")
    board.number1 = chance.die("number-die")
    board.number2 = chance.die("number-die")
    board.hourglass = chance.draw(values.hourglass_faces, 1, 3, "hourglass-die")
    if not board.is_solo():
        board.crossed += board.hourglass
        if board.crossed > BOXES:
            board.crossed = BOXES
    if board.events is not None:
        colours = [COLOURS[board.colour1], COLOURS[board.colour2]]
        numbers = [int(board.number1), int(board.number2)]
        board.emit("rolled", -1, {"colours": colours, "numbers": numbers, "hourglasses": int(board.hourglass)})


# -- 9 and 10: the end of a turn


def end_turn(board: Board, chance: Chance) -> None:
    """All have finished: the drafts are shown in the order of seats, colours score, the time goes on."""
    if board.events is not None:
        for other in range(int(board.seats)):
            tell_turn(board, other)
    give_colour_points(board)
    seat: i64 = 0
    while seat < board.seats:
        board.clear_draft(seat)
        seat += 1
    show(board)
    if not board.is_last_turn_of_phase():
        roll(board, chance)
    elif board.phase + 1 < PHASES:
        start_phase(board, board.phase + 1, chance)
    else:
        end_game(board)


def end_game(board: Board) -> None:
    """R10.1, R12.6."""
    board.is_over = True
    if board.events is not None:
        board.emit("game-ended", -1, {})
        if board.is_solo():
            points = int(board.total(0))
            board.emit("graded", 0, {"points": points, "grade": grade(points)})
