"""A bot that takes any legal action: the yardstick of all others."""

from __future__ import annotations

from chatelain.bots.base import Bot
from chatelain.core.state import State


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[self.chance.below(len(legal))]
