"""Ratings from results, by the model of Bradley and Terry: the chance to win follows from a difference of ratings.

A game between a bots of one kind and b of another is won by the first kind with the chance of `difference + log(a / b)`
on the logistic curve: each seat has its share, by its strength (Luce). With one seat each this is Elo's formula.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

#: A difference of 400 means ten to one.
ELO = 400 / math.log(10)
MEAN = 1500.0
#: The quantile of an interval of 95 percent.
WIDTH = 1.959964
#: With fewer rounds their spread says too little; then games count as independent.
LEAST_ROUNDS = 10
_STEPS = 200
_CLOSE = 1e-10

Matrix = list[list[float]]


@dataclass(frozen=True)
class Result:
    """One game: the share of the win that bot `one` had; `odds` is the log of its seats by those of the other."""

    round: int
    one: int
    other: int
    share: float
    odds: float = 0.0


@dataclass(frozen=True)
class Rating:
    """A rating with its interval of 95 percent."""

    value: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """Half the interval: what stands behind the ±."""
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Ratings:
    """The ratings of all players, in their order."""

    players: list[Rating]
    #: False where somebody won or lost everything: a tie was added to every pair, and the true distance may be larger.
    is_bounded: bool


def rate(players: int, results: Sequence[Result], anchor: int | None = None) -> Ratings:
    """The most likely ratings. Their mean is 1500, or the player `anchor` has 1500.

    >>> three_to_one = [Result(round, 0, 1, float(round % 4 > 0)) for round in range(400)]
    >>> [round(rating.value, 1) for rating in rate(2, three_to_one, anchor=1).players]
    [1690.8, 1500.0]
    """
    is_bounded = _is_bounded(players, results)
    counted = list(results)
    if not is_bounded:
        pairs = sorted({(result.one, result.other) for result in results})
        counted += [Result(-1, one, other, 0.5) for one, other in pairs]
    strengths = _most_likely(players, counted)
    spread = _spread(strengths, counted, is_bounded)
    return Ratings([_rating(strengths, spread, player, anchor) for player in range(players)], is_bounded)


@dataclass(frozen=True)
class Game:
    """One game of somebody against players whose rating is known: theirs, how many they were, and the share of the
    win."""

    rating: float
    others: int
    share: float


def rate_one(games: Sequence[Game]) -> Rating | None:
    """The most likely rating of somebody whose opponents have one; None for who won or lost everything.

    >>> found = rate_one([Game(1500, 1, 1.0), Game(1500, 1, 0.0), Game(1900, 1, 0.0)])
    >>> found is not None and (round(found.value), round(found.low), round(found.high))
    (1473, 1021, 1924)
    """
    won = sum(game.share for game in games)
    if not 0 < won < len(games):
        return None
    strength = MEAN / ELO
    for _ in range(_STEPS):
        chances = [_chance(strength - game.rating / ELO - math.log(game.others)) for game in games]
        information = sum(chance * (1 - chance) for chance in chances)
        step = (won - sum(chances)) / information
        # Far from the goal the curve is flat and a full step leads beyond it.
        strength += max(-1.0, min(1.0, step))
        if abs(step) < _CLOSE:
            break
    reach = WIDTH / math.sqrt(information)
    return Rating(*(ELO * value for value in (strength, strength - reach, strength + reach)))


def chance_to_win(one: float, other: float) -> float:
    """The chance of a rating against another one, one seat each.

    >>> round(chance_to_win(1900, 1500), 3)
    0.909
    """
    return _chance((one - other) / ELO)


def _rating(strengths: Sequence[float], spread: Matrix, player: int, anchor: int | None) -> Rating:
    players = len(strengths)
    weights = [-1.0 / players if anchor is None else -float(other == anchor) for other in range(players)]
    weights[player] += 1.0
    value = MEAN + ELO * sum(weight * strength for weight, strength in zip(weights, strengths))
    variance = sum(w * v * entry for w, row in zip(weights, spread) for v, entry in zip(weights, row))
    reach = WIDTH * ELO * math.sqrt(max(0.0, variance))
    return Rating(value, value - reach, value + reach)


def _is_bounded(players: int, results: Sequence[Result]) -> bool:
    """Whether everybody beat everybody, directly or by way of others: only then there are most likely ratings."""
    beats: dict[int, set[int]] = defaultdict(set)
    loses: dict[int, set[int]] = defaultdict(set)
    for result in results:
        for winner, loser, share in (
            (result.one, result.other, result.share),
            (result.other, result.one, 1 - result.share),
        ):
            if share > 0:
                beats[winner].add(loser)
                loses[loser].add(winner)
    return _reached(beats) == _reached(loses) == players


def _reached(steps: Mapping[int, set[int]]) -> int:
    """How many players can be reached from the first, with itself."""
    seen, todo = {0}, [0]
    while todo:
        new = steps.get(todo.pop(), set()) - seen
        seen |= new
        todo += new
    return len(seen)


def _most_likely(players: int, results: Sequence[Result]) -> list[float]:
    """Newton's method, with shorter steps where a full one leads uphill."""
    groups: dict[tuple[int, int, float], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for result in results:
        group = groups[result.one, result.other, result.odds]
        group[0] += result.share
        group[1] += 1.0

    def likelihood(strengths: Sequence[float]) -> float:
        total = 0.0
        for (one, other, odds), (wins, games) in groups.items():
            distance = strengths[one] - strengths[other] + odds
            total += wins * _log_chance(distance) + (games - wins) * _log_chance(-distance)
        return total

    strengths = [0.0] * players
    reached = likelihood(strengths)
    for _ in range(_STEPS):
        slope = [0.0] * players
        curve = [[0.0] * players for _ in range(players)]
        for (one, other, odds), (wins, games) in groups.items():
            chance = _chance(strengths[one] - strengths[other] + odds)
            slope[one] += wins - games * chance
            slope[other] -= wins - games * chance
            _add_pair(curve, one, other, games * chance * (1 - chance))
        step = [sum(entry * pull for entry, pull in zip(row, slope)) for row in _inverse(curve)]
        length = 1.0
        while True:
            tried = [strength + length * change for strength, change in zip(strengths, step)]
            found = likelihood(tried)
            if found >= reached or length < _CLOSE:
                break
            length /= 2
        strengths, reached = tried, found
        if max(map(abs, step)) < _CLOSE or length < _CLOSE:
            break
    return strengths


def _spread(strengths: Sequence[float], results: Sequence[Result], is_bounded: bool) -> Matrix:
    """The covariances of the strengths: games of one round belong together, rounds are independent of each other.

    Information inverted, times the squares of what each round pulls, times information inverted. With few rounds, or
    where a tie had to be added, the inverted information itself.
    """
    players = len(strengths)
    information = [[0.0] * players for _ in range(players)]
    pulls: dict[int, list[float]] = defaultdict(lambda: [0.0] * players)
    for result in results:
        chance = _chance(strengths[result.one] - strengths[result.other] + result.odds)
        _add_pair(information, result.one, result.other, chance * (1 - chance))
        pulls[result.round][result.one] += result.share - chance
        pulls[result.round][result.other] -= result.share - chance
    inverse = _inverse(information)
    if not is_bounded or len(pulls) < LEAST_ROUNDS:
        return inverse
    pushed = [[sum(entry * pull for entry, pull in zip(row, pulled)) for row in inverse] for pulled in pulls.values()]
    scale = len(pulls) / (len(pulls) - 1)
    return [
        [scale * sum(push[one] * push[other] for push in pushed) for other in range(players)] for one in range(players)
    ]


def _add_pair(matrix: Matrix, one: int, other: int, weight: float) -> None:
    matrix[one][one] += weight
    matrix[other][other] += weight
    matrix[one][other] -= weight
    matrix[other][one] -= weight


def _inverse(matrix: Matrix) -> Matrix:
    """Inverts the information, which says nothing about the sum of all strengths: that stays where it is."""
    size = len(matrix)
    rows = [
        [entry + 1.0 for entry in row] + [float(place == number) for place in range(size)]
        for number, row in enumerate(matrix)
    ]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        top = rows[column][column]
        rows[column] = [entry / top for entry in rows[column]]
        for number in range(size):
            if number != column:
                factor = rows[number][column]
                rows[number] = [entry - factor * other for entry, other in zip(rows[number], rows[column])]
    return [row[size:] for row in rows]


def _chance(distance: float) -> float:
    return 1 / (1 + math.exp(-distance)) if distance >= 0 else 1 - 1 / (1 + math.exp(distance))


def _log_chance(distance: float) -> float:
    return -math.log1p(math.exp(-distance)) if distance >= 0 else distance - math.log1p(math.exp(distance))
