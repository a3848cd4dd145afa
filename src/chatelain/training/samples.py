"""Games to learn from, played in processes of their own."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chatelain.arena.seeds import derive
from chatelain.bots.judge import Judge
from chatelain.bots.net import load
from chatelain.bots.search import Search
from chatelain.bots.selfplay import Harvest, SelfPlay
from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.features import POINT
from chatelain.core.state import State
from chatelain.training.settings import Settings, Table

#: What one harvest holds; a game that might not fit any more waits for the next.
SAMPLES = 60_000
IDS = 8_000_000
GAME_SAMPLES = 2_000
GAME_IDS = 1_000_000


@dataclass
class Samples:
    """Samples of some games: the features of sample n are `ids[first[n]:first[n + 1]]`."""

    ids: NDArray[np.int32]
    first: NDArray[np.int64]
    #: Columns: own points, the best rival's points, the chance to win; what the rule of thumb says of this chance.
    lessons: NDArray[np.float32]
    games: int
    #: Final points of games without noise at the first table of the settings.
    scores: list[int]
    looks: int

    def __len__(self) -> int:
        return len(self.lessons)


def table_of(settings: Settings, number: int) -> Table:
    """What is played in a game, by its number: the same in every run."""
    shares = list(accumulate(table.share for table in settings.tables))
    place = derive(settings.seed, "table", number) / 2**64 * shares[-1]
    return settings.tables[bisect_right(shares, place)]


_KEPT: dict[str, Harvest] = {}


def play(settings: Settings, weights: bytes, first: int, games: int, trust: float) -> Samples:
    """Plays games number `first` and on to learn from, each the same for the same weights."""

    def one(player: SelfPlay, state: State, chance: Seeded, noise: float) -> None:
        player.play(state, chance, noise, settings.top, trust)

    return _gather(settings, weights, settings.beam, first, games, one)


def watch(settings: Settings, weights: bytes, beam: int, first: int, games: int) -> Samples:
    """Plays games as they will be played at tables, to foretell their ends."""

    def one(player: SelfPlay, state: State, chance: Seeded, noise: float) -> None:
        player.watch(state, chance, noise, settings.top)

    return _gather(settings, weights, beam, first, games, one)


def _gather(
    settings: Settings,
    weights: bytes,
    beam: int,
    first: int,
    games: int,
    one: Callable[[SelfPlay, State, Seeded, float], None],
) -> Samples:
    game = registry.game(settings.game)
    features = game.features()
    assert features is not None
    search = Search(Judge(features, load(weights, features.layout.size), settings.spite), beam)
    # Made once in a process: filling 200 MB takes as long as ten short games.
    harvest = _KEPT.get("harvest")
    if harvest is None:
        harvest = _KEPT["harvest"] = Harvest(SAMPLES, IDS)
    harvest.clear()
    scores: list[int] = []
    played = 0
    for number in range(first, first + games):
        if not harvest.has_room(GAME_SAMPLES, GAME_IDS):
            break
        table = table_of(settings, number)
        chance = Seeded(derive(settings.seed, "game", number))
        state = game.new(table.seats, table.options, chance)
        noise = settings.noise if derive(settings.seed, "noise", number) % 2 else 0.0
        one(SelfPlay(search, harvest, derive(settings.seed, "choice", number)), state, chance, noise)
        if noise == 0.0 and table == settings.tables[0]:
            scores += state.scores()
        played += 1
    samples = int(harvest.samples)
    columns = [_look(column)[:samples] for column in (harvest.own, harvest.rival, harvest.win)]
    ahead = (_look(harvest.own_worth)[:samples] - _look(harvest.rival_worth)[:samples]) / int(POINT)
    return Samples(
        ids=_look(harvest.ids)[: int(harvest.used)].astype(np.int32),
        first=_look(harvest.first)[: samples + 1].astype(np.int64),
        lessons=np.stack([*columns, ahead * int(features.lean) / 1000], 1).astype(np.float32),
        games=played,
        scores=scores,
        looks=int(search.looks),
    )


def joined(parts: Sequence[Samples]) -> Samples:
    """Samples of several batches as one."""
    starts = np.cumsum([0, *(len(part.ids) for part in parts)])
    return Samples(
        ids=np.concatenate([part.ids for part in parts]),
        first=np.concatenate([[0], *(part.first[1:] + start for part, start in zip(parts, starts))]).astype(np.int64),
        lessons=np.concatenate([part.lessons for part in parts]),
        games=sum(part.games for part in parts),
        scores=[score for part in parts for score in part.scores],
        looks=sum(part.looks for part in parts),
    )


def _look(numbers: Any) -> NDArray[Any]:
    """A vec as an array, without a copy where it is compiled."""
    try:
        return np.asarray(memoryview(numbers))
    except TypeError:
        return np.asarray(list(numbers))
