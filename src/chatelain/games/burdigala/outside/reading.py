"""Reads text positions (see position.py): what the keys say, then what follows from it, and what is wrong with that."""

from __future__ import annotations

from chatelain.core.errors import PositionError
from chatelain.core.packed import ONE, amount, total
from chatelain.core.position import Keys, Names, PositionText, parse
from chatelain.games.burdigala import decisions
from chatelain.games.burdigala.board import (
    AFTER,
    CARD_POOL,
    DISCARDS,
    GOODS_POOL,
    LAYING,
    NOTHING,
    PLACING,
    TOKEN_POOL,
    Board,
)
from chatelain.games.burdigala.census import cards_out, goods_out, seen_tiles, tokens_out
from chatelain.games.burdigala.imagining import begin_notes
from chatelain.games.burdigala.memory import CARD_MEMORY, PILE, PLACES, TOKEN_MEMORY, memory_of
from chatelain.games.burdigala.outside.position import CARDS, GOODS, VALUES, go_through, packed_kinds
from chatelain.games.burdigala.setup import count_piles
from chatelain.games.burdigala.tables import PAWN_LETTERS, PAWNS, PAWNS_OF


def read_position(text: PositionText, board: Board) -> None:
    """Fills a blank board of the right number of seats and the right edition."""
    memories = go_through(Keys("burdigala", text), board)
    board.placed = sum(int(player.pawns) for player in board.players)
    if board.phase != PLACING:
        board.placed = board.seats * PAWNS_OF[board.seats]
    if not text.has("seat"):
        board.seat = (board.first + board.placed) % board.seats
    _check_turn(text, board)
    _fill_pools(board)
    for seat, (saw, returned, shuffled) in enumerate(memories):
        _read_saw(board, seat, saw)
        board.memory[TOKEN_MEMORY + seat] = _read_pile_memory(board, f"p{seat}.returned", returned, TOKEN_POOL, VALUES)
        board.memory[CARD_MEMORY + seat] = _read_pile_memory(board, f"p{seat}.shuffled", shuffled, CARD_POOL, CARDS)
    if board.pending() == decisions.SWAP:  # the seat has just looked at the goods it may take
        looked_at = board.pending_other()
        board.memory[board.pending_seat() * PLACES + looked_at] = board.players[looked_at].goods
    begin_notes(board)
    text.finish()


def _check_turn(text: PositionText, board: Board) -> None:
    if board.moved != NOTHING:
        board.moved += board.seat * PAWNS
        if board.pawn[board.moved] == NOTHING:
            raise PositionError("no-pawn", key="moved", pawn=PAWN_LETTERS[board.moved % PAWNS])
    if board.phase == LAYING and board.moved == NOTHING:
        raise PositionError("key-missing", key="moved")
    if board.phase == AFTER and board.laid == NOTHING:
        raise PositionError("key-missing", key="laid")
    if board.displaced != NOTHING and (board.pawn[board.displaced] != NOTHING or board.moved == NOTHING):
        raise PositionError("not-displaced", key="displaced", word=text.word("displaced"))
    if (board.pending() == decisions.SEND) != (board.displaced != NOTHING):
        raise PositionError("send-displaced", key="stack")
    if (board.pending() == decisions.KEEP) != (board.offer != 0):
        raise PositionError("keep-offer", key="stack")


def _fill_pools(board: Board) -> None:
    """What is nowhere to be seen is still in the piles."""
    facts = board.edition.facts
    for tile, seen in enumerate(seen_tiles(board)):
        board.pool[tile] = 1 - seen
    cards = [out + int(board.pool[DISCARDS + card]) for card, out in enumerate(cards_out(board))]
    for first, all_of, out, names in (
        (GOODS_POOL, facts.goods, goods_out(board), GOODS),
        (TOKEN_POOL, facts.tokens, tokens_out(board), VALUES),
        (CARD_POOL, facts.cards, cards, CARDS),
    ):
        for kind, name in enumerate(names.words):
            if out[kind] > all_of[kind]:
                raise PositionError("too-many-of-kind", key="", kind=name)
            board.pool[first + kind] = all_of[kind] - out[kind]
    count_piles(board)


def _read_saw(board: Board, seat: int, words: list[str]) -> None:
    key = f"p{seat}.saw"
    for word in words:
        name, _, value = word.partition(":")
        place = int(PILE) if name == "pile" else parse(key, name, 0, int(board.seats) - 1)
        if place == seat:
            raise PositionError("own-memory", key=key)
        there = _pile(board, int(GOODS_POOL), GOODS) if place == PILE else int(board.players[place].goods)
        hidden = int(total(board.offer)) if place == PILE and board.pending_seat() != seat else 0
        board.memory[seat * PLACES + place] = _read_memory(key, value, GOODS, there, hidden)


def _read_pile_memory(board: Board, key: str, word: str, pool: int, names: Names) -> int:
    return _read_memory(key, word, names, _pile(board, pool, names), 0) if word else 0


def _pile(board: Board, first: int, names: Names) -> int:
    return sum(min(15, int(board.pool[first + kind])) * int(ONE[kind]) for kind in range(len(names.words)))


def _read_memory(key: str, word: str, names: Names, there: int, hidden: int) -> int:
    """A memory, which must be true: no more has gone than it says."""
    kinds, _, lost = word.partition("/")
    packed = packed_kinds(key, [names.value(key, name) for name in kinds.split(".")], names)
    gone = parse(key, lost or "0", 0, max(0, int(total(packed)) - 1))
    missing = sum(max(0, int(amount(packed, kind) - amount(there, kind))) for kind in range(len(names.words)))
    if missing > gone + hidden:
        raise PositionError("false-memory", key=key, word=word)
    return int(memory_of(packed, gone))
