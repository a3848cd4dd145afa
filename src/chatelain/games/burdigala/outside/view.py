"""What a viewer may know, built by copying it in.

Hidden from the others are goods, tokens and hands, what a sailor chooses from, and tiles that one has looked at. Who
has looked at which site is open. At the end goods and tokens are shown (section 14). `known_...` is what the viewer
remembers of things that were seen and that now lie face down elsewhere (R15.7).
"""

from __future__ import annotations

from typing import cast

from chatelain.core.bits import members
from chatelain.core.datafile import STANDARD_NAME
from chatelain.core.packed import amount, listed
from chatelain.games.burdigala import decisions
from chatelain.games.burdigala.board import (
    CARD_POOL,
    DISCARDS,
    GOODS_POOL,
    NOTHING,
    PHASE_NAMES,
    SEEN,
    SIZE,
    STONES,
    TILE,
    Board,
)
from chatelain.games.burdigala.memory import CARD_MEMORY, PILE, PLACES, TOKEN_MEMORY, kinds_of, lost_from
from chatelain.games.burdigala.outside import shapes
from chatelain.games.burdigala.player import Player
from chatelain.games.burdigala.scoring import corruption, end_reason, set_points
from chatelain.games.burdigala.stones import points_of_cards
from chatelain.games.burdigala.tables import (
    CARD_NAMES,
    CARDS,
    DISTRICT_NAMES,
    GOOD_NAMES,
    GOODS,
    PAWN_LETTERS,
    PAWNS,
    PERMANENT_POINTS,
    SEVEN,
    SITE_NAMES,
    SITES,
    SOURCE_NAMES,
    SOURCES,
    TILE_NAMES,
    VALUE_NAMES,
)


def view(board: Board, viewer: int) -> shapes.View:
    """The position as plain JSON values."""
    is_pending = board.stack != 0
    return {
        "game": "burdigala",
        "data": board.edition.text or STANDARD_NAME,
        "over": board.is_over,
        "end": cast(shapes.End, end_reason(board)) if board.is_over else None,
        "phase": PHASE_NAMES[board.phase],
        "turn": int(board.turn),
        "first": int(board.first),
        "seat": int(board.seat),
        "to_act": list(board.to_act()),
        "pending": cast(shapes.Pending, decisions.NAMES[board.pending()]) if is_pending else PHASE_NAMES[board.phase],
        "dice": [int(board.die1), int(board.die2)] if board.die1 else None,
        "roll": roll_of(int(board.die1), int(board.die2)),
        "played": board.has_played,
        "corrupted": board.is_corrupted,
        "moved": PAWN_LETTERS[int(board.moved % PAWNS)] if board.moved != NOTHING else None,
        "laid": SITE_NAMES[board.laid] if board.laid != NOTHING else None,
        "sent": int(board.displaced // PAWNS) if board.displaced != NOTHING else None,
        "asked": int(board.pending_other()) if board.pending() == decisions.SWAP else None,
        "looks": int(board.pending_other()) if board.pending() == decisions.LOOK else None,
        "offer": _offer(board, viewer),
        "draws": [int(board.draws) >> (4 * seat) & 15 for seat in range(int(board.seats))],
        "districts": [_district(board, district, viewer) for district in range(len(DISTRICT_NAMES))],
        "piles": {"goods": int(board.goods_left), "tokens": int(board.tokens_left), "cards": int(board.cards_left)},
        "discards": _counts([int(board.pool[DISCARDS + card]) for card in range(int(CARDS))], CARD_NAMES),
        "known_pile": _known_goods(board, viewer, int(PILE)),
        "known_tokens": _known_tokens(board, viewer),
        "known_cards": _known_cards(board, viewer),
        "unseen": _unseen(board, viewer),
        "players": [_player(board, seat, player, viewer) for seat, player in enumerate(board.players)],
    }


def roll_of(die1: int, die2: int) -> shapes.Roll | None:
    """Sections 9 and 10: what a roll offers besides the move; 0 is no roll."""
    if die1 and die1 == die2:
        return "double"
    return "seven" if die1 + die2 == int(SEVEN) else None


def _counts(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts) if count}


def _packed(packed: int, names: tuple[str, ...]) -> dict[str, int]:
    return _counts([int(amount(packed, kind)) for kind in range(len(names))], names)


def _offer(board: Board, viewer: int) -> dict[str, int] | None:
    if board.pending() != decisions.KEEP or board.pending_seat() != viewer:
        return None
    return _packed(int(board.offer), GOOD_NAMES)


def _district(board: Board, district: int, viewer: int) -> shapes.District:
    sites = [site for site in (2 * district, 2 * district + 1) if int(board.edition.sites) >> site & 1]
    return {
        "id": DISTRICT_NAMES[district],
        "points": board.edition.facts.touching[district],
        "bonus": int(amount(board.bonus, district)) or None,
        "sites": [_site(board, site, viewer) for site in sites],
    }


