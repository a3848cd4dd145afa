"""Section 3: the round and the turn order."""

from __future__ import annotations

import pytest

from chatelain.core.chance import Forced, Seeded
from chatelain.core.refusal import Refusal
from chatelain.games.burgundy.actions import ACTIONS
from tests.games.burgundy.helpers import at, depot_goods, legal, new, next_round, order, play, player, why_not

GOODS = "goods=1,2,3,4"


@pytest.mark.rule("R3.1")
def test_everybody_rolls_two_dice_and_the_white_die_is_rolled_too() -> None:
    state = new(3, chance=Forced(dice=[1, 2, 3, 4, 5, 6, 4], then=Seeded(1)))
    assert [(int(p.die1), int(p.die2)) for p in state.players] == [(1, 2), (3, 4), (5, 6)]
    assert state.white_die == 4
    next_round(state, dice=[6, 6, 5, 5, 4, 4, 1])
    assert [(int(p.die1), int(p.die2)) for p in state.players] == [(6, 6), (5, 5), (4, 4)]
    assert state.white_die == 1
    assert [int(p.used) for p in state.players] == [0, 0, 0]
    seen = state.view(2)["players"]
    assert isinstance(seen, list) and seen[0]["dice"] == [6, 6]


@pytest.mark.rule("R3.2")
def test_a_good_goes_to_the_depot_of_the_white_die_before_the_first_turn() -> None:
    state = next_round(at("goods=6,2,1 goods5=6"), dice=[1, 1, 1, 1, 5])
    assert depot_goods(state, 5) == {"orange": 2}
    assert state.turn == 0 and player(state).used == 0


@pytest.mark.rule("R3.3")
def test_the_white_die_is_no_die_for_actions() -> None:
    """The white die shows 5; the starting player's dice do not reach depot 5."""
    state = at("white=5 p0.dice=1,2 depot5=mine,k1")
    assert why_not(state, "take die1 depot5 a") == Refusal("needs-workers", number=5, die=1, have=0, need=2)
    assert legal(state) == {"workers die1", "workers die2"}
    assert player(play(state, "workers die1", "workers die2")).workers == 4
    assert state.white_die == 5 and legal(state) == {"end"}


@pytest.mark.rule("R3.4")
def test_furthest_right_first_and_the_upper_of_a_stack_first() -> None:
    pawns = "p0.pawn=0,1 p1.pawn=2,5 p2.pawn=1,6 p3.pawn=2,7"
    state = next_round(at(f"seats=4 {GOODS} arrivals=7 {pawns}"))
    assert order(state) == [3, 1, 2, 0]
    turns = []
    for _seat in range(4):
        turns.append(state.to_act())
        play(state, "workers die1", "workers die2", "end")
    assert turns == [(3,), (1,), (2,), (0,)]


@pytest.mark.rule("R3.4")
def test_only_the_player_whose_turn_it_is_may_act() -> None:
    state = at("p0.dice=1,1 p1.dice=1,1")
    assert why_not(state, "workers die1", seat=1) == Refusal("not-your-turn", seat=0)
    assert legal(state, seat=1) == set()
    for action in (-1, ACTIONS.size):
        assert state.verify(0, action) == Refusal("no-such-action", action=action)


@pytest.mark.rule("R3.5")
def test_a_ship_changes_only_later_rounds() -> None:
    """The last of three places a ship in the first round: all play in the old order, next round they are first."""
    state = at(f"seats=3 {GOODS} p2.dice=5,5 p2.stored=ship")
    for _seat in range(2):
        play(state, "workers die1", "workers die2", "end")
    assert state.to_act() == (2,)
    play(state, "place die1 s1 d5", "load depot1")
    assert order(state) == [0, 1, 2]
    play(state, "workers die2", "end")
    assert order(state) == [2, 0, 1] and state.to_act() == (2,)


@pytest.mark.rule("R3.5")
def test_a_ship_of_the_second_does_not_let_him_play_twice() -> None:
    state = at(f"seats=3 {GOODS} turn=1 p1.dice=5,5 p1.stored=ship")
    play(state, "place die1 s1 d5", "load depot1", "workers die2", "end")
    assert state.to_act() == (2,)
    play(state, "workers die1", "workers die2", "end")
    assert order(state) == [1, 0, 2]


@pytest.mark.rule("R3.6")
def test_a_pawn_goes_on_top_of_those_already_there() -> None:
    """Seat 0 reaches the space first, seat 2 comes later and lies on top."""
    state = at(f"seats=3 {GOODS} p0.dice=5,5 p0.stored=ship p2.dice=5,5 p2.stored=ship")
    for seat in range(3):
        if seat != 1:
            play(state, "place die1 s1 d5", "load depot1")
        while why_not(state, "end") is not None:
            play(state, "workers die1" if why_not(state, "workers die1") is None else "workers die2")
        play(state, "end")
    assert [int(p.track) for p in state.players] == [1, 0, 1]
    assert order(state) == [2, 0, 1]


@pytest.mark.rule("R3.6")
def test_two_ships_in_a_turn_move_the_pawn_twice() -> None:
    tiles = "p0.stored=ship,ship p0.dice=5,4"
    state = at(f"{GOODS} {tiles} p1.pawn=1,3 p0.pawn=0,1 arrivals=3 order=10 turn=1")
    play(state, "place die1 s1 d5", "load depot1")
    assert player(state).track == 1
    play(state, "place die2 s2 d6", "load depot1", "end")
    assert player(state).track == 2 and order(state) == [0, 1]
