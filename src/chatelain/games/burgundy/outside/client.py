"""What a client draws and what helps its player to decide, from the same tables the rules use."""

from __future__ import annotations

from collections.abc import Mapping

from chatelain.core.actions import Action
from chatelain.core.bits import members
from chatelain.core.chance import Forced
from chatelain.core.errors import DataError
from chatelain.core.events import Event
from chatelain.games.burgundy.actions import ACTIONS, FREE
from chatelain.games.burgundy.board import SETTING_UP
from chatelain.games.burgundy.estates import ESTATE_LIST, Estate
from chatelain.games.burgundy.outside import shapes
from chatelain.games.burgundy.own_data import estate_named
from chatelain.games.burgundy.player import INCOMING, NOTHING, Player
from chatelain.games.burgundy.reach import place_mode, plain_mode, spielbox_reach, take_mode, workers_needed
from chatelain.games.burgundy.scoring import knowledge_tile_points, projected
from chatelain.games.burgundy.state import BurgundyState
from chatelain.games.burgundy.tables import (
    BLACK_TILES,
    DEPOTS,
    DISTRICT_POINTS,
    EXCEPTION,
    FOUNDING_PRICE,
    GOOD_NAMES,
    GOODS_OF_EACH,
    GOODS_TYPES,
    LARGE_BONUS,
    NUMBERS,
    PHASE_BONUS,
    PHASE_NAMES,
    PLACES,
    PRICE,
    ROUNDS,
    SALE_POINTS,
    SHELF_COLOUR,
    SMALL_BONUS,
    STORAGE,
)
from chatelain.games.burgundy.tiles import (
    BLACK_COUNTS,
    CASTLE,
    COUNT_NAMES,
    COUNTED,
    FAMILY_LETTERS,
    FAMILY_NAMES,
    FAMILY_OF,
    KNOWLEDGE,
    NORMAL_COUNTS,
    POINTS_EACH,
    SPECIES_NAMES,
    TILE_NAMES,
    animals_on,
    knowledge_number,
    species_of,
)
from chatelain.hexes import NAMES, NEIGHBOURS, ROWS, SPACES, touching

#: The rules of RULES.md that are marked as reconstructions.
RECONSTRUCTIONS = ("R1.4", "R17.2", "X10")

# -- what never changes


def printed(options: Mapping[str, object]) -> shapes.Printed:
    """All that is printed, and the estates of the options."""
    return {
        "spaces": spaces(),
        "estates": [estate_shape(estate) for estate in [*ESTATE_LIST, *own_estates(options)]],
        "families": list(FAMILY_NAMES),
        "letters": FAMILY_LETTERS,
        "tiles": {name: tile_shape(kind) for kind, name in enumerate(TILE_NAMES)},
        "depots": [
            {
                "number": depot + 1,
                "next": (depot + 1) % int(DEPOTS) + 1,
                "slots": [FAMILY_NAMES[SHELF_COLOUR[depot * PLACES + slot]] for slot in range(PLACES)],
            }
            for depot in range(DEPOTS)
        ],
        "exception": exception(),
        "goods": list(GOOD_NAMES),
        "phases": [{"name": name, "bonus": PHASE_BONUS[phase]} for phase, name in enumerate(PHASE_NAMES)],
        "rounds": int(ROUNDS),
        "district_points": list(DISTRICT_POINTS),
        "by_seats": [
            {
                "seats": seats,
                "large_bonus": LARGE_BONUS[seats],
                "small_bonus": SMALL_BONUS[seats],
                "sale_points": SALE_POINTS[seats],
                "sales": [count * SALE_POINTS[seats] for count in range(int(GOODS_OF_EACH) + 1)],
                "black_places": BLACK_TILES[seats],
            }
            for seats in (2, 3, 4)
        ],
        "price": int(PRICE),
        "founding_price": int(FOUNDING_PRICE),
        "storage": int(STORAGE),
        "goods_types": int(GOODS_TYPES),
        "goods_of_each": int(GOODS_OF_EACH),
        "reconstructions": list(RECONSTRUCTIONS),
    }


