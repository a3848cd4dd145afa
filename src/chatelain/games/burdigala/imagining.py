"""What a seat can imagine: all it knows for certain stays, everything else is drawn anew from what it cannot rule out.

A seat has seen its own goods, tokens and hand, and the tiles it has looked at; what it knows of hidden cards is worked
out from what has happened to them (notes.py). What the other seats remember is theirs: in an imagined position they
remember nothing but what they know of this seat's goods, which it knows too, and the cards of a shuffled discard pile,
which everybody knows.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.core.packed import ONE, amount
from chatelain.games.burdigala import decisions
from chatelain.games.burdigala.beliefs import BETWEEN, Scenes, dealt
from chatelain.games.burdigala.board import (
    CARD_POOL,
    GOODS_POOL,
    NOTHING,
    SEEN,
    SIZE,
    TILE,
    TOKEN_POOL,
    Board,
)
from chatelain.games.burdigala.memory import CARD_MEMORY, PILE, PLACES, TOKEN_MEMORY
from chatelain.games.burdigala.notes import OF_CARDS, OF_GOODS, OF_TOKENS, Start, keep, known
from chatelain.games.burdigala.stones import draw_tile
from chatelain.games.burdigala.tables import CARDS, GOODS, SITES, VALUES

#: Nothing at any place.
_NOTHING: Final[vec[i64]] = vec[i64]([0] * 6)


def imagine(board: Board, viewer: i64, chance: Chance) -> None:
    """Changes a copy of the true position into one that the viewer may take for it."""
    redraw_tiles(board, viewer, chance)
    cards = redraw_cards(board, viewer, chance)
    if board.is_over:  # then goods and tokens are open
        begin_notes(board)
    else:
        goods = redraw_goods(board, viewer, chance)
        tokens = redraw_tokens(board, viewer, chance)
        forget(board, viewer)
        begin_notes(board)
        keep(board.goods_notes, int(viewer), goods)
        keep(board.token_notes, int(viewer), tokens)
    keep(board.card_notes, int(viewer), cards)


# -- tiles that only others have seen


def redraw_tiles(board: Board, viewer: i64, chance: Chance) -> None:
    """Each of them may be any unseen tile of its size."""
    hidden: i64 = 0
    for site in range(SITES):
        is_seen = viewer >= 0 and board.site[SEEN + site] & BIT[viewer] != 0
        if board.is_unfinished(site) and board.site[TILE + site] != NOTHING and not is_seen:
            board.pool[board.site[TILE + site]] += 1
            hidden |= BIT[site]
    for site in range(SITES):
        if hidden & BIT[site]:
            board.site[TILE + site] = draw_tile(board, board.site[SIZE + site], chance)


# -- goods, tokens and intrigue cards


def redraw_goods(board: Board, viewer: i64, chance: Chance) -> Scenes:
    """The hands of the others, the pile, and what a sailor chooses from."""
    scenes = known(board.goods_notes, int(viewer))
    deal = dealt(scenes, GOODS, chance)
    for seat in range(board.seats):
        if seat != viewer:
            board.players[seat].goods = deal[seat]
    board.offer = deal[BETWEEN]
    put_in(board.pool, GOODS_POOL, GOODS, deal[PILE])
    return scenes


def redraw_tokens(board: Board, viewer: i64, chance: Chance) -> Scenes:
    """The tokens of the others and the supply."""
    scenes = known(board.token_notes, int(viewer))
    deal = dealt(scenes, VALUES, chance)
    for seat in range(board.seats):
        if seat != viewer:
            board.players[seat].tokens = deal[seat]
    put_in(board.pool, TOKEN_POOL, VALUES, deal[PILE])
    return scenes


def redraw_cards(board: Board, viewer: i64, chance: Chance) -> Scenes:
    """The hands of the others and the pile."""
    scenes = known(board.card_notes, int(viewer))
    deal = dealt(scenes, CARDS, chance)
    for seat in range(board.seats):
        if seat != viewer:
            board.players[seat].hand = deal[seat]
    put_in(board.pool, CARD_POOL, CARDS, deal[PILE])
    return scenes


# -- memories


def forget(board: Board, viewer: i64) -> None:
    """The memories of other seats are not the viewer's to know, but for those of the viewer's own goods."""
    pile = in_pool(board.pool, CARD_POOL, CARDS)
    for seat in range(board.seats):
        if seat == viewer:
            continue
        for place in range(PLACES):
            if place != viewer:
                board.memory[seat * PLACES + place] = 0
        board.memory[TOKEN_MEMORY + seat] = 0
        if board.memory[CARD_MEMORY + seat]:
            board.memory[CARD_MEMORY + seat] = pile


def begin_notes(board: Board) -> None:
    """From here on: what lies where, and what every seat remembers of it."""
    goods = _NOTHING[:]
    tokens = _NOTHING[:]
    cards = _NOTHING[:]
    for seat in range(board.seats):
        player = board.players[seat]
        goods[seat] = player.goods
        tokens[seat] = player.tokens
        cards[seat] = player.hand
    goods[PILE] = in_pool(board.pool, GOODS_POOL, GOODS)
    goods[BETWEEN] = board.offer
    tokens[PILE] = in_pool(board.pool, TOKEN_POOL, VALUES)
    cards[PILE] = in_pool(board.pool, CARD_POOL, CARDS)
    memory = board.memory[:]
    board.goods_notes = Start(OF_GOODS, goods, memory, *looking(board))
    board.token_notes = Start(OF_TOKENS, tokens, memory, -1, PILE)
    board.card_notes = Start(OF_CARDS, cards, memory, -1, PILE)


def looking(board: Board) -> tuple[i64, i64]:
    """Who has goods to choose from before their eyes, and where these lie: they know what they may choose."""
    if board.pending() == decisions.KEEP:
        return board.pending_seat(), BETWEEN
    if board.pending() == decisions.SWAP:
        return board.pending_seat(), board.pending_other()
    return -1, PILE


def in_pool(pool: vec[i64], first: i64, kinds: i64) -> i64:
    """What is in a pool, packed."""
    found: i64 = 0
    for kind in range(kinds):
        found += pool[first + kind] * ONE[kind]
    return found


def put_in(pool: vec[i64], first: i64, kinds: i64, packed: i64) -> None:
    """A packed multiset becomes a pool."""
    for kind in range(kinds):
        pool[first + kind] = amount(packed, kind)
