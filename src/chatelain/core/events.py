"""What happened: derived from play for log, animation and review, never the truth."""

from __future__ import annotations

from typing import NamedTuple

Value = int | str | list[int] | list[str]


class Event(NamedTuple):
    """One thing that happened: a text id, the seat concerned (-1: everybody) and typed arguments.

    `only` restricts who may learn it: None is public, otherwise the seats that may. `points` among the arguments of a
    seat's event is what the seat gained or lost by it, and every point is told once, to all: the events of a move add
    up to what it changed in the scores.
    """

    kind: str
    seat: int
    data: dict[str, Value]
    only: tuple[int, ...] | None = None


def parts_of(points: list[int]) -> str:
    """Points by their parts, as they are told: "15 + 6". Parts of nothing are left out.

    >>> parts_of([15, 6]), parts_of([8, 0])
    ('15 + 6', '8')
    """
    return " + ".join([str(part) for part in points if part])


def visible(events: list[Event], viewer: int | None) -> list[Event]:
    """The events a viewer may see (None: a spectator)."""
    return [event for event in events if event.only is None or viewer in event.only]
