"""Section 6: the neighbours draw."""

from __future__ import annotations

import pytest

from tests.games.burdigala.helpers import at, card, hand, play, tile, told

#: q8, Saint-Christoly, touches 10, 11, 15 and 16.
BUILT = [tile("tavern")]


@pytest.mark.rule("R6.1")
def test_pawns_around_the_district_draw() -> None:
    words = "seats=4 phase=stone moved=a sites=q8:2/1 p0.pawns=10,1 p1.pawns=15,20 p2.pawns=4,5 p3.pawns=11,32"
    state = play(at(words), "lay q8", draws=BUILT)
    assert [len(hand(state, seat)) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.rule("R6.2")
def test_the_pawn_that_moved_draws_none_but_others_of_the_builder_do() -> None:
    words = "phase=stone moved=a sites=q8:2/1 p0.pawns=10,15,1 p1.pawns=31"
    assert len(hand(play(at(words), "lay q8", draws=BUILT), 0)) == 1
    words = "phase=stone moved=a sites=q8:2/1 p0.pawns=10,2,1 p1.pawns=31"
    assert len(hand(play(at(words), "lay q8", draws=BUILT), 0)) == 0


@pytest.mark.rule("R6.3")
def test_one_card_for_each_pawn() -> None:
    words = "phase=stone moved=a sites=q8:2/1 p0.pawns=10 p1.pawns=15,16,11"
    assert len(hand(play(at(words), "lay q8", draws=BUILT), 1)) == 3


@pytest.mark.rule("R6.4")
def test_the_builder_first_then_clockwise() -> None:
    words = "seats=4 seat=2 phase=stone moved=a sites=q8:2/1 p0.pawns=11 p1.pawns=16 p2.pawns=10,15 p3.pawns=31"
    events = told(at(words), "lay q8", draws=BUILT)
    assert [event.seat for event in events if event.kind == "card-drawn"] == [2, 0, 1]


@pytest.mark.rule("R6.5")
def test_the_cards_of_a_stopped_site_come_first() -> None:
    words = "phase=stone moved=a sites=q8:5/4 p0.pawns=10,15 p1.pawns=11"
    draws = [tile("stopped_site"), card("boat"), card("theft"), card("vino"), card("consul")]
    state = play(at(words), "lay q8", draws=draws)
    assert hand(state, 0) == ["boat", "vino", "theft"] and hand(state, 1) == ["consul"]


@pytest.mark.rule("X3")
def test_example_blue_and_red() -> None:
    words = "phase=stone moved=a sites=q8:2/1 p0.pawns=10,15 p1.pawns=11,12 p0.hand=boat,theft p0.table=consul"
    state = play(at(words), "lay q8", draws=[*BUILT, card("sailor"), card("chariot")])
    assert hand(state, 0) == ["boat", "sailor", "theft"] and state.to_act() == (0,)
    assert hand(state, 1) == []
    play(state, "discard boat", draws=[card("chariot")])
    assert hand(state, 0) == ["sailor", "theft"] and hand(state, 1) == ["chariot"]
