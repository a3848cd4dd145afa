"""What a run of learning tells whoever looks on. Nothing here needs the extra `[train]`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from chatelain.training.matches import Score


@dataclass(frozen=True)
class Status:
    """How it goes."""

    games: int
    #: Of learning, in all.
    seconds: float
    #: Points of the last games without noise at the first table.
    mean: float
    #: Of the last steps: for own points and the rival's, in points, and the loss of the chance to win.
    error: float
    rival_error: float
    win_loss: float
    rate: float
    #: How much of this call is done, and how many seconds are left of it.
    share: float
    left: float
    #: Matches that are played to compare weights: how many of how many; none of none while it learns.
    matches: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Gate:
    """How new weights did against the best so far and against the greedy bot, and whether they are the best now."""

    against_best: Score
    against_greedy: Score
    is_better: bool


class Watcher(Protocol):
    """Somebody who looks on and may say stop."""

    def moved(self, status: Status) -> None:
        """Called about twice a second."""
        ...

    def gated(self, status: Status, gate: Gate, curve: list[list[float]]) -> None:
        """Called after every comparison, with all rows of the learning curve."""
        ...

    def wants_to_stop(self) -> bool:
        """Asked all the time."""
        ...
