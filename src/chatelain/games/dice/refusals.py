"""Why an action is not legal: the first rule it breaks, as a code with parameters."""

from __future__ import annotations

from chatelain.core.actions import Action
from chatelain.core.bits import BIT
from chatelain.core.refusal import Refusal
from chatelain.games.dice.actions import ACTIONS, MARK, MONK, PASS
from chatelain.games.dice.board import SETTING_UP, Board
from chatelain.games.dice.combining import is_rolled
from chatelain.games.dice.fields import (
    CASTLE,
    FIRST,
    FITS,
    GOODS,
    MARKED,
    MONKS,
    OPEN,
    ROW,
    SECOND,
    SILVERS,
    SOLD,
    WORKERS,
)
from chatelain.games.dice.tables import BONUSES, COLOURS, DOUBLE, GREEN, NUMBERS, ORANGE, YELLOW
from chatelain.hexes import NAMES


def explain(board: Board, seat: int, action: int) -> Refusal:
    """The reason why an illegal action of a seat that may act is refused."""
    wanted = ACTIONS.decode(action)
    if board.phase == SETTING_UP or wanted.kind == "start":
        return _start(board, seat, wanted)
    if wanted.kind == "sell":
        return _sell(board, seat)
    if wanted.kind == "commit":
        return Refusal("nothing-done")  # R4.8
    if wanted.kind == "silver":
        return _silver(board, seat) or _combination(board, seat, wanted)
    if board.now[seat * ROW + FIRST]:
        return _turn_is_made(board, seat)
    return _bonus(board, seat, wanted) or _combination(board, seat, wanted)


def _start(board: Board, seat: int, wanted: Action) -> Refusal:
    if board.phase != SETTING_UP:
        return Refusal("only-before-game")
    castle = int(board.now[seat * ROW + CASTLE])
    if castle:
        return Refusal("castle-chosen", castle=BONUSES[castle - 1])
    if wanted.kind != "start":
        return Refusal("choose-castle-first")
    return Refusal("castle-taken", castle=wanted.words[0])  # R11.1


def _sell(board: Board, seat: int) -> Refusal:
    at = seat * ROW
    if board.hourglass != DOUBLE:
        return Refusal("no-double-hourglass")  # R8.1
    if board.now[at + SOLD]:
        return Refusal("sold-already")
    if board.now[at + FIRST]:
        return Refusal("sale-comes-first")  # R8.5
    return Refusal("no-goods", goods=int(board.now[at + GOODS]))


def _turn_is_made(board: Board, seat: int) -> Refusal:
    """R4.4, R7.1: there is a combination, or the worker instead of one."""
    first = int(board.now[seat * ROW + FIRST]) - 1
    if first == PASS:
        return Refusal("worker-taken")
    if first >= MONK or board.now[seat * ROW + SECOND]:
        return Refusal("bonus-used")
    return Refusal("combination-made")


def _silver(board: Board, seat: int) -> Refusal | None:
    """R7.1, R7.7, R7.11."""
    at = seat * ROW
    first = int(board.now[at + FIRST]) - 1
    if first < 0:
        return Refusal("first-combination")
    if not MARK <= first < MONK or board.now[at + SECOND]:
        return _turn_is_made(board, seat)
    return None if board.now[at + SILVERS] else Refusal("needs-silver")


def _bonus(board: Board, seat: int, wanted: Action) -> Refusal | None:
    """R7.2."""
    at = seat * ROW
    if wanted.kind == "monk" and not board.now[at + MONKS]:
        return Refusal("needs-monk")
    if wanted.kind == "worker" and not board.now[at + WORKERS]:
        return Refusal("needs-worker")
    return None


def _combination(board: Board, seat: int, wanted: Action) -> Refusal:
    """Sections 4, 5 and 7: space, dice, number."""
    row, at = board.now, seat * ROW
    space, number = wanted.values["space"], wanted.values["number"] + 1
    colour = int(board.sheet.colour[space])
    if row[at + MARKED] & BIT[space]:
        return Refusal("space-marked", space=NAMES[space])
    if not row[at + OPEN] & BIT[space]:
        return Refusal("not-adjacent", space=NAMES[space])  # R4.5
    return _dice(board, wanted, colour, number) or _number(board, seat, space, colour, number)


def _dice(board: Board, wanted: Action, colour: int, number: int) -> Refusal | None:
    """Do the dice show this, or can the bonus make them?"""
    is_colour_rolled = colour in (board.colour1, board.colour2)
    if wanted.kind != "monk" and not is_colour_rolled:
        return Refusal("colour-not-rolled", die=COLOURS[colour])
    if wanted.kind == "monk" and colour == board.colour1 == board.colour2:
        return Refusal("colour-on-both", die=COLOURS[colour])  # R7.6
    if wanted.kind != "worker" and not is_rolled(board, number):
        return Refusal("number-not-rolled", number=number)
    if wanted.kind == "worker" and number == board.number1 == board.number2:
        return Refusal("number-on-both", number=number)  # R7.6
    return None


def _number(board: Board, seat: int, space: int, colour: int, number: int) -> Refusal:
    """Section 5, and R7.8 for what is left."""
    if not board.now[seat * ROW + FITS + number - 1] & BIT[space]:
        if colour == ORANGE:
            return Refusal("city-has-number", number=number)
        if colour == YELLOW:
            return Refusal("pasture-has-other", number=number)
        if colour == GREEN:
            return Refusal("castle-needs-neighbour", number=number, space=NAMES[space])
        low, high = NUMBERS[colour]
        return Refusal("wrong-number", zone=COLOURS[colour], number=number, low=low, high=high)
    return Refusal("same-dice", die=COLOURS[colour], number=number)
