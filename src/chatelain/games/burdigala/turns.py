"""Turns: the roll, the seven, the further turn, the end (sections 4, 9, 10 and 13)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.games.burdigala import decisions
from chatelain.games.burdigala.board import AFTER, MOVING, NOTHING, Board
from chatelain.games.burdigala.draws import go_on_drawing
from chatelain.games.burdigala.piles import draw_good, draw_token
from chatelain.games.burdigala.scoring import end_game, is_ending
from chatelain.games.burdigala.stones import lay_further_stone
from chatelain.games.burdigala.tables import SEVEN


def start_turn(board: Board, seat: i64, chance: Chance) -> None:
    """R4.1: the roll; nothing is left of the turn before."""
    board.seat = seat
    board.turn += 1
    board.phase = MOVING
    board.has_played = False
    board.is_corrupted = False
    board.moved = NOTHING
    board.laid = NOTHING
    board.gained = 0
    board.die1 = chance.die("die")
    board.die2 = chance.die("die")
    if board.events is not None:
        board.emit("rolled", int(seat), {"dice": [int(board.die1), int(board.die2)]})


def end_turn(board: Board, chance: Chance) -> None:
    """R13.4: the game ends, or the next player rolls."""
    if is_ending(board):
        end_game(board)
    else:
        start_turn(board, (board.seat + 1) % board.seats, chance)


# -- R9.5 to R9.7


def can_play_again(board: Board) -> bool:
    """A double, a token to take, and a game that goes on."""
    return board.phase == AFTER and board.is_double() and board.tokens_left > 0 and not is_ending(board)


def play_again(board: Board, seat: i64, chance: Chance) -> None:
    """R9.5, R9.6."""
    if board.events is not None:
        board.emit("again", int(seat), {})
    draw_token(board, seat, chance)
    start_turn(board, seat, chance)


# -- section 10


def can_lay_more(board: Board) -> bool:
    """R10.4, R12.24: is the site of the stone still unfinished?"""
    return board.phase == AFTER and board.is_unfinished(board.laid)


def can_be_corrupted(board: Board) -> bool:
    """R10.1, R10.6, R10.8: a seven, not used yet, a token to take, and a privilege to be had."""
    if board.phase != AFTER or board.is_corrupted or board.die1 + board.die2 != SEVEN or not board.tokens_left:
        return False
    return board.goods_left > 0 or can_lay_more(board)


def be_corrupted(board: Board, seat: i64, chance: Chance) -> None:
    """R10.6: first the token."""
    board.is_corrupted = True
    if board.events is not None:
        board.emit("corrupted", int(seat), {})
    draw_token(board, seat, chance)
    board.push(decisions.PRIVILEGE, seat, 0)


def take_stone(board: Board, seat: i64, chance: Chance) -> None:
    """R10.2."""
    board.pop()
    lay_further_stone(board, seat, chance)
    go_on_drawing(board, chance)


def take_good(board: Board, seat: i64, chance: Chance) -> None:
    """R10.5."""
    board.pop()
    draw_good(board, seat, chance)
