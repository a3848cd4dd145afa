"""Colours completed, and who has won (sections 9, 10 and 12)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.games.dice.board import Board
from chatelain.games.dice.fields import BONUS, LEDGER, MARKED, ROW
from chatelain.games.dice.tables import BONUS_COUNT, COLOUR_COUNT, COLOUR_SOURCE, COLOURS, SOURCE_NAMES, SOURCES


def give_colour_points(board: Board) -> None:
    """R9.1 to R9.5: all who completed a colour in this turn score the value that is open, then it is taken."""
    for colour in range(COLOUR_COUNT):
        is_taken = False
        for seat in range(board.seats):
            if has_just_completed(board, seat, colour):
                score_colour(board, seat, colour)
                is_taken = True
        if is_taken and board.values_claimed(colour) < 2:
            board.claimed += BIT[colour * 2]


def has_just_completed(board: Board, seat: i64, colour: i64) -> bool:
    """All spaces of the colour are marked, and were not before this turn."""
    spaces = board.sheet.colours[colour]
    return spaces & ~board.now[seat * ROW + MARKED] == 0 and spaces & ~board.shown[seat * ROW + MARKED] != 0


def open_value(board: Board, colour: i64) -> i64:
    """Which value of a colour is open now: 0 the first, 1 the second, 2 none."""
    if board.is_solo():
        return 0 if board.phase < 2 else 1  # R12.4, R12.5
    return board.values_claimed(colour)


def score_colour(board: Board, seat: i64, colour: i64) -> None:
    """R9.3, R9.6, R9.7."""
    value = open_value(board, colour)
    points: i64 = 0
    if value < 2:
        points = i64(board.sheet.colour_points[value * COLOUR_COUNT + colour])
        board.gain(seat, COLOUR_SOURCE, points)
    if board.events is not None:
        place = int(value) + 1 if value < 2 else 0  # of the two values, or none of them
        board.emit("colour-completed", int(seat), {"die": COLOURS[colour], "points": int(points), "place": place})


def note_final_count(board: Board) -> None:
    """Tells where the points of everybody came from."""
    for seat in range(board.seats):
        board.emit("final-count", int(seat), {})
        for source in range(SOURCES):
            points = int(board.shown[seat * ROW + LEDGER + source])
            if points:
                board.emit("counted", int(seat), {"source": SOURCE_NAMES[source], "parts": str(points)})


def unused_bonuses(board: Board, seat: i64) -> i64:
    """R10.5, R10.6: goods included."""
    total: i64 = 0
    for bonus in range(BONUS_COUNT):
        total += board.shown[seat * ROW + BONUS + bonus]
    return total


def ranking(board: Board) -> list[int]:
    """R10.4 to R10.7: points, then unused bonuses; what is still equal is shared."""
    keys = [(int(board.score(seat)), int(unused_bonuses(board, seat))) for seat in range(board.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
