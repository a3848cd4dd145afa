"""Section 11: taking workers."""

from __future__ import annotations

import pytest

from tests.games.burgundy.helpers import at, play, player


@pytest.mark.rule("R11.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_of_any_number_gives_two_workers(die: int) -> None:
    state = play(at(f"p0.dice={die},{die}"), "workers die1")
    assert (player(state).workers, player(state).silver, player(state).used) == (2, 0, 1)


@pytest.mark.rule("R11.2")
def test_tiles_13_and_14_add_up_for_dice_and_castles() -> None:
    state = play(at("p0.tiles=d4:castle,c4:k13,b4:k14 p0.stored=castle p0.dice=6,6"), "workers die2")
    assert (player(state).workers, player(state).silver) == (4, 1)
    play(state, "place die1 s1 b3", "workers free")
    assert (player(state).workers, player(state).silver) == (8, 2)
