"""Walks along streets and lanes: where exactly so many steps may end, and by which way (R4.3 to R4.5, R4.8).

No street may be used twice, so a walk cannot be told by its end alone; but nearly every end that a walk could reach
which only never turns round on the spot is reached without using a street twice as well. These bounds are a table; a
search from each start looks for what the table promises, leaves out every branch that could not find anything new,
and stops when nothing is missing. What a map costs is counted, and a map that costs too much is refused.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, lowest
from chatelain.core.datafile import Work

#: The longest way: a die.
FARTHEST: Final[i64] = 6


class Walks:
    """All walks on a map, with some of its lanes open. Way n leads there as arc 2n and back as arc 2n + 1."""

    def __init__(self, points: int, ways: list[tuple[int, int]]) -> None:
        self.points: i64 = points
        self.arcs: i64 = 2 * len(ways)
        #: The point where an arc ends.
        self.head: vec[i64] = vec[i64]([point for one, other in ways for point in (other, one)])
        #: The arcs that leave a point stand in `leaving` from `first[point]` to `first[point + 1]`.
        leaving: list[list[int]] = [[] for _point in range(points)]
        for number, (one, other) in enumerate(ways):
            leaving[one].append(2 * number)
            leaving[other].append(2 * number + 1)
        self.leaving: vec[i64] = vec[i64]([arc for arcs in leaving for arc in arcs])
        self.first: vec[i64] = vec[i64](list(accumulate((len(arcs) for arcs in leaving), initial=0)))
        #: [left * arcs + arc]: where a walk may end that takes the arc and then so many steps, if only it never turns.
        self.promised: vec[i64] = vec[i64]([0] * int(self.arcs * FARTHEST))
        for arc in range(self.arcs):
            self.promised[arc] = BIT[self.head[arc]]
        for left in range(i64(1), FARTHEST):
            self._promise(left)

    def _promise(self, left: i64) -> None:
        for arc in range(self.arcs):
            ends: i64 = 0
            point = self.head[arc]
            for at in range(self.first[point], self.first[point + 1]):
                if self.leaving[at] != arc ^ 1:
                    ends |= self.promised[(left - 1) * self.arcs + self.leaving[at]]
            self.promised[left * self.arcs + arc] = ends

    # -- where walks end

    def fill(self, reach: vec[i64], first: i64, work: Work) -> None:
        """Sets reach[first + steps * 64 + point] for all steps and points; what is there already is true."""
        for steps in range(i64(1), FARTHEST + 1):
            row = first + steps * 64
            for start in range(self.points):
                new = self.ends(start, steps, reach[row + start], work)
                reach[row + start] |= new
                while new:  # who can go there can come back
                    reach[row + lowest(new)] |= BIT[start]
                    new &= new - 1

    def ends(self, start: i64, steps: i64, known: i64, work: Work) -> i64:
        """The ends of walks of so many steps, but for those known before."""
        missing: i64 = 0
        for at in range(self.first[start], self.first[start + 1]):
            missing |= self.promised[(steps - 1) * self.arcs + self.leaving[at]]
        missing &= ~known
        return missing & ~self._search(start, steps, missing, self.unused(), work) if missing else 0

    def unused(self) -> vec[i64]:
        """For every way whether it is used: none yet."""
        return vec[i64]([0] * int(self.arcs // 2))

    def _search(self, point: i64, steps: i64, missing: i64, is_used: vec[i64], work: Work) -> i64:
        """What is still missing after all walks from here."""
        row = (steps - 1) * self.arcs
        stop = self.first[point + 1]
        work.spend(stop - self.first[point])
        for at in range(self.first[point], stop):
            arc = self.leaving[at]
            if not self.promised[row + arc] & missing or is_used[arc >> 1]:
                continue
            if steps == 1:
                missing &= ~BIT[self.head[arc]]
            else:
                is_used[arc >> 1] = 1
                missing = self._search(self.head[arc], steps - 1, missing, is_used, work)
                is_used[arc >> 1] = 0
            if not missing:
                break
        return missing

    # -- ways

    def paths(self, start: int, steps: int, ends: int) -> dict[int, list[int]]:
        """For every one of these ends, which must be true, one way there; straight ways rather than loops."""
        search = _Search(self, start, ends)
        loops: i64 = 0
        while search.missing:
            search.go(steps, BIT[start], loops)
            loops += 1
        return search.found


class _Search:
    """A search for ways: the ends that are missing, the way so far, and what was found."""

    def __init__(self, walks: Walks, start: int, ends: int) -> None:
        self.walks = walks
        self.missing: i64 = ends
        self.path = [start]
        self.is_used = walks.unused()
        self.found: dict[int, list[int]] = {}

    def go(self, steps: i64, passed: i64, loops: i64) -> None:
        """Tries all ways that pass at most so many points again."""
        walks = self.walks
        point: i64 = self.path[-1]
        for at in range(walks.first[point], walks.first[point + 1]):
            arc = walks.leaving[at]
            head = BIT[walks.head[arc]]
            again: i64 = 1 if passed & head else 0
            wanted = self.missing if loops else self.missing & ~passed
            if again > loops or self.is_used[arc >> 1] or not walks.promised[(steps - 1) * walks.arcs + arc] & wanted:
                continue
            self.path.append(int(walks.head[arc]))
            if steps == 1:
                self.found[self.path[-1]] = self.path[:]
                self.missing &= ~head
            else:
                self.is_used[arc >> 1] = 1
                self.go(steps - 1, passed | head, loops - again)
                self.is_used[arc >> 1] = 0
            self.path.pop()
