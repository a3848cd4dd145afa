"""Section 7: intrigue cards."""

from __future__ import annotations

import pytest

from tests.games.burdigala.helpers import (
    at,
    can,
    card,
    code,
    discards,
    good,
    goods,
    hand,
    legal,
    pending,
    play,
    table,
    tile,
    token,
    tokens,
)

#: Seat 0 finishes q8 from point 10; its own pawn on 15 draws.
BUILDS = "phase=stone moved=a sites=q8:2/1 p0.pawns=10,15 p1.pawns=31"
TAVERN = tile("tavern")


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize(
    "cards", ["p0.hand=boat,vino,theft", "p0.table=boat,chariot,consul", "p0.hand=boat p0.table=hygiene,consul"]
)
def test_three_cards_hand_and_table_together(cards: str) -> None:
    assert pending(play(at(f"{BUILDS} {cards}"), "lay q8", draws=[TAVERN])) == "discard"
    fewer = cards.replace("boat,", "") if "boat," in cards else cards.replace("p0.hand=boat", "")
    assert pending(play(at(f"{BUILDS} {fewer}"), "lay q8", draws=[TAVERN])) == "after"


@pytest.mark.rule("R7.2")
def test_who_has_too_many_discards_at_once() -> None:
    state = play(at(f"{BUILDS} p0.hand=boat,vino,theft"), "lay q8", draws=[TAVERN, card("consul")])
    assert code(state, "end") == "decide-first" and code(state, "play boat") == "decide-first"
    play(state, "discard vino")
    assert hand(state) == ["consul", "boat", "theft"] and pending(state) == "after"
    assert code(state, "discard boat") == "nothing-to-discard"


@pytest.mark.rule("R7.3")
def test_the_new_card_one_of_the_hand_or_one_of_the_table() -> None:
    words = f"{BUILDS} p0.hand=boat,theft p0.table=vino"
    state = play(at(words), "lay q8", "decline", draws=[TAVERN, card("consul")])
    assert legal(state) == {"discard consul", "discard boat", "discard theft", "discard-laid vino"}
    assert code(state, "discard-laid boat") == "not-laid"
    play(state, "discard-laid vino")
    assert table(state) == [] and discards(state) == ["vino"]
    assert code(state, "discard-laid boat") == "nothing-to-discard-laid"


@pytest.mark.rule("R7.4")
def test_first_the_card_then_the_wine_then_the_limit() -> None:
    words = "phase=stone moved=a sites=q8:2/1 p0.pawns=10 p1.pawns=15,16 p1.table=vino p1.hand=boat,theft"
    state = play(at(words), "lay q8", draws=[TAVERN, card("consul")])
    assert (state.to_act(), pending(state)) == ((1,), "vino") and len(hand(state, 1)) == 3
    play(state, "accept", draws=[token(4), good("tin")])
    assert (state.to_act(), pending(state)) == ((1,), "discard")
    assert tokens(state, 1) == [4] and goods(state, 1) == ["tin"]
    play(state, "discard boat", draws=[card("sailor")])
    assert (state.to_act(), pending(state)) == ((1,), "vino")  # the second card, for the second pawn
    play(state, "decline", "discard sailor")
    assert (state.to_act(), pending(state)) == ((0,), "after")


@pytest.mark.rule("R7.5")
def test_one_card_in_a_turn_at_any_moment() -> None:
    words = "dice=1,2 p0.pawns=6 p1.pawns=31 p0.hand=boat,consul"
    assert can(at(words), "play boat")
    assert can(play(at(words), "move a 10"), "play boat")
    assert can(play(at(words), "move a 10", "lay q3"), "play boat")
    state = play(at(words), "play boat")
    assert code(state, "play consul") == "card-played-already"
    play(state, "move a 10")
    assert code(state, "play consul") == "card-played-already"
    play(state, "lay q3", "end", dice=[1, 2])
    assert code(state, "play consul") == "no-such-card"  # now it is the turn of seat 1


@pytest.mark.rule("R7.6")
def test_cards_only_between_the_steps() -> None:
    state = play(at("dice=1,1 p0.pawns=6 p1.pawns=10 p0.hand=boat"), "move a 10")
    assert pending(state) == "send" and code(state, "play boat") == "decide-first"
    assert can(play(state, "send 1"), "play boat")
    assert code(at("phase=place dice=0,0 p0.hand=boat"), "play boat") == "place-first"


