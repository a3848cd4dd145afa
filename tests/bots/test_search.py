from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from chatelain.bots import registry as registered
from chatelain.bots.judge import Judge
from chatelain.bots.levels import LEVELS, LevelBot
from chatelain.bots.minds import mind_of
from chatelain.bots.net import HEADS, INNER, OUTER, Net, packed
from chatelain.bots.registry import bot, spec
from chatelain.bots.rollouts import Candidate, Rollouts, still_in_doubt
from chatelain.bots.search import Line, Node, Search, keep
from chatelain.core import registry
from chatelain.core.chance import Chance, Seeded
from chatelain.core.errors import ChatelainError
from chatelain.core.features import DECIDING, Row
from chatelain.core.state import State
from tests.conformance.sample_game import GAME as FAIR

GAMES = [id for id in sorted(registry.manifests()) if registry.game(id).features() is not None]


def a_net(features: int, seed: int) -> tuple[Net, list[list[int]], list[list[int]], list[list[int]]]:
    """A network of random weights, and the same weights as rows of numbers."""
    luck = Seeded(seed)

    def numbers(count: int, most: int) -> list[int]:
        return [int(luck.below(2 * most + 1)) - most for _number in range(count)]

    rows = [numbers(INNER, 60) for _feature in range(features)]
    bias = numbers(INNER, 300)
    second = [numbers(OUTER, 511) for _unit in range(INNER)]
    second_bias = numbers(OUTER, 60000)
    heads = [numbers(OUTER + 1, 2000) for _head in range(HEADS)]
    net = Net(
        vec[i64](packed([number for row in rows for number in row], 16)),
        vec[i64](packed(bias, 16)),
        vec[i64](packed([number for row in second for number in row], 32)),
        vec[i64](packed(second_bias, 32)),
        vec[i64]([number for head in heads for number in head]),
    )
    return net, [bias, *rows], [second_bias, *second], heads


def plainly(rows: list[list[int]], second: list[list[int]], heads: list[list[int]], active: list[int]) -> list[int]:
    """The same sums as in the network, number by number."""
    inner = [rows[0][unit] + sum(rows[1 + feature][unit] for feature in active) for unit in range(INNER)]
    inner = [min(max(value, 0), 8191) for value in inner]
    outer = [second[0][unit] + sum(inner[at] * second[1 + at][unit] for at in range(INNER)) for unit in range(OUTER)]
    hidden = [max(value, 0) >> 6 for value in outer]
    return [((head[OUTER] << 10) + sum(hidden[at] * head[at] for at in range(OUTER))) >> 10 for head in heads]


@pytest.mark.parametrize("seed", range(5))
def test_four_weights_in_one_number_add_up_as_one_by_one(seed: int) -> None:
    net, rows, second, heads = a_net(50, seed)
    luck = Seeded(seed + 100)
    for _time in range(10):
        background, row = Row(), Row()
        active = [int(luck.below(50)) for _feature in range(30)]
        for feature in active[:10]:
            background.add(feature)
        for feature in active[10:]:
            row.add(feature)
        net.start(background)
        net.judge(row)
        assert [int(answer) for answer in net.out] == plainly(rows, second, heads, active)


def test_a_twin_has_room_of_its_own() -> None:
    net = a_net(50, 1)[0]
    row, other = Row(), Row()
    row.add(3)
    other.add(7)
    net.start(row)
    twin = net.twin()
    twin.start(other)
    net.judge(Row())
    twin.judge(Row())
    assert list(net.out) != list(twin.out)


def played(state: State, seat: int, line: Line) -> State:
    """The position after all but the last action of a line, which has to be legal too."""
    state = state.clone()
    for action in line.actions[:-1]:
        assert action in state.legal(seat)
        assert not state.closes(seat, action)
        state.apply(seat, action, Chance())
    assert line.actions[-1] in state.legal(seat)
    assert state.closes(seat, line.actions[-1])
    return state