def _site(board: Board, site: int, viewer: int) -> shapes.Site:
    is_finished = not board.is_unfinished(site)
    seen = int(board.site[SEEN + site])
    knows = is_finished or (viewer >= 0 and bool(seen >> viewer & 1))
    tile = int(board.site[TILE + site])
    return {
        "id": SITE_NAMES[site],
        "size": int(board.site[SIZE + site]),
        "stones": int(board.site[STONES + site]),
        "finished": is_finished,
        "building": TILE_NAMES[tile] if knows else None,
        "value": board.edition.values[tile] if knows else None,
        "seen_by": [] if is_finished else members(seen),
        "next": None if is_finished else _stone(board, site, viewer, knows),
    }


def _stone(board: Board, site: int, viewer: int, knows: bool) -> shapes.Stone:
    """R5.2, R5.3, R5.5, R12.1, R12.2: what the viewer's next stone there brings."""
    empty = int(board.site[SIZE + site] - board.site[STONES + site]) - 1
    if empty:
        return {"points": empty, "finishes": False, "bonus": 0, "cards": 0, "more": 0, "total": empty}
    points = board.edition.values[int(board.site[TILE + site])] if knows else None
    bonus = int(amount(board.bonus, site // 2))
    cards = int(points_of_cards(board, viewer, site)) if viewer >= 0 else 0
    return {
        "points": points,
        "finishes": True,
        "bonus": bonus,
        "cards": cards,
        "more": bonus + cards,
        "total": None if points is None else points + bonus + cards,
    }


def _known_goods(board: Board, viewer: int, place: int) -> shapes.KnownGoods | None:
    """What the viewer remembers of the goods of another player or of the pile."""
    memory = _memory(board, viewer * int(PLACES) + place, viewer) if viewer != place else 0
    return {"goods": _remembered(memory, GOOD_NAMES), "lost": int(lost_from(memory))} if memory else None


def _known_tokens(board: Board, viewer: int) -> shapes.KnownTokens | None:
    memory = _memory(board, int(TOKEN_MEMORY) + viewer, viewer)
    return {"values": _remembered(memory, VALUE_NAMES), "lost": int(lost_from(memory))} if memory else None


def _known_cards(board: Board, viewer: int) -> shapes.KnownCards | None:
    memory = _memory(board, int(CARD_MEMORY) + viewer, viewer)
    return {"cards": _remembered(memory, CARD_NAMES), "lost": int(lost_from(memory))} if memory else None


def _memory(board: Board, at: int, viewer: int) -> int:
    return int(board.memory[at]) if viewer >= 0 else 0


def _remembered(memory: int, names: tuple[str, ...]) -> dict[str, int]:
    return _packed(int(kinds_of(memory)), names)


def _unseen(board: Board, viewer: int) -> shapes.Unseen:
    """What lies in the piles, in the hands of others and, as tiles of others, under stones."""
    tiles = {tile for tile in range(len(TILE_NAMES)) if board.pool[tile]}
    for site in range(int(SITES)):
        knows = viewer >= 0 and int(board.site[SEEN + site]) >> viewer & 1
        if board.is_unfinished(site) and board.site[TILE + site] != NOTHING and not knows:
            tiles.add(int(board.site[TILE + site]))
    others = [player for seat, player in enumerate(board.players) if seat != viewer]
    goods = [int(board.pool[GOODS_POOL + good]) for good in range(int(GOODS))]
    cards = [int(board.pool[CARD_POOL + card]) for card in range(int(CARDS))]
    hidden = [] if board.is_over else [int(player.goods) for player in others]
    if _offer(board, viewer) is None:
        hidden.append(int(board.offer))
    for packed in hidden:
        goods = [count + int(amount(packed, good)) for good, count in enumerate(goods)]
    for player in others:
        cards = [count + int(amount(player.hand, card)) for card, count in enumerate(cards)]
    return {
        "tiles": [name for tile, name in enumerate(TILE_NAMES) if tile in tiles],
        "goods": _counts(goods, GOOD_NAMES),
        "cards": _counts(cards, CARD_NAMES),
    }


def _player(board: Board, seat: int, player: Player, viewer: int) -> shapes.Player:
    owns = viewer == seat
    shown = owns or board.is_over
    pawns = [int(board.pawn[seat * PAWNS + pawn]) for pawn in range(int(PAWNS))]
    sure = int(player.points) + (0 if board.is_over else int(player.table_count * PERMANENT_POINTS))
    if owns and not board.is_over:
        sure += int(set_points(player.goods) - corruption(player.tokens))
    return {
        "points": int(player.points),
        "projected": sure,
        "pawns": [point + 1 if point >= 0 else None for point in pawns],
        "table": [name for card, name in enumerate(CARD_NAMES) if int(player.table) >> card & 1],
        "hand": int(player.hand_count),
        "goods": int(player.goods_count),
        "tokens": int(player.token_count),
        "hand_cards": [CARD_NAMES[card] for card in listed(player.hand)] if owns else None,
        "goods_cards": _packed(int(player.goods), GOOD_NAMES) if shown else None,
        "token_values": listed(player.tokens) if shown else None,
        "corruption": int(corruption(player.tokens)) if shown else None,
        "known_goods": _known_goods(board, viewer, seat),
        "limit": int(player.limit()),
        "set_points": int(set_points(player.goods)) if shown else None,
        "sheet": {name: int(board.ledger[seat * SOURCES + source]) for source, name in enumerate(SOURCE_NAMES)},
    }
