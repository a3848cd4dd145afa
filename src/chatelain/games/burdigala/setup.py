"""Setting up (section 3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.core.packed import ONE
from chatelain.games.burdigala.board import CARD_POOL, GOODS_POOL, NOTHING, POOL_SIZE, SIZE, TOKEN_POOL, Board
from chatelain.games.burdigala.edition import Edition
from chatelain.games.burdigala.piles import draw_card
from chatelain.games.burdigala.tables import (
    BONUS_VALUES,
    CARDS,
    DISTRICTS,
    GOODS,
    LARGEST,
    PAWNS,
    PAWNS_OF,
    SITES,
    TILES,
    VALUES,
)
from chatelain.games.burdigala.turns import start_turn


def full_pool(edition: Edition) -> list[int]:
    """The pools before anything is drawn."""
    pool = [0] * int(POOL_SIZE)
    pool[: int(TILES)] = [1] * int(TILES)
    pool[int(TOKEN_POOL) : int(TOKEN_POOL + VALUES)] = edition.facts.tokens
    pool[int(GOODS_POOL) : int(GOODS_POOL + GOODS)] = edition.facts.goods
    pool[int(CARD_POOL) : int(CARD_POOL + CARDS)] = edition.facts.cards
    return pool


def count_piles(board: Board) -> None:
    """How much is left in each pile."""
    board.tokens_left = sum(int(board.pool[TOKEN_POOL + value]) for value in range(int(VALUES)))
    board.goods_left = sum(int(board.pool[GOODS_POOL + good]) for good in range(int(GOODS)))
    board.cards_left = sum(int(board.pool[CARD_POOL + card]) for card in range(int(CARDS)))


def set_up(board: Board, chance: Chance) -> None:
    """R3.2 to R3.7: sites, bonus tokens, a card for everybody, and who begins."""
    count_piles(board)
    lay_tiles(board, chance)
    lay_bonus_tokens(board, chance)
    for seat in range(int(board.seats)):
        draw_card(board, seat, chance)
    board.first = roll_for_first(board, chance)
    board.seat = board.first


def lay_tiles(board: Board, chance: Chance) -> None:
    """R3.2: only the size of a tile can be seen; what it is does not exist until somebody looks."""
    left = board.edition.of_size[:]
    for site in board.edition.site_list():
        size = chance.draw(left, 0, LARGEST + 1, "site")
        left[size] -= 1
        board.site[SIZE + site] = size
    board.unfinished = board.edition.sites
    board.open_points = board.edition.open_points(board.unfinished)


def lay_bonus_tokens(board: Board, chance: Chance) -> None:
    """R3.3."""
    left = vec[i64]([BONUS_VALUES.count(value) for value in range(max(BONUS_VALUES) + 1)])
    for district in range(int(DISTRICTS)):
        if board.edition.bonus_districts & BIT[district]:
            value = chance.draw(left, 0, max(BONUS_VALUES) + 1, "bonus")
            left[value] -= 1
            board.bonus += value * ONE[district]


def roll_for_first(board: Board, chance: Chance) -> int:
    """R3.6, R3.7: the highest sum of two dice; those who are tied roll again."""
    rolling = list(range(int(board.seats)))
    if board.events is not None:
        board.emit("who-begins", -1, {})
    while len(rolling) > 1:
        sums: list[int] = []
        for seat in rolling:
            dice = [int(chance.die("start-die")), int(chance.die("start-die"))]
            sums.append(sum(dice))
            if board.events is not None:
                board.emit("rolled-for-first", seat, {"dice": dice})
        rolling = [seat for seat, rolled in zip(rolling, sums) if rolled == max(sums)]
    if board.events is not None:
        board.emit("first-player", rolling[0], {})
    return rolling[0]


def place(board: Board, seat: i64, point: i64, chance: Chance) -> None:
    """R3.8 to R3.10: one pawn each in turn; after the last one the first player rolls."""
    board.put_pawn(seat * PAWNS + board.placed // board.seats, point)
    board.placed += 1
    if board.events is not None:
        board.emit("pawn-placed", int(seat), {"to": int(point) + 1})
    if board.placed < board.seats * i64(PAWNS_OF[board.seats]):
        board.seat = (board.seat + 1) % board.seats
    else:
        start_turn(board, board.first, chance)


def new_site_vector() -> vec[i64]:
    """No sites yet: size, stones, tile and who has seen it."""
    count = int(SITES)
    return vec[i64]([0] * (2 * count) + [int(NOTHING)] * count + [0] * count)
