"""Looking back: a whole game again, and whether the dice were fair. Runs in a process of its own."""

from __future__ import annotations

from chatelain.core import registry
from chatelain.core.chance import Chance, Sealed, commitment
from chatelain.core.errors import ChatelainError
from chatelain.core.match import Replay
from chatelain.core.record import Record, load
from chatelain.core.state import State
from chatelain.server import wire
from chatelain.server.boards import board
from chatelain.server.patch import diff
from chatelain.server.problems import Declined
from chatelain.server.timeline import Timeline


def positions(record: Record) -> list[State]:
    """The position after every entry."""
    replay = Replay(record)
    states = [replay.match.state]
    for _ in record.entries[1:]:
        replay.step()
        states.append(replay.match.state)
    return states


def read(text: str, is_upload: bool) -> Record:
    """A record; one that somebody brings is refused if it is longer than those of our tables may be."""
    record = load(text)
    manifest = registry.manifests().get(record.header.game)
    if is_upload and manifest is not None and len(record.entries) > manifest.longest:
        raise Declined(413, "record-too-long", limit=manifest.longest)
    return record


def replay(record: Record, viewer: int) -> wire.ReplayOut:
    """A record as a viewer saw it, step by step."""
    header = record.header
    if viewer >= len(header.seats):
        raise Declined(404, "no-such-seat", seat=viewer)
    timeline = Timeline.from_record(record)
    states = positions(record)
    views = [state.view(viewer) for state in states]
    frames, last = [wire.Frame(timeline.step(0, viewer), [])], views[0]
    for number in range(1, len(views)):
        if timeline.counts(number, viewer):
            frames.append(wire.Frame(timeline.step(number, viewer), diff(last, views[number])))
            last = views[number]
    match = timeline.match
    options = registry.manifest(header.game).check_options(header.options, len(header.seats))
    return wire.ReplayOut(
        game=header.game,
        options=header.options,
        names=[seat.name for seat in header.seats],
        bots=[seat.bot for seat in header.seats],
        viewer=viewer,
        board=board(header.game, tuple(sorted(options.items()))),
        view=views[0],
        frames=frames,
        scores=[int(score) for score in match.state.scores()],
        ranking=[int(place) for place in match.state.ranking()] if match.state.is_over else None,
        sheets=match.state.score_sheet() if match.state.is_over else [],
        commitment=header.commitment,
        secret=record.end.secret if record.end is not None else None,
    )


class _Counting(Chance):
    """Passes on recorded outcomes and counts the faces of every kind of die."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.rolls: dict[str, list[int]] = {}

    def below(self, limit):  # type: ignore[no-untyped-def]
        return self.source.below(limit)

    def die(self, what):  # type: ignore[no-untyped-def]
        face = self.source.die(what)
        self.rolls.setdefault(what, [0] * 6)[face - 1] += 1
        return face

    def draw(self, counts, first, stop, what):  # type: ignore[no-untyped-def]
        return self.source.draw(counts, first, stop, what)


def fairness(record: Record) -> wire.Fairness:
    """The seal, and what was rolled; with the secret also whether every outcome follows from it."""
    header = record.header
    secret = record.end.secret if record.end is not None else record.secret
    if secret is None:
        return wire.Fairness(header.commitment or "", None, None, {})
    counting = _Counting(Sealed(bytes.fromhex(secret)))
    verified = commitment(bytes.fromhex(secret)) == header.commitment
    try:
        Replay(record, counting).run()
    except ChatelainError:
        verified = False
    return wire.Fairness(header.commitment or "", secret, verified, counting.rolls)
