"""Records of whole games, one for every way a game can end; all of them replay."""

from __future__ import annotations

import pytest

from chatelain.core.errors import RecordError
from chatelain.core.match import Replay
from chatelain.core.record import load
from tests.games.burgundy.helpers import empty_spaces, order
from tests.games.burgundy.make_records import RECORDS, WANTED


@pytest.mark.parametrize("name", RECORDS.names())
def test_every_record_replays(name: str) -> None:
    RECORDS.check(name)


def test_there_is_a_record_of_every_end() -> None:
    assert RECORDS.names() == sorted(WANTED)


@pytest.mark.parametrize(("name", "seats"), [("two-players", 2), ("three-players", 3), ("four-players", 4)])
def test_the_most_points_win(name: str, seats: int) -> None:
    RECORDS.check_places(name, seats)


def test_one_game_two_ways_to_break_a_tie() -> None:
    """The same moves: the fewest empty spaces win, or the most."""
    for name, wins in (("tie-fewest-empty", min), ("tie-most-empty", max)):
        _match, state = RECORDS.replayed(name)
        empty = [empty_spaces(state, seat) for seat in (0, 1)]
        assert state.scores()[0] == state.scores()[1] and empty[0] != empty[1]
        assert state.ranking().index(1) == empty.index(wins(empty))


def test_a_tie_decided_by_turn_order() -> None:
    _match, state = RECORDS.replayed("tie-turn-order")
    assert state.scores()[0] == state.scores()[1] and empty_spaces(state, 0) == empty_spaces(state, 1)
    assert state.ranking().index(1) == order(state)[-1]


def test_a_game_with_secret_choices() -> None:
    match, _state = RECORDS.replayed("secret-choice")
    assert match.record.header.options["choice"] == "secret"
    moves = [entry.move or "" for entry in match.record.entries]
    assert sum(move.startswith("estate ") for move in moves) == 3


def test_a_game_with_a_castle_founded_for_five_points() -> None:
    match, state = RECORDS.replayed("spielbox-founding")
    founded = sum((entry.move or "").startswith("found ") for entry in match.record.entries)
    assert founded > 0 and sum(sheet["founding"] for sheet in state.score_sheet()) == -5 * founded
    assert all(player.estate.spielbox for player in state.players)


def test_a_record_that_was_changed_does_not_replay() -> None:
    text = RECORDS.text(RECORDS.names()[0])
    with pytest.raises(RecordError):
        Replay(load(text.replace('"scores": [1', '"scores": [2'))).run()
