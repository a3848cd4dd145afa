"""Doing an action that is known to be legal."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.core.events import Value
from chatelain.games.cards import actions, decisions
from chatelain.games.cards.board import Board
from chatelain.games.cards.buying import buy, keep, use
from chatelain.games.cards.cards import CARD_NAMES, DIE_OF, GOOD_NAMES
from chatelain.games.cards.deck import card_of
from chatelain.games.cards.piles import take_from_pile
from chatelain.games.cards.placing import place, take_bonus
from chatelain.games.cards.player import Player
from chatelain.games.cards.projects import discard_project, take_project
from chatelain.games.cards.reach import is_possible, workers_needed, workers_to_sell
from chatelain.games.cards.tables import (
    ACTION_SILVER,
    CARDS_PER_POINT,
    CONVERSION,
    ROW_PLACES,
    SILVER_PER_GOOD,
    SOLD_GOODS,
    WORKERS_UP_TO,
)
from chatelain.games.cards.turns import end_turn


def act(board: Board, seat: i64, action: i64, chance: Chance) -> None:
    """Does it; decisions that have become impossible are lost (R10.20)."""
    player = board.players[seat]
    if (
        board.pending() == decisions.BONUS
        and board.pending_number()
        and not actions.BONUS <= action < actions.DISCARD
        and action != actions.BUY
    ):
        board.effect_first()
    do(board, seat, player, action, chance)
    while board.stack and not is_possible(board, player, board.pending()):
        board.pop()


def do(board: Board, seat: i64, player: Player, action: i64, chance: Chance) -> None:
    """One branch for each block of the action table, in its order."""
    if action < actions.TAKE:
        play_card(board, seat, player, action)
    elif action < actions.PLACE:
        from_row = action - actions.TAKE
        die = board.pending_number()
        workers = workers_needed(die, from_row // ROW_PLACES + 1)
        spend(board, player, workers)
        take_from_row(board, seat, player, from_row, die, workers)
    elif action < actions.SELL:
        act_place(
            board, seat, player, (action - actions.PLACE) // actions.TARGETS, (action - actions.PLACE) % actions.TARGETS
        )
    elif action < actions.WORKERS:
        act_sell(board, seat, player, action - actions.SELL)
    elif action < actions.SILVER:
        die = board.die_in_use()
        board.pop()
        board.receive(seat, WORKERS_UP_TO - player.workers, 0, die)  # R7.1
    elif action < actions.CONVERT:
        die = board.die_in_use()
        board.pop()
        board.receive(seat, 0, ACTION_SILVER, die)  # R7.3
    elif action < actions.ENOUGH:
        convert(board, seat, player, action - actions.CONVERT)
    elif action < actions.GOOD:
        board.pop()
    elif action < actions.FETCH:
        take_some(board, seat, action - actions.GOOD, chance)
    elif action < actions.DECLINE:
        board.pop()
        take_from_row(board, seat, player, action - actions.FETCH, 0, 0)
    elif action < actions.BONUS:
        if board.events is not None:
            board.emit("declined", int(seat), {"card": decisions.NAMES[board.pending()]})
        board.pop()
    elif action < actions.DISCARD:
        take_bonus(board, seat, action - actions.BONUS)
    elif action < actions.BUY:
        board.pop()
        discard_project(board, seat, player, action - actions.DISCARD)
    elif action < actions.KEEP:
        buy(board, seat, player, chance)
    elif action < actions.USE:
        keep(board, seat, player, action - actions.KEEP)
    elif action < actions.END:
        use(board, seat, action - actions.USE)
    else:
        end_turn(board, chance)


def play_card(board: Board, seat: i64, player: Player, card: i64) -> None:
    """R3.4, R3.5: a card of the hand is laid on the discard pile; its die is used next."""
    if card_of(player.hand1) == card:
        player.hand1 = player.hand2
    player.hand2 = 0
    board.discard.put(card)
    if board.seats > 1:  # the others have seen it; alone, nobody plays against those who take it back
        board.revelations += 1
    board.has_played = True
    if board.events is not None:
        board.emit("card-played", int(seat), {"card": CARD_NAMES[card]})
    board.push(decisions.ACTION, i64(DIE_OF[card]))


def spend(board: Board, player: Player, workers: i64) -> None:
    """R8.1: the action is used, its workers are given back."""
    board.pop()
    player.workers -= workers


def take_from_row(board: Board, seat: i64, player: Player, place_: i64, die: i64, workers: i64) -> None:
    """R4.1: a card of a row becomes a project. What it was paid with is told, and no more than that."""
    card = board.rows[place_]
    board.clear_place(place_)
    if board.events is not None:
        what: dict[str, Value] = {"card": CARD_NAMES[card], "row": int(place_ // ROW_PLACES + 1)}
        board.emit("card-taken", int(seat), {**what, "die": int(die), "workers": int(workers)})
    take_project(board, player, card)


def act_place(board: Board, seat: i64, player: Player, slot: i64, target: i64) -> None:
    """R5.1, R10.16, R10.17: with a die, with a castle, or with a town hall, for which the die does not matter."""
    workers: i64 = 0
    die = board.die_in_use()
    if board.pending() == decisions.ACTION:
        workers = workers_needed(die, i64(DIE_OF[player.project(slot)]))
    spend(board, player, workers)
    place(board, seat, player, slot, target, die, workers)


def act_sell(board: Board, seat: i64, player: Player, kind: i64) -> None:
    """R6.1, R10.15: with a die, with a castle, or with a shop."""
    workers: i64 = 0
    die = board.die_in_use()
    if board.pending() == decisions.ACTION:
        workers = workers_to_sell(board, die, kind)
    spend(board, player, workers)
    sell(board, seat, player, kind, die, workers)


def sell(board: Board, seat: i64, player: Player, kind: i64, die: i64, workers: i64) -> None:
    """R6.1 to R6.5: all goods of a kind for silver, points and the start card."""
    amount = player.goods_of(kind)
    player.goods -= amount * BIT[kind * 8]
    player.sold += amount * BIT[kind * 8]
    player.silver += amount * SILVER_PER_GOOD
    if board.events is not None:
        what: dict[str, Value] = {"kind": GOOD_NAMES[kind], "amount": int(amount)}
        paid: dict[str, Value] = {"die": int(die), "workers": int(workers)}
        board.emit("sold", int(seat), {**what, "silver": int(amount * SILVER_PER_GOOD), **paid})
    board.gain(seat, SOLD_GOODS, amount * board.values.good_points)
    if board.holder >= 0:  # R15.14: there is none in a game alone
        if board.events is not None and not (board.holder == seat and board.is_face_down):
            board.emit("start-card-taken", int(seat), {})
        board.holder = seat
        board.is_face_down = True


def convert(board: Board, seat: i64, player: Player, workers: i64) -> None:
    """R7.4 to R7.6: three cards for a point, as often as the player likes; all of it is one exchange."""
    die = board.die_in_use()
    board.pop()
    player.workers -= workers
    player.silver -= CARDS_PER_POINT - workers
    if board.events is not None:
        given: dict[str, Value] = {"workers": int(workers), "silver": int(CARDS_PER_POINT - workers)}
        board.emit("converted", int(seat), {**given, "die": int(die)})
    board.gain(seat, CONVERSION, 1)
    board.push(decisions.CONVERT, 0)


def take_some(board: Board, seat: i64, pile: i64, chance: Chance) -> None:
    """R10.3, R10.4, R10.14: one card of a pile; a bonus may ask for more."""
    kind, left = board.pending(), board.pending_number() - 1
    board.pop()
    if left > 0:
        board.push(kind, left)
    take_from_pile(board, seat, pile, chance)
