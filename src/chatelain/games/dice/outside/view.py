"""What a viewer may know, built by copying it in: the own draft, and of the others the sheets everybody has seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import members
from chatelain.core.datafile import STANDARD_NAME
from chatelain.games.dice.actions import ACTIONS
from chatelain.games.dice.board import SETTING_UP, START_RULES, Board
from chatelain.games.dice.drafting import actions_of
from chatelain.games.dice.fields import CASTLE, COLUMN, FITS, GOODS, LEDGER, MARKED, MONKS, ROW, SILVERS, WITH, WORKERS
from chatelain.games.dice.outside.shapes import ColourValue, Player, Roll, View
from chatelain.games.dice.scoring import open_value
from chatelain.games.dice.tables import (
    BONUSES,
    BOXES,
    COLOUR_COUNT,
    COLOURS,
    FACES,
    PHASE_NAMES,
    SOLO_TURNS,
    SOURCE_NAMES,
    grade,
)


def view(board: Board, viewer: int) -> View:
    """The position as plain JSON values."""
    setting_up = board.phase == SETTING_UP
    is_solo = board.is_solo()
    return {
        "game": "dice",
        "over": board.is_over,
        "phase": "setup" if setting_up else PHASE_NAMES[board.phase],
        "turn": int(board.turn),
        "turns": int(SOLO_TURNS) if is_solo else None,
        "crossed": None if is_solo else int(board.crossed),
        "boxes": None if is_solo else int(BOXES),
        "rolls_left": [0, 0] if setting_up or board.is_over else rolls_left(board),
        "last": not setting_up and board.is_last_turn_of_phase(),
        "roll": None if setting_up else _roll(board),
        "colours": {name: _colour(board, colour) for colour, name in enumerate(COLOURS)},
        "sheet": board.sheet.name,
        "layout": board.sheet.layout,
        "data": board.sheet.values.text or STANDARD_NAME,
        "start": START_RULES[board.start_rule],
        "to_act": list(board.to_act()),
        "ranking": board.ranking() if board.is_over else None,
        "grade": grade(int(board.score(0))) if board.is_over and is_solo else None,
        "players": [_player(board, seat, viewer) for seat in range(board.seats)],
    }


def rolls_left(board: Board) -> list[int]:
    """R3.4, R3.5, R12.3: how many rolls the phase still has after this one, at least and at most."""
    if board.is_solo():
        return [int(SOLO_TURNS - board.turn)] * 2
    left = int(BOXES - board.crossed)
    # A roll crosses a box for every hourglass on the die; a die of one's own may have faces of one kind only.
    crossed = [boxes for boxes in (1, 2) if board.sheet.values.hourglass_faces[boxes]]
    return [-(-left // boxes) for boxes in (crossed[-1], crossed[0])]


def _roll(board: Board) -> Roll:
    return {
        "colours": [COLOURS[board.colour1], COLOURS[board.colour2]],
        "numbers": [int(board.number1), int(board.number2)],
        "hourglasses": int(board.hourglass),
    }


def _colour(board: Board, colour: int) -> ColourValue:
    """The two values of a colour, and what completing it would score now; alone, nobody completes it again."""
    points = board.sheet.colour_points
    values = [int(points[colour]), int(points[int(COLOUR_COUNT) + colour])]
    value = 2 if board.is_solo() and board.values_claimed(colour) else int(open_value(board, colour))
    return {"values": values, "open": values[value] if value < 2 else 0}


def _player(board: Board, seat: i64, viewer: i64) -> Player:
    is_own = seat == viewer
    row = board.now if is_own else board.shown
    at = seat * ROW
    return {
        "committed": board.has_committed(seat),
        "castle": BONUSES[row[at + CASTLE] - 1] if row[at + CASTLE] else None,
        "marks": _marks(board, row, seat),
        "fits": _fits(row, at),
        "monks": int(row[at + MONKS]),
        "silver": int(row[at + SILVERS]),
        "goods": int(row[at + GOODS]),
        "workers": int(row[at + WORKERS]),
        "points": int(board.score(seat)),
        "columns": [int(row[at + COLUMN + phase]) for phase in range(3)],
        "sheet": {name: int(row[at + LEDGER + source]) for source, name in enumerate(SOURCE_NAMES)},
        "draft": [ACTIONS.text(action) for action in actions_of(board, seat)] if is_own else None,
        "total": int(board.total_with_draft(seat)) if is_own else None,
    }


def _fits(row: vec[i64], at: i64) -> list[int]:
    """Section 5: for every space the numbers it would take, as bits; none for a marked one."""
    fits = [0] * 37
    for number in range(FACES):
        for space in members(row[at + FITS + number] & ~row[at + MARKED]):
            fits[space] |= 2 ** int(number)
    return fits


def _marks(board: Board, row: vec[i64], seat: i64) -> list[int | None]:
    """For every space its number, 0 in the start castle, None while it is empty."""
    at = seat * ROW
    marks: list[int | None] = [None] * 37
    for number in range(FACES):
        for space in members(row[at + WITH + number]):
            marks[space] = int(number) + 1
    if row[at + CASTLE]:
        marks[board.sheet.castles[row[at + CASTLE] - 1]] = 0
    return marks
