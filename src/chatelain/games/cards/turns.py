"""Whose turn it is: rounds, turns, the start card (sections 3, 13, 14 and 15)."""

from __future__ import annotations

from chatelain.core.bits import lowest
from chatelain.core.chance import Chance
from chatelain.games.cards.aaron import AARON, reveal_pile
from chatelain.games.cards.board import Board
from chatelain.games.cards.dealing import deal_stacks, draw_hands, fill_rows
from chatelain.games.cards.scoring import has_lost_to_aaron, note_final_count, score_start_card
from chatelain.games.cards.tables import HAND, ROUNDS, TURNS


def start_round(board: Board, chance: Chance) -> None:
    """R13.2, R13.3, R3.2, R15.5: rows, stacks, Aaron's pile, hands.

    At set-up the stacks are dealt before the rows (R2.7); as nobody knows a stack, it makes no difference.
    """
    board.turn = 0
    if board.events is not None:
        note_turn(board)
        board.emit("round-started", int(board.first), {"round": int(board.round)})
    fill_rows(board, chance)
    deal_stacks(board)
    if board.seats == 1:
        reveal_pile(board, chance)
    draw_hands(board, HAND, chance)
    start_turn(board)


def start_turn(board: Board) -> None:
    """The next seat clockwise (R3.3), free to play and to buy again."""
    board.seat = (board.first + board.place) % board.seats
    board.has_played = False
    board.has_bought = False


def end_turn(board: Board, chance: Chance) -> None:
    """R3.3, R3.6: the next player; when all have acted, the next cards of the stacks or the end of the round."""
    if board.events is not None:
        board.emit("turn-ended", int(board.seat), {})
    board.place += 1
    if board.place == board.seats:
        board.place = 0
        board.turn += 1
        if board.turn == TURNS:
            end_round(board, chance)
            return
        if board.events is not None:
            note_turn(board)
        draw_hands(board, 1, chance)
    start_turn(board)


def note_turn(board: Board) -> None:
    """Tells which of the six turns of a round begins."""
    board.emit("turn-started", -1, {"round": int(board.round), "turn": int(board.turn) + 1})


def end_round(board: Board, chance: Chance) -> None:
    """R13.1 to R13.7, R14.1, R15.11."""
    is_last = board.round == ROUNDS - 1
    if board.seats == 1:
        compare(board, is_last)
        if board.is_over:
            return
    elif is_last:
        finish(board)
        score_start_card(board)
        return
    clear_rows(board)
    board.round += 1
    pass_start_card(board)
    start_round(board, chance)


def compare(board: Board, is_last: bool) -> None:
    """R15.11 to R15.13: Aaron wins as soon as he has more points; if he never has, the player does."""
    has_lost = has_lost_to_aaron(board)
    if board.events is not None:
        if has_lost or is_last:
            note_final_count(board)
        own, aaron = int(board.players[0].points), int(board.players[AARON].points)
        board.emit("compared", 0, {"own": own, "aaron": aaron, "round": int(board.round)})
        if has_lost or is_last:
            board.emit("aaron-won" if has_lost else "aaron-beaten", 0, {})
    if has_lost or is_last:
        finish(board)


def finish(board: Board) -> None:
    """The game is over where it stands: in the last turn of the last seat."""
    board.is_over = True
    board.turn = TURNS - 1
    board.place = board.seats - 1
    if board.events is not None and board.seats > 1:
        board.emit("game-ended", -1, {})
        note_final_count(board)


def clear_rows(board: Board) -> None:
    """R13.2: what is left in the rows is discarded."""
    while board.stock:
        place = lowest(board.stock)
        board.discard.put(board.rows[place])
        board.clear_place(place)


def pass_start_card(board: Board) -> None:
    """R13.5, R13.6: whoever has sold last begins; if nobody has sold, the next player clockwise."""
    if board.holder < 0:
        return
    if not board.is_face_down:
        board.holder = (board.holder + 1) % board.seats
    board.is_face_down = False
    board.first = board.holder
