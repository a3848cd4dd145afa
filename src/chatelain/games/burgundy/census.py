"""What is never lost: every tile and every good is somewhere."""

from __future__ import annotations

from chatelain.core.packed import amount
from chatelain.games.burgundy.board import BLACK_POOL, GONE_POOL, GOODS_POOL, Board
from chatelain.games.burgundy.player import INCOMING
from chatelain.games.burgundy.tables import GOODS
from chatelain.games.burgundy.tiles import KINDS, TILE_NAMES


def tiles_in_sight(board: Board) -> list[int]:
    """How many tiles of every kind lie in depots, storages and estates."""
    counts = [0] * int(KINDS)
    for tile in board.shelf:
        if tile >= 0:
            counts[tile] += 1
    for tile in board.laid:
        if tile >= 0:
            counts[tile] += 1
    for player in board.players:
        for slot in range(int(INCOMING) + 1):
            if player.stored(slot) >= 0:
                counts[player.stored(slot)] += 1
    return counts


def goods_in_sight(board: Board) -> list[int]:
    """How many goods of every type lie in depots, on the round spaces and with players, sold or not."""
    counts = [0] * int(GOODS)
    for good in range(int(GOODS)):
        counts[good] += sum(int(amount(goods, good)) for goods in board.goods)
        counts[good] += sum(int(player.goods_of(good) + amount(player.sold, good)) for player in board.players)
    left = int(board.round_goods)
    while left:
        counts[(left & 255) - 1] += 1
        left >>= 8
    return counts


def census(board: Board) -> dict[str, int]:
    """Totals of every kind of tile and good."""
    totals: dict[str, int] = {}
    seen = tiles_in_sight(board)
    for kind, name in enumerate(TILE_NAMES):
        pools = board.pool[kind] + board.pool[BLACK_POOL + kind] + board.pool[GONE_POOL + kind]
        totals[name] = seen[kind] + int(pools)
    goods = goods_in_sight(board)
    for good in range(int(GOODS)):
        totals[f"good{good + 1}"] = goods[good] + int(board.pool[GOODS_POOL + good])
    return totals
