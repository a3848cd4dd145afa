"""The six levels: what they have in common, and what tells them apart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chatelain.bots import registry as registered
from chatelain.bots.base import Bot
from chatelain.bots.greedy import GreedyBot
from chatelain.bots.levels import LEVELS, LevelBot
from chatelain.bots.registry import bot, spec
from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.engine import is_compiled
from chatelain.core.errors import ChatelainError
from chatelain.core.state import State
from tests.conformance.sample_game import GAME as FAIR

GAMES = [id for id in sorted(registry.manifests()) if registry.game(id).features() is not None]
#: A third of the points of a game between greedy bots (docs/yardsticks.md); for Beaugency of those that end it.
THIRDS = {"beaugency": 8.0, "burdigala": 35.0, "burgundy": 54.0, "cards": 9.0, "dice": 18.0}


def test_all_levels_are_installed() -> None:
    assert tuple(LEVELS) == registered.LEVELS
    assert registered.offered()[:6] == list(LEVELS)
    for name in LEVELS:
        assert bot(name).name == name


@pytest.mark.parametrize(
    ("text", "budget"), [("duke", None), ("duke:0s", 0.0), ("duke:1s", 1.0), ("duke:0.25s", 0.25), ("duke:250ms", 0.25)]
)
def test_a_spec_has_a_name_and_a_budget(text: str, budget: float | None) -> None:
    assert (spec(text).name, spec(text).budget) == ("duke", budget)


@pytest.mark.parametrize(
    "text", ["duke:", "duke:s", "duke:-1s", "duke:61s", "duke:1", "duke:nans", "duke:1e9s", "duke:1s "]
)
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ChatelainError, match="bot-budget"):
        spec(text)


@pytest.mark.parametrize("name", ["page", "count", "duke:0s"])
@pytest.mark.parametrize("id", GAMES)
def test_levels_play_the_same_game_from_the_same_seed(id: str, name: str) -> None:
    def a_game(seed: int) -> list[int]:
        game, chance = registry.game(id), Seeded(5)
        state = game.new(2, game.manifest.check_options({}), chance)
        players = [bot(name)(game, seed), bot(name)(game, seed + 1)]
        actions: list[int] = []
        while not state.is_over and len(actions) < 60:
            seat = int(state.seat_to_act())
            for action in players[seat].decide_turn(state, seat):
                state.play(seat, action, chance)
                actions.append(action)
        return actions

    assert a_game(1) == a_game(1)


@pytest.mark.parametrize("id", GAMES)
def test_a_turn_that_was_planned_is_planned_again_on_the_way(id: str) -> None:
    """A bot that is asked for one action at a time carries out the same plan, mistakes and all."""
    game, chance = registry.game(id), Seeded(8)
    state = game.new(2, game.manifest.check_options({}), chance)
    same = longer = 0
    for _plan in range(30):
        seat = int(state.seat_to_act())
        plan = bot("squire")(game, 9).plan(state.clone(), seat)
        for place, action in enumerate(plan):
            if place:
                longer += 1
                same += bot("squire")(game, 9).plan(state.clone(), seat) == plan[place:]
            state.apply(seat, action, chance)
        if state.is_over:
            break
    assert same >= 0.7 * longer


def test_a_game_without_features_has_all_levels() -> None:
    from chatelain.testing import installed

    with installed(FAIR):
        for name in ("page", "duke:50ms"):
            chance = Seeded(2)
            state = FAIR.new(2, FAIR.manifest.check_options({}), chance)
            players = [bot(name)(FAIR, seed) for seed in range(2)]
            while not state.is_over:
                seat = int(state.seat_to_act())
                for action in players[seat].decide_turn(state, seat):
                    state.play(seat, action, chance)
            assert len(state.scores()) == 2


def test_a_duke_thinks_on_where_all_decide_at_once_too() -> None:
    game = registry.game("dice")
    state = game.new(3, game.manifest.check_options({}), Seeded(2))
    duke = bot("duke:50ms")(game, 1)
    assert isinstance(duke, LevelBot) and len(state.to_act()) == 3
    duke.plan(state.clone(), 0)
    at_once = bot("duke:0s")(game, 1)
    assert isinstance(at_once, LevelBot)
    at_once.plan(state.clone(), 0)
    assert duke.rollouts.samples > 0 and at_once.rollouts.samples == 0


# -- mistakes, but no absurd ones


def positions(id: str, players: list[Bot], most: int) -> Iterator[tuple[State, int, list[int]]]:
    """Positions of a game between bots, and the plan that was made in each."""
    game, chance = registry.game(id), Seeded(11)
    state = game.new(2, game.manifest.check_options({}), chance)
    for _plan in range(most):
        if state.is_over:
            break
        seat = int(state.seat_to_act())
        plan = players[seat].decide_turn(state, seat)
        yield state.clone(), seat, plan
        for action in plan:
            state.play(seat, action, chance)


def lost_by_greedy(greedy: GreedyBot, state: State, seat: int, action: int) -> float:
    """How many points worse than the best an action is, as greedy sees it."""
    values = {one: greedy.value(state, seat, one) for one in state.legal(seat)}
    return max(values.values()) - values[action]


def lost_by_duke(duke: LevelBot, state: State, seat: int, action: int) -> float:
    """How many points worse than the best the best turn with an action is, as the duke sees it."""
    lines = duke.search.lines(state, seat, 200, 1)
    if any(line.actions[0] == action for line in lines):
        value = max(int(line.value) for line in lines if line.actions[0] == action)
    else:
        after = state.clone()
        after.apply(seat, action, Seeded(1))
        value = int(duke.search.best(after, seat, 1).value)
    return (int(lines[0].value) - value) / 100


@pytest.mark.parametrize("name", list(LEVELS))
@pytest.mark.parametrize("id", GAMES)
def test_no_level_makes_an_absurd_move(id: str, name: str) -> None:
    game = registry.game(id)
    greedy, duke = GreedyBot(game, 3), bot("duke:0s")(game, 4)
    assert isinstance(duke, LevelBot)
    players = [bot(f"{name}:0s")(game, seed) for seed in (1, 2)]
    for state, seat, plan in positions(id, players, 60 if is_compiled() else 4):
        dream = state.imagine(seat, Seeded(5))
        if plan[0] not in dream.legal(seat):
            continue
        lost = min(lost_by_greedy(greedy, dream, seat, plan[0]), lost_by_duke(duke, dream, seat, plan[0]))
        assert lost <= THIRDS[id], f"{game.actions.text(plan[0])} in {state.to_text()}"


@pytest.mark.parametrize("id", GAMES)
def test_two_bots_of_a_level_are_not_twins(id: str) -> None:
    """Where both meet the same choice, their tastes differ now and then."""
    game = registry.game(id)
    one, other = bot("squire")(game, 1), bot("squire")(game, 2)
    differing = 0
    for state, seat, _plan in positions(
        id, [bot("squire")(game, seed) for seed in (3, 4)], 80 if is_compiled() else 12
    ):
        differing += one.decide_turn(state, seat) != other.decide_turn(state, seat)
    assert differing > 0


def test_a_bot_that_is_made_anew_keeps_its_temper() -> None:
    game = registry.game("burgundy")
    same = other = 0
    for state, seat, _plan in positions("burgundy", [bot("page")(game, seed) for seed in (3, 4)], 20):
        plans = [bot("page")(game, seed, temper).decide_turn(state, seat) for seed, temper in ((1, 9), (2, 9), (1, 8))]
        same += plans[0] == plans[1]
        other += plans[0] == plans[2]
    assert same > 15 > other
