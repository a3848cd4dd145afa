"""Limits that a new cookie, another address of the same line, or many requests at once do not get around."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.people import Person, Server, serving

OPEN = 0


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Behind a proxy, so that a test can come from anywhere."""
    limits = {"sockets_per_address": 3, "wrong_codes": 5, "wrong_codes_a_minute": 0.001, "behind_proxy": True}
    with serving(tmp_path_factory.mktemp("strict"), **limits) as running:
        yield running


@pytest.fixture
def anna(strict: Server) -> Iterator[Person]:
    with strict.person("Anna") as come:
        yield come


@pytest.fixture
def home() -> Iterator[ExitStack]:
    """Where all go after a test."""
    with ExitStack() as stack:
        yield stack


def knock(home: ExitStack, server: Server, word: str, address: str, cookie: str = "") -> tuple[int, ClientConnection]:
    """A socket from an address: OPEN or why it was closed."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/{word}/socket"
    headers = {"X-Forwarded-For": f"203.0.113.7, {address}", "Cookie": cookie}
    raw = home.enter_context(connect(url, additional_headers=headers, proxy=None))
    try:
        raw.recv(10)
    except ConnectionClosed as closed:
        return (closed.rcvd.code if closed.rcvd is not None else -1), raw
    return OPEN, raw


def test_sockets_are_counted_for_each_line_too(strict: Server, anna: Person, home: ExitStack) -> None:
    table = anna.table("beaugency", "anyone")["id"]
    # Another cookie and another address of the same /64 for each.
    line = ["2001:db8:7:7::1", "2001:db8:7:7:ffff::2", "[2001:db8:7:7::3]:4711", "2001:db8:7:7::4"]
    cookies = [home.enter_context(strict.person()).cookie() for _ in line]
    found = [knock(home, strict, table, address, cookie) for cookie, address in zip(cookies, line, strict=True)]
    assert [code for code, _ in found] == [OPEN, OPEN, OPEN, 4029]
    assert knock(home, strict, table, "2001:db8:7:8::1", cookies[3])[0] == OPEN
    found[0][1].close()
    deadline = time.monotonic() + 10
    while code := knock(home, strict, table, line[3], cookies[3])[0]:
        assert code == 4029 and time.monotonic() < deadline


async def guess(port: int, words: list[tuple[str, str]]) -> Counter[int]:
    """The answers to many codes from their addresses, asked for all at once."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/tables/", trust_env=False) as http:
        asking = [http.get(word, headers={"X-Forwarded-For": address}) for word, address in words]
        return Counter(answer.status_code for answer in await asyncio.gather(*asking))


def asked(person: Person, word: str, address: str) -> tuple[int, str]:
    answer = person.ask("GET", f"/tables/{word}", headers={"X-Forwarded-For": address})
    return answer.status_code, answer.json().get("code", "")


def test_guessing_codes_ends_soon(strict: Server, anna: Person, home: ExitStack) -> None:
    table = anna.table("beaugency", "anyone")
    wrong = [f"BCD-{number}" for number in range(1000, 1040) if f"BCD-{number}" != table["code"]]
    here = "198.51.100.1"
    assert asyncio.run(guess(strict.port, [(word, here) for word in wrong])) == {404: 5, 429: len(wrong) - 5}
    # Now even the right one tells nothing there, by whatever way; the link does.
    assert asked(anna, table["code"], here) == (429, "too-many-guesses")
    assert anna.ask("POST", f"/tables/{table['code']}/join", {}, headers={"X-Forwarded-For": here}).status_code == 429
    assert knock(home, strict, table["code"], here)[0] == 4030
    assert asked(anna, table["id"], here)[0] == 200
    assert asked(anna, table["code"], "198.51.100.2") == (200, table["code"])


def test_sockets_are_no_way_to_guess_either(strict: Server, home: ExitStack) -> None:
    found = [knock(home, strict, f"BCF-100{number}", "198.51.100.3")[0] for number in range(7)]
    assert found == [4004] * 5 + [4030] * 2


def test_a_customer_with_many_lines_is_counted_as_well(strict: Server) -> None:
    words = [(f"BCG-100{number}", f"2001:db8:5:{line:x}::1") for line in range(12) for number in range(5)]
    assert asyncio.run(guess(strict.port, words)) == {404: 40, 429: 20}


def test_codes_are_found_however_they_are_typed(strict: Server, anna: Person) -> None:
    table = anna.table("beaugency", "anyone")
    letters, digits = table["code"].split("-")
    typed = [f"{letters}-{digits}", f"{letters}{digits}", f"{letters.lower()}-{digits}", f"{letters} {digits}"]
    for word in typed * 3:  # right ones are no guesses
        assert asked(anna, word, "198.51.100.4")[0] == 200


def test_a_finished_table_is_not_found_by_its_code(strict: Server, anna: Person) -> None:
    table = anna.table("beaugency", "random")
    assert asked(anna, table["code"], "198.51.100.5")[0] == 200
    assert anna.post(f"/tables/{table['id']}/leave")["status"] == "over"
    assert asked(anna, table["code"], "198.51.100.5") == (404, "no-such-table")
    assert asked(anna, table["id"], "198.51.100.5")[0] == 200
