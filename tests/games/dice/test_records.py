"""Records of whole games, one for every way a game can end; all of them replay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chatelain.core.errors import RecordError
from chatelain.core.match import Match, Replay
from chatelain.core.record import load
from chatelain.games.dice.colours import unused_bonuses
from chatelain.games.dice.game import GAME
from chatelain.games.dice.state import DiceState
from chatelain.games.dice.tables import grade
from chatelain.testing import installed

RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


@pytest.fixture(autouse=True)
def dice_is_installed() -> Iterator[None]:
    with installed(GAME):
        yield


def replayed(name: str) -> tuple[Match, DiceState]:
    """A record played again, and its last position."""
    match = Replay(load((Path(__file__).parent / "records" / f"{name}.jsonl").read_text("utf-8"))).run()
    assert isinstance(match.state, DiceState)
    return match, match.state


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text) < 60_000
    match = Replay(load(text)).run()
    assert match.state.is_over and match.save().dump() == text


def test_there_is_a_record_of_every_end() -> None:
    assert [path.stem for path in RECORDS] == [
        "five-players-all-the-same",
        "four-players",
        "solo-excellent",
        "solo-incredible",
        "solo-none",
        "solo-well-played",
        "three-players-all-different",
        "tie-bonuses",
        "tie-shared",
        "two-players-own-data",
        "two-players",
    ]


def test_a_record_with_data_of_ones_own_needs_no_file() -> None:
    match, state = replayed("two-players-own-data")
    assert state.sheet.name == "B" and state.sheet.values.text == match.record.header.options["data"]


@pytest.mark.parametrize(
    ("name", "seats"),
    [("two-players", 2), ("three-players-all-different", 3), ("four-players", 4), ("five-players-all-the-same", 5)],
)
def test_the_most_points_win(name: str, seats: int) -> None:
    match, state = replayed(name)
    scores, ranking = state.scores(), state.ranking()
    assert len(scores) == seats == len(set(scores))
    assert [ranking[seat] for seat in sorted(range(seats), key=lambda seat: -scores[seat])] == list(range(1, seats + 1))
    assert any(entry.undo for entry in match.record.entries)


@pytest.mark.parametrize("name", ["none", "well-played", "excellent", "incredible"])
def test_every_grade_of_the_solo_game(name: str) -> None:
    _match, state = replayed(f"solo-{name}")
    assert grade(state.scores()[0]) == name == state.view(0)["grade"]


def test_a_tie_decided_by_unused_bonuses() -> None:
    _match, state = replayed("tie-bonuses")
    unused = [int(unused_bonuses(state, seat)) for seat in (0, 1)]
    assert state.scores()[0] == state.scores()[1] and unused[0] != unused[1]
    assert state.ranking().index(1) == unused.index(max(unused))


def test_a_shared_victory() -> None:
    _match, state = replayed("tie-shared")
    assert state.ranking() == [1, 1] and unused_bonuses(state, 0) == unused_bonuses(state, 1)


def test_a_record_that_was_changed_does_not_replay() -> None:
    text = RECORDS[0].read_text("utf-8")
    first = text.index('"scores": [') + len('"scores": [')
    with pytest.raises(RecordError):
        Replay(load(text[:first] + "9" + text[first:])).run()
