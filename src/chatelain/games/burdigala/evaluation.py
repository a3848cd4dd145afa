"""How good a position looks."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.games.burdigala.state import BurdigalaState


def evaluate(board: BurdigalaState, seat: i64) -> float:
    """The points of a seat."""
    return float(int(board.players[seat].points))
