"""`chatelain serve`, and `chatelain` alone."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from chatelain.cli.commands.serve import has_screen
from chatelain.cli.entry import run
from chatelain.server.settings import BadSetting, Settings
from tests.server.people import Server


@pytest.mark.parametrize("words", [["serve", "--no-open"], ["--lang", "fr"]])
def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path, words: list[str]) -> None:
    environ = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environ |= {"CHATELAIN_DATA_DIR": str(tmp_path / "data"), "CHATELAIN_LANG": "en"}
    with subprocess.Popen(
        [sys.executable, "-m", "chatelain.cli", *words],
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        said = ""
        while not (found := re.search(r"http://127\.0\.0\.1:\d+/", said)):
            line = process.stdout.readline()
            assert line, process.stderr.read() if process.stderr else ""
            said += line
        assert httpx.get(f"{found[0]}api/me", trust_env=False).status_code == 200
        assert "Chatelain" in httpx.get(found[0], trust_env=False).text
        if "fr" in words:
            assert "Les tables sont ouvertes" in said
            assert "chatelain play" in said
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
        assert process.returncode in (0, 130)
        assert "Traceback" not in out + err
    assert (tmp_path / "data" / "chatelain.db").exists()
    assert (tmp_path / "data" / "key").stat().st_mode & 0o077 == 0


def test_a_port_that_is_taken(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--lang", "en", "serve", "--port", str(server.port), "--no-open", "--data-dir", str(tmp_path)]
    assert run(words) == 2
    assert f"cannot listen on 127.0.0.1, port {server.port}" in capsys.readouterr().err


def test_settings_from_the_environment(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    given = {"CHATELAIN_WORKERS": "3", "CHATELAIN_SECURE": "yes", "CHATELAIN_LEASE": "2.5", "CHATELAIN_HOSTS": "a, b"}
    settings = Settings.from_environment(given)
    assert (settings.workers, settings.secure, settings.lease) == (3, True, 2.5)
    assert settings.host_names == ["a", "b"]
    assert settings.database_place == settings.data_dir / "chatelain.db"
    with pytest.raises(BadSetting):
        Settings.from_environment({"CHATELAIN_WORKERS": "many"})
    monkeypatch.setenv("CHATELAIN_SECURE", "perhaps")
    assert run(["--lang", "en", "serve", "--no-open"]) == 2
    assert "CHATELAIN_SECURE cannot be “perhaps”" in capsys.readouterr().err


def test_a_browser_needs_a_screen() -> None:
    assert has_screen({"DISPLAY": ":0"})
    assert sys.platform == "darwin" or not has_screen({})
