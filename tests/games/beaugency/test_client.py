"""What a client gets: shapes, the ring and hints, checked on whole random games."""

from __future__ import annotations

import random

import msgspec
import pytest

from chatelain.core.actions import Action
from chatelain.core.chance import Seeded
from chatelain.games.beaugency.actions import ACTIONS
from chatelain.games.beaugency.game import GAME
from chatelain.games.beaugency.outside import shapes
from chatelain.games.beaugency.outside.client import RECONSTRUCTIONS
from chatelain.games.beaugency.state import BeaugencyState
from chatelain.games.beaugency.tables import CARDS, VALUE
from chatelain.text.rulebook import rules
from tests.games.beaugency.helpers import Table

TRACKS = ["standard", "crowns-together", "crowns-swapped", "crowns-swapped-together", "track=WWXWWCSHTW"]


def _hints(state: BeaugencyState, seat: int) -> shapes.Hints:
    return msgspec.convert(GAME.hints(state, seat), shapes.Hints, strict=True)


def _by_words(table: Table) -> dict[str, shapes.After]:
    hints = _hints(table.state, table.turn)
    return {ACTIONS.text(int(action)): after for action, after in hints["actions"].items()}


@pytest.mark.parametrize("track", TRACKS)
def test_views_and_hints_have_their_shapes(track: str) -> None:
    dice = random.Random(track)
    chance = Seeded(7)
    state = GAME.new(2, {"data": track}, chance)
    assert isinstance(state, BeaugencyState)
    for _ in range(600):
        if state.is_over:
            break
        for viewer in range(-1, 2):
            _check_view(msgspec.convert(state.view(viewer), shapes.View, strict=True))
        seat = int(state.turn)
        hints = _hints(state, seat)
        assert hints == _hints(state.imagine(seat, Seeded(dice.randrange(1000))), seat)
        assert not _hints(state, 1 - seat)["actions"]
        view = msgspec.convert(state.view(seat), shapes.View)
        row = view["castles"][seat][view["colour"]] if view["colour"] else ["house", None]
        assert hints["mirrored"] == (row == list(reversed(row)))
        legal = state.legal(seat)
        assert set(hints["actions"]) == {
            str(action) for action in legal if ACTIONS.decode(action).kind not in ("roll", "stop")
        }
        action = dice.choice(legal)
        before = state.clone()
        state.play(seat, action, chance)
        told = hints["actions"].get(str(action))
        if told is not None:
            assert told["crown"] == int(state.crown)
            assert told["scores"] == state.scores()
            assert told["turn"] == (state.turn == seat and not state.is_over)
            assert told["dice"] == state.dice_of(seat)
            _check_castle(told, before, state, seat, ACTIONS.decode(action))
            if told["turn"] and state.view(seat)["phase"] == "roll":
                assert told["odds"] == state.view(seat)["odds"]
                assert told["risk"] == state.view(seat)["at_risk"]
    msgspec.convert(state.view(-1), shapes.View, strict=True)


def _check_view(view: shapes.View) -> None:
    """The part that is told to count is worth what the castle is."""
    for rows, counted, values in zip(view["castles"], view["counted"], view["values"]):
        for colour, row in rows.items():
            first, end = counted[colour]
            part = [card for card in row[first:end] if card is not None]
            assert len(part) == end - first
            assert sum(VALUE[CARDS.index(card)] for card in part) == values[colour]
    for colour, lead in view["leads"].items():
        first, second = (worth[colour] for worth in view["values"])
        higher: shapes.Lead = {"seat": int(second > first), "points": abs(first - second)}
        assert lead == (higher if first != second else None)


def _check_castle(told: shapes.After, before: BeaugencyState, after: BeaugencyState, seat: int, action: Action) -> None:
    """The castle that was told is the one there is."""
    assert (told["castle"] is not None) == (action.kind in ("build", "steal"))
    if told["castle"] is None:
        return
    views = [msgspec.convert(state.view(seat), shapes.View, strict=True) for state in (before, after)]
    colour = views[0]["colour"]
    assert colour is not None and told["castle"]["row"] == views[1]["castles"][seat][colour]
    assert told["castle"]["counted"] == views[1]["counted"][seat][colour]
    fresh = told["castle"]["fresh"]
    assert (fresh is None) == (views[1]["phase"] == "place")
    if fresh is not None:
        assert told["castle"]["row"][fresh] == CARDS[int(before.card_here())]


