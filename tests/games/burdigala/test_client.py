"""What a client gets: shapes, the drawn map and hints, checked on whole random games."""

from __future__ import annotations

import random

import msgspec
import pytest

from chatelain.core.bits import members
from chatelain.core.chance import Seeded
from chatelain.core.events import Event
from chatelain.core.packed import amount
from chatelain.games.burdigala.actions import ACTIONS
from chatelain.games.burdigala.game import GAME
from chatelain.games.burdigala.outside import shapes
from chatelain.games.burdigala.outside.client import RECONSTRUCTIONS
from chatelain.games.burdigala.own_data import STANDARD, edition_named
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.text.rulebook import rules
from tests.games.burdigala.helpers import at, new


def _hints(state: BurdigalaState, seat: int) -> shapes.Hints:
    return msgspec.convert(GAME.hints(state, seat), shapes.Hints, strict=True)


def _moves(state: BurdigalaState) -> dict[str, shapes.Move]:
    return {ACTIONS.text(int(action)): move for action, move in _hints(state, 0)["moves"].items()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_and_hints_have_their_shapes(seats: int) -> None:
    dice = random.Random(seats)
    state = new(seats, seed=seats)
    chance = Seeded(7)
    while not state.is_over:
        for viewer in range(-1, seats):
            msgspec.convert(state.view(viewer), shapes.View, strict=True)
        seat = state.to_act()[0]
        hints = _hints(state, seat)
        legal = state.legal(seat)
        assert set(hints["moves"]) == {str(action) for action in legal if ACTIONS.decode(action).kind == "move"}
        for move in hints["moves"].values():
            _check_ways(state, move)
        assert hints == _hints(state.imagine(seat, Seeded(dice.randrange(1000))), seat)
        before, action = state.clone(), dice.choice(legal)
        events: list[Event] = []
        state.events = events
        state.play(seat, action, chance)
        state.events = None
        _check_what_came(before, seat, action, hints, state, events)
    for viewer in range(-1, seats):
        msgspec.convert(state.view(viewer), shapes.View, strict=True)


def _check_what_came(
    before: BurdigalaState, seat: int, action: int, hints: shapes.Hints, after: BurdigalaState, events: list[Event]
) -> None:
    """Views and hints told what doing the action has brought."""
    wanted = ACTIONS.decode(action)
    told = {kind: [event for event in events if event.kind == kind] for kind in ("moved", "stone-laid", "rolled")}
    for event in told["moved"]:
        way = event.data["way"]
        assert isinstance(way, list) and (way[0], way[-1]) == (event.data["start"], event.data["to"])
        assert way in [way["path"] for way in hints["moves"][str(action)]["ways"]]
    if str(action) in hints["influences"]:
        view = msgspec.convert(after.view(seat), shapes.View, strict=True)
        assert hints["influences"][str(action)] == {"dice": view["dice"], "roll": view["roll"]}
    if wanted.kind == "corrupt":
        assert [ACTIONS.decode(one).kind for one in after.legal(seat)] == hints["privileges"]
    if not told["stone-laid"]:
        return
    site = str(told["stone-laid"][0].data["site"])
    stone = _site(before, seat, site)["next"]
    assert stone is not None and stone["more"] == stone["bonus"] + stone["cards"]
    assert stone["total"] == (None if stone["points"] is None else stone["points"] + stone["more"])
    assert stone is not None
    finished = [event for event in events if event.kind == "building-finished"]
    assert bool(finished) == stone["finishes"]
    value = finished[0].data["value"] if finished else _site(after, seat, site)["size"] - _stones(after, seat, site)
    assert stone["points"] in (value, None)
    assert isinstance(value, int)
    gained = after.players[seat].points - before.players[seat].points
    assert after.is_over or gained == value + stone["bonus"] + stone["cards"] - hints["stays"]
    if finished and after.cards_left and finished[0].data["building"] != "stopped_site":
        seats = [event.seat for event in events if event.kind == "card-drawn"]
        drawn = [int(amount(after.draws, one)) + seats.count(one) for one in range(int(after.seats))]
        assert hints["draws"][site] == drawn


def _site(state: BurdigalaState, viewer: int, name: str) -> shapes.Site:
    view = msgspec.convert(state.view(viewer), shapes.View, strict=True)
    return next(site for district in view["districts"] for site in district["sites"] if site["id"] == name)


def _stones(state: BurdigalaState, viewer: int, name: str) -> int:
    return _site(state, viewer, name)["stones"]


def _check_ways(state: BurdigalaState, move: shapes.Move) -> None:
    """Every way has the steps of its die and uses no street twice."""
    assert move["ways"] and move["sites"]
    for way in move["ways"]:
        assert way["die"] in (state.die1, state.die2) and len(way["path"]) == way["die"] + 1
        steps = [frozenset(pair) for pair in zip(way["path"], way["path"][1:])]
        assert len(set(steps)) == len(steps)


def test_the_board_is_the_map_that_the_rules_use() -> None:
    board = msgspec.convert(GAME.printed({}), shapes.Printed, strict=True)
    facts = edition_named("").facts
    assert board["standard"] and len(board["points"]) == 32 and len(board["sites"]) == 18 == sum(facts.sites)
    assert [point["id"] for point in board["points"] if point["port"]] == sorted(facts.ports)
    assert [tuple(street) for street in board["streets"]] == facts.streets
    view = msgspec.convert(new(2).view(-1), shapes.View, strict=True)
    assert {site["id"] for site in board["sites"]} == {
        site["id"] for district in view["districts"] for site in district["sites"]
    }
    for district in view["districts"]:
        assert district["points"] == [p["id"] for p in board["points"] if district["id"] in p["districts"]]


@pytest.mark.parametrize("places", [True, False])
def test_a_map_of_the_players_own_can_be_drawn(places: bool) -> None:
    streets = ",".join(f"{one}-{other}" for one, other in [*STANDARD.streets[:-1], (12, 18)])
    word = f"streets={streets}" if places else f"points=32;streets={streets}"
    board = msgspec.convert(GAME.printed({"data": word}), shapes.Printed, strict=True)
    assert not board["standard"] and not board["rivers"] and len(board["sites"]) == 18
    assert len({(point["x"], point["y"]) for point in board["points"]}) == 32


@pytest.mark.rule("X1")
def test_a_loop_is_drawn_where_it_began() -> None:
    moves = _moves(at("p0.pawns=6,20 p1.pawns=31,32 dice=4,1"))
    (way,) = moves["move a 6"]["ways"]
    assert way["die"] == 4 and way["path"][0] == way["path"][-1] == 6 and len(set(way["path"])) == 4


@pytest.mark.rule("R9.1", "R11.1")
def test_ports_and_pawns_in_the_way_are_told() -> None:
    moves = _moves(at("p0.pawns=12,20 p1.pawns=11,32 dice=1,1"))
    assert moves["move a 13"]["port"] and moves["move a 13"]["sends"] is None
    assert moves["move a 11"]["sends"] == 1 and not moves["move a 11"]["port"]


def test_reach_tells_what_other_dice_would_do() -> None:
    state = at("p0.pawns=12,20 p1.pawns=11,32 dice=1,2")
    reach = _hints(state, 0)["reach"]
    for steps in range(1, 7):
        ends = members(int(state.edition.reached(11, steps, 0)))
        assert [int(end) - 1 for end, dice in reach["a"].items() if steps in dice] == sorted(
            ends, key=lambda end: list(reach["a"]).index(str(end + 1))
        )


def test_the_reconstructions_are_those_of_the_rules() -> None:
    marked = tuple(rule.id for rule in rules(GAME.manifest, "en") if rule.mark == "reconstruction")
    assert marked == RECONSTRUCTIONS
