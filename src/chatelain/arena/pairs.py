"""The plan of a contest: every bot against every other, the same chance for both of them on all seats.

A round is the unit of what is measured: the games of one pair, or the game of one bot alone, with one chance. Two bots
on two seats play two games a round, with changed seats. On more seats each of the two sits once on every seat among
seats of the other. All pairs have the same chance in the same round.
"""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib.resources import files
from itertools import combinations
from typing import Any

from chatelain.arena.plan import LIMIT, play_out
from chatelain.arena.seeds import derive
from chatelain.arena.times import Timed, Times
from chatelain.bots.minds import CHANCES
from chatelain.bots.registry import bot
from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.errors import ChatelainError
from chatelain.core.manifest import Manifest, Options

#: Where a game keeps what its bots have learned, and what was measured of them: against each other, and alone.
MIND = "mind"
LADDER = "ladder.json"
ALONE = "alone.json"


@dataclass(frozen=True)
class Fixture:
    """One game of a contest."""

    number: int
    round: int
    #: Who sits where, by the place in the list of bots.
    lineup: tuple[int, ...]


@dataclass(frozen=True)
class Contest:
    """What is played. Games are numbered round by round, so that a longer contest begins like a shorter one."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    #: Games of every pair, or of every bot alone; a round that has begun is played to its end.
    games: int = 100
    options: Options = field(default_factory=dict)
    seed: int = 1

    def check(self) -> Contest:
        """The contest with all options filled in; what cannot be played is an error."""
        manifest = registry.manifest(self.game)
        manifest.check_seats(self.seats)
        for number, name in enumerate(self.bots):
            bot(name)
            if name in self.bots[:number]:
                raise ChatelainError("bot-twice", bot=name)
        if self.seats > 1 and len(self.bots) < 2:
            raise ChatelainError("contest-alone", seats=self.seats)
        options = manifest.check_options(self.options)
        registry.game(self.game).new(self.seats, options, Seeded(0))
        return replace(self, options=options)

    @cached_property
    def meetings(self) -> list[list[tuple[int, ...]]]:
        """The games of one round: for every pair, or every bot alone, who sits where in each of them."""
        if self.seats == 1:
            return [[(one,)] for one in range(len(self.bots))]
        return [self._meeting(*pair) for pair in combinations(range(len(self.bots)), 2)]

    def _meeting(self, one: int, other: int) -> list[tuple[int, ...]]:
        among = [(single, rest) for single, rest in ((one, other), (other, one))]
        if self.seats == 2:
            del among[1]  # it would be the same two games again
        return [
            tuple(single if place == seat else rest for place in range(self.seats))
            for single, rest in among
            for seat in range(self.seats)
        ]

    @property
    def rounds(self) -> int:
        """How many rounds are played."""
        return -(-self.games // len(self.meetings[0]))

    @property
    def total(self) -> int:
        """How many games are played in all."""
        return self.rounds * sum(map(len, self.meetings))

    def fixture(self, number: int) -> Fixture:
        """Game `number` of all."""
        lineups = [lineup for meeting in self.meetings for lineup in meeting]
        return Fixture(number, number // len(lineups), lineups[number % len(lineups)])

    def header(self) -> dict[str, Any]:
        """What decides how game `number` goes; the number of games does not."""
        manifest = registry.manifest(self.game)
        return {
            "game": self.game,
            "rules": manifest.rules,
            "mind": mark_of_mind(manifest.package),
            "bots": list(self.bots),
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
        }

    def command(self, anchor: str | None = None) -> str:
        """What to type to have it again; what is as usual is not said."""
        manifest = registry.manifest(self.game)
        words = ["chatelain", "arena", self.game, "--bots", ",".join(self.bots), "--games", str(self.games)]
        if self.seats != usual_seats(manifest):
            words += ["--seats", str(self.seats)]
        if self.seed != 1:
            words += ["--seed", str(self.seed)]
        if anchor is not None:
            words += ["--anchor", anchor]
        for option in manifest.options:
            value = self.options.get(option.id, option.default)
            if value != option.default:
                words += ["--option", f"{option.id}={value if isinstance(value, str) else 'yes' if value else 'no'}"]
        return shlex.join([*words, "--json"])


@dataclass(frozen=True)
class Played:
    """How one game of a contest ended, by seat."""

    number: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    digest: str
    times: tuple[Times, ...]
    #: The points of every seat by source; empty for games that were kept before they were noted.
    sources: tuple[dict[str, int], ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "number": self.number,
            "scores": self.scores,
            "places": self.places,
            "decisions": self.decisions,
            "digest": self.digest,
            "times": [times.as_dict() for times in self.times],
            "sources": self.sources,
        }

    @staticmethod
    def from_dict(found: Mapping[str, Any]) -> Played:
        """From JSON; what is missing is a KeyError."""
        return Played(
            int(found["number"]),
            tuple(map(int, found["scores"])),
            tuple(map(int, found["places"])),
            int(found["decisions"]),
            str(found["digest"]),
            tuple(map(Times.from_dict, found["times"])),
            tuple({str(name): int(points) for name, points in sheet.items()} for sheet in found.get("sources", ())),
        )


def play_fixture(piece: tuple[Contest, int]) -> Played:
    """Plays a game of a contest, with a stopwatch for every seat."""
    contest, number = piece
    fixture = contest.fixture(number)
    game = registry.game(contest.game)
    players = [
        Timed(bot(contest.bots[entry])(game, derive(contest.seed, fixture.round, seat)))
        for seat, entry in enumerate(fixture.lineup)
    ]
    chance = Seeded(derive(contest.seed, fixture.round, "chance"))
    state = game.new(contest.seats, contest.options, chance)
    decisions = play_out(state, players, chance)
    if decisions > LIMIT:
        raise ChatelainError("endless-game", game=contest.game, seed=contest.seed, number=number, limit=LIMIT)
    scores, places, sheets = tuple(state.scores()), tuple(state.ranking()), tuple(state.score_sheet())
    times = tuple(player.times for player in players)
    return Played(number, scores, places, decisions, state.digest(), times, sheets)


def usual_seats(manifest: Manifest) -> int:
    """How many sit at a table if nobody says."""
    return max(2, manifest.seats[0])


def mark_of_mind(package: str) -> str:
    """Changes with what the bots of a game have learned; not with what was measured of it."""
    folder = files(package).joinpath(MIND)
    digest = hashlib.sha256()
    if folder.is_dir():
        for path in sorted(folder.iterdir(), key=lambda path: path.name):
            if path.is_file() and path.name not in (LADDER, ALONE, CHANCES):
                digest.update(f"{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]