@pytest.mark.parametrize("track", TRACKS)
def test_the_board_is_the_track_of_the_options(track: str) -> None:
    board = msgspec.convert(GAME.printed({"data": track}), shapes.Printed, strict=True)
    state = GAME.new(2, {"data": track}, Seeded(1))
    view = msgspec.convert(state.view(-1), shapes.View, strict=True)
    assert [space["kind"] for space in board["spaces"]] == [
        kind for colour in board["colours"] for kind in view["track"][colour]
    ]
    assert board["own_track"] == track.startswith("track=")
    assert any(space["unsure"] for space in board["spaces"]) != board["own_track"]
    assert board["goal"] == 30 and board["special_dice"] == 5


@pytest.mark.rule("R5.3")
def test_a_crown_with_a_wall_tells_what_each_choice_leads_to() -> None:
    table = Table("phase=act crown=4 blue=WTWTWHW/TW.WHWT dice=1,1 points=17,0,0,0,21,0 rolled=3 used=3")
    told = _by_words(table)
    assert told["evaluate"]["scores"] == [24, 21] and told["evaluate"]["values"] == [17, 10]
    assert told["dice"]["dice"] == 2 and told["dice"]["taken"] == 1 and told["dice"]["robbed"] == 0
    assert told["build left"]["values"] == [18, 10]
    # Three faces stay; with the special die that was taken there are two more to roll.
    assert [odds["loss"] for odds in told["dice"]["odds"]] == [0.5, 0.25, 0.125]
    assert told["evaluate"]["risk"] == "wall" and told["evaluate"]["risk_end"] == "either"


@pytest.mark.rule("R3.4")
def test_dice_of_the_opponent_are_told_apart() -> None:
    told = _by_words(Table("phase=act crown=6 dice=0,4"))
    assert (told["dice"]["taken"], told["dice"]["robbed"], told["dice"]["dice"]) == (1, 2, 3)


@pytest.mark.rule("R7.3")
def test_a_theft_tells_the_places_that_are_left() -> None:
    table = Table("phase=act crown=7 blue=WHW/TWTWTWT dice=0,0")
    hints = _hints(table.state, 0)
    first = ACTIONS.parse("steal 1")
    assert set(hints["thefts"]) == {str(ACTIONS.parse(f"steal {slot}")) for slot in (1, 3, 5, 7)}
    after = hints["thefts"][str(first)][str(ACTIONS.parse("build left"))]
    assert after["values"] == [10, 18]
    assert [one["source"] for one in hints["ahead"]][:2] == ["pile", "pile"]


@pytest.mark.rule("R7.4")
def test_the_faces_tell_where_a_card_would_come_from() -> None:
    hints = _hints(Table("crown=4 colour=blue blue=HWT/TWTWT").state, 0)
    assert [one["source"] for one in hints["ahead"][:3]] == ["no-place", "no-place", "no-place"]
    hints = _hints(Table("crown=4 colour=blue blue=HW/TWTWTWT").state, 0)
    assert [one["source"] for one in hints["ahead"][:3]] == ["pile", "pile", "theft"]
    assert [one["stays"] for one in hints["ahead"]] == [True, True, True, False, False, False]


@pytest.mark.rule("R2.2", "R2.3")
def test_the_faces_tell_everybody_where_they_lead() -> None:
    reach = Table("crown=4 colour=blue blue=HW/TWTWTWT").state.view(-1)["reach"]
    assert reach == [{"space": 4 + face, "stays": face < 4} for face in range(1, 7)]


@pytest.mark.rule("R7.3")
def test_a_stolen_card_with_one_place_shows_where_it_goes() -> None:
    table = Table("phase=act crown=7 blue=-/TWTWTWT dice=0,0")
    castle = _by_words(table)["steal 1"]["castle"]
    assert castle == {"row": ["great_tower"], "counted": [0, 1], "fresh": 0}


@pytest.mark.rule("R6.7")
def test_a_die_that_leaves_the_colour_tells_the_loss() -> None:
    told = _by_words(Table("phase=choose crown=4 colour=blue blue=TW/W rolled=1,6"))
    assert told["use 6"]["lost"] == "great_tower" and not told["use 6"]["stays"] and not told["use 6"]["turn"]
    either = _by_words(Table("phase=choose crown=4 colour=blue blue=TWT/W rolled=1,6"))["use 6"]
    assert either["turn"] and not either["stays"] and either["lost"] == "great_tower"
    assert told["use 1"]["stays"] and told["use 1"]["turn"] and told["use 1"]["lost"] is None


def test_the_reconstructions_are_those_of_the_rules() -> None:
    marked = [rule.id for rule in rules(GAME.manifest, "en") if rule.mark == "reconstruction"]
    assert tuple(rule for rule in marked if rule.startswith("R")) == RECONSTRUCTIONS
