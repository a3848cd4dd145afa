"""How true the forecasts are that people see: bots play, and what was foretold is compared with what came of it.

python -m chatelain.arena.calibration burgundy --games 2000 --jobs 2    # into docs/forecasts
python -m chatelain.arena.calibration --write                           # docs/forecasts.md from what is there
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from chatelain.arena.plan import Plan
from chatelain.arena.plot import reliability
from chatelain.arena.seeds import derive
from chatelain.arena.workers import spread
from chatelain.bots.forecast import Ending, Forecast, ending_of, foresee
from chatelain.bots.registry import bot
from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.errors import ChatelainError
from chatelain.core.state import SPECTATOR

BINS = 10
#: The strongest bot that needs no clock.
PLAYER = "duke:0s"
PIECE = 20
FOLDER = Path("docs/forecasts")
Part = TypeVar("Part")


@dataclass
class Calibration:
    """Forecasts before every turn, against how the games ended."""

    games: int = 0
    #: For every tenth of the foretold chances: how many, the sum foretold, the sum won.
    bins: list[list[float]] = field(default_factory=lambda: [[0, 0.0, 0.0] for _bin in range(BINS)])
    #: Foretold points: how many, how far off in all, how many within the range of 8 in 10.
    points: list[float] = field(default_factory=lambda: [0, 0.0, 0])

    def add(self, forecasts: Sequence[Forecast], scores: Sequence[int], wins: Sequence[float]) -> None:
        """One game that is over."""
        self.games += 1
        for forecast in forecasts:
            for seat, score in enumerate(scores):
                low, high = forecast.low[seat], forecast.high[seat]
                one = [1, abs(forecast.scores[seat] - score), int(low - 0.5 <= score <= high + 0.5)]
                self.points = [old + new for old, new in zip(self.points, one)]
                chance = forecast.chances[seat]
                counted = self.bins[min(BINS - 1, int(chance * BINS))]
                counted[:] = [old + new for old, new in zip(counted, (1, chance, wins[seat]))]

    def merge(self, other: Calibration) -> None:
        """Games of another process."""
        self.games += other.games
        self.points = [old + new for old, new in zip(self.points, other.points)]
        self.bins = [[old + new for old, new in zip(mine, theirs)] for mine, theirs in zip(self.bins, other.bins)]

    def rows(self) -> list[tuple[int, float, float]]:
        """For every tenth that was foretold at all: how often, the mean foretold, the share won."""
        return [(int(number), foretold / number, won / number) for number, foretold, won in self.bins if number]

    @property
    def error(self) -> float:
        """The mean distance of foretold and real shares, tenths weighted by how often they were foretold."""
        return sum(abs(foretold - won) for _number, foretold, won in self.bins) / self.points[0]

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        number, off, within = self.points
        return {
            "player": PLAYER,
            "games": self.games,
            "forecasts": int(number),
            "error": round(self.error, 5),
            "points_off": round(off / number, 3),
            "within": round(within / number, 4),
            "bins": [[count, round(foretold, 4), round(won, 4)] for count, foretold, won in self.rows()],
        }


def seats_of(id: str) -> list[int]:
    """The numbers of players whose chances are shown: alone only where the game can win."""
    manifest = registry.manifest(id)
    low, high = manifest.seats
    return list(range(low if manifest.lost_alone else max(2, low), high + 1))


def watched(id: str, seed: int, number: int) -> tuple[list[Forecast], Ending]:
    """What was foretold before every turn of a game, and how it ended; the numbers of players come in turn."""
    game, numbers = registry.game(id), seats_of(id)
    plan = Plan(id, (PLAYER,) * numbers[number % len(numbers)], seed=seed).check()
    chance = Seeded(derive(seed, number, "chance"))
    state = game.new(len(plan.bots), plan.options, chance)
    players = [bot(name)(game, derive(seed, number, seat)) for seat, name in enumerate(plan.bots)]
    forecasts: list[Forecast] = []
    while not state.is_over:
        forecast = foresee(game, state, int(SPECTATOR), derive(seed, number, len(forecasts)))
        if forecast is None:
            raise ChatelainError("nothing-to-learn", game=id)
        forecasts.append(forecast)
        seat = int(state.seat_to_act())
        for action in players[seat].decide_turn(state, seat):
            state.play(seat, action, chance)
    return forecasts, ending_of(state)


def observe(piece: tuple[str, int, int, int]) -> Calibration:
    """Plays games number `first` to `stop` - 1."""
    id, seed, first, stop = piece
    found = Calibration()
    for number in range(first, stop):
        forecasts, ending = watched(id, seed, number)
        found.add(forecasts, ending.scores, ending.wins)
    return found


def calibrate(id: str, games: int, jobs: int, seed: int) -> Calibration:
    """Forecasts of so many games."""
    found = Calibration()
    for part in in_pieces(observe, id, games, jobs, seed):
        found.merge(part)
    return found


def in_pieces(
    work: Callable[[tuple[str, int, int, int]], Part], id: str, games: int, jobs: int, seed: int
) -> Iterator[Part]:
    """So many games on some processes, a few at a time; says how far it is."""
    pieces = [(id, seed, first, min(first + PIECE, games)) for first in range(0, games, PIECE)]
    with closing(spread(work, pieces, jobs)) as parts:
        for done, part in enumerate(parts, 1):
            print(f"\r{min(done * PIECE, games)} of {games} games", end="", file=sys.stderr, flush=True)
            yield part
    print(file=sys.stderr)


# -- the pages


def picture(id: str, found: dict[str, Any]) -> str:
    """Foretold and real shares."""
    rows = [(count, foretold, won) for count, foretold, won in found["bins"]]
    return reliability(f"{id}: chances to win", "foretold (percent)", "won (percent)", rows)


def page(folder: Path) -> str:
    """docs/forecasts.md."""
    lines = [PREFACE]
    for id in registry.manifests():
        file = folder / f"{id}.json"
        if not file.exists():
            continue
        found = json.loads(file.read_text("utf-8"))
        lines += [
            f"## {id}",
            "",
            f"{found['games']:,} games, {found['forecasts']:,} forecasts. On average chances are off by "
            f"{found['error']:.1%} and points by {found['points_off']:.1f}; {found['within']:.0%} of the scores lie in "
            "the range shown.",
            "",
            "| foretold | won | forecasts |",
            "|---:|---:|---:|",
            *(f"| {foretold:.1%} | {won:.1%} | {count:,} |" for count, foretold, won in found["bins"]),
            "",
            f"![Foretold and won: {id}](forecasts/{id}.svg)",
            "",
        ]
    return "\n".join(lines)


PREFACE = f"""# How true the forecasts are

