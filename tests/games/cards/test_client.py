"""What a client gets: shapes, printed values and hints, checked on whole random games."""

from __future__ import annotations

import random

import msgspec
import pytest

from chatelain.core.chance import Seeded
from chatelain.games.cards.actions import ACTIONS
from chatelain.games.cards.game import GAME
from chatelain.games.cards.outside import shapes
from chatelain.games.cards.outside.client import RECONSTRUCTIONS
from chatelain.games.cards.state import CardsState
from chatelain.text.rulebook import rules
from tests.games.cards.helpers import at, new, play

#: The actions that are told in the hints.
TOLD = {"take", "place", "sell", "workers", "silver", "convert", "bonus", "animal"}


def _hints(state: CardsState, seat: int) -> shapes.Hints:
    return msgspec.convert(GAME.hints(state, seat), shapes.Hints, strict=True)


def _by_words(gains: dict[str, shapes.Gain]) -> dict[str, shapes.Gain]:
    return {ACTIONS.text(int(action)): gain for action, gain in gains.items()}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
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
        assert set(hints["actions"]) == {str(action) for action in legal if ACTIONS.decode(action).kind in TOLD}
        # What is told of the others tells nothing of what they hold.
        for other in range(seats):
            if other != seat:
                assert not any(_hints(state, other)["columns"]) and not _hints(state, other)["cards"]
        assert hints == _hints(state.imagine(seat, Seeded(dice.randrange(1000))), seat)
        _check(state, seat, dice.choice(legal), hints, chance)
    msgspec.convert(state.view(-1), shapes.View, strict=True)


def _check(state: CardsState, seat: int, action: int, hints: shapes.Hints, chance: Seeded) -> None:
    """Plays the action: it costs and brings what the hint said."""
    hint = hints["actions"].get(str(action))
    if ACTIONS.decode(action).kind == "play":
        told = hints["cards"][ACTIONS.decode(action).words[0]]
        state.play(seat, action, chance)
        legal = [other for other in state.legal(seat) if ACTIONS.decode(other).kind in TOLD]
        assert set(told) == {str(other) for other in legal}
        return
    converting = [ACTIONS.decode(one).kind == "convert" for one in state.legal(seat)]
    assert not any(converting) or hints["conversions"] >= 1
    before = state.players[seat].copy()
    state.play(seat, action, chance)
    if hint is None:
        return
    after = state.players[seat]
    assert after.points - before.points == hint["points"]
    assert after.silver - before.silver == hint["silver"]
    assert after.workers - before.workers == hint["new_workers"] - hint["workers"]


def test_a_die_of_the_hand_tells_what_it_could_do() -> None:
    state = at("p0.hand=ship2,castle5 p0.projects=ship3 p0.estate=ship1+ship4 p0.workers=1")
    cards = _hints(state, 0)["cards"]
    assert set(cards) == {"ship2", "castle5"}
    gain = _by_words(cards["ship2"])["place p1 ship-2"]
    assert gain["workers"] == 1 and gain["triple"] == "ship" and gain["first"] and gain["points"] == 5
    assert "place p1 ship-2" not in _by_words(cards["castle5"])
    assert _hints(state, 0)["columns"] == [["ship-2"], [], []]


def test_once_a_card_lies_the_hand_has_no_more_to_tell() -> None:
    state = play(at("p0.hand=ship2,castle5"), "play ship2")
    hints = _hints(state, 0)
    assert hints["cards"] == {} and "silver" in _by_words(hints["actions"])


def test_a_sale_tells_silver_points_and_the_start_card() -> None:
    state = at("p0.hand=ship2 p0.goods=light:2 start=1")
    gain = _by_words(_hints(state, 0)["cards"]["ship2"])["sell light"]
    assert (gain["silver"], gain["points"], gain["start_card"]) == (2, 2, True)


@pytest.mark.rule("R7.4", "X2")
def test_the_points_for_workers_and_silver_are_told() -> None:
    state = at("p0.hand=ship2 p0.workers=5 p0.silver=1")
    assert _hints(state, 0)["conversions"] == 2


@pytest.mark.rule("R14.6")
def test_an_animal_on_top_tells_its_points() -> None:
    state = at("stack=animals:1 played=1 p0.animals=cow,pig animals=sheep,cow")
    gains = _by_words(_hints(state, 0)["actions"])
    assert gains["animal left"]["points"] == 1 and gains["animal right"]["points"] == 0


@pytest.mark.rule("R8.2")
def test_the_board_tells_the_steps_of_a_die() -> None:
    board = msgspec.convert(GAME.printed({}), shapes.Printed, strict=True)
    assert board["steps"][1] == [1, 0, 1, 2, 3, 2]
    assert sum(card["cards"] for card in board["cards"].values()) == 114
    assert [one["points"] for one in board["seven_types"]] == [[3, 1], [3, 1], [4, 2, 1], [4, 3, 2, 1]]


def test_the_board_tells_the_way_of_a_die() -> None:
    board = msgspec.convert(GAME.printed({}), shapes.Printed)
    assert board["paths"][1][5] == [2, 1, 6]
    assert board["paths"][3][0] == [4, 5, 6, 1]
    assert board["paths"][2][2] == [3]
    for ways, needs in zip(board["paths"], board["steps"]):
        assert [len(way) - 1 for way in ways] == needs


def test_numbers_of_the_players_own_are_on_the_board_and_not_unsure() -> None:
    standard = msgspec.convert(GAME.printed({}), shapes.Printed, strict=True)
    assert standard["unsure_triples"] == ["castle", "mine", "knowledge", "ship"]
    assert standard["unsure_rounds"] == ["B", "C", "E"] and standard["unsure_goods"]
    board = msgspec.convert(GAME.printed({"data": "good-points=2;C=3p"}), shapes.Printed, strict=True)
    assert board["good_points"] == 2 and not board["unsure_goods"]
    assert board["rounds"][2]["choices"] == [{"points": 3}] and board["unsure_rounds"] == ["B", "E"]


def test_the_reconstructions_are_those_of_the_rules() -> None:
    marked = tuple(rule.id for rule in rules(GAME.manifest, "en") if rule.mark == "reconstruction")
    assert marked == RECONSTRUCTIONS
