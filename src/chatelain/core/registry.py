"""The games that are installed, found by the entry points of the group `chatelain.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from chatelain.core.errors import UnknownName
from chatelain.core.game import Game
from chatelain.core.manifest import Manifest


@cache
def manifests() -> dict[str, Manifest]:
    """The manifest of every installed game, by id."""
    found: dict[str, Manifest] = {}
    for point in sorted(entry_points(group="chatelain.games"), key=lambda point: point.name):
        found[point.name] = point.load()
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
