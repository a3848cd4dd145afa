"""What a learned value sees of a position of the dice game.

A sheet is almost all there is to see: what is marked and open, the numbers that its spaces still take, what is missing
of its zones and colours, the bonuses, and how much time is left. The others matter as rivals for the values of the
colours; of them only what everybody has seen is told.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.core.features import POINT, Features, Layout, Row, capped
from chatelain.core.state import State
from chatelain.games.dice.actions import COMMIT
from chatelain.games.dice.board import SETTING_UP
from chatelain.games.dice.combining import may_pay_silver
from chatelain.games.dice.evaluation import PHASE_TURNS, turns_in_phase, worth_as_shown, worth_of_sheet
from chatelain.games.dice.fields import BONUS, COLUMN, FIRST, FITS, MARKED, OPEN, ROW
from chatelain.games.dice.scoring import has_just_completed, open_value, unused_bonuses
from chatelain.games.dice.sheets import SHEETS
from chatelain.games.dice.state import DiceState
from chatelain.games.dice.tables import (
    BONUS_COUNT,
    BOXES,
    COLOUR_COUNT,
    FACES,
    GREEN,
    LARGEST_ZONE,
    ORANGE,
    PHASES,
    YELLOW,
)
from chatelain.hexes import SPACES

_SHEETS: Final = len(SHEETS)
_COLOURS: Final = int(COLOUR_COUNT)
_NUMBERS: Final = int(FACES)
_SPACES: Final = int(SPACES)
_BONUSES: Final = int(BONUS_COUNT)
_SEAT_NUMBERS: Final = 5
#: Turns that are left, from 0 to all of them.
_TURNS: Final[i64] = PHASES * PHASE_TURNS + 1
_LEFT: Final = int(_TURNS)
#: Parts of the game: the last turn of a phase, the two before, the two before those, and the rest.
_PARTS: Final = 12
_PART_OF_PHASE: Final = bytes([0, 1, 1, 2, 2, 3, 3, 3])
#: The part of the game for every number of turns that are left.
_PART: Final = bytes([0] + [turns // 8 * 4 + _PART_OF_PHASE[turns % 8] for turns in range(_LEFT - 1)])
#: Pairs of the size of a zone and what is missing of it: size * (size - 1) / 2 + missing - 1.
_LACKS: Final = int(LARGEST_ZONE) * (int(LARGEST_ZONE) + 1) // 2
#: Amounts that are told apart: bonuses, missing spaces of a colour, open spaces.
_AMOUNTS: Final = 6
_MISSING: Final = 10
_OPENS: Final = 6
_VALUES: Final = 3
_NEAR: Final = 6

LAYOUT: Final = Layout()
_MARKED: Final[i64] = LAYOUT.block("sheet marked space", _SHEETS, _SPACES)
_OPEN: Final[i64] = LAYOUT.block("sheet open space", _SHEETS, _SPACES)
_OPEN_FITS: Final[i64] = LAYOUT.block("sheet open space takes number", _SHEETS, _SPACES, _NUMBERS)
_FAR_FITS: Final[i64] = LAYOUT.block("sheet far space takes number", _SHEETS, _SPACES, _NUMBERS)
# Phases are learned soon, parts and turns in the long run: what matters most is told in both ways.
_ZONE_PHASE: Final[i64] = LAYOUT.block("sheet zone-and-missing phase", _SHEETS, _SPACES, int(PHASES))
_ZONE: Final[i64] = LAYOUT.block("sheet zone-and-missing part", _SHEETS, _SPACES, _PARTS)
_LACK: Final[i64] = LAYOUT.block("colour size-and-missing reached turns", _COLOURS, _LACKS, 2, _LEFT)
_LACK_PHASE: Final[i64] = LAYOUT.block("colour size-and-missing reached phase", _COLOURS, _LACKS, 2, int(PHASES))
_BONUS: Final[i64] = LAYOUT.block("bonus amount turns", _BONUSES, _AMOUNTS, _LEFT)
_BONUS_PHASE: Final[i64] = LAYOUT.block("bonus amount phase", _BONUSES, _AMOUNTS, int(PHASES))
_COLOUR: Final[i64] = LAYOUT.block("colour missing value part", _COLOURS, _MISSING, _VALUES, _PARTS)
_RACE: Final[i64] = LAYOUT.block("colour value missing best rival's missing", _COLOURS, _VALUES, _NEAR, _NEAR)
_SPREAD: Final[i64] = LAYOUT.block("colour open spaces part", _COLOURS, _OPENS, _PARTS)
_USE: Final[i64] = LAYOUT.block("colour number is of use part", _COLOURS, _NUMBERS, _PARTS)
_USES: Final[i64] = LAYOUT.block("colour numbers of use part", _COLOURS, _NUMBERS + 1, _PARTS)
_ALL_USES: Final[i64] = LAYOUT.block("pairs of use part", _COLOURS * _NUMBERS + 1, _PARTS)
_CASTLE: Final[i64] = LAYOUT.block("castle bonus numbers open part", _BONUSES, _NUMBERS + 1, 2, _PARTS)
_EMPTY: Final[i64] = LAYOUT.block("empty spaces turns", _SPACES + 1, _LEFT)
_SEATS: Final[i64] = LAYOUT.block("seats turns", _SEAT_NUMBERS, _LEFT)
_TIME: Final[i64] = LAYOUT.block("phase boxes", int(PHASES), int(BOXES) + 1)
_SILVER_NEXT: Final[i64] = LAYOUT.block("second combination possible part", _PARTS)
_FRESH: Final[i64] = LAYOUT.block("nothing drafted part", _PARTS)
_ROLLED: Final[i64] = LAYOUT.block("rolled colour fits", _COLOURS, 2)
_LEAD: Final[i64] = LAYOUT.block("lead part", 31, _PARTS)
_LAST_LEAD: Final[i64] = LAYOUT.block("seats last turn lead", _SEAT_NUMBERS, 41)
_LAST_BONUSES: Final[i64] = LAYOUT.block("last turn more bonuses than the best rival", 3)
_OTHERS_COLOUR: Final[i64] = LAYOUT.block("others' colour missing value", _COLOURS, _MISSING, _VALUES)
_OTHERS_BONUS: Final[i64] = LAYOUT.block("others' bonus amount", _BONUSES, _AMOUNTS)
_OTHERS_EMPTY: Final[i64] = LAYOUT.block("others' empty spaces part", _SPACES + 1, _PARTS)
_OTHERS_POINTS: Final[i64] = LAYOUT.block("others' points by threes", 30)


def _zones() -> list[int]:
    firsts: list[int] = []
    for sheet in SHEETS.values():
        taken = 0
        by_zone: dict[int, int] = {}
        for space in range(_SPACES):
            zone = int(sheet.zone[space])
            if zone not in by_zone:
                by_zone[zone] = taken
                taken += int(sheet.size[space])
            firsts.append(by_zone[zone])
    return firsts


#: [sheet * SPACES + space]: zones one after the other, each with a number for everything that may be missing of it.
_ZONE_OF: Final = bytes(_zones())


class DiceFeatures(Features):
    """The dice game's features. A sheet of the player's own has none: the rule of thumb has to do."""

    layout = LAYOUT
    apart = True

    def write(self, state: State, seat: i64, moment: i64, row: Row) -> None:
        assert isinstance(state, DiceState)
        if state.sheet.number < 0:
            return
        left = turns_left(state, seat)
        if left == 0:
            write_last(state, seat, row)
        else:
            part = i64(_PART[left])
            write_spaces(state, seat, row)
            write_zones(state, seat, left, part, row)
            write_colours(state, seat, part, row)
            write_uses(state, seat, part, row)
            write_castles(state, seat, part, row)
            write_bonuses(state, seat, left, row)
            write_time(state, seat, left, part, row)
            write_draft(state, seat, moment, part, row)

    def write_background(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, DiceState)
        for other in range(state.seats):
            if other != seat:
                write_other(state, other, row)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, DiceState)
        return worth_of_sheet(state, seat) + completed(state, seat) * POINT

    def worth_to_others(self, state: State, seat: i64) -> i64:
        assert isinstance(state, DiceState)
        return worth_as_shown(state, seat)

    def tries(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, DiceState)
        return 1 if state.is_solo() and turns_left(state, seat) == 0 else 0


def turns_left(state: DiceState, seat: i64) -> i64:
    """About how many turns are to come, with this one as long as nothing is drafted."""
    phase = state.phase if state.phase > 0 else 0
    return turns_in_phase(state, seat) + (PHASES - 1 - phase) * PHASE_TURNS


def phase_of(left: i64) -> i64:
    """The phase of the next turn, counted from the end."""
    return (left - 1) // PHASE_TURNS


def completed(state: DiceState, seat: i64) -> i64:
    """The points of colours that the draft completes; they are given when all have finished the turn (R4.9)."""
    points: i64 = 0
    if state.phase != SETTING_UP:
        for colour in range(COLOUR_COUNT):
            value = open_value(state, colour)
            if value < 2 and has_just_completed(state, seat, colour):
                points += i64(state.sheet.colour_points[value * COLOUR_COUNT + colour])
    return points


def total_of(row: vec[i64], seat: i64) -> i64:
    """The points of all phases on a sheet."""
    at = seat * ROW + COLUMN
    return row[at] + row[at + 1] + row[at + 2]


# -- the sheet


def write_spaces(state: DiceState, seat: i64, row: Row) -> None:
    """What is marked, what is open, and the numbers that may follow where they depend on others."""
    sheet = state.sheet
    now = state.now
    at = seat * ROW
    first = sheet.number * SPACES
    opened = now[at + OPEN]
    left = now[at + MARKED]
    while left:
        row.add(_MARKED + first + lowest(left))
        left &= left - 1
    left = opened
    while left:
        row.add(_OPEN + first + lowest(left))
        left &= left - 1
    bound = (sheet.colours[ORANGE] | sheet.colours[YELLOW] | sheet.colours[GREEN]) & ~now[at + MARKED]
    for number in range(FACES):
        left = now[at + FITS + number] & bound
        while left:
            space = lowest(left)
            base = _OPEN_FITS if opened & BIT[space] else _FAR_FITS
            left &= left - 1
            row.add(base + (first + space) * FACES + number)


def write_zones(state: DiceState, seat: i64, left: i64, part: i64, row: Row) -> None:
    """What is missing of every unfinished zone."""
    sheet = state.sheet
    marked = state.now[seat * ROW + MARKED]
    near = marked | state.now[seat * ROW + OPEN]
    first = sheet.number * SPACES
    phase = phase_of(left)
    todo = (BIT[SPACES] - 1) & ~marked
    row.add(_EMPTY + count(todo) * _TURNS + left)
    while todo:
        space = lowest(todo)
        zone = sheet.zone[space]
        todo &= ~zone
        missing = count(zone & ~marked)
        of_zone = first + i64(_ZONE_OF[first + space]) + missing - 1
        row.add(_ZONE + of_zone * _PARTS + part)
        row.add(_ZONE_PHASE + of_zone * PHASES + phase)
        size = sheet.size[space]
        lack = (i64(sheet.colour[space]) * _LACKS + size * (size - 1) // 2 + missing - 1) * 2 + (
            1 if zone & near else 0
        )
        row.add(_LACK + lack * _TURNS + left)
        row.add(_LACK_PHASE + lack * PHASES + phase)


def write_colours(state: DiceState, seat: i64, part: i64, row: Row) -> None:
    """What is missing of every colour, the value that is open for it, and how far the others are."""
    at = seat * ROW
    marked = state.now[at + MARKED]
    opened = state.now[at + OPEN]
    for colour in range(COLOUR_COUNT):
        spaces = state.sheet.colours[colour]
        value = open_value(state, colour)
        missing = count(spaces & ~marked)
        row.add(_COLOUR + ((colour * _MISSING + missing) * _VALUES + value) * _PARTS + part)
        row.add(_SPREAD + (colour * _OPENS + capped(count(spaces & opened), _OPENS - 1)) * _PARTS + part)
        if missing and value < 2 and not state.is_solo():
            nearest: i64 = _NEAR - 1
            for other in range(state.seats):
                if other != seat:
                    lacking = count(spaces & ~state.shown[other * ROW + MARKED])
                    if 0 < lacking < nearest:
                        nearest = lacking
            race = (colour * _VALUES + value) * _NEAR + capped(missing, _NEAR - 1)
            row.add(_RACE + race * _NEAR + nearest)


def write_uses(state: DiceState, seat: i64, part: i64, row: Row) -> None:
    """The pairs of a colour and a number that could mark something."""
    at = seat * ROW
    total: i64 = 0
    for colour in range(COLOUR_COUNT):
        spaces = state.now[at + OPEN] & state.sheet.colours[colour]
        uses: i64 = 0
        if spaces:
            for number in range(FACES):
                if spaces & state.now[at + FITS + number]:
                    uses += 1
                    row.add(_USE + (colour * FACES + number) * _PARTS + part)
        row.add(_USES + (colour * (FACES + 1) + uses) * _PARTS + part)
        total += uses
    row.add(_ALL_USES + total * _PARTS + part)


def write_castles(state: DiceState, seat: i64, part: i64, row: Row) -> None:
    """Castles that are not marked, and how many numbers touch them."""
    at = seat * ROW
    for bonus in range(BONUS_COUNT):
        castle = BIT[state.sheet.castles[bonus]]
        if not state.now[at + MARKED] & castle:
            numbers: i64 = 0
            for number in range(FACES):
                if state.now[at + FITS + number] & castle:
                    numbers += 1
            is_open: i64 = 1 if state.now[at + OPEN] & castle else 0
            row.add(_CASTLE + ((bonus * (FACES + 1) + numbers) * 2 + is_open) * _PARTS + part)


def write_bonuses(state: DiceState, seat: i64, left: i64, row: Row) -> None:
    """Unused bonuses, by the turns that are left for them."""
    for bonus in range(BONUS_COUNT):
        amount = capped(state.now[seat * ROW + BONUS + bonus], _AMOUNTS - 1)
        row.add(_BONUS + (bonus * _AMOUNTS + amount) * _TURNS + left)
        row.add(_BONUS_PHASE + (bonus * _AMOUNTS + amount) * PHASES + phase_of(left))


# -- time, the draft, and the others


def write_time(state: DiceState, seat: i64, left: i64, part: i64, row: Row) -> None:
    """Time, and the lead over the best of the others."""
    row.add(_SEATS + (state.seats - 1) * _TURNS + left)
    if not state.is_solo():
        if state.phase != SETTING_UP:
            row.add(_TIME + state.phase * (BOXES + 1) + BOXES - state.crossed)
        row.add(_LEAD + capped(max(lead(state, seat) + 30, 0) // 2, 30) * _PARTS + part)


def lead(state: DiceState, seat: i64) -> i64:
    """Points with the draft, over those of the best other seat as everybody knows them."""
    return total_of(state.now, seat) + completed(state, seat) - best_shown(state, seat)


def best_shown(state: DiceState, seat: i64) -> i64:
    """The most points of another seat."""
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, total_of(state.shown, other))
    return best


def write_draft(state: DiceState, seat: i64, moment: i64, part: i64, row: Row) -> None:
    """Whether the turn is still to be played, or can go on; otherwise it is as good as committed."""
    if moment == COMMIT or state.phase == SETTING_UP or state.has_committed(seat):
        return
    at = seat * ROW
    if state.now[at + FIRST] == 0:
        row.add(_FRESH + part)
        fitting = state.now[at + OPEN] & (
            state.now[at + FITS + state.number1 - 1] | state.now[at + FITS + state.number2 - 1]
        )
        row.add(_ROLLED + state.colour1 * 2 + (1 if fitting & state.sheet.colours[state.colour1] else 0))
        row.add(_ROLLED + state.colour2 * 2 + (1 if fitting & state.sheet.colours[state.colour2] else 0))
    elif may_pay_silver(state, seat):
        row.add(_SILVER_NEXT + part)


def write_last(state: DiceState, seat: i64, row: Row) -> None:
    """When the last turn is drafted, points are certain: what is left to learn is how the others will end."""
    row.add_capped(_LAST_LEAD + (state.seats - 1) * 41, max(lead(state, seat) + 20, 0), 40)
    mine: i64 = 0
    for bonus in range(BONUS_COUNT):
        mine += state.now[seat * ROW + BONUS + bonus]
    theirs: i64 = 0
    for other in range(state.seats):
        if other != seat:
            theirs = max(theirs, unused_bonuses(state, other))
    row.add(_LAST_BONUSES + (0 if mine < theirs else 1 if mine == theirs else 2))


def write_other(state: DiceState, seat: i64, row: Row) -> None:
    """What everybody has seen of another seat."""
    at = seat * ROW
    marked = state.shown[at + MARKED]
    phase = state.phase if state.phase > 0 else 0
    part = phase * 4 + capped((BOXES - state.crossed) // 3, 3)
    for colour in range(COLOUR_COUNT):
        missing = count(state.sheet.colours[colour] & ~marked)
        row.add(_OTHERS_COLOUR + (colour * _MISSING + missing) * _VALUES + open_value(state, colour))
    for bonus in range(BONUS_COUNT):
        row.add_capped(_OTHERS_BONUS + bonus * _AMOUNTS, state.shown[at + BONUS + bonus], _AMOUNTS - 1)
    row.add(_OTHERS_EMPTY + count((BIT[SPACES] - 1) & ~marked) * _PARTS + part)
    row.add_capped(_OTHERS_POINTS, total_of(state.shown, seat) // 3, 29)
