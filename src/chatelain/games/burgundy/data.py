"""Reads the data files of the board game; what is wrong in one is named with its file and place."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

_FOLDER = files("chatelain.games.burgundy") / "data"


def table(name: str) -> dict[str, Any]:
    """One TOML file, such as `tiles`."""
    return tomllib.loads((_FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def estate_texts() -> dict[str, str]:
    """The text of every estate file, by estate number."""
    folder = _FOLDER / "estates"
    found = {file.name.removesuffix(".txt"): file.read_text(encoding="utf-8") for file in folder.iterdir()}
    return dict(sorted(found.items(), key=lambda item: (len(item[0]), item[0])))
