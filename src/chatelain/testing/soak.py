"""Many random games of every installed game, as fast as the engine plays, with cheap checks of each.

python -m chatelain.testing.soak --games 10000
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass

from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.engine import is_compiled
from chatelain.core.moves import Moves
from chatelain.core.playout import play_out
from chatelain.testing.accounts import census_of, ranking_fault, score_fault
from chatelain.testing.walk import Case, differing


@dataclass
class Soaked:
    """What many games of one kind had in common."""

    name: str
    seats: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    lowest: int = 0
    highest: int = 0
    points: int = 0

    def row(self) -> str:
        """A line of the table."""
        games, scores = max(self.games, 1), max(self.games * self.seats, 1)
        rate = self.games / self.seconds if self.seconds else 0.0
        return (
            f"{self.name:<16}{self.seats:>5}{self.games:>9}{self.decisions / games:>11.1f}{rate:>10.0f}"
            f"{self.lowest:>8}{self.points / scores:>8.1f}{self.highest:>8}"
        )


HEAD = f"{'game':<16}{'seats':>5}{'games':>9}{'decisions':>11}{'games/s':>10}{'lowest':>8}{'mean':>8}{'highest':>8}"


def soak(cases: list[Case], games: int, seed: int = 0) -> Soaked:
    """Plays random games of the cases in turn; fails when a game loses a piece or its points do not add up."""
    moves, result = Moves(), Soaked(cases[0].game.manifest.id, cases[0].seats)
    for number in range(seed, seed + games):
        case, chance = cases[number % len(cases)], Seeded(number)
        state = case.new(chance)
        before = census_of(state)
        start = time.perf_counter()
        result.decisions += play_out(state, chance, Seeded(-1 - number), moves)
        result.seconds += time.perf_counter() - start
        after = census_of(state)
        fault = "" if before and after == before else f"the census was {before} and is {after}"
        fault = fault or score_fault(state) or ranking_fault(state)
        if fault:
            raise AssertionError(f"{case}, seed {number}: {fault}\n{state.to_text()}")
        scores = state.scores()
        result.lowest = min(result.lowest, *scores) if result.games else min(scores)
        result.highest = max(result.highest, *scores) if result.games else max(scores)
        result.points += sum(scores)
        result.games += 1
    return result


def main(arguments: list[str]) -> int:
    """Soak every installed game at every number of players; print a table."""
    parser = argparse.ArgumentParser(prog="python -m chatelain.testing.soak", description=__doc__)
    parser.add_argument("game", nargs="*", help="ids of games; all installed ones if none is given")
    parser.add_argument("--games", type=int, default=10_000, help="how many of each kind")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    chosen = parser.parse_args(arguments)
    print(f"{'compiled' if is_compiled() else 'pure'} engine\n{HEAD}", flush=True)
    for id in chosen.game or registry.manifests():
        manifest = registry.manifest(id)
        for seats in range(manifest.seats[0], manifest.seats[1] + 1):
            cases = [Case.of(id, seats, options) for options in differing(manifest, seats)]
            try:
                print(soak(cases, chosen.games, chosen.seed).row(), flush=True)
            except AssertionError as fault:
                print(fault, file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
