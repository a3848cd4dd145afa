"""The move (sections 4 and 8) and what a double adds to it (section 9)."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.core.events import Value
from chatelain.games.burdigala import decisions
from chatelain.games.burdigala.board import LAYING, NOTHING, Board
from chatelain.games.burdigala.edition import ALL_LANES, FAST, SEA
from chatelain.games.burdigala.piles import draw_good
from chatelain.games.burdigala.tables import BOAT, CHARIOT, PAWN_LETTERS, PAWNS


def open_lanes(board: Board, seat: i64) -> i64:
    """R4.10, R9.4, R12.3, R12.4: all lanes after a double, otherwise those of Boat and Chariot."""
    return lanes_with(board, seat, board.is_double())


def lanes_with(board: Board, seat: i64, is_double: bool) -> i64:
    """The lanes that a seat may use with such dice."""
    if is_double:
        return ALL_LANES
    player = board.players[seat]
    lanes: i64 = 0
    if player.has_laid(BOAT):
        lanes |= SEA
    if player.has_laid(CHARIOT):
        lanes |= FAST
    return lanes


def targets(board: Board, slot: i64, lanes: i64) -> i64:
    """The points where a pawn on the board may end its move."""
    return targets_with(board, slot, lanes, board.die1, board.die2)


def targets_with(board: Board, slot: i64, lanes: i64, die1: i64, die2: i64) -> i64:
    """The points where it might end its move with these dice."""
    point = board.pawn[slot]
    edition = board.edition
    ends = edition.reached(point, die1, lanes)  # R4.3
    if die1 != die2:
        ends |= edition.reached(point, die2, lanes)
        ends &= ~(board.occupied & ~BIT[point])  # R4.6, R4.8
    return ends & board.open_points  # R4.9


def can_move(board: Board, seat: i64) -> bool:
    """R8.1: is there a legal move with any pawn and either die?"""
    return could_move(board, seat, board.die1, board.die2)


def could_move(board: Board, seat: i64, die1: i64, die2: i64) -> bool:
    """Would there be one with these dice?"""
    lanes = lanes_with(board, seat, die1 == die2)
    for slot in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if board.pawn[slot] >= 0 and targets_with(board, slot, lanes, die1, die2):
            return True
    return False


def move(board: Board, seat: i64, slot: i64, point: i64, chance: Chance) -> None:
    """R4.3, R9.1: the pawn goes; whoever stood there has to be sent away."""
    if board.events is not None:
        tell_move(board, seat, slot, point)
    board.lift_pawn(slot)
    if board.occupied & BIT[point]:
        other = board.pawn_at(point)
        board.lift_pawn(other)
        board.displaced = other
    board.put_pawn(slot, point)
    board.moved = slot
    if board.displaced != NOTHING:
        board.push(decisions.SEND, seat, 0)
    else:
        arrive(board, seat, point, chance)


def tell_move(board: Board, seat: i64, slot: i64, point: i64) -> None:
    """Tells which die was used, the first if both lead there, and a way."""
    start, lanes = board.pawn[slot], open_lanes(board, seat)
    one = board.edition.reached(start, board.die1, lanes) & BIT[point] != 0
    steps = int(board.die1 if one else board.die2)
    way = [at + 1 for at in board.edition.walks[lanes].paths(int(start), steps, BIT[point])[int(point)]]
    moved: dict[str, Value] = {"pawn": PAWN_LETTERS[slot % PAWNS], "start": way[0], "to": way[-1], "steps": steps}
    board.emit("moved", int(seat), {**moved, "way": way})


def send(board: Board, seat: i64, point: i64, chance: Chance) -> None:
    """R9.1 to R9.3, R11.2: the pawn that was there goes to an empty point, and draws nothing."""
    board.pop()
    slot = board.displaced
    board.displaced = NOTHING
    board.put_pawn(slot, point)
    if board.events is not None:
        board.emit("sent", int(seat), {"seat": int(slot // PAWNS), "to": int(point) + 1})
    arrive(board, seat, board.pawn[board.moved], chance)


def arrive(board: Board, seat: i64, point: i64, chance: Chance) -> None:
    """R11.1: a port brings a goods card before the stone is laid."""
    board.phase = LAYING
    if board.edition.ports & BIT[point]:
        draw_good(board, seat, chance)


def remove(board: Board, seat: i64, slot: i64) -> None:
    """R8.1, R8.2."""
    if board.events is not None:
        pawn = PAWN_LETTERS[slot % PAWNS]
        board.emit("pawn-removed", int(seat), {"pawn": pawn, "start": int(board.pawn[slot]) + 1})
    board.lift_pawn(slot)
