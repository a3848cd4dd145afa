"""R4.3 to R4.5: where so many steps may end, and by which way; found by trying everything, and without taking long."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.datafile import Work
from chatelain.games.burdigala.edition import MOST_WORK
from chatelain.games.burdigala.facts import Facts
from chatelain.games.burdigala.game import GAME
from chatelain.games.burdigala.own_data import STANDARD, edition_named
from chatelain.games.burdigala.walks import Walks
from tests.games.burdigala.helpers import at
from tests.games.burdigala.maps import cliques, crowded, own_map, random_map
from tests.games.own_data import check_wrong_word

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


def spent_on(facts: Facts) -> int:
    """How much work a map is to prepare."""
    work, reach = Work("streets", 10**9), vec[i64]([0] * 2048)
    for lanes in range(4):
        for place in range(512):
            reach[lanes * 512 + place] = reach[(lanes & 2) * 512 + place] | reach[(lanes & 1) * 512 + place]
        Walks(len(facts.places), facts.ways(lanes)).fill(reach, lanes * 512, work)
    return 10**9 - int(work.left)


@pytest.mark.rule("R4.3", "R4.4", "R4.5", "R4.8")
@pytest.mark.parametrize("seed", range(12))
def test_walks_end_where_trying_everything_ends(seed: int) -> None:
    edition = edition_named(random_map(Random(seed), 16, 22))
    facts = edition.facts
    for lanes in range(4):
        ways = facts.ways(lanes)
        for start in (0, 5, len(facts.places) - 1):
            for steps in range(1, 5 if lanes else 7):
                paths = list(all_walks(ways, start, steps))
                ends = {path[-1] for path in paths}
                assert edition.reached(start, steps, lanes) == sum(2**end for end in ends)
                ways_there = edition.walks[lanes].paths(start, steps, sum(2**end for end in ends))
                # The first of the ways that pass the fewest points again.
                assert ways_there == {end: min((path for path in paths if path[-1] == end), key=loops) for end in ends}


def test_the_standard_map() -> None:
    edition = edition_named("")
    for start in range(32):
        for lanes, steps in [(0, 5), (0, 6), (1, 6), (2, 4), (3, 3), (3, 5)]:
            ends = {path[-1] for path in all_walks(STANDARD.ways(lanes), start, steps)}
            assert edition.reached(start, steps, lanes) == sum(2**end for end in ends)


@pytest.mark.parametrize(
    "word",
    [crowded(13), crowded(16), crowded(33), cliques(4, 0), cliques(4, 1), cliques(5, 1), cliques(6, 2)],
)
def test_no_map_takes_long(word: str) -> None:
    """The first of these took minutes when all walks were listed."""
    assert spent_on(edition_named(word).facts) < MOST_WORK / 2
    state = at(f"data={word} dice=6,6 p0.pawns=1,2,3 p1.pawns=9")
    assert len(state.legal(0)) > 10


def test_random_maps_stay_far_below_what_is_refused() -> None:
    assert max(spent_on(edition_named(random_map(Random(seed), 60, 100)).facts) for seed in range(6)) < MOST_WORK / 4


def test_a_map_that_is_too_much_work_is_refused() -> None:
    """The worst that a long search among crowded maps of twelve points has found, with 20 streets and all the lanes."""
    streets = [(1, 8), (2, 11), (3, 11), (6, 12), (7, 9), (10, 12), (11, 12)]
    streets += [(4, other) for other in (5, 7, 8, 10, 11, 12)] + [(7, other) for other in (8, 10, 11, 12)]
    streets += [(8, other) for other in (10, 11, 12)]
    sea = [(2, 4), (2, 7), (2, 8), (2, 10), (4, 7), (4, 8), (4, 12), (7, 10), (7, 11), (7, 12), (8, 10), (8, 12)]
    check_wrong_word(GAME, own_map(12, streets, sea, [7, 4, 11, 8, 10, 12], [1]), "too-much-work")
