"""Text positions: `burdigala dice=3,4 sites=q1:5/2,q3:forum p0.pawns=6,12 p0.goods=wine,tin ...`.

What is left out has a default that suits a rule test: seat 0 is to move, nobody has anything, sites are empty and have
the sizes 2, 3, 4, 5 in turn, as far as there are tiles. A site is written `size/stones`, with `/tile@seats` when seats
have looked at it, or as a tile when it is finished. Piles are what is nowhere else.
"""

from __future__ import annotations

from chatelain.core.packed import amount, listed
from chatelain.games.burdigala.board import (
    DISCARDS,
    NOTHING,
    PENDING_NAMES,
    PHASE_NAMES,
    SEEN,
    SIZE,
    STONES,
    TILE,
    Board,
)
from chatelain.games.burdigala.memory import (
    CARD_MEMORY,
    PILE,
    PLACES,
    TOKEN_MEMORY,
    kinds_of,
    lost_from,
)
from chatelain.games.burdigala.player import Player
from chatelain.games.burdigala.tables import (
    CARD_NAMES,
    DISTRICT_NAMES,
    GOOD_NAMES,
    PAWN_LETTERS,
    PAWNS,
    PAWNS_OF,
    SITE_NAMES,
    SOURCE_NAMES,
    SOURCES,
    TILE_NAMES,
    VALUE_NAMES,
)


def to_text(board: Board) -> str:
    """The whole position on one line."""
    words = ["burdigala", f"seats={int(board.seats)}"]
    if board.edition.text:
        words.append(f"data={board.edition.text}")
    if board.is_over:
        words.append("over=1")
    words += [f"phase={PHASE_NAMES[board.phase]}", f"turn={int(board.turn)}", f"first={int(board.first)}"]
    words += [f"seat={int(board.seat)}", f"dice={int(board.die1)},{int(board.die2)}"]
    words += _turn_words(board)
    words.append("sites=" + ",".join(_site_word(board, site) for site in board.edition.site_list()))
    bonus = [f"{name}:{amount(board.bonus, at)}" for at, name in enumerate(DISTRICT_NAMES) if amount(board.bonus, at)]
    words.append("bonus=" + ",".join(bonus))
    discards = [name for card, name in enumerate(CARD_NAMES) for _ in range(int(board.pool[DISCARDS + card]))]
    if discards:
        words.append("discards=" + ",".join(discards))
    for seat, player in enumerate(board.players):
        words += [f"p{seat}.{word}" for word in _player_words(board, seat, player)]
    return " ".join(words)


def _turn_words(board: Board) -> list[str]:
    words: list[str] = []
    if board.has_played:
        words.append("played=1")
    if board.is_corrupted:
        words.append("corrupted=1")
    if board.moved != NOTHING:
        words.append(f"moved={PAWN_LETTERS[int(board.moved % PAWNS)]}")
    if board.laid != NOTHING:
        words.append(f"laid={SITE_NAMES[board.laid]}")
    if board.gained:
        words.append(f"gained={int(board.gained)}")
    if board.stack:
        words.append("stack=" + ",".join(_stack_words(board)))
    if board.draws:
        words.append("draws=" + ",".join(str(board.draws >> (4 * seat) & 15) for seat in range(int(board.seats))))
    if board.displaced != NOTHING:
        words.append(f"displaced={int(board.displaced // PAWNS)}{PAWN_LETTERS[int(board.displaced % PAWNS)]}")
    if board.offer:
        words.append("offer=" + _names(int(board.offer), GOOD_NAMES))
    return words


def _stack_words(board: Board) -> list[str]:
    """Bottom first: kind, seat that is asked, and the other seat or number."""
    words: list[str] = []
    left = int(board.stack)
    while left:
        words.append(f"{PENDING_NAMES[left & 15]}:{left >> 4 & 15}:{left >> 8 & 15}")
        left >>= 12
    return words[::-1]


def _names(packed: int, names: tuple[str, ...]) -> str:
    return ",".join(names[kind] for kind in listed(packed))


def _site_word(board: Board, site: int) -> str:
    tile, seen = int(board.site[TILE + site]), int(board.site[SEEN + site])
    if not board.is_unfinished(site):
        return f"{SITE_NAMES[site]}:{TILE_NAMES[tile]}"
    word = f"{SITE_NAMES[site]}:{int(board.site[SIZE + site])}/{int(board.site[STONES + site])}"
    if tile == NOTHING:
        return word
    return f"{word}/{TILE_NAMES[tile]}@{''.join(str(seat) for seat in range(4) if seen >> seat & 1)}"


def _player_words(board: Board, seat: int, player: Player) -> list[str]:
    """What lies before a player, and what they remember; what is empty is left out."""
    pawns = [int(board.pawn[seat * PAWNS + pawn]) for pawn in range(PAWNS_OF[board.seats])]
    laid = [card for card in range(len(CARD_NAMES)) if int(player.table) >> card & 1]
    points = [(name, int(board.ledger[seat * SOURCES + source])) for source, name in enumerate(SOURCE_NAMES)]
    saw = [(place, int(board.memory[seat * PLACES + place])) for place in range(int(PLACES))]
    words = {
        "pawns": ",".join(str(point + 1) if point >= 0 else "-" for point in pawns),
        "goods": _names(int(player.goods), GOOD_NAMES),
        "tokens": _names(int(player.tokens), VALUE_NAMES),
        "hand": _names(int(player.hand), CARD_NAMES),
        "table": ",".join(CARD_NAMES[card] for card in laid),
        "points": ",".join(f"{name}:{value}" for name, value in points if value),
        "saw": ",".join(f"{_place(place)}:{_memory(memory, GOOD_NAMES)}" for place, memory in saw if memory),
        "returned": _memory(int(board.memory[TOKEN_MEMORY + seat]), VALUE_NAMES),
        "shuffled": _memory(int(board.memory[CARD_MEMORY + seat]), CARD_NAMES),
    }
    return [f"{key}={word}" for key, word in words.items() if word]


def _place(place: int) -> str:
    return "pile" if place == PILE else str(place)


def _memory(memory: int, names: tuple[str, ...]) -> str:
    kinds = ".".join(names[kind] for kind in listed(kinds_of(memory)))
    return f"{kinds}/{int(lost_from(memory))}" if lost_from(memory) else kinds
