"""Matches: playing, taking back, saving and replaying."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from mypy_extensions import i64

from chatelain.core import registry
from chatelain.core.chance import Chance, Forced, Manual, Sealed, Seeded
from chatelain.core.errors import ChanceError, IllegalAction, NotationError, OptionError, RecordError, UnknownName
from chatelain.core.match import Match, Replay, source_of
from chatelain.core.record import DIGEST_EVERY, Seat, load
from tests.conformance.sample_game import KEEP, NOTHING, READY, FairState
from tests.core.fair import SEATS, fair_is_installed, new, play_on

__all__ = ["fair_is_installed"]


def lay(match: Match, seat: int) -> int:
    """Lays the seat's first card; gives the action."""
    action = match.state.legal(seat)[0]
    match.play(seat, action)
    return action


def fair(match: Match) -> FairState:
    assert isinstance(match.state, FairState)
    return match.state


def code(caught: pytest.ExceptionInfo[IllegalAction]) -> str:
    return caught.value.refusal.code


# --- starting


def test_a_seeded_match_says_so() -> None:
    header = new(7).record.header
    assert (header.game, header.rules, header.chance, header.seed, header.commitment) == (
        "fair",
        1,
        "seeded",
        "7",
        None,
    )
    assert header.seats == tuple(SEATS)
    assert header.options == {"rounds": "3", "open": False}


def test_without_a_seed_a_match_is_sealed_by_a_fresh_secret() -> None:
    first, second = new(None), new(None)
    assert first.record.header.chance == "sealed"
    assert first.record.header.commitment != second.record.header.commitment
    assert first.record.header.seed is None


def test_other_sources_are_told_apart() -> None:
    assert new(source=Seeded(3)).record.header.chance == "forced"
    assert new(source=Forced(then=Seeded(3))).record.header.chance == "forced"
    assert new(source=Manual(lambda what, choices: choices[0])).record.header.chance == "manual"
    assert new(source=Sealed(bytes(32))).record.header.chance == "sealed"


def test_a_seed_and_a_source_do_not_go_together() -> None:
    with pytest.raises(ValueError, match="a seed or a source"):
        Match.new("fair", SEATS, seed=1, source=Seeded(2))


def test_what_cannot_be_started() -> None:
    with pytest.raises(UnknownName, match="unknown-game name=far close=fair"):
        Match.new("far", SEATS)
    with pytest.raises(OptionError, match="seats-between game=fair low=2 high=4 seats=1"):
        Match.new("fair", SEATS[:1])
    with pytest.raises(OptionError, match="option-choice option=rounds value=4 known=3, 5"):
        new(options={"rounds": "4"})
    with pytest.raises(UnknownName, match="unknown-option name=rond close=rounds"):
        new(options={"rond": "3"})


def test_the_set_up_is_in_the_record_and_has_events() -> None:
    match = new()
    assert [event.kind for event in match.events] == ["drew", "drew", "lot"]
    (entry,) = match.record.entries
    assert (entry.seat, entry.move, len(entry.chance)) == (None, None, 7)


# --- playing


def test_actions_by_number_and_by_text() -> None:
    match = new()
    action = match.state.legal(0)[0]
    events = match.play(0, match.game.actions.text(action))
    assert [event.kind for event in events] == ["laid", "laid-card"]
    assert match.record.entries[-1].move == match.game.actions.text(action)
    assert match.state.events is None


def test_a_text_that_is_no_action_changes_nothing() -> None:
    match = new()
    with pytest.raises(NotationError, match="unknown-move name=fly"):
        match.play(0, "fly")
    assert match.version == 1


def test_refused_actions_leave_no_trace() -> None:
    match = new()
    before = match.save().dump(), match.state.to_text()
    for seat, action, wanted in [
        (0, READY, "lay-first"),
        (0, KEEP, "no-swap-now"),
        (2, 0, "no-such-seat"),
        (0, 99, "no-such-action"),
    ]:
        with pytest.raises(IllegalAction) as caught:
            match.play(seat, action)
        assert code(caught) == wanted
    assert (match.save().dump(), match.state.to_text()) == before


def test_a_refused_action_does_not_forget_what_can_be_redone() -> None:
    match = new()
    lay(match, 0)
    match.undo(0)
    with pytest.raises(IllegalAction):
        match.play(0, READY)
    assert [event.kind for event in match.redo(0)] == ["laid", "laid-card"]


def test_a_person_who_answers_nonsense_may_answer_again() -> None:
    """An outcome that cannot be is refused; the match stands where it was."""
    answers: list[int] = []
    match = new(source=Manual(lambda what, choices: answers.pop() if answers else choices[0]))
    for seat in (0, 1):
        lay(match, seat)
    match.play(0, READY)
    before = match.state.to_text()
    answers.append(99)
    with pytest.raises(ChanceError, match="impossible-outcome outcome=99 chance=card"):
        match.play(1, READY)
    assert (match.state.to_text(), match.version) == (before, 4)
    match.play(1, READY)
    text = match.save().dump()
    assert Replay(load(text)).run().save().dump() == text


