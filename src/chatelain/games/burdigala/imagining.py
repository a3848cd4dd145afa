"""What a seat can imagine: all it has seen stays, everything else is drawn anew from what it cannot tell apart.

A seat has seen its own goods, tokens and hand, the tiles it has looked at, and what it remembers (memory.py). What the
other seats remember is theirs: in an imagined position they remember nothing but what they know of this seat's goods,
which it knows too, and the cards of a shuffled discard pile, which everybody knows.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.core.packed import ONE, amount, total, unpacked
from chatelain.games.burdigala.board import (
    AT_KEEP,
    CARD_POOL,
    GOODS_POOL,
    NOTHING,
    SEEN,
    SIZE,
    TILE,
    TOKEN_POOL,
    Board,
)
from chatelain.games.burdigala.kinds import CARDS, GOODS, SITES, VALUES
from chatelain.games.burdigala.memory import CARD_MEMORY, PILE, PLACES, TOKEN_MEMORY, kinds_of, lost_from
from chatelain.games.burdigala.stones import draw_tile


def redraw(board: Board, viewer: i64, chance: Chance) -> None:
    """Changes a copy of the true position into one that the viewer may take for it."""
    redraw_tiles(board, viewer, chance)
    redraw_cards(board, viewer, chance)
    if not board.is_over:  # then goods and tokens are open
        redraw_goods(board, viewer, chance)
        redraw_tokens(board, viewer, chance)
        forget(board, viewer)


# -- tiles that only others have seen


def redraw_tiles(board: Board, viewer: i64, chance: Chance) -> None:
    """Each of them may be any unseen tile of its size."""
    hidden: i64 = 0
    site: i64 = 0
    while site < SITES:
        is_seen = viewer >= 0 and board.site[SEEN + site] & BIT[viewer] != 0
        if board.is_unfinished(site) and board.site[TILE + site] != NOTHING and not is_seen:
            board.pool[board.site[TILE + site]] += 1
            hidden |= BIT[site]
        site += 1
    site = 0
    while site < SITES:
        if hidden & BIT[site]:
            board.site[TILE + site] = draw_tile(board, board.site[SIZE + site], chance)
        site += 1


# -- goods


def redraw_goods(board: Board, viewer: i64, chance: Chance) -> None:
    """The hands of the others, the pile, and what a sailor chooses from."""
    is_offer_hidden = board.pending() == AT_KEEP and board.pending_seat() != viewer
    offered = total(board.offer) if is_offer_hidden else 0
    unseen = taken_out(board.pool, GOODS_POOL, GOODS)
    if is_offer_hidden:
        add_to(unseen, board.offer)
        board.offer = 0
    promised = vec[i64]([0] * int(PLACES))
    lost = vec[i64]([0] * int(PLACES))
    place: i64 = 0
    while place < PLACES:
        if viewer >= 0:
            promised[place] = kinds_of(board.memory[viewer * PLACES + place])
            lost[place] = lost_from(board.memory[viewer * PLACES + place])
        if place < board.seats and place != viewer:
            add_to(unseen, board.players[place].goods)
        place += 1
    lost[PILE] += offered
    explain_losses(promised, lost, unseen)
    place = 0
    while place < PLACES:
        cards = board.goods_left
        if place < board.seats:
            cards = board.players[place].goods_count
        promised[place] = kept(promised[place], lost[place], cards, GOODS, chance)
        take_from(unseen, promised[place])
        place += 1
    seat: i64 = 0
    while seat < board.seats:
        if seat != viewer:
            more = board.players[seat].goods_count - total(promised[seat])
            board.players[seat].goods = promised[seat] + dealt(unseen, more, GOODS, chance)
        seat += 1
    if is_offer_hidden:
        board.offer = dealt(unseen, offered, GOODS, chance)
    add_to(unseen, promised[PILE])
    put_in(board.pool, GOODS_POOL, unseen)


# -- tokens and intrigue cards: only the pile can be remembered


def redraw_tokens(board: Board, viewer: i64, chance: Chance) -> None:
    """The tokens of the others and the supply."""
    unseen = taken_out(board.pool, TOKEN_POOL, VALUES)
    seat: i64 = 0
    while seat < board.seats:
        if seat != viewer:
            add_to(unseen, board.players[seat].tokens)
        seat += 1
    stays = kept_in_pile(board, viewer, TOKEN_MEMORY, board.tokens_left, unseen, chance)
    seat = 0
    while seat < board.seats:
        if seat != viewer:
            board.players[seat].tokens = dealt(unseen, board.players[seat].token_count, VALUES, chance)
        seat += 1
    add_to(unseen, stays)
    put_in(board.pool, TOKEN_POOL, unseen)


def redraw_cards(board: Board, viewer: i64, chance: Chance) -> None:
    """The hands of the others and the pile."""
    unseen = taken_out(board.pool, CARD_POOL, CARDS)
    seat: i64 = 0
    while seat < board.seats:
        if seat != viewer:
            add_to(unseen, board.players[seat].hand)
        seat += 1
    stays = kept_in_pile(board, viewer, CARD_MEMORY, board.cards_left, unseen, chance)
    seat = 0
    while seat < board.seats:
        if seat != viewer:
            board.players[seat].hand = dealt(unseen, board.players[seat].hand_count, CARDS, chance)
        seat += 1
    add_to(unseen, stays)
    put_in(board.pool, CARD_POOL, unseen)


def kept_in_pile(board: Board, viewer: i64, first: i64, cards: i64, unseen: vec[i64], chance: Chance) -> i64:
    """What the viewer's memory keeps in a pile; it is taken out of `unseen`."""
    if viewer < 0 or not board.memory[first + viewer]:
        return 0
    promised = vec[i64]([0])
    lost = vec[i64]([0])
    promised[0] = kinds_of(board.memory[first + viewer])
    lost[0] = lost_from(board.memory[first + viewer])
    explain_losses(promised, lost, unseen)
    stays = kept(promised[0], lost[0], cards, CARDS, chance)
    take_from(unseen, stays)
    return stays


