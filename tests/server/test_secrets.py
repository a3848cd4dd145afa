"""Nothing that a viewer must not know crosses the wire.

The one idea: draw hidden things anew (`imagine`); every byte that goes to the viewer stays the same. Here it is checked
where the bytes are made: snapshots, deltas, logs, numbers, refusals, hints.
"""

from __future__ import annotations

import copy
import time

import pytest

from chatelain.core import registry
from chatelain.core.chance import Noting, Recorded, Seeded
from chatelain.core.errors import ChanceError
from chatelain.core.state import SPECTATOR, State, View
from chatelain.server import wire
from chatelain.server.bots import pause
from chatelain.server.table import Table
from chatelain.server.timeline import Timeline, is_private
from chatelain.storage.rows import SeatRow, Sitting, TableRow
from tests.server.people import Come, Server

GAMES = [(id, seats) for id, manifest in registry.manifests().items() for seats in sorted({*manifest.seats, 3})
         if max(2, manifest.seats[0]) <= seats <= manifest.seats[1]]  # fmt: skip


def table_of(game: str, seats: int) -> Table:
    """A table in memory: guests are called by the number of their seat."""
    rows = [SeatRow(str(seat), None, f"P{seat}", seat, "") for seat in range(seats)]
    row = TableRow(
        id="t", code="LYS-4827", game=game, rules=registry.manifest(game).rules, secret="ab" * 32, owner="0",
        options=registry.manifest(game).check_options({}, seats), status="playing", open=False, slow=False, pace=0,
        forecast=True, created=0.0, touched=0.0, revision=0, header=[[f"P{seat}", None] for seat in range(seats)],
        rematch=None, to_act=[], scores=[0] * seats, ranking=None, bots_due=False,
    )  # fmt: skip
    table = Table(Sitting(row, rows, {}))
    table.begin(table.sitting)
    return table


def twin_of(table: Table, state: State) -> Table:
    """The same table, where another position is the truth."""
    twin = copy.copy(table)
    assert table.timeline is not None
    twin.timeline = copy.copy(table.timeline)
    twin.timeline.moments = list(table.timeline.moments)
    twin.timeline._open = list(table.timeline._open)
    twin.timeline.match = copy.copy(table.timeline.match)
    twin.timeline.match.state = state
    twin.timeline.match.record = copy.copy(table.timeline.match.record)
    twin.timeline.match.record.entries = list(table.timeline.match.record.entries)
    twin.timeline.match.chance = Noting(table.timeline.match.chance.source)
    twin.timeline.match.undone = {seat: list(moves) for seat, moves in table.timeline.match.undone.items()}
    twin._views = {}
    summary = twin.summary()
    twin.sitting = Sitting(table.sitting.row.with_summary(summary), table.sitting.seats, {})
    return twin


def guest_of(viewer: int) -> str:
    return str(viewer) if viewer != SPECTATOR else "nobody"


def told(table: Table, viewer: int) -> str:
    """Everything a viewer can be told of a position: the whole picture, and why he may not do what he may not do."""
    texts = [wire.parcel(table.snapshot(guest_of(viewer))).text]
    match = table.match
    assert match is not None
    if viewer != SPECTATOR:
        refusals = [match.verify(viewer, action) for action in range(0, match.game.actions.size, 3)]
        texts += [str(refusal) for refusal in refusals]
    return "\n".join(texts)


def delta(table: Table, viewer: int, before: View, first: int) -> str | None:
    found = table.delta(viewer, before, first)
    return wire.parcel(found).text if found is not None else None


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_byte_is_the_same_whatever_is_hidden(game: str, seats: int) -> None:
    table = table_of(game, seats)
    timeline = table.timeline
    assert timeline is not None
    luck, redrawn, compared = Seeded(seats), 0, 0
    for number in range(10_000):
        match = timeline.match
        if match.state.is_over:
            break
        seat = match.state.to_act()[int(luck.below(len(match.state.to_act())))]
        legal = match.state.legal(seat)
        action = legal[int(luck.below(len(legal)))]
        is_looked_at = number % 5 == 0
        # The true table is a twin too: both begin a move with fresh eyes.
        truth = twin_of(table, match.state)
        twins = {}
        if is_looked_at:
            for viewer in timeline.viewers:
                dream = match.state.imagine(viewer, Seeded(number))
                if dream.to_text() != match.state.to_text():
                    redrawn += 1
                    twins[viewer] = twin_of(table, dream)
                    assert told(truth, viewer) == told(twins[viewer], viewer), f"viewer {viewer} at {number}"
        befores = {viewer: match.state.view(viewer) for viewer in twins}
        revealed = match.state.revelations
        moment = timeline.play(seat, action)
        table._views = {}
        table.sitting = Sitting(table.sitting.row.with_summary(table.summary()), table.sitting.seats, {})
        if match.state.revelations != revealed or match.state.is_over:
            continue
        for viewer, twin in twins.items():
            assert twin.timeline is not None
            outcomes = Recorded(match.record.entries[-1].chance)
            twin.timeline.match.chance = Noting(outcomes)
            if twin.timeline.match.state.verify(seat, action) is not None:
                continue
            try:
                again = twin.timeline.play(seat, action)
            except ChanceError:
                continue  # what was drawn in truth is not there in the dream
            if outcomes.left():
                continue
            twin._views = {}
            compared += 1
            first = len(timeline.moments) - 1
            if outcomes.outcomes and twin.timeline.match.state.to_text() == match.state.to_text():
                continue
            assert moment.seqs[viewer + 1] == again.seqs[viewer + 1]
            ours, theirs = (delta(one, viewer, befores[viewer], first) for one in (table, twin))
            assert ours == theirs, f"a delta tells viewer {viewer} something hidden at {number}"
    assert match.state.is_over
    if game in ("dice", "burdigala"):
        assert redrawn
        assert compared


