"""Taking back one's own draft, whatever the others do in the meantime, until all have committed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chatelain.core.chance import Seeded
from chatelain.core.errors import IllegalAction
from chatelain.core.match import Match, Replay
from chatelain.core.record import Seat, load
from chatelain.games.dice.game import GAME
from chatelain.games.dice.state import DiceState
from chatelain.testing import installed
from tests.games.dice.helpers import bonuses, marked, view

SEATS = [Seat("Anna"), Seat("Benno"), Seat("Carla")]


@pytest.fixture(autouse=True)
def dice_is_installed() -> Iterator[None]:
    with installed(GAME):
        yield


def new(seed: int = 3, **options: object) -> Match:
    return Match.new("dice", SEATS, options, seed=seed)


def started(seed: int = 3) -> Match:
    """Everybody has a start castle; the first roll lies on the table."""
    match = new(seed)
    for seat in range(3):
        match.play(seat, "start monk")
        match.play(seat, "commit")
    return match


def state(match: Match) -> DiceState:
    assert isinstance(match.state, DiceState)
    return match.state


def replays(match: Match) -> bool:
    text = match.save().dump()
    again = Replay(load(text)).run()
    return again.save().dump() == text and again.state.to_text() == match.state.to_text()


def test_a_draft_is_taken_back_while_others_move_and_commit() -> None:
    match = started()
    match.play(0, "pass")
    match.play(1, "pass")
    match.play(2, "pass")
    match.play(2, "commit")
    match.play(1, "commit")
    before = [match.state.view(viewer) for viewer in (-1, 1, 2)]
    assert [match.undo_limit(seat) for seat in range(3)] == [1, 2, 2]
    match.undo(0)
    assert match.state.to_act() == (0,) and bonuses(state(match)) == {"monk": 1}
    assert [match.state.view(viewer) for viewer in (-1, 1, 2)] == before
    assert [bonuses(state(match), seat) for seat in (1, 2)] == [{"monk": 1, "worker": 1}] * 2
    match.redo(0)
    assert bonuses(state(match)) == {"monk": 1, "worker": 1}
    match.undo(0)
    assert replays(match)


def test_a_commit_is_taken_back_until_all_have_committed() -> None:
    match = started()
    match.play(0, "pass")
    match.play(0, "commit")
    match.play(1, "pass")
    match.play(1, "commit")
    assert match.state.to_act() == (2,) and match.undo_limit(0) == 2
    match.undo(0)
    assert match.state.to_act() == (0, 2) and bonuses(state(match)) == {"monk": 1, "worker": 1}
    assert [player["committed"] for player in view(state(match), 2)["players"]] == [False, True, False]
    match.undo(0)
    assert bonuses(state(match)) == {"monk": 1} and match.undo_limit(0) == 0
    match.play(0, "pass")
    match.play(0, "commit")
    match.play(2, "pass")
    match.play(2, "commit")
    assert [match.undo_limit(seat) for seat in range(3)] == [0, 0, 0] and replays(match)


def test_commit_and_draft_are_taken_back_at_one_blow() -> None:
    match = started()
    match.play(0, "pass")
    match.play(1, "pass")
    match.play(1, "commit")
    match.play(0, "commit")
    match.undo(1, 2)
    assert match.state.to_act() == (1, 2) and bonuses(state(match), 1) == {"monk": 1}
    assert bonuses(state(match), 0) == {"monk": 1, "worker": 1} and replays(match)
    with pytest.raises(IllegalAction) as caught:
        match.undo(1)
    assert caught.value.refusal.code == "no-undo"


def test_nothing_is_taken_back_after_the_next_roll() -> None:
    match = started()
    for seat in (2, 0, 1):
        match.play(seat, "pass")
        match.play(seat, "commit")
    assert [match.undo_limit(seat) for seat in range(3)] == [0, 0, 0]


def test_everybody_takes_back_their_own_moves_only() -> None:
    match = new()
    for seat, castle in enumerate(("good", "worker", "silver")):
        match.play(seat, f"start {castle}")
    assert [match.undo_limit(seat) for seat in range(3)] == [1, 1, 1]
    match.undo(1)
    match.play(1, "start monk")
    match.undo(0)
    assert [marked(state(match), seat) for seat in range(3)] == [set(), {"e5"}, {"c5"}]
    with pytest.raises(IllegalAction):
        match.redo(2)
    match.redo(0)
    assert marked(state(match)) == {"c2"} and replays(match)


def test_a_second_move_ends_what_could_be_redone() -> None:
    match = started()
    match.play(0, "pass")
    match.undo(0)
    match.play(1, "pass")
    match.redo(0)
    match.undo(0)
    other = next(action for action in match.state.legal(0) if match.game.actions.text(action) != "pass")
    match.play(0, other)
    with pytest.raises(IllegalAction) as caught:
        match.redo(0)
    assert caught.value.refusal.code == "no-redo"


def test_openly_chosen_castles_stay() -> None:
    match = new(start="different")
    match.play(0, "start good")
    assert match.undo_limit(0) == 1
    match.play(0, "commit")
    assert match.undo_limit(0) == match.undo_limit(1) == 0


def test_random_games_with_much_taken_back() -> None:
    """Whoever may takes back as much as they like; the drafts of the others stay as they were."""
    for seed in range(6):
        match, choice = new(seed), Seeded(seed + 99)
        taken = 0
        while not match.state.is_over:
            seats = match.state.to_act()
            seat = int(choice.below(3))
            limit = match.undo_limit(seat)
            others = [match.state.view(viewer) for viewer in (-1, 0, 1, 2) if viewer != seat]
            if limit and choice.below(3) == 0:
                match.undo(seat, 1 + int(choice.below(limit)))
                taken += 1
                if seat in seats:
                    assert [match.state.view(viewer) for viewer in (-1, 0, 1, 2) if viewer != seat] == others
                assert seat in match.state.to_act()
            elif seat in seats:
                legal = match.state.legal(seat)
                match.play(seat, legal[int(choice.below(len(legal)))])
        assert taken > 20 and replays(match)
