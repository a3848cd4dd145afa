"""How good a position looks to a player who thinks one action ahead. All terms are in hundredths of a point.

A sheet is worth its points, what its unfinished zones will probably bring and when, its bonuses, and what the next roll
will bring on average: the more colours and numbers are of use, the better. A draft is worth its best continuation. The
numbers in capitals were found by playing many thousand solo games.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.core.moves import Moves
from chatelain.games.dice.actions import COMMIT
from chatelain.games.dice.board import SETTING_UP
from chatelain.games.dice.combining import may_pay_silver
from chatelain.games.dice.drafting import draft
from chatelain.games.dice.fields import BONUS, COLUMN, FIRST, FITS, MARKED, OPEN, ROW, SOLD
from chatelain.games.dice.legal import gather
from chatelain.games.dice.marking import NO_BONUS, zone_bonus, zone_points
from chatelain.games.dice.scoring import open_value
from chatelain.games.dice.state import DiceState
from chatelain.games.dice.tables import BONUS_COUNT, BOXES, COLOUR_COUNT, FACES, PHASES, SOLO_TURNS
from chatelain.hexes import NEIGHBOURS, SPACES

POINT: Final[i64] = 100
#: A phase has about so many turns.
PHASE_TURNS: Final[i64] = 8

#: What a monk, a silver, a good and a worker are worth.
BONUS_WORTH: Final = bytes([130, 128, 250, 66])
#: The next bonus of the same kind, in percent of the one before.
NEXT_BONUS: Final[i64] = 90
#: A zone that nothing marked touches yet, in percent.
UNREACHED: Final[i64] = 72
#: Every space that becomes open.
OPENING: Final[i64] = 12
#: How much of the next roll counts, in percent.
NEXT_ROLL: Final[i64] = 120
#: How much the points of a colour count, in percent for each turn left; by the square of what is missing.
COLOUR_SHARE: Final[i64] = 12

#: How often a space of a colour gets marked, in spaces a turn.
RATE: Final[tuple[float, ...]] = (0.063, 0.09, 0.135, 0.063, 0.073, 0.102)
_TURNS: Final[i64] = 32
_MISSING: Final[i64] = 5


def _finished(colour: int, missing: int, turns: int) -> int:
    """The chance, in thousandths, that the missing spaces of a zone are marked within some turns."""
    mean = RATE[colour] * turns
    term = math.exp(-mean)
    fewer = 0.0
    for marked in range(missing):
        fewer += term
        term *= mean / (marked + 1)
    return int(1000 * (1 - fewer))


#: [(colour * 5 + missing) * 32 + turns]
FINISHED: Final[vec[i64]] = vec[i64](
    [_finished(c, missing, turns) for c in range(6) for missing in range(5) for turns in range(32)]
)

# Spare buffers, taken and given back.
_MOVES: Final[list[Moves]] = []
_STEPS: Final[list[vec[i64]]] = []
_GAINS: Final[list[vec[i64]]] = []


def evaluate(state: DiceState, seat: i64) -> float:
    """The prospects of a seat, in points."""
    return float(int(worth(state, seat))) / 100.0


def worth(state: DiceState, seat: i64) -> i64:
    """The position for a seat; a draft that may go on is worth its best continuation."""
    at = seat * ROW
    if state.is_over or state.has_committed(seat) or state.phase == SETTING_UP:
        return worth_of_sheet(state, seat)
    if state.now[at + FIRST] == 0:
        # At the beginning of a turn the dice do not count: the turn before is judged by what it left.
        return best_continuation(state, seat) if state.now[at + SOLD] else worth_of_sheet(state, seat)
    return best_continuation(state, seat) if may_pay_silver(state, seat) else worth_of_sheet(state, seat)


def best_continuation(state: DiceState, seat: i64) -> i64:
    """The worth after the best that can still be drafted."""
    moves = _MOVES.pop() if _MOVES else Moves()
    moves.clear()
    gather(state, seat, moves)
    best: i64 = -1000000
    for at in range(moves.count):
        action = moves.ids[at]
        value: i64 = 0
        if action == COMMIT:
            value = worth_of_sheet(state, seat)
        else:
            after = state.clone()
            draft(after, seat, action)
            value = worth(after, seat)
        if value > best:
            best = value
    _MOVES.append(moves)
    return best


def worth_of_sheet(state: DiceState, seat: i64) -> i64:
    """Points and prospects of what a seat has written."""
    return worth_of_row(state, state.now, seat * ROW, turns_in_phase(state, seat))


def worth_as_shown(state: DiceState, seat: i64) -> i64:
    """The same of what everybody has seen: this turn, too, is still to come."""
    return worth_of_row(state, state.shown, seat * ROW, turns_from(state, True))


def worth_of_row(state: DiceState, row: vec[i64], at: i64, here: i64) -> i64:
    """Points and prospects of a sheet, with so many turns of this phase to come."""
    total = (row[at + COLUMN] + row[at + COLUMN + 1] + row[at + COLUMN + 2]) * POINT
    if state.is_over:
        return total
    phase = state.phase if state.phase > 0 else 0
    left = here + (PHASES - 1 - phase) * PHASE_TURNS
    if left <= 0:
        return total
    steps = _STEPS.pop() if _STEPS else vec[i64]([0] * 37)
    total += worth_of_zones(state, row, at, phase, here, steps)
    total += worth_of_bonuses(row, at, left)
    total += worth_of_colours(state, row, at, left)
    total += worth_of_next_roll(state, row, at, steps) * NEXT_ROLL // 100
    _STEPS.append(steps)
    return total


def turns_in_phase(state: DiceState, seat: i64) -> i64:
    """Turns of this phase that are still to come for a seat; so is one for which nothing is drafted yet."""
    return turns_from(state, state.now[seat * ROW + FIRST] == 0 and not state.has_committed(seat))


def turns_from(state: DiceState, is_fresh: bool) -> i64:
    """Turns of this phase that are still to come, with or without the one that is played."""
    if state.phase == SETTING_UP:
        return PHASE_TURNS
    if state.is_solo():
        return SOLO_TURNS - state.turn + (1 if is_fresh else 0)
    boxes = BOXES - state.crossed + (state.hourglass if is_fresh else 0)
    return (boxes * 3 + 2) // 4


# -- zones and colours


def worth_of_zones(state: DiceState, row: vec[i64], at: i64, phase: i64, here: i64, steps: vec[i64]) -> i64:
    """Unfinished zones. Fills `steps` with what marking each open space would add."""
    sheet = state.sheet
    marked = row[at + MARKED]
    reached = row[at + OPEN]
    total: i64 = 0
    todo = (BIT[SPACES] - 1) & ~marked
    while todo:
        space = lowest(todo)
        zone = sheet.zone[space]
        todo &= ~zone
        missing = count(zone & ~marked)
        value = prospects(state, space, missing, phase, here)
        total += value if zone & (marked | reached) else value * UNREACHED // 100
        within = zone & reached
        if within:
            step = prospects(state, space, missing - 1, phase, here) - value
            while within:
                place = lowest(within)
                within &= within - 1
                steps[place] = step + count(NEIGHBOURS[place] & ~marked & ~reached) * OPENING
    return total


def prospects(state: DiceState, space: i64, missing: i64, phase: i64, here: i64) -> i64:
    """What a zone that lacks some spaces will bring, phase by phase; a bonus is worth less the later it comes."""
    sheet = state.sheet
    bonus = zone_bonus(sheet, space)
    extra: i64 = 0 if bonus == NO_BONUS else i64(BONUS_WORTH[bonus])
    if missing == 0:
        return zone_points(sheet, space, phase) * POINT + extra
    first = (i64(sheet.colour[space]) * _MISSING + missing) * _TURNS
    total: i64 = 0
    before: i64 = 0
    until = here
    while phase < PHASES:
        after = FINISHED[first + until]
        total += (after - before) * (zone_points(sheet, space, phase) * POINT + extra * (2 - phase) // 2)
        before = after
        until += PHASE_TURNS
        phase += 1
    return total // 1000


def worth_of_colours(state: DiceState, row: vec[i64], at: i64, left: i64) -> i64:
    """Colours that may still be completed, by the value that is open."""
    total: i64 = 0
    for colour in range(COLOUR_COUNT):
        missing = count(state.sheet.colours[colour] & ~row[at + MARKED])
        value = open_value(state, colour)
        if 0 < missing <= left and value < 2:
            points = i64(state.sheet.colour_points[value * COLOUR_COUNT + colour])
            total += points * POINT * left * COLOUR_SHARE // (100 * missing * missing)
    return total


# -- bonuses and the next roll


def worth_of_bonuses(row: vec[i64], at: i64, left: i64) -> i64:
    """Unused bonuses, as far as there is time for them."""
    total: i64 = 0
    for bonus in range(BONUS_COUNT):
        number = row[at + BONUS + bonus]
        each = i64(BONUS_WORTH[bonus])
        turns = left
        while number > 0 and turns > 0:
            total += each
            each = each * NEXT_BONUS // 100
            turns -= 2
            number -= 1
    return total


def worth_of_next_roll(state: DiceState, row: vec[i64], at: i64, steps: vec[i64]) -> i64:
    """The best step, on average over all rolls of two colours and two numbers."""
    gains = _GAINS.pop() if _GAINS else vec[i64]([0] * 36)
    best_steps(state, row, at, steps, gains)
    faces = state.sheet.values.colour_faces
    total: i64 = 0
    for one in range(COLOUR_COUNT):
        total += faces[one] * faces[one] * best_of_two_numbers(gains, one, one)
        for other in range(one):
            total += 2 * faces[one] * faces[other] * best_of_two_numbers(gains, one, other)
    _GAINS.append(gains)
    return total // 1296


def best_steps(state: DiceState, row: vec[i64], at: i64, steps: vec[i64], gains: vec[i64]) -> None:
    """For every colour and number the best space they could mark."""
    for colour in range(COLOUR_COUNT):
        spaces = row[at + OPEN] & state.sheet.colours[colour]
        for number in range(FACES):
            best: i64 = 0
            fitting = spaces & row[at + FITS + number]
            while fitting:
                step = steps[lowest(fitting)]
                fitting &= fitting - 1
                if step > best:
                    best = step
            gains[colour * FACES + number] = best


def best_of_two_numbers(gains: vec[i64], one: i64, other: i64) -> i64:
    """The best step with two colours, added up over all 36 pairs of numbers."""
    total: i64 = 0
    for first in range(FACES):
        best = max(gains[one * FACES + first], gains[other * FACES + first])
        total += best
        for second in range(first):
            total += 2 * max(best, max(gains[one * FACES + second], gains[other * FACES + second]))
    return total
