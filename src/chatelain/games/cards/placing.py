"""Placing a project and what it does (sections 5, 10 and 12)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.events import Value
from chatelain.games.cards import cards, decisions
from chatelain.games.cards.actions import TARGET_NAMES
from chatelain.games.cards.board import Board
from chatelain.games.cards.estate import column_size, column_type, lay
from chatelain.games.cards.player import Player
from chatelain.games.cards.scoring import score_seven_types, score_triple
from chatelain.games.cards.tables import (
    BANK_SILVER,
    KNOWLEDGE_WORKERS,
    MINE_SILVER,
    ROUND_BONUS,
    WATCHTOWER_POINTS,
    WATCHTOWERS,
)
from chatelain.games.cards.values import POINTS, SOME_ANIMALS, SOME_GOODS, SOME_SILVER, SOME_WORKERS


def place(board: Board, seat: i64, player: Player, slot: i64, target: i64, die: i64, workers: i64) -> None:
    """R5.1 to R5.3: from projects to estate; bonus cards at once, then effect and bonus in any order (R12.9)."""
    card = player.project(slot)
    player.drop(slot)
    column = lay(board, seat, player, card, target)
    if board.events is not None:
        what: dict[str, Value] = {"card": cards.CARD_NAMES[card], "column": TARGET_NAMES[target]}
        board.emit("card-placed", int(seat), {**what, "die": int(die), "workers": int(workers)})
    is_triple = column_size(column) == 3
    if is_triple:
        score_triple(board, seat, column_type(column))
    score_seven_types(board, seat, player)
    is_asked = use_effect(board, seat, i64(cards.FACE_OF[card]))
    if is_triple:
        board.push(decisions.BONUS, 1 if is_asked else 0)  # R12.2


def use_effect(board: Board, seat: i64, face: i64) -> bool:
    """Section 10: what needs no decision happens at once; returns whether one is needed."""
    if face == cards.CASTLE:
        board.push(decisions.ACTION, 0)
    elif face == cards.MINE:
        board.receive(seat, 0, MINE_SILVER, 0)
        return False
    elif face == cards.CLOISTER:  # R10.8
        return False
    elif face == cards.KNOWLEDGE:
        board.receive(seat, KNOWLEDGE_WORKERS, 0, 0)
        return False
    elif face == cards.SHIP:
        board.push(decisions.GOODS, 1)
    elif face == cards.PASTURE:
        board.push(decisions.ANIMALS, 1)
    else:
        return use_building(board, seat, face)
    return True


def use_building(board: Board, seat: i64, face: i64) -> bool:
    """R10.9 to R10.16."""
    if face == cards.CARPENTER:
        board.push(decisions.CARPENTER, 0)
    elif face == cards.CHURCH:
        board.push(decisions.CHURCH, 0)
    elif face == cards.MARKET:
        board.push(decisions.MARKET, 0)
    elif face == cards.WATCHTOWER:
        board.gain(seat, WATCHTOWERS, WATCHTOWER_POINTS)
        return False
    elif face == cards.BANK:
        board.receive(seat, 0, BANK_SILVER, 0)
        return False
    elif face == cards.BOARDING_HOUSE:
        board.push(decisions.BOARDING_HOUSE, 0)
    elif face == cards.SHOP:
        board.push(decisions.SHOP, 0)
    else:
        board.push(decisions.TOWN_HALL, 0)
    return True


def take_bonus(board: Board, seat: i64, choice: i64) -> None:
    """R12.2 to R12.7, R12.12: one choice of the round; goods, then animals are taken from their piles."""
    board.pop()
    values = board.values
    animals = values.gift(board.round, choice, SOME_ANIMALS)
    goods = values.gift(board.round, choice, SOME_GOODS)
    if board.events is not None:
        to_take: dict[str, Value] = {"goods": int(goods), "animals": int(animals)}
        board.emit("bonus-chosen", int(seat), {"round": int(board.round), **to_take})
    points = values.gift(board.round, choice, POINTS)
    if points:
        board.gain(seat, ROUND_BONUS, points)
    workers = values.gift(board.round, choice, SOME_WORKERS)
    silver = values.gift(board.round, choice, SOME_SILVER)
    if workers or silver:
        board.receive(seat, workers, silver, 0)
    if animals:
        board.push(decisions.ANIMALS, animals)
    if goods:
        board.push(decisions.GOODS, goods)
