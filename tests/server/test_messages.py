"""What a socket must not get away with: one test for each kind of bad message."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from chatelain.core.chance import Seeded
from tests.server.people import Come, Refused, Server, Socket, closing_code, serving


@pytest.fixture
def two(person: Come) -> tuple[Socket, Socket]:
    """Whoever is to move, and the other one."""
    anna, benno = person("Anna"), person("Benno")
    table = anna.table("beaugency", "anyone")
    benno.post(f"/tables/{table['id']}/join", {})
    sockets = [anna.sit(table["id"]), benno.sit(table["id"])]
    mover = next(socket for socket in sockets if socket.decision is not None)
    return mover, next(socket for socket in sockets if socket is not mover)


def answer_to(socket: Socket, raw: str | bytes, re: int = 0) -> Any:
    """What the server says to a message it cannot carry out."""
    socket.raw.send(raw)
    socket.until(lambda: re in socket.answers)
    answer = socket.answers.pop(re)
    assert answer["type"] == "refused"
    return answer["reason"]


def goes_on(socket: Socket) -> None:
    """The table was not harmed."""
    before = socket.seq
    socket.play(socket.decision["legal"][0])
    assert socket.seq == before + 1


def test_malformed_messages_are_refused(two: tuple[Socket, Socket]) -> None:
    for raw in ("", "{", "[]", "7", "null", '"play"', "{}", '{"type":"dance"}', "\x00", "[" * 4000, b"\xff\xfe\x00"):
        assert answer_to(two[0], raw)["code"] == "bad-message"
    goes_on(two[0])


def test_a_message_with_wrong_fields_is_refused_by_its_number(two: tuple[Socket, Socket]) -> None:
    wrong = [
        {"type": "play", "id": 71},
        {"type": "play", "id": 72, "action": "0", "seen": 0},
        {"type": "play", "id": 73, "action": -1, "seen": 0},
        {"type": "play", "id": 74, "action": 1.5, "seen": 0},
        {"type": "play", "id": 75, "action": 2**40, "seen": 0},
        {"type": "play", "id": 76, "action": 0, "seen": 0, "seat": 1},
        {"type": "undo", "id": 77, "seen": 0, "moves": 0},
        {"type": "why", "id": 78, "actions": list(range(65))},
        {"type": "chat", "id": 79, "text": "x" * 501},
        {"type": "chat", "id": 80, "text": ""},
    ]
    for message in wrong:
        assert answer_to(two[0], json.dumps(message), int(str(message["id"])))["code"] == "bad-message"
    goes_on(two[0])


def test_an_oversized_message_is_refused(two: tuple[Socket, Socket]) -> None:
    text = json.dumps({"type": "chat", "id": 5, "text": "x" * 20_000})
    assert answer_to(two[0], text) == {"code": "too-large", "params": {"limit": 8192}}
    goes_on(two[0])


def test_a_huge_message_closes_the_socket(two: tuple[Socket, Socket]) -> None:
    two[1].raw.send("x" * 200_000)
    assert closing_code(two[1]) == 1009
    goes_on(two[0])


def test_a_stale_move_is_refused(two: tuple[Socket, Socket]) -> None:
    mover, _ = two
    seen = mover.seq
    mover.play(mover.decision["legal"][0])
    with pytest.raises(Refused) as refused:
        mover.play(mover.decision["legal"][0] if mover.decision else 0, seen=seen)
    assert refused.value.code == "stale"
    assert refused.value.params == {"seen": seen, "now": mover.seq}


def test_a_move_from_the_future_is_refused(two: tuple[Socket, Socket]) -> None:
    mover, _ = two
    with pytest.raises(Refused, match="stale"):
        mover.play(mover.decision["legal"][0], seen=mover.seq + 5)


def test_an_action_that_is_not_legal_is_refused_with_its_reason(two: tuple[Socket, Socket]) -> None:
    mover, _ = two
    blocked = next(action for action in range(100) if action not in mover.decision["legal"])
    with pytest.raises(Refused) as refused:
        mover.play(blocked)
    assert refused.value.code != "stale"
    with pytest.raises(Refused, match="no-such-action"):
        mover.play(10**6)
    goes_on(mover)


def test_a_foreign_seat_cannot_be_played(two: tuple[Socket, Socket], person: Come) -> None:
    mover, other = two
    with pytest.raises(Refused, match="turn"):
        other.play(mover.decision["legal"][0])
    watcher = person("Mallory").sit(mover.id)
    foreign: list[tuple[str, dict[str, Any]]] = [
        ("play", {"action": mover.decision["legal"][0], "seen": watcher.seq}),
        ("undo", {"seen": watcher.seq}),
        ("redo", {"seen": watcher.seq}),
        ("why", {"actions": [0]}),
    ]
    for kind, values in foreign:
        with pytest.raises(Refused, match="not-seated"):
            watcher.ask(kind, **values)
    goes_on(mover)


def test_a_forged_cookie_is_nobody(server: Server, two: tuple[Socket, Socket], person: Come) -> None:
    anna = person("Anna")
    cookie = anna.cookie()
    name, _, value = cookie.partition("=")
    guest = value.partition(".")[0]
    for forged in (
        f"{name}={guest}.20000.{'A' * 32}",
        f"chatelain={guest}.{'A' * 32}",
        cookie[:-1],
        f"{name}=",
        f"{name}=;;;",
    ):
        answer = anna.http.get("/me", headers={"Cookie": forged})
        assert answer.json()["is_new"] is True
        with connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{two[0].id}/socket",
            additional_headers={"Cookie": forged},
            proxy=None,
        ) as raw:
            assert json.loads(raw.recv(10))["seat"] is None


def test_a_foreign_page_gets_no_socket(server: Server, two: tuple[Socket, Socket]) -> None:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{two[0].id}/socket"
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port}.evil.example"):
        with pytest.raises(InvalidStatus, match="403"), connect(url, origin=Origin(origin), proxy=None):
            pass
    with connect(url, origin=Origin(f"http://127.0.0.1:{server.port}"), proxy=None) as raw:
        assert json.loads(raw.recv(10))["type"] == "snapshot"


@pytest.mark.parametrize("id", ["nothing23456", "ABC-1234"])
def test_a_table_that_is_not_there(server: Server, id: str) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{id}/socket", proxy=None) as raw:
        assert closing_code(raw) == 4004


def test_an_address_without_a_table_is_closed(server: Server) -> None:
    for path in ("/api/tables/x/y/socket", "/socket", "/api/tables/../socket", "/"):
        with pytest.raises(InvalidStatus, match="403"), connect(f"ws://127.0.0.1:{server.port}{path}", proxy=None):
            pass


def test_whoever_only_sends_rubbish_is_sent_away(two: tuple[Socket, Socket]) -> None:
    mover, other = two
    with pytest.raises(ConnectionClosed):
        for _ in range(200):
            other.raw.send("rubbish")
            other.hear()
    goes_on(mover)


def test_hasty_messages_are_refused_and_then_the_socket_closed(tmp_path: Any) -> None:
    with serving(tmp_path, guest_rate=5.0, guest_burst=20) as server, server.person("Anna") as anna:
        socket = anna.sit(anna.table("beaugency", "anyone")["id"])
        with pytest.raises(Refused, match="too-fast"):
            for _ in range(30):
                socket.ask("resync")
        time.sleep(0.5)
        socket.ask("resync")
        with pytest.raises(ConnectionClosed):
            for _ in range(300):
                socket.raw.send('{"type":"resync","id":1}')
                socket.hear()


def test_a_reader_who_does_not_read_is_dropped_and_may_come_back(tmp_path: Any) -> None:
    with serving(tmp_path, backlog=300_000) as server, server.person("Anna") as anna, server.person("Benno") as benno:
        table = anna.table("beaugency", "anyone")
        mine = anna.sit(table["id"])
        for number in range(100):
            mine.ask("chat", text=f"{number} " + "é" * 480)
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/socket"
        with connect(url, additional_headers={"Cookie": benno.cookie()}, proxy=None, max_queue=1) as lazy:
            listeners = next(iter(server.house._tables.values())).listeners
            wait_until(lambda: len(listeners) == 2)
            for _ in range(400):  # each is answered with some hundred kilobytes
                lazy.send('{"type":"resync","id":1}')
            wait_until(lambda: len(listeners) == 1)
            mine.ask("chat", text="We go on without you.")
            assert closing_code(lazy) == 4008
        assert benno.sit(table["id"]).chat[-1]["text"] == "We go on without you."


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_reconnect_gap_and_resync(two: tuple[Socket, Socket], person: Come) -> None:
    mover, other = two
    watcher = person("Clara").sit(mover.id)
    luck = Seeded(1)
    for _ in range(3):
        mover.drain(0.02)
        other.drain(0.02)
        (mover if mover.decision is not None else other).play_any(luck)
    watcher.hear()
    # A client that lost a message sees it at the next one, and asks again.
    watcher.seq -= 1
    watcher.drain()
    assert watcher.gaps > 0
    watcher.ask("resync")
    assert watcher.seq == len(watcher.log) - 1
    again = person("Dora").sit(mover.id)
    assert again.view == watcher.view
    assert again.log == watcher.log
