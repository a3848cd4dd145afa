"""The games that are installed, found by the entry points of the group `chatelain.games`."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import entry_points

from chatelain.core.errors import UnknownName
from chatelain.core.game import Game
from chatelain.core.manifest import Manifest
from chatelain.core.state import State


@cache
def manifests() -> dict[str, Manifest]:
    """The manifest of every installed game, by id. One that cannot be loaded is left out with a warning."""
    found: dict[str, Manifest] = {}
    for point in sorted(entry_points(group="chatelain.games"), key=lambda point: point.name):
        try:
            loaded = point.load()
        except Exception as error:  # whatever a package from elsewhere does, the other games stay
            warnings.warn(f"the game {point.name!r} ({point.value}) cannot be loaded: {error!r}", stacklevel=2)
            continue
        if not isinstance(loaded, Manifest) or loaded.id != point.name:
            warnings.warn(f"{point.value} is not the manifest of a game {point.name!r}", stacklevel=2)
            continue
        found[point.name] = loaded
    return found


def manifest(id: str) -> Manifest:
    """The manifest of one game; an unknown id is an error that names the known ones."""
    known = manifests()
    if id not in known:
        raise UnknownName("game", id, known)
    return known[id]


@cache
def game(id: str) -> Game:
    """One game, loaded."""
    return manifest(id).load()


def position(text: str) -> State:
    """The state of a text position, which begins with the id of its game."""
    return game(text.split(maxsplit=1)[0] if text.strip() else "").from_text(text)
