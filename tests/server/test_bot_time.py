"""How much time bots are given: a table may not ask for more than the server allows."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from chatelain.bots.base import Bot
from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.game import Game
from chatelain.core.state import State
from chatelain.server import worker
from chatelain.server.questions import Choice
from chatelain.server.settings import Settings
from chatelain.text import Texts
from tests.server.people import Person, Server, serving

TOO_SLOW = (422, "bot-too-slow")


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("brisk"), bot_seconds=0.5) as running:
        yield running


@pytest.fixture
def anna(brisk: Server) -> Iterator[Person]:
    with brisk.person("Anna") as come:
        yield come


def wish(bot: str) -> dict[str, object]:
    return {"game": "beaugency", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}


def test_five_seconds_unless_the_server_says_otherwise() -> None:
    assert Settings().bot_seconds == 5.0
    assert Settings.from_environment({"CHATELAIN_BOT_SECONDS": "2.5"}).bot_seconds == 2.5


def test_a_new_table(anna: Person) -> None:
    assert anna.refusal("POST", "/tables", wish("duke:501ms")) == TOO_SLOW
    assert anna.post("/tables", wish("duke:500ms"), 201)["seats"][1]["bot"] == "duke:500ms"


def test_what_a_bot_is_used_to_is_never_refused(anna: Person) -> None:
    assert anna.post("/tables", wish("duke"), 201)["seats"][1]["bot"] == "duke"


def test_the_reason_names_the_limit(anna: Person) -> None:
    answer = anna.ask("POST", "/tables", wish("duke:60s")).json()
    assert answer["params"] == {"bot": "duke", "limit": "0.5"}
    for lang, words in (("en", "a bot thinks for 0.5 s at most"), ("fr", "un bot réfléchit 0.5 s au plus")):
        assert words in Texts(lang, "chatelain.server").say("refusal-bot-too-slow", **answer["params"])


def test_empty_seats_at_the_start(anna: Person) -> None:
    table = anna.table("beaugency", "anyone")["id"]
    assert anna.refusal("POST", f"/tables/{table}/start", {"bot": "duke:1s"}) == TOO_SLOW
    assert anna.get(f"/tables/{table}")["status"] == "waiting"
    assert anna.post(f"/tables/{table}/start", {"bot": "duke:0s"})["status"] == "playing"


def test_a_seat_that_is_given_to_a_bot(anna: Person) -> None:
    table = anna.table("beaugency", "anyone")["id"]
    for seat in (0, 1):
        assert anna.refusal("POST", f"/tables/{table}/bot", {"seat": seat, "bot": "duke:1s"}) == TOO_SLOW
    assert [seat["bot"] for seat in anna.get(f"/tables/{table}")["seats"]] == [None, None]


def test_a_table_from_before_plays_on_in_less_time_and_so_does_its_rematch(tmp_path: Path) -> None:
    with serving(tmp_path, bot_seconds=60.0) as server, server.person("Anna") as anna:
        table = anna.table("beaugency", "duke:60s")["id"]
        cookie = anna.http.cookies
    with serving(tmp_path, bot_seconds=0.0) as server, server.person() as anna:
        anna.http.cookies = cookie
        began, socket = time.monotonic(), anna.sit(table)
        socket.play_on(Seeded(2))
        assert time.monotonic() - began < 55.0, "not one decision took the time it once had"
        assert socket.table["seats"][1]["bot"] == "duke:60s"
        again = anna.post(f"/tables/{table}/rematch")
        assert again["seats"][1]["bot"] == "duke:0s"


@pytest.mark.parametrize("budget", [None, 60.0], ids=["its own", "a stored one"])
def test_the_limit_holds_for_every_budget(monkeypatch: pytest.MonkeyPatch, budget: float | None) -> None:
    given: list[float] = []

    class Patient(Bot):
        """Notes its time."""

        def __init__(self, game: Game, seed: int) -> None:
            super().__init__(game, seed)
            self.budget = 1.0 if budget is None else budget

        def plan(self, state: State, seat: int) -> list[int]:
            given.append(self.budget)
            return [0]

    monkeypatch.setattr(worker, "bot_of", lambda _: lambda game, seed, _: Patient(game, seed))
    position = registry.game("beaugency").new(2, {}, Seeded(1)).to_text()
    worker.choose(Choice(position, "duke", 0, 1, 1, most=0.5), lambda: True)
    assert given == [0.5]
