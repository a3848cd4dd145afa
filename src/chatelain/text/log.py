"""The log: what happened, one line a move. Three kinds of texts make it, the same in every game:

- `event-<kind>` begins a line;
- `log-<kind>` is said of an event that goes on the line before it: the last one of the same step that is its player's
  or everybody's. Where there is none, the event begins a line after all. An empty text is not worth a word;
- `title-<kind>` opens a part of the game, such as a round; the line under it is its `log-<kind>`.

Points have a text for each of their sources, `log-<kind>-<source>`; it is empty where the event before names them.
What a line was worth is the sum of the `points` of its events. What would be said twice on end is said once, with how
many times it happened. The browser has the same in `web/src/lib/log.ts`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from chatelain.core.events import Event
from chatelain.text.speech import Speech

#: Stands between the parts of a line.
BETWEEN = " · "


@dataclass(slots=True)
class Line:
    """A line of the log, or the title of those that follow."""

    event: Event
    first: str
    points: int = 0
    is_title: bool = False
    #: What is said after it, and how many times it happened.
    others: list[tuple[str, int]] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The whole line."""
        return BETWEEN.join([self.first, *(part if times == 1 else f"{part} ×{times}" for part, times in self.others)])

    def add(self, part: str) -> None:
        """Says one thing more."""
        if self.others and self.others[-1][0] == part:
            self.others[-1] = (part, self.others[-1][1] + 1)
        else:
            self.others.append((part, 1))

    def takes(self, event: Event) -> bool:
        """Whether an event may go on this line: that of its player, or one of everybody; for everybody, any."""
        return not self.is_title and (event.seat < 0 or self.event.seat in (event.seat, -1))


def lines(speech: Speech, events: Iterable[Event]) -> list[Line]:
    """The lines of one step, in the order in which things happened."""
    found: list[Line] = []
    for event in events:
        part = speech.part(event)
        is_titled = speech.texts.has(f"title-{event.kind}")
        if is_titled:
            found.append(Line(event, speech.title(event), is_title=True))
        line = _line_for(found, event) if part is not None else None
        if line is None:
            if part == "" and not _points(event):
                continue
            line = Line(event, part if is_titled and part else speech.event(event).removesuffix("."))
            found.append(line)
        elif part:
            line.add(part)
        line.points += _points(event)
    return found


def narrated(speech: Speech, events: list[Event]) -> list[str]:
    """The lines of a step as they are printed; of one that the log passes over, such as a draft, every event."""
    found = [_printed(line) for line in lines(speech, events)]
    return found or [sentence for event in events if (sentence := speech.event(event))]


def _printed(line: Line) -> str:
    return line.text if line.is_title or line.text.endswith(("!", "?")) else f"{line.text}."


def _line_for(found: list[Line], event: Event) -> Line | None:
    """The last line that may take an event; none before a title or a line of everybody."""
    for line in reversed(found):
        if line.takes(event):
            return line
        if line.is_title or line.event.seat < 0:
            return None
    return None


def _points(event: Event) -> int:
    """What a seat gained or lost by an event."""
    points = event.data.get("points", 0)
    return points if event.seat >= 0 and isinstance(points, int) else 0
