"""The probable final score: what is hidden is drawn anew, and bots play on to the end, many times."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from chatelain.bots.base import Bot
from chatelain.bots.greedy import GreedyBot
from chatelain.core.chance import Seeded
from chatelain.core.game import Game
from chatelain.core.state import State

#: Of all games that are played on, this part ends below the range, and as many above it.
TAIL: Final = 0.1
_SEEDS: Final = 2147483647


@dataclass
class Forecast:
    """For every seat the mean of its final scores, and the range in which 8 games of 10 ended."""

    scores: list[float]
    low: list[float]
    high: list[float]
    playouts: int


def forecast(game: Game, state: State, viewer: int, playouts: int, seed: int, bot: type[Bot] = GreedyBot) -> Forecast:
    """How a position will probably end, by all the viewer knows; the same from the same seed."""
    endings = playing_on(game, state, viewer, seed, bot)
    return summed_up([next(endings) for _playout in range(playouts)])


def playing_on(game: Game, state: State, viewer: int, seed: int, bot: type[Bot] = GreedyBot) -> Iterator[list[int]]:
    """Final scores, one game after the other, without end. The position stays as it is."""
    seeds = Seeded(seed)
    while True:
        chance = Seeded(int(seeds.below(_SEEDS)))
        dream = state.imagine(viewer, chance)
        players = [bot(game, int(seeds.below(_SEEDS))) for _seat in range(int(state.seats))]
        while not dream.is_over:
            seat = int(dream.seat_to_act())
            # Bots are as honest here as at a table: `decide` shows them what their seat may know.
            dream.apply(seat, players[seat].decide(dream, seat), chance)
        yield [int(score) for score in dream.scores()]


def summed_up(endings: list[list[int]]) -> Forecast:
    """Mean and range of final scores, one list for each game.

    >>> summed_up([[10, 0], [20, 0], [60, 0]])
    Forecast(scores=[30.0, 0.0], low=[12.0, 0.0], high=[52.0, 0.0], playouts=3)
    """
    seats = [sorted(ending[seat] for ending in endings) for seat in range(len(endings[0]))]
    return Forecast(
        scores=[sum(scores) / len(scores) for scores in seats],
        low=[_quantile(scores, TAIL) for scores in seats],
        high=[_quantile(scores, 1.0 - TAIL) for scores in seats],
        playouts=len(endings),
    )


def _quantile(ordered: list[int], part: float) -> float:
    """The value below which a part of the others lie, between two of them if need be."""
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