def test_a_digest_now_and_then() -> None:
    match = Match.new("fair", [Seat(name) for name in "ABCD"], {"rounds": "5"}, seed=2)
    for _time in range(10):
        lay(match, 0)
        match.undo(0)
    play_on(match)
    marked = [at for at, entry in enumerate(match.record.entries) if entry.digest is not None]
    assert marked == list(range(DIGEST_EVERY, match.version, DIGEST_EVERY)) != []


def test_the_end_is_written() -> None:
    match = play_on(new())
    end = match.record.end
    assert end is not None
    assert (list(end.scores), list(end.ranking)) == (match.state.scores(), match.state.ranking())
    assert (end.digest, end.secret) == (match.state.digest(), None)
    with pytest.raises(IllegalAction) as caught:
        match.play(0, READY)
    assert code(caught) == "game-over"
    assert match.undo_limit(0) == match.undo_limit(1) == 0


# --- taking back


def test_undo_and_redo() -> None:
    match = new()
    start = match.state.to_text()
    lay(match, 0)
    after = match.state.to_text()
    assert match.undo_limit(0) == 1
    match.undo(0)
    assert match.state.to_text() == start
    assert match.undo_limit(0) == 0
    match.redo(0)
    assert match.state.to_text() == after
    assert [entry.undo for entry in match.record.entries] == [0, 0, 1, 0]


def test_who_takes_back_without_end_can_only_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record is bounded, and no game gets stuck: each seat has its own share, and the last quarter is for playing."""
    match = new()
    monkeypatch.setattr(match.game, "manifest", replace(match.game.manifest, longest=48))
    assert match.undo_share == 18
    for _time in range(9):
        lay(match, 0)
        match.undo(0)
    lay(match, 0)
    lay(match, 1)
    assert (match.undo_limit(0), match.undo_limit(1)) == (0, 1)
    with pytest.raises(IllegalAction) as caught:
        match.undo(0)
    assert (code(caught), caught.value.refusal.params) == ("undo-used-up", {"limit": 18})
    assert Replay(match.save()).run().save().dump() == match.save().dump()
    play_on(match)
    assert match.state.is_over and not match.is_full


def test_a_record_in_which_more_was_taken_back_still_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new()
    for _time in range(30):
        lay(match, 0)
        match.undo(0)
    text = play_on(match).save().dump()
    monkeypatch.setattr(match.game, "manifest", replace(match.game.manifest, longest=8))
    assert Replay(load(text)).run().save().dump() == text


def test_records_have_room_for_several_games() -> None:
    """What is played without a plan, with moves taken back, fills a small part of what a record may hold."""
    for path in (Path(__file__).parents[1] / "records").glob("*.chatelain"):
        record = load(path.read_text("utf-8"))
        assert 5 * len(record.entries) < registry.manifest(record.header.game).longest, path.name


def test_undo_ends_where_something_was_revealed() -> None:
    match = new()
    for seat in (0, 1):
        lay(match, seat)
        match.play(seat, READY)
    assert match.undo_limit(0) == match.undo_limit(1) == 0
    with pytest.raises(IllegalAction) as caught:
        match.undo(1)
    assert (code(caught), caught.value.refusal.params) == ("no-undo", {"limit": 0})


def test_undo_ends_when_the_seat_passes_on() -> None:
    match = new()
    lay(match, 0)
    match.play(0, READY)
    assert match.undo_limit(0) == 0


def test_nobody_takes_back_the_move_of_another() -> None:
    """All choose at once: who was last may take back his own move, and not the other's below it."""
    match = new()
    lay(match, 0)
    lay(match, 1)
    assert (match.undo_limit(0), match.undo_limit(1)) == (0, 1)
    for seat, moves in [(0, 1), (1, 2)]:
        with pytest.raises(IllegalAction) as caught:
            match.undo(seat, moves)
        assert code(caught) == "no-undo"
    match.undo(1)
    assert (match.undo_limit(0), match.undo_limit(1)) == (1, 0)
    match.undo(0)
    assert [fair(match).laid[seat] for seat in (0, 1)] == [NOTHING, NOTHING]
    text = match.save().dump()
    assert Replay(load(text)).run().save().dump() == text


class QuietState(FairState):
    """Nobody is told or shown that a card has been laid."""

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        events, self.events = self.events, None if action < READY else self.events
        super().act(seat, action, chance)
        self.events = events

    def view(self, viewer: int) -> dict[str, object]:
        seats = [{"is_ready": ready} for ready in self.is_ready]
        return {"seats": seats, "own": [self.laid[viewer]] if viewer >= 0 else []}


