"""What a move would change, without telling more than its player may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from chatelain.core.chance import Noting, Seeded
from chatelain.core.state import State, View

#: A move with dice or draws is tried this often; only what always happens is shown.
SAMPLES = 6
#: Points are counted by `scores`, not by what the view calls them.
_NOT_RESOURCES = {"scores", "points", "score", "ranking", "place", "vp"}


@dataclass(frozen=True)
class Preview:
    """Points of every seat, the mover's resources, and whether chance or a secret decides the rest."""

    points: tuple[int, ...]
    resources: dict[str, int]
    is_open: bool


def preview(state: State, seat: int, action: int) -> Preview:
    """Tries a move on what the seat imagines, with dice that have nothing to do with the real ones."""
    points: set[tuple[int, ...]] = set()
    resources: dict[str, set[int]] = {}
    sights: list[View] = []
    is_open = False
    for sample in range(SAMPLES):
        source = Seeded(sample)
        before = state.imagine(seat, source)
        after = before.clone()
        noting = Noting(source)
        after.apply(seat, action, noting)
        points.add(tuple(b - a for a, b in zip(before.scores(), after.scores())))
        had = _resources(before, seat)
        for name, amount in _resources(after, seat).items():
            resources.setdefault(name, set()).add(amount - had.get(name, amount))
        is_open = is_open or bool(noting.notes)
        if not is_open and after.revelations == before.revelations:
            break
        # What is revealed may be news to the others only: then the seat sees the same whatever it imagines.
        sights.append(after.view(seat))
    is_open = is_open or any(sight != sights[0] for sight in sights)
    sure = {name: changes.pop() for name, changes in resources.items() if len(changes) == 1}
    certain = points.pop() if len(points) == 1 else (0,) * int(state.seats)
    return Preview(certain, {name: change for name, change in sure.items() if change}, is_open)


def _resources(state: State, seat: int) -> dict[str, int]:
    """The numbers a view keeps for a seat: `players[seat].workers`, `dice.seats[seat]`, `silver[seat]`."""
    return dict(_numbers(state.view(seat), seat, int(state.seats), ""))


def _numbers(data: object, seat: int, seats: int, name: str) -> Iterator[tuple[str, int]]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in _NOT_RESOURCES and isinstance(value, list | dict):
                yield from _numbers(value, seat, seats, name if key == "seats" else str(key))
    elif isinstance(data, list) and len(data) == seats:
        mine = data[seat]
        if isinstance(mine, dict):
            yield from ((key, value) for key, value in mine.items() if _is_amount(key, value))
        elif _is_amount(name, mine):
            yield name, mine


def _is_amount(name: str, value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and name not in _NOT_RESOURCES
