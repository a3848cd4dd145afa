"""The list of legal actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.moves import Moves
from chatelain.games.cards import actions, decisions
from chatelain.games.cards.board import Board
from chatelain.games.cards.cards import DIE_OF
from chatelain.games.cards.deck import card_of
from chatelain.games.cards.estate import targets_of
from chatelain.games.cards.piles import filled_piles
from chatelain.games.cards.player import Player
from chatelain.games.cards.reach import bonus_choices, can_buy, fetchable, numbers_in_reach, prices
from chatelain.games.cards.tables import PLACES_WITH, PROJECTS, WORKERS_UP_TO

_ALL_NUMBERS: Final[i64] = 63
_THREE: Final[i64] = 7


def gather(board: Board, seat: i64, moves: Moves) -> None:
    """Adds the actions of the seat, which must be the one to act."""
    player = board.players[seat]
    pending = board.pending()
    if pending == 0:
        gather_turn(board, player, moves)
    elif pending == decisions.BONUS:
        moves.add_bits(actions.BONUS, bonus_choices(board))
        if board.pending_number():  # R12.9
            gather_decision(board, player, board.below() & 15, board.below() >> 4, moves)
    else:
        gather_decision(board, player, pending, board.pending_number(), moves)
    if can_buy(board, player):
        moves.add(actions.BUY)


def gather_turn(board: Board, player: Player, moves: Moves) -> None:
    """R3.4, R3.7: a card of the hand first; the turn ends when the action is done."""
    if board.has_played or not player.hand1:
        moves.add(actions.END)
        return
    moves.add(actions.PLAY + card_of(player.hand1))
    if player.hand2 and card_of(player.hand2) != card_of(player.hand1):
        moves.add(actions.PLAY + card_of(player.hand2))


def gather_decision(board: Board, player: Player, pending: i64, number: i64, moves: Moves) -> None:
    """What may be answered to a decision."""
    if pending == decisions.ACTION:
        gather_action(board, player, numbers_in_reach(player, number), moves)
    elif pending == decisions.GOODS:
        moves.add_bits(actions.GOOD, filled_piles(board, 0))
    elif pending == decisions.ANIMALS:
        moves.add_bits(actions.ANIMAL, filled_piles(board, 2))
    elif pending == decisions.BOARDING_HOUSE:
        moves.add_bits(actions.GOOD, filled_piles(board, 0))
        moves.add_bits(actions.ANIMAL, filled_piles(board, 2))
    elif decisions.CARPENTER <= pending <= decisions.MARKET:
        add_declinable(actions.FETCH, fetchable(board, pending), False, moves)
    elif pending == decisions.SHOP:
        add_declinable(actions.SELL, player.kinds_of_goods(), can_buy(board, player), moves)
    elif pending == decisions.CONVERT:
        moves.add_bits(actions.CONVERT, prices(player))
        moves.add(actions.ENOUGH)
    elif pending == decisions.DISCARD:
        moves.add_bits(actions.DISCARD, _THREE)
    elif pending == decisions.BOUGHT:
        moves.add_bits(actions.KEEP, _THREE)
        moves.add_bits(actions.USE, _THREE)
    elif player.projects:  # a town hall
        gather_places(player, _ALL_NUMBERS, moves)
        moves.add(actions.DECLINE)
    elif can_buy(board, player):  # R10.21
        moves.add(actions.DECLINE)


def add_declinable(base: i64, targets: i64, may_wait: bool, moves: Moves) -> None:
    """R10.18, R10.20, R10.21: what is possible, or may become so, may be declined; what is not is no decision."""
    if targets or may_wait:
        moves.add_bits(base, targets)
        moves.add(actions.DECLINE)


def gather_action(board: Board, player: Player, numbers: i64, moves: Moves) -> None:
    """R4.1, R5.1, R6.1, R7.1 to R7.5: the six actions, with the numbers in reach."""
    moves.add_bits(actions.TAKE, board.stock & PLACES_WITH[numbers])
    gather_places(player, numbers, moves)
    if player.goods:
        moves.add_bits(actions.SELL, player.kinds_of_goods() & i64(board.values.sells[numbers]))
    if player.workers < WORKERS_UP_TO:
        moves.add(actions.WORKERS)
    moves.add(actions.SILVER)
    moves.add_bits(actions.CONVERT, prices(player))


def gather_places(player: Player, numbers: i64, moves: Moves) -> None:
    """The columns for every project with one of these numbers."""
    for slot in range(PROJECTS):
        card = player.project(slot)
        if card >= 0 and numbers & BIT[i64(DIE_OF[card]) - 1]:
            moves.add_bits(actions.PLACE + slot * actions.TARGETS, targets_of(player, card))
