"""Section 2: the board."""

from __future__ import annotations

import pytest

from chatelain.core.bits import members
from chatelain.games.burdigala.own_data import STANDARD, edition_named
from chatelain.games.burdigala.tables import DISTRICT_NAMES
from tests.games.burdigala.helpers import PAWNS, at, can, legal

MAP = edition_named("standard")


def reached(point: int, steps: int, lanes: int = 0) -> set[int]:
    return {end + 1 for end in members(MAP.reached(point - 1, steps, lanes))}


@pytest.mark.rule("R2.1")
def test_fourteen_districts_with_one_or_two_sites() -> None:
    assert len(STANDARD.touching) == len(DISTRICT_NAMES) == 14
    assert set(STANDARD.sites) == {1, 2}


@pytest.mark.rule("R2.2")
def test_every_point_touches_a_district() -> None:
    touched = [point for district in STANDARD.touching for point in district]
    assert set(touched) == set(range(1, 33))
    assert touched.count(26) == 4 and touched.count(1) == 1


@pytest.mark.rule("R2.3")
def test_points_and_streets() -> None:
    assert int(MAP.points) == 32 and len(STANDARD.streets) == 45
    assert can(at("phase=place dice=0,0"), "place 32")
    assert not can(at("phase=place dice=0,0"), "place 33")
    # Everybody can walk everywhere.
    seen, todo = {1}, [1]
    while todo:
        for other in reached(todo.pop(), 1) - seen:
            seen.add(other)
            todo.append(other)
    assert len(seen) == 32


@pytest.mark.rule("R2.4")
def test_bonus_districts_have_two_sites() -> None:
    bonus = [name for name, has in zip(DISTRICT_NAMES, STANDARD.bonus) if has]
    assert bonus == ["q2", "q9", "q12", "q14"]
    assert [name for name, sites in zip(DISTRICT_NAMES, STANDARD.sites) if sites == 2] == bonus
    assert sum(STANDARD.sites) == 18 == len(MAP.site_list())


@pytest.mark.rule("R2.5")
def test_ports_are_joined_by_sea_lanes() -> None:
    assert STANDARD.ports == [13, 17, 22]
    for port in STANDARD.ports:
        assert reached(port, 1, lanes=1) - reached(port, 1) == set(STANDARD.ports) - {port}


@pytest.mark.rule("R2.6")
def test_fast_lanes_join_three_points() -> None:
    assert STANDARD.fast_points == [4, 9, 31]
    for point in STANDARD.fast_points:
        assert reached(point, 1, lanes=2) - reached(point, 1) == set(STANDARD.fast_points) - {point}


@pytest.mark.rule("R2.7")
def test_every_street_and_lane_is_one_step() -> None:
    """From 4 by the fast lane right across the board to 31 and a street further: two steps."""
    assert {30, 32} <= reached(4, 2, lanes=2)
    assert "move a 32" in legal(at("dice=2,2 p0.pawns=4 p1.pawns=1"), "move")
    assert not can(at(f"dice=2,2 {PAWNS}"), "move a 31")
