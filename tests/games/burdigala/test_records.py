"""Records of whole games, one for every way a game can end; all of them replay."""

from __future__ import annotations

import pytest

from chatelain.core.errors import IllegalAction, RecordError
from chatelain.core.match import Match, Replay
from chatelain.core.record import Entry, Seat, load
from chatelain.games.burdigala.scoring import end_reason
from tests.games.burdigala.helpers import tokens
from tests.games.burdigala.make_records import OWN_DATA, RECORDS, WANTED, tie
from tests.games.moves import sheet


@pytest.mark.parametrize("name", RECORDS.names())
def test_every_record_replays(name: str) -> None:
    RECORDS.check(name)


def test_there_is_a_record_of_every_end() -> None:
    assert RECORDS.names() == sorted(WANTED)


@pytest.mark.rule("R13.1")
@pytest.mark.parametrize(("seats", "name"), [(2, "two"), (3, "three"), (4, "four")])
def test_everything_is_built(seats: int, name: str) -> None:
    _match, state = RECORDS.replayed(f"built-{name}-players")
    assert state.seats == seats and end_reason(state) == "built" and not state.unfinished


@pytest.mark.rule("R13.3")
def test_the_goods_are_gone() -> None:
    match, state = RECORDS.replayed("goods-gone")
    assert end_reason(state) == "goods" and state.goods_left == 0 and state.unfinished
    moves = {str(entry.move).split()[0] for entry in match.record.entries}
    assert {"corrupt", "good"} <= moves


@pytest.mark.rule("R13.2")
def test_no_pawn_is_left() -> None:
    match, state = RECORDS.replayed("no-pawn-left")
    assert end_reason(state) == "pawns" and min(player.pawns for player in state.players) == 0
    assert str(match.record.entries[-1].move).startswith("remove ")


@pytest.mark.rule("R14.9")
@pytest.mark.parametrize("kind", ["goods", "corruption", "shared"])
def test_ties(kind: str) -> None:
    _match, state = RECORDS.replayed(f"tie-{kind}")
    assert state.scores()[0] == state.scores()[1] and tie(state) == kind
    assert state.ranking().count(1) == (2 if kind == "shared" else 1)


@pytest.mark.rule("R14.7")
def test_a_score_below_zero() -> None:
    _match, state = RECORDS.replayed("below-zero")
    lowest = [seat for seat in range(4) if sheet(state, seat).get("floor")]
    assert all(state.scores()[seat] == 0 and tokens(state, seat) for seat in lowest) and lowest


def test_a_box_of_ones_own_travels_with_the_record() -> None:
    match, state = RECORDS.replayed("own-data")
    assert match.record.header.options == {"data": OWN_DATA}
    assert sum(state.census()[f"good-{kind}"] for kind in ("wine", "tin")) == 6


def test_a_record_that_was_changed_does_not_replay() -> None:
    text = RECORDS.text(RECORDS.names()[0])
    with pytest.raises(RecordError):
        Replay(load(text.replace('"ranking": [', '"ranking": [7, '))).run()
    with pytest.raises(RecordError):
        Replay(load(text.replace('"move": "end"', '"move": "again"', 1))).run()


def test_a_card_played_cannot_be_taken_back_but_a_record_in_which_it_was_replays() -> None:
    """There was a time when it could: records of then tell what happened."""
    match = Match.new("burdigala", [Seat("Anna"), Seat("Benno")], seed=40)
    for point in (30, 19, 31, 17, 2, 9):
        match.play(match.state.to_act()[0], f"place {point}")
    for move in ("move b 9", "send 26", "lay q3", "again"):
        match.play(match.state.to_act()[0], move)
    seat, before = match.state.to_act()[0], match.state.to_text()
    match.play(seat, "connections 3")
    assert match.undo_limit(seat) == 0
    with pytest.raises(IllegalAction, match="no-undo limit=0"):
        match.undo(seat)
    record = match.save()
    record.entries.append(Entry(seat, None, undo=1))
    assert Replay(record).run().state.to_text() == before
