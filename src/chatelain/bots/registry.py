"""The bots that are installed, found by the entry points of the group `chatelain.bots`."""

from __future__ import annotations

from importlib.metadata import entry_points

from chatelain.bots.base import Bot
from chatelain.core.errors import UnknownName

_FOUND: dict[str, type[Bot]] = {}


def names() -> list[str]:
    """The names of all installed bots."""
    return sorted({point.name for point in entry_points(group="chatelain.bots")})


def bot(name: str) -> type[Bot]:
    """The bot of this name; an unknown one is an error that names the known ones."""
    if name not in _FOUND:
        points = [point for point in entry_points(group="chatelain.bots") if point.name == name]
        if not points:
            raise UnknownName("bot", name, names())
        _FOUND[name] = points[0].load()
    return _FOUND[name]