def test_numbers_follow_from_the_record_alone() -> None:
    table = table_of("dice", 3)
    timeline = table.timeline
    assert timeline is not None
    match, luck = timeline.match, Seeded(1)
    for _ in range(60):
        seat = match.state.to_act()[int(luck.below(len(match.state.to_act())))]
        legal = match.state.legal(seat)
        if match.undo_limit(seat) and luck.below(3) == 0:
            timeline.undo(seat, 1)
        else:
            timeline.play(seat, legal[int(luck.below(len(legal)))])
    again = Timeline.from_record(match.save())
    assert [moment.seqs for moment in again.moments] == [moment.seqs for moment in timeline.moments]
    assert [moment.undone for moment in again.moments] == [moment.undone for moment in timeline.moments]
    for viewer in timeline.viewers:
        numbers = [number for number in range(len(timeline.moments)) if timeline.counts(number, viewer)]
        assert again.page(viewer) == [timeline.step(number, viewer) for number in numbers]
        for seq in range(timeline.seq(viewer) + 1):
            entry = timeline.entry_of(viewer, seq)
            assert entry is not None
            assert timeline.moments[entry].seqs[viewer + 1] == seq


def test_drafts_leave_no_trace_on_the_wire(person: Come) -> None:
    """Where all decide at once: others hear nothing, see no gap, and are not made stale."""
    anna, benno, clara = person("Anna"), person("Benno"), person("Clara")
    table = anna.table("dice", "anyone")
    benno.post(f"/tables/{table['id']}/join", {})
    mine, other, watcher = anna.sit(table["id"]), benno.sit(table["id"]), clara.sit(table["id"])
    luck = Seeded(1)
    while not (mine.decision and mine.decision["undo"] == 0 and len(mine.decision["legal"]) > 3 and mine.seq > 2):
        for socket in (mine, other):
            socket.drain(0.02)
            if socket.may_play:
                socket.play_any(luck)
        mine.drain(0.05)
    for socket in (mine, other, watcher):
        socket.drain()
    heard = [len(socket.texts) for socket in (other, watcher)]
    state = other.seq, other.decision
    draft = next(action for action in mine.decision["legal"])
    mine.play(draft)
    mine.undo()
    mine.redo()
    for socket in (other, watcher):
        socket.drain(0.2)
    assert [len(socket.texts) for socket in (other, watcher)] == heard
    assert (other.seq, other.decision) == state
    # My own draft did not make the other one's move stale.
    if other.decision is not None:
        other.play(other.decision["legal"][0])


def test_a_bots_time_tells_nothing(server: Server, person: Come) -> None:
    """Its move comes a whole number of paces after its turn began, however long it thought."""
    assert pause(10.0, 10.001, 0.5) == pytest.approx(0.499)
    assert pause(10.0, 10.499, 0.5) == pytest.approx(0.001)
    assert pause(10.0, 10.501, 0.5) == pytest.approx(0.499)
    anna = person("Anna")
    socket = anna.sit(anna.table("beaugency", "random", pace=300)["id"])
    luck = Seeded(3)
    while len(socket.log) < 8:
        if socket.decision is not None:
            socket.play_any(luck)
            began = time.monotonic()
            continue
        before = len(socket.log)
        socket.until(lambda before=before: len(socket.log) > before)
        if before > 1 and socket.log[-1]["seat"] == 1 and socket.log[-2]["seat"] == 0:
            waited = time.monotonic() - began
            assert waited > 0.25


def test_a_draft_is_private_and_a_roll_is_not() -> None:
    dice = table_of("dice", 2).match
    assert dice is not None
    assert is_private(dice.state, 0, dice.state.legal(0)[0])
    board = table_of("beaugency", 2).match
    assert board is not None
    seat = board.state.to_act()[0]
    assert not is_private(board.state, seat, board.state.legal(seat)[0])
