"""What a viewer may know, built by copying it in. Only secret choices before the game are ever missing (R16.6)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.packed import amount
from chatelain.games.burgundy import decisions
from chatelain.games.burgundy.acting import workers_for_a_die
from chatelain.games.burgundy.board import BLACK_POOL, GOODS_POOL, SETTING_UP, Board
from chatelain.games.burgundy.outside import shapes
from chatelain.games.burgundy.player import INCOMING, Player
from chatelain.games.burgundy.scoring import projected
from chatelain.games.burgundy.tables import (
    BLACK_SHELF,
    BLACK_TILES,
    DEPOTS,
    GOOD_NAMES,
    PHASE_NAMES,
    PLACES,
    ROUNDS,
    SOURCE_NAMES,
    SOURCES,
)
from chatelain.games.burgundy.tiles import FAMILY_NAMES, TILE_NAMES
from chatelain.hexes import NAMES, SPACES


def view(board: Board, viewer: int) -> shapes.View:
    """The position as plain JSON values."""
    setting_up = board.phase == SETTING_UP
    return {
        "game": "burgundy",
        "over": board.is_over,
        "phase": "setup" if setting_up else PHASE_NAMES[board.phase],
        "round": int(board.round) + 1,
        "order": [int(board.seat_in_order(place)) for place in range(int(board.seats))],
        "to_act": list(board.to_act()),
        "pending": decisions.NAMES[board.pending()],
        "bought": board.has_bought,
        "white_die": int(board.white_die),
        "round_goods": _round_goods(board),
        "depots": [_depot(board, depot) for depot in range(int(DEPOTS))],
        "black": [_tile(int(board.shelf[BLACK_SHELF + slot])) for slot in range(BLACK_TILES[board.seats])],
        "bag": _bag(board),
        "bonuses": _bonuses(board),
        "spielbox": board.spielbox,
        "players": [_player(board, seat, player, viewer) for seat, player in enumerate(board.players)],
    }


def _tile(tile: int) -> str | None:
    return TILE_NAMES[tile] if tile >= 0 else None


def _bag(board: Board) -> shapes.Bag:
    """All that was drawn lies open, so everybody knows what is left."""
    return {
        "tiles": _pool(board, 0, TILE_NAMES),
        "black": _pool(board, int(BLACK_POOL), TILE_NAMES),
        "goods": _pool(board, int(GOODS_POOL), GOOD_NAMES),
    }


def _pool(board: Board, first: int, names: tuple[str, ...]) -> dict[str, int]:
    counts = [int(board.pool[first + kind]) for kind in range(len(names))]
    return {name: count for name, count in zip(names, counts) if count}


def _round_goods(board: Board) -> list[str]:
    goods = [int(board.round_goods) >> (8 * at) & 255 for at in range(int(ROUNDS))]
    return [GOOD_NAMES[good - 1] for good in goods if good]


def _goods(goods: i64) -> dict[str, int]:
    return {name: int(amount(goods, good)) for good, name in enumerate(GOOD_NAMES) if amount(goods, good)}


def _depot(board: Board, depot: int) -> shapes.Depot:
    tiles = [_tile(int(board.shelf[depot * PLACES + slot])) for slot in range(int(board.seats))]
    return {"tiles": tiles, "goods": _goods(board.goods[depot])}


def _bonuses(board: Board) -> dict[str, list[int | None]]:
    """For every colour the seats that hold its large and its small bonus tile."""
    found: dict[str, list[int | None]] = {}
    for colour, name in enumerate(FAMILY_NAMES):
        owners = int(board.bonus_owners) >> (colour * 6) & 63
        large, small = owners & 7, owners >> 3
        found[name] = [large - 1 if large else None, small - 1 if small else None]
    return found


def _player(board: Board, seat: int, player: Player, viewer: int) -> shapes.Player:
    is_secret = board.is_secret() and viewer != seat
    knows_estate = player.has_estate and not (is_secret and board.chooses_estate)
    knows_start = player.start >= 0 and not is_secret
    return {
        "estate": player.estate.number if knows_estate else None,
        "layout": player.estate.layout if knows_estate else None,
        "spielbox": (board.spielbox or player.estate.spielbox) if knows_estate else None,
        "start": NAMES[player.start] if knows_start else None,
        "ready": player.is_ready,
        "tiles": [_tile(int(board.laid[seat * SPACES + space])) for space in range(int(SPACES))],
        "stored": [_tile(int(player.stored(slot))) for slot in range(int(INCOMING) + 1)],
        "goods": _goods(player.goods),
        "sold": _goods(player.sold),
        "silver": int(player.silver),
        "workers": int(player.workers),
        "workers_for_a_die": int(workers_for_a_die(player)),
        "dice": [int(player.die1), int(player.die2)],
        "used": [bool(player.used & 1), bool(player.used & 2)],
        "track": int(player.track),
        "arrival": int(player.arrival),
        "points": int(player.points),
        "projected": int(projected(board, seat)),
        "sheet": {name: int(board.ledger[seat * SOURCES + source]) for source, name in enumerate(SOURCE_NAMES)},
    }
