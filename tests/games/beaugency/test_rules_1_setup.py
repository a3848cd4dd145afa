"""Section 1: components and set-up."""

from __future__ import annotations

import pytest

from chatelain.core.chance import Forced, Seeded
from chatelain.core.errors import ChatelainError
from chatelain.games.beaugency.game import GAME
from chatelain.games.beaugency.own_data import STANDARD
from chatelain.games.beaugency.tables import CARDS, COLOURS, COPIES, VALUE
from tests.games.beaugency.helpers import Table


@pytest.mark.rule("R1.1")
def test_57_cards_in_three_colours() -> None:
    assert dict(zip(CARDS, COPIES)) == {"wall": 9, "small_tower": 3, "house": 3, "great_tower": 4}
    assert COLOURS == ("blue", "yellow", "red")
    assert len(COLOURS) * sum(COPIES) == 57


@pytest.mark.rule("R1.2")
def test_values_of_the_cards() -> None:
    assert dict(zip(CARDS, VALUE)) == {"wall": 1, "small_tower": 2, "house": 3, "great_tower": 5}


@pytest.mark.rule("R1.3", "R1.10")
def test_five_special_dice_on_the_board() -> None:
    assert Table().dice == (5, 0, 0)


@pytest.mark.rule("R1.4", "R1.5")
def test_the_track() -> None:
    one = ("wall", "wall", "crown", "wall", "crown_wall", "small_tower", "house", "great_tower")
    assert one * 3 == STANDARD.spaces
    # Red is followed by blue again.
    assert Table("crown=23").play("roll 0", dice=[1]).view["colour"] == "blue"
    assert Table("crown=7").play("roll 0", dice=[1]).view["colour"] == "yellow"


@pytest.mark.rule("R1.6", "R1.7")
@pytest.mark.parametrize("colour", [0, 1, 2])
def test_the_crown_starts_on_a_great_tower_drawn_at_random(colour: int) -> None:
    state = GAME.new(2, {}, Forced(draws=[colour, 0]))
    assert state.view(0)["crown"] == STANDARD.starts[colour]
    assert state.view(0)["space"] == "great_tower"


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_colour_of_the_start_can_be_chosen(colour: str) -> None:
    state = GAME.new(2, {"start": colour}, Forced(draws=[1]))
    assert state.to_text() == f"beaugency turn=1 crown={STANDARD.starts[COLOURS.index(colour)]}"
    assert state.view(0)["space"] == "great_tower"


@pytest.mark.rule("R1.8")
def test_nobody_has_points_yet() -> None:
    assert Table().scores == [0, 0]


@pytest.mark.rule("R1.9", "R1.11")
def test_twelve_piles_and_three_walls_each() -> None:
    table = Table()
    for colour in COLOURS:
        assert [table.pile(colour, card) for card in CARDS] == [7, 3, 3, 4]
        assert [table.castle(seat, colour) for seat in (0, 1)] == ["W", "W"]


@pytest.mark.rule("R1.12")
def test_the_starting_player_is_drawn() -> None:
    assert [GAME.new(2, {}, Forced(draws=[0, seat])).to_act() for seat in (0, 1)] == [(0,), (1,)]
    starters = [GAME.new(2, {}, Seeded(seed)).to_act()[0] for seed in range(200)]
    assert 60 < sum(starters) < 140


def test_only_two_can_play() -> None:
    with pytest.raises(ChatelainError, match="seats-exactly game=beaugency wanted=2 seats=3"):
        GAME.new(3, {}, Seeded(1))
