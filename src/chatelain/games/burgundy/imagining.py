"""Positions that agree with what a seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.games.burgundy.board import Board
from chatelain.games.burgundy.estates import ESTATE_LIST


def imagine(board: Board, seat: i64, chance: Chance) -> None:
    """Draws anew what a seat cannot know: the others' secret choices before the game (R16.6). All else lies open."""
    if not board.is_secret():
        return
    for other, player in enumerate(board.players):
        if other == seat:
            continue
        if board.chooses_estate and player.has_estate:
            player.estate = ESTATE_LIST[int(chance.below(len(ESTATE_LIST)))]
        if player.is_ready:
            starts = player.estate.start_spaces()
            player.start = starts[int(chance.below(len(starts)))]
