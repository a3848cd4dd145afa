"""Section 12: bonuses."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from chatelain.games.cards.state import CardsState
from tests.games.cards.helpers import animals, at, can, goods, legal, pending, play, player, points, projects, why_not
from tests.games.moves import sheet


def triple(round_: str, words: str = "", card: str = "mine2", start: str = "mine1+mine3") -> CardsState:
    """A triple has just been finished; without other words one of mines, whose silver is there already."""
    state = at(f"round={round_} p0.hand=ship{card[-1]} p0.projects={card} p0.estate={start} {words}")
    kind = {"bank": "building"}.get(card[:-1], card[:-1])
    return play(state, f"play ship{card[-1]}", f"place p1 {kind}-2")


@pytest.mark.rule("R12.1")
def test_the_first_triple_of_a_type_brings_a_card() -> None:
    state = triple("E")
    assert sheet(state) == {"mines": 5, "first-triples": 1}
    assert "first-triples=mine:0" in state.to_text()  # nobody else gets it
    later = triple("E", "first-triples=mine:1,ship:0 p1.estate=mine5+mine6+cloister1")
    assert sheet(later) == {"mines": 5, "first-triples": 1}  # that of the ships
    assert sheet(later, 1) == {"mines": 5, "first-triples": 1}


@pytest.mark.rule("R12.1")
def test_a_second_triple_of_one_player_brings_none() -> None:
    state = triple("E", "first-triples=mine:0", start="mine1+mine3,mine4+mine5+mine6")
    assert sheet(state) == {"mines": 10, "first-triples": 1}


@pytest.mark.rule("R12.2")
@pytest.mark.parametrize("words", ["", "first-triples=mine:1"])
def test_every_triple_brings_a_bonus_of_the_round(words: str) -> None:
    state = triple("D", words)
    assert pending(state) == "bonus" and legal(state, "bonus") == {"bonus 1", "bonus 2", "bonus 3"}
    assert why_not(state, "bonus 4") == Refusal("no-such-choice", choices=3)
    assert legal(play(state, "bonus 2")) == {"end"} and player(state).workers == 2
    assert why_not(state, "bonus 1") == Refusal("no-bonus-now")


def gains(round_: str) -> list[dict[str, int]]:
    """What every choice of a round brings: points, goods, animals, workers, silver."""
    found = []
    start = triple(round_)
    for move in sorted(legal(start, "bonus")):
        state = start.clone()
        play(state, move)
        while pending(state) in ("goods", "animals"):
            play(state, min(legal(state)))
        gained = {
            "points": sheet(state).get("round-bonus", 0),
            "goods": sum(goods(state).values()),
            "animals": sum(animals(state).values()),
            "workers": int(player(state).workers),
            "silver": int(player(state).silver - player(start).silver),
        }
        found.append({name: value for name, value in gained.items() if value})
    return found


@pytest.mark.rule("R12.3")
def test_round_a() -> None:
    assert gains("A") == [{"points": 3}, {"goods": 2}, {"animals": 2}, {"silver": 3}, {"workers": 3}]


@pytest.mark.rule("R12.4")
def test_round_b() -> None:
    assert gains("B") == [
        {"points": 2},
        {"goods": 1, "animals": 1},
        {"goods": 2},
        {"animals": 2},
        {"workers": 3},
        {"workers": 2, "silver": 1},
        {"workers": 1, "silver": 2},
        {"silver": 3},
    ]


@pytest.mark.rule("R12.12")
def test_the_good_comes_before_the_animal() -> None:
    state = play(triple("B"), "bonus 2")
    assert pending(state) == "goods" and why_not(state, "animal left") == Refusal("decide-first", what="goods")
    assert pending(play(state, "good left")) == "animals" and pending(play(state, "animal left")) == "turn"


@pytest.mark.rule("R12.5")
def test_round_c() -> None:
    assert gains("C") == [{"points": 1}, {"goods": 1}, {"animals": 1}, {"workers": 2}, {"silver": 2}]


@pytest.mark.rule("R12.6")
def test_round_d() -> None:
    assert gains("D") == [{"silver": 2}, {"workers": 2}, {"workers": 1, "silver": 1}]


@pytest.mark.rule("R12.7")
def test_round_e() -> None:
    assert gains("E") == [{"workers": 1}, {"silver": 1}]


@pytest.mark.rule("R12.8")
def test_the_bonus_may_not_be_declined_and_gives_something() -> None:
    state = triple("A", "p1.sold=light:6,medium:6,dark:6")
    assert legal(state, "bonus") == {"bonus 1", "bonus 3", "bonus 4", "bonus 5"}
    assert why_not(state, "bonus 2") == Refusal("bonus-gives-nothing")
    assert why_not(state, "decline") == Refusal("decide-first", what="bonus")
    assert why_not(state, "end") == Refusal("decide-first", what="bonus")


@pytest.mark.rule("R12.8")
def test_two_goods_when_there_is_only_one() -> None:
    state = triple("A", "goods=light:1,- p1.sold=light:5,medium:6,dark:6")
    play(state, "bonus 2", "good left")
    assert goods(state) == {"light": 1} and pending(state) == "turn"


@pytest.mark.rule("R12.8")
def test_a_round_whose_bonuses_all_give_nothing() -> None:
    state = triple("A", "data=A=2g,1g p1.sold=light:6,medium:6,dark:6")
    assert pending(state) == "turn"


@pytest.mark.rule("R12.9")
def test_effect_or_bonus_first() -> None:
    """The third card is a ship: its good, or the bonus of the round, or the other way round."""
    state = triple("A", "goods=dark,light", "ship2", "ship1+ship3")
    assert legal(state) == {"good left", "good right", *(f"bonus {choice}" for choice in range(1, 6))}
    effect = play(state.clone(), "good left")
    assert goods(effect) == {"dark": 1} and legal(effect) == {f"bonus {choice}" for choice in range(1, 6)}
    play(effect, "bonus 1")
    bonus = play(state.clone(), "bonus 1")
    assert points(bonus) == points(effect) and legal(bonus) == {"good left", "good right"}
    play(bonus, "good left")
    assert legal(effect) == legal(bonus) == {"end"}


@pytest.mark.rule("R12.9")
def test_a_shop_sells_what_the_bonus_brings() -> None:
    """Without goods the shop can do nothing yet; the bonus of the round comes first."""
    state = at("round=A p0.hand=ship1 p0.projects=shop1 p0.estate=bank1+bank3 goods=dark,dark")
    play(state, "play ship1", "place p1 building-2")
    assert legal(state) == {f"bonus {choice}" for choice in range(1, 6)}
    play(state, "bonus 2", "good left", "good right")
    assert goods(state) == {"dark": 2} and legal(state) == {"sell dark", "decline"}
    with_goods = at("round=A p0.hand=ship1 p0.projects=shop1 p0.estate=bank1+bank3 p0.goods=light")
    play(with_goods, "play ship1", "place p1 building-2")
    assert {"sell light", "decline", "bonus 2"} <= legal(with_goods)
    play(with_goods, "sell light")
    assert pending(with_goods) == "bonus"


@pytest.mark.rule("R12.9")
def test_the_bonus_waits_while_a_castle_acts() -> None:
    """The action of a castle may finish another triple: then two bonuses wait."""
    state = at("round=E p0.hand=ship2 p0.projects=castle2,mine6 p0.estate=castle1+castle3,mine1+mine3 row1=ship1")
    play(state, "play ship2", "place p1 castle-2")
    assert {"bonus 1", "bonus 2", "place p2 mine-2", "take row1 a"} <= legal(state)
    play(state, "place p2 mine-2")
    assert legal(state) == {"bonus 1", "bonus 2"}
    play(state, "bonus 1")
    assert pending(state) == "bonus"
    play(state, "bonus 2")
    assert player(state).workers == 1 and player(state).silver == 3 and legal(state) == {"end", "buy"}


@pytest.mark.rule("R12.9")
def test_a_purchase_may_come_before_both() -> None:
    state = triple("A", "p0.silver=3 goods=dark,light", "ship2", "ship1+ship3")
    play(state, "buy", "keep b1", draws="mine1 mine4 mine5")
    assert projects(state) == ["mine1"] and can(state, "good left") and can(state, "bonus 1")


SIX = "castle1,mine1,cloister1,knowledge1,ship1,pasture1"


@pytest.mark.rule("R12.10")
def test_the_seven_types_bring_the_top_card() -> None:
    first = at(f"p0.hand=ship1 p0.projects=bank1 p0.estate={SIX}")
    play(first, "play ship1", "place p1 new")
    assert sheet(first) == {"seven-types": 3} and first.view(0)["seven_types"] == [1]
    six = SIX.replace("1", "2")
    second = at(f"seven-types=1 p0.hand=ship1 p0.projects=bank1 p0.estate={six} p1.estate={SIX},bank3")
    play(second, "play ship1", "place p1 new")
    assert sheet(second) == {"seven-types": 1} and sheet(second, 1) == {"seven-types": 3}
    assert second.view(0)["seven_types"] == []


@pytest.mark.rule("R12.11")
def test_one_card_at_most_and_it_is_kept() -> None:
    state = at(f"seven-types=0 p0.hand=ship4 p0.projects=mine4,cloister4 p0.estate={SIX},bank1+bank3")
    kept = play(state.clone(), "play ship4", "place p1 cloister-1")
    assert sheet(kept) == {"seven-types": 3}  # the only cloister is a mine now
    again = play(at(f"seven-types=0 p0.hand=ship4 p0.projects=cloister4 p0.estate={SIX},bank3"), "play ship4")
    assert sheet(play(again, "place p1 cloister-1")) == {"seven-types": 3}


@pytest.mark.rule("X6")
def test_with_three_players_the_seven_types_are_worth_4_2_and_1() -> None:
    state = at("seats=3 seven-types=2,0,1")
    assert [sheet(state, seat)["seven-types"] for seat in (2, 0, 1)] == [4, 2, 1]
    words = ""
    for seat in range(3):
        columns = SIX.replace("1", str(seat + 1))
        words += f" p{seat}.hand=ship{seat + 1} p{seat}.projects=bank{2 * seat + 1} p{seat}.estate={columns}"
    state = at(f"seats=3 p0.workers=3 p1.workers=3 p2.workers=3 {words}")
    for seat in range(3):
        play(state, f"play ship{seat + 1}", "place p1 new", "end")
    assert [sheet(state, seat).get("seven-types") for seat in range(3)] == [4, 2, 1]
