"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from chatelain.server import typescript, wire
from chatelain.server.typescript import declarations, files

FOLDER = Path(__file__).parents[2] / typescript.FOLDER


@pytest.mark.pure_only
def test_the_generated_files_are_up_to_date() -> None:
    """If not: python -m chatelain.server.typescript --write"""
    stale = [name for name, text in files().items() if (FOLDER / name).read_text("utf-8") != text]
    assert stale == []


def test_how_types_are_written() -> None:
    text = declarations([wire.JoinWish, wire.Change])
    assert "export interface JoinWish {\n  seat?: number | null;\n  token?: string | null;\n}" in text
    assert "at: (string | number)[];" in text
