"""Reads the data files of the card game."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

_FOLDER = files("chatelain.games.cards") / "data"


def text(*names: str) -> str:
    """TOML files one after another, all of them if none is named: no two have a table of the same name."""
    return "\n".join((_FOLDER / f"{name}.toml").read_text("utf-8") for name in names or ("cards", "scoring", "rounds"))


def tables(*names: str) -> dict[str, Any]:
    """The tables of these files, or of all."""
    return tomllib.loads(text(*names))
