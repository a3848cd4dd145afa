"""What happened: derived from play for log, animation and review, never the truth."""

from __future__ import annotations

from typing import NamedTuple

Value = int | str | list[int] | list[str]


class Event(NamedTuple):
    """One thing that happened: a text id, the seat concerned (-1: everybody) and typed arguments.

    `only` restricts who may learn it: None is public, otherwise the seats that may.
    """

    kind: str
    seat: int
    data: dict[str, Value]
    only: tuple[int, ...] | None = None


def visible(events: list[Event], viewer: int | None) -> list[Event]:
    """The events a viewer may see (None: a spectator)."""
    return [event for event in events if event.only is None or viewer in event.only]
