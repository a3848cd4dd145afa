"""The end of the game and the final scoring (sections 13 and 14)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import count
from chatelain.core.packed import kinds_in, listed
from chatelain.games.burdigala.board import Board
from chatelain.games.burdigala.memory import MEMORIES
from chatelain.games.burdigala.tables import (
    FROM_CORRUPTION,
    FROM_FLOOR,
    FROM_GOODS,
    FROM_MOST_CORRUPT,
    FROM_PERMANENT,
    GOOD_NAMES,
    MOST_CORRUPT_POINTS,
    PERMANENT_POINTS,
    SET_POINTS,
    SOURCES,
)


def end_reason(board: Board) -> str:
    """R13.1 to R13.3: `built`, `pawns` or `goods`; empty while the game goes on."""
    if not board.unfinished:
        return "built"
    for player in board.players:
        if not player.pawns:
            return "pawns"
    return "" if board.goods_left else "goods"


def is_ending(board: Board) -> bool:
    """R13.4: would the game end if the turn ended now?"""
    if not board.unfinished or not board.goods_left:
        return True
    for seat in range(board.seats):
        if not board.players[seat].pawns:
            return True
    return False


def set_points(goods: i64) -> i64:
    """R14.1, R14.2: as many different cards as possible in each set, as a set grows faster than its size."""
    points: i64 = 0
    while goods:
        kinds = kinds_in(goods)
        points += i64(SET_POINTS[count(kinds)])
        left: i64 = 0
        one: i64 = 1
        while kinds:
            if kinds & 1:
                left += one
            one *= 16
            kinds >>= 1
        goods -= left
    return points


def corruption(tokens: i64) -> i64:
    """R14.4: the sum of the values."""
    points: i64 = 0
    value: i64 = 0
    while tokens:
        points += (tokens & 15) * value
        tokens >>= 4
        value += 1
    return points


def end_game(board: Board) -> None:
    """R14.1 to R14.7: everything is shown and counted."""
    board.is_over = True
    if board.events is not None:
        board.emit("game-ended", -1, {"reason": end_reason(board)})
        reveal(board)
    # All is open now: there is nothing left to remember.
    for at in range(MEMORIES):
        board.memory[at] = 0
    most: i64 = 0
    for player in board.players:
        if corruption(player.tokens) > most:
            most = corruption(player.tokens)
    for seat in range(board.seats):
        player = board.players[seat]
        board.gain(seat, FROM_GOODS, set_points(player.goods))
        board.gain(seat, FROM_PERMANENT, player.table_count * PERMANENT_POINTS)
        board.gain(seat, FROM_CORRUPTION, -corruption(player.tokens))
        if most and corruption(player.tokens) == most:  # R14.5, R14.6
            board.gain(seat, FROM_MOST_CORRUPT, -MOST_CORRUPT_POINTS)
        if player.points < 0:  # R14.7
            board.gain(seat, FROM_FLOOR, -player.points)


def reveal(board: Board) -> None:
    """Tells what was hidden."""
    for seat, player in enumerate(board.players):
        board.emit("final-count", seat, {})
        if player.goods_count:
            board.emit("goods-shown", seat, {"goods": [GOOD_NAMES[good] for good in listed(player.goods)]})
        if player.token_count:
            board.emit("tokens-shown", seat, {"values": listed(player.tokens)})


def ranking(board: Board) -> list[int]:
    """R14.8, R14.9: by points; on a tie by points from goods, then by less corruption."""
    keys: list[tuple[int, int, int]] = []
    for seat, player in enumerate(board.players):
        goods, tokens = 0, 0
        if board.is_over:  # before the end they are secret
            goods, tokens = int(board.ledger[seat * SOURCES + FROM_GOODS]), int(corruption(player.tokens))
        keys.append((int(player.points), goods, -tokens))
    return [1 + sum(other > key for other in keys) for key in keys]
