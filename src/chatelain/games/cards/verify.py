"""Is an action legal? Answered from the same masks as the list of legal actions, one action at a time."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.games.cards.actions import (
    ANIMAL,
    BONUS,
    BUY,
    CONVERT,
    DECLINE,
    DISCARD,
    END,
    ENOUGH,
    FETCH,
    GOOD,
    KEEP,
    PLACE,
    SELL,
    SILVER,
    TAKE,
    TARGETS,
    WORKERS,
)
from chatelain.games.cards.board import (
    AT_ACTION,
    AT_ANIMALS,
    AT_BOARDING_HOUSE,
    AT_BONUS,
    AT_BOUGHT,
    AT_CONVERT,
    AT_DISCARD,
    AT_GOODS,
    AT_SHOP,
    AT_TOWN_HALL,
    Board,
)
from chatelain.games.cards.cards import DIE_OF
from chatelain.games.cards.deck import card_of
from chatelain.games.cards.estate import targets_of
from chatelain.games.cards.piles import filled_piles
from chatelain.games.cards.player import Player
from chatelain.games.cards.reach import (
    bonus_choices,
    can_buy,
    fetchable,
    is_possible,
    numbers_in_reach,
    prices,
)
from chatelain.games.cards.tables import PLACES_WITH, WORKERS_UP_TO


def is_legal(board: Board, seat: i64, action: i64) -> bool:
    """For the seat to act, in a game that is not over."""
    player = board.players[seat]
    pending, number = board.pending(), board.pending_number()
    if BONUS <= action < DISCARD:
        return pending == AT_BONUS and bonus_choices(board) & BIT[action - BONUS] != 0
    if BUY <= action < KEEP:
        return can_buy(board, player)
    if pending == AT_BONUS and number:  # R12.9
        pending, number = board.below() & 15, board.below() >> 4
    if action < TAKE:
        return pending == 0 and not board.has_played and is_in_hand(player, action)
    if action < CONVERT and pending == AT_ACTION:
        return is_legal_action(board, player, action, numbers_in_reach(player, number))
    if action < SELL:
        return action >= PLACE and pending == AT_TOWN_HALL and is_legal_place(player, action - PLACE, 63)
    if action < WORKERS:
        return pending == AT_SHOP and player.kinds_of_goods() & BIT[action - SELL] != 0
    if action < CONVERT:
        return False
    if action < ENOUGH:
        return pending in (AT_ACTION, AT_CONVERT) and prices(player) & BIT[action - CONVERT] != 0
    if action < GOOD:
        return pending == AT_CONVERT
    if action < ANIMAL:
        may_take = pending in (AT_GOODS, AT_BOARDING_HOUSE)
        return may_take and filled_piles(board, 0) & BIT[action - GOOD] != 0
    if action < FETCH:
        may_take = pending in (AT_ANIMALS, AT_BOARDING_HOUSE)
        return may_take and filled_piles(board, 2) & BIT[action - ANIMAL] != 0
    if action < DECLINE:
        return is_benefit(pending) and fetchable(board, pending) & BIT[action - FETCH] != 0
    if action < BONUS:
        return is_declinable(pending) and is_possible(board, player, pending)
    if action < BUY:
        return pending == AT_DISCARD
    if action < END:
        return pending == AT_BOUGHT
    return pending == 0 and (board.has_played or not player.hand1)


def is_legal_action(board: Board, player: Player, action: i64, numbers: i64) -> bool:
    """Take, place, sell, workers or silver, with the numbers in reach."""
    if action < PLACE:
        return board.stock & PLACES_WITH[numbers] & BIT[action - TAKE] != 0
    if action < SELL:
        return is_legal_place(player, action - PLACE, numbers)
    if action < WORKERS:
        return player.kinds_of_goods() & i64(board.values.sells[numbers]) & BIT[action - SELL] != 0
    return action >= SILVER or player.workers < WORKERS_UP_TO


def is_legal_place(player: Player, rest: i64, numbers: i64) -> bool:
    """A project with one of the numbers, and a column that may receive it."""
    card = player.project(rest // TARGETS)
    if card < 0 or not numbers & BIT[i64(DIE_OF[card]) - 1]:
        return False
    return targets_of(player, card) & BIT[rest % TARGETS] != 0


def is_in_hand(player: Player, card: i64) -> bool:
    """Is the card one of the hand?"""
    return (player.hand1 != 0 and card_of(player.hand1) == card) or (
        player.hand2 != 0 and card_of(player.hand2) == card
    )


def is_benefit(pending: i64) -> bool:
    """Carpenter, church or market: a card may be fetched."""
    return AT_BOARDING_HOUSE < pending < AT_SHOP


def is_declinable(pending: i64) -> bool:
    """R10.18."""
    return AT_BOARDING_HOUSE < pending <= AT_TOWN_HALL
