"""Section 11: variants of the start."""

from __future__ import annotations

import pytest

from chatelain.core.errors import OptionError
from chatelain.core.refusal import Refusal
from tests.games.dice.helpers import legal, new, play, told, view, why_not


@pytest.mark.rule("R11.1")
def test_all_different_one_after_the_other_and_openly() -> None:
    state = new(4, start="different")
    left = ["monk", "silver", "good", "worker"]
    for seat, castle in enumerate(["good", "monk", "worker", "silver"]):
        assert state.to_act() == (seat,)
        assert legal(state) == {f"start {other}" for other in left}
        assert why_not(state, "start good", (seat + 1) % 4) == Refusal("not-your-turn", seat=seat)
        if seat:
            assert why_not(state, "start good") == Refusal("castle-taken", castle="good")
        events = told(state, f"start {castle}", "commit")
        assert ("start-castle", seat) in [(event.kind, event.seat) for event in events if event.only is None]
        left.remove(castle)
        assert [player["castle"] for player in view(state)["players"]][seat] == castle
    assert int(state.phase) == 0
    for seats in (1, 5):
        with pytest.raises(OptionError) as caught:
            new(seats, start="different")
        assert caught.value.code == "option-seats"


@pytest.mark.rule("R11.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_the_same(seats: int) -> None:
    state = play(new(seats, start="same"), "start worker", "commit")
    assert int(state.phase) == 0
    players = view(state)["players"]
    assert [(player["castle"], player["workers"], player["points"]) for player in players] == [("worker", 1, 1)] * seats


@pytest.mark.rule("R11.3")
def test_the_first_seat_owns_the_dice_and_chooses_for_all() -> None:
    state = new(3, start="same")
    assert state.to_act() == (0,)
    assert why_not(state, "start monk", 1) == Refusal("not-your-turn", seat=0)
    assert new(3, start="different").to_act() == (0,)
