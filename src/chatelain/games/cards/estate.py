"""Columns of an estate (section 11). A column is a number: its type, then card + 1 for each card, a byte each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.games.cards.board import COLUMNS, Board
from chatelain.games.cards.cards import CLOISTER, TYPE_OF
from chatelain.games.cards.player import Player

NEW_COLUMN: Final[i64] = 1
#: The unfinished columns of a type, with one card and with two, among the targets (see actions.py).
_BOTH: Final[i64] = 3
_FULL: Final[i64] = 2**24


def column_type(column: i64) -> i64:
    """What all cards of the column count as."""
    return column & 255


def column_size(column: i64) -> i64:
    """How many cards the column has."""
    if column >= _FULL:
        return 3
    return 2 if column >= 65536 else 1


def column_cards(column: int) -> list[int]:
    """The cards of a column, the first one first."""
    return [(column >> (8 * at) & 255) - 1 for at in (1, 2, 3) if column >> (8 * at) & 255]


def targets_of(player: Player, card: i64) -> i64:
    """Where a card may go, as bits: a new column, or a type with one or two cards."""
    kind = i64(TYPE_OF[card])
    cloisters = player.open & (_BOTH * BIT[1 + 2 * CLOISTER])
    if kind == CLOISTER:
        # R11.5: on any unfinished column; R11.7: on a new one only if there is none of cloisters alone.
        return player.open if cloisters else player.open | NEW_COLUMN
    own = player.open & (_BOTH * BIT[1 + 2 * kind])
    if not own:  # R11.3, R11.4
        own = NEW_COLUMN
    return own | cloisters  # R11.6


def lay(board: Board, seat: i64, player: Player, card: i64, target: i64) -> i64:
    """Puts a card into the estate, where it stays (R5.2); returns the column."""
    at = seat * COLUMNS
    if target == 0:
        at += player.columns
        player.columns += 1
        board.columns[at] = i64(TYPE_OF[card]) | ((card + 1) << 8)
    else:
        kind = (target - 1) // 2
        size = (target - 1) % 2 + 1
        while column_type(board.columns[at]) != kind or column_size(board.columns[at]) != size:
            at += 1
        column = board.columns[at] | ((card + 1) << (8 * (size + 1)))
        if kind == CLOISTER:  # R11.6: cloisters become what is laid on them
            column = (column & ~CLOISTER) | i64(TYPE_OF[card])
        board.columns[at] = column
    look_again(board, seat, player)
    return board.columns[at]


def look_again(board: Board, seat: i64, player: Player) -> None:
    """Notes which types there are and which columns are unfinished (R11.9)."""
    player.open = 0
    player.types = 0
    for at in range(player.columns):
        column = board.columns[seat * COLUMNS + at]
        kind = column_type(column)
        player.types |= BIT[kind]
        if column < _FULL:
            player.open |= BIT[2 * kind + column_size(column)]
