"""The bots that are installed, found by the entry points of the group `chatelain.bots`.

A bot is asked for by a spec: its name, and if it can make use of time, how much of it: `knight`, `duke:1s`, `duke:0s`.
"""

from __future__ import annotations

import re
from importlib.metadata import entry_points

from chatelain.bots.base import Bot
from chatelain.core.errors import ChatelainError, UnknownName
from chatelain.core.game import Game

LEVELS = ("page", "squire", "knight", "baron", "count", "duke")
#: For somebody of whom nothing is known yet.
FIRST_LEVEL = "squire"
#: Yardsticks, which can be asked for by name.
FOR_TESTS = ("greedy", "random")
#: Nobody waits longer for a bot.
LONGEST = 60.0
_BUDGET = re.compile(r"(\d{1,3}(?:\.\d{1,3})?)s|(\d{1,5})ms")
_FOUND: dict[str, type[Bot]] = {}


class Spec:
    """A bot and its budget, as it is written.

    >>> spec("duke:250ms")
    Spec('duke', 0.25)
    """

    def __init__(self, name: str, budget: float | None) -> None:
        self.name = name
        self.budget = budget

    def __repr__(self) -> str:
        return f"Spec({self.name!r}, {self.budget!r})"

    def __call__(self, game: Game, seed: int, temper: int | None = None) -> Bot:
        """The bot for a seat. Whoever makes it anew for every decision gives it the same temper each time."""
        player = kind_of(self.name)(game, seed)
        if temper is not None:
            player.temper = temper
        if self.budget is not None:
            player.budget = self.budget
        return player


def names() -> list[str]:
    """The names of all installed bots."""
    return sorted({point.name for point in entry_points(group="chatelain.bots")})


def offered() -> list[str]:
    """What people are offered to play against: the levels, weakest first, and bots of other packages."""
    return [*LEVELS, *(name for name in names() if name not in LEVELS and name not in FOR_TESTS)]


def spec(text: str) -> Spec:
    """Reads a spec; an unknown name or a budget that is none is an error with its reason."""
    name, sign, rest = text.partition(":")
    if not sign:
        return Spec(name, None)
    found = _BUDGET.fullmatch(rest)
    seconds = -1.0 if found is None else float(found[1]) if found[1] else float(found[2]) / 1000.0
    if not 0.0 <= seconds <= LONGEST:
        raise ChatelainError("bot-budget", bot=name, word=rest, most=int(LONGEST))
    return Spec(name, seconds)


def cut(text: str, seconds: float) -> str:
    """The spec with a budget of so many seconds at most.

    >>> cut("duke:60s", 5.0), cut("duke:1s", 5.0), cut("duke", 5.0), cut("duke:1s", 0.25)
    ('duke:5s', 'duke:1s', 'duke', 'duke:250ms')
    """
    found = spec(text)
    if found.budget is None or found.budget <= seconds:
        return text
    return f"{found.name}:{int(seconds)}s" if seconds == int(seconds) else f"{found.name}:{int(seconds * 1000)}ms"


def bot(text: str) -> Spec:
    """The bot of a spec; an unknown one is an error that names the known ones."""
    found = spec(text)
    kind_of(found.name)
    return found


def kind_of(name: str) -> type[Bot]:
    """The class of a bot."""
    if name not in _FOUND:
        points = [point for point in entry_points(group="chatelain.bots") if point.name == name]
        if not points:
            raise UnknownName("bot", name, names())
        _FOUND[name] = points[0].load()
    return _FOUND[name]
