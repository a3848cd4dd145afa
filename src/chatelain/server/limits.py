"""How much somebody may ask for: token buckets."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

#: Names that are remembered; the one that was quiet longest is forgotten first, and then has a full bucket again.
REMEMBERED = 50_000


class Buckets:
    """For every name a bucket of `burst` tokens that fills at `rate` a second.

    >>> clock = iter([0.0, 0.0, 0.0, 1.0]).__next__
    >>> buckets = Buckets(rate=1.0, burst=2, clock=clock)
    >>> [buckets.take("anna") for _ in range(4)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> bool:
        """Whether there was a token."""
        is_there = self._fill(name) >= 1.0
        if is_there:
            self._spend(name, 1.0)
        return is_there

    def pay(self, name: str, tokens: float) -> None:
        """Takes tokens for what is known to cost so much only afterwards: the bucket may be in debt then."""
        self._fill(name)
        self._spend(name, tokens)

    def is_in_debt(self, name: str) -> bool:
        """Whether more was paid than there was."""
        return self._fill(name) < 0.0

    def _fill(self, name: str) -> float:
        now = self.clock()
        level, last = self._levels.pop(name, (float(self.burst), now))
        level = min(float(self.burst), level + (now - last) * self.rate)
        self._levels[name] = (level, now)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        return level

    def _spend(self, name: str, tokens: float) -> None:
        level, now = self._levels[name]
        self._levels[name] = (level - tokens, now)

    def give_back(self, name: str) -> None:
        """Undoes a `take`: it was not used after all."""
        if name in self._levels:
            level, last = self._levels[name]
            self._levels[name] = (min(float(self.burst), level + 1.0), last)
