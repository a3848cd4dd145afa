"""Laying a tile and what it does (sections 6 to 9)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.events import Value
from chatelain.games.burgundy import decisions, tiles
from chatelain.games.burgundy.board import Board
from chatelain.games.burgundy.player import Player
from chatelain.games.burgundy.reach import can_place_any, fetchable
from chatelain.games.burgundy.scoring import score_animals, score_colour, score_district
from chatelain.games.burgundy.tables import WATCHTOWERS
from chatelain.hexes import NAMES, NEIGHBOURS, SPACES


def lay(board: Board, seat: i64, player: Player, tile: i64, space: i64) -> None:
    """R6.6: puts a tile on a space, where it stays. Points and effects come after."""
    player.filled |= BIT[space]
    player.open = (player.open | NEIGHBOURS[space]) & ~player.filled
    board.laid[seat * SPACES + space] = tile


def place(board: Board, seat: i64, player: Player, slot: i64, space: i64, die: i64, workers: i64) -> None:
    """R6.1, R6.7: from storage to the estate; district and colour points first, then the tile's effect."""
    tile = player.stored(slot)
    player.drop(slot)
    lay(board, seat, player, tile, space)
    if board.events is not None:
        paid: dict[str, Value] = {"die": int(die), "workers": int(workers)}
        board.emit("tile-placed", int(seat), {"tile": tiles.TILE_NAMES[tile], "space": NAMES[space], **paid})
    family = i64(tiles.FAMILY_OF[tile])
    score_district(board, seat, player, space)
    score_colour(board, seat, player, family)
    if family == tiles.BUILDING:
        board.cities[seat * tiles.BUILDINGS + tile] |= player.estate.district[space]  # R8.1, R8.2
        use_building(board, seat, player, tile)
    elif family == tiles.PASTURE:
        score_animals(board, seat, player, space, tile)
    elif family == tiles.SHIP:
        board.push(decisions.SHIP, 0)
    elif family == tiles.KNOWLEDGE:
        player.powers |= BIT[tiles.knowledge_number(tile)]  # R7.2
    elif family == tiles.CASTLE:
        board.push(decisions.CASTLE, 0)
    elif family == tiles.MINE:
        player.mines += 1


def use_building(board: Board, seat: i64, player: Player, building: i64) -> None:
    """R8.3 to R8.17: what happens at once happens; what may be declined is asked, if it is of any use."""
    if building == tiles.BOARDING_HOUSE:
        board.receive(seat, 0, tiles.BOARDING_HOUSE_WORKERS, 0)
    elif building == tiles.BANK:
        board.receive(seat, tiles.BANK_SILVER, 0, 0)
    elif building == tiles.WATCHTOWER:
        board.gain(seat, WATCHTOWERS, tiles.WATCHTOWER_POINTS)
    elif building == tiles.WAREHOUSE:
        if player.types:
            board.push(decisions.WAREHOUSE, 0)
    elif building == tiles.TOWN_HALL:
        if can_place_any(board, seat, player):
            board.push(decisions.TOWN_HALL, 0)
    else:
        benefit = decisions.CARPENTER
        if building == tiles.CHURCH:
            benefit = decisions.CHURCH
        elif building == tiles.MARKET:
            benefit = decisions.MARKET
        if fetchable(board, benefit):
            board.push(benefit, 0)
