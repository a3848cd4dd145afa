"""Is an action legal? Answered from the same masks as the list of legal actions, one action at a time."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.packed import amount, kinds_in
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
    KEEP,
    LAY,
    LOOK,
    MOVE,
    PLAY,
    PLAY_CONNECTIONS,
    PLAY_INFLUENCE,
    PLAY_MERCHANT,
    PLAY_THEFT,
    REMOVE,
    SEND,
    SWAP,
    TAKE_GOOD,
    TAKE_STONE,
)
from chatelain.games.burdigala.board import (
    AFTER,
    AT_DISCARD,
    AT_KEEP,
    AT_LOOK,
    AT_PRIVILEGE,
    AT_SEND,
    AT_SWAP,
    AT_VINO,
    LAYING,
    MOVING,
    PLACING,
    Board,
)
from chatelain.games.burdigala.kinds import GOODS, MAX_POINTS, PAWNS
from chatelain.games.burdigala.legal import empty_points
from chatelain.games.burdigala.moving import can_move, open_lanes, targets
from chatelain.games.burdigala.playable import (
    betrayable,
    influences,
    may_play_card,
    merchant_victims,
    plain_cards,
    returnable,
    theft_victims,
    with_hand,
)
from chatelain.games.burdigala.stones import sites_in_reach
from chatelain.games.burdigala.turns import can_be_corrupted, can_lay_more, can_play_again


def is_legal(board: Board, seat: i64, action: i64) -> bool:
    """For the seat to act, in a game that is not over."""
    if board.stack:
        return is_legal_answer(board, seat, action)
    if action < MOVE:
        return board.phase == PLACING and empty_points(board) & BIT[action] != 0
    if action < REMOVE:
        slot = seat * PAWNS + (action - MOVE) // MAX_POINTS
        if board.phase != MOVING or board.pawn[slot] < 0:
            return False
        return targets(board, slot, open_lanes(board, seat)) & BIT[(action - MOVE) % MAX_POINTS] != 0
    if action < SEND:
        slot = seat * PAWNS + action - REMOVE
        return board.phase == MOVING and board.pawn[slot] >= 0 and not can_move(board, seat)
    if action < LAY:
        return False
    if action < PLAY:
        return board.phase == LAYING and sites_in_reach(board) & BIT[action - LAY] != 0
    if action < LOOK:
        return may_play_card(board) and is_legal_card(board, seat, action)
    if action == CORRUPT:
        return can_be_corrupted(board)
    if action == END:
        return board.phase == AFTER
    return action == AGAIN and can_play_again(board)


def is_legal_card(board: Board, seat: i64, action: i64) -> bool:
    """R7.7: one of the blocks of cards."""
    if action < PLAY_INFLUENCE:
        return plain_cards(board, seat) & BIT[action - PLAY] != 0
    if action < BETRAY:
        return influences(board, seat) & BIT[action - PLAY_INFLUENCE] != 0
    if action < BETRAY_HAND:
        return betrayable(board, seat) & BIT[action - BETRAY] != 0
    if action < PLAY_MERCHANT:
        return with_hand(board, seat) & BIT[action - BETRAY_HAND] != 0
    if action < PLAY_THEFT:
        return merchant_victims(board, seat) & BIT[action - PLAY_MERCHANT] != 0
    if action < PLAY_CONNECTIONS:
        return theft_victims(board, seat) & BIT[action - PLAY_THEFT] != 0
    return returnable(board, seat) & BIT[action - PLAY_CONNECTIONS] != 0


def is_legal_answer(board: Board, seat: i64, action: i64) -> bool:
    """An answer to what is pending."""
    pending = board.pending()
    player = board.players[seat]
    if pending == AT_DISCARD:
        if action < DISCARD or action >= END:
            return False
        if action < DISCARD_LAID:
            return player.holds(action - DISCARD)
        return player.has_laid(action - DISCARD_LAID)
    if pending == AT_SEND:
        return SEND <= action < LAY and empty_points(board) & BIT[action - SEND] != 0
    if pending == AT_LOOK:
        return LOOK <= action < SWAP and board.unseen_by(seat) & BIT[action - LOOK] != 0
    if pending == AT_KEEP:
        return KEEP <= action < CORRUPT and amount(board.offer, action - KEEP) > 0
    if pending == AT_VINO:
        return action in (ACCEPT, DECLINE)
    if pending == AT_SWAP:
        if action == DECLINE:
            return True
        if action < SWAP or action >= KEEP:
            return False
        theirs = kinds_in(board.players[board.pending_other()].goods)
        mine = kinds_in(player.goods)
        return mine & BIT[(action - SWAP) // GOODS] != 0 and theirs & BIT[(action - SWAP) % GOODS] != 0
    if pending == AT_PRIVILEGE:
        return (action == TAKE_STONE and can_lay_more(board)) or (action == TAKE_GOOD and board.goods_left > 0)
    return False
