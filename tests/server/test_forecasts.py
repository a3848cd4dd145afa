"""How a game will probably end: the same for everybody, without secrets, and in nobody's way."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from chatelain.bots.forecast import forecast
from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.state import SPECTATOR
from chatelain.server.forecasts import Forecasts
from chatelain.server.house import House
from chatelain.server.questions import Foreseen, Outlook
from chatelain.server.table import Table
from chatelain.server.thinkers import Thinkers
from chatelain.server.worker import foresee
from tests.server.people import HASTY, Person, Refused, Server, Socket, play_all, serving
from tests.server.test_secrets import table_of, twin_of

#: Always the same number of games, however fast the machine is.
STEADY = {"forecast_playouts": 2, "forecast_seconds": 60.0, "forecast_learned": False}


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house"), **STEADY) as server:
        yield server


def two(server: Server, game: str = "dice") -> tuple[Person, Person, list[Socket]]:
    """Two people at a table, some moves into the game."""
    anna, benno = server.person("Anna"), server.person("Benno")
    table = anna.table(game, "anyone", forecast=True)
    benno.post(f"/tables/{table['id']}/join", {})
    sockets = [anna.sit(table["id"]), benno.sit(table["id"])]
    sockets[0].until(lambda: sockets[0].view is not None)
    play_all(sockets, Seeded(1), most=12)
    for socket in sockets:
        socket.drain()
    return anna, benno, sockets


def test_everybody_gets_the_same_and_it_is_made_once(calm: Server) -> None:
    anna, benno, (first, second) = two(calm)
    with anna, benno, calm.person("Clara") as clara:
        watcher, before = clara.sit(first.id), calm.house.forecasts.thinkers._number
        sockets = (first, second, watcher)
        numbers = [socket.send({"type": "forecast"}) for socket in sockets]
        for socket, number in zip(sockets, numbers, strict=True):
            socket.until(lambda socket=socket, number=number: number in socket.answers)
        mine = first.answers[numbers[0]]
        assert set(mine) == {"type", "re", "seq", "scores", "low", "high", "chances", "playouts"}
        assert mine["playouts"] == 2
        assert len(mine["scores"]) == len(mine["low"]) == len(mine["high"]) == 2
        assert all(0 < score < 200 for score in mine["scores"])
        assert sum(mine["chances"]) == pytest.approx(1.0, abs=0.01)
        for socket, number in zip(sockets, numbers, strict=True):
            assert {**socket.answers[number], "re": mine["re"]} == mine
            assert {**socket.ask("forecast"), "re": mine["re"]} == mine
        assert calm.house.forecasts.thinkers._number == before + 1
        assert mine["seq"] == watcher.seq


def test_a_public_change_asks_for_another_and_a_secret_one_does_not(calm: Server) -> None:
    anna, benno, sockets = two(calm)
    with anna, benno, calm.person("Clara") as clara:
        watcher = clara.sit(sockets[0].id)
        before, seen = sockets[0].ask("forecast"), watcher.seq
        luck, secret, public = Seeded(4), 0, 0
        for _ in range(40):
            mover = next(socket for socket in sockets if socket.may_play)
            mover.play_any(luck)
            for socket in (*sockets, watcher):
                socket.drain(0.05)
            after = sockets[1].ask("forecast")
            if watcher.seq == seen:
                secret += 1
                assert {**after, "re": 0} == {**before, "re": 0}
            else:
                public += 1
                assert after["seq"] == watcher.seq > before["seq"]
            before, seen = after, watcher.seq
            if secret and public > 1:
                break
        assert secret and public


def test_not_while_waiting_and_not_when_it_is_over(calm: Server) -> None:
    with calm.person("Anna") as anna, calm.person("Benno") as benno:
        table = anna.table("beaugency", "anyone", forecast=True)
        mine = anna.sit(table["id"])
        with pytest.raises(Refused, match="not-started"):
            mine.ask("forecast")
        benno.post(f"/tables/{table['id']}/join", {})
        other = benno.sit(table["id"])
        mine.until(lambda: mine.view is not None)
        assert mine.ask("forecast")["playouts"] == 2
        play_all([mine, other], Seeded(3))
        with pytest.raises(Refused, match="table-over"):
            mine.ask("forecast")


def test_it_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, **STEADY) as server:
        anna, benno, (first, _) = two(server, "beaugency")
        with anna, benno:
            before = first.ask("forecast")
    with serving(tmp_path, **STEADY) as server, server.person("Clara") as clara:
        assert {**clara.sit(first.id).ask("forecast"), "re": before["re"]} == before


def test_a_server_that_makes_none_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, forecast_playouts=0) as server, server.person("Anna") as anna:
        socket = anna.sit(anna.table("beaugency", "random")["id"])
        with pytest.raises(Refused, match="no-forecast"):
            socket.ask("forecast")
        assert server.house.forecasts.thinkers.pids() == []


def test_moves_do_not_wait_and_too_many_tables_are_refused(tmp_path: Path) -> None:
    slow = {"forecast_learned": False, "forecast_playouts": 10**6, "forecast_seconds": 20.0, "forecast_queue": 1}
    with serving(tmp_path, **slow) as server, server.person("Anna") as anna:
        socket = anna.sit(anna.table("beaugency", "random")["id"])
        socket.until(lambda: socket.may_play)
        number = socket.send({"type": "forecast"})
        with pytest.raises(Refused, match="busy"):
            socket.ask("forecast")  # one at a time
        began, luck = time.monotonic(), Seeded(1)
        for _ in range(5):
            socket.play_any(luck)
        assert time.monotonic() - began < 10
        assert number not in socket.answers
        other = anna.sit(anna.table("beaugency", "random")["id"])
        with pytest.raises(Refused, match="busy"):
            other.ask("forecast")
        # A second device at the first table waits for the same answer.
        again = anna.sit(socket.id)
        waiting = again.send({"type": "forecast"})
        again.drain(0.3)
        assert waiting not in again.answers
        assert len(server.house.forecasts.thinkers.pids()) == 1


def test_a_forecast_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    endless = {
        "thinking_limit": 3.0,
        "forecast_learned": False,
        "forecast_playouts": 10**6,
        "forecast_seconds": 50.0,
    }
    with serving(tmp_path, **endless) as server, server.person("Anna") as anna:
        socket = anna.sit(anna.table("beaugency", "random")["id"])
        for _ in range(2):
            with pytest.raises(Refused, match="no-forecast"):
                socket.ask("forecast")
        assert server.house.forecasts._running == {}
        assert len(server.house.forecasts.thinkers.pids()) <= 1


@pytest.mark.parametrize("game", sorted(registry.manifests()))
def test_whatever_is_hidden_the_question_is_the_same(calm: Server, game: str) -> None:
    """The worker gets nothing else: equal questions have equal answers."""
    table, luck = table_of(game, 2), Seeded(5)
    assert table.timeline is not None

    def question(table: Table) -> tuple[int, Outlook]:
        return asyncio.run(calm.house.forecasts._question(table))

    redrawn = 0
    for number in range(150):
        match = table.timeline.match
        if match.state.is_over:
            break
        if number % 10 == 0:
            dream = match.state.imagine(SPECTATOR, Seeded(number))
            redrawn += dream.to_text() != match.state.to_text()
            assert question(twin_of(table, dream)) == question(table)
        seats = match.state.to_act()
        seat = seats[int(luck.below(len(seats)))]
        legal = match.state.legal(seat)
        table.timeline.play(seat, legal[int(luck.below(len(legal)))])
    if game in ("burdigala", "cards", "dice"):
        assert redrawn


def test_the_worker_plays_as_many_games_as_time_allows() -> None:
    game = registry.game("beaugency")
    state = game.new(2, game.manifest.check_options({}, 2), Seeded(1))
    for least, most, seconds, expected in ((2, 9, 0.0, 2), (1, 3, 60.0, 3)):
        found = foresee(Outlook(state.to_text(), least, most, seconds, 7, learned=False))
        assert found.playouts == expected
        wanted = forecast(game, state, int(SPECTATOR), expected, 7)
        assert found.scores == [round(score, 1) for score in wanted.scores]


@pytest.mark.parametrize(("game", "number"), [("cards", 1), ("dice", 0)])
def test_alone_there_is_a_chance_where_the_game_can_be_lost(game: str, number: int) -> None:
    rules = registry.game(game)
    state = rules.new(1, rules.manifest.check_options({}, 1), Seeded(1))
    for learned in (True, False):
        found = foresee(Outlook(state.to_text(), 1, 1, 0.0, 7, learned=learned))
        assert len(found.scores) == 1 and len(found.chances) == number


def test_processes_for_forecasts_are_the_nicest() -> None:
    async def run() -> None:
        game = registry.game("beaugency")
        state = game.new(2, game.manifest.check_options({}, 2), Seeded(1))
        thinkers = Thinkers(1, limit=60.0, niceness=19, tries=1)
        found = await thinkers.ask(Outlook(state.to_text(), 1, 1, 0.0, 1, learned=False), Foreseen)
        assert found.playouts == 1
        (pid,) = thinkers.pids()
        assert os.getpriority(os.PRIO_PROCESS, pid) == 19
        await thinkers.close()

    asyncio.run(run())


def test_a_question_in_the_moment_of_an_answer() -> None:
    """The answer to an older question is there, but nobody has been told: the next one must not wait for it."""

    async def ask_twice() -> None:
        loop = asyncio.get_running_loop()
        positions: list[asyncio.Future[Any]] = [loop.create_future() for _ in range(2)]
        answers: list[asyncio.Future[Any]] = [loop.create_future() for _ in range(2)]
        asked, thought = iter(positions), iter(answers)
        house = SimpleNamespace(settings=replace(HASTY, forecast_playouts=1), at=lambda *_: next(asked))
        forecasts = Forecasts(cast(House, house))
        forecasts.thinkers.ask = lambda *_: next(thought)  # type: ignore[assignment, method-assign]
        first, second = asyncio.create_task(forecasts.of("one")), asyncio.create_task(forecasts.of("one"))
        await asyncio.sleep(0.01)
        positions[0].set_result((1, None))
        await asyncio.sleep(0.01)
        # In one breath: what is waited for is known, and somebody comes who has seen more.
        answers[0].set_result(Foreseen([1.0], [1], [1], [1.0], 1))
        positions[1].set_result((2, None))
        assert (await first).scores == [1.0]
        answers[1].set_result(Foreseen([2.0], [2], [2], [1.0], 1))
        assert (await second).scores == [2.0]

    asyncio.run(asyncio.wait_for(ask_twice(), 20))
