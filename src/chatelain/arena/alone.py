"""How bots fare alone: what `chatelain arena --seats 1` printed of a game, kept in its folder `mind/`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from chatelain.arena.pairs import ALONE, MIND, mark_of_mind
from chatelain.arena.standings import Lead
from chatelain.arena.tally import NO_GRADE, Estimate
from chatelain.core import registry
from chatelain.core.errors import ChatelainError


@dataclass(frozen=True)
class Band:
    """The points of one grade; None where there is no end."""

    grade: str
    low: int | None
    high: int | None


def bands(grades: Mapping[str, int]) -> list[Band]:
    """The grades of a game with their points, the best first.

    >>> [(band.grade, band.low, band.high) for band in bands({"good": 51, "great": 61})]
    [('great', 61, None), ('good', 51, 60), ('none', None, 50)]
    """
    found, above = [], None
    for grade, low in reversed(list(grades.items())):
        found.append(Band(grade, low, above))
        above = low - 1
    return [*found, Band(NO_GRADE, None, above)]


@dataclass(frozen=True)
class Soloist:
    """One bot, by the spec it was measured with."""

    bot: str
    games: int
    points: Estimate
    deviation: float
    #: The points that so many percent of the games do not exceed.
    percentiles: Mapping[int, int]
    #: How many games had each grade.
    grades: Mapping[str, int]
    #: The share of the games it won; None where a game alone cannot be lost.
    won: Estimate | None
    #: How far it is ahead of the next one; None for the last.
    lead: Lead | None


@dataclass(frozen=True)
class Alone:
    """The bots of a game that played alone, the best first, and how they were measured."""

    game: str
    command: str
    options: Mapping[str, str | bool]
    #: What results are called, and the fewest points for it.
    grades: Mapping[str, int]
    #: What the bots had learned then.
    mind: str
    bots: list[Soloist] = field(default_factory=list)

    @property
    def is_of_today(self) -> bool:
        """Whether the bots have learned nothing since."""
        return self.mind == mark_of_mind(registry.manifest(self.game).package)


def alone_of(game: str) -> Alone | None:
    """How the bots of a game fare alone; None where nothing was measured."""
    path = files(registry.manifest(game).package).joinpath(MIND, ALONE)
    return read(path.read_text("utf-8"), str(path)) if path.is_file() else None


def read(text: str, file: str) -> Alone:
    """From what `chatelain arena --seats 1 --json` prints; anything else is an error."""
    try:
        found = json.loads(text)
        return Alone(
            game=str(found["game"]),
            command=str(found["command"]),
            options=dict(found["options"]),
            grades={str(name): int(points) for name, points in found.get("grades", {}).items()},
            mind=str(found["mind"]),
            bots=[_soloist(bot) for bot in found["bots"]],
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ChatelainError("ladder-unreadable", file=file, detail=repr(error)) from None


def _soloist(found: Mapping[str, Any]) -> Soloist:
    lead = found.get("ahead_of")
    return Soloist(
        bot=str(found["bot"]),
        games=int(found["points"]["games"]),
        points=_estimate(found["mean"]),
        deviation=float(found["points"]["sd"]),
        percentiles={int(percent): int(points) for percent, points in found["percentiles"].items()},
        grades={str(name): int(games) for name, games in found.get("grades", {}).items()},
        won=_estimate(found["won"]) if "won" in found else None,
        lead=None if lead is None else _lead(lead),
    )


def _lead(found: Mapping[str, Any]) -> Lead:
    won = _estimate(found["won"]) if "won" in found else None
    return Lead(str(found["bot"]), _estimate(found["points"]), won)


def _estimate(found: Mapping[str, Any]) -> Estimate:
    return Estimate(float(found["value"]), float(found["low"]), float(found["high"]))
