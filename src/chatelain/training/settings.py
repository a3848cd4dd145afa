"""How a game is learned: mind/settings.toml in the folder of the game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from chatelain.core import registry
from chatelain.core.errors import ChatelainError, DataError
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
    #: After so many games new weights are compared with the best, in so many rounds of the same chance.
    gate_every: int = 4000
    gate_rounds: int = 40
    #: Games of the finished weights to which the layers for forecasts are fitted.
    forecast_games: int = 1500
    #: Games that a process plays with the same weights before it gets newer ones.
    task: int = 24

    def trust_at(self, games: int) -> float:
        """The share of a lesson that comes from the end of the game."""
        first, last = self.trust
        return first + (last - first) * min(1.0, games / self.games)

    def gate_table(self, number: int) -> int:
        """The table of a round of comparisons: one with as many seats as the first, each as often as its share says."""
        alike = [place for place, table in enumerate(self.tables) if table.seats == self.tables[0].seats]
        left = (number + 0.5) / self.gate_rounds * sum(self.tables[place].share for place in alike)
        for place in alike:
            left -= self.tables[place].share
            if left < 0:
                return place
        return alike[-1]

    def rate_at(self, games: int) -> float:
        """The speed of learning: it falls by the number of games, not by time."""
        first, last = self.rate
        return float(first * (last / first) ** min(1.0, games / self.games))


def settings_of(game: str) -> Settings:
    """The settings of an installed game."""
    place = files(registry.manifest(game).package).joinpath("mind", "settings.toml")
    if not place.is_file():
        raise ChatelainError("nothing-to-learn", game=game)
    return read_settings(game, place.read_text("utf-8"), f"{game}/mind/settings.toml")


def read_settings(game: str, text: str, file: str) -> Settings:
    """The settings in a text; `file` is where it came from."""
    manifest = registry.manifest(game)
    try:
        found = tomllib.loads(text)
        tables = tuple(
            Table(table["share"], table["seats"], manifest.check_options(table.get("options", {}), table["seats"]))
            for table in found.pop("tables")
        )
        first, last = found.pop("trust")
        fast, slow = found.pop("rate")
        return Settings(game=game, tables=tables, trust=(first, last), rate=(fast, slow), **found)
    except tomllib.TOMLDecodeError as error:
        raise DataError(file, "", "not-toml", detail=str(error)) from None
    except (KeyError, TypeError, ValueError) as error:
        raise DataError(file, "", "bad-settings", detail=str(error)) from None
