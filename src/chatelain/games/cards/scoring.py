"""Points: animals, triples, bonus cards, and the end of the game (sections 12, 14 and 15)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.events import Value, parts_of
from chatelain.games.cards.board import Board
from chatelain.games.cards.cards import ANIMALS, GOODS, TYPE_NAMES
from chatelain.games.cards.player import Player
from chatelain.games.cards.tables import (
    ALL_SEVEN,
    ALL_TYPES,
    ANIMAL_POINTS,
    ANIMAL_SETS,
    FIRST_TRIPLE,
    FIRST_TRIPLES,
    HOLDER,
    SEVEN_CARDS,
    SEVEN_TYPES,
    SOURCE_NAMES,
    SOURCES,
    START_CARD,
)

# -- animals


def species_with(animals: i64, number: i64) -> i64:
    """Of how many species there are at least so many."""
    total: i64 = 0
    for kind in range(ANIMALS):
        if (animals >> (kind * 8)) & 255 >= number:
            total += 1
    return total


def animal_points(animals: i64) -> i64:
    """R14.6, R14.7: the first set takes one of every species there is, the second one of what is left, and so on."""
    points: i64 = 0
    number: i64 = 1
    size = species_with(animals, 1)
    while size > 1:
        points += i64(ANIMAL_SETS[size])
        number += 1
        size = species_with(animals, number)
    return points


def spare_animals(animals: i64) -> i64:
    """R14.10: animals that are in no set: the last ones of a species that has most."""
    total: i64 = 0
    number: i64 = 1
    size = species_with(animals, 1)
    while size:
        if size == 1:
            total += 1
        number += 1
        size = species_with(animals, number)
    return total


def score_animals(board: Board, seat: i64, player: Player) -> None:
    """Animals count as they lie, so that the points of a seat are always those of its sets."""
    scored = board.ledger[seat * SOURCES + ANIMAL_POINTS]
    board.gain(seat, ANIMAL_POINTS, animal_points(player.animals) - scored)


# -- triples and bonus cards, of players and of Aaron (R15.8)


def score_triple(board: Board, seat: i64, kind: i64) -> None:
    """R12.1, R14.2, R14.3: a triple counts from now on; the first of its type brings a card."""
    is_first = (board.first_owners >> (kind * 3)) & 7 == 0
    if board.events is not None:
        name = "triple" if seat < board.seats else "aaron-triple"
        points = [int(board.values.triple_points[kind]), int(FIRST_TRIPLE) if is_first else 0]
        words: dict[str, Value] = {
            "type": TYPE_NAMES[kind],
            "is_first": int(is_first),
            "parts": parts_of(points),
            "worth": sum(points),
        }
        board.emit(name, int(seat) if seat < board.seats else -1, words)
    board.gain(seat, kind, i64(board.values.triple_points[kind]))
    if is_first:
        board.first_owners |= (seat + 1) << (kind * 3)
        board.gain(seat, FIRST_TRIPLES, FIRST_TRIPLE)


def score_seven_types(board: Board, seat: i64, player: Player) -> None:
    """R12.10, R12.11: the next card for whoever has all seven types, one at most."""
    if player.types != ALL_TYPES or player.has_seven or board.seven_taken >= i64(SEVEN_CARDS[board.seats]):
        return
    points = i64(SEVEN_TYPES[board.seats * 4 + board.seven_taken])
    board.seven_taken += 1
    player.has_seven = True
    if board.events is not None:
        name = "seven-types" if seat < board.seats else "aaron-seven-types"
        board.emit(name, int(seat) if seat < board.seats else -1, {"worth": int(points)})
    board.gain(seat, ALL_SEVEN, points)


# -- the end of the game


def score_start_card(board: Board) -> None:
    """R14.8; R15.14: nobody has it in a game alone."""
    if board.holder >= 0:
        board.gain(board.holder, HOLDER, START_CARD)


def note_final_count(board: Board) -> None:
    """Tells where the points of everybody came from, but for the start card, which is scored only now."""
    for seat in range(board.seats):
        board.emit("final-count", int(seat), {})
        for source in range(SOURCES):
            points = int(board.ledger[seat * SOURCES + source])
            if points:
                board.emit("counted", int(seat), {"source": SOURCE_NAMES[source], "parts": str(points)})


def projected(board: Board, seat: i64) -> i64:
    """What the seat would have if the game ended now."""
    points = board.players[seat].points
    if board.holder == seat and not board.is_over:
        points += START_CARD
    return points


def cards_in_storage(player: Player) -> i64:
    """R14.10: workers, silver, unsold goods, animals in no set."""
    total = player.workers + player.silver + spare_animals(player.animals)
    for kind in range(GOODS):
        total += player.goods_of(kind)
    return total


def has_lost_to_aaron(board: Board) -> bool:
    """R15.11, R15.12: alone, Aaron has more points."""
    return board.seats == 1 and board.players[1].points > board.players[0].points


def ranking(board: Board) -> list[int]:
    """R14.9 to R14.11: points, then cards in storage; what is still equal is shared. Alone, R15.11 and R15.13."""
    if board.seats == 1:
        return [2 if has_lost_to_aaron(board) else 1]
    keys: list[tuple[int, int]] = []
    for seat in range(int(board.seats)):
        player = board.players[seat]
        keys.append((int(player.points), int(cards_in_storage(player))))
    return [1 + sum(1 for other in keys if other > key) for key in keys]
