"""Who somebody is does not depend on the cookies of others, nor on how long ago he came."""

from __future__ import annotations

import base64
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from chatelain.server.cookies import DAY, OLD_NAME, RENEWED_AFTER, YEAR, Cookies
from chatelain.server.tokens import Keys, new_guest
from tests.server.people import Come, Server, serving

FOREIGN = [
    'prefs={"a":1}', "flag", "x[y]=1", "k=v;;", "=", ";", "a=b=c", 'q="unclosed', "expires=Thu, 01 Jan 1970",
    "päß=ü", "a\tb=c", "$Version=1", "chatelain=somebody-else", "chatelain=a.b.c", "chatelain-1234abcd=x.1.y",
    "path=/", "x=" + "y" * 4000, "chatelain=" + "z" * 500,
]  # fmt: skip


@pytest.fixture
def stranger(server: Server) -> Iterator[httpx.Client]:
    """Somebody without a cookie of his own: what he sends is in the test."""
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}/api", trust_env=False) as http:
        yield http


def name_under(http: httpx.Client, *cookies: bytes) -> str:
    """The name of whoever brings these headers; asserts that he is known and keeps his cookie."""
    headers = [(b"cookie", cookie) for cookie in cookies]
    answer = http.get("/me", headers=headers)
    assert answer.json()["is_new"] is False
    assert "set-cookie" not in answer.headers
    return str(answer.json()["name"])


def test_a_foreign_cookie_makes_nobody_a_stranger(person: Come, stranger: httpx.Client) -> None:
    ours = person("Anna").cookie().encode()
    for foreign in FOREIGN:
        theirs = foreign.encode()
        for cookies in ((theirs + b"; " + ours,), (ours + b"; " + theirs,), (theirs, ours), (ours, theirs)):
            assert name_under(stranger, *cookies) == "Anna", foreign


def test_among_several_of_our_name_the_true_one_counts(person: Come, stranger: httpx.Client) -> None:
    name, _, value = person("Anna").cookie().partition("=")
    forged = f"{name}={value[:-3]}AAA; {name}=; {name}"
    assert name_under(stranger, f"{forged}; {name}={value}; {forged}".encode()) == "Anna"
    assert name_under(stranger, f'{name}="{value}"'.encode()) == "Anna"


def test_two_servers_on_one_host_do_not_take_each_others_guests(server: Server, tmp_path: Path) -> None:
    with serving(tmp_path) as other, server.person("Anna") as anna:
        mine = dict(anna.http.cookies)
        there = anna.http.get(f"http://127.0.0.1:{other.port}/api/me")  # a browser sends it: cookies know no ports
        assert there.json()["is_new"] is True
        assert mine.items() <= dict(anna.http.cookies).items()
        assert len(anna.http.cookies) == 2
        assert anna.get("/me")["name"] == "Anna"


def test_a_cookie_is_renewed_long_before_its_year_is_over(server: Server) -> None:
    keys, guest, today = server.house.keys, new_guest(), int(time.time() // DAY)
    name = Cookies(keys, secure=False).name
    url = f"http://127.0.0.1:{server.port}/api"
    for day, is_due in ((today, False), (today - RENEWED_AFTER + 1, False), (today - RENEWED_AFTER, True), (0, True)):
        with httpx.Client(trust_env=False, cookies={name: keys.cookie(guest, day)}) as http:
            answer = http.get(f"{url}/lobby")
            assert ("set-cookie" in answer.headers) is is_due
            if is_due:
                assert f"Max-Age={YEAR};" in answer.headers["set-cookie"]
                assert f"{name}={keys.cookie(guest, today)};" in answer.headers["set-cookie"]
                http.cookies.delete(name, domain="")
                assert "set-cookie" not in http.get(f"{url}/me").headers


def test_a_wrong_clock_makes_nobody_a_stranger() -> None:
    keys, guest = Keys(b"k" * 32), new_guest()
    then = Cookies(keys, False, clock=lambda: 4e9)
    now = Cookies(keys, False, clock=lambda: 1.7e9)
    given = then.write(guest).partition(b";")[0]
    assert now.read([(b"cookie", given)]) == (guest, True)


def test_the_cookie_of_an_older_server_is_read_and_replaced(server: Server) -> None:
    guest = new_guest()
    old = f"{guest}.{_old_mac(server.house.keys, guest)}"
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}/api", trust_env=False, cookies={OLD_NAME: old}) as http:
        answer = http.patch("/me", json={"name": "Old"})
        assert guest in answer.headers["set-cookie"]
        http.cookies.delete(OLD_NAME)
        again = http.get("/me")
        assert (again.json()["name"], again.json()["is_new"]) == ("Old", False)


def _old_mac(keys: Keys, guest: str) -> str:
    return base64.urlsafe_b64encode(keys._mac("guest", guest)[:24]).decode()


def test_a_page_of_another_site_cannot_make_us_forget(stranger: httpx.Client) -> None:
    """A browser leaves the cookie at home then; an answer that sets one would replace the guest."""
    answer = stranger.post("/me", headers={"Origin": "https://evil.example"})
    assert (answer.status_code, "set-cookie" in answer.headers) == (403, False)
    answer = stranger.get("/me", headers={"Sec-Fetch-Site": "cross-site"})
    assert (answer.status_code, "set-cookie" in answer.headers) == (200, False)
    assert "set-cookie" in stranger.get("/me", headers={"Sec-Fetch-Site": "same-origin"}).headers


def test_bytes_that_are_no_text(person: Come) -> None:
    anna = person("Anna")
    request = b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: \xff\xfe=\x80; %s\r\n\r\n"
    with socket.create_connection(("127.0.0.1", anna.port), 10) as raw:
        raw.sendall(request % anna.cookie().encode())
        told = b""
        while data := raw.recv(65536):
            told += data
    assert b'"Anna"' in told
    assert b"set-cookie" not in told
