"""How good a position looks to a player who thinks one action ahead. All terms are in hundredths of a point.

A position is worth its points and its prospects: columns under way, projects, types on the way to seven, and what can
still be done with silver, workers and goods. A decision that is pending is worth its best answer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.core.chance import Seeded
from chatelain.core.moves import Moves
from chatelain.games.cards import decisions
from chatelain.games.cards.aaron import AARON
from chatelain.games.cards.actions import BUY, CONVERT, ENOUGH
from chatelain.games.cards.cards import CLOISTER, DIE_OF, FACE_OF, GOODS, TYPE_OF
from chatelain.games.cards.deck import card_of
from chatelain.games.cards.player import Player
from chatelain.games.cards.scoring import has_lost_to_aaron
from chatelain.games.cards.state import CardsState
from chatelain.games.cards.tables import (
    FIRST_TRIPLE,
    PROJECTS,
    ROUNDS,
    SEVEN_CARDS,
    SEVEN_TYPES,
    START_CARD,
    TURNS,
)

POINT: Final[i64] = 100

#: What the bonus of a round is worth, A to E.
ROUND_WORTH: Final = (300, 240, 150, 110, 35)
#: How much of a triple counts already, in percent, with one card and with two.
PROGRESS: Final = bytes([0, 22, 52, 100])
#: How much of the next card for the seven types counts already, in percent, by the number of types.
SEVEN_PROGRESS: Final = bytes([0, 0, 3, 8, 16, 30, 55, 100])

#: What a card does when it is placed, by face.
EFFECT: Final = (150, 90, 0, 75, 110, 120, 85, 95, 85, 100, 135, 120, 90, 130)
#: A project is worth so much of what it will bring, in percent; the second and third somewhat less.
PROJECT: Final = bytes([62, 56, 50])
#: A card in hand that fits a project.
FITTING: Final[i64] = 22
#: The free action of a castle that is not looked into.
CASTLE_WORTH: Final[i64] = 120

SILVER_WORTH: Final[i64] = 46
WORKER_WORTH: Final[i64] = 38
#: Workers and silver that can still be turned into points.
CONVERTED: Final[i64] = 28
#: A good that waits for a sale: the first of a kind, and each further one.
FIRST_GOOD: Final[i64] = 95
NEXT_GOOD: Final[i64] = 125
#: The start card before the last round.
BEGINNING: Final[i64] = 18
#: Alone: a game lost to Aaron, and a point behind him.
LOST: Final[i64] = 5000
BEHIND: Final[i64] = 45

#: So many answers in a row are weighed; of later ones only the first is looked at. Own data may ask for many goods and
#: animals at once, and a full purse can be exchanged in many ways.
WEIGHED: Final[i64] = 6

_MOVES: Final[list[Moves]] = []
_DRAWS: Final[list[Seeded]] = []
_WORD: Final[i64] = 20150625


def evaluate(board: CardsState, seat: i64) -> float:
    """The prospects of a seat, in points."""
    return float(int(worth(board, seat))) / 100.0


def worth(board: CardsState, seat: i64) -> i64:
    """The position for a seat; a pending decision of its own is answered as well as possible first."""
    if board.stack and board.seat == seat and not board.is_over:
        return best_answer(board, seat, 0, 0)
    return worth_at_rest(board, seat)


def best_answer(board: CardsState, seat: i64, depth: i64, last: i64) -> i64:
    """The worth after the best answer; later castles are only estimated, and nothing is bought on the way.

    `last` is the answer before it: the parts of an exchange come in one order, any other would be worth the same.
    """
    extra: i64 = 0
    if depth:
        board = board.clone()
        while board.pending() == decisions.ACTION and board.pending_number() == 0:
            extra += CASTLE_WORTH if actions_left(board) else CASTLE_WORTH // 2
            board.pop()
        if board.pending() == decisions.BONUS:
            board.stack &= ~(7 * BIT[4])  # the order of effect and bonus is a matter for the moment itself
        if not board.stack:
            return extra + worth_at_rest(board, seat)
    moves = _MOVES.pop() if _MOVES else Moves()
    moves.clear()
    board.gather(seat, moves)
    best: i64 = -1000000
    for at in range(moves.count):
        action = moves.ids[at]
        if action != BUY and not (CONVERT <= action < ENOUGH and action < last < ENOUGH):
            value = worth_after(board, seat, action, depth)
            if value > best:
                best = value
            if depth >= WEIGHED:
                break
    _MOVES.append(moves)
    return best + extra


def worth_after(board: CardsState, seat: i64, action: i64, depth: i64) -> i64:
    """The worth after an answer. What comes to light on a pile is drawn from a source of its own."""
    draws = _DRAWS.pop() if _DRAWS else Seeded(1)
    draws.word = _WORD  # a position is worth the same whenever it is looked at
    after = board.clone()
    after.apply(seat, action, draws)
    _DRAWS.append(draws)
    return best_answer(after, seat, depth + 1, action) if after.stack else worth_at_rest(after, seat)


def worth_at_rest(board: CardsState, seat: i64) -> i64:
    """Points and prospects, with nothing pending."""
    player = board.players[seat]
    total = player.points * POINT
    if board.is_over:
        return total - LOST if has_lost_to_aaron(board) else total
    left = actions_left(board)
    if board.seats == 1:
        total -= danger(board, player)
    return total + prospects(board, seat, left) + worth_of_hand(player, left)


def prospects(board: CardsState, seat: i64, left: i64) -> i64:
    """What all can see that a seat may still make of its things with so many turns left."""
    player = board.players[seat]
    total: i64 = 0
    if board.holder == seat:
        total += START_CARD * POINT if board.round == ROUNDS - 1 else BEGINNING * (board.round + 1)
    total += worth_of_columns(board, player, left)
    total += worth_of_types(board, player, left)
    total += worth_of_projects(board, player, left)
    total += worth_of_purse(player, left)
    total += worth_of_goods(board, player, left)
    return total


def danger(board: CardsState, player: Player) -> i64:
    """R15.11: points behind Aaron weigh the more, the nearer the end of the round."""
    behind = board.players[AARON].points - player.points
    return behind * BEHIND * (board.turn + 2) // TURNS if behind > 0 else 0


def actions_left(board: CardsState) -> i64:
    """Turns that are still to come for the seat, this one only if it has not played."""
    left = (ROUNDS - 1 - board.round) * TURNS + TURNS - 1 - board.turn
    return left if board.has_played else left + 1


# -- the estate


def worth_of_triple(board: CardsState, kind: i64) -> i64:
    """A triple of a type: its points, the bonus of the round, the card for the first."""
    worth_ = i64(board.values.triple_points[kind]) * POINT + i64(ROUND_WORTH[board.round])
    if (board.first_owners >> (kind * 3)) & 7 == 0:
        worth_ += FIRST_TRIPLE * POINT * 3 // 4
    return worth_


def worth_of_column(board: CardsState, kind: i64, size: i64, left: i64) -> i64:
    """An unfinished column: every missing card takes two actions."""
    need = 2 * (3 - size)
    if left < need - 1:
        return 0
    worth_ = worth_of_triple(board, kind) * i64(PROGRESS[size]) // 100
    return worth_ if left >= 2 * need else worth_ * (left + 2) // (2 * need + 2)


def worth_of_columns(board: CardsState, player: Player, left: i64) -> i64:
    """All unfinished columns; alike ones count once."""
    total: i64 = 0
    open_ = player.open >> 1
    while open_:
        target = lowest(open_)
        open_ &= open_ - 1
        total += worth_of_column(board, target // 2, target % 2 + 1, left)
    return total


def worth_of_types(board: CardsState, player: Player, left: i64) -> i64:
    """The card for the seven types."""
    if player.has_seven or board.seven_taken >= i64(SEVEN_CARDS[board.seats]):
        return 0
    types = count(player.types)
    if left < 2 * (7 - types) - 1:
        return 0
    return i64(SEVEN_TYPES[board.seats * 4 + board.seven_taken]) * i64(SEVEN_PROGRESS[types])


# -- projects


def worth_of_projects(board: CardsState, player: Player, left: i64) -> i64:
    """What the projects will bring, the best first; none without a turn to place it."""
    total: i64 = 0
    used: i64 = 0
    types: i64 = 0
    for slot in range(PROJECTS):
        card = player.project(slot)
        if card >= 0 and used < left:
            gain = worth_of_project(board, player, card, left - used - 1)
            if types & BIT[TYPE_OF[card]]:
                gain = gain * 3 // 4
            total += gain * i64(PROJECT[used]) // 100
            types |= BIT[TYPE_OF[card]]
            used += 1
    return total


def worth_of_hand(player: Player, left: i64) -> i64:
    """A card in hand that fits projects."""
    total: i64 = 0
    used: i64 = 0
    for slot in range(PROJECTS):
        card = player.project(slot)
        if card >= 0 and used < left:
            used += 1
            if player.hand1 and i64(DIE_OF[card_of(player.hand1)]) == i64(DIE_OF[card]):
                total += FITTING
    return total


def worth_of_project(board: CardsState, player: Player, card: i64, left: i64) -> i64:
    """Its effect, and how it brings a column and the seven types on."""
    kind = i64(TYPE_OF[card])
    effect = i64(EFFECT[FACE_OF[card]])
    if left < 3:
        effect = effect * (left + 1) // 4
    step = best_step(board, player, kind, left)
    if not player.types & BIT[kind]:
        types = count(player.types)
        if not player.has_seven and board.seven_taken < i64(SEVEN_CARDS[board.seats]):
            points = i64(SEVEN_TYPES[board.seats * 4 + board.seven_taken])
            step += points * (i64(SEVEN_PROGRESS[types + 1]) - i64(SEVEN_PROGRESS[types]))
    return effect + step


def best_step(board: CardsState, player: Player, kind: i64, left: i64) -> i64:
    """What a card of a type adds to the column where it adds most."""
    best = worth_of_column(board, kind, 1, left)
    open_ = player.open >> 1
    while open_:
        target = lowest(open_)
        open_ &= open_ - 1
        column = target // 2
        if kind == CLOISTER or column in (kind, CLOISTER):
            becomes = kind if column == CLOISTER else column
            step = step_on(board, column, becomes, target % 2 + 1, left)
            if column == kind or step > best:
                best = step
    return best


def step_on(board: CardsState, column: i64, becomes: i64, size: i64, left: i64) -> i64:
    """What one more card adds to a column with so many."""
    before = worth_of_column(board, column, size, left)
    if size == 2:
        return worth_of_triple(board, becomes) - before
    return worth_of_column(board, becomes, 2, left) - before


# -- storage


def worth_of_purse(player: Player, left: i64) -> i64:
    """Silver and workers: worth much while there is time to use them, a third of a point for the last action."""
    if left == 0:
        return 0
    useful_silver = least(player.silver, 3 * left)
    useful_workers = least(player.workers, least(4, 2 * left))
    spare = player.silver + player.workers - useful_silver - useful_workers
    if left == 1:
        return (player.silver + player.workers) // 3 * 85
    return useful_silver * SILVER_WORTH + useful_workers * WORKER_WORTH + spare * CONVERTED


def worth_of_goods(board: CardsState, player: Player, left: i64) -> i64:
    """Goods: a sale takes an action, so that bigger lots are better."""
    if left == 0:
        return 0
    total: i64 = 0
    points = board.values.good_points * POINT
    for kind in range(GOODS):
        amount = player.goods_of(kind)
        if amount:
            lot = FIRST_GOOD - POINT + points + (amount - 1) * (NEXT_GOOD - POINT + points)
            total += lot * least(left, 6) // 7
    return total


def least(one: i64, other: i64) -> i64:
    """The smaller one."""
    return one if one < other else other
