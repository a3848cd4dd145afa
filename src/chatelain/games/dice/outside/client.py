"""What a client draws and what helps its player to decide, from the same tables the rules use."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from chatelain.core.bits import BIT, members
from chatelain.core.moves import Moves
from chatelain.games.dice.actions import COMMIT, MARK, SELL, SILVER, space_of
from chatelain.games.dice.board import SETTING_UP
from chatelain.games.dice.combining import markable, may_pay_silver, open_castles
from chatelain.games.dice.data import Bonus
from chatelain.games.dice.drafting import actions_of, draft
from chatelain.games.dice.fields import BONUS, GOODS, MARKED, OPEN, ROW
from chatelain.games.dice.legal import gather_combinations, gather_second
from chatelain.games.dice.marking import NO_BONUS, zone_bonus, zone_points
from chatelain.games.dice.outside import shapes
from chatelain.games.dice.own_data import edition_named
from chatelain.games.dice.refusals import explain
from chatelain.games.dice.scoring import open_value
from chatelain.games.dice.sheets import Sheet, sheet_named
from chatelain.games.dice.state import DiceState
from chatelain.games.dice.tables import (
    BONUSES,
    BOXES,
    COLOURS,
    DOUBLE,
    GRADES,
    GREEN,
    LARGEST_ZONE,
    NUMBERS,
    PASTURE_FACTOR,
    SALE_POINTS,
    SALE_SILVER,
    SOLO_TURNS,
    SPACE_COUNTS,
    START_POINTS,
    YELLOW,
    ZONE_BONUS,
)
from chatelain.games.dice.values import STANDARD, Values
from chatelain.hexes import NAMES, NEIGHBOURS, ROWS, SPACES

#: The rules of RULES.md that are marked as reconstructions.
RECONSTRUCTIONS = ("R1.6", "R1.7", "R1.8", "R1.11", "R1.12", "R6.3", "X5", "R9.6")
#: The sheets among them.
UNSURE_SHEETS = ("B", "C", "D")

# -- what never changes


def printed(options: Mapping[str, object]) -> shapes.Printed:
    """All that is printed, and the sheet of the options."""
    values = edition_named(str(options["data"]))
    chosen = sheet_named(str(options["sheet"]), values)
    sheets = [sheet_named(name, values) for name in values.layouts]
    if chosen not in sheets:
        sheets.append(chosen)
    return {
        "spaces": spaces(),
        "sheets": [sheet_shape(sheet) for sheet in sheets],
        "sheet": chosen.name,
        "colours": [colour_shape(colour, values) for colour in range(len(COLOURS))],
        "bonuses": list(BONUSES),
        "zone_points": [list(values.zone_points[size * 3 : size * 3 + 3]) for size in range(LARGEST_ZONE + 1)],
        "pasture_factor": int(PASTURE_FACTOR),
        "start_points": int(START_POINTS),
        "sale": sale_of(1),
        "boxes": int(BOXES),
        "solo_turns": int(SOLO_TURNS),
        "hourglasses": [int(values.hourglass_faces[1]), int(values.hourglass_faces[2])],
        "grades": dict(GRADES),
        "reconstructions": list(RECONSTRUCTIONS),
    }


def spaces() -> list[shapes.Space]:
    """Names, places and neighbours of the 37 spaces."""
    places = [(2 * column - (width - 1), row - 3) for row, width in enumerate(ROWS) for column in range(width)]
    return [
        {"name": NAMES[space], "x": x, "y": y, "neighbours": members(NEIGHBOURS[space])}
        for space, (x, y) in enumerate(places)
    ]


def sheet_shape(sheet: Sheet) -> shapes.Sheet:
    """One sheet, its zones numbered by their first space."""
    zones = sorted({int(sheet.zone[space]) for space in range(37)}, key=lambda zone: members(zone)[0])
    return {
        "name": sheet.name,
        "layout": sheet.layout,
        "zones": [zone_shape(sheet, members(zone)) for zone in zones],
        "zone": [zones.index(int(sheet.zone[space])) for space in range(37)],
        "castles": {name: int(sheet.castles[bonus]) for bonus, name in enumerate(BONUSES)},
        "reconstruction": sheet.name in UNSURE_SHEETS and sheet.layout == STANDARD.layouts[sheet.name],
    }


def zone_shape(sheet: Sheet, within: list[int]) -> shapes.Zone:
    """One zone."""
    space = within[0]
    return {
        "colour": COLOURS[sheet.colour[space]],
        "spaces": within,
        "points": [int(zone_points(sheet, space, phase)) for phase in range(3)],
        "bonus": bonus_name(zone_bonus(sheet, space)),
    }


def colour_shape(colour: int, values: Values) -> shapes.ColourRule:
    """One colour."""
    gives = ZONE_BONUS[colour] if colour not in (YELLOW, GREEN) else NO_BONUS
    return {
        "colour": COLOURS[colour],
        "spaces": SPACE_COUNTS[colour],
        "numbers": list(NUMBERS[colour]),
        "bonus": bonus_name(gives),
        "faces": int(values.colour_faces[colour]),
    }


def bonus_name(bonus: i64) -> Bonus | None:
    """A bonus by name; none is None."""
    return None if bonus == NO_BONUS else BONUSES[bonus]


def sale_of(goods: int) -> shapes.Sale:
    """R8.3: what goods bring."""
    return {"goods": goods, "points": goods * int(SALE_POINTS), "silver": goods * int(SALE_SILVER)}


# -- what helps to decide


def hints(state: DiceState, seat: int) -> shapes.Hints:
    """All that the turn of a seat allows, seen from the sheet as it was when the turn began."""
    drafted = [action for action in actions_of(state, seat) if action != COMMIT]
    fresh = state.clone()
    fresh.forget_draft(seat)
    found: shapes.Hints = {
        "castles": [],
        "first": {},
        "second": {},
        "sale": None,
        "pays_unsold": False,
        "open": members(fresh.now[seat * ROW + OPEN]),
        "turn": turn_shape(state, fresh, seat),
        "reasons": [],
        "blocked": {},
    }
    if state.phase == SETTING_UP:
        if state.may_act(seat):
            found["castles"] = [BONUSES[castle] for castle in members(open_castles(fresh, seat))]
        return found
    goods = int(fresh.now[seat * ROW + GOODS])
    if state.hourglass == DOUBLE and goods:
        found["sale"] = sale_of(goods)
    first = next((action for action in drafted if MARK <= action < SILVER), None)
    if first is not None:
        unsold = fresh.clone()
        draft(unsold, seat, first)
        found["pays_unsold"] = may_pay_silver(unsold, seat)
    if SELL in drafted:
        draft(fresh, seat, SELL)
    moves = Moves()
    gather_combinations(fresh, seat, moves)
    found["first"] = {str(action): gain(fresh, seat, action) for action in moves.as_list()}
    found["reasons"], found["blocked"] = blocked(fresh, seat)
    if first is not None:
        draft(fresh, seat, first)
        if may_pay_silver(fresh, seat):
            moves.clear()
            gather_second(fresh, seat, moves)
            found["second"] = {str(action): gain(fresh, seat, action) for action in moves.as_list()}
    return found


def blocked(state: DiceState, seat: int) -> tuple[list[shapes.Why], dict[str, list[int]]]:
    """Why a rolled number cannot go into a space, for every number and space; -1 where it can."""
    reasons: list[shapes.Why] = []
    found: dict[str, list[int]] = {}
    for number in sorted({int(state.number1), int(state.number2)}):
        open_spaces = markable(state, seat, number)
        row: list[int] = []
        for space in range(int(SPACES)):
            if open_spaces & BIT[space]:
                row.append(-1)
                continue
            refusal = explain(state, seat, int(MARK) + (number - 1) * int(SPACES) + space)
            reason: shapes.Why = {"code": refusal.code, "params": dict(refusal.params)}
            if reason not in reasons:
                reasons.append(reason)
            row.append(reasons.index(reason))
        found[str(number)] = row
    return reasons, found


def gain(state: DiceState, seat: int, action: int) -> shapes.Gain:
    """What a combination brings on the sheet as it is."""
    space = space_of(action)
    sheet, marked = state.sheet, state.now[seat * ROW + MARKED] | BIT[space]
    zone = sheet.zone[space]
    is_finished = zone & ~marked == 0
    return {
        "points": int(zone_points(sheet, space, state.phase)) if is_finished else 0,
        "bonus": bonus_name(zone_bonus(sheet, space)) if is_finished else None,
        "have": len(members(zone & marked)),
        "size": int(sheet.size[space]),
        "colour": colour_points(state, sheet.colour[space], marked),
    }


def colour_points(state: DiceState, colour: int, marked: i64) -> int:
    """R9.1 to R9.5, R12.4: what a colour scores this turn if these spaces are marked."""
    value = open_value(state, colour)
    if value == 2 or state.sheet.colours[colour] & ~marked:
        return 0
    return state.sheet.colour_points[value * len(COLOURS) + colour]


def turn_shape(state: DiceState, fresh: DiceState, seat: int) -> shapes.Turn:
    """What the draft has brought; colours score when the turn is shown (R4.9)."""
    at = seat * ROW
    before, now = fresh.now, state.now
    colours = 0
    if state.phase != SETTING_UP:
        for colour in range(len(COLOURS)):
            if state.sheet.colours[colour] & ~before[at + MARKED]:
                colours += colour_points(state, colour, now[at + MARKED])
    return {
        "points": int(state.total_with_draft(seat) - fresh.total_with_draft(seat)),
        "colours": colours,
        "bonuses": {
            name: int(now[at + BONUS + bonus] - before[at + BONUS + bonus])
            for bonus, name in enumerate(BONUSES)
            if now[at + BONUS + bonus] != before[at + BONUS + bonus]
        },
    }
