"""What is common to all: time and turn, the offer, the goods, the order and the lead."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT, lowest
from chatelain.core.features import WAITING, Row, capped
from chatelain.core.packed import amount, total
from chatelain.games.burgundy import decisions
from chatelain.games.burgundy.player import Player
from chatelain.games.burgundy.reach import spaces_for, take_mode, workers_needed
from chatelain.games.burgundy.scoring import projected
from chatelain.games.burgundy.seen import layout as at
from chatelain.games.burgundy.seen.player import time_of
from chatelain.games.burgundy.state import BurgundyState
from chatelain.games.burgundy.tables import DEPOTS, GOODS, NUMBERED, PLACES, PRICE, ROUNDS
from chatelain.games.burgundy.tiles import FAMILY_OF, KINDS


def write_common(board: BurgundyState, seat: i64, moment: i64, row: Row) -> None:
    """Time and turn, the offer, the order and the lead."""
    player = board.players[seat]
    time = time_of(board)
    row.add(at.SEATS + (board.seats - 2) * at.TIMES + time)
    row.add(at.ROUND + board.phase * ROUNDS + board.round)
    row.add(at.TURN + (board.seats - 2) * 5 + turns_until(board, seat))
    if moment == WAITING:
        row.add(at.WAITING + board.phase)
    if board.seat == seat:
        write_turn(board, player, moment, time, row)
    write_offer(board, seat, player, row)
    write_goods(board, player, row)
    write_standing(board, seat, player, row)


def turns_until(board: BurgundyState, seat: i64) -> i64:
    """Turns of this round before the seat's own one; 4 when it is over."""
    for place in range(board.turn, board.seats):
        if board.seat_in_order(place) == seat:
            return place - board.turn
    return 4


def write_turn(board: BurgundyState, player: Player, moment: i64, time: i64, row: Row) -> None:
    """How far one's own turn is."""
    pending = board.pending()
    if pending:
        row.add(at.PENDING + pending)
        row.add(at.X_PENDING + time * len(decisions.NAMES) + pending)
    if moment >= 0:
        row.add(at.CLOSING)
    elif board.has_bought:
        row.add(at.BOUGHT)
    elif player.silver >= PRICE:
        row.add(at.AFFORDS)


def write_offer(board: BurgundyState, seat: i64, player: Player, row: Row) -> None:
    """The tiles of the depots: who wants them, who reaches them."""
    mode = take_mode(player)
    left = board.stock & NUMBERED
    while left:
        place = lowest(left)
        left &= left - 1
        kind = board.shelf[place]
        depot = place // PLACES
        row.add(at.KIND + kind)
        row.add(at.FAMILY_AT + i64(FAMILY_OF[kind]) * DEPOTS + depot)
        if spaces_for(board, seat, player, kind):
            row.add(at.FIT + kind)
        need = workers_to(player, depot + 1, mode)
        if need <= 1 and need <= player.workers:
            row.add(at.TAKE + need * KINDS + kind)
        for later in range(board.turn + 1, board.seats):
            other = board.players[board.seat_in_order(later)]
            if board.seat_in_order(later) != seat and workers_to(other, depot + 1, take_mode(other)) == 0:
                row.add(at.OTHERS_TAKE + kind)
                break
    left = board.stock & ~NUMBERED
    while left:
        place = lowest(left)
        left &= left - 1
        kind = board.shelf[place]
        row.add(at.BLACK + kind)
        if player.silver >= PRICE and spaces_for(board, seat, player, kind):
            row.add(at.FIT_BLACK + kind)


def workers_to(player: Player, number: i64, mode: i64) -> i64:
    """Workers that turn a die that is left into a number; 9 if none is left."""
    need: i64 = 9
    for which in range(2):
        if not player.is_used(which):
            need = min(need, workers_needed(player, which, number, mode))
    return need


def write_goods(board: BurgundyState, player: Player, row: Row) -> None:
    """The goods that wait in the depots."""
    best: i64 = 0
    for depot in range(DEPOTS):
        goods = board.goods[depot]
        if goods:
            mine: i64 = 0
            for good in range(GOODS):
                number = amount(goods, good)
                if number:
                    row.add(at.DEPOT_GOOD + good)
                    if player.types & BIT[good]:
                        mine += number
            row.add(at.DEPOT_GOODS + depot * 5 + capped(total(goods), 4))
            best = max(best, mine)
    row.add_capped(at.LOAD, best, 6)


def write_standing(board: BurgundyState, seat: i64, player: Player, row: Row) -> None:
    """The order of the next round, and the points against the best of the others."""
    furthest: i64 = -99
    ahead: i64 = 0
    highest: i64 = -999
    for other in range(board.seats):
        if other != seat:
            rival = board.players[other]
            furthest = max(furthest, rival.track)
            if rival.track * 1024 + rival.arrival > player.track * 1024 + player.arrival:
                ahead += 1
            highest = max(highest, projected(board, other))
    row.add_capped(at.TRACK, max(player.track - furthest, -4) + 4, 8)
    row.add(at.AHEAD + ahead)
    row.add_capped(at.LEAD, max(projected(board, seat) - highest + 63, 0) // 6, 20)
