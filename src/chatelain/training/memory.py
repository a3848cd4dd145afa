"""The games that are remembered, and random samples of them."""

from __future__ import annotations

from collections import deque

import numpy as np
from numpy.typing import NDArray

from chatelain.training.samples import Samples


class Memory:
    """The last games; older ones are forgotten."""

    def __init__(self, games: int) -> None:
        self.most = games
        self.parts: deque[Samples] = deque()

    @property
    def games(self) -> int:
        """How many games are remembered."""
        return sum(part.games for part in self.parts)

    def add(self, part: Samples) -> None:
        """Remembers some more games."""
        self.parts.append(part)
        while self.games - self.parts[0].games >= self.most:
            self.parts.popleft()

    def batch(
        self, size: int, random: np.random.Generator
    ) -> tuple[NDArray[np.int32], NDArray[np.int64], NDArray[np.float32]]:
        """Random samples: features, where those of each begin, lessons."""
        lengths = np.array([len(part) for part in self.parts])
        counts = random.multinomial(size, lengths / lengths.sum())
        ids, sizes, lessons = [], [], []
        for part, count in zip(self.parts, counts):
            chosen = random.integers(0, len(part), count)
            starts, stops = part.first[chosen], part.first[chosen + 1]
            sizes.append(stops - starts)
            ids.append(part.ids[_ranges(starts, stops - starts)])
            lessons.append(part.lessons[chosen])
        first: NDArray[np.int64] = np.zeros(size + 1, np.int64)
        np.cumsum(np.concatenate(sizes), out=first[1:])
        return np.concatenate(ids), first, np.concatenate(lessons)


def _ranges(starts: NDArray[np.int64], sizes: NDArray[np.int64]) -> NDArray[np.int64]:
    """The numbers of all ranges, one after the other.

    >>> _ranges(np.array([5, 20]), np.array([2, 3])).tolist()
    [5, 6, 20, 21, 22]
    """
    if not len(starts):
        return np.zeros(0, np.int64)
    ends = np.cumsum(sizes)
    return np.arange(ends[-1]) + np.repeat(starts - ends + sizes, sizes)
