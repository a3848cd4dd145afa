"""The log can rely on the events: those of a move tell every point it brought, once."""

from __future__ import annotations

import pytest

from chatelain.core import registry
from chatelain.core.events import Event
from chatelain.testing import Case
from chatelain.testing.walk import differing

GAMES = ("burgundy", "cards", "dice", "beaugency", "burdigala")


def told_points(events: list[Event], seats: int) -> list[int]:
    """What the seats gained or lost by these events."""
    found = [0] * seats
    for event in events:
        points = event.data.get("points")
        if isinstance(points, int) and event.seat >= 0:
            found[event.seat] += points
    return found


@pytest.mark.parametrize("id", GAMES)
def test_the_events_of_a_move_tell_all_its_points(id: str) -> None:
    manifest = registry.manifest(id)
    for seats in range(manifest.seats[0], manifest.seats[1] + 1):
        for options in differing(manifest, seats):
            check(Case.of(id, seats, options))


def check(case: Case) -> None:
    """Plays a random game and compares every move."""
    walk = case.walk(11)
    before = walk.state.scores()
    while not walk.state.is_over:
        seat, action = walk.choose()
        events = walk.state.events = list[Event]()
        walk.play(seat, action)
        now = walk.state.scores()
        changed = [new - old for new, old in zip(now, before)]
        walk.require(told_points(events, len(now)) == changed, f"points changed by {changed}, told: {events}")
        before = now
