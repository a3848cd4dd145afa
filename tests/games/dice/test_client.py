"""What a client gets: shapes, printed values and hints, checked on whole random games."""

from __future__ import annotations

import random

import msgspec
import pytest

from chatelain.core.chance import Seeded
from chatelain.games.dice.actions import ACTIONS, COMMIT, MARK, PASS, SELL, SILVER
from chatelain.games.dice.board import SETTING_UP
from chatelain.games.dice.game import GAME
from chatelain.games.dice.outside import shapes
from chatelain.games.dice.outside.client import RECONSTRUCTIONS
from chatelain.games.dice.sheets import SHEETS
from chatelain.games.dice.state import DiceState
from chatelain.games.dice.tables import BONUSES, COLOURS
from chatelain.hexes import NAMES
from chatelain.text.rulebook import rules
from tests.games.dice.helpers import at, bonuses, new, play

#: R11.1 is for two to four players.
TABLES = [
    (seats, start)
    for seats in range(1, 6)
    for start in ("secret", "different", "same")
    if start != "different" or 2 <= seats <= 4
]


def hints(state: DiceState, seat: int = 0) -> shapes.Hints:
    return msgspec.convert(GAME.hints(state, seat), shapes.Hints, strict=True)


def board(**options: object) -> shapes.Printed:
    return msgspec.convert(GAME.printed(options), shapes.Printed, strict=True)


def words(gains: dict[str, shapes.Gain]) -> dict[str, shapes.Gain]:
    return {ACTIONS.text(int(action)): gain for action, gain in gains.items()}


@pytest.mark.parametrize(("seats", "start"), TABLES)
def test_views_and_hints_have_their_shapes(seats: int, start: str) -> None:
    dice = random.Random(seats)
    options: dict[str, object] = {"sheet": "ABCD"[seats % 4], "start": start}
    state = new(seats, **options)
    assert len(board(**options)["spaces"]) == 37
    chance = Seeded(7)
    phases: dict[str, list[tuple[int, int, int]]] = {}
    while not state.is_over:
        for viewer in range(-1, seats):
            view = msgspec.convert(state.view(viewer), shapes.View, strict=True)
        least, most = view["rolls_left"]
        if view["roll"] is not None:
            phases.setdefault(view["phase"], []).append((view["turn"], least, most))
        seat = dice.choice(state.to_act())
        found = hints(state, seat)
        _covers_what_is_legal(state, seat, found)
        _says_what_the_draft_brings(state, seat, found, chance)
        assert GAME.hints(state.imagine(seat, Seeded(dice.randrange(99))), seat) == found
        state.play(seat, dice.choice(state.legal(seat)), chance)
    msgspec.convert(state.view(-1), shapes.View, strict=True)
    for told in phases.values():
        last = told[-1][0]
        assert all(least <= last - turn <= most for turn, least, most in told) and told[-1][1:] == (0, 0)


def _covers_what_is_legal(state: DiceState, seat: int, found: shapes.Hints) -> None:
    legal = state.legal(seat)
    if state.phase == SETTING_UP:
        starts = [BONUSES[action] for action in legal if action < SELL]
        assert starts in ([], found["castles"])
        return
    for action in legal:
        if MARK <= action < SILVER:
            assert str(action) in found["first"]
        elif SILVER <= action < PASS:
            assert str(action) in found["second"]
    if SELL in legal:
        assert found["sale"] is not None
    view = msgspec.convert(state.view(seat), shapes.View, strict=True)
    sheet, rolled = view["players"][seat], view["roll"]
    assert rolled is not None
    for number in [] if sheet["draft"] else set(rolled["numbers"]):
        taking = [space for space in found["open"] if sheet["fits"][space] & 2 ** (number - 1)]
        assert [space for space, reason in enumerate(found["blocked"][str(number)]) if reason < 0] == [
            space for space in taking if COLOURS[state.sheet.colour[space]] in rolled["colours"]
        ]


def _says_what_the_draft_brings(state: DiceState, seat: int, found: shapes.Hints, chance: Seeded) -> None:
    """Plays every combination on a copy: it brings what the hint says."""
    before = bonuses(state, seat)
    for action in state.legal(seat):
        hint = found["first"].get(str(action)) or found["second"].get(str(action))
        if hint is None:
            continue
        after = state.clone()
        after.play(seat, action, chance)
        assert after.total_with_draft(seat) - state.total_with_draft(seat) == hint["points"]
        gained = {name for name, number in bonuses(after, seat).items() if number > before.get(name, 0)}
        paid = ACTIONS.decode(action).kind
        if hint["bonus"] != paid:
            assert gained == ({hint["bonus"]} if hint["bonus"] else set())
        turn = hints(after, seat)["turn"]
        assert turn["points"] == after.total_with_draft(seat) - after.score(seat)


