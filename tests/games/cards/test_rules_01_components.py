"""Section 1: components."""

from __future__ import annotations

from collections import Counter

import pytest

from chatelain.core.state import SPECTATOR
from chatelain.games.cards import data
from chatelain.games.cards.cards import ANIMAL_NAMES, CARD_NAMES, FACE_OF, GOOD_NAMES, TYPE_NAMES, TYPE_OF
from chatelain.games.cards.own_data import STANDARD
from tests.games.cards.helpers import at, new, play, player, points, projects

COUNTS = {name: int(STANDARD.counts[card]) for card, name in enumerate(CARD_NAMES)}


@pytest.mark.rule("R1.1")
def test_there_are_114_cards_of_seven_types() -> None:
    types: Counter[str] = Counter()
    for card, number in enumerate(STANDARD.counts):
        types[TYPE_NAMES[TYPE_OF[card]]] += int(number)
    assert types == {
        "castle": 12,
        "mine": 12,
        "cloister": 12,
        "knowledge": 18,
        "ship": 18,
        "pasture": 18,
        "building": 24,
    }
    assert sum(types.values()) == 114
    assert sum(new(seats).census()[name] for seats in (1, 4) for name in CARD_NAMES) == 2 * 114


@pytest.mark.rule("R1.2")
def test_there_are_three_cards_of_each_of_eight_buildings() -> None:
    faces: Counter[int] = Counter()
    for card, number in enumerate(STANDARD.counts):
        faces[FACE_OF[card]] += int(number)
    assert [faces[face] for face in range(6, 14)] == [3] * 8
    assert {TYPE_OF[card] for card in range(36, 84)} == {6}


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize(
    ("name", "each"), [("castle", 2), ("mine", 2), ("cloister", 2), ("knowledge", 3), ("ship", 3), ("pasture", 3)]
)
def test_every_die_is_as_frequent_as_the_others(name: str, each: int) -> None:
    assert [COUNTS[f"{name}{die}"] for die in range(1, 7)] == [each] * 6


@pytest.mark.rule("R1.3")
def test_every_die_occurs_four_times_among_the_buildings() -> None:
    dice: Counter[str] = Counter()
    for card, name in enumerate(CARD_NAMES):
        if TYPE_OF[card] == 6:
            dice[name[-1]] += COUNTS[name]
    assert dice == {str(die): 4 for die in range(1, 7)}


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize("name", ["carpenter", "market", "bank", "shop"])
def test_odd_buildings(name: str) -> None:
    assert [COUNTS[f"{name}{die}"] for die in range(1, 7)] == [1, 0, 1, 0, 1, 0]


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize("name", ["church", "watchtower", "boarding-house", "town-hall"])
def test_even_buildings(name: str) -> None:
    assert [COUNTS[f"{name}{die}"] for die in range(1, 7)] == [0, 1, 0, 1, 0, 1]


@pytest.mark.rule("R1.5", "R1.6")
def test_goods_and_animals() -> None:
    census = new().census()
    assert {name: census[name] for name in GOOD_NAMES} == {"light": 6, "medium": 6, "dark": 6}
    assert {name: census[name] for name in ANIMAL_NAMES} == {"cow": 5, "sheep": 5, "pig": 5, "chicken": 5}


@pytest.mark.rule("R1.7")
def test_bonus_cards() -> None:
    scoring = data.tables("scoring")
    assert scoring["first_triple"]["points"] == 1 and data.tables("cards")["others"]["first_triples"] == 7
    assert scoring["seven_types"]["players_4"] == [4, 3, 2, 1]
    state = new(4)
    assert list(state.view(0)["first_triples"]) == list(TYPE_NAMES)
    assert state.view(0)["seven_types"] == [4, 3, 2, 1]


@pytest.mark.rule("R1.8", "R1.9")
def test_victory_point_cards_never_run_out() -> None:
    printed = data.tables("cards")["victory_points"]
    assert printed["ones"] + 2 * printed["twos"] == 22
    state = at("p0.hand=ship2 p0.projects=watchtower2 p0.points=conversion:22 p1.points=round-bonus:9")
    assert points(play(state, "play ship2", "place p1 new")) == 23


@pytest.mark.rule("R1.10")
def test_workers_and_silver_never_run_out() -> None:
    state = at("p0.hand=ship2 p0.projects=mine2,knowledge2 p0.silver=16 p1.workers=22 p1.silver=16")
    play(state, "play ship2", "place p1 new")
    assert player(state).silver == 18
    state = at("p0.hand=ship2 p0.projects=mine2,knowledge2 p1.workers=22")
    play(state, "play ship2", "place p2 new")
    assert player(state).workers == 2


@pytest.mark.rule("R1.11")
def test_projects_estate_and_storage_are_open_to_all() -> None:
    state = at(
        "p0.projects=mine2,-,bank3 p0.estate=ship1+ship2,castle4 p0.workers=3 p0.silver=2 "
        "p0.goods=dark:2 p0.animals=cow"
    )
    assert projects(state) == ["mine2", "bank3"]
    for viewer in (0, 1, int(SPECTATOR)):
        seen = state.view(viewer)["players"][0]
        assert seen["projects"] == ["mine2", None, "bank3", None]
        assert [column["cards"] for column in seen["estate"]] == [["ship1", "ship2"], ["castle4"]]
        assert (seen["workers"], seen["silver"], seen["goods"], seen["animals"]) == (3, 2, {"dark": 2}, {"cow": 1})
