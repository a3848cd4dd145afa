"""The list of legal actions."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import lowest
from chatelain.core.moves import Moves
from chatelain.core.packed import kinds_in
from chatelain.games.burdigala import actions, decisions
from chatelain.games.burdigala.board import AFTER, LAYING, MOVING, PLACING, Board
from chatelain.games.burdigala.moving import open_lanes, targets
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
from chatelain.games.burdigala.tables import GOODS, MAX_POINTS, PAWNS
from chatelain.games.burdigala.turns import can_be_corrupted, can_lay_more, can_play_again


def gather(board: Board, seat: i64, moves: Moves) -> None:
    """Adds the actions of the seat, which must be the one to act."""
    if board.stack:
        gather_answers(board, seat, moves)
        return
    phase = board.phase
    if phase == MOVING:
        gather_moves(board, seat, moves)
    elif phase == LAYING:
        moves.add_bits(actions.LAY, sites_in_reach(board))
    elif phase == PLACING:
        moves.add_bits(actions.PLACE, empty_points(board))
    if may_play_card(board) and board.players[seat].hand:
        gather_cards(board, seat, moves)
    if phase == AFTER:
        if can_be_corrupted(board):
            moves.add(actions.CORRUPT)
        moves.add(actions.END)
        if can_play_again(board):
            moves.add(actions.AGAIN)


def empty_points(board: Board) -> i64:
    """R3.9: points without a pawn."""
    return board.edition.all_points & ~board.occupied


def gather_moves(board: Board, seat: i64, moves: Moves) -> None:
    """R4.3, R8.1: a move with any pawn; only if there is none, a pawn to remove."""
    lanes = open_lanes(board, seat)
    before = moves.count
    for pawn in range(PAWNS):
        if board.pawn[seat * PAWNS + pawn] >= 0:
            moves.add_bits(actions.MOVE + pawn * MAX_POINTS, targets(board, seat * PAWNS + pawn, lanes))
    if moves.count == before:
        for pawn in range(PAWNS):
            if board.pawn[seat * PAWNS + pawn] >= 0:
                moves.add(actions.REMOVE + pawn)


def gather_cards(board: Board, seat: i64, moves: Moves) -> None:
    """R7.7: the cards that do something."""
    moves.add_bits(actions.PLAY, plain_cards(board, seat))
    moves.add_bits(actions.PLAY_INFLUENCE, influences(board, seat))
    moves.add_bits(actions.BETRAY, betrayable(board, seat))
    moves.add_bits(actions.BETRAY_HAND, with_hand(board, seat))
    moves.add_bits(actions.PLAY_MERCHANT, merchant_victims(board, seat))
    moves.add_bits(actions.PLAY_THEFT, theft_victims(board, seat))
    moves.add_bits(actions.PLAY_CONNECTIONS, returnable(board, seat))


def gather_answers(board: Board, seat: i64, moves: Moves) -> None:
    """What is pending comes first."""
    pending = board.pending()
    if pending == decisions.DISCARD:
        moves.add_bits(actions.DISCARD, kinds_in(board.players[seat].hand))
        moves.add_bits(actions.DISCARD_LAID, board.players[seat].table)
    elif pending == decisions.SEND:
        moves.add_bits(actions.SEND, empty_points(board))
    elif pending == decisions.LOOK:
        moves.add_bits(actions.LOOK, board.unseen_by(seat))
    elif pending == decisions.KEEP:
        moves.add_bits(actions.KEEP, kinds_in(board.offer))
    elif pending == decisions.VINO:
        moves.add(actions.ACCEPT)
        moves.add(actions.DECLINE)
    elif pending == decisions.SWAP:
        theirs = kinds_in(board.players[board.pending_other()].goods)
        mine = kinds_in(board.players[seat].goods)
        while mine:
            moves.add_bits(actions.SWAP + lowest(mine) * GOODS, theirs)
            mine &= mine - 1
        moves.add(actions.DECLINE)
    elif pending == decisions.PRIVILEGE:
        if can_lay_more(board):
            moves.add(actions.TAKE_STONE)
        if board.goods_left:
            moves.add(actions.TAKE_GOOD)
