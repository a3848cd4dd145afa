"""What a client draws and what helps its player to decide, from the same tables the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, cos, pi, sin
from typing import Any

from chatelain.core.bits import BIT, members
from chatelain.core.chance import Forced
from chatelain.core.datafile import STANDARD_NAME
from chatelain.core.packed import amount
from chatelain.games.burdigala import data, decisions
from chatelain.games.burdigala.actions import BETRAY, MOVE, PLAIN_CARDS, PLAY_INFLUENCE
from chatelain.games.burdigala.board import MOVING, NOTHING, SIZE, STONES
from chatelain.games.burdigala.draws import draws_around
from chatelain.games.burdigala.edition import Edition
from chatelain.games.burdigala.facts import Facts
from chatelain.games.burdigala.moving import open_lanes, targets
from chatelain.games.burdigala.outside import shapes
from chatelain.games.burdigala.outside.view import roll_of
from chatelain.games.burdigala.own_data import edition_named, has_standard_map
from chatelain.games.burdigala.scoring import is_ending
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.tables import (
    CARD_NAMES,
    DISTRICT_NAMES,
    GOOD_NAMES,
    HARVEST_LIMIT,
    LIMIT,
    MAX_POINTS,
    MOST_CORRUPT_POINTS,
    PAWN_LETTERS,
    PAWNS,
    PERMANENT,
    PERMANENT_POINTS,
    SET_POINTS,
    SEVEN,
    SITE_NAMES,
    TILE_NAMES,
)
from chatelain.games.burdigala.turns import can_be_corrupted, can_lay_more
from chatelain.games.burdigala.walks import FARTHEST

#: The rules of RULES.md that are marked as reconstructions.
RECONSTRUCTIONS = (
    *("R1.3", "R1.4", "R1.6", "R1.7", "R1.8", "R1.9", "R1.10"),
    *("R2.3", "R2.4", "R2.5", "R2.6"),
)
#: The kinds of actions that play a card which has to name something.
KINDS = {
    "betrayal": ["betray", "betray-hand"],
    **{card: [card] for card in ("influence", "merchant", "connections", "theft")},
}
Spot = list[int]

# -- what never changes


def printed(options: Mapping[str, object]) -> shapes.Printed:
    """The map as it is drawn, and what is in the box."""
    edition = edition_named(str(options.get("data", STANDARD_NAME)))
    facts = edition.facts
    drawing = data.table("drawing")
    places = places_of(facts, drawing)
    is_standard = has_standard_map(edition)
    districts, sites = printed_districts(drawing) if is_standard else drawn_districts(facts, places)
    return {
        "width": drawing["board"]["width"],
        "height": drawing["board"]["height"],
        "standard": is_standard,
        "points": [point(facts, number, place) for number, place in enumerate(places, 1)],
        "streets": [list(pair) for pair in facts.streets],
        "sea_lanes": [
            {"ends": list(pair), "via": drawing["sea_lanes"]["via"][number] if is_standard else []}
            for number, pair in enumerate(facts.sea_lanes)
        ],
        "fast_points": list(facts.fast_points),
        "districts": districts,
        "sites": sites,
        "rivers": drawing["rivers"] if is_standard else {},
        "tiles": {name: {"size": size, "value": value} for name, (size, value) in zip(TILE_NAMES, facts.tiles)},
        "cards": {
            name: {"permanent": card < int(PERMANENT), "count": facts.cards[card], "plays": plays_of(name)}
            for card, name in enumerate(CARD_NAMES)
        },
        "goods": dict(zip(GOOD_NAMES, facts.goods)),
        "tokens": list(facts.tokens),
        "set_points": list(SET_POINTS),
        "permanent_points": int(PERMANENT_POINTS),
        "most_corrupt_points": int(MOST_CORRUPT_POINTS),
        "limit": int(LIMIT),
        "harvest_limit": int(HARVEST_LIMIT),
        "seven": int(SEVEN),
        "reconstructions": list(RECONSTRUCTIONS),
    }


def plays_of(card: str) -> list[str]:
    """The kinds of actions that play a card."""
    return ["play"] if card in PLAIN_CARDS else KINDS[card]


def places_of(facts: Facts, drawing: dict[str, Any]) -> list[Spot]:
    """Where the points lie; on a ring if the map does not say."""
    if facts.has_places:
        return [[x, y] for x, y in facts.places]
    width, height = drawing["board"]["width"], drawing["board"]["height"]
    turn = 2 * pi / len(facts.places)
    return [
        [round(width / 2 + 0.42 * width * cos(number * turn)), round(height / 2 + 0.42 * height * sin(number * turn))]
        for number in range(len(facts.places))
    ]


def point(facts: Facts, number: int, place: Spot) -> shapes.Point:
    """One control point."""
    return {
        "id": number,
        "x": place[0],
        "y": place[1],
        "port": number in facts.ports,
        "fast": number in facts.fast_points,
        "districts": [DISTRICT_NAMES[district] for district, points in enumerate(facts.touching) if number in points],
    }


def printed_districts(drawing: dict[str, Any]) -> tuple[list[shapes.DrawnDistrict], list[shapes.DrawnSite]]:
    """Districts and sites as in drawing.toml."""
    districts: list[shapes.DrawnDistrict] = [
        {"id": name, "outline": row["outline"], "label": row["label"], "bonus": drawing["bonus"].get(name)}
        for name, row in drawing["districts"].items()
    ]
    sites: list[shapes.DrawnSite] = [
        {"id": name, "district": name.rstrip("ab"), "x": x, "y": y} for name, (x, y) in drawing["sites"].items()
    ]
    return districts, sites


def drawn_districts(facts: Facts, places: list[Spot]) -> tuple[list[shapes.DrawnDistrict], list[shapes.DrawnSite]]:
    """Districts and sites of a map of the player's own: drawn between the points that touch them."""
    districts: list[shapes.DrawnDistrict] = []
    sites: list[shapes.DrawnSite] = []
    for district, name in enumerate(DISTRICT_NAMES):
        around = [places[number - 1] for number in facts.touching[district]]
        x, y = (round(sum(spot[axis] for spot in around) / len(around)) for axis in (0, 1))
        outline = sorted(around, key=lambda spot: atan2(spot[1] - y, spot[0] - x))
        bonus = [x, y + 12] if facts.bonus[district] else None
        districts.append({"id": name, "outline": outline, "label": [x, y - 42], "bonus": bonus})
        shifts = (0,) if facts.sites[district] == 1 else (-55, 55)
        for number, shift in enumerate(shifts):
            sites.append({"id": SITE_NAMES[2 * district + number], "district": name, "x": x + shift, "y": y + 12})
    return districts, sites


