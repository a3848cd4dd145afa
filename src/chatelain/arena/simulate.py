"""Many games between bots, in one process or several."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context

from chatelain.arena.plan import Plan, play_one
from chatelain.arena.tally import Tally

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
    if jobs <= 1 or len(pieces) <= 1:
        for piece in pieces:
            _collect(tally, _play_piece(piece), progress)
    else:
        # Spawned processes share nothing with this one, on every system alike.
        with _deaf_to_interrupts():
            pool = get_context("spawn").Pool(min(jobs, len(pieces)))
        with pool:
            for part in pool.imap_unordered(_play_piece, pieces):
                _collect(tally, part, progress)
    return Result(tally, time.perf_counter() - start, jobs)


def _collect(tally: Tally, part: Tally, progress: Callable[[int], None] | None) -> None:
    tally.merge(part)
    if progress is not None:
        progress(tally.games)


def _play_piece(piece: tuple[Plan, int, int]) -> Tally:
    plan, first, stop = piece
    tally = Tally(plan)
    for index in range(first, stop):
        tally.add(play_one(plan, index))
    return tally


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C reaches all processes: those started in here ignore it, and the first one ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
