"""How fast the engine plays: driven from Python, inside the engine, and how fast it copies."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from time import perf_counter
from typing import Any

from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.game import Game
from chatelain.core.playout import clone_many, play_many
from chatelain.core.state import State

WARM_UP_SHARE = 0.1
CLONE_SHARE = 0.2
#: Positions to copy: every tenth decision of four games, as for the peers.
CLONE_GAMES = 4
CLONE_EVERY = 10
#: Copies of one position at a time, so that the loop inside the engine is measured and not the call.
CLONE_TIMES = 100
#: Games inside the engine from one set-up, in one call.
BATCH = 20


@dataclass(frozen=True)
class Speed:
    """One way of playing one game."""

    name: str
    game: str
    driven: str
    games: int
    seconds: float
    decisions: int
    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    clone_us: float

    def as_dict(self) -> dict[str, object]:
        """For JSON."""
        return asdict(self)


def measure(id: str, seats: int, seconds: float, seed: int) -> list[Speed]:
    """Random play by `legal` and `play` from Python, and by `core.playout` inside the engine."""
    game = registry.game(id)
    options = game.manifest.check_options({})

    def from_python(index: int) -> int:
        return _play_one(game, seats, options, seed + index)

    def inside(index: int) -> int:
        start = game.new(seats, options, Seeded(seed + index))
        return int(play_many(start, BATCH, seed + index))

    clone_us = _clone_time(game, seats, options, seconds * CLONE_SHARE, seed)
    return [
        _speed(id, seats, "python", from_python, 1, seconds, clone_us),
        _speed(id, seats, "engine", inside, BATCH, seconds, clone_us),
    ]


def middle(rounds: Sequence[Sequence[Mapping[str, Any]]]) -> list[dict[str, Any]]:
    """Of several rounds with the same rows, the median of every number: what else the machine did meanwhile drops out.

    >>> middle([[{"name": "a", "speed": 3.0}], [{"name": "a", "speed": 9.0}], [{"name": "a", "speed": 4.0}]])
    [{'name': 'a', 'speed': 4.0}]
    """
    found: list[dict[str, Any]] = []
    for rows in zip(*rounds, strict=True):
        first = rows[0]
        numbers = {key: median(row[key] for row in rows) for key, value in first.items() if not isinstance(value, str)}
        found.append({**first, **numbers})
    return found


def _play_one(game: Game, seats: int, options: dict[str, str | bool], seed: int) -> int:
    """One random game, every move checked and played as a program on top of the engine would do it."""
    chance = Seeded(seed)
    choice = Seeded(-1 - seed)
    state = game.new(seats, options, chance)
    seat_to_act, legal, play, below = state.seat_to_act, state.legal, state.play, choice.below
    decisions = 0
    while not state.is_over:
        seat = seat_to_act()
        actions = legal(seat)
        play(seat, actions[below(len(actions))], chance)
        decisions += 1
    return decisions


def _speed(
    id: str, seats: int, driven: str, play: Callable[[int], int], batch: int, seconds: float, clone_us: float
) -> Speed:
    """Whole games until the time is over, after a warm-up with games that are not counted."""
    _play_for(play, seconds * WARM_UP_SHARE, 1_000_000)
    calls, decisions, taken = _play_for(play, seconds, 0)
    games = calls * batch
    return Speed(
        name="Chatelain",
        game=f"{id}, {seats} players",
        driven=driven,
        games=games,
        seconds=round(taken, 4),
        decisions=decisions,
        games_per_s=round(games / taken, 2),
        decisions_per_s=round(decisions / taken, 1),
        decisions_per_game=round(decisions / games, 2),
        clone_us=round(clone_us, 3),
    )


def _play_for(play: Callable[[int], int], seconds: float, first: int) -> tuple[int, int, float]:
    calls = decisions = 0
    start = now = perf_counter()
    while now < start + seconds:
        decisions += play(first + calls)
        calls += 1
        now = perf_counter()
    return calls, decisions, now - start


def _clone_time(game: Game, seats: int, options: dict[str, str | bool], seconds: float, seed: int) -> float:
    """Microseconds a copy, over positions from all over several games."""
    positions = [state for index in range(CLONE_GAMES) for state in _positions(game, seats, options, seed + index)]
    copies = 0
    start = now = perf_counter()
    while now < start + seconds:
        for state in positions:
            clone_many(state, CLONE_TIMES)
        copies += CLONE_TIMES * len(positions)
        now = perf_counter()
    return (now - start) / copies * 1e6


def _positions(game: Game, seats: int, options: dict[str, str | bool], seed: int) -> list[State]:
    chance, choice = Seeded(seed), Seeded(-1 - seed)
    state = game.new(seats, options, chance)
    found = []
    for decision in range(sys.maxsize):
        if state.is_over:
            break
        if decision % CLONE_EVERY == 0:
            found.append(state.clone())
        seat = int(state.seat_to_act())
        legal = state.legal(seat)
        state.apply(seat, legal[choice.below(len(legal))], chance)
    return found
