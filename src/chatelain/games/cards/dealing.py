"""Drawing and dealing action cards (sections 2 and 13)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.games.cards.board import Board
from chatelain.games.cards.cards import CARD_NAMES, CARDS, DIE_OF
from chatelain.games.cards.deck import ENTRY, ENTRY_BITS, POOLS, card_of, empty_pool, entry_of, pool_of
from chatelain.games.cards.player import Player
from chatelain.games.cards.tables import ROW_CARDS, ROW_DEALT, ROW_PLACES, ROWS, STACK


def draw_from_deck(board: Board, chance: Chance, what: str) -> i64:
    """The top card of the deck as an entry, 0 if there is none at all."""
    if not has_deck(board):
        return 0
    board.deck -= 1
    return entry_of(board.deck_pool, board.pools[board.deck_pool].draw(chance, what))


def has_deck(board: Board) -> bool:
    """R13.4: an empty deck is made anew of the discard pile."""
    if board.deck == 0 and board.discard.left > 0:
        reshuffle(board)
    return board.deck > 0


def reshuffle(board: Board) -> None:
    """R13.4: the discard pile becomes the deck; unseen cards of the old deck keep their pool (see deck.py)."""
    board.deck = board.discard.left
    pool = unused_pool(board)
    if pool < POOLS:
        board.pools[pool] = board.discard
        board.deck_pool = pool
    else:  # only in a position set up by hand
        mix_into(board, board.deck_pool)
    board.discard = empty_pool()
    if board.events is not None:
        board.emit("reshuffled", -1, {"cards": int(board.deck)})


def unused_pool(board: Board) -> i64:
    """A pool without unseen cards, none of which is in a hand or in a purchase; POOLS if there is none."""
    for pool in range(POOLS):
        if board.pools[pool].left == 0 and not is_remembered(board, pool):
            return pool
    return POOLS


def is_remembered(board: Board, pool: i64) -> bool:
    """Does somebody hold a card of the pool that others have not seen?"""
    bought = board.bought
    while bought:
        if pool_of(bought & ENTRY) == pool:
            return True
        bought >>= ENTRY_BITS
    for player in board.players:
        if player.hand1 and pool_of(player.hand1) == pool:
            return True
        if player.hand2 and pool_of(player.hand2) == pool:
            return True
    return False


def mix_into(board: Board, pool: i64) -> None:
    """Adds the discard pile to a pool."""
    mixed = board.pools[pool].copy()
    for card in range(CARDS):
        mixed.counts[card] += board.discard.counts[card]
    mixed.left += board.discard.left
    board.pools[pool] = mixed


# -- rows


def fill_rows(board: Board, chance: Chance) -> None:
    """R2.8, R2.9: one card to each row, or two; the others by their dice."""
    cards = i64(ROW_CARDS[board.seats])
    dealt = i64(ROW_DEALT[board.seats])
    for at in range(cards):
        entry = draw_from_deck(board, chance, "row-card")
        if entry == 0:
            break
        card = card_of(entry)
        row = at % ROWS if at < dealt else i64(DIE_OF[card]) - 1
        add_to_row(board, row, card)
    if board.events is not None:
        shown = [CARD_NAMES[card] for card in board.rows if card >= 0]
        board.emit("rows-filled", -1, {"cards": shown})


def add_to_row(board: Board, row: i64, card: i64) -> None:
    """The first empty place of a row."""
    place = row * ROW_PLACES
    while board.rows[place] >= 0:
        place += 1
    board.fill_place(place, card)


# -- stacks and hands


def deal_stacks(board: Board) -> None:
    """R2.7, R13.3: six cards each, from the first player on; nobody knows them."""
    has_deck(board)
    board.stack1_pool = board.deck_pool
    board.stack2_pool = board.deck_pool
    for place in range(board.seats):
        deal_stack(board, board.players[(board.first + place) % board.seats])


def deal_stack(board: Board, player: Player) -> None:
    """R13.8: what was dealt before the discard pile became the deck is drawn first."""
    for _dealt in range(STACK):
        if not has_deck(board):
            return
        board.deck -= 1
        if board.deck_pool == board.stack1_pool:
            player.stack1 += 1
        else:
            board.stack2_pool = board.deck_pool
            player.stack2 += 1


def draw_hands(board: Board, cards: i64, chance: Chance) -> None:
    """R3.2, R3.6: so many cards of each stack, from the first player on."""
    for place in range(board.seats):
        seat = (board.first + place) % board.seats
        for _drawn in range(cards):
            draw_to_hand(board, seat, chance)


def draw_to_hand(board: Board, seat: i64, chance: Chance) -> None:
    """The top card of a seat's stack, if there is one; only the seat sees it (R3.8)."""
    player = board.players[seat]
    pool = board.stack1_pool
    if player.stack1:
        player.stack1 -= 1
    elif player.stack2:
        player.stack2 -= 1
        pool = board.stack2_pool
    else:
        return
    entry = entry_of(pool, board.pools[pool].draw(chance, "hand-card"))
    if player.hand1 == 0:
        player.hand1 = entry
    else:
        player.hand2 = entry
    if board.events is not None:
        board.whisper("card-drawn", int(seat), {"card": CARD_NAMES[card_of(entry)]})
