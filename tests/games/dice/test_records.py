"""Records of whole games, one for every way a game can end; all of them replay."""

from __future__ import annotations

import pytest

from chatelain.core.errors import RecordError
from chatelain.core.match import Replay
from chatelain.core.record import load
from chatelain.games.dice.scoring import unused_bonuses
from chatelain.games.dice.tables import grade
from tests.games.dice.make_records import RECORDS, WANTED


@pytest.mark.parametrize("name", RECORDS.names())
def test_every_record_replays(name: str) -> None:
    RECORDS.check(name)


def test_there_is_a_record_of_every_end() -> None:
    assert RECORDS.names() == sorted(WANTED)


def test_a_record_with_data_of_ones_own_needs_no_file() -> None:
    match, state = RECORDS.replayed("two-players-own-data")
    assert state.sheet.name == "B" and state.sheet.values.text == match.record.header.options["data"]


@pytest.mark.parametrize(
    ("name", "seats"),
    [("two-players", 2), ("three-players-all-different", 3), ("four-players", 4), ("five-players-all-the-same", 5)],
)
def test_the_most_points_win(name: str, seats: int) -> None:
    RECORDS.check_places(name, seats)
    match, _state = RECORDS.replayed(name)
    assert any(entry.undo for entry in match.record.entries)


@pytest.mark.parametrize("name", ["none", "well-played", "excellent", "incredible"])
def test_every_grade_of_the_solo_game(name: str) -> None:
    _match, state = RECORDS.replayed(f"solo-{name}")
    assert grade(state.scores()[0]) == name == state.view(0)["grade"]


def test_a_tie_decided_by_unused_bonuses() -> None:
    _match, state = RECORDS.replayed("tie-bonuses")
    unused = [int(unused_bonuses(state, seat)) for seat in (0, 1)]
    assert state.scores()[0] == state.scores()[1] and unused[0] != unused[1]
    assert state.ranking().index(1) == unused.index(max(unused))


def test_a_shared_victory() -> None:
    _match, state = RECORDS.replayed("tie-shared")
    assert state.ranking() == [1, 1] and unused_bonuses(state, 0) == unused_bonuses(state, 1)


def test_a_record_that_was_changed_does_not_replay() -> None:
    text = RECORDS.text(RECORDS.names()[0])
    first = text.index('"scores": [') + len('"scores": [')
    with pytest.raises(RecordError):
        Replay(load(text[:first] + "9" + text[first:])).run()
