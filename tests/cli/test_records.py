"""Broken records: every cut and many edits are refused with file, line and reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli


@pytest.fixture(params=["seeded", "sealed"])
def record(request: pytest.FixtureRequest, cli: Cli, tmp_path: Path) -> Path:
    seed = ["--seed", "3"] if request.param == "seeded" else []
    cli(
        "play",
        "race",
        "--players",
        "Anna,Benno",
        *seed,
        "--save",
        "r.chatelain",
        lines=["boost one", "undo", *["roll"] * 30],
    )
    return tmp_path / "r.chatelain"


def test_a_whole_record_agrees(cli: Cli, record: Path) -> None:
    done = cli("verify", "r.chatelain")
    assert done.code == 0
    assert "r.chatelain: everything agrees." in done.out
    report = json.loads(cli("verify", "--json", "r.chatelain").out)
    assert report["over"] is True
    assert report["dice"] in ("seeded", "sealed")


def test_every_cut_is_found_or_leaves_an_unfinished_game(cli: Cli, record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    for count in range(len(lines)):
        record.write_text("".join(lines[:count]))
        done = cli("verify", "r.chatelain")
        if count < 2 or count == len(lines) - 1:
            assert done.code == 2
            assert "error: r.chatelain: line" in done.err
        else:
            assert done.code == 0
            assert "An unfinished game" in done.out


def test_every_cut_within_a_line_is_found(cli: Cli, record: Path) -> None:
    text = record.read_text()
    for length in range(1, len(text) - 1, 7):
        if text[:length].endswith(("}", "}\n")):
            continue
        record.write_text(text[:length])
        done = cli("verify", "r.chatelain")
        assert done.code == 2
        assert f"r.chatelain: line {text[:length].count(chr(10)) + 1}: not JSON" in done.err


def test_every_line_left_out_is_found(cli: Cli, record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    for place in range(len(lines) - 1):
        record.write_text("".join(lines[:place] + lines[place + 1 :]))
        done = cli("verify", "r.chatelain")
        assert done.code == 2
        assert f"r.chatelain: line {place + 1}:" in done.err


def test_every_digit_that_is_changed_is_found(cli: Cli, record: Path) -> None:
    text = record.read_text()
    head = text.index("\n")
    places = [at for at, letter in enumerate(text) if letter.isdigit() and at > head]
    for at in places[::5]:
        record.write_text(text[:at] + str((int(text[at]) + 1) % 10) + text[at + 1 :])
        done = cli("verify", "r.chatelain")
        assert done.code == 2, text[at - 30 : at + 30]
        assert done.err.startswith("error: r.chatelain: line ")
        assert "Traceback" not in done.err


def test_an_illegal_move_is_explained_in_words(cli: Cli, record: Path) -> None:
    lines = record.read_text().splitlines()
    entry = json.loads(lines[2])
    entry["seat"] = 1
    record.write_text("\n".join([*lines[:2], json.dumps(entry), *lines[3:]]) + "\n")
    for command in (["verify"], ["replay"], ["play", "--load"]):
        done = cli(*command, "r.chatelain")
        assert done.code == 2
        assert "r.chatelain: line 3: " in done.err
        assert "It is the turn of Anna." in done.err


def test_a_wrong_secret_is_found(cli: Cli, record: Path) -> None:
    lines = record.read_text().splitlines()
    end = json.loads(lines[-1])
    if "secret" not in end["end"]:
        pytest.skip("a seeded game has no secret")
    end["end"]["secret"] = "00" * 32
    record.write_text("\n".join([*lines[:-1], json.dumps(end)]) + "\n")
    done = cli("verify", "r.chatelain")
    assert done.code == 2
    assert f"r.chatelain: line {len(lines)}: the secret does not agree with the commitment" in done.err


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "line 1: the file is empty"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"hello\n", "line 1: not JSON"),
        (b"[]\n", "line 1: not a JSON object"),
        (b'{"chatelain": 1, "game": "rice"}\n', "line 1:"),
    ],
)
def test_what_is_no_record_is_refused(cli: Cli, tmp_path: Path, content: bytes, reason: str) -> None:
    (tmp_path / "x.chatelain").write_bytes(content)
    for command in (["verify"], ["replay"], ["play", "--load"]):
        done = cli(*command, "x.chatelain")
        assert done.code == 2
        assert done.err.startswith("error: x.chatelain: ")
        assert reason in done.err


def test_a_record_of_an_unknown_game_or_rules(cli: Cli, record: Path) -> None:
    text = record.read_text()
    record.write_text(text.replace('"game": "race"', '"game": "rice"'))
    assert "There is no game “rice”" in cli("verify", "r.chatelain").err
    record.write_text(text.replace('"rules": 1', '"rules": 9'))
    assert "r.chatelain: line 1: rules version 9" in cli("verify", "r.chatelain").err


def test_several_records_at_once(cli: Cli, record: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.chatelain").write_text(record.read_text())
    assert len(json.loads(cli("verify", "--json", "r.chatelain", "copy.chatelain").out)) == 2
    (tmp_path / "copy.chatelain").write_text("broken\n")
    done = cli("verify", "r.chatelain", "copy.chatelain")
    assert done.code == 2
    assert "copy.chatelain: line 1" in done.err


def test_replay_tells_the_game(cli: Cli, record: Path) -> None:
    done = cli("replay", "r.chatelain")
    assert done.code == 0
    assert "   1  Anna: " in done.out
    assert "total" in done.out
    short = cli("replay", "r.chatelain", "--to", "2").out
    assert "   2  " in short
    assert "   3  " not in short
    assert "total" not in short
    assert cli("replay", "r.chatelain", "--boards").out.count("Race to twenty-one") > 3


def test_replay_step_by_step_ends_with_the_input(cli: Cli, record: Path) -> None:
    done = cli("replay", "r.chatelain", "--step", lines=["", ""])
    assert done.code == 0
    assert "   3  " in done.out
    assert "   4  " not in done.out
