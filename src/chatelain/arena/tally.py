"""What many games add up to. Whole numbers only, so that the order of the games does not matter."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from chatelain.arena.plan import Outcome, Plan
from chatelain.arena.ratings import WIDTH

#: The grade of a result that has none of the game's own.
NO_GRADE = "none"


@dataclass(frozen=True)
class Estimate:
    """What was found, with its interval of 95 percent."""

    value: float
    low: float
    high: float

    def as_dict(self) -> dict[str, float]:
        """For JSON."""
        return {name: round(value, 4) for name, value in asdict(self).items()}


@dataclass
class Line:
    """The games of one seat, or of one bot of the list."""

    games: int = 0
    total: int = 0
    squares: int = 0
    highest: int | None = None
    lowest: int | None = None
    wins: int = 0
    ties: int = 0
    #: How many games had each score.
    scores: Counter[int] = field(default_factory=Counter)

    def add(self, score: int, is_first: bool, is_alone: bool) -> None:
        """One more game."""
        self.games += 1
        self.total += score
        self.squares += score * score
        self.scores[score] += 1
        self.highest = score if self.highest is None else max(self.highest, score)
        self.lowest = score if self.lowest is None else min(self.lowest, score)
        self.wins += is_first and is_alone
        self.ties += is_first and not is_alone

    def merge(self, other: Line) -> None:
        """The games of another line."""
        self.games += other.games
        self.total += other.total
        self.squares += other.squares
        self.scores += other.scores
        for score in (other.highest, other.lowest):
            if score is not None:
                self.highest = score if self.highest is None else max(self.highest, score)
                self.lowest = score if self.lowest is None else min(self.lowest, score)
        self.wins += other.wins
        self.ties += other.ties

    @property
    def mean(self) -> float:
        """The mean score."""
        return self.total / self.games if self.games else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of the score, as of a sample."""
        if self.games < 2:
            return 0.0
        return math.sqrt((self.squares - self.total * self.total / self.games) / (self.games - 1))

    @property
    def estimate(self) -> Estimate:
        """The mean score; the games are independent of each other."""
        reach = WIDTH * self.deviation / math.sqrt(self.games) if self.games else 0.0
        return Estimate(self.mean, self.mean - reach, self.mean + reach)

    @property
    def won(self) -> Estimate:
        """The share of the games won, with Wilson's interval: it is right near 0 and 1 too."""
        if not self.games:
            return Estimate(0.0, 0.0, 1.0)
        share, square = self.wins / self.games, WIDTH * WIDTH / self.games
        middle, reach = share + square / 2, math.sqrt(square * (share * (1 - share) + square / 4))
        return Estimate(share, max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square)))

    def percentile(self, percent: int) -> int:
        """The lowest score that so many percent of the games do not exceed; 50 is the median."""
        wanted = math.ceil(self.games * percent / 100)
        for score in sorted(self.scores):
            wanted -= self.scores[score]
            if wanted <= 0:
                return score
        return 0

    def graded(self, grades: Mapping[str, int]) -> dict[str, int]:
        """How many games had each grade; `grades` has the fewest points of each, the lowest first."""
        found = dict.fromkeys((NO_GRADE, *grades), 0)
        for score, games in self.scores.items():
            reached = [name for name, points in grades.items() if score >= points]
            found[reached[-1] if reached else NO_GRADE] += games
        return found

    def as_dict(self) -> dict[str, object]:
        """For JSON."""
        return {
            "games": self.games,
            "mean": round(self.mean, 4),
            "sd": round(self.deviation, 4),
            "min": self.lowest or 0,
            "max": self.highest or 0,
            "wins": self.wins,
            "ties": self.ties,
        }


@dataclass
class Tally:
    """All games of a plan so far."""

    plan: Plan
    seats: list[Line] = field(default_factory=list)
    bots: list[Line] = field(default_factory=list)
    games: int = 0
    decisions: int = 0
    longest: int = 0
    #: Games with more than one winner. A game alone may have none.
    ties: int = 0
    #: The sum of the fingerprints of all games: equal runs have equal ones, in whatever order they were played.
    fingerprint: int = 0

    def __post_init__(self) -> None:
        self.seats = self.seats or [Line() for _ in self.plan.bots]
        self.bots = self.bots or [Line() for _ in self.plan.bots]

    def add(self, outcome: Outcome) -> None:
        """One more game."""
        winners = outcome.ranking.count(1)
        for seat, (score, place) in enumerate(zip(outcome.scores, outcome.ranking)):
            for line in (self.seats[seat], self.bots[self.plan.entry_at(outcome.index, seat)]):
                line.add(score, place == 1, winners == 1)
        self.games += 1
        self.decisions += outcome.decisions
        self.longest = max(self.longest, outcome.decisions)
        self.ties += winners > 1
        text = f"{outcome.index} {outcome.digest}"
        self.fingerprint = (self.fingerprint + int(hashlib.sha256(text.encode()).hexdigest()[:16], 16)) % 2**64

    def merge(self, other: Tally) -> None:
        """The games of another tally of the same plan."""
        for mine, theirs in zip(self.seats + self.bots, other.seats + other.bots):
            mine.merge(theirs)
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.ties += other.ties
        self.fingerprint = (self.fingerprint + other.fingerprint) % 2**64
