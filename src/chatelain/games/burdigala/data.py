"""Reads the data files of the game."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

_FOLDER = files("chatelain.games.burdigala") / "data"
#: The files with facts that a player may replace, because the printed ones are not known.
REPLACEABLE = ("map", "tiles", "cards")


def table(name: str) -> dict[str, Any]:
    """One TOML file, such as `tiles`."""
    return tomllib.loads((_FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
