"""What a seat can do now: the dice in hand, the cards on offer, and how far its own turn is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT, lowest
from chatelain.core.features import Row, capped
from chatelain.games.cards import decisions
from chatelain.games.cards.actions import BUY, END
from chatelain.games.cards.buying import bought_entry
from chatelain.games.cards.cards import DIE_OF, FACE_OF, GOODS, TYPE_OF
from chatelain.games.cards.deck import card_of
from chatelain.games.cards.player import INCOMING, Player
from chatelain.games.cards.reach import can_buy, workers_needed
from chatelain.games.cards.seen import layout as at
from chatelain.games.cards.seen.player import column_for
from chatelain.games.cards.seen.table import turns_left
from chatelain.games.cards.state import CardsState
from chatelain.games.cards.tables import BOUGHT, ROUNDS, ROW_PLACES, TURNS

_UNREACHED: Final[i64] = 3


def hand_need(player: Player, number: i64) -> i64:
    """Workers that turn a card in hand into a number; _UNREACHED if they are not there."""
    need: i64 = _UNREACHED
    if player.hand1:
        need = workers_needed(i64(DIE_OF[card_of(player.hand1)]), number)
    if player.hand2:
        need = min(need, workers_needed(i64(DIE_OF[card_of(player.hand2)]), number))
    return need if need <= player.workers else _UNREACHED


def write_hand(board: CardsState, seat: i64, time: i64, row: Row) -> None:
    """The dice in hand, and the projects and goods that they serve."""
    player = board.players[seat]
    one: i64 = i64(DIE_OF[card_of(player.hand1)]) if player.hand1 else 0
    other: i64 = i64(DIE_OF[card_of(player.hand2)]) if player.hand2 else 0
    row.add(at.HANDS + min(one, other) * 7 + max(one, other))
    sells: i64 = 0
    if one:
        row.add(at.HAND + one - 1)
        sells |= i64(board.values.sells[BIT[one - 1]])
    if other:
        row.add(at.HAND + other - 1)
        sells |= i64(board.values.sells[BIT[other - 1]])
    for slot in range(INCOMING + 1):
        card = player.project(slot)
        if card >= 0:
            need = hand_need(player, i64(DIE_OF[card]))
            step = column_for(player, i64(TYPE_OF[card]))
            row.add(at.HAND_TYPE + i64(TYPE_OF[card]) * 4 + need)
            row.add(at.HAND_STEP + step * 4 + need)
            row.add(at.X_HAND_STEP + (time * 3 + step) * 4 + need)
    most: i64 = 0
    for good in range(GOODS):
        if sells & BIT[good]:
            most = max(most, player.goods_of(good))
    row.add_capped(at.HAND_SELLS, most, 6)


def write_offer(board: CardsState, seat: i64, row: Row) -> None:
    """The cards of the rows: what they are good for, and who wants them."""
    player = board.players[seat]
    turns = turns_left(board, seat) - (ROUNDS - 1 - board.round) * TURNS
    wanted: i64 = 0
    for other in range(board.seats):
        if other != seat:
            wanted |= board.players[other].open
    left = board.stock
    while left:
        place = lowest(left)
        left &= left - 1
        card = board.rows[place]
        kind = i64(TYPE_OF[card])
        step = column_for(player, kind)
        need = hand_need(player, place // ROW_PLACES + 1)
        row.add(at.OFFER + (kind * 3 + step) * (TURNS + 1) + turns)
        row.add(at.OFFER_FACE + i64(FACE_OF[card]))
        row.add(at.OFFER_NEED + kind * 4 + need)
        row.add(at.OFFER_STEP + step * 4 + need)
        if not player.types & BIT[kind]:
            row.add(at.OFFER_MISSING + kind)
        if wanted & BIT[2 * kind + 2]:
            row.add(at.OFFER_RIVAL + kind)


def write_turn(board: CardsState, seat: i64, moment: i64, time: i64, row: Row) -> None:
    """How far one's own turn is, and what is about to close the plan."""
    player = board.players[seat]
    pending = board.pending()
    if pending:
        row.add(at.PENDING + pending * 8 + board.pending_number())
        row.add(at.PENDING_TIME + time * at.PENDING_KINDS + pending)
        row.add(at.NEXT_PENDING + (board.below() & 15))
        if pending == decisions.BONUS:
            row.add(at.BONUS + board.round)
        elif pending == decisions.BOUGHT:
            write_bought(board, player, row)
    elif not board.has_played:
        row.add(at.TO_PLAY + board.turn)
    if board.has_bought:
        row.add(at.HAS_BOUGHT)
    if moment == BUY:
        write_buying(player, pending, time, row)
    elif moment == END or (pending == 0 and board.has_played and not can_buy(board, player)):
        row.add(at.ENDING + board.turn)
    elif can_buy(board, player):
        row.add(at.AFFORDS + time)


def write_bought(board: CardsState, player: Player, row: Row) -> None:
    """R9.1: the three cards that the seat alone looks at."""
    for which in range(BOUGHT):
        entry = bought_entry(board, which)
        if entry:
            card = card_of(entry)
            kind = i64(TYPE_OF[card])
            row.add(at.SEEN + kind * 3 + column_for(player, kind))
            row.add(at.SEEN_FACE + i64(FACE_OF[card]))
            for slot in range(INCOMING):
                project = player.project(slot)
                if project >= 0 and DIE_OF[project] == DIE_OF[card]:
                    row.add(at.SEEN_PLACES + column_for(player, i64(TYPE_OF[project])))


def write_buying(player: Player, pending: i64, time: i64, row: Row) -> None:
    """What three unknown cards are good for."""
    number: i64 = 0
    for slot in range(INCOMING + 1):
        if player.project(slot) >= 0:
            number += 1
    row.add(at.BUYING + time)
    row.add(at.BUYING_AT + pending)
    row.add(at.BUYING_PROJECTS + number)
    row.add(at.BUYING_SILVER + capped(player.silver, 12))
    row.add(at.BUYING_WORKERS + capped(player.workers, 9))
    left = player.open >> 1
    while left:
        row.add(at.BUYING_STEP + lowest(left))
        left &= left - 1
