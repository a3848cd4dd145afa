"""What a seat has still to do in its turn, for the evaluation, done as well as possible."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, lowest
from chatelain.core.packed import ONE, amount, kinds_in
from chatelain.games.burdigala import decisions
from chatelain.games.burdigala.board import AFTER, LAYING, MOVING, Board
from chatelain.games.burdigala.moving import open_lanes, targets
from chatelain.games.burdigala.player import Player
from chatelain.games.burdigala.scoring import set_points
from chatelain.games.burdigala.stones import sites_in_reach
from chatelain.games.burdigala.tables import GOODS, PAWNS
from chatelain.games.burdigala.worth.players import POINT
from chatelain.games.burdigala.worth.sites import best_stone, worth_of_stone

#: A goods card, before anybody knows what it is.
GOOD: Final[i64] = 230


def worth_of_turn(board: Board, seat: i64, values: vec[i64]) -> i64:
    """What the seat has still to do, done as well as possible."""
    total: i64 = 0
    if board.phase == MOVING:
        total = best_move(board, seat, values)
    elif board.moved >= 0 and (board.phase == LAYING or board.displaced >= 0):
        total = best_stone(board, seat, sites_in_reach(board), values)
    if board.stack and board.pending_seat() == seat:
        total += worth_of_answer(board, seat, values)
    return total


def best_move(board: Board, seat: i64, values: vec[i64]) -> i64:
    """The best stone within reach of any pawn, or a port."""
    if board.displaced >= 0:
        return best_stone(board, seat, sites_in_reach(board), values)
    lanes = open_lanes(board, seat)
    best: i64 = -3 * POINT
    for slot in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if board.pawn[slot] >= 0:
            ends = targets(board, slot, lanes)
            while ends:
                point = lowest(ends)
                ends &= ends - 1
                value = best_stone(board, seat, board.edition.touched[point] & board.unfinished, values)
                if board.edition.ports & BIT[point]:
                    value += GOOD
                if value > best:
                    best = value
    return best


def worth_of_answer(board: Board, seat: i64, values: vec[i64]) -> i64:
    """The best answer to what is pending."""
    pending = board.pending()
    player = board.players[seat]
    if pending == decisions.PRIVILEGE:
        best: i64 = GOOD if board.goods_left else 0
        if board.phase == AFTER and board.is_unfinished(board.laid):
            stone = worth_of_stone(board, seat, board.laid, values) - board.gained * POINT
            if stone > best:
                best = stone
        return best
    if pending == decisions.KEEP:
        return best_good(player.goods, kinds_in(board.offer))
    if pending == decisions.SWAP:
        return best_swap(board, player, board.players[board.pending_other()])
    if pending == decisions.LOOK:
        return board.pending_other() * 25
    return -60 if pending == decisions.DISCARD else 0


def best_good(goods: i64, kinds: i64) -> i64:
    """What the best of some goods adds to a collection."""
    best: i64 = 0
    while kinds:
        gain = (set_points(goods + ONE[lowest(kinds)]) - set_points(goods)) * POINT
        kinds &= kinds - 1
        if gain > best:
            best = gain
    return best


def best_swap(board: Board, player: Player, other: Player) -> i64:
    """What the best swap gains, or nothing."""
    best: i64 = 0
    for give in range(GOODS):
        if amount(player.goods, give):
            for take in range(GOODS):
                if amount(other.goods, take):
                    mine = set_points(player.goods - ONE[give] + ONE[take]) - set_points(player.goods)
                    theirs = set_points(other.goods + ONE[give] - ONE[take]) - set_points(other.goods)
                    gain = mine * POINT - theirs * POINT // (board.seats - 1)
                    if gain > best:
                        best = gain
    return best
