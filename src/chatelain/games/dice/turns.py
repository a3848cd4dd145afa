"""Rolls, time and the end of a turn: sections 3, 9, 10 and 12."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.core.events import Value
from chatelain.games.dice.board import Board
from chatelain.games.dice.scoring import give_colour_points, note_final_count
from chatelain.games.dice.tables import BOXES, COLOUR_COUNT, COLOURS, PHASES, grade
from chatelain.games.dice.telling import tell_turn


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
        colours: list[str] = [COLOURS[board.colour1], COLOURS[board.colour2]]
        numbers = [int(board.number1), int(board.number2)]
        when: dict[str, Value] = {"phase_number": int(board.phase) + 1, "turn": int(board.turn)}
        dice: dict[str, Value] = {"colours": colours, "numbers": numbers, "hourglasses": int(board.hourglass)}
        board.emit("rolled", -1, {**when, **dice})


# -- 9 and 10: the end of a turn


def end_turn(board: Board, chance: Chance) -> None:
    """All have finished: the drafts are shown in the order of seats, colours score, the time goes on."""
    if board.events is not None:
        for seat in range(board.seats):
            tell_turn(board, seat)
    give_colour_points(board)
    for seat in range(board.seats):
        board.clear_draft(seat)
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
        note_final_count(board)
        if board.is_solo():
            points = int(board.score(0))
            board.emit("graded", 0, {"total": points, "grade": grade(points)})