def quiet() -> Match:
    match = new()
    match.state = fair(match)._copy_to(QuietState(2, 3, False))
    return match


def test_what_nobody_saw_is_taken_back_from_below_the_moves_of_others() -> None:
    match = quiet()
    start = match.state.to_text()
    first = lay(match, 0)
    lay(match, 1)
    match.play(1, READY)
    laid = fair(match).laid[1]
    assert (match.undo_limit(0), match.undo_limit(1)) == (1, 0)
    match.undo(0)
    assert (fair(match).laid, fair(match).is_ready) == ([NOTHING, laid], [False, True])
    match.redo(0)
    assert (fair(match).laid[0], match.undo_limit(0)) == (first, 1)
    match.undo(0)
    assert match.state.to_text() != start and [step.seat for step in match.undoable] == [1, 1]


def test_a_move_that_was_heard_stays_below_the_moves_of_others() -> None:
    match = quiet()
    lay(match, 0)
    match.undoable = [replace(match.undoable[0], is_heard=True)]
    assert match.undo_limit(0) == 1
    lay(match, 1)
    assert (match.undo_limit(0), match.undo_limit(1)) == (0, 1)


@pytest.mark.parametrize("moves", [0, -1, 2])
def test_how_many_moves_can_be_taken_back(moves: int) -> None:
    match = new()
    lay(match, 0)
    with pytest.raises(IllegalAction) as caught:
        match.undo(0, moves)
    assert caught.value.refusal.params == {"limit": 1}
    assert match.version == 2


def test_nothing_to_redo() -> None:
    match = new()
    with pytest.raises(IllegalAction) as caught:
        match.redo(0)
    assert code(caught) == "no-redo"
    lay(match, 0)
    match.undo(0)
    with pytest.raises(IllegalAction) as caught:
        match.redo(1)
    assert code(caught) == "no-redo"


def test_another_move_than_the_one_taken_back_ends_redo() -> None:
    match = new()
    first, second = match.state.legal(0)[:2]
    match.play(0, first)
    match.undo(0)
    match.play(0, second)
    with pytest.raises(IllegalAction) as caught:
        match.redo(0)
    assert code(caught) == "no-redo"


# --- saving and replaying


def test_a_save_does_not_grow_with_the_match() -> None:
    match = new()
    saved = match.save()
    text = saved.dump()
    lay(match, 0)
    assert saved.dump() == text


@pytest.mark.parametrize("moves", [0, 3, 7, 20])
def test_a_running_game_goes_on_as_if_nothing_had_happened(moves: int) -> None:
    """Seeded and sealed: the stream goes on where it was."""
    for match in (new(3), new(source=Sealed(bytes(range(32))))):
        again = Replay(load(play_on(match, moves).save().dump())).run()
        assert again.state.to_text() == match.state.to_text()
        assert play_on(again, seed=9).save().dump() == play_on(match, seed=9).save().dump()


def test_the_public_record_of_a_running_sealed_game_replays_without_the_secret() -> None:
    match = play_on(new(source=Sealed(bytes(range(32)))), 9)
    record = load(match.record.dump())
    assert source_of(record) is None
    assert Replay(record).run().state.to_text() == match.state.to_text()


def test_undo_survives_a_replay() -> None:
    match = new()
    lay(match, 0)
    again = Replay(load(match.save().dump())).run()
    assert again.undo_limit(0) == 1
    again.undo(0)
    assert again.state.to_text() == new().state.to_text()


def test_a_replay_goes_step_by_step() -> None:
    match = play_on(new(), 6)
    replay = Replay(match.save())
    kinds = []
    while (events := replay.step()) is not None:
        kinds.append([event.kind for event in events])
    assert len(kinds) == 6
    assert replay.step() is None
    assert replay.match.state.to_text() == match.state.to_text()


def test_a_forced_game_is_replayed_from_its_outcomes() -> None:
    match = play_on(new(source=Forced(dice=[6, 6, 6], then=Seeded(1))))
    lines = match.save().dump().splitlines()
    again = Replay(load("\n".join(lines))).run()
    assert again.state.to_text() == match.state.to_text()
    at = next(at for at, line in enumerate(lines) if at > 1 and "chance" in line)
    short = json.loads(lines[at])
    short["chance"] = short["chance"][:-1]
    with pytest.raises(RecordError, match=f"line {at + 1}: bad-move move=.*: no-outcome-left chance="):
        Replay(load("\n".join([*lines[:at], json.dumps(short), *lines[at + 1 :]]))).run()


def test_an_undo_that_was_not_possible_does_not_replay() -> None:
    lines = play_on(new(), 4).save().dump().splitlines()
    lines.append(json.dumps({"n": 5, "seat": 0, "undo": 4}))
    with pytest.raises(RecordError, match=r"line 7: bad-undo count=\d+: no-undo limit="):
        Replay(load("\n".join(lines))).run()
