"""How good a position looks, in points."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.games.dice.state import DiceState


def evaluate(state: DiceState, seat: i64) -> float:
    """Points, drafts included."""
    return float(int(state.total_with_draft(seat)))
