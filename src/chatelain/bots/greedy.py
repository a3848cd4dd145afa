"""A bot that looks one action ahead and takes what the game's evaluation likes best."""

from __future__ import annotations

from typing import Final

from chatelain.bots.base import Bot
from chatelain.core.chance import Seeded
from chatelain.core.game import Game
from chatelain.core.state import State

#: How often an action with dice or draws is tried.
SAMPLES: Final = 8
#: Differences below this are rounding.
_EQUAL: Final = 1e-9


class GreedyBot(Bot):
    """Tries every legal action on a copy. Equally good ones are as likely as each other."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.dice = Seeded(seed)
        self.fresh: list[int] = []

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        self.fresh = []
        best: list[int] = []
        highest = 0.0
        for action in legal:
            value = self.value(state, seat, action)
            if not best or value > highest + _EQUAL:
                best = [action]
                highest = value
            elif value > highest - _EQUAL:
                best.append(action)
        return best[self.chance.below(len(best))]

    def value(self, state: State, seat: int, action: int) -> float:
        """What the position is worth after the action, on average where chance has a say."""
        total = 0.0
        for sample in range(SAMPLES):
            # Every action meets the same dice: differences then come from the actions.
            if sample == len(self.fresh):
                self.fresh.append(int(Seeded(int(self.chance.below(2147483647))).word))
            self.dice.word = self.fresh[sample]
            after = state.clone()
            after.apply(seat, action, self.dice)
            total += self.game.evaluate(after, seat)
            if sample == 0 and self.dice.is_at(self.fresh[0]):
                return total  # nobody asked for a roll or a draw
        return total / SAMPLES
