"""What is never lost: every tile, token and card is somewhere."""

from __future__ import annotations

from chatelain.core.bits import count
from chatelain.core.packed import amount
from chatelain.games.burdigala.board import CARD_POOL, DISCARDS, GOODS_POOL, SIZE, TILE, TOKEN_POOL, Board
from chatelain.games.burdigala.tables import CARD_NAMES, GOOD_NAMES, SITES, TILE_NAMES, VALUES


def seen_tiles(board: Board) -> list[int]:
    """How often every tile is known to somebody: once or not at all."""
    counts = [0] * len(TILE_NAMES)
    for site in range(int(SITES)):
        if board.site[TILE + site] >= 0:
            counts[int(board.site[TILE + site])] += 1
    return counts


def goods_out(board: Board) -> list[int]:
    """Goods of every kind that are not in the pile."""
    hands = [board.offer, *(player.goods for player in board.players)]
    return [sum(int(amount(hand, good)) for hand in hands) for good in range(len(GOOD_NAMES))]


def tokens_out(board: Board) -> list[int]:
    """Tokens of every value that lie before players."""
    return [sum(int(amount(player.tokens, value)) for player in board.players) for value in range(int(VALUES))]


def cards_out(board: Board) -> list[int]:
    """Intrigue cards of every kind in hands and on tables."""
    return [
        sum(int(amount(player.hand, card)) + (int(player.table) >> card & 1) for player in board.players)
        for card in range(len(CARD_NAMES))
    ]


def census(board: Board) -> dict[str, int]:
    """Totals that stay the same to the end."""
    totals = {f"tile-{name}": seen + int(board.pool[tile]) for tile, (name, seen) in _named(board)}
    for good, out in enumerate(goods_out(board)):
        totals[f"good-{GOOD_NAMES[good]}"] = out + int(board.pool[GOODS_POOL + good])
    for value, out in enumerate(tokens_out(board)):
        totals[f"token-{value}"] = out + int(board.pool[TOKEN_POOL + value])
    for card, out in enumerate(cards_out(board)):
        totals[f"card-{CARD_NAMES[card]}"] = out + int(board.pool[CARD_POOL + card] + board.pool[DISCARDS + card])
    for size in range(2, 7):
        totals[f"sites-{size}"] = sum(board.site[SIZE + site] == size for site in range(int(SITES)))
    totals["sites"] = int(count(board.edition.sites))
    return totals


def _named(board: Board) -> list[tuple[int, tuple[str, int]]]:
    return list(enumerate(zip(TILE_NAMES, seen_tiles(board))))
