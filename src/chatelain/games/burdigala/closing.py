"""How far a turn can be planned: which actions bring a draw or somebody else's decision, and what they do before.

A position that is looked ahead to has entries on its stack that no table has: what is about to be drawn or turned over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.games.burdigala import decisions
from chatelain.games.burdigala.actions import (
    ACCEPT,
    AGAIN,
    BETRAY,
    BETRAY_HAND,
    CORRUPT,
    DECLINE,
    DISCARD,
    DISCARD_LAID,
    END,
    LAY,
    LOOK,
    MOVE,
    PLAY,
    PLAY_CONNECTIONS,
    PLAY_CRASSUS,
    PLAY_MERCHANT,
    PLAY_SAILOR,
    PLAY_THEFT,
    REMOVE,
    SEND,
    SWAP,
    TAKE_GOOD,
    TAKE_STONE,
)
from chatelain.games.burdigala.board import AFTER, LAYING, NOTHING, SIZE, STONES, Board
from chatelain.games.burdigala.draws import neighbours_draw
from chatelain.games.burdigala.tables import (
    BETRAYAL,
    CRASSUS,
    FROM_STONES,
    HARVEST,
    MAX_POINTS,
    MERCHANT,
    PAWNS,
    PERMANENT,
    SAILOR,
    THEFT,
)

# -- what is due, besides the pending decisions of board.py
DUE_GOOD: Final[i64] = 8
DUE_CATCH: Final[i64] = 9
DUE_SWAP: Final[i64] = 10
DUE_TOKEN: Final[i64] = 11
DUE_BUILDING: Final[i64] = 12
DUE_TURN: Final[i64] = 13


def closes(board: Board, seat: i64, action: i64) -> bool:
    """Whether a draw, a look at something hidden or another seat may come next; by the blocks of the action table."""
    if action < MOVE:
        return True
    if action < REMOVE:
        return sails_in(board, seat * PAWNS + (action - MOVE) // MAX_POINTS, (action - MOVE) % MAX_POINTS)
    if action < SEND:
        return True
    if action < LAY:
        return brings_good(board, board.pawn[board.moved])
    if action < PLAY:
        return is_last_stone(board, action - LAY)
    if action < LOOK:
        return card_closes(board, action)
    if action < CORRUPT:
        return action < SWAP  # a swap and what is kept are plain to the seat
    if action < DISCARD:
        return answer_closes(board, action)
    if action < END:
        return board.draws != 0 or board.seat != seat
    return True


def sails_in(board: Board, slot: i64, point: i64) -> bool:
    """R11.1: a pawn that takes nobody's place draws at once in a port."""
    is_taken = board.occupied & BIT[point] != 0 and board.pawn[slot] != point
    return not is_taken and brings_good(board, point)


def brings_good(board: Board, point: i64) -> bool:
    """R11.1."""
    return board.goods_left > 0 and board.edition.ports & BIT[point] != 0


def is_last_stone(board: Board, site: i64) -> bool:
    """R5.3: the tile is turned over, and the neighbours draw."""
    return board.site[SIZE + site] - board.site[STONES + site] == 1


def card_closes(board: Board, action: i64) -> bool:
    """Cards that draw, look or hit somebody who may then have to discard (R12.16)."""
    if action == PLAY_CRASSUS:
        return is_last_stone(board, board.laid)
    if BETRAY <= action < BETRAY_HAND:
        return (action - BETRAY) % PERMANENT == HARVEST
    return action == PLAY_SAILOR or BETRAY_HAND <= action < PLAY_CONNECTIONS


def answer_closes(board: Board, action: i64) -> bool:
    """All but a second stone that finishes nothing, and a swap declined."""
    if action == TAKE_STONE:
        return is_last_stone(board, board.laid)
    return action != DECLINE or board.pending() == decisions.VINO


# -- what a closing action surely does


def go_ahead(board: Board, seat: i64, action: i64) -> None:
    """Does what a closing action does before chance, and notes what is due."""
    if action < MOVE:
        board.put_pawn(seat * PAWNS + board.placed // board.seats, action)
    elif action < REMOVE:
        slot = seat * PAWNS + (action - MOVE) // MAX_POINTS
        board.lift_pawn(slot)
        board.put_pawn(slot, (action - MOVE) % MAX_POINTS)
        board.moved = slot
        land(board, seat)
    elif action < SEND:
        board.lift_pawn(seat * PAWNS + action - REMOVE)
    elif action < LAY:
        board.pop()
        board.put_pawn(board.displaced, action - SEND)
        board.displaced = NOTHING
        land(board, seat)
    elif action < PLAY:
        board.laid = action - LAY
        board.phase = AFTER
        build(board, seat)
    elif action < LOOK:
        use_card(board, seat, action)
    elif action < DISCARD:
        give_answer(board, seat, action)
    elif action < DISCARD_LAID:
        board.pop()
        board.players[seat].drop_card(action - DISCARD)
    elif action < END:
        board.pop()
        board.players[seat].lift(action - DISCARD_LAID)
    elif action == AGAIN:
        board.push(DUE_TURN, seat, 0)
        board.push(DUE_TOKEN, seat, 0)


def land(board: Board, seat: i64) -> None:
    """R11.1: in a port."""
    board.phase = LAYING
    board.push(DUE_GOOD, seat, 0)


def build(board: Board, seat: i64) -> None:
    """R5.3, R6.1: the last stone, on the site of the turn; only the last one counts (R10.3)."""
    site = board.laid
    if board.gained:
        board.gain(seat, FROM_STONES, -board.gained)
        board.gained = 0
    board.site[STONES + site] = 0
    board.unfinished &= ~BIT[site]
    board.open_points = board.edition.open_points(board.unfinished)
    neighbours_draw(board, site // 2)
    board.push(DUE_BUILDING, seat, 0)


def use_card(board: Board, seat: i64, action: i64) -> None:
    """The card leaves the hand."""
    board.has_played = True
    player = board.players[seat]
    if action == PLAY_SAILOR:
        player.drop_card(SAILOR)
        board.push(DUE_CATCH, seat, 0)
    elif action == PLAY_CRASSUS:
        player.drop_card(CRASSUS)
        build(board, seat)
    elif action < PLAY_MERCHANT:
        player.drop_card(BETRAYAL)
        if action < BETRAY_HAND:
            board.players[(action - BETRAY) // PERMANENT].lift(HARVEST)
    elif action < PLAY_THEFT:
        player.drop_card(MERCHANT)
        board.push(DUE_SWAP, seat, 0)
    else:
        player.drop_card(THEFT)
        board.push(DUE_GOOD, seat, 0)


def give_answer(board: Board, seat: i64, action: i64) -> None:
    """Corruption, its privileges, In vino veritas."""
    if action == CORRUPT:
        board.is_corrupted = True
        board.push(DUE_TOKEN, seat, 0)
        board.push(decisions.PRIVILEGE, seat, 0)
    elif action == TAKE_STONE:
        board.pop()
        build(board, seat)
    elif action == TAKE_GOOD:
        board.pop()
        board.push(DUE_GOOD, seat, 0)
    elif action in (ACCEPT, DECLINE):
        board.pop()
        if action == ACCEPT:
            board.push(DUE_GOOD, seat, 0)
            board.push(DUE_TOKEN, seat, 0)
