"""What stones and buildings bring, for the evaluation, and what they leave to the next player."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, lowest
from chatelain.core.packed import amount
from chatelain.games.burdigala.board import SEEN, SIZE, STONES, TILE, Board
from chatelain.games.burdigala.scoring import corruption
from chatelain.games.burdigala.tables import (
    CONSUL,
    CONSUL_SIZE,
    HYGIENE,
    HYGIENE_SIZE,
    LARGEST,
    NECROPOLIS,
    PAWNS,
    STOPPED_SITE,
    TILES,
)
from chatelain.games.burdigala.worth.players import POINT

#: An intrigue card just drawn, before anybody knows what it is.
CARD: Final[i64] = 110
#: A site with one place left is a gift for the next player: so much of it is lost, in percent.
GIFT: Final[i64] = 30


def average_values(board: Board) -> vec[i64]:
    """By size: what an unseen building is worth on average, in hundredths, with what the special ones bring."""
    values = vec[i64]([0] * int(LARGEST + 1))
    tiles = vec[i64]([0] * int(LARGEST + 1))
    for tile in range(TILES):
        if board.pool[tile]:
            size = i64(board.edition.sizes[tile])
            values[size] += worth_of_tile(board, tile)
            tiles[size] += 1
    for size in range(2, LARGEST + 1):
        if tiles[size]:
            values[size] //= tiles[size]
    return values


def worth_of_tile(board: Board, tile: i64) -> i64:
    """A building, in hundredths."""
    value = i64(board.edition.values[tile]) * POINT
    if tile == STOPPED_SITE:
        value += 2 * CARD
    elif tile == NECROPOLIS:
        value += 2 * POINT
    return value


def worth_of_building(board: Board, seat: i64, site: i64, values: vec[i64]) -> i64:
    """What it brings a seat to finish a site: value, bonus, cards."""
    size = board.site[SIZE + site]
    tile = board.site[TILE + site]
    value = values[size]
    if tile >= 0 and board.site[SEEN + site] & BIT[seat]:
        value = worth_of_tile(board, tile)
        if tile == NECROPOLIS:
            value = corruption(board.players[seat].tokens) * POINT
    value += amount(board.bonus, site // 2) * POINT
    player = board.players[seat]
    if size == CONSUL_SIZE and player.has_laid(CONSUL):
        value += 2 * POINT
    if size == HYGIENE_SIZE and player.has_laid(HYGIENE):
        value += 2 * POINT
    return value


def cards_around(board: Board, seat: i64, site: i64, moved: i64) -> i64:
    """What the cards that the neighbours draw are worth to the seat, with this pawn moved there."""
    around = board.edition.around[site // 2]
    total: i64 = 0
    for slot in range(board.seats * PAWNS):
        point = board.pawn[slot]
        if point >= 0 and slot != moved and around & BIT[point]:
            total += CARD if slot // PAWNS == seat else -CARD // (board.seats - 1)
    return total


def worth_of_stone(board: Board, seat: i64, site: i64, values: vec[i64]) -> i64:
    """What a stone on a site brings, and what it leaves to the next player."""
    empty = board.site[SIZE + site] - board.site[STONES + site] - 1
    if empty == 0:
        finished = worth_of_building(board, seat, site, values)
        return finished * (100 + GIFT) // 100 + cards_around(board, seat, site, board.moved)
    value = empty * POINT
    if empty == 1:
        value -= worth_of_building(board, seat, site, values) * GIFT // 100
    return value


def best_stone(board: Board, seat: i64, sites: i64, values: vec[i64]) -> i64:
    """The best of some sites."""
    best: i64 = -100000
    while sites:
        value = worth_of_stone(board, seat, lowest(sites), values)
        sites &= sites - 1
        if value > best:
            best = value
    return best


def gifts(board: Board, seat: i64, values: vec[i64]) -> i64:
    """Sites with one place left, which the next player may take."""
    total: i64 = 0
    todo = board.unfinished
    while todo:
        site = lowest(todo)
        todo &= todo - 1
        if board.site[SIZE + site] - board.site[STONES + site] == 1:
            total += worth_of_building(board, seat, site, values) * GIFT // 100
    return total