# -- memories


def explain_losses(promised: vec[i64], lost: vec[i64], unseen: vec[i64]) -> None:
    """What has come to light elsewhere has left the place it was remembered in."""
    kind: i64 = 0
    while kind < len(unseen):
        together: i64 = 0
        for kinds in promised:
            together += amount(kinds, kind)
        need_loss = True
        while together > unseen[kind]:
            place = place_with(promised, lost, kind, need_loss)
            if place < 0:
                need_loss = False
                continue
            promised[place] -= ONE[kind]
            if need_loss:
                lost[place] -= 1
            together -= 1
        kind += 1


def place_with(promised: vec[i64], lost: vec[i64], kind: i64, need_loss: bool) -> i64:
    """The first place that promises a kind and, if need be, has lost something; -1 if there is none."""
    place: i64 = 0
    while place < len(promised):
        if amount(promised[place], kind) and (lost[place] > 0 or not need_loss):
            return place
        place += 1
    return -1


def kept(promised: i64, lost: i64, cards: i64, kinds: i64, chance: Chance) -> i64:
    """What is left of a remembered multiset after some cards, remembered or not, have left at random."""
    others = cards + lost - total(promised)
    while lost > 0 and promised:
        here = total(promised)
        if chance.below(here + others) < here:
            promised -= ONE[chance.draw(unpacked(promised, kinds), 0, kinds, "memory")]
        else:
            others -= 1
        lost -= 1
    return promised


def forget(board: Board, viewer: i64) -> None:
    """The memories of other seats are not the viewer's to know, but for those of his own goods."""
    pile: i64 = 0
    card: i64 = 0
    while card < CARDS:
        pile += board.pool[CARD_POOL + card] * ONE[card]
        card += 1
    seat: i64 = 0
    while seat < board.seats:
        if seat != viewer:
            place: i64 = 0
            while place < PLACES:
                if place != viewer:
                    board.memory[seat * PLACES + place] = 0
                place += 1
            board.memory[TOKEN_MEMORY + seat] = 0
            if board.memory[CARD_MEMORY + seat]:
                board.memory[CARD_MEMORY + seat] = pile
        seat += 1


# -- counts


def taken_out(pool: vec[i64], first: i64, kinds: i64) -> vec[i64]:
    """The counts of a pool, which is empty afterwards."""
    counts = vec[i64]([0] * int(kinds))
    kind: i64 = 0
    while kind < kinds:
        counts[kind] = pool[first + kind]
        pool[first + kind] = 0
        kind += 1
    return counts


def put_in(pool: vec[i64], first: i64, counts: vec[i64]) -> None:
    """Counts become a pool."""
    kind: i64 = 0
    while kind < len(counts):
        pool[first + kind] = counts[kind]
        kind += 1


def add_to(counts: vec[i64], packed: i64) -> None:
    """Adds a packed multiset to counts."""
    kind: i64 = 0
    while packed:
        counts[kind] += packed & 15
        packed >>= 4
        kind += 1


def take_from(counts: vec[i64], packed: i64) -> None:
    """Takes a packed multiset out of counts."""
    kind: i64 = 0
    while packed:
        counts[kind] -= packed & 15
        packed >>= 4
        kind += 1


def dealt(counts: vec[i64], cards: i64, kinds: i64, chance: Chance) -> i64:
    """So many cards at random out of counts, packed."""
    found: i64 = 0
    while cards > 0:
        kind = chance.draw(counts, 0, kinds, "hidden")
        counts[kind] -= 1
        found += ONE[kind]
        cards -= 1
    return found
