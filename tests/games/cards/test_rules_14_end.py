"""Section 14: the end of the game, the scoring and ties."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from chatelain.games.cards.own_data import STANDARD
from tests.games.cards.helpers import at, end_of_game, idle_round, new, points, why_not
from tests.games.moves import sheet


@pytest.mark.rule("R14.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_with_round_e(seats: int) -> None:
    state = new(seats)
    for _round in range(4):
        idle_round(state)
        assert not state.is_over
    idle_round(state)
    assert state.is_over and state.to_act() == () and state.legal(0) == []
    assert why_not(state, "end", seat=0) == Refusal("game-over")


@pytest.mark.rule("R14.2", "R14.3")
@pytest.mark.parametrize(
    ("columns", "source", "worth"),
    [
        ("bank1+bank3+shop1", "buildings", 3),
        ("pasture1+pasture2+pasture3", "pastures", 4),
        ("cloister1+cloister2+cloister3", "cloisters", 6),
        ("ship1+ship2+cloister3", "ships", 4),
        ("knowledge1+cloister2+cloister3", "knowledge", 4),
        ("mine1+mine2+mine3", "mines", 5),
        ("castle1+castle2+castle3", "castles", 5),
    ],
)
def test_a_triple_scores_by_its_type(columns: str, source: str, worth: int) -> None:
    assert sheet(end_of_game(f"start=1 p0.estate={columns}")) == {source: worth}


@pytest.mark.rule("R14.4")
def test_unfinished_columns_and_projects_score_nothing() -> None:
    state = end_of_game("start=1 p0.estate=mine1+mine2,castle1,cloister1+ship2 p0.projects=mine3,castle2,ship1")
    assert sheet(state) == {}


@pytest.mark.rule("R14.5")
def test_bonus_cards_point_cards_and_sold_goods() -> None:
    state = end_of_game(
        "start=1 first-triples=mine:0,ship:0,castle:1 seven-types=1,0 "
        "p0.points=watchtowers:2,round-bonus:3,conversion:1 p0.sold=light:2,dark:3 p0.goods=medium:4"
    )
    assert sheet(state) == {
        "first-triples": 2,
        "seven-types": 1,
        "watchtowers": 2,
        "round-bonus": 3,
        "conversion": 1,
        "goods": 5,
    }


@pytest.mark.rule("R14.6")
@pytest.mark.parametrize(
    ("animals", "worth"),
    [
        ("cow", 0),
        ("cow:5", 0),
        ("cow,pig", 1),
        ("cow,pig,sheep", 2),
        ("cow,pig,sheep,chicken", 4),
        ("cow:2,pig:2", 2),
        ("cow:2,pig:2,sheep:1,chicken:1", 5),
        ("cow:5,pig:5,sheep:5,chicken:5", 20),
    ],
)
def test_sets_of_different_animals(animals: str, worth: int) -> None:
    assert points(end_of_game(f"start=1 p0.animals={animals}")) == worth


@pytest.mark.rule("R14.7")
def test_the_largest_sets_come_first() -> None:
    """Four and two are 5 points; three and three would be 4."""
    assert points(end_of_game("start=1 p0.animals=cow:2,pig:2,sheep:1,chicken:1")) == 5


@pytest.mark.rule("X7")
def test_three_sheep_two_cows_and_a_chicken() -> None:
    assert sheet(end_of_game("start=1 p0.animals=sheep:3,cow:2,chicken:1")) == {"animals": 3}


@pytest.mark.rule("R14.8")
@pytest.mark.parametrize("lies", ["", ":down"])
def test_the_holder_of_the_start_card_scores_a_point(lies: str) -> None:
    state = end_of_game(f"start=2{lies}", seats=3)
    assert state.scores() == [0, 0, 1] and sheet(state, 2) == {"start-card": 1}


@pytest.mark.rule("R14.9")
def test_the_most_points_win() -> None:
    words = "p0.points=conversion:9 p1.points=conversion:12 p2.points=conversion:5 p3.points=conversion:30"
    assert end_of_game(words, seats=4).ranking() == [3, 2, 4, 1]


TIE = "start=2 p0.points=conversion:9 p1.points=conversion:9 p2.points=conversion:3"


@pytest.mark.rule("R14.10")
@pytest.mark.parametrize(
    ("words", "ranking"),
    [
        ("p0.workers=1", [1, 2, 3]),
        ("p1.silver=1", [2, 1, 3]),
        ("p0.workers=1 p1.silver=2", [2, 1, 3]),
        ("p0.goods=light:2 p1.workers=1", [1, 2, 3]),
        ("p0.sold=light:2 p1.sold=dark:2 p1.workers=1", [2, 1, 3]),  # sold goods are no cards in storage
        ("p0.animals=cow:2 p1.workers=1", [1, 2, 3]),
        ("p2.workers=20", [1, 1, 3]),  # only for those who are tied
    ],
)
def test_a_tie_goes_to_the_most_cards_in_storage(words: str, ranking: list[int]) -> None:
    assert end_of_game(f"{TIE} {words}", seats=3).ranking() == ranking


@pytest.mark.rule("R14.10")
def test_animals_in_a_set_do_not_count() -> None:
    """Both have 10 points: seat 0 by a pair of animals, of which one more is in no set; seat 1 has three pairs less."""
    words = "p0.points=conversion:9 p0.animals=cow:2,pig:1 p1.points=conversion:10"
    assert end_of_game(f"start=2 {words}", seats=3).ranking()[:2] == [1, 2]
    assert end_of_game(f"start=2 {words} p1.silver=1", seats=3).ranking()[:2] == [1, 1]
    assert end_of_game(f"start=2 {words} p1.silver=2", seats=3).ranking()[:2] == [2, 1]


@pytest.mark.rule("R14.11")
def test_a_tie_that_remains_is_shared() -> None:
    state = end_of_game(f"{TIE} p0.workers=2 p1.silver=2", seats=3)
    assert state.scores() == [9, 9, 4] and state.ranking() == [1, 1, 3]
    assert end_of_game("p0.points=conversion:1 start=1").ranking() == [1, 1]


def test_points_of_triples_are_those_of_the_data() -> None:
    assert STANDARD.triples == [5, 5, 6, 4, 4, 4, 3]
    assert points(at("data=triples=9,5,6,4,4,4,3 p0.estate=castle1+castle2+castle3")) == 9
