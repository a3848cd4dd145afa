"""How a game is learned: mind/settings.toml in the folder of the game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from chatelain.core import registry
from chatelain.core.manifest import Options


@dataclass(frozen=True)
class Table:
    """What is played in a share of the games."""

    share: float
    seats: int
    options: Options


@dataclass(frozen=True)
class Settings:
    """Everything that decides, with the seed, what is learned from how many games."""

    game: str
    seed: int
    beam: int
    spite: int
    noise: float
    top: int
    trust: tuple[float, float]
    rate: tuple[float, float]
    games: int
    memory: int
    repeats: float
    batch: int
    tables: tuple[Table, ...]

    def trust_at(self, games: int) -> float:
        """The share of a lesson that comes from the end of the game."""
        first, last = self.trust
        return first + (last - first) * min(1.0, games / self.games)

    def rate_at(self, games: int) -> float:
        """The speed of learning: it falls by the number of games, not by time."""
        first, last = self.rate
        return float(first * (last / first) ** min(1.0, games / self.games))


def settings_of(game: str) -> Settings:
    """The settings of an installed game."""
    manifest = registry.manifest(game)
    text = files(manifest.package).joinpath("mind", "settings.toml").read_text("utf-8")
    found = tomllib.loads(text)
    tables = tuple(
        Table(table["share"], table["seats"], manifest.check_options(table.get("options", {}), table["seats"]))
        for table in found.pop("tables")
    )
    found["trust"], found["rate"] = tuple(found["trust"]), tuple(found["rate"])
    return Settings(game=game, tables=tables, **found)
