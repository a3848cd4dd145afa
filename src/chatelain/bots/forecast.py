"""The probable end of a game: final points and the chance to win, by all that a viewer knows.

A game that has learned is asked for its forecast: what is hidden is drawn anew a few times, and the learned layers
judge the table for every seat. A game that has not is played on to the end by bots, many times.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from chatelain.bots.base import Bot
from chatelain.bots.greedy import GreedyBot
from chatelain.bots.judge import CERTAIN, Judge
from chatelain.bots.minds import forecaster_of, mind_of
from chatelain.bots.net import ERROR, HEAD_SCALE, UNIT
from chatelain.core.chance import Seeded
from chatelain.core.features import DECIDING, WAITING
from chatelain.core.game import Game
from chatelain.core.state import State

#: Of all games this part ends below the range, and as many above it.
TAIL: Final = 0.1
#: How often hidden things are drawn anew.
DREAMS: Final = 32
#: Eight games of ten end within so many mean distances: those of a normal distribution.
_WIDTH: Final = 1.606
_SEEDS: Final = 2147483647


@dataclass
class Forecast:
    """For every seat its probable points, the range in which 8 games of 10 end, and its chance to win."""

    scores: list[float]
    low: list[float]
    high: list[float]
    chances: list[float]
    #: How many games were played on; 0 where nothing had to be.
    playouts: int


def foresee(game: Game, state: State, viewer: int, seed: int) -> Forecast | None:
    """What the game has learned says of a position; None where it has not learned. The same from the same seed."""
    judge = forecaster_of(game)
    if judge is None:
        return None
    if state.is_over:
        return summed_up([ending_of(state)])
    seats, chance = range(int(state.seats)), Seeded(seed)
    scores, errors, chances = ([0.0 for _seat in seats] for _column in range(3))
    word, dreams = chance.word, 0
    while dreams < DREAMS:
        dream = state.imagine(viewer, chance)
        dreams += 1
        for seat in seats:
            own, error, win = _look(judge, dream, seat)
            scores[seat] += own
            errors[seat] += error
            chances[seat] += win
        if chance.is_at(word):
            break  # nothing is hidden
    widths = [_WIDTH * max(0.0, error / dreams) for error in errors]
    # Nobody ends below nothing who is not there already.
    floors = [min(0.0, float(int(score))) for score in state.scores()]
    scores = [max(floor, score / dreams) for floor, score in zip(floors, scores)]
    return Forecast(
        scores=scores,
        low=[max(floor, score - width) for floor, score, width in zip(floors, scores, widths)],
        high=[score + width for score, width in zip(scores, widths)],
        chances=sharpened(shared_out([chance / dreams for chance in chances]), sharpness_of(game, len(scores))),
        playouts=0,
    )


def _look(judge: Judge, state: State, seat: int) -> tuple[float, float, float]:
    """Points, how far they may be off, and the chance to win."""
    judge.start(state, seat)
    judge.write(state, seat, DECIDING if state.may_act(seat) else WAITING)
    judge.look(state, seat)
    assert judge.net is not None
    error = float(int(judge.net.out[ERROR])) * int(UNIT) / HEAD_SCALE / 100.0
    return float(int(judge.own)) / 100.0, error, float(int(judge.win)) / float(int(CERTAIN))


def shared_out(chances: list[float]) -> list[float]:
    """Chances of all seats that add up to 1; alone, the one chance stays as it is.

    >>> shared_out([0.5, 0.125]), shared_out([0.8])
    ([0.8, 0.2], [0.8])
    """
    total = sum(chances)
    return [chance / total for chance in chances] if len(chances) > 1 and total > 0.0 else chances


def sharpness_of(game: Game, seats: int) -> float:
    """How much more certain the chances at so many seats are than the learned layers say: measured, 1 if it was not."""
    return float(mind_of(game).sharpness.get(str(seats), 1.0))


def sharpened(chances: list[float], sharpness: float) -> list[float]:
    """Chances as powers of what they were: above 1 likely things become likelier. Alone it is the chance and the rest.

    >>> sharpened([0.75, 0.25], 2.0), sharpened([0.75], 2.0), sharpened([0.75, 0.25], 1.0)
    ([0.9, 0.1], [0.9], [0.75, 0.25])
    """
    if sharpness == 1.0:
        return chances
    parts = chances if len(chances) > 1 else [chances[0], 1.0 - chances[0]]
    powers = [part**sharpness for part in parts]
    total = sum(powers)
    return [power / total for power in powers][: len(chances)]


# -- playing on


@dataclass
class Ending:
    """How one game ended: points, and the part of the victory, by seat."""

    scores: list[int]
    wins: list[float]


def forecast(game: Game, state: State, viewer: int, playouts: int, seed: int, bot: type[Bot] = GreedyBot) -> Forecast:
    """How a position will probably end, by bots that play on; the same from the same seed."""
    endings = playing_on(game, state, viewer, seed, bot)
    return summed_up([next(endings) for _playout in range(playouts)])


def playing_on(game: Game, state: State, viewer: int, seed: int, bot: type[Bot] = GreedyBot) -> Iterator[Ending]:
    """Endings, one game after the other, without end. The position stays as it is."""
    seeds = Seeded(seed)
    while True:
        chance = Seeded(int(seeds.below(_SEEDS)))
        dream = state.imagine(viewer, chance)
        players = [bot(game, int(seeds.below(_SEEDS))) for _seat in range(int(state.seats))]
        while not dream.is_over:
            seat = int(dream.seat_to_act())
            # Bots are as honest here as at a table: `decide` shows them what their seat may know.
            dream.apply(seat, players[seat].decide(dream, seat), chance)
        yield ending_of(dream)


def ending_of(state: State) -> Ending:
    """The end of a game that is over."""
    ranking = state.ranking()
    winners = ranking.count(1)
    return Ending([int(score) for score in state.scores()], [1.0 / winners if at == 1 else 0.0 for at in ranking])


def summed_up(endings: list[Ending]) -> Forecast:
    """Means and ranges of many endings.

    >>> summed_up([Ending([10, 0], [1, 0]), Ending([20, 0], [1, 0]), Ending([60, 0], [1, 0])])
    Forecast(scores=[30.0, 0.0], low=[12.0, 0.0], high=[52.0, 0.0], chances=[1.0, 0.0], playouts=3)
    """
    games = len(endings)
    seats = [sorted(ending.scores[seat] for ending in endings) for seat in range(len(endings[0].scores))]
    return Forecast(
        scores=[sum(scores) / games for scores in seats],
        low=[_quantile(scores, TAIL) for scores in seats],
        high=[_quantile(scores, 1.0 - TAIL) for scores in seats],
        chances=[sum(ending.wins[seat] for ending in endings) / games for seat in range(len(seats))],
        playouts=games,
    )


def _quantile(ordered: list[int], part: float) -> float:
    """The value below which a part of the others lie, between two of them if need be."""
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
