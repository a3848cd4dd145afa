"""Section 6: rolling on and losing."""

from __future__ import annotations

import pytest

from tests.games.beaugency.helpers import Table


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize("act", ["build left", "dice", "evaluate"])
def test_after_any_action_one_may_stop_or_roll_again(act: str) -> None:
    assert Table("crown=4 phase=act").refusal("stop").code == "space-first"
    table = Table("crown=4 phase=act").play(act)
    assert "stop" in table.legal()
    assert "roll 0" in table.legal()
    assert table.play("stop").turn == 1


@pytest.mark.rule("R6.2")
def test_every_roll_within_the_colour_takes_effect() -> None:
    table = Table("crown=7").play(
        "roll 0", "build left", "roll 0", "build right", "roll 0", "roll 0", "dice", dice=[1, 1, 1, 3]
    )
    assert (table.castle(0, "yellow"), table.crown) == ("WWW", 13)
    assert table.scores == [2, 0]  # crown alone on the way
    assert table.dice == (3, 2, 0)
    assert table.turn == 0


@pytest.mark.rule("R6.3", "R6.4", "R6.5", "R6.10")
def test_leaving_the_colour_ends_the_turn_without_effect() -> None:
    table = Table("crown=6 colour=blue blue=WW/W yellow=WTW/W").play("roll 0", "lose left", dice=[4])
    assert table.crown == 10  # the crown stays on the yellow crown alone, and nothing is evaluated
    assert (table.turn, table.scores, table.view["colour"]) == (1, [0, 0], None)
    assert table.legal() == ["roll 0"]
    assert table.kinds()[-3:] == ["left-colour", "lost-card", "turn-ended"]


@pytest.mark.rule("R6.6")
@pytest.mark.parametrize(
    ("before", "after", "card"),
    [("TWW", "WW", "great_tower"), ("WWS", "WW", "small_tower"), ("HWT", "HW", "great_tower")],
)
def test_the_dearer_end_card_goes_back_to_its_pile(before: str, after: str, card: str) -> None:
    table = Table(f"crown=6 colour=blue blue={before}/W")
    pile = table.pile("blue", card)
    assert table.view["at_risk"] == card
    table.play("roll 0", dice=[2])
    assert (table.castle(0, "blue"), table.pile("blue", card)) == (after, pile + 1)
    assert table.told("lost-card")["card"] == card


@pytest.mark.rule("R6.7")
def test_between_equal_end_cards_the_owner_chooses() -> None:
    table = Table("crown=6 colour=blue blue=HWSWH/W").play("roll 0", dice=[2])
    assert (table.phase, table.turn, table.legal()) == ("lose", 0, ["lose left", "lose right"])
    assert table.refusal("roll 0").code == "lose-first"
    assert table.refusal("dice").code == "lose-first"
    right = Table("crown=6 colour=blue blue=HWSWH/W").play("roll 0", "lose right", dice=[2])
    assert (right.castle(0, "blue"), right.turn) == ("HWSW", 1)
    assert table.play("lose left").castle(0, "blue") == "WSWH"


@pytest.mark.rule("R6.7")
def test_there_is_nothing_to_choose_without_a_loss() -> None:
    assert Table("crown=6 colour=blue blue=HWSWH/W").refusal("lose left").code == "nothing-to-lose"


@pytest.mark.rule("R6.8")
def test_the_last_card_is_lost_and_then_nothing() -> None:
    table = Table("crown=6 colour=blue blue=W/W").play("roll 0", dice=[2])
    assert (table.castle(0, "blue"), table.turn) == ("-", 1)
    empty = Table("crown=6 colour=blue blue=-/W").play("roll 0", dice=[2])
    assert (empty.castle(0, "blue"), empty.turn) == ("-", 1)
    assert "lost-nothing" in empty.kinds()


@pytest.mark.rule("R6.9")
def test_leaving_the_colour_costs_only_the_dice_just_rolled() -> None:
    table = Table("crown=7 colour=blue dice=4,1").play("roll 1", "use 3", dice=[3, 5])
    assert table.dice == (1, 3, 1)


def test_the_risk_is_shown_for_every_number_of_dice() -> None:
    odds = Table("crown=4 colour=blue dice=2,0").view["odds"]
    assert [chance["loss"] for chance in odds] == [0.5, 0.25, 0.125]
    assert [chance["crown"] for chance in Table("crown=1 colour=blue dice=1,0").view["odds"]] == [
        0.3333,
        0.5556,
    ]
