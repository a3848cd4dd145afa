from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from chatelain.bots.judge import Judge
from chatelain.bots.minds import mind_of
from chatelain.bots.net import HEADS, INNER, OUTER, Net, packed
from chatelain.bots.plain import PlainFeatures
from chatelain.bots.rollouts import Candidate, Rollouts, still_in_doubt
from chatelain.bots.search import AFFORDED, SIFTED, Line, Node, Search, keep
from chatelain.core import registry
from chatelain.core.chance import Chance, Seeded
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


def test_two_rolls_ahead_are_looked_at_for_the_best_lines_only_and_never_for_long() -> None:
    game = registry.game("beaugency")
    mind = mind_of(game)
    near, far = (Search(Judge(mind.features, mind.net, 100), 6, sight) for sight in (1, 2))
    changed = cut = 0
    for seed in range(3):
        chance = Seeded(seed)
        state = game.new(2, game.manifest.check_options({}), chance)
        for _turn in range(60):
            seat = state.seat_to_act()
            before, (sure, better) = far.looks, (search.lines(state, seat, 8, 1) for search in (near, far))
            assert {tuple(line.actions) for line in better} <= {tuple(line.actions) for line in sure}
            assert [int(line.value) for line in better] == sorted((int(line.value) for line in better), reverse=True)
            assert far.looks - before < 3 * AFFORDED
            changed += [int(line.value) for line in better] != [int(line.value) for line in sure]
            cut += len(better) < min(len(sure), int(SIFTED))
            for action in better[0].actions:
                state.apply(seat, action, chance)
    assert changed > 20
    assert cut > 0  # in some positions not even those are afforded


def test_what_is_behind_for_certain_is_dropped() -> None:
    state = FAIR.new(2, FAIR.manifest.check_options({}), Seeded(1))
    judge = Judge(PlainFeatures(FAIR), None, 0)
    ahead, close, behind = (Candidate(Line(state, [], 0, judge)) for _line in range(3))
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
