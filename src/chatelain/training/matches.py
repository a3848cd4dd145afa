"""Matches between two minds, or against the greedy bot: pairs of games with the same chance and changed seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from chatelain.arena.seeds import derive
from chatelain.bots.greedy import GreedyBot
from chatelain.bots.judge import Judge
from chatelain.bots.net import load
from chatelain.bots.search import Search
from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.features import Features
from chatelain.core.game import Game
from chatelain.core.state import State
from chatelain.training.settings import Settings, Table

PLAY_BEAM = 12


@dataclass(frozen=True)
class Score:
    """What the first side reached: its share of the games, and the points of both sides on average."""

    games: int
    wins: float
    own: float
    others: float


class Side:
    """One side of a match: a mind by its weights, or the greedy bot."""

    def __init__(self, game: Game, weights: bytes | None, spite: int, seed: int) -> None:
        features = game.features()
        self.greedy = GreedyBot(game, seed)
        self.search: Search | None = None
        if weights is not None:
            assert isinstance(features, Features)
            self.search = Search(Judge(features, load(weights, features.layout.size), spite), PLAY_BEAM)
        self.chance = Seeded(seed)

    def move(self, state: State, seat: int, chance: Seeded) -> None:
        """Plays one action, or a whole line."""
        dream = state.imagine(seat, self.chance)
        if self.search is None:
            state.apply(seat, self.greedy.choose(dream, seat), chance)
            return
        for action in self.search.best(dream, seat, int(self.chance.below(2147483647)) + 1).actions:
            state.apply(seat, action, chance)


def match(
    settings: Settings,
    one: bytes | None,
    other: bytes | None,
    rounds: Iterable[int],
    seed: int,
    spite: int,
    table: int = 0,
) -> Score:
    """Side one sits on one seat, side other on all others; in every round once on each seat, with the same chance.

    Where one plays alone, both sides play the same game.
    """
    game = registry.game(settings.game)
    chosen = settings.tables[table]
    if chosen.seats == 1:
        return match_alone(game, chosen, one, other, rounds, seed, spite)
    wins = own = others = 0.0
    games = 0
    for number in rounds:
        for seat in range(chosen.seats):
            chance = Seeded(derive(seed, "match", number))
            state = game.new(chosen.seats, chosen.options, chance)
            first, second = (Side(game, weights, spite, derive(seed, number, seat)) for weights in (one, other))
            while not state.is_over:
                actor = int(state.seat_to_act())
                (first if actor == seat else second).move(state, actor, chance)
            ranking, scores = state.ranking(), state.scores()
            wins += (ranking[seat] == 1) / max(1, ranking.count(1))
            own += scores[seat]
            others += (sum(scores) - scores[seat]) / max(1, chosen.seats - 1)
            games += 1
    return Score(games, wins / games, own / games, others / games)


def match_alone(
    game: Game,
    chosen: Table,
    one: bytes | None,
    other: bytes | None,
    rounds: Iterable[int],
    seed: int,
    spite: int,
) -> Score:
    """A round is one game, played by each side with the same chance: who ends better has won it."""
    sides = [Side(game, weights, spite, derive(seed, "alone")) for weights in (one, other)]
    wins = own = others = 0.0
    games = 0
    for number in rounds:
        endings: list[tuple[int, int]] = []
        for side in sides:
            chance = Seeded(derive(seed, "match", number))
            state = game.new(1, chosen.options, chance)
            while not state.is_over:
                side.move(state, 0, chance)
            endings.append((-state.ranking()[0], state.scores()[0]))
        wins += (endings[0] > endings[1]) + (endings[0] == endings[1]) / 2
        own += endings[0][1]
        others += endings[1][1]
        games += 1
    return Score(games, wins / games, own / games, others / games)


def together(scores: Sequence[Score]) -> Score:
    """The games of several matches as one.

    >>> together([Score(1, 1.0, 100.0, 90.0), Score(3, 0.0, 80.0, 90.0)])
    Score(games=4, wins=0.25, own=85.0, others=90.0)
    """
    games = sum(score.games for score in scores)
    wins, own, others = (
        sum(getattr(score, name) * score.games for score in scores) / games for name in ("wins", "own", "others")
    )
    return Score(games, wins, own, others)
