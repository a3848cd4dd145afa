"""Stones and buildings (section 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.core.events import Value
from chatelain.core.packed import ONE, amount
from chatelain.games.burdigala.board import AFTER, NOTHING, SEEN, SIZE, STONES, TILE, Board
from chatelain.games.burdigala.draws import go_on_drawing, neighbours_draw
from chatelain.games.burdigala.piles import return_token
from chatelain.games.burdigala.tables import (
    CONSUL,
    CONSUL_POINTS,
    CONSUL_SIZE,
    FROM_BONUS,
    FROM_BUILDINGS,
    FROM_CONSUL,
    FROM_HYGIENE,
    FROM_STONES,
    HYGIENE,
    HYGIENE_POINTS,
    HYGIENE_SIZE,
    NECROPOLIS,
    SITE_NAMES,
    STOPPED_SITE,
    STOPPED_SITE_CARDS,
    TILE_NAMES,
    TILES,
    VALUES,
)

_NONE: Final[vec[i64]] = vec[i64]([0] * int(TILES))


def sites_in_reach(board: Board) -> i64:
    """R5.1: unfinished sites of the districts that touch the pawn that has moved."""
    return board.edition.touched[board.pawn[board.moved]] & board.unfinished


def lay_first_stone(board: Board, seat: i64, site: i64, chance: Chance) -> None:
    """R5.1: the stone of the turn."""
    board.phase = AFTER
    board.laid = site
    lay_stone(board, seat, site, chance)
    go_on_drawing(board, chance)


def lay_further_stone(board: Board, seat: i64, chance: Chance) -> None:
    """R10.2, R10.3, R12.25: the points of the stone before are taken back."""
    if board.events is not None:
        board.emit("further-stone", int(seat), {})
    if board.gained:
        board.gain(seat, FROM_STONES, -board.gained)
        board.gained = 0
    lay_stone(board, seat, board.laid, chance)


def lay_stone(board: Board, seat: i64, site: i64, chance: Chance) -> None:
    """R5.2, R5.3: points for the places left empty, or for the building."""
    board.site[STONES + site] += 1
    empty = board.site[SIZE + site] - board.site[STONES + site]
    if board.events is not None:
        board.emit("stone-laid", int(seat), {"site": SITE_NAMES[site], "empty": int(empty)})
    if empty:
        board.gained = empty
        board.gain(seat, FROM_STONES, empty)
    else:
        finish(board, seat, site, chance)


def finish(board: Board, seat: i64, site: i64, chance: Chance) -> None:
    """R5.3 to R5.9, R6.1: the tile is turned over; the cards it brings are drawn later."""
    if board.site[TILE + site] == NOTHING:
        board.site[TILE + site] = draw_tile(board, board.site[SIZE + site], chance)
    else:
        board.revelations += 1  # somebody had looked at it: nothing is drawn, but the others see it now
    tile = board.site[TILE + site]
    board.site[SEEN + site] = BIT[board.seats] - 1
    board.site[STONES + site] = 0  # R5.4
    board.unfinished &= ~BIT[site]
    board.open_points = board.edition.open_points(board.unfinished)
    if board.events is not None:
        built: dict[str, Value] = {"site": SITE_NAMES[site], "building": TILE_NAMES[tile]}
        board.emit("building-finished", int(seat), {**built, "value": int(board.edition.values[tile])})
    score_building(board, seat, site, tile)
    if tile == NECROPOLIS:
        return_all_tokens(board, seat)
    if tile == STOPPED_SITE:
        board.draws += STOPPED_SITE_CARDS * ONE[seat]  # R5.8, R6.5
    neighbours_draw(board, site // 2)


def draw_tile(board: Board, size: i64, chance: Chance) -> i64:
    """R3.2: any of the tiles of that size that nobody has seen, and now somebody has."""
    counts = tiles_of_size(board, size)
    tile = chance.draw(counts, 0, TILES, "building")
    board.pool[tile] -= 1
    return tile


def tiles_of_size(board: Board, size: i64) -> vec[i64]:
    """The unseen tiles of a size, to draw from."""
    counts = _NONE[:]
    tiles = board.edition.tiles_of[size]
    for tile in range(TILES):
        if tiles & 1:
            counts[tile] = board.pool[tile]
        tiles >>= 1
    return counts


def score_building(board: Board, seat: i64, site: i64, tile: i64) -> None:
    """R5.3, R5.5 to R5.7, R12.1, R12.2, R12.15."""
    player = board.players[seat]
    district = site // 2
    size = board.site[SIZE + site]
    board.gain(seat, FROM_BUILDINGS, i64(board.edition.values[tile]))
    bonus = amount(board.bonus, district)
    if bonus:
        board.gain(seat, FROM_BONUS, bonus)
        board.bonus -= bonus * ONE[district]
    if size == CONSUL_SIZE and player.has_laid(CONSUL):
        board.gain(seat, FROM_CONSUL, CONSUL_POINTS)
    if size == HYGIENE_SIZE and player.has_laid(HYGIENE):
        board.gain(seat, FROM_HYGIENE, HYGIENE_POINTS)


def points_of_cards(board: Board, seat: i64, site: i64) -> i64:
    """R12.1, R12.2: what the permanent cards of a player add when the building is finished."""
    player = board.players[seat]
    size = board.site[SIZE + site]
    points: i64 = 0
    if size == CONSUL_SIZE and player.has_laid(CONSUL):
        points += CONSUL_POINTS
    if size == HYGIENE_SIZE and player.has_laid(HYGIENE):
        points += HYGIENE_POINTS
    return points


def return_all_tokens(board: Board, seat: i64) -> None:
    """R5.9."""
    player = board.players[seat]
    for value in range(VALUES):
        while amount(player.tokens, value):
            return_token(board, seat, value)
