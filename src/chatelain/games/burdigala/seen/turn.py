"""Time, whose turn it is, and how far it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.core.features import DECIDING, WAITING, Row, capped
from chatelain.core.packed import amount
from chatelain.games.burdigala.actions import (
    ACCEPT,
    AGAIN,
    BETRAY_HAND,
    CORRUPT,
    DECLINE,
    DISCARD,
    END,
    LAY,
    LOOK,
    MOVE,
    PLAY_CRASSUS,
    PLAY_MERCHANT,
    PLAY_SAILOR,
    PLAY_THEFT,
    REMOVE,
    SEND,
    TAKE_GOOD,
    TAKE_STONE,
)
from chatelain.games.burdigala.board import AFTER, LAYING, MOVING, SIZE, STONES
from chatelain.games.burdigala.moving import lanes_with
from chatelain.games.burdigala.scoring import is_ending
from chatelain.games.burdigala.seen import layout as at
from chatelain.games.burdigala.seen.sites import kind_of_site, pawns_in
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.stones import sites_in_reach
from chatelain.games.burdigala.tables import PAWNS, SEVEN, SITES
from chatelain.games.burdigala.turns import can_play_again

#: A good is drawn every so many turns at least, on average.
_TURNS_PER_GOOD: Final[i64] = 3


def time_of(board: BurdigalaState, places: i64) -> i64:
    """How late it is, by the stones and the goods that are left."""
    turns = board.goods_left * _TURNS_PER_GOOD
    return i64(at.TIME_OF[places if places < turns else turns])


def write_turn(board: BurdigalaState, seat: i64, moment: i64, places: i64, time: i64, row: Row) -> None:
    """Time, whose turn it is and how far it is."""
    seats = board.seats - 2
    row.add(at.PLACES + seats * 40 + capped(places // 2, 39))
    row.add(at.GOODS_LEFT + seats * 31 + capped(board.goods_left, 30))
    row.add_capped(at.TOKENS_LEFT, board.tokens_left, 9)
    row.add(at.UNTIL + seats * 4 + (seat - board.seat + board.seats) % board.seats)
    kind = kind_of(board, moment)
    row.add(at.MOMENT + time * len(at.MOMENTS) + kind)
    row.add(at.MOMENT_SEATS + seats * len(at.MOMENTS) + kind)
    if board.stack:
        row.add(at.PENDING + board.pending())
    # Who ends the turn has nothing of its dice any more.
    if board.seat == seat and moment != END and moment != AGAIN:
        write_steps(board, seat, time, row)
    if LOOK <= moment < LOOK + SITES:
        row.add(at.LOOKED_AT + kind_of_site(board, moment - LOOK))
    elif PLAY_MERCHANT <= moment < PLAY_THEFT + 4:
        victim = board.players[(moment - PLAY_MERCHANT) % 4]
        row.add_capped(at.VICTIM, victim.goods_count, 7)


def kind_of(board: BurdigalaState, moment: i64) -> i64:
    """The place of a moment in at.MOMENTS."""
    if moment == DECIDING:
        return 0
    if moment == WAITING:
        return 1
    if moment >= DISCARD:
        if moment == END:
            return 3 if is_ending(board) else 2
        return 4 if moment == AGAIN else 20
    if moment == CORRUPT:
        return 5
    if LAY <= moment < LAY + SITES or moment in (PLAY_CRASSUS, TAKE_STONE):
        return 6
    if moment < LAY:
        if moment < MOVE:
            return 9
        if moment < REMOVE:
            return 7
        return 10 if moment < SEND else 8
    if moment == PLAY_SAILOR:
        return 12
    if moment < LOOK:
        return 13 if moment < BETRAY_HAND else 14 if moment < PLAY_MERCHANT else 15 if moment < PLAY_THEFT else 16
    if moment == TAKE_GOOD:
        return 17
    if moment == ACCEPT:
        return 18
    return 19 if moment == DECLINE else 11


def write_steps(board: BurdigalaState, seat: i64, time: i64, row: Row) -> None:
    """What the seat has still to do in its own turn, and what it might do."""
    dice: i64 = 0
    if board.is_double():
        if board.phase != AFTER or can_play_again(board):
            dice = 2
    elif board.die1 + board.die2 == SEVEN and not board.is_corrupted and board.tokens_left:
        dice = 1
    phase = board.phase
    row.add(at.PHASE + (phase * 3 + dice) * 2 + (1 if board.has_played else 0))
    row.add(at.DICE + (phase * 3 + dice) * at.ERAS + i64(at.ERA_OF[time]))
    if phase == AFTER:
        if board.is_unfinished(board.laid):
            missing = board.site[SIZE + board.laid] - board.site[STONES + board.laid]
            row.add(at.GAINED + (board.gained * 7 + missing) * 3 + dice)
    elif phase == LAYING:
        write_stones(board, seat, sites_in_reach(board), row)
    elif phase == MOVING and board.moved < 0:
        write_stones(board, seat, sites_of_dice(board, seat), row)


def sites_of_dice(board: BurdigalaState, seat: i64) -> i64:
    """The sites that a move may lead to."""
    lanes = lanes_with(board, seat, board.is_double())
    sites: i64 = 0
    for slot in range(seat * PAWNS, seat * PAWNS + PAWNS):
        point = board.pawn[slot]
        if point >= 0:
            ends = board.edition.reached(point, board.die1, lanes) | board.edition.reached(point, board.die2, lanes)
            ends &= board.open_points & ~(board.occupied & ~BIT[point])
            while ends:
                sites |= board.edition.touched[lowest(ends)]
                ends &= ends - 1
    return sites & board.unfinished


def write_stones(board: BurdigalaState, seat: i64, sites: i64, row: Row) -> None:
    """Where the stone of the turn may go."""
    while sites:
        site = lowest(sites)
        sites &= sites - 1
        kind = kind_of_site(board, site)
        row.add(at.IN_REACH + kind * 4 + capped(amount(board.bonus, site // 2), 3))
        if kind % 6 == 0:
            around = board.edition.around[site // 2]
            mine = pawns_in(board, seat, around)
            row.add(at.IN_REACH_AROUND + capped(count(board.occupied & around) - mine, 3) * 4 + mine)
