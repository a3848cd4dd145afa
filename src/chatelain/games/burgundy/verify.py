"""Is an action legal? Answered from the same masks as the list of legal actions, one action at a time."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.games.burgundy.actions import (
    BUY,
    BUY_FROM,
    DECLINE,
    DISCARD,
    END,
    ESTATE,
    FETCH,
    FOUND,
    FREE,
    KEEP,
    LOAD,
    LOAD_TWO,
    PLACE,
    SELL,
    START,
    WORKERS,
)
from chatelain.games.burgundy.board import (
    AT_CASTLE,
    AT_DISCARD,
    AT_KEEP,
    AT_SHIP,
    AT_TOWN_HALL,
    AT_WAREHOUSE,
    SETTING_UP,
    Board,
)
from chatelain.games.burgundy.legal import board_types
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
from chatelain.games.burgundy.tables import ALL_NUMBERS, BLACK_SHELF, GOODS, SHELVES_WITH, STORAGE
from chatelain.games.burgundy.tiles import FAMILY_OF
from chatelain.hexes import SPACES


def is_legal(board: Board, seat: i64, action: i64) -> bool:
    """For a seat that may act, in a game that is not over."""
    player = board.players[seat]
    if board.phase == SETTING_UP:
        if player.has_estate:
            return action >= START and player.estate.starts & BIT[action - START] != 0
        return ESTATE <= action < START
    pending = board.pending()
    if action < PLACE:
        which = action // BLACK_SHELF
        return (
            may_use(player, which, pending)
            and board.stock & BIT[action % BLACK_SHELF] & SHELVES_WITH[numbers_for(player, which, take_mode(player))]
            != 0
        )
    if action < SELL:
        return is_legal_place(board, seat, player, action - PLACE, pending)
    if action < WORKERS:
        which = (action - SELL) // GOODS
        if pending == AT_WAREHOUSE and which == FREE:
            return player.types & BIT[(action - SELL) % GOODS] != 0
        numbers = numbers_for(player, which, plain_mode(player))
        return may_use(player, which, pending) and player.types & numbers & BIT[(action - SELL) % GOODS] != 0
    if action < BUY:
        return may_use(player, action - WORKERS, pending)
    if action < LOAD:
        shelf = action - BUY_FROM if action >= BUY_FROM else BLACK_SHELF + action - BUY
        return pending == 0 and buyable(board, player) & BIT[shelf] != 0
    if action < KEEP:
        return pending == AT_SHIP and (action < LOAD_TWO or player.has_power(5))
    if action < FETCH:
        return pending == AT_KEEP and board_types(board) & ~player.types & BIT[action - KEEP] != 0
    if action < DECLINE:
        return is_benefit(pending) and fetchable(board, pending) & BIT[action - FETCH] != 0
    if action < DISCARD:
        return is_benefit(pending) or pending in (AT_WAREHOUSE, AT_TOWN_HALL)
    if action < END:
        return pending == AT_DISCARD
    if action < FOUND:
        return pending == 0 and player.used == 3
    if action < ESTATE:
        return pending == 0 and foundable(board, player) & BIT[action - FOUND] != 0
    return False


def is_legal_place(board: Board, seat: i64, player: Player, rest: i64, pending: i64) -> bool:
    """A stored tile, a die or benefit to place it with, and a space that may receive it."""
    which = rest // (STORAGE * SPACES)
    tile = player.stored(rest // SPACES % STORAGE)
    if tile < 0 or not (may_use(player, which, pending) or (pending == AT_TOWN_HALL and which == FREE)):
        return False
    numbers = numbers_for(player, which, place_mode(player, i64(FAMILY_OF[tile])))
    return placeable(board, seat, player, tile, numbers) & BIT[rest % SPACES] != 0


def may_use(player: Player, which: i64, pending: i64) -> bool:
    """A die that is left, with nothing pending; or the free action of a castle."""
    if which == FREE:
        return pending == AT_CASTLE
    return pending == 0 and not player.is_used(which)


def numbers_for(player: Player, which: i64, mode: i64) -> i64:
    """The numbers a die reaches; castles and buildings reach all."""
    return ALL_NUMBERS if which == FREE else numbers_in_reach(player, which, mode)


def is_benefit(pending: i64) -> bool:
    """Carpenter, church or market: a tile may be fetched."""
    return AT_WAREHOUSE < pending < AT_TOWN_HALL
