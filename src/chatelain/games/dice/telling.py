"""What everybody hears when a turn is shown: each draft again, from the sheet as it was before (R4.2, R4.10)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.events import Value
from chatelain.games.dice.actions import MONK, PASS, SELL, SILVER, WORKER, number_of, space_of
from chatelain.games.dice.board import Board
from chatelain.games.dice.drafting import actions_of
from chatelain.games.dice.fields import CASTLE, ROW, SOLD
from chatelain.games.dice.marking import is_finished, write, zone_bonus, zone_points
from chatelain.games.dice.tables import BONUSES, COLOURS, SALE_POINTS, SALE_SILVER, START_POINTS
from chatelain.hexes import NAMES


def tell_start(board: Board, seat: i64) -> None:
    """The start castle of a seat."""
    castle = board.now[seat * ROW + CASTLE] - 1
    where: dict[str, Value] = {"castle": BONUSES[castle], "space": NAMES[board.sheet.castles[castle]]}
    board.emit("start-castle", int(seat), {**where, "points": int(START_POINTS)})


def tell_turn(board: Board, seat: i64) -> None:
    """Sale, combinations and finished zones of a seat."""
    row = board.shown[:]
    for action in actions_of(board, seat):
        if action == SELL:
            goods = int(board.now[seat * ROW + SOLD])
            gained = {"silver": goods * int(SALE_SILVER), "points": goods * int(SALE_POINTS)}
            board.emit("sold", int(seat), {"goods": goods, **gained})
        elif action == PASS:
            board.emit("took-worker", int(seat), {})
        elif action < PASS:
            tell_combination(board, row, seat, action)


def tell_combination(board: Board, row: vec[i64], seat: i64, action: i64) -> None:
    """A space, its number, and the zone if it is finished."""
    space = space_of(action)
    sheet = board.sheet
    write(sheet, row, seat * ROW, space, number_of(action))
    colour = COLOURS[sheet.colour[space]]
    with_bonus = bonus_used(action)
    board.emit(
        "marked",
        int(seat),
        {"space": NAMES[space], "number": int(number_of(action)), "zone": colour, "paid": with_bonus},
    )
    if is_finished(sheet, row, seat * ROW, space):
        kind = zone_bonus(sheet, space)
        bonus = BONUSES[kind] if kind >= 0 else "none"
        points = int(zone_points(sheet, space, board.phase))
        board.emit(
            "zone-finished",
            int(seat),
            {"zone": colour, "size": int(sheet.size[space]), "points": points, "bonus": bonus},
        )


def bonus_used(action: i64) -> str:
    """The bonus a combination costs."""
    if action >= SILVER:
        return BONUSES[1]
    if action >= WORKER:
        return BONUSES[3]
    return BONUSES[0] if action >= MONK else "none"