# -- what helps to decide


def hints(state: BurdigalaState, seat: int) -> shapes.Hints:
    """Ways of the legal moves of a seat, and what other dice would reach."""
    moves: dict[str, shapes.Move] = {}
    reach: dict[str, dict[str, list[int]]] = {}
    if state.phase == MOVING and not state.stack and state.may_act(seat):
        lanes = int(open_lanes(state, seat))
        for pawn in range(int(PAWNS)):
            start = int(state.pawn[seat * int(PAWNS) + pawn])
            if start >= 0:
                moves |= moves_of(state, seat, pawn, lanes)
                reach[PAWN_LETTERS[pawn]] = steps_to(state.edition, start, lanes)
    return {
        "moves": moves,
        "influences": influences(state, seat),
        "draws": draws(state) if state.moved != NOTHING else {},
        "privileges": privileges(state, seat),
        "stays": int(state.gained),
        "reach": reach,
        "ending": is_ending(state),
    }


def influences(state: BurdigalaState, seat: int) -> dict[str, shapes.Influence]:
    """R12.8: the dice after each change that Influence may make."""
    found: dict[str, shapes.Influence] = {}
    for action in state.legal(seat):
        if PLAY_INFLUENCE <= action < BETRAY:
            after = state.clone()
            after.apply(seat, action, Forced())
            dice = [int(after.die1), int(after.die2)]
            found[str(action)] = {"dice": dice, "roll": roll_of(*dice)}
    return found


def draws(state: BurdigalaState) -> dict[str, list[int]]:
    """R6.1 to R6.3: who draws how many cards, for the sites that the next stone finishes."""
    return {
        SITE_NAMES[site]: [int(amount(draws_around(state, site // 2), seat)) for seat in range(int(state.seats))]
        for site in members(int(state.unfinished))
        if state.site[SIZE + site] - state.site[STONES + site] == 1
    }


def privileges(state: BurdigalaState, seat: int) -> list[shapes.Privilege]:
    """R10.2, R10.5: what a seven offers for a token."""
    is_taken = bool(state.stack) and state.pending() == decisions.PRIVILEGE
    if not is_taken and not (state.may_act(seat) and not state.stack and can_be_corrupted(state)):
        return []
    found: list[shapes.Privilege] = ["stone"] if can_lay_more(state) else []
    return [*found, "good"] if state.goods_left else found


def moves_of(state: BurdigalaState, seat: int, pawn: int, lanes: int) -> dict[str, shapes.Move]:
    """The legal moves of a pawn by their numbers, drawn."""
    slot = seat * int(PAWNS) + pawn
    start, ends = int(state.pawn[slot]), int(targets(state, slot, lanes))
    edition = state.edition
    paths = {
        die: edition.walks[lanes].paths(start, die, ends & int(edition.reached(start, die, lanes)))
        for die in sorted({int(state.die1), int(state.die2)})
    }
    return {
        str(int(MOVE) + pawn * int(MAX_POINTS) + end): {
            "ways": [
                {"die": die, "path": [point + 1 for point in ways[end]]} for die, ways in paths.items() if end in ways
            ],
            "port": bool(edition.ports & BIT[end]),
            "sends": sent_from(state, start, end),
            "sites": [SITE_NAMES[site] for site in members(int(edition.touched[end] & state.unfinished))],
        }
        for end in members(ends)
    }


def sent_from(state: BurdigalaState, start: int, end: int) -> int | None:
    """The seat whose pawn a move sends away."""
    is_taken = end != start and state.occupied & BIT[end] != 0
    return int(state.pawn_at(end)) // int(PAWNS) if is_taken else None


def steps_to(edition: Edition, start: int, lanes: int) -> dict[str, list[int]]:
    """For every point the numbers of steps that lead there."""
    found: dict[str, list[int]] = {}
    for steps in range(1, int(FARTHEST) + 1):
        for end in members(int(edition.reached(start, steps, lanes))):
            found.setdefault(str(end + 1), []).append(steps)
    return found
