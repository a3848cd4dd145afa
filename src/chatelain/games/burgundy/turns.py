"""Whose turn it is: phases, rounds, turn order (sections 2, 3 and 13 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT, lowest
from chatelain.core.chance import Chance
from chatelain.core.packed import ONE
from chatelain.games.burgundy.board import BLACK_POOL, GOODS_POOL, Board
from chatelain.games.burgundy.scoring import final_scoring
from chatelain.games.burgundy.tables import (
    BLACK_SHELF,
    BLACK_TILES,
    DEPOTS,
    EXCEPTION_COLOUR,
    EXCEPTION_PHASES,
    EXCEPTION_SEATS,
    EXCEPTION_SHELF,
    GOOD_NAMES,
    GOODS,
    PHASE_NAMES,
    PHASES,
    PLACES,
    ROUNDS,
    SHELF_COLOUR,
)
from chatelain.games.burgundy.tiles import FIRST_KIND, KINDS, PASTURE, STOP_KIND


def start_phase(board: Board, phase: i64, chance: Chance) -> None:
    """R2.2 to R2.14: old tiles out, new tiles in, the phase's goods laid open."""
    board.phase = phase
    board.round = 0
    while board.stock:
        place = lowest(board.stock)
        board.remove_from_game(board.shelf[place])
        board.clear_shelf(place)
    for depot in range(DEPOTS):
        for slot in range(board.seats):
            fill_place(board, depot * PLACES + slot, chance)
    for place in range(BLACK_SHELF, BLACK_SHELF + i64(BLACK_TILES[board.seats])):
        drawn = chance.draw(board.pool, BLACK_POOL, BLACK_POOL + KINDS, "black-tile")
        board.pool[drawn] -= 1
        board.fill_shelf(place, drawn - BLACK_POOL)
    lay_round_goods(board, chance)
    if board.events is not None:
        board.emit("phase-started", -1, {"phase": PHASE_NAMES[phase]})
    start_round(board, chance)


def fill_place(board: Board, place: i64, chance: Chance) -> None:
    """R2.5 to R2.12: a random tile of the place's colour."""
    colour = i64(SHELF_COLOUR[place])
    if place == EXCEPTION_SHELF and board.seats == EXCEPTION_SEATS and EXCEPTION_PHASES[board.phase]:
        colour = EXCEPTION_COLOUR
    first = i64(FIRST_KIND[colour])
    drawn = first
    if colour >= PASTURE:  # castles, mines and ships are all the same: nothing to draw
        drawn = chance.draw(board.pool, first, i64(STOP_KIND[colour]), "tile")
    board.pool[drawn] -= 1
    board.fill_shelf(place, drawn)


def lay_round_goods(board: Board, chance: Chance) -> None:
    """R2.14: the five goods of the phase, in order."""
    board.round_goods = 0
    for at in range(ROUNDS):
        drawn = chance.draw(board.pool, GOODS_POOL, GOODS_POOL + GOODS, "good")
        board.pool[drawn] -= 1
        board.round_goods |= (drawn - GOODS_POOL + 1) << (at * 8)


def start_round(board: Board, chance: Chance) -> None:
    """R3.1, R3.2: everybody rolls; a good goes to the depot of the white die."""
    board.turn = 0
    fix_order(board)
    for seat in range(board.seats):
        player = board.players[seat]
        player.die1 = chance.die("die")
        player.die2 = chance.die("die")
        player.used = 0
    board.white_die = chance.die("white-die")
    if board.round_goods:  # a position set up by hand may have none
        board.goods[board.white_die - 1] += ONE[(board.round_goods & 255) - 1]
    if board.events is not None:
        note_round(board)
    board.round_goods >>= 8
    start_turn(board)


def note_round(board: Board) -> None:
    """Tells what was rolled and where the good goes."""
    board.emit("round-started", -1, {"phase": PHASE_NAMES[board.phase], "round": int(board.round) + 1})
    for seat, player in enumerate(board.players):
        board.emit("rolled", seat, {"dice": [int(player.die1), int(player.die2)]})
    if board.round_goods:
        good = GOOD_NAMES[(board.round_goods & 255) - 1]
        board.emit("good-arrived", -1, {"good": good, "depot": int(board.white_die)})


def fix_order(board: Board) -> None:
    """R3.4 to R3.6: furthest right first, on one space the last to arrive."""
    board.order = 0
    done: i64 = 0
    for place in range(board.seats):
        best: i64 = -1
        best_key: i64 = -1
        for seat in range(board.seats):
            player = board.players[seat]
            key = player.track * 1024 + player.arrival
            if not done & BIT[seat] and key > best_key:
                best = seat
                best_key = key
        done |= BIT[best]
        board.order |= best << (place * 4)


def start_turn(board: Board) -> None:
    """The next seat in order, free to buy again."""
    board.seat = board.seat_in_order(board.turn)
    board.has_bought = False


def end_turn(board: Board, chance: Chance) -> None:
    """The next player, the next round, the next phase, or the end of the game."""
    if board.events is not None:
        board.emit("turn-ended", int(board.seat), {})
    board.turn += 1
    if board.turn < board.seats:
        start_turn(board)
        return
    board.round += 1
    if board.round < ROUNDS:
        start_round(board, chance)
        return
    pay_mines(board)
    if board.phase + 1 < PHASES:
        start_phase(board, board.phase + 1, chance)
    else:
        board.turn = 0
        board.round = ROUNDS - 1
        fix_order(board)  # R14.11
        final_scoring(board)
        board.is_over = True


def pay_mines(board: Board) -> None:
    """R13.2, R15.2: silver for every mine, and workers with tile 2."""
    for seat in range(board.seats):
        player = board.players[seat]
        if player.mines:
            player.silver += player.mines
            workers = player.mines if player.has_power(2) else 0
            player.workers += workers
            if board.events is not None:
                board.emit("mines-paid", int(seat), {"silver": int(player.mines), "workers": int(workers)})
