"""Data and records that strangers send: however hostile, nobody else waits for them."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from chatelain.server.caller import Caller
from chatelain.server.problems import Declined
from chatelain.server.turns import Turns
from tests.server.people import Come, Person, Server, serving

RECORDS = Path(__file__).parents[1] / "records"
#: How long somebody else may wait for an answer, in seconds, while the server is attacked: mostly, and at most.
MOSTLY, AT_MOST = 0.25, 1.5


def hostile_map(points: int, fast: int, has_sea: bool) -> str:
    """A map as the rules allow it where there are more walks of six steps than anybody can count."""
    streets = [(one, (one - 1 + far) % points + 1) for far in (1, 2, 3) for one in range(1, points + 1)]
    touching = ["+".join(str(point) for point in range(1, points + 1) if point % 14 == place) for place in range(14)]
    sea = [(one, one + points // 2) for one in range(1, 7)] if has_sea else []
    return ";".join(
        [
            f"points={points}",
            "streets=" + ",".join(f"{one}-{other}" for one, other in streets),
            "sea=" + ",".join(f"{one}-{other}" for one, other in sea),
            "ports=" + ("1,2,3" if has_sea else "1"),
            "fast=" + ",".join(str(point) for point in range(1, fast + 1)),
            "districts=" + ",".join(f"{word}:1{'b' * (place < 4)}" for place, word in enumerate(touching)),
        ]
    )


HOSTILE = {"short": hostile_map(14, 4, False), "long": hostile_map(32, 6, True)}


def test_the_hostile_maps_are_short_enough_to_be_sent() -> None:
    assert [len(word) // 100 for word in HOSTILE.values()] == [3, 7]


@contextmanager
def under_attack(attack: Callable[[], None]) -> Iterator[threading.Thread]:
    thread = threading.Thread(target=attack)
    thread.start()
    try:
        yield thread
    finally:
        thread.join(60)


@pytest.mark.parametrize("size", HOSTILE)
def test_own_data_that_take_long_hold_up_nobody(person: Come, size: str) -> None:
    """A table with a hostile map is refused or opened, and meanwhile everybody else is answered."""
    anna, mallory = person("Anna"), person("Mallory")
    socket = anna.sit(anna.table("beaugency", "anyone")["id"])
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    answers = []

    def attack() -> None:
        for number in range(2):
            options = {"data": HOSTILE[size] + f";goods={number},4,4,4,4"}
            answers.append(mallory.ask("POST", "/tables", {"game": "burdigala", "seats": seats, "options": options}))

    waits: list[float] = []
    with under_attack(attack) as thread:
        while thread.is_alive() or len(waits) < 5:
            began = time.monotonic()
            socket.ask("chat", text="Are you still there?")
            waits.append(time.monotonic() - began)
            time.sleep(0.01)
    for answer in answers:
        assert answer.status_code in (201, 422), answer.text
        if answer.status_code == 422:
            reason = answer.json()
            assert reason["code"] == "takes-too-long" or reason["cause"]["code"] == "too-much-work"
    assert sorted(waits)[len(waits) * 9 // 10] < MOSTLY, waits
    assert max(waits) < AT_MOST


def test_a_record_with_a_hostile_map_holds_up_nobody(person: Come) -> None:
    anna, mallory = person("Anna"), person("Mallory")
    text = (RECORDS / "burdigala.2.seeded.chatelain").read_text("utf-8")
    assert '"options": {}' in text or '"data": "standard"' in text
    record = text.replace('"options": {}', '"options": {"data": "standard"}', 1)
    record = record.replace('"data": "standard"', f'"data": "{HOSTILE["long"]}"', 1)
    codes = []
    with under_attack(lambda: codes.append(mallory.refusal("POST", "/records", {"record": record}))) as thread:
        waits = [timed(anna)]
        while thread.is_alive():
            waits.append(timed(anna))
    assert codes[0][0] == 422
    assert sorted(waits)[len(waits) * 9 // 10] < MOSTLY
    assert max(waits) < AT_MOST


def timed(person: Person) -> float:
    began = time.monotonic()
    person.get("/me")
    return time.monotonic() - began


def test_data_of_ones_own_that_are_well_are_played(person: Come) -> None:
    anna = person("Anna")
    table = anna.table("burdigala", "random", options={"data": "goods=6,4,4,4,3"})
    socket = anna.sit(table["id"])
    assert table["options"]["data"] == "goods=6,4,4,4,3"
    assert socket.view is not None
    wish = {"game": "burdigala", "seats": [{"kind": "me"}, {"kind": "anyone"}], "options": {"data": "goods=six"}}
    answer = anna.ask("POST", "/tables", wish)
    assert answer.status_code == 422
    assert (answer.json()["code"], answer.json()["cause"]["code"]) == ("bad-option-data", "number-count")


# -- records


def slow_record() -> str:
    """A record that takes seconds to play again."""
    return (RECORDS / "burgundy.4.seeded.chatelain").read_text("utf-8")


def send_and_go(server: Server, cookie: str, record: str) -> None:
    """Uploads a record and hangs up without waiting for the answer."""
    body = json.dumps({"record": record}).encode()
    head = (
        f"POST /api/records HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    with sockets.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(head.encode() + body)


def test_abandoned_uploads_keep_nobody_waiting(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.person("Anna") as anna, server.person("Mallory") as mallory:
        quick = (RECORDS / "beaugency.2.seeded.chatelain").read_text("utf-8")
        began = time.monotonic()
        anna.post("/records", {"record": quick})
        alone = time.monotonic() - began
        for _ in range(25):
            send_and_go(server, mallory.cookie(), slow_record())
        began = time.monotonic()
        anna.post("/records", {"record": quick})
        # Her turn comes as soon as the process has started anew.
        assert time.monotonic() - began < 3 * alone + 2.0
        assert not server.house.clerks.turns._counts


def test_a_guest_has_four_records_under_way_at_most(tmp_path: Path) -> None:
    """They all come while the process that plays them is starting."""
    record = {"record": (RECORDS / "beaugency.2.seeded.chatelain").read_text("utf-8")}
    codes: list[str] = []
    with serving(tmp_path) as server, server.person("Anna") as anna, server.person("Mallory") as mallory:

        def upload() -> None:
            answer = httpx.post(
                f"http://127.0.0.1:{server.port}/api/records",
                json=record, headers={"Cookie": mallory.cookie()}, timeout=30, trust_env=False,
            )  # fmt: skip
            codes.append("done" if answer.status_code == 200 else answer.json()["code"])

        threads = [threading.Thread(target=upload) for _ in range(6)]
        for thread in threads:
            thread.start()
        assert anna.post("/records", record)
        for thread in threads:
            thread.join(30)
    assert sorted(codes) == ["busy"] * 2 + ["done"] * 4


def test_addresses_take_turns_and_whoever_goes_loses_it() -> None:
    async def run() -> None:
        turns, order = Turns(guest=10, address=10, all=7), []

        async def work(name: str, address: str) -> None:
            async with turns.turn(Caller(name, False, address)):
                order.append(name)
                await asyncio.sleep(0)

        names = [("a", "A"), ("a", "A"), ("gone", "A"), ("a", "A"), ("b", "B"), ("c", "C"), ("other", "A")]
        tasks = [asyncio.create_task(work(*name)) for name in names]
        await asyncio.sleep(0)
        with pytest.raises(Declined, match="busy"):
            await work("d1", "D")
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == ["a", "a", "b", "c", "other", "a"]
        # The place is free again, whoever went and when.
        late = [asyncio.create_task(work(name, "A")) for name in ("x", "y")]
        await asyncio.sleep(0)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        await asyncio.wait_for(work("z", "Z"), 1)
        assert not turns._counts

    asyncio.run(run())
