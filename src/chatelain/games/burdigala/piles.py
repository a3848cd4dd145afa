"""Taking from the piles and putting back: goods, corruption tokens, intrigue cards."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.core.packed import ONE
from chatelain.games.burdigala.board import CARD_POOL, DISCARDS, GOODS_POOL, TOKEN_POOL, Board
from chatelain.games.burdigala.memory import CARD_MEMORY, PILE, TOKEN_MEMORY, drawn, goods_moved, seen_coming
from chatelain.games.burdigala.notes import CAME, MOVED, OPEN, PUBLIC, Note
from chatelain.games.burdigala.tables import CARD_NAMES, CARDS, GOOD_NAMES, GOODS, VALUES


def draw_good(board: Board, seat: i64, chance: Chance) -> None:
    """R11.1, R11.3: one goods card, seen by its owner alone. With an empty pile there is none."""
    if not board.goods_left:
        return
    good = chance.draw(board.pool, GOODS_POOL, GOODS_POOL + GOODS, "good") - GOODS_POOL
    board.pool[GOODS_POOL + good] -= 1
    board.goods_left -= 1
    board.players[seat].add_good(good)
    goods_moved(board.memory, board.seats, good, PILE, seat)
    board.goods_notes = Note(board.goods_notes, MOVED, good, PILE, seat, BIT[seat])
    if board.events is not None:
        board.emit("good-drawn", int(seat), {})
        board.whisper("own-good", int(seat), {"good": GOOD_NAMES[good]})


def draw_token(board: Board, seat: i64, chance: Chance) -> None:
    """R10.7: one corruption token, seen by its owner alone."""
    value = chance.draw(board.pool, TOKEN_POOL, TOKEN_POOL + VALUES, "token") - TOKEN_POOL
    board.pool[TOKEN_POOL + value] -= 1
    board.tokens_left -= 1
    board.players[seat].add_token(value)
    drawn(board.memory, board.seats, TOKEN_MEMORY, value, seat)
    board.token_notes = Note(board.token_notes, MOVED, value, PILE, seat, BIT[seat])
    if board.events is not None:
        board.emit("token-drawn", int(seat), {})
        board.whisper("own-token", int(seat), {"value": int(value)})


def return_token(board: Board, seat: i64, value: i64) -> None:
    """R5.9, R12.13: face down, mixed with the others; only its owner knows what it was."""
    board.players[seat].drop_token(value)
    board.pool[TOKEN_POOL + value] += 1
    board.tokens_left += 1
    board.memory[TOKEN_MEMORY + seat] = seen_coming(board.memory[TOKEN_MEMORY + seat], value)
    board.token_notes = Note(board.token_notes, MOVED, value, seat, PILE, BIT[seat])
    if board.events is not None:
        board.emit("token-returned", int(seat), {})
        board.whisper("own-token-returned", int(seat), {"value": int(value)})


def draw_card(board: Board, seat: i64, chance: Chance) -> bool:
    """R7.13: one intrigue card, seen by its owner alone; False if there is none."""
    if not board.cards_left:
        shuffle_discards(board)
        if not board.cards_left:
            return False
    card = chance.draw(board.pool, CARD_POOL, CARD_POOL + CARDS, "card") - CARD_POOL
    board.pool[CARD_POOL + card] -= 1
    board.cards_left -= 1
    board.players[seat].add_card(card)
    drawn(board.memory, board.seats, CARD_MEMORY, card, seat)
    board.card_notes = Note(board.card_notes, MOVED, card, PILE, seat, BIT[seat])
    if board.events is not None:
        board.emit("card-drawn", int(seat), {})
        board.whisper("own-card", int(seat), {"card": CARD_NAMES[card]})
    return True


def shuffle_discards(board: Board) -> None:
    """R7.13: the discard pile becomes the pile. It was open: everybody knows what is in it, but not the order."""
    shuffled: i64 = 0
    for card in range(CARDS):
        cards = board.pool[DISCARDS + card]
        board.pool[DISCARDS + card] = 0
        board.pool[CARD_POOL + card] += cards
        board.cards_left += cards
        shuffled += cards * ONE[card]
    board.card_notes = Note(board.card_notes, CAME, shuffled, OPEN, PILE, PUBLIC)
    for seat in range(board.seats):
        board.memory[CARD_MEMORY + seat] = shuffled
    if board.events is not None and shuffled:
        board.emit("discards-shuffled", -1, {})


def show_card(board: Board, seat: i64, card: i64) -> None:
    """R7.14: a card leaves the hand for all to see, and cannot be unseen."""
    board.players[seat].drop_card(card)
    board.revelations += 1
    board.card_notes = Note(board.card_notes, MOVED, card, seat, OPEN, PUBLIC)


def discard(board: Board, card: i64) -> None:
    """R7.12: onto the open discard pile."""
    board.pool[DISCARDS + card] += 1
