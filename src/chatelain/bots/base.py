"""What every bot is."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from chatelain.core.chance import Seeded
from chatelain.core.game import Game
from chatelain.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. All its own randomness comes from `seed`, so that equal seeds play equal games."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chance = Seeded(seed)
        #: What stays the same for a whole game, even if the bot is made anew for every decision.
        self.temper = seed
        #: How many seconds it may think about a plan, where it can make use of them.
        self.budget = 0.0
        #: Asked again and again by a bot that uses its time; False means: move now, with the best found so far.
        self.may_go_on: Callable[[], bool] = _for_ever

    def choose(self, state: State, seat: int) -> int:
        """One of the legal actions. `state` is what the seat imagines, never the true position; it may change."""
        raise NotImplementedError

    def plan(self, state: State, seat: int) -> list[int]:
        """Actions to do one after the other: until the last one is done, nothing new comes to light."""
        return [self.choose(state, seat)]

    def decide(self, state: State, seat: int) -> int:
        """Chooses in the true position, of which it shows the bot only what the seat may know."""
        return self.choose(state.imagine(seat, self.chance), seat)

    def decide_turn(self, state: State, seat: int) -> list[int]:
        """Plans in the true position, of which it shows the bot only what the seat may know."""
        return self.plan(state.imagine(seat, self.chance), seat)


def _for_ever() -> bool:
    return True
