"""Six levels, the same in all games, from one that plays like a beginner to one that gives its best.

Weaker levels look less far and err: not by an absurd move now and then, but by preferring a whole turn that is a little
worse. What a bot prefers follows from its temper and from where the turn leads, so that it stands by a plan while it
carries it out, and so that two bots of one level have different tastes.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from chatelain.bots.base import Bot
from chatelain.bots.judge import Judge
from chatelain.bots.minds import mind_of
from chatelain.bots.rollouts import Rollouts
from chatelain.bots.search import Line, Search
from chatelain.core.chance import Seeded
from chatelain.core.game import Game
from chatelain.core.state import State

_SEEDS: Final[i64] = 2147483647


class Level:
    """What makes a level."""

    def __init__(self, learned: bool, beam: int, top: int, noise: float, spite: int, budget: float) -> None:
        #: Whether it has learned, or judges by the rule of thumb alone.
        self.learned = learned
        #: How many positions it follows at a time, and among how many whole turns it chooses.
        self.beam = beam
        self.top = top
        #: How far its taste goes, in points of a typical game; a game may say otherwise in mind/levels.toml.
        self.noise = noise
        #: How much the points of the best rival count, in percent.
        self.spite = spite
        #: Seconds for a plan, if the spec names none.
        self.budget = budget


#: From the weakest to the strongest.
LEVELS: Final[dict[str, Level]] = {
    "page": Level(learned=False, beam=6, top=12, noise=7.0, spite=0, budget=0.0),
    "squire": Level(learned=False, beam=4, top=12, noise=2.0, spite=0, budget=0.0),
    "knight": Level(learned=False, beam=12, top=12, noise=0.5, spite=50, budget=0.0),
    "baron": Level(learned=True, beam=4, top=12, noise=0.8, spite=50, budget=0.0),
    "count": Level(learned=True, beam=12, top=12, noise=0.25, spite=50, budget=0.0),
    "duke": Level(learned=True, beam=12, top=8, noise=0.0, spite=50, budget=1.0),
}

#: How the strongest level plays on, if the game does not say otherwise.
QUICK_BEAM: Final = 2
DEPTH: Final = 1
MARGIN: Final = 6.0
#: Where all decide at once on the same dice, even those who think no further have a taste of their own.
TASTE: Final = 0.2


class LevelBot(Bot):
    """A bot of a level. `budget` is 0 for a bot that plays at once."""

    level = ""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        level = LEVELS[self.level]
        mind = mind_of(game)
        numbers = mind.levels.get(self.level, {})
        rollouts = mind.levels.get("rollouts", {})
        net = mind.net if level.learned else None
        judge = Judge(mind.features, net, int(numbers.get("spite", level.spite)))
        self.budget = level.budget
        self.noise = float(numbers.get("noise", level.noise))
        self.top = level.top
        self.search = Search(judge, int(numbers.get("beam", level.beam)), int(numbers.get("sight", 1)))
        #: What a rival's points count for who has time to play on.
        self.patient_spite = int(rollouts.get("spite", judge.spite))
        quick = Search(Judge(mind.features, net, self.patient_spite), int(rollouts.get("beam", QUICK_BEAM)))
        margin = int(100 * float(rollouts.get("margin", MARGIN)))
        self.rollouts = Rollouts(quick, int(rollouts.get("depth", DEPTH)), margin)

    def choose(self, state: State, seat: int) -> int:
        return self.plan(state, seat)[0]

    def plan(self, state: State, seat: int) -> list[int]:
        started = time.perf_counter()
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal
        if self.budget > 0.0 and self.noise == 0.0:
            self.search.judge.spite = self.patient_spite
        lines = self.search.lines(state, seat, self.top, self.chance.below(_SEEDS) + 1)
        if self.noise > 0.0:
            return self.favourite(lines, self.noise).actions
        if self.budget > 0.0 and len(lines) > 1:
            return self.think_on(state, seat, lines, started + self.budget).actions
        if len(state.to_act()) > 1:
            return self.favourite(lines, TASTE).actions
        return lines[0].actions

    def think_on(self, state: State, seat: int, lines: list[Line], until: float) -> Line:
        """Plays the lines on for as long as there is time."""

        def may_go_on() -> bool:
            return time.perf_counter() < until and self.may_go_on()

        return self.rollouts.decide(state, seat, lines, self.chance, may_go_on)

    def favourite(self, lines: list[Line], noise: float) -> Line:
        """The line it likes best: its value, and a taste for where it leads."""
        best = lines[0]
        highest = -1e30
        taste = int(Seeded(self.temper).below(_SEEDS))
        for line in lines:
            uniform = (float(int(Seeded(taste ^ int(line.key)).below(1000000))) + 0.5) / 1000000.0
            value = float(int(line.value)) / 100.0 - noise * math.log(-math.log(uniform))
            if value > highest:
                highest = value
                best = line
        return best


class Page(LevelBot):
    """The first level."""

    level = "page"


class Squire(LevelBot):
    """The second level."""

    level = "squire"


class Knight(LevelBot):
    """The third level."""

    level = "knight"


class Baron(LevelBot):
    """The fourth level."""

    level = "baron"


class Count(LevelBot):
    """The fifth level."""

    level = "count"


class Duke(LevelBot):
    """The sixth level."""

    level = "duke"
