"""Sections 4 to 8: the six actions, and workers."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.cards.helpers import (
    at,
    can,
    estate,
    goods,
    idle_turn,
    in_pool,
    legal,
    pending,
    play,
    player,
    points,
    projects,
    row,
    sold,
    why_not,
)
from tests.games.moves import sheet

# -- section 4


@pytest.mark.rule("R4.1")
def test_a_card_of_the_row_with_the_number_of_the_die_becomes_a_project() -> None:
    state = play(at("p0.hand=ship3 row3=mine1,bank5 row4=castle2"), "play ship3")
    assert legal(state, "take") == {"take row3 a", "take row3 b"}
    assert why_not(state, "take row3 c") == Refusal("no-card-there", row=3, slot="c")
    play(state, "take row3 b")
    assert projects(state) == ["bank5"] and row(state, 3) == ["mine1"]
    assert legal(state) == {"end"}


@pytest.mark.rule("R4.2")
def test_a_fourth_project_needs_a_discard() -> None:
    state = play(
        at("p0.hand=ship3 row3=mine1 p0.projects=bank5,castle2,ship6 p0.silver=3"), "play ship3", "take row3 a"
    )
    assert pending(state) == "discard" and legal(state) == {"discard p1", "discard p2", "discard p3"}
    assert why_not(state, "end") == Refusal("decide-first", what="discard")
    assert why_not(state, "buy") == Refusal("decide-first", what="discard")
    play(state, "discard p2")
    assert projects(state) == ["bank5", "mine1", "ship6"]
    assert in_pool(state.discard) == {"ship3": 1, "castle2": 1}
    assert why_not(state, "discard p1") == Refusal("projects-have-room")


@pytest.mark.rule("R4.3")
def test_the_limit_holds_for_effects_and_purchases() -> None:
    full = "p0.projects=church4,castle2,ship6"
    state = at(f"p0.hand=ship4 row1=mine1 row2=mine2 {full} p0.silver=3")
    play(state, "play ship4", "place p1 new", "fetch row1 a")
    assert projects(state) == ["mine1", "castle2", "ship6"] and pending(state) == "turn"
    play(state, "buy", "keep b1", draws="bank1 bank3 bank5")
    assert pending(state) == "discard" and projects(play(state, "discard p1")) == ["bank1", "castle2", "ship6"]


# -- section 5


@pytest.mark.rule("R5.1")
def test_a_project_with_the_number_of_the_die_is_placed() -> None:
    state = play(at("p0.hand=ship3 p0.projects=mine3,bank5,mine2"), "play ship3")
    assert legal(state, "place") == {"place p1 new"}
    assert why_not(state, "place p2 new") == Refusal("needs-workers", number=5, die=3, have=0, need=2)
    play(state, "place p1 new")
    assert estate(state) == ["mine: mine3"] and projects(state) == ["bank5", "mine2"]
    assert why_not(play(at("p0.hand=ship3"), "play ship3"), "place p1 new") == Refusal("no-project", project=1)


@pytest.mark.rule("R5.2")
def test_a_placed_card_stays() -> None:
    state = play(at("p0.hand=ship3 p0.projects=mine3 p0.estate=ship1+ship2,castle4"), "play ship3", "place p1 new")
    assert estate(state) == ["ship: ship1 ship2", "castle: castle4", "mine: mine3"]
    assert not any(move.split()[0] in ("place", "take") for move in legal(state))


@pytest.mark.rule("R5.3")
def test_the_effect_comes_at_once() -> None:
    state = play(at("p0.hand=ship3 p0.projects=mine3"), "play ship3", "place p1 new")
    assert player(state).silver == 2
    state = play(at("p0.hand=ship3 p0.projects=ship3"), "play ship3", "place p1 new")
    assert pending(state) == "goods" and not can(state, "end")


# -- section 6


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("ship1", "light"),
        ("ship2", "light"),
        ("ship3", "medium"),
        ("ship4", "medium"),
        ("ship5", "dark"),
        ("ship6", "dark"),
    ],
)
def test_a_die_sells_all_goods_of_its_kind(card: str, good: str) -> None:
    state = play(at(f"p0.hand={card} p0.goods=light:2,medium:2,dark:2"), f"play {card}")
    assert legal(state, "sell") == {f"sell {good}"}
    play(state, f"sell {good}")
    assert goods(state) == {kind: 2 for kind in ("light", "medium", "dark") if kind != good} and sold(state) == {
        good: 2
    }


@pytest.mark.rule("R6.2", "R6.3")
@pytest.mark.parametrize("amount", [1, 2, 5])
def test_a_silver_and_a_point_for_each_good(amount: int) -> None:
    state = play(at(f"p0.hand=ship1 p0.goods=light:{amount} p0.sold=dark:1"), "play ship1", "sell light")
    assert player(state).silver == amount and sheet(state) == {"goods": amount + 1}
    assert sold(state) == {"light": amount, "dark": 1}


@pytest.mark.rule("R6.4")
def test_a_sale_needs_a_good() -> None:
    state = play(at("p0.hand=ship1 p0.goods=dark:2"), "play ship1")
    assert why_not(state, "sell light") == Refusal("no-such-goods", kind="light")


@pytest.mark.rule("R6.5")
@pytest.mark.parametrize("start", ["0", "1", "1:down"])
def test_whoever_sells_takes_the_start_card_face_down(start: str) -> None:
    state = play(at(f"start={start} p0.hand=ship1 p0.goods=light:1"), "play ship1", "sell light")
    assert state.holder == 0 and state.is_face_down


@pytest.mark.rule("R6.5")
def test_also_with_a_shop() -> None:
    state = at("start=1 p0.hand=ship1 p0.projects=shop1 p0.goods=dark:1")
    play(state, "play ship1", "place p1 new", "sell dark")
    assert state.holder == 0 and state.is_face_down and player(state).silver == 1


@pytest.mark.rule("R6.6")
def test_the_order_of_play_does_not_change_in_the_round() -> None:
    state = at("p0.hand=ship1,ship1 p1.hand=ship2,ship3 p1.goods=light:1")
    idle_turn(state)
    play(state, "play ship2", "sell light", "end")
    assert state.holder == 1 and state.to_act() == (0,) and state.first == 0


# -- section 7


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize("card", ["ship1", "ship4", "ship6"])
@pytest.mark.parametrize("workers", [0, 1])
def test_workers_are_filled_up_to_two_with_any_die(card: str, workers: int) -> None:
    state = play(at(f"p0.hand={card} p0.workers={workers}"), f"play {card}", "workers")
    assert player(state).workers == 2 and legal(state) == {"end"}


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize("workers", [2, 5])
def test_not_with_two_or_more(workers: int) -> None:
    state = play(at(f"p0.hand=ship1 p0.workers={workers}"), "play ship1")
    assert why_not(state, "workers") == Refusal("enough-workers", have=workers, limit=2)


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize("card", ["ship1", "ship4", "ship6"])
def test_one_silver_with_any_die(card: str) -> None:
    assert player(play(at(f"p0.hand={card} p0.silver=2"), f"play {card}", "silver")).silver == 3


@pytest.mark.rule("R7.4")
@pytest.mark.parametrize(
    ("workers", "silver", "prices"),
    [
        (3, 0, {"3w"}),
        (0, 3, {"3s"}),
        (1, 2, {"1w2s"}),
        (2, 2, {"1w2s", "2w1s"}),
        (4, 4, {"3s", "1w2s", "2w1s", "3w"}),
        (1, 1, set()),
        (2, 0, set()),
    ],
)
def test_three_workers_and_silver_in_any_mixture_are_a_point(workers: int, silver: int, prices: set[str]) -> None:
    state = play(at(f"p0.hand=ship6 p0.workers={workers} p0.silver={silver}"), "play ship6")
    assert {move.split()[1] for move in legal(state, "convert")} == prices
    for price in prices:
        after = play(state.clone(), f"convert {price}")
        assert sheet(after) == {"conversion": 1}
        assert player(after).workers + player(after).silver == workers + silver - 3


@pytest.mark.rule("R7.5")
def test_only_multiples_of_three_as_often_as_one_likes() -> None:
    state = play(at("p0.hand=ship6 p0.workers=4 p0.silver=5"), "play ship6", "convert 3w")
    assert pending(state) == "convert" and "enough" in legal(state)
    assert why_not(state, "convert 3w") == Refusal("cannot-pay", workers=3, silver=0, have_workers=1, have_silver=5)
    assert why_not(state, "silver") == Refusal("decide-first", what="convert")
    stopped = play(state.clone(), "enough")
    assert points(stopped) == 1 and pending(stopped) == "turn"
    assert why_not(stopped, "enough") == Refusal("no-conversion")
    play(state, "convert 1w2s", "convert 3s")
    assert points(state) == 3 and legal(state) == {"end"}  # nothing is left, so there is nothing to decide


@pytest.mark.rule("X2")
def test_five_workers_and_a_silver_are_two_points() -> None:
    state = play(at("p0.hand=ship6 p0.workers=5 p0.silver=1"), "play ship6", "convert 3w", "convert 2w1s")
    assert points(state) == 2 and player(state).workers == player(state).silver == 0


@pytest.mark.rule("R7.6")
def test_an_exchange_is_one_act_without_a_purchase_in_it() -> None:
    """A purchase in the middle would let its effects be exchanged with the same die: 8 points instead of 7."""
    start = "round=E turn=6 p0.hand=ship1 p0.projects=castle3 p0.estate=castle1+castle2 p0.workers=3 p0.silver=3"
    state = play(at(start), "play ship1", "convert 3w")
    assert pending(state) == "convert" and legal(state) == {"convert 3s", "enough"}
    assert why_not(state, "buy") == Refusal("exchange-open") and state.view(0)["can_buy"] is False
    play(state, "enough", "buy", "use b1", "place p1 castle-2", draws="ship3 mine2 bank5")  # after it, as ever
    play(state, "bonus 1", "workers")
    assert points(state) == 7 and player(state).workers == 2 and legal(state) == {"end"}


@pytest.mark.rule("R7.6")
def test_other_reasons_against_a_purchase_come_first() -> None:
    state = play(at("p0.hand=ship1 p0.workers=6"), "play ship1", "convert 3w")
    assert why_not(state, "buy") == Refusal("needs-silver", have=0, need=3)
    state = at("p0.hand=ship1 p0.workers=6 p0.silver=6")
    play(state, "buy", "keep b1", "play ship1", "convert 3w")
    assert why_not(state, "buy") == Refusal("bought-already")


# -- section 8

ROWS = "row1=ship1 row2=ship2 row3=ship3 row4=ship4 row5=ship5 row6=ship6"


@pytest.mark.rule("R8.1")
def test_each_worker_changes_the_die_by_one() -> None:
    state = play(at(f"{ROWS} p0.hand=mine3 p0.workers=2"), "play mine3")
    assert legal(state, "take") == {f"take row{number} a" for number in (1, 2, 3, 4, 5)}
    assert why_not(state, "take row6 a") == Refusal("needs-workers", number=6, die=3, have=2, need=3)
    assert player(play(state, "take row5 a")).workers == 0


@pytest.mark.rule("R8.1")
def test_workers_help_to_place_and_to_sell() -> None:
    state = play(at("p0.hand=mine1 p0.workers=2 p0.projects=bank3"), "play mine1", "place p1 new")
    assert player(state).workers == 0
    state = play(at("p0.hand=mine1 p0.workers=2 p0.goods=medium,dark"), "play mine1")
    assert legal(state, "sell") == {"sell medium", "sell dark"}
    assert player(play(state.clone(), "sell dark")).workers == 1  # 1 to 6
    assert player(play(state.clone(), "sell medium")).workers == 0  # 1 to 3
    poor = play(at("p0.hand=mine1 p0.workers=1 p0.goods=medium"), "play mine1")
    assert why_not(poor, "sell medium") == Refusal(
        "needs-workers-to-sell", kind="medium", number=3, die=1, have=1, need=2
    )


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize(("card", "target"), [("mine1", 6), ("mine6", 1)])
def test_from_one_to_six_is_one_step(card: str, target: int) -> None:
    state = play(at(f"{ROWS} p0.hand={card} p0.workers=1"), f"play {card}", f"take row{target} a")
    assert player(state).workers == 0


def cheapest(die: int, number: int) -> int:
    """Workers needed, found by trying."""
    reached, workers = {die}, 0
    while number not in reached:
        reached |= {(face - 1 + step) % 6 + 1 for face in reached for step in (-1, 1)}
        workers += 1
    return workers


@pytest.mark.rule("R8.3")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("number", range(1, 7))
def test_every_number_costs_what_trying_finds(die: int, number: int) -> None:
    need = cheapest(die, number)
    state = play(at(f"{ROWS} p0.hand=mine{die} p0.workers={need}"), f"play mine{die}", f"take row{number} a")
    assert player(state).workers == 0
    if need:
        poor = play(at(f"{ROWS} p0.hand=mine{die} p0.workers={need - 1}"), f"play mine{die}")
        refusal = Refusal("needs-workers", number=number, die=die, have=need - 1, need=need)
        assert why_not(poor, f"take row{number} a") == refusal


@pytest.mark.rule("X3")
def test_a_two_becomes_a_six_for_two_workers() -> None:
    state = play(at(f"{ROWS} p0.hand=mine2 p0.workers=2"), "play mine2", "take row6 a")
    assert projects(state) == ["ship6"] and player(state).workers == 0
