"""Section 13: the end of the game."""

from __future__ import annotations

import pytest

from tests.games.burdigala.helpers import at, can, pending, play
from tests.games.burdigala.test_rules_08_no_move import LAST_SITE, STUCK

ALL_BUT_ONE = ",".join(["wine"] * 5 + ["ceramics", "copper", "wheat"] * 4 + ["tin"] * 3)


@pytest.mark.rule("R13.1")
def test_when_all_is_built() -> None:
    words = f"phase=stone moved=a {LAST_SITE.replace('5/1', '5/4')} p0.pawns=6 p1.pawns=31"
    state = play(at(words), "lay q1")
    assert not state.is_over and pending(state) == "after"
    assert play(state, "end").is_over and state.view(0)["end"] == "built"


@pytest.mark.rule("R13.2")
def test_when_a_player_has_no_pawn() -> None:
    state = play(at(STUCK.replace("31,23", "31")), "remove a")
    assert state.is_over and state.view(0)["end"] == "pawns" and state.to_act() == ()


@pytest.mark.rule("R13.3")
def test_when_the_goods_are_gone() -> None:
    state = play(at(f"dice=1,2 p0.pawns=12 p1.pawns=1 p1.goods={ALL_BUT_ONE}"), "move a 13", "lay q6")
    assert not state.is_over and can(state, "end")
    assert play(state, "end").is_over and state.view(0)["end"] == "goods"


@pytest.mark.rule("R13.4")
def test_only_at_the_end_of_a_turn_and_the_round_is_not_completed() -> None:
    """The last goods card comes before the stone, which is still laid; the others have no turn more."""
    words = f"seats=4 dice=1,2 sites=q6:5/0 p0.pawns=12 p1.pawns=1 p2.pawns=2 p3.pawns=3 p1.goods={ALL_BUT_ONE}"
    state = play(at(words), "move a 13")
    assert pending(state) == "stone"
    play(state, "lay q6", "end")
    assert state.is_over and state.score_sheet()[0]["stones"] == 4
    assert state.legal(1) == [] and state.turn == 1


@pytest.mark.rule("R13.4")
def test_a_sailor_who_puts_cards_back_does_not_end_the_game() -> None:
    two_left = ALL_BUT_ONE.removesuffix(",tin")
    words = f"phase=after laid=q1 p0.pawns=12 p1.pawns=1 p0.hand=sailor p1.goods={two_left}"
    state = play(at(words), "play sailor", "keep tin", "end")
    assert not state.is_over and state.goods_left == 1


@pytest.mark.rule("R13.3", "R13.4", "R12.17")
def test_wine_for_another_may_take_the_last_goods_card() -> None:
    """Seat 1 takes it in the turn of seat 0, whose turn is then the last one: a double does not help."""
    words = "phase=stone dice=2,2 moved=a sites=q8:2/1 p0.pawns=10 p1.pawns=15 p1.table=vino"
    state = play(at(f"{words} p1.goods={ALL_BUT_ONE}"), "lay q8", "accept")
    assert state.goods_left == 0 and not state.is_over and state.to_act() == (0,)
    assert not can(state, "again")
    assert play(state, "end").is_over and state.view(0)["end"] == "goods"