@pytest.mark.rule("R7.7")
def test_a_card_that_would_do_nothing() -> None:
    base = "dice=1,2 p0.pawns=6 p1.pawns=31"
    assert code(at(f"{base} p0.hand=connections"), "connections 3") == "no-such-token"
    assert code(at(f"{base} p0.hand=theft"), "theft 2") == "no-goods-there"
    assert code(at(f"{base} p0.hand=betrayal"), "betray-hand 2") == "empty-hand"
    assert code(at(f"{base} p0.hand=betrayal"), "betray 2 boat") == "not-on-table"
    assert code(at(f"{base} p0.hand=merchant p1.goods=tin"), "merchant 2") == "needs-goods"
    assert code(at(f"{base} p0.hand=crassus"), "play crassus") == "lay-first"
    assert code(at(f"{base} p0.hand=theft p0.goods=tin"), "theft 1") == "not-yourself"
    assert code(at(f"{base} p0.hand=theft"), "theft 3") == "no-such-player"


@pytest.mark.rule("R7.8", "R7.9")
def test_permanent_cards_are_laid_open() -> None:
    state = play(at("dice=1,2 p0.pawns=6 p1.pawns=31 p0.hand=boat,consul"), "play boat")
    assert table(state) == ["boat"] and hand(state) == ["consul"] and discards(state) == []
    players = state.view(1)["players"]
    assert isinstance(players, list) and players[0]["table"] == ["boat"]
    assert state.has_played


@pytest.mark.rule("R7.10")
def test_a_permanent_card_works_when_it_lies_there() -> None:
    words = "dice=1,2 p0.pawns=13 p1.pawns=1 p0.hand=boat"
    assert not can(at(words), "move a 22")
    assert can(play(at(words), "play boat"), "move a 22")
    consul = "phase=stone moved=a sites=q8:2/1 p0.pawns=10 p1.pawns=31 p0.hand=consul"
    assert play(at(consul), "lay q8", draws=[TAVERN]).scores()[0] == 3
    assert play(at(consul), "play consul", "lay q8", draws=[TAVERN]).scores()[0] == 5
    assert play(at(consul), "lay q8", "play consul", draws=[TAVERN]).scores()[0] == 3


@pytest.mark.rule("R7.11")
def test_no_two_identical_cards_on_the_table() -> None:
    state = at("dice=1,2 p0.pawns=6 p1.pawns=31 p0.hand=boat,consul p0.table=boat")
    assert code(state, "play boat") == "card-laid-already" and can(state, "play consul")
    assert hand(state) == ["consul", "boat"]


@pytest.mark.rule("R7.12")
def test_played_discarded_and_eliminated_cards_go_to_the_discard_pile() -> None:
    base = "dice=1,2 p0.pawns=6 p1.pawns=31"
    assert discards(play(at(f"{base} p0.hand=influence"), "influence die1 up")) == ["influence"]
    state = play(at(f"{base} p0.hand=betrayal p1.table=boat"), "betray 2 boat")
    assert discards(state) == ["boat", "betrayal"]
    state = play(at(f"{BUILDS} p0.hand=boat,vino,theft"), "lay q8", "discard boat", draws=[TAVERN])
    assert discards(state) == ["boat"]


ALL_BUT = ",".join(
    ["hygiene,chariot,boat,harvest,vino"] * 3
    + ["betrayal,influence,indiscretion,merchant,sailor,crassus,connections,theft"] * 2
)


@pytest.mark.rule("R7.13")
def test_an_empty_pile_is_filled_from_the_discards() -> None:
    """Three consuls are left: two in the hand of the other, one in the pile. Then the discards are shuffled."""
    words = f"phase=stone moved=a sites=q8:2/1 p0.pawns=10,15,16 p1.pawns=31 p1.hand=consul,consul discards={ALL_BUT}"
    state = at(words)
    assert state.cards_left == 1
    play(state, "lay q8", draws=[TAVERN, card("consul"), card("sailor")])
    assert hand(state) == ["consul", "sailor"] and discards(state) == []
    assert state.cards_left == 30


@pytest.mark.rule("R7.13")
def test_no_card_is_drawn_when_there_is_none() -> None:
    data = "intrigue=0,0,0,0,0,1,0,0,0,0,0,0,1,2"
    words = f"data={data} phase=stone moved=a sites=q8:2/1 p0.pawns=10,15,16 p1.pawns=31 "
    state = play(at(words + "p0.hand=theft p1.hand=connections p0.table=vino p1.goods=tin"), "lay q8", draws=[TAVERN])
    assert pending(state) == "vino"  # one card was left
    play(state, "decline")
    assert hand(state) == ["theft", "theft"] and pending(state) == "after" and state.draws == 0


@pytest.mark.rule("R7.14")
def test_hands_are_secret_and_their_number_is_open() -> None:
    state = at("dice=1,2 p0.pawns=6 p1.pawns=31 p0.hand=boat,consul")
    for viewer, cards in ((0, ["consul", "boat"]), (1, None), (-1, None)):
        players = state.view(viewer)["players"]
        assert isinstance(players, list)
        assert players[0]["hand"] == 2 and players[0]["hand_cards"] == cards
