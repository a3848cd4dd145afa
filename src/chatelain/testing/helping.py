"""Hints are true: what they say of an action comes about when it is done, to the number.

That they tell nothing hidden, `check_secrets` has seen to.
"""

from __future__ import annotations

from typing import Any

from chatelain.core.chance import Seeded
from chatelain.core.promises import Promise
from chatelain.testing.walk import Case, Walk

#: Every third position is tried.
EVERY = 3


def check_hints(case: Case, games: int, seed: int) -> None:
    """What hints promise is done on a copy: it is legal, or refused as they say, and the view shows what they said."""
    helps = made = False
    for number in range(seed, seed + games):
        walk = case.walk(number)
        for _decision in walk.decisions():
            if walk.number % EVERY == number % EVERY:
                for seat in walk.state.to_act():
                    before = walk.state.to_text()
                    helps |= bool(case.game.hints(walk.state, seat))
                    for promise in case.game.promises(walk.state, seat):
                        _try(walk, seat, promise)
                        made = True
                    walk.require(walk.state.to_text() == before, "asking for hints changed the position")
        walk.require(made or not helps, "there are hints, but they promise nothing that could be tried")


def _try(walk: Walk, seat: int, promise: Promise) -> None:
    state, luck = walk.state.clone(), Seeded(walk.number)
    before: Any = walk.state.view(seat)
    names = [walk.case.game.actions.text(action) for action in promise.actions]
    said = f"hints of seat {seat} for {', '.join(map(repr, names))}"
    for action in promise.actions[:-1]:
        walk.require(state.verify(seat, action) is None, f"{said}: the first one is not legal")
        state.apply(seat, action, luck)
    refusal = state.verify(seat, promise.actions[-1])
    walk.require(refusal == promise.refused, f"{said}: {promise.refused or 'legal'}, but verify says {refusal!r}")
    if promise.refused is not None:
        return
    state.apply(seat, promise.actions[-1], luck)
    after: Any = state.view(seat)
    for path, change in promise.changes.items():
        found = _at(after, path) - _at(before, path)
        walk.require(found == change, f"{said}: {path} changes by {found}, not by {change}")
    for path, value in promise.becomes.items():
        walk.require(_at(after, path) == value, f"{said}: {path} becomes {_at(after, path)!r}, not {value!r}")


def _at(view: Any, path: str) -> Any:
    for step in path.split("/"):
        view = view[int(step)] if isinstance(view, list) else view[step]
    return view
