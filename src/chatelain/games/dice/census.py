"""What never changes. Nothing moves between boxes in this game, so the census compares what is kept twice."""

from __future__ import annotations

from chatelain.core.bits import BIT, count
from chatelain.games.dice.board import Board, blank_rows
from chatelain.games.dice.fields import CASTLE, COLUMN, FITS, LEDGER, MARKED, OPEN, ROW, WITH
from chatelain.games.dice.marking import write
from chatelain.games.dice.tables import COLOURS, SOURCES
from chatelain.hexes import touching


def census(board: Board) -> dict[str, int]:
    """For every seat: spaces by colour, empty or holding one number (37 in all), and masks and points that agree."""
    totals = {"boxes": 30, "dice": 5}
    for seat in range(board.seats):
        at = seat * int(ROW)
        row = [int(board.now[at + field]) for field in range(int(ROW))]
        start = int(BIT[board.sheet.castles[row[CASTLE] - 1]]) if row[CASTLE] else 0
        for colour, name in enumerate(COLOURS):
            spaces = int(board.sheet.colours[colour])
            held = sum(int(count(spaces & row[WITH + number])) for number in range(6)) + int(count(spaces & start))
            totals[f"p{seat} {name}"] = int(count(spaces & ~row[MARKED])) + held
        totals[f"p{seat} masks astray"] = _masks_astray(board, seat, row)
        ledger, columns = row[LEDGER : LEDGER + SOURCES], row[COLUMN : COLUMN + 3]
        totals[f"p{seat} points astray"] = sum(ledger) - sum(columns)
    return totals


def _masks_astray(board: Board, seat: int, row: list[int]) -> int:
    """How many masks differ from those worked out anew."""
    fresh = blank_rows(board.sheet, 1)
    for number in range(6):
        for space in range(37):
            if row[WITH + number] >> space & 1:
                write(board.sheet, fresh, 0, space, number + 1)
    wrong = sum(int(fresh[FITS + number]) != row[FITS + number] for number in range(6))
    return wrong + (int(touching(row[MARKED])) & ~row[MARKED] != row[OPEN])
