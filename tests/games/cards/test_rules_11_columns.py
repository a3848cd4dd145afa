"""Section 11: columns, triples and cloisters."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from chatelain.games.cards.state import CardsState
from tests.games.cards.helpers import at, estate, legal, play, points, why_not
from tests.games.moves import sheet


def with_project(card: str, columns: str, words: str = "") -> CardsState:
    """The action is open to place this card in this estate."""
    estate_ = f"p0.estate={columns}" if columns else ""
    state = at(f"round=E p0.hand=ship{card[-1]} p0.projects={card} {estate_} {words}")
    return play(state, f"play ship{card[-1]}")


def targets(card: str, columns: str) -> set[str]:
    return {move.split()[2] for move in legal(with_project(card, columns), "place")}


@pytest.mark.rule("R11.1")
def test_a_column_has_three_cards_of_one_type() -> None:
    state = with_project("mine2", "mine1+mine3,ship1")
    assert legal(state, "place") == {"place p1 mine-2"}
    assert why_not(state, "place p1 ship-1") == Refusal("wrong-column", card="mine", type="ship")
    play(state, "place p1 mine-2")
    assert estate(state)[0] == "mine: mine1 mine3 mine2" and sheet(state)["mines"] == 5


@pytest.mark.rule("R11.2")
def test_buildings_of_any_kinds_form_a_column() -> None:
    state = play(with_project("bank1", "church2+town-hall4"), "place p1 building-2")
    assert estate(state) == ["building: church2 town-hall4 bank1"] and sheet(state)["buildings"] == 3


@pytest.mark.rule("R11.3")
def test_the_fourth_card_begins_another_column() -> None:
    state = with_project("mine2", "mine1+mine3+mine4")
    assert legal(state, "place") == {"place p1 new"}
    assert estate(play(state, "place p1 new")) == ["mine: mine1 mine3 mine4", "mine: mine2"]


@pytest.mark.rule("R11.4")
def test_a_card_joins_an_unfinished_column_of_its_type() -> None:
    assert targets("mine2", "ship1") == {"new"}
    assert targets("mine2", "mine1") == {"mine-1"}
    assert why_not(with_project("mine2", "mine1"), "place p1 new") == Refusal("column-unfinished", type="mine")
    assert why_not(with_project("mine2", "mine1"), "place p1 mine-2") == Refusal("no-such-column", type="mine", size=2)


@pytest.mark.rule("R11.4")
def test_two_unfinished_columns_of_a_type_are_a_choice() -> None:
    """A mine laid on a cloister may leave two of them."""
    state = with_project("mine2", "mine1,cloister1+mine3")
    assert legal(state, "place") == {"place p1 mine-1", "place p1 mine-2"}
    assert estate(play(state.clone(), "place p1 mine-1")) == ["mine: mine1 mine2", "mine: cloister1 mine3"]
    assert estate(play(state.clone(), "place p1 mine-2")) == ["mine: mine1", "mine: cloister1 mine3 mine2"]


@pytest.mark.rule("R11.5")
def test_a_cloister_joins_any_unfinished_column() -> None:
    assert targets("cloister2", "mine1,ship1+ship2,bank1+bank3+bank5,castle4") == {
        "new",
        "mine-1",
        "ship-2",
        "castle-1",
    }
    state = play(with_project("cloister2", "ship1+ship2"), "place p1 ship-2")
    assert estate(state) == ["ship: ship1 ship2 cloister2"] and sheet(state)["ships"] == 4


@pytest.mark.rule("R11.6")
@pytest.mark.parametrize("cloisters", ["cloister1", "cloister1+cloister3"])
def test_a_card_on_cloisters_turns_them_into_its_type(cloisters: str) -> None:
    size = 1 + cloisters.count("+")
    state = with_project("mine2", cloisters)
    assert legal(state, "place") == {"place p1 new", f"place p1 cloister-{size}"}
    play(state, f"place p1 cloister-{size}")
    assert estate(state) == [f"mine: {cloisters.replace('+', ' ')} mine2"]


@pytest.mark.rule("R11.6")
def test_also_when_there_is_a_column_of_its_own() -> None:
    assert targets("mine2", "mine1,cloister1") == {"mine-1", "cloister-1"}
    state = play(with_project("mine2", "mine1,cloister1"), "place p1 cloister-1")
    assert estate(state) == ["mine: mine1", "mine: cloister1 mine2"]


@pytest.mark.rule("R11.7")
def test_a_cloister_opens_a_column_only_if_none_of_cloisters_is_unfinished() -> None:
    assert targets("cloister2", "") == {"new"}
    assert targets("cloister2", "cloister1") == {"cloister-1"}
    assert targets("cloister2", "cloister1+cloister3,mine1") == {"cloister-2", "mine-1"}
    assert targets("cloister2", "cloister1+cloister3+cloister5") == {"new"}
    assert targets("cloister2", "cloister1+mine1") == {"new", "mine-2"}
    assert why_not(with_project("cloister2", "cloister1"), "place p1 new") == Refusal(
        "column-unfinished", type="cloister"
    )


@pytest.mark.rule("R11.8")
def test_three_cloisters_are_a_triple_of_cloisters() -> None:
    state = play(with_project("cloister2", "cloister1+cloister3"), "place p1 cloister-2")
    assert sheet(state) == {"cloisters": 6, "first-triples": 1}


@pytest.mark.rule("R11.9")
def test_a_cloister_in_another_column_counts_as_its_type() -> None:
    """For the triple, the first triple and the seven types."""
    state = play(with_project("ship2", "cloister1+cloister3"), "place p1 cloister-2")
    assert sheet(state) == {"ships": 4, "first-triples": 1}
    assert state.view(0)["first_triples"]["ship"] == 0 and state.view(0)["first_triples"]["cloister"] is None
    six = "castle1,mine1,knowledge1,ship1,pasture1,bank1"
    joker = play(with_project("cloister2", six), "place p1 castle-1")
    assert points(joker) == 0
    pure = play(with_project("cloister2", six), "place p1 new")
    assert sheet(pure) == {"seven-types": 3}


@pytest.mark.rule("X5")
def test_two_cloisters_become_mines_or_stay_cloisters() -> None:
    state = play(with_project("mine2", "cloister1+cloister4"), "place p1 cloister-2")
    assert estate(state) == ["mine: cloister1 cloister4 mine2"] and sheet(state)["mines"] == 5
    state = play(with_project("cloister2", "cloister1+cloister4"), "place p1 cloister-2")
    assert sheet(state)["cloisters"] == 6
