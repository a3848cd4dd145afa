"""How long bots think: counts by length, so that the times of many games fit in a few numbers and can be added."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from chatelain.bots.base import Bot
from chatelain.core.state import State

#: Classes of length for every doubling: a time is known to within 5 percent.
FINENESS = 8


@dataclass
class Times:
    """Some decisions: how many, how long in all, and how many of each class of length (in microseconds, by powers)."""

    decisions: int = 0
    microseconds: int = 0
    classes: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """One more decision."""
        microseconds = round(seconds * 1e6)
        self.decisions += 1
        self.microseconds += microseconds
        self.classes[round(math.log2(max(1, microseconds)) * FINENESS)] += 1

    def merge(self, other: Times) -> None:
        """The decisions of others too."""
        self.decisions += other.decisions
        self.microseconds += other.microseconds
        self.classes += other.classes

    @property
    def mean_ms(self) -> float:
        """Milliseconds a decision."""
        return self.microseconds / self.decisions / 1000 if self.decisions else 0.0

    def percentile_ms(self, percent: float) -> float:
        """So many percent of the decisions take no longer, in milliseconds.

        >>> times = Times()
        >>> for seconds in [0.001] * 98 + [0.5] * 2:
        ...     times.add(seconds)
        >>> round(times.percentile_ms(50)), round(times.percentile_ms(99), -1)
        (1, 480.0)
        """
        wanted = math.ceil(self.decisions * percent / 100)
        for length in sorted(self.classes):
            wanted -= self.classes[length]
            if wanted <= 0:
                return float(2 ** (length / FINENESS) / 1000)
        return 0.0

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        classes = {str(length): count for length, count in sorted(self.classes.items())}
        return {"decisions": self.decisions, "us": self.microseconds, "classes": classes}

    @staticmethod
    def from_dict(found: Mapping[str, Any]) -> Times:
        """From JSON."""
        classes = Counter({int(length): int(count) for length, count in found["classes"].items()})
        return Times(int(found["decisions"]), int(found["us"]), classes)


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times = Times()

    def decide_turn(self, state: State, seat: int) -> list[int]:
        """What the bot decides; one decision may be a plan of several actions."""
        start = time.perf_counter()
        found = self.bot.decide_turn(state, seat)
        self.times.add(time.perf_counter() - start)
        return found
