"""Many games between bots, in one process or several."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from chatelain.arena.plan import Plan, play_one
from chatelain.arena.tally import Tally
from chatelain.arena.workers import spread

#: Work is handed out in pieces: at most this many games, and enough pieces for every process to stay busy.
CHUNK = 50
PIECES = 8


@dataclass(frozen=True)
class Result:
    """A finished run."""

    tally: Tally
    seconds: float
    jobs: int

    def as_dict(self) -> dict[str, object]:
        """For JSON. Everything but the times depends on the plan alone."""
        tally, plan = self.tally, self.tally.plan
        seconds = max(self.seconds, 1e-9)
        return {
            "game": plan.game,
            "bots": [{"bot": name} | line.as_dict() for name, line in zip(plan.bots, tally.bots)],
            "options": plan.options,
            "seed": plan.seed,
            "rotate": plan.rotate,
            "jobs": self.jobs,
            "games": tally.games,
            "seconds": round(self.seconds, 4),
            "decisions": tally.decisions,
            "games_per_s": round(tally.games / seconds, 2),
            "decisions_per_s": round(tally.decisions / seconds, 1),
            "mean_length": round(tally.decisions / tally.games, 4) if tally.games else 0.0,
            "longest": tally.longest,
            "ties": tally.ties,
            "seats": [{"seat": seat} | line.as_dict() for seat, line in enumerate(tally.seats)],
            "fingerprint": f"{tally.fingerprint:016x}",
        }


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Result:
    """Plays games 0 to `games` - 1 of a plan; `progress` hears how many are done."""
    plan = plan.check()
    tally = Tally(plan)
    size = max(1, min(CHUNK, games // (max(1, jobs) * PIECES)))
    pieces = [(plan, first, min(first + size, games)) for first in range(0, games, size)]
    start = time.perf_counter()
    with closing(spread(_play_piece, pieces, min(jobs, len(pieces)))) as parts:
        for part in parts:
            tally.merge(part)
            if progress is not None:
                progress(tally.games)
    return Result(tally, time.perf_counter() - start, jobs)


def _play_piece(piece: tuple[Plan, int, int]) -> Tally:
    plan, first, stop = piece
    tally = Tally(plan)
    for index in range(first, stop):
        tally.add(play_one(plan, index))
    return tally