def spaces() -> list[shapes.Space]:
    """Names, places, numbers and neighbours of the 37 spaces."""
    places = [(2 * column - (width - 1), row - 3) for row, width in enumerate(ROWS) for column in range(width)]
    return [
        {"name": NAMES[space], "x": x, "y": y, "number": NUMBERS[space], "neighbours": members(NEIGHBOURS[space])}
        for space, (x, y) in enumerate(places)
    ]


def own_estates(options: Mapping[str, object]) -> list[Estate]:
    """Estates that the options write out."""
    found: dict[str, Estate] = {}
    for name in str(options.get("estates", "")).split(","):
        if "/" in name:
            try:
                found[name] = estate_named(name)
            except DataError:  # the set-up refuses it with its reason
                continue
    return list(found.values())


def estate_shape(estate: Estate) -> shapes.Estate:
    """One estate, its districts numbered."""
    districts = estate.districts()
    return {
        "number": estate.number,
        "name": {"en": estate.info["name.en"], "fr": estate.info["name.fr"]},
        "layout": estate.layout,
        "letters": estate.letters,
        "districts": [districts.index(int(estate.district[space])) for space in range(SPACES)],
        "sizes": [len(members(district)) for district in districts],
        "starts": estate.start_spaces(),
        "spielbox": estate.spielbox,
        "unreachable": unreachable(estate),
        "reconstruction": estate.info.get("source", "").startswith("reconstruction"),
    }


def unreachable(estate: Estate) -> list[int]:
    """R17.12: the spaces of districts that touch no castle space, which the Spielbox rules never let anyone cover."""
    castles = estate.colours[CASTLE]
    beside = castles | touching(castles)
    return [space for space in range(SPACES) if not estate.district[space] & beside]


def tile_shape(kind: int) -> shapes.Tile:
    """One kind of tile."""
    family: shapes.Family = FAMILY_NAMES[FAMILY_OF[kind]]
    number = int(knowledge_number(kind)) if family == "knowledge" else 0
    return {
        "family": family,
        "species": SPECIES_NAMES[int(species_of(kind))] if family == "pasture" else None,
        "animals": int(animals_on(kind)) if family == "pasture" else 0,
        "number": number,
        "scores": COUNT_NAMES[COUNTED[number]] if POINTS_EACH[number] else None,
        "points": POINTS_EACH[number],
        "normal": NORMAL_COUNTS[kind],
        "black": BLACK_COUNTS[kind],
    }


def exception() -> shapes.PlaceException:
    """R2.12, depot and slot counted from 0."""
    return {
        "seats": EXCEPTION["players"],
        "depot": EXCEPTION["depot"] - 1,
        "slot": EXCEPTION["slot"] - 1,
        "phases": EXCEPTION["phases"],
        "family": EXCEPTION["family"],
    }


# -- what helps to decide


def hints(state: BurgundyState, seat: int) -> shapes.Hints:
    """Costs and gains of the legal actions of a seat."""
    player = state.players[seat]
    actions: dict[str, shapes.Gain] = {}
    if state.phase != SETTING_UP and state.may_act(seat):
        gains: dict[tuple[str, ...], shapes.Gain] = {}
        for action in state.legal(seat):
            wanted = ACTIONS.decode(action)
            if wanted.kind == "end":
                continue
            # What an action brings does not depend on the die it is done with.
            key = (wanted.kind, *wanted.words[1 if "die" in wanted.values else 0 :])
            if key not in gains:
                gains[key] = gain(state, seat, action)
            actions[str(action)] = {**gains[key], "workers": workers_paid(player, wanted)}
    return {
        "actions": actions,
        "costs": costs(player),
        "worth": worth(state, seat),
        "beside": {} if state.phase == SETTING_UP else beside(player, state.spielbox or player.estate.spielbox),
    }


