"""Evaluating the castles of a colour, and who has won. Sections 5 and 8."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.events import Value
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.board import ROLLING, Board
from chatelain.games.beaugency.tables import COLOUR_COUNT, COLOURS, GOAL


def score_colour(board: Board, seat: i64) -> None:
    """The evaluation of the colour of the turn."""
    colour = board.colour
    first = castle.worth(board.castles, board.castle_of(0, colour))
    second = castle.worth(board.castles, board.castle_of(1, colour))
    better: i64 = 0 if first > second else 1  # R5.6
    gain = first - second if first > second else second - first  # R5.7: equal values give nothing.
    gain = min(gain, GOAL - board.score(better))  # R8.3
    board.points[better * COLOUR_COUNT + colour] += gain
    board.phase = ROLLING
    if board.events is not None:
        tell(board, seat if first == second else better, first, second, gain)
    if board.score(better) >= GOAL:
        board.is_over = True  # R8.1
        if board.events is not None:
            board.emit("game-won", int(better), {"total": int(board.score(better))})


def ends_game(board: Board, colour: i64) -> bool:
    """Whether an evaluation of the colour would be the last one. R8.1"""
    first = castle.worth(board.castles, board.castle_of(0, colour))
    second = castle.worth(board.castles, board.castle_of(1, colour))
    return board.score(0) + first - second >= GOAL or board.score(1) + second - first >= GOAL


def tell(board: Board, seat: i64, first: i64, second: i64, gain: i64) -> None:
    """The event belongs to the better castle; between equal ones to the seat whose turn it is."""
    own, other = int(max(first, second)), int(min(first, second))
    told: dict[str, Value] = {"colour": COLOURS[board.colour], "own": own, "other": other, "points": int(gain)}
    board.emit("evaluation" if own > other else "evaluation-tie", int(seat), told)


def ranking(board: Board) -> list[int]:
    """R8.2"""
    first, second = board.score(0), board.score(1)
    return [1 if first >= second else 2, 1 if second >= first else 2]
