"""A game to be tested, and random games of it that know where they are when something is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NoReturn

from chatelain.core import registry
from chatelain.core.chance import Chance, Seeded
from chatelain.core.events import Event
from chatelain.core.game import Game
from chatelain.core.manifest import Manifest, Options
from chatelain.core.state import SPECTATOR, State

#: No game takes so many decisions; one that does will never end.
LIMIT = 20_000
# Choices come from a stream of their own, far from the seeds of the chance.
_CHOICES = 2**40


@dataclass(frozen=True)
class Case:
    """What is tested: a game, a number of seats and all its options."""

    game: Game
    seats: int
    options: Options

    @classmethod
    def of(cls, game: Game | str, seats: int, options: Mapping[str, object] | None = None) -> Case:
        """A case of an installed game (by id) or of any Game object; wrong seats and options are errors."""
        loaded = registry.game(game) if isinstance(game, str) else game
        manifest = loaded.manifest
        return cls(loaded, manifest.check_seats(seats), manifest.check_options(options or {}, seats))

    @property
    def viewers(self) -> tuple[int, ...]:
        """Everybody who may look: all seats and a spectator."""
        return (*range(self.seats), int(SPECTATOR))

    def new(self, chance: Chance, events: list[Event] | None = None) -> State:
        """A game ready for its first decision."""
        return self.game.new(self.seats, self.options, chance, events)

    def walk(self, seed: int, chance: Chance | None = None) -> Walk:
        """A random game that has just begun."""
        return Walk(self, seed, chance)

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game.manifest.id}, {self.seats} seats{chosen}"


class Walk:
    """A random game: every decision uniform over the seats to act and their legal actions."""

    def __init__(self, case: Case, seed: int, chance: Chance | None = None) -> None:
        self.case = case
        self.seed = seed
        self.number = 0
        self.chance: Chance = Seeded(seed) if chance is None else chance
        self.choice = Seeded(seed + _CHOICES)
        self.state = case.new(self.chance)

    def decisions(self) -> Iterator[tuple[int, int]]:
        """Every decision (seat, action) before it is played: `state` is the position it is made in."""
        while not self.state.is_over:
            seat, action = self.choose()
            yield seat, action
            self.play(seat, action)

    def choose(self) -> tuple[int, int]:
        """A random decision, not yet played."""
        seats = self.state.to_act()
        self.require(bool(seats), "the game is not over, but nobody may decide")
        seat = self.pick(seats)
        legal = self.state.legal(seat)
        self.require(bool(legal), f"seat {seat} has to decide, but has no legal action")
        return seat, self.pick(legal)

    def pick(self, things: list[int] | tuple[int, ...]) -> int:
        """One of these numbers, at random."""
        return things[self.choice.below(len(things))]

    def play(self, seat: int, action: int) -> None:
        """Plays a legal action."""
        self.state.apply(seat, action, self.chance)
        self.number += 1
        self.require(self.number < LIMIT, f"not over after {LIMIT} decisions")

    def finish(self) -> State:
        """Plays to the end; returns the last position."""
        for _decision in self.decisions():
            pass
        return self.state

    def require(self, holds: bool, reason: str) -> None:
        """Fails with the reason and the place, unless it holds."""
        if not holds:
            self.fail(reason)

    def fail(self, reason: str) -> NoReturn:
        """Fails with the reason and the place."""
        raise AssertionError(f"{self.case}, seed {self.seed}, move {self.number}: {reason}\n{self.state.to_text()}")


def require(holds: bool, reason: str) -> None:
    """Fails with the reason, unless it holds; unlike `assert` also in optimised Python."""
    if not holds:
        raise AssertionError(reason)


def differing(manifest: Manifest, seats: int | None = None) -> list[Options]:
    """Few sets of options in which every choice of every option comes up: first all defaults, then the others.

    With `seats` only choices that so many players have.
    """
    columns: dict[str, list[str | bool]] = {}
    for option in manifest.options:
        choices: list[str | bool] = [False, True] if isinstance(option.default, bool) else list(option.choices)
        fitting = [choice for choice in choices if seats is None or option.fits(choice, seats)]
        columns[option.id] = [option.default, *(choice for choice in fitting if choice != option.default)]
    rows = max((len(column) for column in columns.values()), default=1)
    return [{name: column[row % len(column)] for name, column in columns.items()} for row in range(rows)]


@contextmanager
def installed(game: Game) -> Iterator[None]:
    """Makes a game known by its id for a while, as if a package with an entry point had brought it."""
    known, id = registry.manifests(), game.manifest.id
    before = known.get(id)
    known[id] = _Loaded(game)
    registry.game.cache_clear()
    try:
        yield
    finally:
        if before is None:
            del known[id]
        else:
            known[id] = before
        registry.game.cache_clear()


class _Loaded(Manifest):
    """The manifest of a game that is there already."""

    def __init__(self, game: Game) -> None:
        super().__init__(**{name: getattr(game.manifest, name) for name in Manifest.__dataclass_fields__})
        object.__setattr__(self, "game", game)

    def load(self) -> Game:
        game: Game = self.__dict__["game"]
        return game
