from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from chatelain.cli import main
from tests.cli.race.fixture import race

__all__ = ["cli", "race"]


class Done(NamedTuple):
    code: int
    out: str
    err: str


Cli = Callable[..., Done]


@pytest.fixture
def cli(
    race: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Done]:
    """Runs a command in an empty folder, with some lines to read."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CHATELAIN_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("CHATELAIN_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words: str, lines: str | list[str] = "") -> Done:
        text = lines if isinstance(lines, str) else "".join(f"{line}\n" for line in lines)
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        code = main(list(words))
        out, err = (text.replace("\u00a0", " ").replace("\u202f", " ") for text in capsys.readouterr())
        return Done(code, out, err)

    return run
