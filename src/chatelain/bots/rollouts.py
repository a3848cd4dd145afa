"""Lines in doubt are played on: every candidate meets the same dice and draws, for a little while, many times.

A continuation ends with a plan of the seat itself, and its value stands for the rest of the game. What falls behind for
certain is dropped, so that the time goes to what is still in doubt.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from chatelain.bots.search import Line, Search
from chatelain.core.chance import Seeded
from chatelain.core.state import State

#: The value of the search counts like so many continuations.
PRIOR: Final = 4.0
#: Candidates are compared for the first time after so many continuations of each, and then again and again.
FIRST: Final[i64] = 24
ROUNDS: Final[i64] = 8
#: A candidate is dropped when it is so many standard errors behind.
CERTAIN: Final = 3.0
#: No decision takes more continuations of a line.
MOST: Final[i64] = 2000


class Candidate:
    """A line and what its continuations were worth."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.values: list[float] = []
        self.total = 0.0

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    def mean(self) -> float:
        """With the value of the search mixed in."""
        return (self.total + PRIOR * float(int(self.line.value))) / (len(self.values) + PRIOR)


class Rollouts:
    """Decides between lines. `quick` plans the turns of all seats in the continuations."""

    def __init__(self, quick: Search, depth: int, margin: int) -> None:
        self.quick = quick
        #: A continuation ends with so many plans of the seat.
        self.depth: i64 = depth
        #: Lines that the search puts further behind, in hundredths, are not in doubt.
        self.margin: i64 = margin
        self.dice = Seeded(1)
        self.samples: i64 = 0

    def decide(self, state: State, seat: i64, lines: list[Line], chance: Seeded, may_go_on: Callable[[], bool]) -> Line:
        """The best of some lines; `may_go_on` is asked before every continuation."""
        rivals: list[Candidate] = []
        for line in lines:
            if line.value >= lines[0].value - self.margin:
                rivals.append(Candidate(line))
        rounds: i64 = 0
        while len(rivals) > 1 and rounds < MOST:
            word = chance.below(2147483647) + 1
            for rival in rivals:
                if not may_go_on():
                    return leader(rivals).line
                rival.add(float(int(self.play_on(state, seat, rival.line, word))))
            rounds += 1
            if rounds >= FIRST and rounds % ROUNDS == 0:
                rivals = still_in_doubt(rivals)
        return leader(rivals).line

    def play_on(self, state: State, seat: i64, line: Line, word: i64) -> i64:
        """Plays a line and goes on until the seat plans again; hidden things are imagined afresh."""
        dice = self.dice
        dice.word = word
        dice.below(2)
        dream = state.imagine(int(seat), dice)
        for action in line.actions:
            dream.apply(seat, action, dice)
        self.samples += 1
        plans: i64 = 0
        while not dream.is_over:
            actor = dream.seat_to_act()
            plan = self.quick.best(dream, actor, word)
            if actor == seat:
                plans += 1
                if plans == self.depth:
                    return plan.value
            for action in plan.actions:
                dream.apply(actor, action, dice)
        self.quick.judge.look_at_end(dream, seat)
        return self.quick.judge.value


def leader(rivals: list[Candidate]) -> Candidate:
    """Who is ahead; the search's own choice if nobody was played on."""
    best = rivals[0]
    for rival in rivals:
        if rival.mean() > best.mean():
            best = rival
    return best


def still_in_doubt(rivals: list[Candidate]) -> list[Candidate]:
    """The leader and all that may still be as good, by the differences in equal continuations."""
    best = leader(rivals)
    kept: list[Candidate] = []
    for rival in rivals:
        if rival is best or not is_behind(rival, best):
            kept.append(rival)
    return kept


def is_behind(one: Candidate, best: Candidate) -> bool:
    """Whether a candidate is behind for certain."""
    number = len(one.values)
    mean = (best.total - one.total) / number
    if mean <= 0.0:
        return False
    squares = 0.0
    for at in range(number):
        apart = best.values[at] - one.values[at] - mean
        squares += apart * apart
    # By squares: no root is needed.
    return mean * mean * (number - 1) * number > CERTAIN * CERTAIN * squares
