"""Reads the data files of the card game."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

_FOLDER = files("chatelain.games.cards") / "data"


def table(name: str) -> dict[str, Any]:
    """One TOML file, such as `cards`."""
    return tomllib.loads((_FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def tables() -> dict[str, Any]:
    """All tables of all files; no two files have one of the same name."""
    return table("cards") | table("scoring") | table("rounds")
