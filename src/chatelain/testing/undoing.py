"""After an undo nobody knows more than before.

The one idea: before a move that may be taken back, draw anew what a viewer does not know (`imagine`). If the viewer
notices the move, it must be possible and look the same in all that is imagined; otherwise it told something, and what
was seen cannot be hidden again. That a player is done may be seen and taken back (a revocable action).
"""

from __future__ import annotations

from chatelain.core.chance import Recorded, Seeded
from chatelain.core.errors import ChanceError
from chatelain.core.events import Event, visible
from chatelain.core.match import Match
from chatelain.core.record import Seat
from chatelain.core.state import SPECTATOR, State
from chatelain.testing.walk import Case, installed

REDRAWS = 4


def check_undo(case: Case, games: int, seed: int) -> None:
    """Whatever can be taken back has told nobody anything hidden."""
    with installed(case.game):
        for number in range(seed, seed + games):
            seats = [Seat(f"Seat {seat}") for seat in range(case.seats)]
            match = Match.new(case.game.manifest.id, seats, case.options, seed=number)
            choice = Seeded(number)
            while not match.state.is_over:
                deciders = match.state.to_act()
                seat = deciders[choice.below(len(deciders))]
                legal = match.state.legal(seat)
                action = legal[choice.below(len(legal))]
                before = match.state
                events = match.play(seat, action)
                if match.undo_limit(seat):
                    _check_step(case, number, match, before, events)


def _check_step(case: Case, number: int, match: Match, before: State, events: list[Event]) -> None:
    """One move that its seat may take back, through the eyes of everybody."""
    step, truth = match.undoable[-1], match.state
    # Alone, nobody plays against the seat: what a spectator saw does not matter.
    for viewer in case.viewers if case.seats > 1 else (0,):
        heard, seen = _heard(events, viewer), truth.view(viewer)
        if not heard and before.view(viewer) == seen:
            continue
        for redraw in range(REDRAWS):
            luck = Seeded(match.version * REDRAWS + redraw)
            word = luck.word
            dream = before.imagine(viewer, luck)
            if luck.is_at(word):
                break  # nothing is hidden from this viewer
            looks = [_looks(dream, step.seat, action, viewer) for action in _may_be_meant(match, dream, viewer)]
            if (heard, seen) not in looks and (looks or not match.game.actions.is_revocable(step.action)):
                how = "looks otherwise" if looks else "is not possible"
                raise AssertionError(
                    f"{case}, seed {number}, entry {match.version - 1}: {match.record.entries[-1].move!r} tells viewer"
                    f" {viewer} what an undo cannot hide: it {how} in\n{dream.to_text()}\n{truth.to_text()}"
                )


def _may_be_meant(match: Match, dream: State, viewer: int) -> list[int]:
    """The legal actions in a dream that the last move may be, for all the viewer is told of it."""
    step, table = match.undoable[-1], match.game.actions
    legal = dream.legal(step.seat)
    if viewer != step.seat and table.is_secret(step.action):
        return [action for action in legal if table.block_of(action) is table.block_of(step.action)]
    return [step.action] if step.action in legal else []


def _looks(dream: State, seat: int, action: int, viewer: int) -> tuple[list[Event], object]:
    """What a viewer would hear and see of an action."""
    after = dream.clone()
    after.events = []
    try:
        after.apply(seat, action, Recorded([]))
    except ChanceError:
        return [], None
    events, after.events = after.events, None
    return _heard(events or [], viewer), after.view(viewer)


def _heard(events: list[Event], viewer: int) -> list[Event]:
    return visible(events, None if viewer == SPECTATOR else viewer)
