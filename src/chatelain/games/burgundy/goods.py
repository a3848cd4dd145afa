"""Goods: loading ships and selling (sections 7 and 10)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.core.events import Value
from chatelain.core.packed import ONE, amount
from chatelain.games.burgundy import decisions
from chatelain.games.burgundy.board import Board
from chatelain.games.burgundy.legal import board_types
from chatelain.games.burgundy.player import Player
from chatelain.games.burgundy.tables import DEPOTS, GOOD_NAMES, GOODS_TYPES, SALE_POINTS, SALES


def load(board: Board, seat: i64, player: Player, depot: i64) -> None:
    """R7.4 to R7.9, R15.5: takes the goods of a depot, or from DEPOTS on those of a depot and its neighbour."""
    board.pop()
    board.push(decisions.KEEP, depot)
    if board.events is not None:
        depots = [int(depot) + 1] if depot < DEPOTS else [int(depot % DEPOTS) + 1, int((depot + 1) % DEPOTS) + 1]
        board.emit("ship-loads", int(seat), {"depots": depots, "count": len(depots)})
    load_types(board, seat, player, board_types(board) & player.types)
    settle(board, seat, player)


def keep(board: Board, seat: i64, player: Player, good: i64) -> None:
    """R7.8: the player has chosen one new type."""
    load_types(board, seat, player, BIT[good])
    settle(board, seat, player)


def settle(board: Board, seat: i64, player: Player) -> None:
    """Loads the new types that fit; asks again while there is a choice, then the pawn moves."""
    new = board_types(board) & ~player.types
    free = GOODS_TYPES - count(player.types)
    if new and free > 0:
        if count(new) > free:
            return
        load_types(board, seat, player, new)
    board.pop()
    advance_pawn(board, seat, player)


def load_types(board: Board, seat: i64, player: Player, types: i64) -> None:
    """Loads all goods of these types from the depot or depots named."""
    depot = board.pending_depot()
    while types:
        good = lowest(types)
        types &= types - 1
        load_good(board, seat, player, good, depot % DEPOTS)
        if depot >= DEPOTS:
            load_good(board, seat, player, good, (depot + 1) % DEPOTS)


def load_good(board: Board, seat: i64, player: Player, good: i64, depot: i64) -> None:
    """Loads the goods of one type from one depot."""
    loaded = amount(board.goods[depot], good)
    if not loaded:
        return
    board.goods[depot] -= loaded * ONE[good]
    player.add_goods(good, loaded)
    if board.events is not None:
        board.emit("good-loaded", int(seat), {"good": GOOD_NAMES[good], "amount": int(loaded), "depot": int(depot) + 1})


def advance_pawn(board: Board, seat: i64, player: Player) -> None:
    """R7.3, R3.6: one space to the right, on top of those already there."""
    board.arrivals += 1
    player.track += 1
    player.arrival = board.arrivals
    if board.events is not None:
        board.emit("pawn-moved", int(seat), {"track": int(player.track)})


def sell(board: Board, seat: i64, player: Player, good: i64, die: i64, paid: i64) -> None:
    """R10.2 to R10.7, R15.3, R15.4: all goods of a type for silver and points."""
    gone = player.goods_of(good)
    player.goods -= gone * ONE[good]
    player.sold += gone * ONE[good]
    player.types &= ~BIT[good]
    silver: i64 = 2 if player.has_power(3) else 1
    player.silver += silver
    workers: i64 = 1 if player.has_power(4) else 0
    player.workers += workers
    if board.events is not None:
        what: dict[str, Value] = {"good": GOOD_NAMES[good], "amount": int(gone)}
        earned: dict[str, Value] = {"silver": int(silver), "new_workers": int(workers)}
        board.emit("sold", int(seat), {**what, **earned, "die": int(die), "workers": int(paid)})
    board.gain(seat, SALES, gone * i64(SALE_POINTS[board.seats]))