@pytest.mark.rule("R9.3")
def test_a_colour_is_worth_what_is_open() -> None:
    state = at(
        "roll=grey,blue,3,4,1 p0.castle=silver p0.marks=c4:4,d4:1,e3:1,f3:5,f2:3,b5:1,a4:4,a3:3 p1.castle=silver"
    )
    gains = words(hints(state)["first"])
    assert gains["mark 3 g1"]["colour"] == 3 and gains["mark 3 g1"]["have"] == 2
    play(state, "mark 3 g1")
    turn = hints(state)["turn"]
    assert turn["colours"] == 3 and turn["points"] == 4 and turn["bonuses"] == {"silver": 1}


def test_silver_that_only_the_sale_brings_is_told_apart() -> None:
    poor = at("roll=orange,yellow,4,3,2 p0.bonuses=good:2")
    rich = at("roll=orange,yellow,4,3,2 p0.bonuses=good:2,silver:1")
    for state, pays in ((poor, False), (rich, True)):
        play(state, "sell", seat=0)
        state.play(0, next(action for action in state.legal(0) if MARK <= action < SILVER), Seeded(1))
        found = hints(state)
        assert found["pays_unsold"] is pays and found["second"]


def test_alternatives_stay_while_something_is_drafted() -> None:
    state = at("roll=orange,yellow,4,3,2 p0.bonuses=good:2,silver:1")
    before = hints(state)
    assert before["sale"] == {"goods": 2, "points": 4, "silver": 2} and before["second"] == {}
    play(state, "sell", next(iter(words(before["first"]))))
    after = hints(state)
    assert after["first"] == before["first"] and after["sale"] == before["sale"] and after["second"]
    play(state, next(iter(words(after["second"]))))
    assert hints(state)["second"] == after["second"] and hints(state)["first"] == before["first"]


def test_every_blocked_space_has_its_reason() -> None:
    state = at("roll=orange,purple,4,1,1 p0.bonuses=worker:1")
    found = hints(state)
    for number, row in found["blocked"].items():
        for space, reason in zip(NAMES, row):
            refusal = state.verify(0, ACTIONS.parse(f"mark {number} {space}"))
            assert (refusal is None) == (reason < 0)
            if refusal is not None:
                assert found["reasons"][reason] == {"code": refusal.code, "params": refusal.params}
    play(state, "mark 1 f4")
    after = hints(state)
    assert after["blocked"] == found["blocked"] and after["reasons"] == found["reasons"]


def test_a_start_castle_can_be_another_one() -> None:
    state = new(2, start="different")
    assert hints(state)["castles"] == list(BONUSES)
    play(state, "start good")
    assert hints(state)["castles"] == list(BONUSES)
    state.play(0, int(COMMIT), Seeded(1))
    assert hints(state, 1)["castles"] == ["monk", "silver", "worker"] and hints(state, 0)["castles"] == []


def test_sheets_are_those_of_the_rules() -> None:
    found = board(sheet="C")
    assert found["sheet"] == "C" and [sheet["name"] for sheet in found["sheets"]] == list("ABCD")
    assert [sheet["reconstruction"] for sheet in found["sheets"]] == [False, True, True, True]
    for sheet in found["sheets"]:
        known = SHEETS[sheet["name"]]
        for space in range(37):
            assert len(sheet["zones"][sheet["zone"][space]]["spaces"]) == known.size[space]
        assert sheet["castles"]["monk"] == known.castles[0]


def test_a_sheet_and_values_of_the_players_own_are_on_the_board() -> None:
    own = SHEETS["B"].layout[::-1]
    found = board(sheet=own, data="doubles=1;zones=5,3,2,8,6,4,13,10,7")
    assert found["sheets"][-1]["name"] == own == found["sheet"] and not found["sheets"][-1]["reconstruction"]
    assert found["hourglasses"] == [5, 1] and found["zone_points"][2] == [5, 3, 2]
    assert found["grades"] == {"well-played": 51, "excellent": 61, "incredible": 70}


def test_the_reconstructions_are_those_of_the_rules() -> None:
    marked = tuple(rule.id for rule in rules(GAME.manifest, "en") if rule.mark == "reconstruction")
    assert marked == RECONSTRUCTIONS
