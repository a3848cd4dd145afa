"""Section 4: dice and workers."""

from __future__ import annotations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.burgundy.helpers import at, can, legal, play, player, stored, why_not

SHELVES = "depot1=ship depot2=k1 depot3=cow2 depot4=bank depot5=mine depot6=castle"


@pytest.mark.rule("R4.1")
def test_two_actions_in_any_order_and_combination() -> None:
    rich = f"{SHELVES} p0.dice=3,5 p0.goods=5 p0.stored=ship"
    twice_the_same = play(at(rich), "workers die2", "workers die1")
    assert player(twice_the_same).workers == 4 and legal(twice_the_same) == {"end"}
    mixed = play(at(rich), "sell die2 brown", "take die1 depot3 a")
    assert stored(mixed) == ["ship", "cow2"] and legal(mixed) == {"end"}
    placed = play(at(rich), "place die2 s1 d5", "load depot1")
    assert {move.split()[1] for move in legal(placed)} == {"die1"}
    assert why_not(placed, "workers die2") == Refusal("die-used", die=2)
    assert why_not(placed, "take die2 depot5 a") == Refusal("die-used", die=2)


@pytest.mark.rule("R4.2")
def test_the_four_actions() -> None:
    state = at(f"{SHELVES} p0.dice=3,5 p0.goods=5 p0.stored=ship")
    assert {move.split()[0] for move in legal(state)} == {"take", "place", "sell", "workers"}
    assert why_not(state, "workers free") == Refusal("no-free-action")
    assert why_not(state, "take free depot1 a") == Refusal("no-free-action")


@pytest.mark.rule("R4.3")
def test_both_dice_must_be_used() -> None:
    state = at("p0.dice=3,5")
    assert why_not(state, "end") == Refusal("dice-left", dice=2)
    assert legal(state) == {"workers die1", "workers die2"}  # always possible, even with nothing else
    assert why_not(play(state, "workers die2"), "end") == Refusal("dice-left", dice=1)
    assert legal(play(state, "workers die1")) == {"end"}


@pytest.mark.rule("R4.4")
def test_workers_change_a_die_for_one_action() -> None:
    state = at(f"{SHELVES} p0.dice=3,3 p0.workers=2")
    assert can(state, "take die1 depot4 a") and can(state, "take die1 depot5 a")
    assert why_not(state, "take die1 depot6 a") == Refusal("needs-workers", number=6, die=3, have=2, need=3)
    play(state, "take die1 depot5 a")  # two steps up
    assert player(state).workers == 0
    assert legal(state, "take die2") == {"take die2 depot3 a"}  # the other die still shows 3


@pytest.mark.rule("R4.4")
def test_workers_help_to_place_and_to_sell() -> None:
    state = at("p0.dice=1,1 p0.workers=3 p0.stored=ship p0.goods=3")
    play(state, "sell die1 pink")  # 1 to 3
    assert player(state).workers == 1
    assert why_not(state, "place die2 s1 d5") == Refusal("needs-workers", number=5, die=1, have=1, need=2)
    play(state, "place die2 s1 d3")  # 1 to 2
    assert player(state).workers == 0


@pytest.mark.rule("R4.5")
def test_the_numbers_form_a_ring() -> None:
    state = play(at(f"{SHELVES} p0.dice=6,1 p0.workers=2"), "take die1 depot1 a")
    assert player(state).workers == 1
    play(state, "take die2 depot6 a")
    assert player(state).workers == 0 and stored(state) == ["ship", "castle"]


@pytest.mark.rule("R4.6")
def test_workers_that_are_paid_go_back() -> None:
    state = play(at(f"{SHELVES} p0.dice=2,2 p0.workers=4"), "take die1 depot5 a")
    assert player(state).workers == 1 and player(state, 1).workers == 0
    assert player(play(state, "take die2 depot2 a")).workers == 1  # the exact number costs nothing


@pytest.mark.rule("R4.7")
def test_the_free_step_comes_once_for_each_use_of_a_die() -> None:
    """Tile 12 gives one step for each of the two dice, on top of workers."""
    state = at(f"{SHELVES} p0.dice=1,1 p0.workers=1 p0.tiles=d4:castle,c4:k12")
    assert why_not(state, "take die1 depot4 a") == Refusal("needs-workers", number=4, die=1, have=1, need=2)
    play(state, "take die1 depot3 a")  # one free step, one worker
    assert player(state).workers == 0
    play(state, "take die2 depot6 a")
    assert player(state).workers == 0


@pytest.mark.rule("R4.7")
def test_with_tile_8_the_free_step_is_still_one() -> None:
    tiles = "p0.tiles=d4:castle,c4:k12,b4:k8"
    none = at(f"{SHELVES} p0.dice=1,1 p0.workers=0 {tiles}")
    assert legal(none, "take die1") == {"take die1 depot1 a", "take die1 depot2 a", "take die1 depot6 a"}
    one = play(at(f"{SHELVES} p0.dice=1,1 p0.workers=1 {tiles}"), "take die1 depot4 a")  # 1 free + 2 by the worker
    assert player(one).workers == 0


def cheapest(die: int, number: int, stride: int, free: int) -> int:
    """Workers needed, found by trying: every worker turns the die by up to `stride` steps, then the free step."""
    reached, workers = {die}, 0
    while not any((face - number) % 6 in {step % 6 for step in range(-free, free + 1)} for face in reached):
        steps = range(-stride, stride + 1)
        reached = {(face - 1 + step) % 6 + 1 for face in reached for step in steps}
        workers += 1
    return workers


@pytest.mark.rule("R4.4", "R4.5", "R4.7")
@pytest.mark.parametrize(
    ("tiles", "stride", "free"), [("", 1, 0), (",c4:k8", 2, 0), (",c4:k12", 1, 1), (",c4:k8,b4:k12", 2, 1)]
)
def test_every_number_costs_what_trying_finds(tiles: str, stride: int, free: int) -> None:
    for die in range(1, 7):
        for number in range(1, 7):
            need = cheapest(die, number, stride, free)
            words = f"{SHELVES} p0.dice={die},{die} p0.tiles=d4:castle{tiles}"
            move = f"take die1 depot{number} a"
            assert player(play(at(f"{words} p0.workers={need}"), move)).workers == 0
            if need:
                refusal = Refusal("needs-workers", number=number, die=die, have=need - 1, need=need)
                assert why_not(at(f"{words} p0.workers={need - 1}"), move) == refusal


@pytest.mark.rule("X1")
def test_a_two_becomes_a_six_for_two_workers() -> None:
    state = play(at(f"{SHELVES} p0.dice=2,2 p0.workers=2"), "take die1 depot6 a")
    assert stored(state) == ["castle"] and player(state).workers == 0
    poor = at(f"{SHELVES} p0.dice=2,2 p0.workers=1")
    assert why_not(poor, "take die1 depot6 a") == Refusal("needs-workers", number=6, die=2, have=1, need=2)
