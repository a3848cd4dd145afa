"""Copies are independent, and the same seed gives the same game."""

from __future__ import annotations

from chatelain.core.chance import Seeded
from chatelain.core.events import Event
from chatelain.testing.walk import Case, Walk


def check_clones(case: Case, games: int, seed: int) -> None:
    """No copy changes when the original or another copy is played on.

    Every copy ever made is kept to the end of its game, and compared with what it was.
    """
    for number in range(seed, seed + games):
        walk = case.walk(number)
        kept = [_Kept(walk)]
        for seat, action in walk.decisions():
            before = walk.state.to_text()
            copy = walk.state.clone()
            if copy.to_text() != before:
                walk.fail(f"a copy is another position:\n{copy.to_text()}")
            walk.require(type(copy) is type(walk.state), "a copy is of another class")
            walk.require(copy.events is None, "a copy inherited the list of events")
            walk.require(copy.revelations == walk.state.revelations, "a copy has other revelations")
            copy.apply(seat, action, Seeded(number))
            walk.require(walk.state.to_text() == before, f"playing {action} on a copy changed the original")
            kept.append(_Kept(walk))
        kept.append(_Kept(walk))
        for copy_of in kept:
            copy_of.compare()


class _Kept:
    """A copy and what was true of it when it was made."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.number = walk.number
        self.state = walk.state.clone()
        self.was = self.facts()

    def facts(self) -> tuple[object, ...]:
        state = self.state
        return state.to_text(), state.to_act(), [state.legal(seat) for seat in range(self.walk.case.seats)]

    def compare(self) -> None:
        now = self.facts()
        if now != self.was:
            self.walk.fail(f"the copy made at move {self.number} has changed:\nwas {self.was}\nnow {now}")


def check_seeds(case: Case, games: int, seed: int) -> None:
    """The same seed gives the same game, move by move, with or without listening to events."""
    for number in range(seed, seed + games):
        walk, again = case.walk(number), case.walk(number)
        events: list[Event] = []
        listening = case.new(Seeded(number), events)
        walk.require(listening.to_text() == walk.state.to_text(), "listening to the set-up makes another game of it")
        walk.require(listening.events is None, "after the set-up the state still listens to events")
        for _decision in walk.decisions():
            _require_equal(walk, again)
            again.state.events = []
            again.play(*again.choose())
            events += again.state.events
        _require_equal(walk, again)
        walk.require(bool(events), "a whole game without a single event")


def _require_equal(walk: Walk, again: Walk) -> None:
    text = again.state.to_text()
    walk.require(walk.state.to_text() == text, f"the same seed gives another position:\n{text}")
