"""What a client gets: shapes, printed values and hints, checked on whole random games."""

from __future__ import annotations

import random

import msgspec
import pytest

from chatelain.core.bits import BIT
from chatelain.core.chance import Seeded
from chatelain.games.burgundy.actions import ACTIONS
from chatelain.games.burgundy.estates import ESTATE_LIST
from chatelain.games.burgundy.game import GAME
from chatelain.games.burgundy.outside import shapes
from chatelain.games.burgundy.outside.client import RECONSTRUCTIONS
from chatelain.games.burgundy.placing import lay
from chatelain.games.burgundy.reach import spaces_for
from chatelain.games.burgundy.state import BurgundyState
from chatelain.games.burgundy.tiles import FAMILY_NAMES, FIRST_KIND, STOP_KIND
from chatelain.text.rulebook import rules
from tests.games.burgundy.helpers import at, new

OPTIONS: list[dict[str, object]] = [
    {},
    {"estates": "random"},
    {"estates": "random-10"},
    {"estates": "choose", "choice": "secret"},
    {"estates": "choose", "spielbox": True},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_and_hints_have_their_shapes(seats: int, options: dict[str, object]) -> None:
    dice = random.Random(seats)
    state = new(seats, seed=seats, options=options)
    board = msgspec.convert(GAME.printed(options), shapes.Printed, strict=True)
    assert len(board["spaces"]) == 37 and len(board["tiles"]) == 49
    chance = Seeded(7)
    while not state.is_over:
        for viewer in range(-1, seats):
            msgspec.convert(state.view(viewer), shapes.View, strict=True)
        seat = dice.choice(state.to_act())
        legal = state.legal(seat)
        hints = msgspec.convert(GAME.hints(state, seat), shapes.Hints, strict=True)
        if state.phase >= 0:
            _check_beside(state, seat, hints["beside"])
            assert set(hints["actions"]) == {str(a) for a in legal if ACTIONS.decode(a).kind != "end"}
        action = dice.choice(legal)
        _check(state, seat, action, hints, chance)
    msgspec.convert(state.view(-1), shapes.View, strict=True)


def _check_beside(state: BurgundyState, seat: int, beside: dict[str, list[int]]) -> None:
    """A tile on any of the neighbours that are told makes the space one that a tile may go to."""
    for space, neighbours in beside.items():
        for neighbour in neighbours:
            after = state.clone()
            player = after.players[seat]
            assert not any(_takes(state, seat, family, int(space)) for family in range(len(FAMILY_NAMES)))
            lay(after, seat, player, FIRST_KIND[player.estate.colour_at(neighbour)], neighbour)
            assert _takes(after, seat, int(player.estate.colour_at(int(space))), int(space))


def _takes(state: BurgundyState, seat: int, family: int, space: int) -> bool:
    kinds = range(FIRST_KIND[family], STOP_KIND[family])
    return any(spaces_for(state, seat, state.players[seat], kind) & BIT[space] for kind in kinds)


def _check(state: BurgundyState, seat: int, action: int, hints: shapes.Hints, chance: Seeded) -> None:
    """Plays the action: it costs and brings what the hint said."""
    hint = hints["actions"].get(str(action))
    before = state.players[seat].copy()
    state.play(seat, action, chance)
    if hint is None:
        return
    after = state.players[seat]
    assert after.points - before.points == hint["points"] == sum(hint["parts"].values())
    assert after.silver - before.silver == hint["silver"]
    assert after.workers - before.workers == hint["new_workers"] - hint["workers"]


def test_costs_are_told_whether_or_not_the_workers_are_there() -> None:
    state = at("p0.dice=2,5 p0.tiles=d4:castle,c4:k9")
    hints = msgspec.convert(GAME.hints(state, 0), shapes.Hints, strict=True)
    assert hints["costs"]["take"][0] == [1, 0, 1, 2, 3, 2]
    assert hints["costs"]["place"]["building"][0] == [0, 0, 0, 1, 2, 1]
    assert hints["costs"]["sell"][1] == [2, 3, 2, 1, 0, 1]


def test_a_placement_tells_its_points_by_source() -> None:
    state = at("seats=3 phase=C p0.dice=6,1 p0.stored=watchtower p0.tiles=d4:castle,c4:k17")
    gain = msgspec.convert(GAME.hints(state, 0), shapes.Hints, strict=True)["actions"]
    placed = {ACTIONS.text(int(id)): hint for id, hint in gain.items() if ACTIONS.text(int(id)).startswith("place")}
    for hint in placed.values():
        # Four points now, and four at the end for the knowledge tile.
        assert hint["parts"]["watchtowers"] == 4 and hint["projected"] == hint["points"] + 4


def test_knowledge_in_sight_is_worth_what_it_would_score_now() -> None:
    state = at("depot1=k16,bank p0.stored=k25 p0.sold=1,1,2 p0.dice=1,1")
    hints = msgspec.convert(GAME.hints(state, 0), shapes.Hints, strict=True)
    assert hints["worth"] == {"k16": 0, "k25": 3}


@pytest.mark.rule("R17.12")
def test_what_the_spielbox_rules_leave_out_of_reach() -> None:
    estates = msgspec.convert(GAME.printed({}), shapes.Printed, strict=True)["estates"]
    for estate in estates:
        assert bool(estate["unreachable"]) == (not estate["number"].startswith("10"))
    assert [estate["number"] for estate in estates] == [estate.number for estate in ESTATE_LIST]


def test_districts_are_numbered_and_sized() -> None:
    for estate, known in zip(msgspec.convert(GAME.printed({}), shapes.Printed)["estates"], ESTATE_LIST):
        for space in range(37):
            assert estate["sizes"][estate["districts"][space]] == known.size[space]


def test_an_estate_of_the_players_own_is_on_the_board() -> None:
    own = ESTATE_LIST[4].layout + ":spielbox"
    board = msgspec.convert(GAME.printed({"estates": own}), shapes.Printed, strict=True)
    assert board["estates"][-1]["number"] == own and board["estates"][-1]["spielbox"]
    view = msgspec.convert(new(2, estates=own).view(0), shapes.View, strict=True)
    assert view["players"][0]["estate"] == own


def test_the_reconstructions_are_those_of_the_rules() -> None:
    marked = tuple(rule.id for rule in rules(GAME.manifest, "en") if rule.mark == "reconstruction")
    assert marked == RECONSTRUCTIONS


def test_the_board_tells_what_goods_sell_for_and_which_depot_is_next() -> None:
    board = msgspec.convert(GAME.printed({}), shapes.Printed)
    assert [row["sales"][:4] for row in board["by_seats"]] == [[0, 2, 4, 6], [0, 3, 6, 9], [0, 4, 8, 12]]
    assert [depot["next"] for depot in board["depots"]] == [2, 3, 4, 5, 6, 1]


@pytest.mark.rule("R11.1", "R15.14")
@pytest.mark.parametrize(("number", "workers"), [(13, 2), (14, 4)])
def test_the_view_tells_the_workers_for_a_die(number: int, workers: int) -> None:
    state = new(2, seed=1)
    state.players[0].powers |= BIT[number]
    view = msgspec.convert(state.view(-1), shapes.View)
    assert [player["workers_for_a_die"] for player in view["players"]] == [workers, 2]
