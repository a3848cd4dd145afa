"""The list of legal actions."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.moves import Moves
from chatelain.core.packed import kinds_in
from chatelain.games.burgundy import actions, decisions
from chatelain.games.burgundy.board import SETTING_UP, Board
from chatelain.games.burgundy.estates import ESTATE_NUMBERS
from chatelain.games.burgundy.player import Player
from chatelain.games.burgundy.reach import (
    buyable,
    fetchable,
    foundable,
    numbers_in_reach,
    place_mode,
    placeable,
    plain_mode,
    take_mode,
)
from chatelain.games.burgundy.tables import ALL_NUMBERS, BLACK_SHELF, DEPOTS, GOODS, NUMBERED, SHELVES_WITH, STORAGE
from chatelain.games.burgundy.tiles import FAMILY_OF
from chatelain.hexes import SPACES


def gather(board: Board, seat: i64, moves: Moves) -> None:
    """Adds the actions of the seat, which must be one that may act."""
    player = board.players[seat]
    if board.phase == SETTING_UP:
        gather_choices(player, moves)
        return
    pending = board.pending()
    if pending == 0:
        gather_turn(board, seat, player, moves)
    elif pending == decisions.SHIP:
        gather_loads(player, moves)
    elif pending == decisions.KEEP:
        moves.add_bits(actions.KEEP, board_types(board) & ~player.types)
    elif pending == decisions.CASTLE:
        gather_castle(board, seat, player, moves)
    elif pending == decisions.WAREHOUSE:
        moves.add_bits(actions.SELL + actions.FREE * GOODS, player.types)
        moves.add(actions.DECLINE)
    elif pending == decisions.TOWN_HALL:
        gather_places(board, seat, player, actions.FREE, ALL_NUMBERS, moves)
        moves.add(actions.DECLINE)
    elif pending == decisions.DISCARD:
        moves.add_bits(actions.DISCARD, BIT[STORAGE] - 1)
    else:
        moves.add_bits(actions.FETCH, fetchable(board, pending))
        moves.add(actions.DECLINE)


def gather_turn(board: Board, seat: i64, player: Player, moves: Moves) -> None:
    """Two dice, a purchase, and the end of the turn once both dice are used (R4.1, R4.3, R12.1)."""
    if player.used == 3:
        moves.add(actions.END)
    else:
        if not player.used & 1:
            gather_die(board, seat, player, 0, moves)
        if not player.used & 2:
            gather_die(board, seat, player, 1, moves)
        if not player.used:
            moves.add_bits(actions.FOUND, foundable(board, player))
    places = buyable(board, player)
    if places:
        moves.add_bits(actions.BUY, places >> BLACK_SHELF)
        moves.add_bits(actions.BUY_FROM, places & NUMBERED)


def gather_die(board: Board, seat: i64, player: Player, which: i64, moves: Moves) -> None:
    """R4.2: the four actions of a die."""
    plain = plain_mode(player)
    numbers = numbers_in_reach(player, which, take_mode(player))
    moves.add_bits(actions.TAKE + which * BLACK_SHELF, board.stock & SHELVES_WITH[numbers])
    for slot in range(STORAGE):
        tile = player.stored(slot)
        if tile >= 0:
            numbers = numbers_in_reach(player, which, place_mode(player, i64(FAMILY_OF[tile])))
            moves.add_bits(
                actions.PLACE + (which * STORAGE + slot) * SPACES, placeable(board, seat, player, tile, numbers)
            )
    if player.types:
        moves.add_bits(actions.SELL + which * GOODS, player.types & numbers_in_reach(player, which, plain))
    moves.add(actions.WORKERS + which)


def gather_places(board: Board, seat: i64, player: Player, which: i64, numbers: i64, moves: Moves) -> None:
    """The spaces for every stored tile, with one of these numbers."""
    for slot in range(STORAGE):
        tile = player.stored(slot)
        if tile >= 0:
            moves.add_bits(
                actions.PLACE + (which * STORAGE + slot) * SPACES, placeable(board, seat, player, tile, numbers)
            )


def gather_castle(board: Board, seat: i64, player: Player, moves: Moves) -> None:
    """R7.14, R7.15: any action, with any number."""
    moves.add_bits(actions.TAKE + actions.FREE * BLACK_SHELF, board.stock & NUMBERED)
    gather_places(board, seat, player, actions.FREE, ALL_NUMBERS, moves)
    moves.add_bits(actions.SELL + actions.FREE * GOODS, player.types)
    moves.add(actions.WORKERS + actions.FREE)


def gather_loads(player: Player, moves: Moves) -> None:
    """R7.4, R7.5, R15.5: one depot, or two neighbours with tile 5."""
    moves.add_bits(actions.LOAD, BIT[DEPOTS] - 1)
    if player.has_power(5):
        moves.add_bits(actions.LOAD_TWO, BIT[DEPOTS] - 1)


def gather_choices(player: Player, moves: Moves) -> None:
    """R16.2, R16.3: estate first, then the space of the start castle."""
    if player.has_estate:
        moves.add_bits(actions.START, player.estate.starts)
    else:
        moves.add_bits(actions.ESTATE, BIT[len(ESTATE_NUMBERS)] - 1)


def board_types(board: Board) -> i64:
    """The types of goods in the depot, or the two depots, that a ship is loading from."""
    depot = board.pending_depot()
    types = kinds_in(board.goods[depot % DEPOTS])
    if depot >= DEPOTS:
        types |= kinds_in(board.goods[(depot + 1) % DEPOTS])
    return types
