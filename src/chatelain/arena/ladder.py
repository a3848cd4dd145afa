"""The published ladder of a game: what `chatelain arena` printed about its levels, kept in its folder `mind/`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from typing import Any

from chatelain.arena.pairs import LADDER, MIND, mark_of_mind
from chatelain.arena.ratings import Rating
from chatelain.bots.levels import LEVELS
from chatelain.bots.registry import spec
from chatelain.core import registry
from chatelain.core.errors import ChatelainError

#: How many sources of points tell the levels of a game apart, at most.
TRAITS = 4
_KNOWN: dict[str, Ladder | None] = {}


@dataclass(frozen=True)
class Rung:
    """One bot of the ladder, by the spec it was measured with."""

    bot: str
    rating: Rating
    games: int
    #: The mean points of a game, and where they came from.
    points: float
    sources: Mapping[str, float]
    #: The share of the games it won, by opponent.
    against: Mapping[str, float]

    @property
    def name(self) -> str:
        """The bot without its budget."""
        return spec(self.bot).name


@dataclass(frozen=True)
class Ladder:
    """The bots of a game, the best first, and how they were measured."""

    game: str
    command: str
    seats: int
    games: int
    #: False where somebody won or lost everything: the true distances may be larger.
    is_bounded: bool
    #: What the bots had learned then.
    mind: str
    rungs: list[Rung] = field(default_factory=list)

    def rung(self, bot: str) -> Rung | None:
        """The measure of a bot as it plays if nobody names a budget: with its own, or else with the most below it."""
        found = [rung for rung in self.rungs if rung.name == bot]
        return max(found, key=_closeness, default=None)

    @property
    def is_of_today(self) -> bool:
        """Whether the bots have learned nothing since."""
        return self.mind == mark_of_mind(registry.manifest(self.game).package)

    @cached_property
    def traits(self) -> list[str]:
        """The sources of points in which the bots differ most, in the order of the score sheet.

        Sources of losses are none: a bot that loses little there would look as if it had little of something good.
        """
        if not self.rungs:
            return []
        means = {name: [rung.sources.get(name, 0.0) for rung in self.rungs] for name in self.rungs[0].sources}
        spread = {name: max(found) - min(found) for name, found in means.items() if min(found) >= 0 < max(found)}
        telling = sorted(spread, key=lambda name: -spread[name])[:TRAITS]
        return [name for name in means if name in telling]


def _closeness(rung: Rung) -> float:
    """Grows with the budget up to the bot's own; what had more time comes last."""
    budget = spec(rung.bot).budget
    if budget is None:
        return float("inf")
    own = LEVELS[rung.name].budget if rung.name in LEVELS else 0.0
    return budget if budget <= own else -budget


def ladder_of(game: str) -> Ladder | None:
    """The ladder of a game, read once; None where nothing was measured."""
    if game not in _KNOWN:
        path = files(registry.manifest(game).package).joinpath(MIND, LADDER)
        _KNOWN[game] = read(path.read_text("utf-8"), str(path)) if path.is_file() else None
    return _KNOWN[game]


def read(text: str, file: str) -> Ladder:
    """A ladder from what `chatelain arena --json` prints; anything else is an error."""
    try:
        found = json.loads(text)
        return Ladder(
            game=str(found["game"]),
            command=str(found["command"]),
            seats=int(found["seats"]),
            games=int(found["games"]),
            is_bounded=bool(found["bounded"]),
            mind=str(found["mind"]),
            rungs=[_rung(bot) for bot in found["bots"]],
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ChatelainError("ladder-unreadable", file=file, detail=repr(error)) from None


def _rung(found: Mapping[str, Any]) -> Rung:
    rating = found["rating"]
    return Rung(
        bot=str(found["bot"]),
        rating=Rating(float(rating["value"]), float(rating["low"]), float(rating["high"])),
        games=int(found["points"]["games"]),
        points=float(found["points"]["mean"]),
        sources={str(name): float(points) for name, points in found.get("sources", {}).items()},
        against={str(bot): float(meeting["share"]) for bot, meeting in found["against"].items()},
    )
