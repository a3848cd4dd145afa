"""A disk that is full: whatever would have to be saved is refused, what can be read is read, and it goes on after."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from chatelain.core.chance import Seeded
from tests.server.people import Person, Refused

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the limits of another process can be set on Linux")


@pytest.fixture
def process(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    environ = os.environ | {"CHATELAIN_WORKERS": "1", "CHATELAIN_LANG": "en"}
    words = ["serve", "--no-open", "--data-dir", str(tmp_path / "data")]
    with subprocess.Popen(
        [sys.executable, "-m", "chatelain.cli", *words],
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as started:
        yield started
        started.kill()


def test_a_full_disk(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    port = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
    assert port is not None
    wish = {"game": "beaugency", "seats": [{"kind": "me"}, {"kind": "anyone"}]}
    with Person(int(port[1]), "Anna") as anna, Person(int(port[1]), "Ben") as benno:
        table = anna.table("beaugency", "anyone")
        benno.post(f"/tables/{table['id']}/join", {})
        sockets = [anna.sit(table["id"]), benno.sit(table["id"])]
        mover = sockets[sockets[0].table["to_act"][0]]
        before = mover.view
        _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, most))
        assert anna.refusal("PATCH", "/me", {"name": "Anne"}) == (503, "not-saved")
        assert anna.refusal("POST", "/tables", wish) == (503, "not-saved")
        with pytest.raises(Refused, match="not-saved"):
            mover.play_any(Seeded(1))
        with pytest.raises(Refused, match="not-saved"):
            mover.ask("chat", text="Hello")
        mover.ask("resync")
        assert mover.view == before
        assert anna.get("/me")["name"] == "Anna"
        assert len(anna.get("/lobby")["mine"]) == 1
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, most))
        assert anna.patch("/me", {"name": "Anne"})["name"] == "Anne"
        mover.play_any(Seeded(1))
        mover.ask("chat", text="Hello")
    process.send_signal(signal.SIGINT)
    lines = process.communicate(timeout=20)[1].strip().splitlines()
    assert len(lines) >= 4
    assert all(re.search(r" ERROR chatelain\.storage: something could not be saved: ", line) for line in lines), lines
