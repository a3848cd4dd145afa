"""Section 9: doubles."""

from __future__ import annotations

import pytest

from tests.games.burdigala.helpers import at, can, code, good, goods, legal, pawns, pending, play, token, tokens
from tests.games.burdigala.test_rules_08_no_move import LAST_SITE


@pytest.mark.rule("R9.1")
def test_a_double_may_end_on_an_occupied_point() -> None:
    words = "p0.pawns=6,20 p1.pawns=7,32"
    assert code(at(f"dice=1,2 {words}"), "move a 7") == "point-taken"
    state = play(at(f"dice=1,1 {words}"), "move a 7")
    assert pending(state) == "send" and state.to_act() == (0,)
    assert code(state, "lay q2a") == "decide-first" and code(state, "send 20") == "point-taken"
    play(state, "send 1")
    assert pawns(state, 0) == [7, 20] and pawns(state, 1) == [1, 32] and pending(state) == "stone"


@pytest.mark.rule("R9.2")
def test_also_one_of_his_own() -> None:
    state = play(at("dice=1,1 p0.pawns=6,7 p1.pawns=31"), "move a 7", "send 12")
    assert pawns(state, 0) == [7, 12]


@pytest.mark.rule("R9.3")
def test_the_point_left_counts_as_empty() -> None:
    state = play(at("dice=1,1 p0.pawns=6,20 p1.pawns=7"), "move a 7")
    assert len(legal(state, "send")) == 30  # 32 without 7 and 20
    play(state, "send 6")
    assert pawns(state, 1) == [6]


@pytest.mark.rule("R9.4", "X4")
def test_lanes_after_a_double() -> None:
    assert can(at("dice=3,3 p0.pawns=12 p1.pawns=1"), "move a 21")
    assert can(at("dice=2,2 p0.pawns=12 p1.pawns=1"), "move a 22")
    assert not can(at("dice=2,1 p0.pawns=12 p1.pawns=1"), "move a 22")


@pytest.mark.rule("R9.5")
def test_a_further_turn_for_a_token() -> None:
    state = play(at("dice=1,1 p0.pawns=6 p1.pawns=31"), "move a 10")
    assert code(state, "again") == "not-done-yet"
    play(state, "lay q3", "again", draws=[token(3)], dice=[5, 6])
    assert state.to_act() == (0,) and pending(state) == "move" and (state.die1, state.die2) == (5, 6)
    assert tokens(state) == [3] and state.tokens_left == 23
    assert code(play(at("dice=1,2 p0.pawns=6 p1.pawns=31"), "move a 10", "lay q3"), "again") == "no-double"


@pytest.mark.rule("R9.6")
def test_own_roll_own_card_and_again() -> None:
    words = "dice=1,1 p0.pawns=6 p1.pawns=31 p0.hand=boat,consul"
    state = play(at(words), "play boat", "move a 10", "lay q3", "again", dice=[2, 2], draws=[token(0)])
    assert can(state, "play consul")
    play(state, "move a 14", "lay q7", "again", draws=[token(1)])
    assert state.to_act() == (0,) and tokens(state) == [0, 1]


@pytest.mark.rule("R9.7")
def test_no_further_turn_when_the_game_is_to_end() -> None:
    words = f"phase=stone dice=1,1 moved=a {LAST_SITE.replace('5/1', '5/4')} p0.pawns=6 p1.pawns=31"
    state = play(at(words), "lay q1")
    assert code(state, "again") == "game-ends"
    assert play(state, "end").is_over


@pytest.mark.rule("R11.2")
def test_a_pawn_sent_to_a_port_draws_nothing() -> None:
    state = play(at("dice=1,1 p0.pawns=6 p1.pawns=7"), "move a 7", "send 13")
    assert goods(state, 0) == goods(state, 1) == []


def test_whoever_takes_a_port_from_another_draws_after_sending_him_away() -> None:
    state = play(at("dice=1,1 p0.pawns=12 p1.pawns=13"), "move a 13")
    assert goods(state) == []
    assert goods(play(state, "send 22", draws=[good("tin")])) == ["tin"]
