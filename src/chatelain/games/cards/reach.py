"""What is within reach: the targets of every action as bit masks, for the list of legal actions and for refusals."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT, lowest
from chatelain.games.cards import decisions
from chatelain.games.cards.board import Board
from chatelain.games.cards.cards import TYPE_OF
from chatelain.games.cards.piles import has_animals, has_goods
from chatelain.games.cards.player import Player
from chatelain.games.cards.tables import (
    BOUGHT,
    CARPENTER_TYPES,
    CHURCH_TYPES,
    CONVERTS,
    MARKET_TYPES,
    PRICE,
    REACH,
    ROWS,
    WORKERS_NEEDED,
)
from chatelain.games.cards.values import POINTS, SOME_ANIMALS, SOME_GOODS, SOME_SILVER, SOME_WORKERS

# -- section 8: dice and workers


def numbers_in_reach(player: Player, die: i64) -> i64:
    """The set of numbers a die can become with the workers at hand; a castle's action (0) reaches all."""
    workers = player.workers
    if workers > 3:
        workers = 3
    return i64(REACH[die * 4 + workers])


def workers_needed(die: i64, number: i64) -> i64:
    """R8.3: workers that turn a die into a number."""
    return i64(WORKERS_NEEDED[die * 8 + number])


def workers_to_sell(board: Board, die: i64, kind: i64) -> i64:
    """R6.1, R8.3: workers that turn a die into the nearest number that sells a kind of goods, if there is one."""
    best: i64 = 3
    for number in range(1, ROWS + 1):
        if board.values.sells[BIT[number - 1]] & BIT[kind]:
            need = workers_needed(die, number)
            if need < best:
                best = need
    return best


def prices(player: Player) -> i64:
    """R7.4: what can be given back for a point, as bits: so many workers, the rest silver."""
    workers = player.workers if player.workers < 3 else 3
    silver = player.silver if player.silver < 3 else 3
    return i64(CONVERTS[workers * 4 + silver])


# -- effects


def fetched_types(benefit: i64) -> i64:
    """R10.9 to R10.11: the types a building takes."""
    if benefit == decisions.CARPENTER:
        return CARPENTER_TYPES
    return CHURCH_TYPES if benefit == decisions.CHURCH else MARKET_TYPES


def fetchable(board: Board, benefit: i64) -> i64:
    """The places of the rows that a carpenter, a church or a market may take from."""
    types = fetched_types(benefit)
    found: i64 = 0
    left = board.stock
    while left:
        place = lowest(left)
        left &= left - 1
        if types & BIT[TYPE_OF[board.rows[place]]]:
            found |= BIT[place]
    return found


def bonus_choices(board: Board) -> i64:
    """R12.8: the choices of the round that give something, as bits."""
    values = board.values
    found: i64 = 0
    for choice in range(i64(values.choices[board.round])):
        if (
            values.gift(board.round, choice, POINTS)
            or values.gift(board.round, choice, SOME_WORKERS)
            or values.gift(board.round, choice, SOME_SILVER)
            or (values.gift(board.round, choice, SOME_GOODS) and has_goods(board))
            or (values.gift(board.round, choice, SOME_ANIMALS) and has_animals(board))
        ):
            found |= BIT[choice]
    return found


def is_possible(board: Board, player: Player, decision: i64) -> bool:
    """R10.20: is there anything to decide? R10.21: a purchase may bring a project or goods."""
    if decision == decisions.GOODS:
        return has_goods(board)
    if decision == decisions.ANIMALS:
        return has_animals(board)
    if decision == decisions.BOARDING_HOUSE:
        return board.pile_sizes != 0
    if decisions.CARPENTER <= decision <= decisions.MARKET:
        return fetchable(board, decision) != 0
    if decision == decisions.SHOP:
        return player.goods != 0 or can_buy(board, player)
    if decision == decisions.TOWN_HALL:
        return player.projects != 0 or can_buy(board, player)
    if decision == decisions.BONUS:
        return bonus_choices(board) != 0
    if decision == decisions.CONVERT:
        return prices(player) != 0
    return True


# -- section 9: buying


def can_buy(board: Board, player: Player) -> bool:
    """R9.1, R9.2, R9.9: once in a turn, at any moment but in an exchange (R7.6) or while a project must go (R4.2)."""
    return (
        not board.has_bought
        and player.silver >= PRICE
        and board.deck + board.discard.left >= BOUGHT
        and board.pending() != decisions.DISCARD
        and board.pending() != decisions.CONVERT
    )
