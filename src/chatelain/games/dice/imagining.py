"""What a seat cannot know, drawn anew: the drafts of the others (R4.2, R4.10)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.core.moves import Moves
from chatelain.games.dice.actions import COMMIT
from chatelain.games.dice.board import Board
from chatelain.games.dice.drafting import draft
from chatelain.games.dice.legal import gather


def imagine(board: Board, seat: i64, chance: Chance) -> None:
    """The others have done nothing yet, or, when they have committed, something they were allowed to."""
    moves = Moves()
    for other in range(board.seats):
        if other != seat:
            is_hidden = board.has_hidden_draft(other)
            board.forget_draft(other)
            if is_hidden:
                imagine_draft(board, other, moves, chance)


def imagine_draft(board: Board, seat: i64, moves: Moves, chance: Chance) -> None:
    """Random legal actions up to `commit`."""
    while True:
        moves.clear()
        gather(board, seat, moves)
        action = moves.ids[chance.below(moves.count)]
        if action == COMMIT:
            return
        draft(board, seat, action)
