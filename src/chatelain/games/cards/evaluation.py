"""How good a position looks."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.games.cards.state import CardsState


def evaluate(board: CardsState, seat: i64) -> float:
    """Points."""
    return float(int(board.players[seat].points))
