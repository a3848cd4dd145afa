"""A contest between bots, in one process or several, with all finished games kept."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from chatelain.arena.journal import Journal
from chatelain.arena.pairs import Contest, Played, play_fixture
from chatelain.arena.workers import spread


def compete(
    contest: Contest,
    jobs: int = 1,
    journal: Journal | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """Plays all games of a checked contest that the journal does not have yet; `progress` hears how many are done."""
    done = {} if journal is None else {n: game for n, game in journal.done.items() if n < contest.total}
    missing = [(contest, number) for number in range(contest.total) if number not in done]
    with closing(spread(play_fixture, missing, min(jobs, len(missing)))) as games:
        for played in games:
            done[played.number] = played
            if journal is not None:
                journal.add(played)
            if progress is not None:
                progress(len(done))
    return list(done.values())
