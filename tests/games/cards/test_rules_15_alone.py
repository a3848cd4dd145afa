"""Section 15: alone against Aaron."""

from __future__ import annotations

import pytest

from chatelain.core.chance import Forced, Seeded
from chatelain.core.refusal import Refusal
from chatelain.games.cards.state import CardsState
from tests.games.cards.helpers import (
    animals,
    at,
    estate,
    goods,
    hand,
    idle_round,
    idle_turn,
    ids,
    legal,
    new,
    pile,
    play,
    player,
    points,
    row,
    stack,
    told,
    why_not,
)
from tests.games.moves import sheet

#: A good, an animal, the tops of the piles, seven cards for the rows.
BEFORE_AARON = "light cow light light cow cow bank1 bank3 bank5 church2 church4 church6 shop1"


def forced(cards: str) -> CardsState:
    """A game alone in which Aaron begins with these three cards."""
    return new(1, chance=Forced((), ids(f"{BEFORE_AARON} {cards}"), then=Seeded(5)))


def last_turn(words: str, round_: str = "A") -> CardsState:
    """The last action of a round is done."""
    return at(f"seats=1 round={round_} turn=6 played=1 {words}")


@pytest.mark.rule("R15.1")
def test_one_player_takes_all_decisions() -> None:
    state = new(1)
    while not state.is_over:
        assert state.to_act() == (0,)
        idle_turn(state)
    assert len(state.scores()) == 1


@pytest.mark.rule("R15.2")
def test_set_up_as_for_two_players() -> None:
    state = new(1)
    assert sum(len(row(state, number)) for number in range(1, 7)) == 7
    assert [pile(state, number)[1] for number in range(4)] == [9, 8, 10, 9]
    assert state.view(0)["seven_types"] in ([3, 1], [1])
    idle_round(state)
    assert state.is_over or sum(len(row(state, number)) for number in range(1, 7)) == 7


@pytest.mark.rule("R15.3")
def test_silver_worker_good_and_animal() -> None:
    state = new(1)
    assert (player(state).silver, player(state).workers) == (1, 1)
    assert sum(goods(state).values()) == sum(animals(state).values()) == 1


@pytest.mark.rule("R15.4")
def test_five_piles_of_three_to_seven_cards() -> None:
    state, left = new(1), []
    assert int(state.deck) == 114 - 25 - 7 - 6
    while not state.is_over:
        left.append(state.view(0)["aaron"]["cards_left"])
        player(state).points += 50  # Aaron must not win before the end
        idle_round(state)
    assert left == [22, 18, 13, 7, 0]


@pytest.mark.rule("R15.5")
def test_his_pile_is_turned_up_at_the_start_of_a_round() -> None:
    state = forced("ship1 mine2 ship3")
    assert estate(state, 1) == ["ship: ship1 ship3", "mine: mine2"]
    player(state).points += 50
    for _turn in range(6):
        before = estate(state, 1)
        assert before == ["ship: ship1 ship3", "mine: mine2"]
        idle_turn(state)
    assert int(state.round) == 1 and sum(len(column.split()) - 1 for column in estate(state, 1)) == 7


@pytest.mark.rule("R15.5")
def test_his_fourth_card_of_a_type_begins_another_column() -> None:
    state = last_turn("aaron.estate=ship1+ship2 p0.points=conversion:30")
    play(state, "end", draws="bank1 bank3 bank5 church2 church4 church6 shop1 ship3 ship4 ship5 ship6")
    assert estate(state, 1) == ["ship: ship1 ship2 ship3", "ship: ship4 ship5 ship6"]
    assert sheet_of_aaron(state) == {"ships": 8, "first-triples": 1}


def sheet_of_aaron(state: CardsState) -> dict[str, int]:
    found = state.view(0)["aaron"]["sheet"]
    return {source: value for source, value in found.items() if value}


@pytest.mark.rule("R15.6")
def test_his_cloisters_stay_cloisters() -> None:
    state = forced("cloister1 ship3 cloister2")
    assert estate(state, 1) == ["cloister: cloister1 cloister2", "ship: ship3"]
    state = last_turn("aaron.estate=cloister1+cloister2,mine1+mine2 p0.points=conversion:30")
    play(state, "end", draws="bank1 bank3 bank5 church2 church4 church6 shop1 ship3 mine3 cloister3 cloister4")
    assert estate(state, 1) == [
        "cloister: cloister1 cloister2 cloister3",
        "mine: mine1 mine2 mine3",
        "ship: ship3",
        "cloister: cloister4",
    ]


@pytest.mark.rule("R15.7")
def test_the_player_takes_a_point_for_each_of_his_cloisters() -> None:
    assert sheet(forced("cloister1 ship3 cloister2")).get("aaron-cloisters") == 2
    assert "aaron-cloisters" not in sheet(forced("mine1 ship3 castle2"))


@pytest.mark.rule("R15.8")
def test_he_takes_bonus_cards_when_he_is_first() -> None:
    state = forced("mine1 mine2 mine3")
    assert sheet_of_aaron(state) == {"mines": 5, "first-triples": 1}
    assert state.view(0)["first_triples"]["mine"] == "aaron"
    late = last_turn("aaron.estate=mine1+mine2 first-triples=mine:0 p0.points=conversion:30")
    play(late, "end", draws="bank1 bank3 bank5 church2 church4 church6 shop1 mine3 ship4 ship5 castle6")
    assert sheet_of_aaron(late) == {"mines": 5}


