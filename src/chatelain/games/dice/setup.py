"""The set-up: nothing is rolled before the start castles are chosen (R2.1)."""

from __future__ import annotations

from chatelain.games.dice.board import START_RULES, Board


def set_up(board: Board, start: str) -> None:
    """R1.9, R2.2, R11.1, R11.2: what the table has agreed on."""
    board.start_rule = START_RULES.index(start)
    if board.events is not None:
        board.emit("game-started", -1, {"sheet": board.sheet.name, "start": start})
