"""One game between bots, and the plan of many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from chatelain.arena.seeds import derive
from chatelain.bots.registry import bot
from chatelain.core import registry
from chatelain.core.chance import Chance, Seeded
from chatelain.core.errors import ChatelainError
from chatelain.core.manifest import Options
from chatelain.core.state import State

#: No game takes as many decisions: a bot or a game that goes on for ever is stopped here.
LIMIT = 1_000_000


@dataclass(frozen=True)
class Plan:
    """What is played: game number n is the same whoever plays it."""

    game: str
    bots: tuple[str, ...]
    options: Options = field(default_factory=dict)
    seed: int = 1
    #: Bot i sits on seat i in the first game and moves on by one seat every game.
    rotate: bool = False

    def check(self) -> Plan:
        """The plan with all options filled in; what cannot be played is an error."""
        manifest = registry.manifest(self.game)
        manifest.check_seats(len(self.bots))
        for name in self.bots:
            bot(name)
        options = manifest.check_options(self.options)
        # A value the game reads itself is refused now and not in the middle of the run.
        registry.game(self.game).new(len(self.bots), options, Seeded(0))
        return Plan(self.game, self.bots, options, self.seed, self.rotate)

    def entry_at(self, index: int, seat: int) -> int:
        """Which bot of the list sits there in game `index`."""
        return (seat - index) % len(self.bots) if self.rotate else seat


@dataclass(frozen=True)
class Outcome:
    """How one game ended, by seat."""

    index: int
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    decisions: int
    digest: str


class Player(Protocol):
    """Whoever decides for a seat."""

    def decide_turn(self, state: State, seat: int) -> list[int]:
        """Actions to do one after the other."""
        ...


def play_one(plan: Plan, index: int) -> Outcome:
    """Plays game number `index` of a plan. Bots see positions only as their seats imagine them."""
    game = registry.game(plan.game)
    seats = len(plan.bots)
    kinds = [bot(plan.bots[plan.entry_at(index, seat)]) for seat in range(seats)]
    players = [kind(game, derive(plan.seed, index, seat)) for seat, kind in enumerate(kinds)]
    chance = Seeded(derive(plan.seed, index, "chance"))
    state = game.new(seats, plan.options, chance)
    decisions = play_out(state, players, chance)
    if decisions > LIMIT:
        raise ChatelainError("endless-game", game=plan.game, seed=plan.seed, number=index, limit=LIMIT)
    return Outcome(index, tuple(state.scores()), tuple(state.ranking()), decisions, state.digest())


def play_out(state: State, players: Sequence[Player], chance: Chance) -> int:
    """Plays a position to its end and returns the number of decisions; with more than LIMIT it gives up."""
    decisions = 0
    while not state.is_over and decisions <= LIMIT:
        seat = int(state.seat_to_act())
        for action in players[seat].decide_turn(state, seat):
            state.play(seat, action, chance)
            decisions += 1
    return decisions