<!-- Written by `python -m chatelain.arena.calibration --write`; do not edit. -->

In games between `{PLAYER}` bots, all numbers of players in turn, everybody's probable points and chance to win were
foretold before every turn, as a spectator sees them, and compared with how the game ended. These games are others than
those that were learned from, and those that the sharpness of the chances (`mind/chances.toml`) was fitted to.
`python -m chatelain.arena.sharpness GAME --games 400 --jobs 2` fits it, `python -m chatelain.arena.calibration GAME
--games 2000 --jobs 2` measures a game anew.
"""


def main(arguments: list[str]) -> int:
    """Measures one game, or writes the page."""
    parser = argparse.ArgumentParser(prog="python -m chatelain.arena.calibration", description=__doc__)
    parser.add_argument("game", nargs="?", help="id of an installed game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--write", action="store_true", help="write the page from what was measured")
    chosen = parser.parse_args(arguments)
    if chosen.game:
        found = calibrate(chosen.game, chosen.games, chosen.jobs, chosen.seed).as_dict()
        chosen.folder.mkdir(parents=True, exist_ok=True)
        (chosen.folder / f"{chosen.game}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        (chosen.folder / f"{chosen.game}.svg").write_text(picture(chosen.game, found), "utf-8")
        print(json.dumps({key: value for key, value in found.items() if key != "bins"}))
    if chosen.write:
        chosen.folder.with_suffix(".md").write_text(page(chosen.folder), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
