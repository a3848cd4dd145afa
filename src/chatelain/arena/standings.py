"""What the games of a contest say about the bots."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from chatelain.arena.pairs import Contest, Played
from chatelain.arena.ratings import Ratings, Result, rate
from chatelain.arena.tally import Estimate, Line
from chatelain.arena.times import Times
from chatelain.core import registry

#: The points that so many percent of the games alone do not exceed.
PERCENTILES = (5, 25, 50, 75, 95)


@dataclass
class Meeting:
    """The games of one bot against another: how many, and how many it won; a shared win counts by its share."""

    games: int = 0
    wins: float = 0.0

    @property
    def share(self) -> float:
        """The share of the games it won."""
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True)
class Lead:
    """How far a bot alone is ahead of another one, game by game over the same chance."""

    other: str
    points: Estimate
    #: As shares of the games; None where a game alone cannot be lost.
    won: Estimate | None

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        won = {} if self.won is None else {"won": self.won.as_dict()}
        return {"bot": self.other, "points": self.points.as_dict(), **won}


@dataclass
class Standings:
    """A finished contest."""

    contest: Contest
    games: int = 0
    points: list[Line] = field(default_factory=list)
    times: list[Times] = field(default_factory=list)
    #: Row against column; empty where bots play alone.
    table: list[list[Meeting]] = field(default_factory=list)
    #: None where bots play alone.
    ratings: Ratings | None = None
    #: The sum of the fingerprints of all games.
    fingerprint: int = 0
    #: The bot that has 1500 points; else the mean of all has.
    anchor: str | None = None
    #: All points of every bot by source; None where some games were kept before these were noted.
    sources: list[Counter[str]] | None = None
    #: For every bot that plays alone: the points of its games and whether it won them, round by round.
    alone: list[list[tuple[int, bool]]] = field(default_factory=list)

    @property
    def is_solo(self) -> bool:
        """Whether every bot played alone."""
        return self.contest.seats == 1

    @property
    def can_be_lost(self) -> bool:
        """Whether one who plays alone can lose against the game."""
        return registry.manifest(self.contest.game).lost_alone

    @property
    def grades(self) -> Mapping[str, int]:
        """What results alone are called, and the fewest points for it."""
        return registry.game(self.contest.game).grades() if self.is_solo else {}

    def order(self) -> list[int]:
        """The bots from the best to the worst."""
        ratings = self.ratings
        if ratings is None:
            return sorted(range(len(self.points)), key=self._rank_alone)
        return sorted(range(len(self.points)), key=lambda one: -ratings.players[one].value)

    def _rank_alone(self, entry: int) -> tuple[float, float]:
        """Who wins more is better, and then who has more points."""
        line = self.points[entry]
        return -line.won.value if self.can_be_lost else 0.0, -line.mean

    def lead(self, entry: int) -> Lead | None:
        """How far a bot that plays alone is ahead of the next one; None for the last."""
        order = self.order()
        place = order.index(entry) + 1
        if place == len(order):
            return None
        points, won = Line(), Line()
        for (mine, i_won), (theirs, they_won) in zip(self.alone[entry], self.alone[order[place]]):
            points.add(mine - theirs, False, False)
            won.add(i_won - they_won, False, False)
        name = self.contest.bots[order[place]]
        return Lead(name, points.estimate, won.estimate if self.can_be_lost else None)

    def as_dict(self) -> dict[str, Any]:
        """For JSON. All but the times depends on the contest alone, if no bot thinks by the clock."""
        return {
            **self.contest.header(),
            "games": self.games,
            "rounds": self.contest.rounds,
            "fingerprint": f"{self.fingerprint:016x}",
            "command": self.contest.command(self.anchor),
            "bounded": self.ratings.is_bounded if self.ratings else None,
            **({"grades": dict(self.grades)} if self.grades else {}),
            "bots": [self._bot(entry) for entry in self.order()],
        }

    def _bot(self, entry: int) -> dict[str, Any]:
        found: dict[str, Any] = {"bot": self.contest.bots[entry], "points": self.points[entry].as_dict()}
        if self.ratings is None:
            found |= self._alone(entry)
        else:
            rating = self.ratings.players[entry]
            found["rating"] = {key: round(value, 2) for key, value in vars(rating).items()}
            found["against"] = {
                self.contest.bots[other]: {"games": meeting.games, "share": round(meeting.share, 4)}
                for other, meeting in enumerate(self.table[entry])
                if other != entry
            }
        if self.sources is not None:
            games = max(1, self.points[entry].games)
            found["sources"] = {name: round(total / games, 4) for name, total in self.sources[entry].items()}
        times = self.times[entry]
        found["ms"] = {
            "decisions": times.decisions,
            "mean": round(times.mean_ms, 4),
            "p99": round(times.percentile_ms(99), 4),
        }
        return found

    def _alone(self, entry: int) -> dict[str, Any]:
        """What is said of a bot that plays alone instead of a rating."""
        line, lead = self.points[entry], self.lead(entry)
        found: dict[str, Any] = {
            "mean": line.estimate.as_dict(),
            "percentiles": {str(percent): line.percentile(percent) for percent in PERCENTILES},
            "scores": {str(score): games for score, games in sorted(line.scores.items())},
        }
        if self.grades:
            found["grades"] = line.graded(self.grades)
        if self.can_be_lost:
            found["won"] = line.won.as_dict()
        if lead is not None:
            found["ahead_of"] = lead.as_dict()
        return found


def standings(contest: Contest, games: Iterable[Played], anchor: str | None = None) -> Standings:
    """Adds up the games of a contest; `anchor` is the bot that has 1500 points."""
    bots = len(contest.bots)
    found = Standings(contest, points=[Line() for _ in range(bots)], times=[Times() for _ in range(bots)])
    found.anchor, found.sources = anchor, [Counter() for _ in range(bots)]
    found.alone = [[] for _ in range(bots)]
    found.table = [] if found.is_solo else [[Meeting() for _ in range(bots)] for _ in range(bots)]
    results: list[Result] = []
    # In the order of their numbers: sums of fractions then do not depend on who was ready first.
    for played in sorted(games, key=lambda played: played.number):
        _count(found, played)
        if found.is_solo:
            entry = contest.fixture(played.number).lineup[0]
            found.alone[entry].append((played.scores[0], played.places[0] == 1))
        else:
            results.append(_result(contest, played))
            _enter(found.table, results[-1])
    if results:
        found.ratings = rate(bots, results, None if anchor is None else contest.bots.index(anchor))
    return found


def _count(found: Standings, played: Played) -> None:
    lineup = found.contest.fixture(played.number).lineup
    winners = played.places.count(1)
    for entry, score, place, times in zip(lineup, played.scores, played.places, played.times):
        found.points[entry].add(score, place == 1, winners == 1)
        found.times[entry].merge(times)
    _add_sources(found, lineup, played)
    found.games += 1
    text = f"{played.number} {played.digest}"
    found.fingerprint = (found.fingerprint + int(hashlib.sha256(text.encode()).hexdigest()[:16], 16)) % 2**64


def _add_sources(found: Standings, lineup: Sequence[int], played: Played) -> None:
    if not played.sources:
        found.sources = None
    if found.sources is not None:
        for entry, sheet in zip(lineup, played.sources):
            # Not by adding counters: those forget what is not above zero.
            for name, points in sheet.items():
                found.sources[entry][name] += points


def _result(contest: Contest, played: Played) -> Result:
    """Who won, of the two kinds of bots at the table."""
    fixture = contest.fixture(played.number)
    one, other = sorted(set(fixture.lineup))
    winners = [entry for entry, place in zip(fixture.lineup, played.places) if place == 1]
    share = winners.count(one) / len(winners)
    odds = math.log(fixture.lineup.count(one) / fixture.lineup.count(other))
    return Result(fixture.round, one, other, share, odds)


def _enter(table: list[list[Meeting]], result: Result) -> None:
    for one, other, share in (
        (result.one, result.other, result.share),
        (result.other, result.one, 1 - result.share),
    ):
        table[one][other].games += 1
        table[one][other].wins += share
