"""Records of whole games, one for every way a game can end; all of them replay."""

from __future__ import annotations

import pytest

from chatelain.core.errors import RecordError
from chatelain.core.match import Replay
from chatelain.core.record import load
from chatelain.games.beaugency.state import BeaugencyState
from tests.games.beaugency.make_records import OWN_TRACK, RECORDS, WANTED, end

ENDS = [name for name in WANTED if "-turn-" in name]


def test_there_is_a_record_of_every_end() -> None:
    assert RECORDS.names() == sorted(WANTED)


@pytest.mark.parametrize("name", RECORDS.names())
def test_every_record_replays(name: str) -> None:
    # Records from before the option `data` do not name it.
    text = RECORDS.text(name)
    match, state = RECORDS.replayed(name)
    assert state.is_over and len(text) < 30_000
    assert match.save().dump().splitlines()[1:] == text.splitlines()[1:]


@pytest.mark.rule("R8.1", "R8.2", "R8.3")
@pytest.mark.parametrize("name", ENDS)
def test_every_end_is_what_its_name_says(name: str) -> None:
    replay = Replay(load(RECORDS.text(name)))
    before = [0, 0]
    while not replay.match.state.is_over:
        before = replay.match.state.scores()
        replay.step()
    assert isinstance(replay.match.state, BeaugencyState)
    assert end(replay.match.state, before).startswith(name)


@pytest.mark.rule("R1.13")
@pytest.mark.parametrize(("name", "data"), [("crowns-swapped", "crowns-swapped"), ("own-track", OWN_TRACK)])
def test_another_track_travels_with_the_record(name: str, data: str) -> None:
    match, state = RECORDS.replayed(name)
    assert match.record.header.options["data"] == data
    assert max(state.scores()) == 30


def test_a_record_that_was_changed_does_not_replay() -> None:
    text = RECORDS.text("own-track")
    with pytest.raises(RecordError):
        Replay(load(text.replace('"ranking": [', '"ranking": [7, '))).run()
    with pytest.raises(RecordError):
        Replay(load(text.replace(OWN_TRACK, "standard"))).run()
