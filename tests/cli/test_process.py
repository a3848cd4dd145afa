"""The command as its users run it: a process with a terminal, a pipe, or neither."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "chatelain.cli"]


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {
        key: value for key, value in os.environ.items() if key in ("PATH", "PYTHONPATH", "VIRTUAL_ENV", "LANG", "HOME")
    }
    return kept | {"CHATELAIN_LANG": "en", "CHATELAIN_SAVES": str(folder / "saves"), "TERM": "xterm"} | more


def chatelain(folder: Path, *words: str, text: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words],
        input=text,
        cwd=folder,
        env=environment(folder, **more),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )


def on_a_terminal(folder: Path, *words: str, text: str = "", **more: str) -> str:
    """What a person would see."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *words], stdin=slave, stdout=slave, stderr=slave, cwd=folder, env=environment(folder, **more)
    )
    os.close(slave)
    os.write(master, text.encode())
    shown = b""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        ready, _, _ = select.select([master], [], [], 0.2)
        if ready:
            try:
                part = os.read(master, 65536)
            except OSError:  # the other side is closed
                break
            if not part:
                break
            shown += part
        elif process.poll() is not None:
            break
    process.wait(10)
    os.close(master)
    return shown.decode("utf-8", "replace")


def test_a_pipe_gets_no_colours(tmp_path: Path) -> None:
    done = chatelain(tmp_path, "play", "beaugency", "--seed", "1", text="1\n1\nquit\nno\n")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


def test_a_terminal_gets_colours_unless_it_does_not_want_them(tmp_path: Path) -> None:
    words = ("play", "beaugency", "--seed", "1")
    assert "\x1b[" in on_a_terminal(tmp_path, *words, text="quit\n")
    assert "\x1b[1m" not in on_a_terminal(tmp_path, *words, text="quit\n", NO_COLOR="1")
    assert "\x1b[1m" not in on_a_terminal(tmp_path, *words, text="quit\n", TERM="dumb")
    assert "\x1b[1m" not in on_a_terminal(tmp_path, *words, "--no-color", text="quit\n")


def test_a_terminal_gets_a_progress_bar_and_a_pipe_does_not(tmp_path: Path) -> None:
    words = ("simulate", "beaugency", "--bots", "random,random", "--games", "40")
    assert "of 40 games" in on_a_terminal(tmp_path, *words)
    done = chatelain(tmp_path, *words, "--json")
    assert done.stderr == ""
    assert json.loads(done.stdout)["games"] == 40


@pytest.mark.slow
def test_simulate_is_the_same_with_more_processes(tmp_path: Path) -> None:
    results = []
    for jobs in "12":
        words = ("--bots", "random,greedy", "--games", "16", "--seed", "5", "--jobs", jobs, "--rotate", "--json")
        done = chatelain(tmp_path, "simulate", "burgundy", *words)
        assert done.returncode == 0, done.stderr
        results.append(json.loads(done.stdout))
    for result in results:
        for key in ("seconds", "games_per_s", "decisions_per_s", "jobs"):
            result.pop(key)
    assert results[0] == results[1]


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "rules", "burgundy"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)
    )
    assert process.stdout is not None
    process.stdout.close()
    _, complaint = process.communicate(timeout=60)
    assert process.returncode == 141
    assert complaint == b""


def hear_ctrl_c() -> None:
    """For a child of tests that run in the background, where nobody presses keys."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupted(folder: Path, *words: str, wait_for: bytes) -> tuple[int, str, str]:
    process = subprocess.Popen(
        [*COMMAND, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment(folder, PYTHONUNBUFFERED="1"),
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    before = b""
    if wait_for:
        process.stdin.write(b"1\n")
        process.stdin.flush()
        while wait_for not in before:
            before += os.read(process.stdout.fileno(), 4096)
    else:
        time.sleep(1.5)
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)  # or it would simulate for hours
        raise
    return process.returncode, (before + out).decode(), err.decode()


def test_ctrl_c_leaves_a_game_that_can_be_resumed(tmp_path: Path) -> None:
    code, out, err = interrupted(tmp_path, "play", "beaugency", "--players", "2", "--seed", "1", wait_for=b"rolls")
    assert code == 130
    assert "Traceback" not in err
    (kept,) = (tmp_path / "saves").iterdir()
    assert f"Go on with: chatelain play --load {kept}" in out
    assert chatelain(tmp_path, "verify", str(kept)).returncode == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_simulation(tmp_path: Path, jobs: str) -> None:
    words = ("simulate", "burgundy", "--games", "1000000", "--jobs", jobs)
    code, out, err = interrupted(tmp_path, *words, wait_for=b"")
    assert code == 130
    assert out == ""
    assert err.strip() == ""


def test_the_end_of_the_input_says_how_to_go_on(tmp_path: Path) -> None:
    done = chatelain(tmp_path, "play", "beaugency", "--seed", "1", text="1\n")
    assert done.returncode == 0
    assert "Go on with: chatelain play --load" in done.stdout


def test_letters_the_terminal_does_not_know_are_no_error(tmp_path: Path) -> None:
    done = chatelain(tmp_path, "rules", "beaugency", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == ""


def test_broken_input_has_exit_code_2_and_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "x.chatelain").write_text("no record\n")
    for words in (["verify", "x.chatelain"], ["play", "chess"], ["rules"], ["simulate", "beaugency", "--jobs", "many"]):
        done = chatelain(tmp_path, *words)
        assert done.returncode == 2
        assert done.stderr.startswith("error: ")
        assert "Traceback" not in done.stderr
