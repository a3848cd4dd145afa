"""Refusals, errors, events and what a state has from its base class."""

from __future__ import annotations

import copy
import pickle

import pytest

from chatelain.core.chance import Seeded
from chatelain.core.errors import (
    ChanceError,
    ChatelainError,
    DataError,
    IllegalAction,
    OptionError,
    RecordError,
    UnknownName,
)
from chatelain.core.events import Event, visible
from chatelain.core.game import Game
from chatelain.core.moves import Moves
from chatelain.core.playout import clone_many, play_many, play_out
from chatelain.core.refusal import Refusal
from chatelain.core.state import SPECTATOR, State
from tests.conformance.sample_game import GAME, READY


def test_refusals_are_values() -> None:
    refusal = Refusal("needs-workers", have=1, need=3)
    assert refusal == Refusal("needs-workers", need=3, have=1)
    assert hash(refusal) == hash(Refusal("needs-workers", need=3, have=1))
    assert refusal != Refusal("needs-workers", have=1, need=2)
    assert refusal != Refusal("needs-silver", have=1, need=3)
    assert refusal != "needs-workers have=1 need=3"
    assert str(refusal) == "needs-workers have=1 need=3"
    assert repr(refusal) == "Refusal('needs-workers', have=1, need=3)"
    assert pickle.loads(pickle.dumps(refusal)) == copy.deepcopy(refusal) == refusal


def test_errors_say_where_and_why() -> None:
    assert str(RecordError(3, "not-json", detail="x")) == "line 3: not-json detail=x"
    assert str(DataError("map.txt", "cards.wall", "bad-number", low=1)) == "map.txt: cards.wall: bad-number low=1"
    assert str(DataError("map.txt", 2, "too-short")) == "map.txt: line 2: too-short"
    assert str(DataError("map.txt", "", "empty")) == "map.txt: empty"
    assert str(DataError("", "", "empty")) == "empty"
    assert str(IllegalAction(Refusal("no-card", card="rye"))) == "no-card card=rye"
    assert str(UnknownName("bot", "greddy", ["random", "greedy"])) == "unknown-bot name=greddy close=greedy"
    assert str(UnknownName("bot", "x", ["random", "greedy"])) == "unknown-bot name=x known=greedy, random"
    for kind in (RecordError, DataError, IllegalAction, UnknownName):
        assert issubclass(kind, ChatelainError)


def test_an_error_is_a_code_with_parameters() -> None:
    error = OptionError("option-choice", option="rounds", value="4", known="3, 5")
    assert (error.code, error.params) == ("option-choice", {"option": "rounds", "value": "4", "known": "3, 5"})
    assert error.cause is None
    refused = IllegalAction(Refusal("no-card", card="rye"))
    assert (refused.code, refused.params) == ("no-card", {"card": "rye"})
    unknown = UnknownName("bot", "greddy", ["random", "greedy"])
    assert (unknown.code, unknown.close) == ("unknown-bot", "greedy")
    assert unknown.params == {"name": "greddy", "known": "greedy, random", "close": "greedy"}


def test_an_error_keeps_its_cause() -> None:
    cause = IllegalAction(Refusal("no-card", card="rye"))
    error = RecordError(7, "bad-move", move="lay rye", cause=cause)
    assert (error.line, error.code, error.params, error.cause) == (7, "bad-move", {"move": "lay rye"}, cause)
    assert str(error) == "line 7: bad-move move=lay rye: no-card card=rye"


@pytest.mark.parametrize(
    "error",
    [
        OptionError("option-flag", option="open", value="x", cause=ChanceError("not-below", outcome=3, limit=2)),
        DataError("map.txt", 2, "row-length", row=3, count=5),
        RecordError(7, "bad-move", move="x", cause=IllegalAction(Refusal("no-card", card="rye"))),
        UnknownName("bot", "greddy", ["random", "greedy"]),
    ],
    ids=lambda error: str(error),
)
def test_an_error_can_be_sent_to_another_process(error: ChatelainError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert type(again) is type(error)
        assert (str(again), again.code, again.params) == (str(error), error.code, error.params)
        assert str(again.cause) == str(error.cause)


def test_who_may_see_an_event() -> None:
    everybody, one, two = Event("a", 0, {}), Event("b", 0, {}, (0,)), Event("c", 1, {}, (0, 1))
    events = [everybody, one, two]
    assert visible(events, 0) == [everybody, one, two]
    assert visible(events, 1) == [everybody, two]
    assert visible(events, 2) == visible(events, None) == visible(events, int(SPECTATOR)) == [everybody]


def test_the_base_of_states_does_nothing_by_itself() -> None:
    state = State(2)
    assert (state.seats, state.is_over, state.events, state.revelations) == (2, False, None, 0)
    for call in (
        state.seat_to_act,
        state.clone,
        state.scores,
        state.score_sheet,
        state.ranking,
        state.to_text,
        lambda: state.view(0),
        lambda: state.legal(0),
        lambda: state.verify(0, 0),
        lambda: state.imagine(0, Seeded(0)),
    ):
        with pytest.raises(NotImplementedError):
            call()
    state.is_over = True
    assert state.to_act() == ()


def test_play_checks_and_apply_does() -> None:
    state = GAME.new(2, {}, Seeded(1))
    with pytest.raises(IllegalAction) as caught:
        state.play(0, READY, Seeded(1))
    assert caught.value.refusal == Refusal("lay-first")
    digest = state.digest()
    state.play(0, state.legal(0)[0], Seeded(1))
    assert state.digest() != digest
    assert len(digest) == 16
    assert repr(state) == f"<{state.to_text()}>"


def test_lists_of_legal_actions_are_independent() -> None:
    state = GAME.new(2, {}, Seeded(1))
    first, second = state.legal(0), state.legal(1)
    first.append(99)
    assert 99 not in state.legal(0)
    assert second == state.legal(1)


def test_events_cost_nothing_unless_asked_for() -> None:
    state = GAME.new(2, {}, Seeded(1))
    state.emit("silence", 0, {})
    assert state.events is None
    state.events = []
    state.emit("noise", 1, {"points": 3})
    assert state.events == [Event("noise", 1, {"points": 3}, None)]


def test_random_play_to_the_end() -> None:
    state = GAME.new(3, {}, Seeded(1))
    copy = state.clone()
    decisions = play_out(state, Seeded(2), Seeded(3), Moves())
    assert state.is_over
    assert not copy.is_over
    play_out(copy, Seeded(2), Seeded(3), Moves())
    assert copy.to_text() == state.to_text()
    start = GAME.new(3, {}, Seeded(1))
    assert play_many(start, 5, seed=1) > 5 * decisions // 2
    assert play_many(start, 5, seed=1) == play_many(start, 5, seed=1)
    assert not start.is_over
    clone_many(start, 3)


def test_a_game_is_judged_by_its_points_unless_it_knows_better() -> None:
    state = GAME.new(3, {}, Seeded(1))
    play_out(state, Seeded(2), Seeded(3), Moves())
    scores = state.scores()
    assert GAME.evaluate(state, 0) == scores[0] - max(scores[1:])
    with pytest.raises(NotImplementedError):
        Game().blank(2, {})
    with pytest.raises(NotImplementedError):
        Game().from_text("")
