"""The benchmark's peers: the environment they get and the script that measures them.

Everything runs the real scripts as processes of their own, as the command line
does. The one slow test installs OpenSpiel and Catanatron and plays them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PEERS = Path(__file__).resolve().parents[2] / "benchmarks" / "peers"
RUN = PEERS / "run_peers.py"
ENVIRONMENT = PEERS / "environment.py"


def run(*command: str | Path, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=900,
        check=False,
        env={**os.environ, **(env or {})},
    )


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "1e9", "soon", ""])
def test_bad_seconds_are_refused(seconds: str) -> None:
    done = run(sys.executable, RUN, f"--seconds={seconds}", "--json")
    assert done.returncode == 2
    assert done.stdout == ""
    assert "--seconds" in done.stderr
    assert repr(seconds) in done.stderr


@pytest.mark.parametrize("argument", ["--seed=-1", "--seed=x", "--peer=chess", "--fast"])
def test_other_bad_arguments_are_refused(argument: str) -> None:
    done = run(sys.executable, RUN, argument)
    assert done.returncode == 2
    assert done.stdout == ""
    assert argument.partition("=")[0] in done.stderr


def test_without_the_peers_it_says_how_to_get_them() -> None:
    # -I -S: an interpreter that sees the standard library only.
    done = run(sys.executable, "-I", "-S", RUN, "--seconds", "0.1", "--json")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "environment.py" in done.stderr
    assert "Traceback" not in done.stderr


def test_environment_refuses_a_missing_directory(tmp_path: Path) -> None:
    done = run(sys.executable, ENVIRONMENT, tmp_path / "nowhere")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "no such directory" in done.stderr
    assert not (tmp_path / "nowhere").exists()


def test_environment_without_a_network_names_the_command(tmp_path: Path) -> None:
    offline = {
        # Neither installer may reach an index, a cache or a configured folder of wheels.
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": "",
        "UV_OFFLINE": "1",
        "UV_NO_CONFIG": "1",
        "UV_FIND_LINKS": "",
        "UV_CACHE_DIR": str(tmp_path / "cache"),
    }
    for _ in range(2):  # a failed build is not taken for a finished one
        done = run(sys.executable, ENVIRONMENT, tmp_path, env=offline)
        assert done.returncode == 1
        assert done.stdout == ""
        assert "cannot install" in done.stderr
        assert f"run: {sys.executable} {ENVIRONMENT} {tmp_path}" in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_peers_are_installed_and_measured(tmp_path: Path) -> None:
    built = run(sys.executable, ENVIRONMENT, tmp_path)
    assert built.returncode == 0, built.stderr
    interpreter = Path(built.stdout.strip())
    assert interpreter.is_relative_to(tmp_path.resolve() / ".venv-peers")

    # The second call finds the stamp and does nothing: no word of installing.
    again = run(sys.executable, ENVIRONMENT, tmp_path)
    assert (again.returncode, again.stdout, again.stderr) == (0, built.stdout, "")

    done = run(interpreter, RUN, "--seconds", "0.5", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert set(report) == {"python", "implementation", "seed", "peers"}
    assert report["seed"] == 1
    assert [(row["name"], row["game"]) for row in report["peers"]] == [
        ("OpenSpiel", "backgammon"),
        ("Catanatron", "catan, 2 players"),
    ]
    pinned = (PEERS / "requirements.txt").read_text(encoding="utf-8").splitlines()
    for row, distribution in zip(report["peers"], ["open-spiel", "catanatron"], strict=True):
        assert set(row) == {
            "name",
            "version",
            "game",
            "driven",
            "games",
            "seconds",
            "decisions",
            "games_per_s",
            "decisions_per_s",
            "decisions_per_game",
            "clone_us",
        }
        assert f"{distribution}=={row['version']}" in pinned
        assert row["driven"] == "python"
        assert row["games"] >= 1
        assert row["seconds"] >= 0.5
        assert row["clone_us"] > 0
        # The rates are the counts over the time, and the counts are of whole
        # games: neither is over, on average, in twenty decisions of random play.
        assert row["games_per_s"] == pytest.approx(row["games"] / row["seconds"], rel=0.01)
        assert row["decisions_per_s"] == pytest.approx(row["decisions"] / row["seconds"], rel=0.01)
        assert row["decisions_per_game"] == pytest.approx(row["decisions"] / row["games"], rel=0.01)
        assert row["decisions_per_game"] > 20

    one = run(interpreter, RUN, "--seconds", "0.1", "--seed", "7", "--peer", "open_spiel")
    assert one.returncode == 0, one.stderr
    assert "OpenSpiel" in one.stdout
    assert "Catanatron" not in one.stdout