@pytest.mark.parametrize("id", GAMES)
def test_lines_are_whole_turns_best_first(id: str) -> None:
    game = registry.game(id)
    mind = mind_of(game)
    search = Search(Judge(mind.features, mind.net, 50), 6)
    chance = Seeded(4)
    state = game.new(2, game.manifest.check_options({}), chance)
    for _plan in range(12):
        seat = int(state.seat_to_act())
        lines = search.lines(state, seat, 5, 77)
        values = [int(line.value) for line in lines]
        assert 1 <= len(lines) <= 5 and values == sorted(values, reverse=True)
        assert len({tuple(line.actions) for line in lines}) == len(lines)
        assert [line.actions for line in search.lines(state, seat, 5, 77)] == [line.actions for line in lines]
        for line in lines:
            played(state, seat, line)
        for action in lines[0].actions:
            state.apply(seat, action, chance)
        if state.is_over:
            break


def test_a_search_misses_no_better_turn_that_a_wider_one_finds_among_few() -> None:
    """With room for all positions the best line is the best of all turns."""
    game = registry.game("burgundy")
    mind = mind_of(game)
    state = game.from_text("burgundy p0.dice=3,4 p0.stored=mine,cow3,bank p0.workers=1 p0.silver=0 depot3=castle,ship")
    judge = Judge(mind.features, None, 0)
    best = Search(judge, 1000).best(state, 0, 1)
    values: list[int] = []

    def explore(position: State) -> None:
        for action in position.legal(0):
            if position.closes(0, action):
                judge.write(position, 0, action)
                judge.look(position, 0)
                values.append(int(judge.value))
            else:
                after = position.clone()
                after.apply(0, action, Chance())
                explore(after)

    judge.start(state, 0)
    explore(state)
    assert len(values) > 10
    assert best.value == max(values)


def test_of_equal_positions_the_first_is_kept() -> None:
    state = FAIR.new(2, FAIR.manifest.check_options({}), Seeded(1))
    kept: list[Node] = []
    for action, value in enumerate([5, 9, 5, 7, 9]):
        keep(kept, Node(state, None, action, value), 3)
    assert [(int(node.action), int(node.value)) for node in kept] == [(1, 9), (4, 9), (3, 7)]


def test_what_is_behind_for_certain_is_dropped() -> None:
    ahead, close, behind = (Candidate(Line([], 0, 0, 0, 0, 0)) for _line in range(3))
    for time in range(16):
        luck = 100.0 * (time % 4)
        ahead.add(luck + 50.0)
        close.add(luck + 50.0 + (60.0 if time % 2 else -65.0))
        behind.add(luck + (5.0 if time % 2 else -5.0))
    assert still_in_doubt([close, ahead, behind]) == [close, ahead]


def test_rollouts_stop_at_once_when_told_to_move() -> None:
    game = registry.game("burgundy")
    mind = mind_of(game)
    state = game.new(2, game.manifest.check_options({}), Seeded(3))
    search = Search(Judge(mind.features, mind.net, 50), 6)
    rollouts = Rollouts(search, 1, 100000)
    lines = search.lines(state, 0, 6, 1)
    asked: list[bool] = []

    def may_go_on() -> bool:
        asked.append(True)
        return len(asked) < 10

    chosen = rollouts.decide(state, 0, lines, Seeded(1), may_go_on)
    assert chosen in lines
    assert len(asked) == 10 and rollouts.samples == 9


# -- levels


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


def test_a_key_tells_positions_apart() -> None:
    game = registry.game("burgundy")
    mind = mind_of(game)
    judge = Judge(mind.features, None, 0)
    chance, choice = Seeded(1), Seeded(2)
    state = game.new(2, game.manifest.check_options({}), chance)
    keys: dict[int, list[int]] = {}
    while not state.is_over:
        seat = int(state.seat_to_act())
        key = int(judge.write(state, seat, DECIDING))
        assert 0 < key < 2**62
        assert keys.setdefault(key, judge.row.as_list()) == judge.row.as_list()
        legal = state.legal(seat)
        state.apply(seat, legal[choice.below(len(legal))], chance)


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