@pytest.mark.rule("R15.8")
def test_he_takes_the_seven_types() -> None:
    words = "aaron.estate=castle1,mine1,cloister1,knowledge1,ship1,pasture1 p0.points=conversion:30"
    draws = "ship1 ship2 ship3 ship4 ship5 ship6 ship1 bank1 ship4 mine5 castle6"
    assert sheet_of_aaron(play(last_turn(words), "end", draws=draws)) == {"seven-types": 3}
    second = play(last_turn(f"seven-types=0 {words}"), "end", draws=draws)
    assert sheet_of_aaron(second) == {"seven-types": 1} and sheet(second)["seven-types"] == 3


@pytest.mark.rule("R15.9")
def test_he_receives_nothing_else() -> None:
    state = forced("mine1 mine2 mine3")
    aaron = player(state, 1)
    assert (aaron.silver, aaron.workers, aaron.goods, aaron.animals) == (0, 0, 0, 0)
    assert int(state.stack) == 0 and legal(state) == {f"play {card}" for card in hand(state)}
    events = told(last_turn("aaron.estate=mine1+mine2 p0.points=conversion:30"), "end")
    assert not any(event.kind in ("bonus-chosen", "received") for event in events)


@pytest.mark.rule("R15.10")
def test_the_player_plays_six_cards_as_usual() -> None:
    state = new(1)
    assert len(hand(state)) == 2 and stack(state) == 4
    for turn in range(6):
        assert (int(state.round), int(state.turn)) == (0, turn)
        idle_turn(state)
    assert state.is_over or int(state.round) == 1


@pytest.mark.rule("R15.11")
@pytest.mark.parametrize("round_", ["A", "B", "C", "D", "E"])
def test_aaron_wins_at_the_end_of_any_round_if_he_has_more(round_: str) -> None:
    state = last_turn("aaron.estate=mine1+mine2+mine3 p0.points=conversion:4", round_)
    events = told(state, "end")
    assert state.is_over and state.view(0)["aaron"]["won"]
    assert [event.kind for event in events][-2:] == ["compared", "aaron-won"]
    assert state.ranking() == [2]
    assert why_not(state, "end", seat=0) == Refusal("game-over")


@pytest.mark.rule("R15.11")
@pytest.mark.parametrize("round_", ["A", "B", "C", "D"])
def test_with_equal_points_the_game_goes_on(round_: str) -> None:
    state = play(last_turn("aaron.estate=mine1+mine2+mine3 p0.points=conversion:5", round_), "end")
    assert not state.is_over and int(state.round) == "ABCDE".index(round_) + 1


@pytest.mark.rule("R15.11")
def test_animals_are_counted_in_every_round() -> None:
    words = "aaron.estate=mine1+mine2+mine3 p0.points=conversion:1 p0.animals=cow,pig,sheep,chicken"
    assert not play(last_turn(words), "end").is_over
    assert play(last_turn(words.replace(",chicken", "")), "end").is_over


@pytest.mark.rule("R15.12")
def test_triples_and_bonus_cards_count_on_both_sides() -> None:
    words = "aaron.estate=mine1+mine2+mine3 p0.estate=ship1+ship2+ship3 first-triples=mine:aaron,ship:0"
    lost = play(last_turn(words), "end")
    assert lost.is_over and points(lost) == 5 and points(lost, 1) == 6
    assert not play(last_turn(f"{words} p0.sold=light:1"), "end").is_over


@pytest.mark.rule("R15.13")
@pytest.mark.parametrize(("own", "has_won"), [(5, True), (6, True), (4, False)])
def test_the_player_wins_with_at_least_as_many_points_after_round_e(own: int, has_won: bool) -> None:
    state = last_turn(f"aaron.estate=mine1+mine2+mine3 p0.points=conversion:{own}", "E")
    events = told(state, "end")
    assert state.is_over and state.view(0)["aaron"]["won"] is not has_won
    assert events[-1].kind == ("aaron-beaten" if has_won else "aaron-won")
    assert state.ranking() == [1 if has_won else 2]


@pytest.mark.rule("R15.14")
def test_there_is_no_start_card() -> None:
    state = at("seats=1 p0.hand=ship1 p0.goods=light:2")
    assert state.view(0)["start_card"] is None
    play(state, "play ship1", "sell light")
    assert state.view(0)["start_card"] is None and sheet(state) == {"goods": 2}
    won = play(last_turn("p0.points=conversion:3", "E"), "end")
    assert sheet(won) == {"conversion": 3}


def aaron_means(games: int) -> tuple[list[float], list[float], float]:
    """Aaron's mean points after each round: without bonus cards, and with all of them; his cloisters."""
    bare, full, cloisters = [0.0] * 5, [0.0] * 5, 0.0
    for seed in range(games):
        chance = Seeded(seed)
        state = new(1, chance=chance)
        for round_ in range(5):
            found = sheet_of_aaron(state)
            triples = sum(value for source, value in found.items() if source not in ("first-triples", "seven-types"))
            bare[round_] += triples / games
            full[round_] += sum(found.values()) / games
            if round_ == 4:
                cloisters += sheet(state).get("aaron-cloisters", 0) / games
                break
            player(state).points += 100
            idle_round(state, chance=chance)
    return bare, full, cloisters


def test_aarons_means_are_those_of_the_yardstick() -> None:
    """0.1, 1.8, 6.8, 14.8 and 24.6 points after the rounds without bonus cards, 32.2 with all; 2.6 cloisters."""
    bare, full, cloisters = aaron_means(400)
    for mean, wanted in zip(bare, (0.1, 1.8, 6.8, 14.8, 24.6)):
        assert mean == pytest.approx(wanted, abs=0.15 + 0.05 * wanted)
    assert full[4] == pytest.approx(32.2, abs=1.0)
    assert cloisters == pytest.approx(25 * 12 / 114, abs=0.2)
