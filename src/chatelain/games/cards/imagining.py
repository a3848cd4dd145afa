"""Positions that agree with all a seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.games.cards.board import Board
from chatelain.games.cards.buying import bought_entry
from chatelain.games.cards.deck import ENTRY_BITS, card_of, entry_of, pool_of
from chatelain.games.cards.tables import BOUGHT


def imagine(board: Board, seat: i64, chance: Chance) -> None:
    """R3.8, R9.1: in a copy, hands and bought cards of others go back to their pools and are drawn anew."""
    board.pools = [pool.copy() for pool in board.pools]
    for other in range(board.seats):
        if other != seat:
            put_back(board, board.players[other].hand1)
            put_back(board, board.players[other].hand2)
            if other == board.seat:
                for which in range(BOUGHT):
                    put_back(board, bought_entry(board, which))
    for other in range(board.seats):
        if other != seat:
            player = board.players[other]
            player.hand1 = draw_again(board, player.hand1, chance)
            player.hand2 = draw_again(board, player.hand2, chance)
            if other == board.seat:
                draw_bought_again(board, chance)


def draw_bought_again(board: Board, chance: Chance) -> None:
    """R9.1: what the buyer looks at."""
    bought: i64 = 0
    for which in range(BOUGHT):
        bought |= draw_again(board, bought_entry(board, which), chance) << (which * ENTRY_BITS)
    board.bought = bought


def put_back(board: Board, entry: i64) -> None:
    """An entry's card goes back to its pool."""
    if entry:
        board.pools[pool_of(entry)].put(card_of(entry))


def draw_again(board: Board, entry: i64, chance: Chance) -> i64:
    """Another card of the same pool in place of an entry."""
    if entry == 0:
        return 0
    pool = pool_of(entry)
    return entry_of(pool, board.pools[pool].draw(chance, "imagined"))
