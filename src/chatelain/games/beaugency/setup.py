"""The set-up. R1.7 to R1.12"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.core.events import Value
from chatelain.games.beaugency.board import Board
from chatelain.games.beaugency.castle import SETS
from chatelain.games.beaugency.tables import COLOURS, COPIES, START_CARDS


def first_castles() -> vec[i64]:
    """R1.11: the same first card for everybody."""
    return vec[i64]([int(START_CARDS[number % 4]) for number in range(int(SETS))])


def first_piles() -> vec[i64]:
    """R1.9, R1.11: what two players have left."""
    return vec[i64]([int(COPIES[pile % 4] - 2 * START_CARDS[pile % 4]) for pile in range(12)])


def set_up(board: Board, start: str, chance: Chance) -> None:
    """R1.6, R1.7, R1.12: the crown and the first player."""
    if start == "random":
        colour = chance.draw(vec[i64]([1, 1, 1]), 0, 3, "start-colour")
    else:
        colour = COLOURS.index(start)
    board.turn = chance.draw(vec[i64]([1, 1]), 0, 2, "start-player")
    board.crown = i64(board.track.starts[colour])
    if board.events is not None:
        there: dict[str, Value] = {"colour": COLOURS[colour], "space": board.track.spaces[board.crown]}
        board.emit("game-started", int(board.turn), there | {"end": int(board.crown)})
