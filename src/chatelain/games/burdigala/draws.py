"""Drawing intrigue cards, one by one, and the limit (sections 6 and 7)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.core.packed import ONE
from chatelain.games.burdigala import decisions
from chatelain.games.burdigala.board import Board
from chatelain.games.burdigala.piles import discard, draw_card, draw_good, draw_token, show_card
from chatelain.games.burdigala.tables import CARD_NAMES, PAWNS, VINO


def neighbours_draw(board: Board, district: i64) -> None:
    """R6.1: the neighbours of a finished building draw."""
    board.draws += draws_around(board, district)


def draws_around(board: Board, district: i64) -> i64:
    """R6.1 to R6.3: a card for every pawn around the district, but for the one that has just moved; by seat."""
    around = board.edition.around[district]
    draws: i64 = 0
    slots = board.seats * PAWNS
    for slot in range(slots):
        point = board.pawn[slot]
        if point >= 0 and slot != board.moved and around & BIT[point]:
            draws += ONE[slot // PAWNS]
    return draws


def go_on_drawing(board: Board, chance: Chance) -> None:
    """R6.4, R7.4: whoever has cards to draw draws one, the builder first, until somebody has to decide."""
    place: i64 = 0
    while board.draws and place < board.seats:
        seat = (board.seat + place) % board.seats
        if not (board.draws >> (seat * 4)) & 15:
            place += 1
            continue
        board.draws -= ONE[seat]
        if draw_card(board, seat, chance):
            if can_take_wine(board, seat):
                board.push(decisions.VINO, seat, 0)  # R12.6, R12.17
                return
            if must_discard(board, seat):
                return


def can_take_wine(board: Board, seat: i64) -> bool:
    """R12.6, R10.8: is there anything to ask the owner of In vino veritas?"""
    return board.players[seat].has_laid(VINO) and board.tokens_left > 0 and board.goods_left > 0


def answer_vino(board: Board, seat: i64, accepts: bool, chance: Chance) -> None:
    """R12.6: a corruption token and a goods card, or neither."""
    board.pop()
    if accepts:
        if board.events is not None:
            board.emit("vino-accepted", int(seat), {})
        draw_token(board, seat, chance)
        draw_good(board, seat, chance)
    elif board.events is not None:
        board.emit("vino-declined", int(seat), {})
    if not must_discard(board, seat):
        go_on_drawing(board, chance)


def must_discard(board: Board, seat: i64) -> bool:
    """R7.2: asks a player with too many cards to discard."""
    if not board.players[seat].is_over_limit():
        return False
    board.push(decisions.DISCARD, seat, 0)
    return True


def discard_from_hand(board: Board, seat: i64, card: i64, chance: Chance) -> None:
    """R7.2, R7.3."""
    show_card(board, seat, card)
    discarded(board, seat, card, chance)


def discard_from_table(board: Board, seat: i64, card: i64, chance: Chance) -> None:
    """R7.3, R12.16."""
    board.players[seat].lift(card)
    discarded(board, seat, card, chance)


def discarded(board: Board, seat: i64, card: i64, chance: Chance) -> None:
    """One card less; without Good harvest it may still be too many."""
    board.pop()
    discard(board, card)
    if board.events is not None:
        board.emit("card-discarded", int(seat), {"card": CARD_NAMES[card]})
    if not must_discard(board, seat):
        go_on_drawing(board, chance)
