"""Section 10: effects of placed cards."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from chatelain.games.cards.state import CardsState
from tests.games.cards.helpers import (
    animals,
    at,
    can,
    estate,
    goods,
    legal,
    pending,
    pile,
    play,
    player,
    points,
    projects,
    row,
    sold,
    why_not,
)
from tests.games.moves import sheet


def placed(card: str, words: str = "") -> CardsState:
    """A project is placed with its own number: the first card of the estate unless the words say otherwise."""
    return play(at(f"p0.hand=ship{card[-1]} p0.projects={card} {words}"), f"play ship{card[-1]}", "place p1 new")


@pytest.mark.rule("R10.1")
def test_mine() -> None:
    state = placed("mine2", "p0.silver=1")
    assert player(state).silver == 3 and legal(state) == {"buy", "end"}


@pytest.mark.rule("R10.2")
@pytest.mark.parametrize("workers", [0, 2, 7])
def test_knowledge_gives_two_workers_however_many_there_are(workers: int) -> None:
    assert player(placed("knowledge2", f"p0.workers={workers}")).workers == workers + 2


@pytest.mark.rule("R10.3")
def test_ship() -> None:
    state = placed("ship2", "goods=dark,light")
    assert legal(state) == {"good left", "good right"}
    play(state, "good left", draws="medium")
    assert goods(state) == {"dark": 1} and pile(state, 0) == ("medium", 8) and pile(state, 1) == ("light", 9)
    assert legal(state) == {"end"} and why_not(state, "good left") == Refusal("no-pile-now")


@pytest.mark.rule("R10.4")
def test_pasture() -> None:
    state = placed("pasture2", "animals=cow,pig")
    assert legal(state) == {"animal left", "animal right"}
    play(state, "animal right", draws="sheep")
    assert animals(state) == {"pig": 1} and pile(state, 3) == ("sheep", 9) and pile(state, 2) == ("cow", 10)


@pytest.mark.rule("R10.5", "R10.6")
@pytest.mark.parametrize(("left", "stays", "moves"), [(7, 4, 3), (6, 3, 3), (2, 1, 1), (3, 2, 1)])
def test_an_empty_pile_takes_the_lower_half_of_the_other(left: int, stays: int, moves: int) -> None:
    """The top of the other pile stays where it is."""
    away = 17 - left  # one on the empty pile, the others sold
    others = f"medium:{min(away - 5, 6)},dark:{max(0, away - 11)}"
    words = f"goods=light:1,dark:{left} p1.sold=light:5,{others}"
    state = play(placed("ship2", words), "good left")
    assert pile(state, 1) == ("dark", stays) and pile(state, 0)[1] == moves


@pytest.mark.rule("R10.5", "R10.6")
def test_a_single_card_is_not_divided() -> None:
    words = "goods=light:1,dark:1 p1.sold=light:5,medium:6,dark:5 p0.projects=ship2,pasture2 p0.workers=1"
    state = play(at(f"p0.hand=ship2 {words}"), "play ship2", "place p1 new", "good left")
    assert pile(state, 0) == ("-", 0) and pile(state, 1) == ("dark", 1)
    again = at("p0.hand=ship2 p0.projects=ship2 goods=-,dark:1 p1.sold=light:6,medium:6,dark:5")
    play(again, "play ship2", "place p1 new")
    assert legal(again) == {"good right"}
    assert why_not(again, "good left") == Refusal("pile-empty", pile="left")
    play(again, "good right")
    assert goods(again) == {"dark": 1} and legal(again) == {"end"}


@pytest.mark.rule("R10.5")
def test_when_both_piles_are_empty_there_is_nothing_to_take() -> None:
    state = placed("ship2", "p1.sold=light:6,medium:6,dark:6")
    assert goods(state) == {} and legal(state) == {"end"}
    state = placed("pasture2", "p1.animals=cow:5,sheep:5,pig:5,chicken:5")
    assert animals(state) == {} and legal(state) == {"end"}


@pytest.mark.rule("R10.7")
def test_castle() -> None:
    """Any action, with any number, without workers."""
    words = "row1=mine1 row6=ship6 p0.goods=light,dark"
    state = play(at(f"p0.hand=ship4 p0.projects=castle4,bank1 {words}"), "play ship4", "place p1 new")
    assert legal(state) == {
        "take row1 a",
        "take row6 a",
        "place p2 new",
        "sell light",
        "sell dark",
        "workers",
        "silver",
    }
    assert player(play(state.clone(), "silver")).silver == 1
    assert player(play(state.clone(), "sell dark")).silver == 1
    play(state, "place p2 new")
    assert (player(state).silver == 3 and legal(state) == {"end"}) or can(state, "buy")


@pytest.mark.rule("R10.8")
def test_cloister() -> None:
    state = placed("cloister2")
    assert estate(state) == ["cloister: cloister2"] and legal(state) == {"end"}


SHELVES = "row1=castle1,mine1 row2=cloister2,knowledge2 row3=ship3,pasture3 row4=bank1"


@pytest.mark.rule("R10.9", "R10.10", "R10.11")
@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("carpenter1", {"row2 b", "row4 a"}),
        ("church2", {"row1 a", "row1 b", "row2 a"}),
        ("market1", {"row3 a", "row3 b"}),
    ],
)
def test_buildings_that_take_a_card_of_any_row(card: str, places: set[str]) -> None:
    state = placed(card, SHELVES)
    assert legal(state) == {f"fetch {place}" for place in places} | {"decline"}
    place = min(places)
    taken = row(state, int(place[3]))["ab".index(place[-1])]
    play(state, f"fetch {place}")
    assert projects(state) == [taken] and taken not in row(state, int(place[3])) and legal(state) == {"end"}


@pytest.mark.rule("R10.9", "R10.10", "R10.11")
def test_they_take_nothing_else() -> None:
    state = placed("church2", SHELVES)
    assert why_not(state, "fetch row3 a") == Refusal("wrong-type", benefit="church", type="ship")
    assert why_not(state, "fetch row5 a") == Refusal("no-card-there", row=5, slot="a")
    assert why_not(state, "take row1 a") == Refusal("decide-first", what="church")
    assert why_not(play(state, "decline"), "fetch row1 a") == Refusal("no-benefit")


@pytest.mark.rule("R10.12")
def test_watchtower() -> None:
    assert sheet(placed("watchtower2")) == {"watchtowers": 1}


@pytest.mark.rule("R10.13")
def test_bank() -> None:
    assert player(placed("bank1")).silver == 3


@pytest.mark.rule("R10.14")
def test_boarding_house() -> None:
    state = placed("boarding-house2", "goods=dark,light animals=cow,pig")
    assert legal(state) == {"good left", "good right", "animal left", "animal right"}
    one, other = play(state.clone(), "good left"), play(state.clone(), "animal right")
    assert goods(one) == {"dark": 1} and animals(one) == {} and legal(one) == {"end"}
    assert animals(other) == {"pig": 1} and goods(other) == {}


@pytest.mark.rule("R10.15")
def test_shop() -> None:
    state = placed("shop1", "p0.goods=light:1,dark:3 start=1")
    assert legal(state) == {"sell light", "sell dark", "decline"}
    play(state, "sell dark")
    assert player(state).silver == 3 and points(state) == 3 and goods(state) == {"light": 1}
    assert state.holder == 0 and state.is_face_down


@pytest.mark.rule("R10.16", "R10.17")
def test_town_hall_places_another_project_whatever_its_die() -> None:
    state = play(at("p0.hand=ship2 p0.projects=town-hall2,bank5,mine6"), "play ship2", "place p1 new")
    assert legal(state) == {"place p2 building-1", "place p3 new", "decline"}
    play(state, "place p2 building-1")
    assert player(state).silver == 3 and estate(state) == ["building: town-hall2 bank5"]
    assert player(state).workers == 0 and pending(state) == "turn"


@pytest.mark.rule("R10.16")
def test_a_chain_of_effects() -> None:
    """A castle places a town hall, the town hall a ship, the ship takes a good."""
    state = at("p0.hand=ship2 p0.projects=castle2,town-hall6,ship5")
    play(state, "play ship2", "place p1 new", "place p2 new", "place p3 new", "good left")
    assert len(estate(state)) == 3 and sum(goods(state).values()) == 1 and legal(state) == {"end"}


@pytest.mark.rule("R10.18")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("carpenter1", "row1=bank3"),
        ("church2", "row1=mine3"),
        ("market1", "row1=ship3"),
        ("shop1", "p0.goods=light"),
    ],
)
def test_what_may_be_declined(card: str, words: str) -> None:
    state = play(placed(card, words), "decline")
    assert legal(state) == {"end"} and projects(state) == []
    assert why_not(state, "decline") == Refusal("nothing-to-decline")


@pytest.mark.rule("R10.18")
def test_a_town_hall_may_be_declined() -> None:
    state = play(at("p0.hand=ship2 p0.projects=town-hall2,bank5"), "play ship2", "place p1 new", "decline")
    assert projects(state) == ["bank5"] and legal(state) == {"end"}


@pytest.mark.rule("R10.19")
@pytest.mark.parametrize(
    ("card", "waits"),
    [("ship2", "goods"), ("pasture2", "animals"), ("boarding-house2", "boarding-house"), ("castle2", "action")],
)
def test_what_may_not_be_declined(card: str, waits: str) -> None:
    state = placed(card)
    assert why_not(state, "decline") == Refusal("decide-first", what=waits)
    assert why_not(state, "end") == Refusal("decide-first", what=waits)


@pytest.mark.rule("R10.20")
@pytest.mark.parametrize("card", ["carpenter1", "church2", "market1", "shop1", "town-hall2"])
def test_an_impossible_effect_is_lost(card: str) -> None:
    assert legal(placed(card)) == {"end"}


@pytest.mark.rule("R10.20")
def test_a_boarding_house_without_any_pile() -> None:
    words = "p1.sold=light:6,medium:6,dark:6 p1.animals=cow:5,sheep:5,pig:5,chicken:5"
    assert legal(placed("boarding-house2", words)) == {"end"}


@pytest.mark.rule("R10.21")
def test_a_town_hall_waits_for_a_project_that_can_be_bought() -> None:
    state = placed("town-hall2", "p0.silver=3")
    assert legal(state) == {"buy", "decline"} and why_not(state, "place p1 new") == Refusal("no-project", project=1)
    bought = play(state.clone(), "buy", "keep b1", "place p1 new", draws="mine6 ship1 ship2")
    assert estate(bought) == ["building: town-hall2", "mine: mine6"] and legal(bought) == {"end"}
    in_vain = play(state.clone(), "buy", "use b2", "silver", draws="mine6 ship1 ship2")
    assert legal(in_vain) == {"end"}  # R10.20
    assert legal(play(state, "decline")) == {"end", "buy"}


@pytest.mark.rule("R10.21")
def test_a_shop_waits_for_goods_that_a_purchase_may_bring() -> None:
    state = at("p0.hand=ship1 p0.projects=shop1,ship4 p0.silver=3 goods=light,dark")
    play(state, "play ship1", "place p1 new")
    assert legal(state) == {"buy", "decline"} and why_not(state, "sell light") == Refusal("no-such-goods", kind="light")
    play(state, "buy", "use b1", "place p2 new", "good left", "sell light", draws="mine4 mine1 mine2")
    assert sold(state) == {"light": 1} and player(state).silver == 1 and legal(state) == {"end"}


@pytest.mark.rule("R10.21")
def test_silver_of_the_bonus_may_pay_for_the_project_of_a_town_hall() -> None:
    """A town hall finishes a triple in round A: 3 silver, a purchase, and the bought card is placed."""
    state = at("p0.hand=ship2 p0.projects=town-hall2 p0.estate=bank1+bank3")
    play(state, "play ship2", "place p1 building-2")
    assert legal(state) == {f"bonus {choice}" for choice in range(1, 6)}
    play(state, "bonus 4")
    assert pending(state) == "town-hall" and legal(state) == {"buy", "decline"}
    play(state, "buy", "keep b3", "place p1 new", draws="ship1 ship3 knowledge5")
    assert player(state).workers == 2 and legal(state) == {"end"}
    poor = play(at("p0.hand=ship2 p0.projects=town-hall2 p0.estate=bank1+bank3"), "play ship2", "place p1 building-2")
    assert legal(play(poor, "bonus 5")) == {"end"}
