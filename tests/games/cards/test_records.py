"""Records of whole games, one for every way a game can end; all of them replay. And what may be taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from chatelain.core.errors import IllegalAction, RecordError
from chatelain.core.match import Match, Replay
from chatelain.core.record import Seat, load
from chatelain.games.cards.scoring import cards_in_storage, has_lost_to_aaron
from chatelain.games.cards.state import CardsState
from tests.games.cards.helpers import legal
from tests.games.cards.make_records import OWN_DATA, RECORDS, WANTED


@pytest.mark.parametrize("name", RECORDS.names())
def test_every_record_replays(name: str) -> None:
    RECORDS.check(name)


def test_there_is_a_record_of_every_end() -> None:
    assert RECORDS.names() == sorted(WANTED)


@pytest.mark.parametrize(("name", "seats"), [("two-players", 2), ("three-players", 3), ("four-players", 4)])
def test_the_most_points_win(name: str, seats: int) -> None:
    RECORDS.check_places(name, seats)


def test_a_tie_goes_to_the_most_cards_in_storage() -> None:
    _match, state = RECORDS.replayed("tie-storage")
    stored = [int(cards_in_storage(player)) for player in state.players]
    assert state.scores()[0] == state.scores()[1] and stored[0] != stored[1]
    assert state.ranking().index(1) == stored.index(max(stored))


def test_a_shared_victory() -> None:
    _match, state = RECORDS.replayed("tie-shared")
    assert state.scores()[0] == state.scores()[1] and state.ranking() == [1, 1]


@pytest.mark.parametrize("round_", "ABCDE")
def test_aaron_wins_after_any_round(round_: str) -> None:
    _match, state = RECORDS.replayed(f"alone-lost-{round_}")
    assert has_lost_to_aaron(state) and "ABCDE"[int(state.round)] == round_
    assert state.view(0)["aaron"]["won"] is True and state.ranking() == [2]


def test_aaron_is_beaten() -> None:
    _match, state = RECORDS.replayed("alone-won")
    assert not has_lost_to_aaron(state) and int(state.round) == 4
    assert state.scores()[0] >= int(state.players[1].points) > 0 and state.ranking() == [1]


def test_numbers_of_the_players_own() -> None:
    match, state = RECORDS.replayed("own-data")
    assert match.record.header.options["data"] == state.values.text == OWN_DATA


def test_a_record_that_was_changed_does_not_replay() -> None:
    text = RECORDS.text(RECORDS.names()[0])
    with pytest.raises(RecordError):
        Replay(load(text.replace('"scores": [', '"scores": [9'))).run()


# -- undo reaches back to the last hidden card that was seen


def match_of(seats: int = 2, seed: int = 5) -> Match:
    return Match.new("cards", [Seat("Anna"), Seat("Benno")][:seats], seed=seed)


def first_play(match: Match) -> str:
    assert isinstance(match.state, CardsState)
    return min(legal(match.state, "play"))


@pytest.mark.rule("R3.8")
def test_an_action_may_be_taken_back_but_not_the_card_that_all_have_seen() -> None:
    match = match_of()
    seat = match.state.to_act()[0]
    match.play(seat, first_play(match))
    assert match.undo_limit(seat) == 0
    before = match.state.to_text()
    match.play(seat, "silver")
    assert match.undo_limit(seat) == 1
    with pytest.raises(IllegalAction):
        match.undo(seat, 2)
    match.undo(seat)
    assert match.state.to_text() == before


def test_alone_there_is_nobody_to_see_the_card() -> None:
    match = match_of(seats=1)
    before = match.state.to_text()
    match.play(0, first_play(match))
    match.play(0, "silver")
    assert match.undo_limit(0) == 2
    match.undo(0, 2)
    assert match.state.to_text() == before


def test_an_old_record_in_which_a_card_was_taken_back_replays() -> None:
    text = (Path(__file__).parents[2] / "records" / "cards.2.seeded.chatelain").read_text("utf-8")
    record = load(text)
    replay, reached = Replay(record), 0
    while replay.at < len(record.entries):
        entry = record.entries[replay.at]
        if entry.undo and entry.seat is not None:
            reached += entry.undo > replay.match.undo_limit(entry.seat)
        replay.step()
    assert reached > 0  # more than a match would allow now


def test_a_purchase_may_not_be_taken_back() -> None:
    match = match_of()
    seat = match.state.to_act()[0]
    assert isinstance(match.state, CardsState)
    match.state.players[seat].silver = 3
    match.play(seat, "buy")
    assert match.undo_limit(seat) == 0
    match.play(seat, "use b1")  # the two others have been shown to all
    assert match.undo_limit(seat) == 0
    match.play(seat, "silver")
    assert match.undo_limit(seat) == 1
    with pytest.raises(IllegalAction):
        match.undo(seat, 2)


def test_a_turn_that_has_ended_may_not_be_taken_back() -> None:
    match = match_of()
    seat = match.state.to_act()[0]
    for word in (first_play(match), "silver", "end"):
        match.play(seat, word)
    assert match.undo_limit(seat) == 0
    other = match.state.to_act()[0]
    for word in (first_play(match), "silver", "end"):
        match.play(other, word)
    assert match.undo_limit(other) == 0  # the next cards have been drawn


def test_taking_from_a_pile_shows_the_next_card() -> None:
    match = match_of(seed=1)
    assert isinstance(match.state, CardsState)
    seat = match.state.to_act()[0]
    match.state.push(3, 1)
    match.play(seat, "good left")
    assert match.undo_limit(seat) == 0
