"""R4.3 to R4.5: where so many steps may end, and by which way; found by trying everything, and without taking long."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.datafile import Work
from chatelain.core.errors import DataError
from chatelain.games.burdigala.edition import MOST_WORK, Edition, edition_of, ways_of
from chatelain.games.burdigala.facts import STANDARD, Facts, check
from chatelain.games.burdigala.inline import inline_text
from chatelain.games.burdigala.walks import Walks
from tests.games.burdigala.helpers import at

Ways = list[tuple[int, int]]


def all_walks(ways: Ways, start: int, steps: int) -> Iterator[list[int]]:
    """Every walk that uses no way twice, as points: a plain account to compare with."""

    def go(path: list[int], used: frozenset[int]) -> Iterator[list[int]]:
        if len(used) == steps:
            yield path
            return
        for number, way in enumerate(ways):
            if number not in used and path[-1] in way:
                yield from go([*path, way[0] + way[1] - path[-1]], used | {number})

    return go([start], frozenset())


def loops(path: list[int]) -> int:
    return len(path) - len(set(path))


def random_map(luck: Random, most_points: int, most_streets: int) -> Facts:
    """A map that the rules allow, crowded or not, in one piece or in many."""
    facts = STANDARD.copy()
    points = luck.randint(12, most_points)
    near = luck.choice([2, 3, 5, points - 1])
    streets = {(min(pair), max(pair)) for pair in ((point, point % points + 1) for point in range(1, points + 1, 2))}
    if points % 2:
        streets = {pair for pair in streets if pair != (1, points)} | {(points - 1, points)}
    wanted = luck.randint(len(streets), most_streets)
    for _try in range(4 * most_streets):
        one = luck.randint(1, points)
        other = (one - 1 + luck.randint(1, near)) % points + 1
        crowd = max(sum(point in street for street in streets) for point in (one, other))
        if one != other and crowd < 6 and len(streets) < wanted:
            streets.add((min(one, other), max(one, other)))
    facts.places, facts.has_places = [(0, 0)] * points, False
    facts.streets = sorted(streets)
    hub = luck.randint(1, points)
    lanes = {(hub, luck.randint(1, points)) for _lane in range(luck.choice([0, 2, 12]))}
    facts.sea_lanes = sorted({(min(lane), max(lane)) for lane in lanes if lane[0] != lane[1]})
    facts.ports = [hub]
    facts.fast_points = luck.sample(range(1, points + 1), luck.choice([0, 3, 6]))
    facts.touching = [list(range(1, points + 1))] * 14
    check(facts, "")
    return facts


def spent_on(facts: Facts) -> int:
    """How much work a map is to prepare."""
    work, reach = Work("streets", 10**9), vec[i64]([0] * 2048)
    for lanes in range(4):
        for place in range(512):
            reach[lanes * 512 + place] = reach[(lanes & 2) * 512 + place] | reach[(lanes & 1) * 512 + place]
        Walks(len(facts.places), ways_of(facts, lanes)).fill(reach, lanes * 512, work)
    return 10**9 - int(work.left)


@pytest.mark.rule("R4.3", "R4.4", "R4.5", "R4.8")
@pytest.mark.parametrize("seed", range(12))
def test_walks_end_where_trying_everything_ends(seed: int) -> None:
    facts = random_map(Random(seed), 16, 22)
    edition = Edition(facts)
    for lanes in range(4):
        ways = ways_of(facts, lanes)
        for start in (0, len(facts.places) - 1, facts.ports[0] - 1):
            for steps in range(1, 5 if lanes else 7):
                paths = list(all_walks(ways, start, steps))
                ends = {path[-1] for path in paths}
                assert edition.reached(start, steps, lanes) == sum(2**end for end in ends)
                ways_there = edition.walks[lanes].paths(start, steps, sum(2**end for end in ends))
                # The first of the ways that pass the fewest points again.
                assert ways_there == {end: min((path for path in paths if path[-1] == end), key=loops) for end in ends}


def test_the_standard_map() -> None:
    edition = edition_of("")
    for start in range(32):
        for lanes, steps in [(0, 5), (0, 6), (1, 6), (2, 4), (3, 3), (3, 5)]:
            ends = {path[-1] for path in all_walks(ways_of(STANDARD, lanes), start, steps)}
            assert edition.reached(start, steps, lanes) == sum(2**end for end in ends)


def crowded(points: int) -> Facts:
    """Every point is joined to its six neighbours, one has all twelve sea lanes, six are joined by fast lanes."""
    facts = STANDARD.copy()
    pairs = {(one, (one - 1 + step) % points + 1) for one in range(1, points + 1) for step in (1, 2, 3)}
    facts.streets = sorted({(min(pair), max(pair)) for pair in pairs})[:100]
    facts.places, facts.has_places = [(0, 0)] * points, False
    facts.ports, facts.sea_lanes = [1], [(1, point) for point in range(2, 14)]
    facts.fast_points = [1, 2, 3, 4, 5, 6]
    facts.touching = [list(range(1, points + 1))] * 14
    check(facts, "")
    return facts


def cliques(size: int, tail: int) -> Facts:
    """Many small pieces, in which every point is joined to every other: walks that must use a street twice."""
    facts, piece = STANDARD.copy(), size + tail
    facts.streets = []
    pieces = min(60 // piece, 100 // (size * (size - 1) // 2 + tail))
    for first in range(1, pieces * piece + 1, piece):
        facts.streets += [(first + a, first + b) for a in range(size) for b in range(a + 1, size)]
        facts.streets += [(first + n if n else first, first + size + n) for n in range(tail)]
    points = pieces * piece
    facts.places, facts.has_places = [(0, 0)] * points, False
    facts.ports, facts.sea_lanes = [1], [(1, point) for point in range(3, points, piece)][:12]
    facts.fast_points = list(range(1, points, piece))[:6]
    facts.touching = [list(range(1, points + 1))] * 14
    return facts


@pytest.mark.parametrize(
    "facts",
    [crowded(13), crowded(16), crowded(33), cliques(4, 0), cliques(4, 1), cliques(5, 1), cliques(6, 2)],
)
def test_no_map_takes_long(facts: Facts) -> None:
    """The first of these took minutes when all walks were listed."""
    assert spent_on(facts) < MOST_WORK / 2
    state = at(f"data={inline_text(facts)} dice=6,6 p0.pawns=1,2,3 p1.pawns=9")
    assert len(state.legal(0)) > 10


def test_random_maps_stay_far_below_what_is_refused() -> None:
    assert max(spent_on(random_map(Random(seed), 60, 100)) for seed in range(6)) < MOST_WORK / 4


def test_a_map_that_is_too_much_work_is_refused() -> None:
    with pytest.raises(DataError) as caught:
        Walks(32, ways_of(STANDARD, 3)).fill(vec[i64]([0] * 2048), 0, Work("streets", 1000))
    assert caught.value.code == "too-much-work"
