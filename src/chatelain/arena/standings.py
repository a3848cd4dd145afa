"""What the games of a contest say about the bots."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from chatelain.arena.pairs import Contest, Played
from chatelain.arena.ratings import WIDTH, Ratings, Result, rate
from chatelain.arena.tally import Line
from chatelain.arena.times import Times


@dataclass
class Meeting:
    """The games of one bot against another: how many, and how many it won; a shared win counts by its share."""

    games: int = 0
    wins: float = 0.0

    @property
    def share(self) -> float:
        """The share of the games it won."""
        return self.wins / self.games if self.games else 0.0


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

    @property
    def is_solo(self) -> bool:
        """Whether every bot played alone."""
        return self.contest.seats == 1

    @property
    def can_be_lost(self) -> bool:
        """Whether a bot alone lost a game."""
        return any(line.wins < line.games for line in self.points)

    def order(self) -> list[int]:
        """The bots from the best to the worst."""
        ratings = self.ratings
        if ratings is None:
            return sorted(range(len(self.points)), key=lambda one: -self.points[one].mean)
        return sorted(range(len(self.points)), key=lambda one: -ratings.players[one].value)

    def reach(self, entry: int) -> float:
        """Half the interval of 95 percent of the mean points of a bot that plays alone."""
        line = self.points[entry]
        return WIDTH * line.deviation / math.sqrt(line.games) if line.games else 0.0

    def as_dict(self) -> dict[str, Any]:
        """For JSON. All but the times depends on the contest alone, if no bot thinks by the clock."""
        return {
            **self.contest.header(),
            "games": self.games,
            "rounds": self.contest.rounds,
            "fingerprint": f"{self.fingerprint:016x}",
            "command": self.contest.command(self.anchor),
            "bounded": self.ratings.is_bounded if self.ratings else None,
            "bots": [self._bot(entry) for entry in self.order()],
        }

    def _bot(self, entry: int) -> dict[str, Any]:
        found: dict[str, Any] = {"bot": self.contest.bots[entry], "points": self.points[entry].as_dict()}
        if self.ratings is None:
            found["points"]["reach"] = round(self.reach(entry), 4)
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


def standings(contest: Contest, games: Iterable[Played], anchor: str | None = None) -> Standings:
    """Adds up the games of a contest; `anchor` is the bot that has 1500 points."""
    bots = len(contest.bots)
    found = Standings(contest, points=[Line() for _ in range(bots)], times=[Times() for _ in range(bots)])
    found.anchor, found.sources = anchor, [Counter() for _ in range(bots)]
    found.table = [] if found.is_solo else [[Meeting() for _ in range(bots)] for _ in range(bots)]
    results: list[Result] = []
    # In the order of their numbers: sums of fractions then do not depend on who was ready first.
    for played in sorted(games, key=lambda played: played.number):
        _count(found, played)
        if not found.is_solo:
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
