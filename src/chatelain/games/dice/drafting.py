"""The draft of one seat, which nobody else sees (R4.2, R4.10)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.events import Value
from chatelain.games.dice.actions import COMMIT, MONK, PASS, SELL, SILVER, WORKER, number_of, space_of
from chatelain.games.dice.board import Board, gain
from chatelain.games.dice.fields import CASTLE, FIRST, GOODS, MONKS, ROW, SECOND, SILVERS, SOLD, WORKERS
from chatelain.games.dice.marking import cross_start, is_finished, mark, zone_bonus, zone_points
from chatelain.games.dice.tables import BONUSES, SALE_POINTS, SALE_SILVER, SALE_SOURCE
from chatelain.hexes import NAMES


def draft(board: Board, seat: i64, action: i64) -> None:
    """One action but `commit`."""
    at = seat * ROW
    if action < SELL:
        cross_start(board.sheet, board.now, at, action)
        if board.events is not None:
            board.whisper("draft-start", int(seat), {"castle": BONUSES[action]})
    elif action == SELL:
        sell(board.now, at, board.phase)
        if board.events is not None:
            goods = int(board.now[at + SOLD])
            board.whisper("draft-sale", int(seat), {"goods": goods, "worth": goods * int(SALE_POINTS)})
    elif action == PASS:
        take_worker(board.now, at)
        if board.events is not None:
            board.whisper("draft-worker", int(seat), {})
    else:
        combine(board, seat, action)


def combine(board: Board, seat: i64, action: i64) -> None:
    """R4.4, R7.2: pays the bonus, marks the space, counts what it finishes."""
    at = seat * ROW
    if action >= SILVER:
        board.now[at + SECOND] = action + 1
    else:
        board.now[at + FIRST] = action + 1
    pay(board.now, at, action)
    space = space_of(action)
    mark(board.sheet, board.now, at, space, number_of(action), board.phase)
    if board.events is not None:
        points = 0
        bonus = "none"
        if is_finished(board.sheet, board.now, at, space):
            points = int(zone_points(board.sheet, space, board.phase))
            kind = zone_bonus(board.sheet, space)
            bonus = BONUSES[kind] if kind >= 0 else "none"
        written: dict[str, Value] = {"space": NAMES[space], "number": int(number_of(action))}
        board.whisper("draft-mark", int(seat), written | {"worth": points, "bonus": bonus})


def pay(row: vec[i64], at: i64, action: i64) -> None:
    """R7.2: the bonus of a combination is gone."""
    if action >= SILVER:
        row[at + SILVERS] -= 1
    elif action >= WORKER:
        row[at + WORKERS] -= 1
    elif action >= MONK:
        row[at + MONKS] -= 1


def sell(row: vec[i64], at: i64, phase: i64) -> None:
    """R8.2, R8.3: all goods."""
    goods = row[at + GOODS]
    row[at + SOLD] = goods
    row[at + GOODS] = 0
    row[at + SILVERS] += goods * SALE_SILVER
    gain(row, at, SALE_SOURCE, phase, goods * SALE_POINTS)


def take_worker(row: vec[i64], at: i64) -> None:
    """R4.6: instead of a combination."""
    row[at + FIRST] = PASS + 1
    row[at + WORKERS] += 1


def actions_of(board: Board, seat: i64) -> list[int]:
    """The draft as actions, in the order they were made; what has been committed has `commit` at the end."""
    at = seat * ROW
    done: list[int] = []
    if board.phase < 0:
        if board.now[at + CASTLE] and not board.shown[at + CASTLE]:
            done.append(int(board.now[at + CASTLE]) - 1)
    if board.now[at + SOLD]:
        done.append(int(SELL))
    for field in (FIRST, SECOND):
        if board.now[at + field]:
            done.append(int(board.now[at + field]) - 1)
    if board.has_committed(seat) and done:
        done.append(int(COMMIT))
    return done
