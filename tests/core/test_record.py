"""Records: whatever is in the file, the answer is a record or the line and the reason."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chatelain.core.chance import Sealed
from chatelain.core.errors import RecordError
from chatelain.core.match import Replay
from chatelain.core.record import Entry, Record, Seat, load
from tests.core.fair import fair_is_installed, new, play_on

__all__ = ["fair_is_installed"]


def finished() -> list[str]:
    """The lines of a finished game with an undo in it."""
    match = new()
    seat = match.state.to_act()[0]
    match.play(seat, match.state.legal(seat)[0])
    match.undo(seat)
    return play_on(match).save().dump().splitlines()


def file_of(lines: list[str]) -> str:
    return "".join(line + "\n" for line in lines)


def changed(line: str, **changes: Any) -> str:
    return json.dumps(json.loads(line) | changes)


def without(line: str, key: str) -> str:
    return json.dumps({name: value for name, value in json.loads(line).items() if name != key})


def refused(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Replay(load(file_of(lines))).run()
    return caught.value


# --- as written, so read


def test_a_record_is_read_as_it_was_written() -> None:
    text = file_of(finished())
    assert load(text).dump() == text
    assert Replay(load(text)).run().save().dump() == text


@given(st.text(st.characters(exclude_categories=["Cs"])), st.text(st.characters(exclude_categories=["Cs"])))
def test_names_may_hold_any_character(name: str, bot: str) -> None:
    """Also U+2028 and the other line ends of Unicode."""
    header = replace(new().record.header, seats=(Seat(name), Seat("Benno", bot or None)))
    record = Record(header, [Entry(None, None, chance=(1, 2))])
    assert load(record.dump()) == record
    assert load(record.dump().encode().decode()) == record


def test_line_ends_of_other_systems_are_fine() -> None:
    text = file_of(finished())
    assert load(text.replace("\n", "\r\n")).dump() == text
    assert load(text.removesuffix("\n")).dump() == text


# --- cut off and edited at every line


def test_cut_off_after_every_line() -> None:
    """What is left of a record replays as far as it goes: a running game. Without the set-up it is none."""
    lines = finished()
    for length in range(2):
        assert refused(lines[:length]).line == 1
    for length in range(2, len(lines) - 1):
        assert Replay(load(file_of(lines[:length]))).run().version == length - 1
    assert "no-end" in str(refused(lines[:-1]))


def test_cut_off_within_every_line() -> None:
    lines = finished()
    for number, line in enumerate(lines, start=1):
        error = refused([*lines[: number - 1], line[: len(line) // 2]])
        assert error.line == number
        assert str(error).startswith(f"line {number}: not-json detail=")


def test_every_line_left_out_is_noticed() -> None:
    lines = finished()
    for at in range(len(lines) - 1):
        error = refused(lines[:at] + lines[at + 1 :])
        assert error.line == at + 1


def test_every_line_doubled_is_noticed() -> None:
    lines = finished()
    for at in range(len(lines)):
        assert refused(lines[: at + 1] + lines[at:]).line == at + 2


def test_an_empty_line_anywhere_is_noticed() -> None:
    lines = finished()
    for at in range(1, len(lines)):
        error = refused([*lines[:at], "", *lines[at:]])
        assert error.line == at + 1


def test_every_outcome_edited_is_noticed() -> None:
    """The seed of a seeded game is known, so its outcomes cannot be changed."""
    lines = finished()
    for at, line in enumerate(lines[1:-1], start=1):
        outcomes = json.loads(line).get("chance", [])
        for place in range(len(outcomes)):
            edited = outcomes[:place] + [(outcomes[place] + 1) % 5] + outcomes[place + 1 :]
            assert refused([*lines[:at], changed(line, chance=edited), *lines[at + 1 :]]).line == at + 1
        more = changed(line, chance=[*outcomes, 1])
        assert refused([*lines[:at], more, *lines[at + 1 :]]).line == at + 1


def test_every_move_edited_is_noticed() -> None:
    lines = finished()
    for at, line in enumerate(lines[2:-1], start=2):
        if "move" in json.loads(line):
            for move in ("lay gold", "lay", "", "ready ready"):
                assert refused([*lines[:at], changed(line, move=move), *lines[at + 1 :]]).line == at + 1
        wrong_seat = changed(line, seat=1 - json.loads(line)["seat"])
        assert refused([*lines[:at], wrong_seat, *lines[at + 1 :]]).line >= at + 1


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("scores", [0, 0], "other-end what=scores recorded=[0, 0]"),
        ("ranking", [2, 2], "other-end what=ranking recorded=[2, 2]"),
        ("digest", "0" * 16, "other-end what=digest recorded=0000000000000000"),
        ("scores", [0], "result-seats"),
        ("ranking", "12", "no-numbers key=ranking"),
        ("secret", "00", "other-chance key=secret kind=sealed"),
        ("more", 1, "unknown-key key=more"),
    ],
)
def test_the_last_line_edited_is_noticed(key: str, value: object, message: str) -> None:
    lines = finished()
    end = json.loads(lines[-1])["end"] | {key: value}
    error = refused([*lines[:-1], json.dumps({"end": end})])
    assert error.line == len(lines)
    assert message in str(error)


def test_an_end_before_the_end_is_noticed() -> None:
    lines = finished()
    assert "early-end" in str(refused([*lines[:5], lines[-1]]))


def test_a_digest_edited_is_noticed() -> None:
    lines = finished()
    error = refused([*lines[:3], changed(lines[3], digest="0" * 16), *lines[4:]])
    assert error.line == 4
    assert "other-digest recorded=0000000000000000" in str(error)


# --- wrong keys and types


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"chatelain": 2}, "record-format format=1"),
        ({"chatelain": True}, "record-format format=1"),
        ({"chatelain": 1.0}, "record-format format=1"),
        ({"chatelain": None}, "record-format format=1"),
        ({"game": 5}, "no-text key=game"),
        ({"game": "fairr"}, "bad-start: unknown-game name=fairr close=fair"),
        ({"rules": 0}, "no-number key=rules"),
        ({"rules": True}, "no-number key=rules"),
        ({"rules": 99}, "unknown-rules rules=99 game=fair"),
        ({"seats": []}, "no-seats key=seats"),
        ({"seats": {}}, "no-seats key=seats"),
        ({"seats": ["Anna", "Benno"]}, "no-seats key=seats"),
        ({"seats": [{"name": "Anna"}, {}]}, "no-text key=name"),
        ({"seats": [{"name": "Anna"}, {"name": "Benno", "bot": 3}]}, "no-text key=bot"),
        ({"seats": [{"name": "Anna"}, {"name": "Benno", "age": 3}]}, "unknown-key key=age"),
        ({"seats": [{"name": "\ud800"}, {"name": "Benno"}]}, "half-character"),
        ({"options": []}, "no-options key=options"),
        ({"options": {"rounds": 3}}, "no-options key=options"),
        ({"options": {"rounds": "4"}}, "bad-start: option-choice option=rounds value=4 known=3, 5"),
        ({"options": {"round": "3"}}, "bad-start: unknown-option name=round close=rounds"),
        ({"options": {"open": "perhaps"}}, "option-flag option=open"),
        ({"chance": "lucky"}, "unknown-chance name=lucky"),
        ({"chance": 1}, "no-text key=chance"),
        ({"chance": "sealed"}, "other-chance key=seed kind=seeded"),
        ({"seed": 7}, "no-text key=seed"),
        ({"seed": "seven"}, "bad-seed seed=seven"),
        ({"commitment": "00"}, "other-chance key=commitment kind=sealed"),
        ({"weather": "fine"}, "unknown-key key=weather"),
    ],
)
def test_a_wrong_header(changes: dict[str, Any], message: str) -> None:
    lines = finished()
    error = refused([changed(lines[0], **changes), *lines[1:]])
    assert error.line == 1
    assert message in str(error)


@pytest.mark.parametrize("seats", [1, 5])
def test_a_header_with_seats_the_game_does_not_have(seats: int) -> None:
    header = changed(finished()[0], seats=[{"name": "Anna"}] * seats)
    assert (
        str(refused([header, '{"n": 0}'])) == f"line 1: bad-start: seats-between game=fair low=2 high=4 seats={seats}"
    )


@pytest.mark.parametrize("key", ["chatelain", "game", "rules", "seats", "chance", "seed"])
def test_a_header_lacks_a_key(key: str) -> None:
    lines = finished()
    assert refused([without(lines[0], key), *lines[1:]]).line == 1


def test_a_header_without_options_has_the_defaults() -> None:
    lines = finished()
    assert Replay(load(file_of([without(lines[0], "options"), *lines[1:]]))).run().state.is_over


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"n": 7}, "entry-order found=7 wanted=1"),
        ({"n": "1"}, "no-number key=n"),
        ({"n": True}, "no-number key=n"),
        ({"seat": 2}, "no-number key=seat low=0 high=1"),
        ({"seat": None}, "no-number key=seat"),
        ({"seat": -1}, "no-number key=seat"),
        ({"move": 3}, "no-text key=move"),
        ({"undo": 1}, "move-or-undo"),
        ({"chance": 3}, "no-numbers key=chance"),
        ({"chance": [1.5]}, "no-numbers key=chance"),
        ({"chance": [True]}, "no-numbers key=chance"),
        ({"chance": [10**30]}, "no-numbers key=chance"),
        ({"digest": 1}, "no-text key=digest"),
        ({"time": 1}, "unknown-key key=time"),
    ],
)
def test_a_wrong_entry(changes: dict[str, Any], message: str) -> None:
    lines = finished()
    error = refused([*lines[:2], changed(lines[2], **changes), *lines[3:]])
    assert error.line == 3
    assert message in str(error)


@pytest.mark.parametrize("line", ["[]", "1", "null", '"text"', "{", "nul", "NaN", "[" * 100_000, "{}", '{"n": 0}'])
def test_a_line_that_is_no_entry(line: str) -> None:
    lines = finished()
    assert refused([*lines[:2], line, *lines[3:]]).line == 3
    assert refused([line, *lines[1:]]).line == 1


@pytest.mark.parametrize("extra", ["seat", "move", "undo"])
def test_the_set_up_is_nobodys_move(extra: str) -> None:
    lines = finished()
    error = refused([lines[0], changed(lines[1], **{extra: 1}), *lines[2:]])
    assert "set-up-entry" in str(error)


def test_nothing_follows_the_end() -> None:
    lines = finished()
    assert "after-end" in str(refused([*lines, '{"n": 99}']))


def test_more_than_the_end_on_the_last_line() -> None:
    lines = finished()
    assert "unknown-key key=more" in str(refused([*lines[:-1], changed(lines[-1], more=1)]))


# --- sealed games


def sealed(moves: int = 10_000) -> list[str]:
    return play_on(new(source=Sealed(bytes(range(32)))), moves).save().dump().splitlines()


def test_a_sealed_record_is_checked_against_its_secret() -> None:
    lines = sealed()
    assert Replay(load(file_of(lines))).run().save().dump() == file_of(lines)
    at = next(at for at, line in enumerate(lines) if at > 1 and "chance" in line)
    outcomes = json.loads(lines[at])["chance"]
    edited = changed(lines[at], chance=[(outcomes[0] + 1) % 5, *outcomes[1:]])
    error = refused([*lines[:at], edited, *lines[at + 1 :]])
    assert error.line == at + 1
    assert "other-outcomes" in str(error)


@pytest.mark.parametrize(
    ("secret", "message"), [("00" * 32, "other-secret"), ("zz", "bad-secret"), (5, "no-text key=secret")]
)
def test_a_wrong_secret(secret: object, message: str) -> None:
    lines = sealed()
    end = json.loads(lines[-1])["end"] | {"secret": secret}
    assert message in str(refused([*lines[:-1], json.dumps({"end": end})]))
    running = sealed(5)
    assert message in str(refused([*running[:-1], json.dumps({"secret": secret})]))


def test_the_secret_is_out_only_at_the_end() -> None:
    secret = bytes(range(32)).hex()
    match = play_on(new(source=Sealed(bytes(range(32)))), 5)
    assert secret not in match.record.dump()
    assert secret in match.save().dump()
    assert secret in play_on(match).record.dump()


def test_a_secret_belongs_to_sealed_games() -> None:
    lines = finished()[:5]
    assert "other-chance key=secret kind=sealed" in str(refused([*lines, '{"secret": "00"}']))


# --- anything at all


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
KEYS = ["chatelain", "game", "rules", "seats", "options", "chance", "seed", "commitment"]
KEYS += ["n", "seat", "move", "undo", "digest", "end", "secret", "scores", "ranking", "more"]


def try_to_read(text: str) -> None:
    try:
        Replay(load(text)).run()
    except RecordError as error:
        assert 1 <= error.line <= text.count("\n") + 1
        assert error.code


@given(st.text())
def test_any_text_is_refused_with_a_line(text: str) -> None:
    try_to_read(text)


@given(st.lists(st.dictionaries(st.sampled_from(KEYS), JSON), max_size=4))
def test_any_json_lines_are_refused_with_a_line(lines: list[dict[str, object]]) -> None:
    try_to_read(file_of([json.dumps(line) for line in lines]))


@given(st.data())
def test_any_change_of_a_line_is_a_record_or_refused(data: st.DataObject) -> None:
    lines = finished()
    at = data.draw(st.integers(0, len(lines) - 1))
    line = json.loads(lines[at])
    inner = line["end"] if "end" in line and data.draw(st.booleans()) else line
    key = data.draw(st.sampled_from(KEYS + sorted(inner)))
    inner[key] = data.draw(JSON)
    try_to_read(file_of([*lines[:at], json.dumps(line), *lines[at + 1 :]]))


@given(st.data())
def test_any_change_of_a_character_is_a_record_or_refused(data: st.DataObject) -> None:
    text = file_of(finished())
    at = data.draw(st.integers(0, len(text) - 1))
    try_to_read(text[:at] + data.draw(st.text(max_size=2)) + text[at + 1 :])
