"""Records that somebody makes long: how far they grow, how much of them is sent, what loading one costs the others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.record import Record
from chatelain.server import slices, timeline
from chatelain.server.timeline import Timeline
from tests.server.people import Come, Refused, Socket, play_all, serving
from tests.server.test_secrets import table_of

#: A game whose record may have so many entries.
SHORT = 32


@pytest.fixture
def short_records(monkeypatch: pytest.MonkeyPatch) -> None:
    for id in ("beaugency", "dice"):
        game = registry.game(id)
        monkeypatch.setattr(game, "manifest", replace(game.manifest, longest=SHORT))


@pytest.fixture
def short_pages(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    monkeypatch.setattr(timeline, "PAGE", 7)
    yield 7


def seated(person: Come, game: str) -> list[Socket]:
    anna, benno = person("Anna"), person("Benno")
    table = anna.table(game, "anyone")
    benno.post(f"/tables/{table['id']}/join", {})
    return [anna.sit(table["id"]), benno.sit(table["id"])]


# -- how far a record grows


def test_play_and_undo_in_a_loop_come_to_an_end(short_records: None, person: Come) -> None:
    """The reason names the limit; whoever has reached it plays on, and the others still take back."""
    mine, other = seated(person, "dice")
    start = registry.game("dice").actions.parse("start monk")
    mine.play(start)
    with pytest.raises(Refused) as refused:
        for _ in range(SHORT):
            mine.undo()
            mine.play(start)
    assert (refused.value.code, refused.value.params) == ("undo-used-up", {"limit": 12})
    assert mine.seq == 13 and mine.decision["undo"] == 0 and mine.may_play
    other.play(start)
    other.undo()
    mine.play(registry.game("dice").actions.parse("commit"))


def test_a_game_without_end_is_stopped_and_nobody_is_stuck(short_records: None, person: Come) -> None:
    """At the last entry a table ends as if all had left: the points stand, the record can be had, a rematch too."""
    sockets = seated(person, "beaugency")
    play_all(sockets, Seeded(1))
    for socket in sockets:
        socket.until(lambda socket=socket: socket.is_over)
        socket.drain(0.05)
    table = sockets[0].table
    assert (table["ranking"], table["to_act"], sockets[0].seq) == (None, [], SHORT - 1)
    anna = person("Clara")
    assert len(anna.get(f"/tables/{table['id']}/replay")["frames"]) == SHORT
    with pytest.raises(Refused, match="table-over"):
        sockets[0].play(0)


# -- how much of it is sent


def test_the_log_comes_in_pages(short_pages: int, person: Come) -> None:
    sockets = seated(person, "dice")
    play_all(sockets, Seeded(3), most=40)
    for socket in sockets:
        socket.drain(0.1)
        heard = list(socket.log)
        socket.ask("resync")
        assert socket.log == heard[-short_pages:]
        assert socket.ask("log", before=socket.log[0]["seq"])["steps"] == heard[-2 * short_pages : -short_pages]
        assert socket.whole_log() == heard
        assert socket.ask("log", before=0)["steps"] == []
        assert socket.ask("log", before=3)["steps"] == heard[:3]
        assert socket.ask("log", before=10**9)["steps"] == heard[-short_pages:]


def test_a_spectators_pages_hold_no_secrets(short_pages: int, person: Come) -> None:
    """Drafts of others are in nobody's pages, whatever numbers are asked for."""
    sockets = seated(person, "dice")
    watcher = person("Clara").sit(sockets[0].id)
    play_all(sockets, Seeded(3), most=30)
    for socket in [watcher, *sockets]:
        socket.drain(0.1)
    asked = [watcher.ask("log", before=number)["steps"] for number in range(watcher.seq + 9)]
    seen = {step["seq"]: step for page in asked for step in page}
    assert [seen[number] for number in sorted(seen)] == watcher.log
    assert watcher.seq < min(socket.seq for socket in sockets)


def test_pictures_are_paid_for(tmp_path: Path) -> None:
    """Whoever asks for the whole picture again and again waits; moves go on, and so do all others."""
    with serving(tmp_path, picture_rate=20_000.0, picture_burst=30_000) as server:  # noqa: SIM117
        with server.person("Anna") as anna, server.person("Benno") as benno:
            table = anna.table("burgundy", "anyone")
            benno.post(f"/tables/{table['id']}/join", {})
            sockets = [anna.sit(table["id"]), benno.sit(table["id"])]
            for kind, values in (("resync", {}), ("log", {"before": 1})):
                with pytest.raises(Refused, match="too-fast"):
                    for _ in range(400):
                        sockets[0].ask(kind, **values)
            sockets[1].ask("resync")
            play_all(sockets, Seeded(1), most=3)
            sockets[0].until(lambda: sockets[0].seq == 3)


# -- what loading it costs


def long_record(entries: int) -> Record:
    match = table_of("dice", 2).match
    assert match is not None
    action = match.state.legal(0)[0]
    while len(match.record.entries) < entries:
        match.play(0, action)
        match.undo(0)
    return match.save()


def test_while_a_long_record_is_loaded_everybody_else_has_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice of it in a turn of the loop, and only one, however many are loaded."""
    monkeypatch.setattr(slices, "SLICE", 0.0)
    record, turns, worked = long_record(60), 0, []

    def watched(record: Record) -> Iterator[Timeline]:
        for found in Timeline.growing(record):
            worked.append(turns)
            yield found

    async def run() -> list[Timeline]:
        nonlocal turns
        together = slices.Slices()
        loading = [asyncio.ensure_future(together.last_of(watched(record))) for _ in range(3)]
        while not all(task.done() for task in loading):
            await asyncio.sleep(0)
            turns += 1
        return [task.result() for task in loading]

    whole = Timeline.from_record(record)
    for loaded in asyncio.run(run()):
        assert [moment.seqs for moment in loaded.moments] == [moment.seqs for moment in whole.moments]
    assert len(worked) == 3 * len(record.entries)
    assert max(worked.count(turn) for turn in set(worked)) == 1


def test_a_short_record_does_not_wait_for_a_long_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)
    long, short = long_record(60), long_record(3)

    async def run() -> list[str]:
        together, order = slices.Slices(), list[str]()

        async def load(name: str, record: Record) -> None:
            await together.last_of(Timeline.growing(record))
            order.append(name)

        await asyncio.gather(load("long", long), load("short", short))
        return order

    assert asyncio.run(run()) == ["short", "long"]


def test_a_long_table_comes_back_from_its_record(tmp_path: Path, short_pages: int) -> None:
    with serving(tmp_path) as server, server.person("Anna") as anna:
        socket = anna.sit(anna.table("dice", "anyone")["id"])
        with server.person("Benno") as benno:
            benno.post(f"/tables/{socket.id}/join", {})
        socket.until(lambda: socket.may_play)
        action = socket.decision["legal"][0]
        for _ in range(20):
            socket.play(action)
            socket.undo()
        kept = socket.seq, socket.view, socket.whole_log()
        server.house._tables.clear()
        again = anna.sit(socket.id)
        assert len(again.log) == short_pages
        assert (again.seq, again.view, again.whole_log()) == kept
