from __future__ import annotations

import pytest

from chatelain.bots.base import Bot
from chatelain.bots.greedy import GreedyBot
from chatelain.bots.random_bot import RandomBot
from chatelain.bots.registry import bot, kind_of, names
from chatelain.core import registry
from chatelain.core.chance import Chance, Seeded
from chatelain.core.errors import UnknownName
from chatelain.core.game import Game
from chatelain.core.state import State
from tests.cli.race.game import GAME, Race

BOTS = [RandomBot, GreedyBot]


def test_bots_are_found_by_name() -> None:
    assert {"greedy", "random"} <= set(names())
    assert kind_of("greedy") is GreedyBot
    assert kind_of("random") is RandomBot


def test_an_unknown_bot_is_named_with_the_one_meant() -> None:
    with pytest.raises(UnknownName, match="unknown-bot name=gredy close=greedy"):
        bot("gredy")


def a_game(game: Game, players: list[Bot], seed: int) -> tuple[list[int], State]:
    chance = Seeded(seed)
    state = game.new(len(players), game.manifest.check_options({}), chance)
    chosen = []
    while not state.is_over:
        seat = int(state.seat_to_act())
        action = players[seat].decide(state, seat)
        state.play(seat, action, chance)  # an illegal choice raises
        chosen.append(action)
    return chosen, state


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("id", sorted(registry.manifests()))
def test_bots_play_legally_and_the_same_from_the_same_seed(kind: type[Bot], id: str) -> None:
    game = registry.game(id)
    first, again, other = (a_game(game, [kind(game, seed), kind(game, seed + 1)], 5) for seed in (1, 1, 2))
    assert first[0] == again[0]
    assert first[0] != other[0]


@pytest.mark.parametrize("id", sorted(registry.manifests()))
def test_greedy_beats_random(id: str) -> None:
    game = registry.game(id)
    wins = 0
    for seed in range(6):
        _, state = a_game(game, [GreedyBot(game, seed), RandomBot(game, seed)], seed)
        wins += state.ranking()[0] == 1
    assert wins >= 5


class Watched(Race):
    """A position that notices when a bot reads a secret of somebody else."""

    imagined = 0

    def imagine(self, seat: int, chance: Chance) -> Race:
        Watched.imagined += 1
        copy = super().imagine(seat, chance)
        assert copy is not self
        return copy

    def legal(self, seat: int) -> list[int]:
        raise AssertionError("a bot saw the true position")


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_sees_only_what_its_seat_imagines(kind: type[Bot]) -> None:
    Watched.imagined = 0
    state = Watched(2)
    kind(GAME, 1).decide(state, 0)
    assert Watched.imagined == 1
    assert state.to_text() == Watched(2).to_text()


def test_greedy_takes_what_is_worth_most() -> None:
    state = Race(2)
    state.points = [20, 0]
    # Rolling wins at once, resting does not; betting wins one time in six.
    assert {GreedyBot(GAME, seed).choose(state.clone(), 0) for seed in range(20)} == {GAME.actions.parse("roll")}


def test_greedy_breaks_ties_by_its_own_seed() -> None:
    class Indifferent(type(GAME)):  # type: ignore[misc]
        def evaluate(self, state: State, seat: int) -> float:
            return 0.0

    game = Indifferent()
    game.manifest, game.actions = GAME.manifest, GAME.actions
    chosen = {GreedyBot(game, seed).choose(Race(2), 0) for seed in range(60)}
    assert chosen == set(Race(2).legal(0))


def test_greedy_averages_over_chance() -> None:
    values = {GreedyBot(GAME, seed).value(Race(2), 0, GAME.actions.parse("roll")) for seed in range(30)}
    assert len(values) > 5
    assert 3.0 < sum(values) / len(values) < 4.0


def test_the_only_action_needs_no_thought() -> None:
    class Forced(Race):
        def legal(self, seat: int) -> list[int]:
            return [7]

        def clone(self) -> Race:
            raise AssertionError("nothing to think about")

    assert GreedyBot(GAME, 1).choose(Forced(2), 0) == 7
