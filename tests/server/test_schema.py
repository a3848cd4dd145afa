"""schemathesis asks everything the description of the interface allows, and much it does not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.people import Person, Server, serving

TIME = 240
#: What no schema can say is refused with 422: a game nobody knows, a record that does not replay.
CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "403", "404", "409", "413", "422", "429"]
"""
#: Names of things that are there, so that requests get further than "no such table".
NAMES = """
[parameters]
"path.table_id" = "{table}"
"path.game_id" = "beaugency"
"""


@contextmanager
def table(folder: Path) -> Iterator[tuple[Server, Person, str]]:
    """A table of Benno's where Anna sits, who is then played by schemathesis."""
    with serving(folder) as server, server.person("Anna") as anna, server.person("Benno") as benno:
        id = benno.table("burgundy", "anyone", "random")["id"]
        anna.post(f"/tables/{id}/join", {})
        yield server, anna, id


def fuzz(server: Server, person: Person, folder: Path, config: str, *words: str) -> None:
    (folder / "config.toml").write_text(config)
    line = [
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(folder / "config.toml"), "run"),
        f"http://127.0.0.1:{server.port}/api/openapi.json",
        *("--header", f"Cookie: {person.cookie()}", "--checks", "all", "--seed", "1", "--no-color", *words),
    ]
    environ = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    done = subprocess.run(line, cwd=folder, env=environ, capture_output=True, text=True, timeout=TIME, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "25 selected" in done.stdout
    person.get("/lobby")  # the server is well


@pytest.mark.slow
def test_no_failure_and_no_breach_of_the_schema(tmp_path: Path) -> None:
    with table(tmp_path / "house") as (server, anna, _):
        fuzz(server, anna, tmp_path, CONFIG, "--phases", "coverage,fuzzing", "--max-examples", "5")


@pytest.mark.slow
def test_requests_about_things_that_are_there(tmp_path: Path) -> None:
    with table(tmp_path / "house") as (server, anna, id):
        names = CONFIG + NAMES.format(table=id)
        fuzz(server, anna, tmp_path, names, "--phases", "fuzzing", "--mode", "positive", "--max-examples", "8")
