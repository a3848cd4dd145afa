"""What a viewer receives does not depend on what they must not know.

The one idea: draw the hidden things anew (`imagine`); every byte the viewer receives stays the same.
"""

from __future__ import annotations

import json

from chatelain.core.chance import Noting, Recorded, Seeded
from chatelain.core.errors import ChanceError
from chatelain.core.events import Event, visible
from chatelain.core.state import SPECTATOR, State
from chatelain.testing.walk import Case, Walk

REDRAWS = 3
#: So many actions are tried at every position, to compare the reasons why they are refused.
REASONS = 5


def canonical(view: object) -> bytes:
    """The bytes of a view, keys in order."""
    return json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def check_secrets(case: Case, games: int, seed: int) -> None:
    """Views and events tell a viewer nothing about hidden things, and `imagine` is built from the view alone."""
    for number in range(seed, seed + games):
        walk = case.walk(number)
        whispered, changed = False, False
        for seat, action in walk.decisions():
            changed |= _check_views(walk)
            whispered |= _check_events(walk, seat, action)
        _check_views(walk)
        walk.require(changed or not whispered, "there are private events, but imagine never draws anything anew")


def _check_views(walk: Walk) -> bool:
    """Looks at the position through all eyes; tells whether a redraw differs from the truth."""
    state, before, changed = walk.state, walk.state.to_text(), False
    for viewer in walk.case.viewers:
        seen = _bytes_of_view(walk, viewer)
        for redraw in range(REDRAWS):
            luck = Seeded(walk.number * REDRAWS + redraw)
            word = luck.word
            dream = state.imagine(viewer, luck)
            _check_dream(walk, viewer, dream, seen)
            changed |= dream.to_text() != before
            if luck.is_at(word):
                break  # nothing had to be drawn: it would come out the same again
    walk.require(state.to_text() == before, "looking at the position changed it")
    return changed


def _check_dream(walk: Walk, viewer: int, dream: State, seen: bytes) -> None:
    """In what is imagined the viewer sees and may do the same."""
    state, now = walk.state, canonical(dream.view(viewer))
    if now != seen:
        walk.fail(f"viewer {viewer} sees something hidden:\n{_difference(seen, now)}")
    walk.require(dream.to_act() == state.to_act(), f"imagined by {viewer}, other seats may decide")
    if viewer != SPECTATOR:
        walk.require(dream.legal(viewer) == state.legal(viewer), f"imagined, seat {viewer} has other legal actions")
    if viewer in state.to_act():
        _check_help(walk, viewer, dream)
    for seat in dream.to_act():  # what a seat must know to decide, it knows in the dreams of others too
        again = dream.imagine(seat, Seeded(walk.number))
        walk.require(again.legal(seat) == dream.legal(seat), f"seat {seat} has other actions in a dream of {viewer}")
    walk.require(not state.is_over or dream.scores() == state.scores(), "imagined, the final scores differ")
    # It follows from the view alone: imagined from a dream, with the same luck, it is the same.
    luck = Seeded(walk.number)
    word = luck.word
    first, second = state.imagine(viewer, luck), dream.imagine(viewer, Seeded(walk.number))
    if not luck.is_at(word) and first.to_text() != second.to_text():
        walk.fail(f"what {viewer} imagines depends on hidden things:\n{first.to_text()}\n{second.to_text()}")


def _check_help(walk: Walk, seat: int, dream: State) -> None:
    """Hints, and reasons why not, tell the seat nothing hidden either."""
    hints, now = canonical(walk.case.game.hints(walk.state, seat)), canonical(walk.case.game.hints(dream, seat))
    if hints != now:
        walk.fail(f"hints tell seat {seat} something hidden:\n{_difference(hints, now)}")
    size = walk.case.game.actions.size
    for number in range(REASONS):
        action = (walk.number * 31 + number * 97 + len(hints)) % size
        said, again = walk.state.verify(seat, action), dream.verify(seat, action)
        walk.require(said == again, f"refusing {action} tells seat {seat} something hidden: {said} or {again}")


def _check_events(walk: Walk, seat: int, action: int) -> bool:
    """The same action with the same luck looks the same to a viewer in every position they may imagine.

    Unless it reveals something: then what comes out may differ. Tells whether there are private events.
    """
    noting = Noting(Seeded(walk.seed + walk.number))
    truth, told = _listen(walk.state, seat, action, noting)
    if truth.revelations != walk.state.revelations or truth.is_over:
        return any(event.only is not None for event in told)
    before = walk.state.to_text()
    for viewer in walk.case.viewers:
        dream = walk.state.imagine(viewer, Seeded(walk.number))
        if dream.to_text() == before or dream.verify(seat, action) is not None:
            continue
        if noting.notes and truth.imagine(viewer, Seeded(walk.number)).to_text() == truth.to_text():
            continue  # nothing is hidden any more
        luck = Recorded(noting.notes)
        try:
            after, retold = _listen(dream, seat, action, luck)
        except ChanceError:
            continue  # what was drawn in truth is not there in the dream
        if luck.left():
            continue
        who = None if viewer == SPECTATOR else viewer
        heard, now = _bytes(visible(told, who)), _bytes(visible(retold, who))
        if heard != now:
            walk.fail(f"events tell viewer {viewer} something hidden:\n{_difference(heard, now)}")
        seen, now = canonical(truth.view(viewer)), canonical(after.view(viewer))
        if seen != now:
            walk.fail(f"after {action}, viewer {viewer} sees something hidden:\n{_difference(seen, now)}")
    return any(event.only is not None for event in told)


def _listen(state: State, seat: int, action: int, chance: Noting | Recorded) -> tuple[State, list[Event]]:
    after = state.clone()
    after.events = []
    after.apply(seat, action, chance)
    events, after.events = after.events, None
    return after, events or []


def _bytes(events: list[Event]) -> bytes:
    return canonical([[event.kind, event.seat, event.data] for event in events])


def _bytes_of_view(walk: Walk, viewer: int) -> bytes:
    """The view as bytes; read again they are the view, so it holds plain JSON values only."""
    view = walk.state.view(viewer)
    try:
        seen = canonical(view)
    except (TypeError, ValueError) as error:
        walk.fail(f"viewer {viewer}: the view has values JSON does not know: {error}")
    walk.require(json.loads(seen) == view, f"viewer {viewer}: the view has values JSON does not know")
    return seen


def _difference(left: bytes, right: bytes) -> str:
    """The first place where two texts part, with what stands around it."""
    at = next((place for place, (a, b) in enumerate(zip(left, right)) if a != b), min(len(left), len(right)))
    start = max(0, at - 60)
    return "\n".join(f"...{text[start : at + 60].decode(errors='replace')}..." for text in (left, right))
