"""One trouble is one line in the log; its traceback is there once."""

from __future__ import annotations

import io
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from chatelain.server.logs import set_up
from tests.server.people import serving


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    stream = io.StringIO()
    set_up(stream)
    yield stream
    root.handlers = handlers
    root.setLevel(level)


def fail(number: int) -> None:
    raise ValueError(f"number {number}\nis bad")


def test_a_line_and_a_traceback_once(log: io.StringIO) -> None:
    for number in range(3):
        try:
            fail(number)
        except ValueError:
            logging.getLogger("chatelain.server").exception("a request\r\nfailed")
    line_of_fail = fail.__code__.co_firstlineno + 1
    lines = [line for line in log.getvalue().splitlines() if " ERROR " in line]
    assert len(lines) == 3
    for number, line in enumerate(lines):
        assert line.endswith(f"a request\\x0d\\nfailed: ValueError: number {number} (test_logs.py:{line_of_fail})")
    assert log.getvalue().count("Traceback") == 1


def test_an_error_of_the_server_is_told_once(log: io.StringIO, tmp_path: Path) -> None:
    """Here by a part of the database that somebody has taken away."""
    with serving(tmp_path) as server, server.person("Anna") as anna:
        table = anna.table("beaugency", "anyone")
        with closing(sqlite3.connect(tmp_path / "chatelain.db")) as database:
            database.execute("DROP TABLE devices")
        for _ in range(3):
            assert anna.refusal("GET", "/lobby") == (500, "server-error")
        assert anna.get(f"/tables/{table['id']}")["id"] == table["id"]
    errors = [line for line in log.getvalue().splitlines() if " ERROR " in line]
    assert [line.partition(": ")[2].partition(": ")[0] for line in errors] == ["a request failed"] * 3
    assert all("no such table: devices" in line for line in errors)
    # The error of the driver and what was made of it, once; nothing of the guest.
    assert log.getvalue().count("Traceback (most recent call last)") == 2
    assert anna.cookie().partition("=")[2].partition(".")[0] not in log.getvalue()