def beside(player: Player, is_spielbox: bool) -> dict[str, list[int]]:
    """R6.2, R17.3, R17.5: for empty spaces that touch nothing they need, the neighbours that would bring them there."""
    colours = player.estate.colours
    found: dict[str, list[int]] = {}
    for family, spaces in enumerate(colours):
        touches = player.open
        near = player.open
        if is_spielbox and family != CASTLE:
            touches &= spielbox_reach(player, family)
            near &= colours[CASTLE] | colours[family]
        for space in members(spaces & ~player.filled & ~touches):
            found[str(space)] = members(NEIGHBOURS[space] & near)
    return {space: spaces for space, spaces in found.items() if spaces}


def gain(state: BurgundyState, seat: int, action: int) -> shapes.Gain:
    """What an action brings at once: done on a copy, and read from what is told about it."""
    after = state.clone()
    events: list[Event] = []
    after.events = events
    after.apply(seat, action, Forced())
    found: shapes.Gain = {
        "workers": 0,
        "silver": 0,
        "new_workers": 0,
        "points": 0,
        "parts": {},
        "district": 0,
        "colour": 0,
        "goods": 0,
        "projected": 0,
        "later": 0,
    }
    for event in events:
        add_told(found, event)
    # The workers of one die are not those of the other: they are left out of the projection.
    after.players[seat].workers = state.players[seat].workers + found["new_workers"]
    found["projected"] = int(projected(after, seat) - projected(state, seat))
    found["later"] = found["projected"] - found["points"] - found["silver"]
    return found


def add_told(found: shapes.Gain, event: Event) -> None:
    """What one event says of gains and costs."""
    words = event.data
    if event.kind == "points":
        source, points = str(words["source"]), _number(words["points"])
        found["parts"][source] = found["parts"].get(source, 0) + points
        found["points"] += points
    elif event.kind == "received":
        found["silver"] += _number(words["silver"])
        found["new_workers"] += _number(words["workers"])
    elif event.kind == "sold":
        found["silver"] += _number(words["silver"])
        found["new_workers"] += _number(words["new_workers"])
    elif event.kind == "tile-taken":
        found["silver"] -= _number(words["silver"])
    elif event.kind == "good-loaded":
        found["goods"] += _number(words["amount"])
    elif event.kind == "district-completed":
        found["district"] = _number(words["size"])
    elif event.kind == "colour-completed":
        found["colour"] = 1 if words["bonus"] == "large" else 2


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def workers_paid(player: Player, wanted: Action) -> int:
    """R4.4 to R4.7: the workers that an action with a die costs."""
    die = wanted.values.get("die", FREE)
    if die == FREE or wanted.kind == "workers":
        return 0
    if wanted.kind == "take":
        return int(workers_needed(player, die, wanted.values["depot"] + 1, take_mode(player)))
    if wanted.kind == "sell":
        return int(workers_needed(player, die, wanted.values["good"] + 1, plain_mode(player)))
    family = FAMILY_OF[player.stored(wanted.values["stored"])]
    return int(workers_needed(player, die, NUMBERS[wanted.values["space"]], place_mode(player, family)))


def costs(player: Player) -> shapes.Costs:
    """What each die would cost as each number, whether or not the workers are there."""
    return {
        "take": _rows(player, int(take_mode(player))),
        "sell": _rows(player, int(plain_mode(player))),
        "place": {name: _rows(player, int(place_mode(player, family))) for family, name in enumerate(FAMILY_NAMES)},
    }


def _rows(player: Player, mode: int) -> list[list[int]]:
    return [[int(workers_needed(player, die, number, mode)) for number in range(1, DEPOTS + 1)] for die in (0, 1)]


def worth(state: BurgundyState, seat: int) -> dict[str, int]:
    """R15.15 to R15.26 for the knowledge tiles in sight that the seat could still get."""
    player = state.players[seat]
    kinds = {int(tile) for tile in state.shelf} | {int(player.stored(slot)) for slot in range(INCOMING + 1)}
    numbers = {kind: int(knowledge_number(kind)) for kind in sorted(kinds - {NOTHING}) if FAMILY_OF[kind] == KNOWLEDGE}
    return {
        TILE_NAMES[kind]: int(knowledge_tile_points(state, seat, player, number))
        for kind, number in numbers.items()
        if POINTS_EACH[number]
    }
