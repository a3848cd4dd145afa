"""What is printed on the boards of a game, and whether options hold data of players' own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.state import View

Chosen = tuple[tuple[str, str | bool], ...]


@lru_cache(maxsize=100)
def board(game: str, options: Chosen) -> View:
    """What is printed on the boards of a game, made once for all tables with the same options."""
    return registry.game(game).printed(dict(options))


def has_own_data(game: str, options: Mapping[str, str | bool]) -> bool:
    """Whether an option carries data of somebody's own."""
    known = {option.id: option for option in registry.manifest(game).options}
    return any(
        name in known and known[name].free and value not in known[name].choices for name, value in options.items()
    )


def make(game: str, seats: int, options: Mapping[str, str | bool]) -> None:
    """Makes what the game and its boards need of the options: from now on it is known."""
    found = registry.game(game)
    found.new(seats, options, Seeded(0))
    board(game, tuple(sorted(options.items())))
