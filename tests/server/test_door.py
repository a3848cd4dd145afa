"""What the door keeps out: sizes, foreign pages, unknown paths, too much of anything."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Come, Server, serving


def test_a_body_that_is_too_large_is_refused(person: Come) -> None:
    assert person("Anna").refusal("POST", "/tables", {"game": "x" * 100_000, "seats": []}) == (413, "too-large")


def test_security_headers_stand_on_everything(person: Come, server: Server) -> None:
    anna = person("Anna")
    for path in ("/api/me", "/", "/api/nothing", "/nothing.js"):
        headers = anna.http.get(f"http://127.0.0.1:{server.port}{path}").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_a_foreign_page_cannot_change_anything(person: Come, server: Server) -> None:
    anna = person("Anna")
    answer = anna.ask("PATCH", "/me", {"name": "Eve"}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    same = anna.ask("PATCH", "/me", {"colour": 1}, headers={"Origin": f"http://127.0.0.1:{server.port}"})
    assert same.status_code == 200


def test_unknown_paths_and_methods(person: Come) -> None:
    anna = person("Anna")
    assert anna.refusal("GET", "/nothing") == (404, "no-such-path")
    assert anna.refusal("DELETE", "/me") == (405, "no-such-method")
    assert anna.refusal("POST", "/lobby") == (405, "no-such-method")


def test_settings_of_the_door(tmp_path: Path) -> None:
    with serving(tmp_path, hosts="localhost, play.example.org", origins="https://play.example.org", secure=True) as one:
        url = f"http://127.0.0.1:{one.port}/api/me"
        with httpx.Client(trust_env=False) as http:
            assert http.get(url).status_code == 421
            named = http.get(url, headers={"Host": "play.example.org"})
            assert named.status_code == 200
            assert "Secure" in named.headers["set-cookie"]
            headers = {"Host": "localhost:80", "Origin": "https://play.example.org"}
            assert http.patch(url, json={"name": "Anna"}, headers=headers).status_code == 200


def test_limits_on_rate_tables_and_sockets(tmp_path: Path) -> None:
    with (
        serving(
            tmp_path, guest_rate=0.01, guest_burst=12, tables_per_guest=2, sockets_per_guest=2, address_burst=40,
            address_rate=0.01,
        ) as one,
        one.person() as anna,
    ):  # fmt: skip
        anna.table("beaugency", "anyone")
        table = anna.table("beaugency", "anyone")
        wish = {"game": "beaugency", "seats": [{"kind": "me"}, {"kind": "anyone"}]}
        assert anna.refusal("POST", "/tables", wish) == (429, "too-many-tables")
        sockets = [anna.sit(table["id"]) for _ in range(2)]
        with pytest.raises(ConnectionClosed, match="4029"):
            anna.sit(table["id"])
        assert len(sockets) == 2
        answers = [anna.ask("GET", "/lobby") for _ in range(12)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too-fast"
        # A new cookie does not help.
        with httpx.Client(base_url=f"http://127.0.0.1:{one.port}", trust_env=False) as http:
            assert 429 in [http.get("/api/lobby").status_code for _ in range(60)]
            assert not http.cookies


def test_pages_that_may_talk_to_us_are_answered(tmp_path: Path) -> None:
    """As a browser asks: before the request, with it, and when it is refused."""
    page = "https://www.example.org"
    with (
        serving(tmp_path, origins=f"{page}/, https://other.example.org") as one,
        httpx.Client(base_url=f"http://127.0.0.1:{one.port}/api", trust_env=False) as http,
    ):
        asking = {"Origin": page, "Access-Control-Request-Method": "PATCH"}
        asked = http.options("/me", headers=asking | {"Access-Control-Request-Headers": "content-type"})
        assert asked.status_code == 204
        assert "PATCH" in asked.headers["access-control-allow-methods"]
        assert asked.headers["access-control-allow-headers"] == "content-type"
        changed = http.patch("/me", json={"name": "Anna"}, headers={"Origin": page})
        refused = http.get("/tables/nothing", headers={"Origin": page})
        assert (changed.status_code, refused.status_code) == (200, 404)
        for answer in (asked, changed, refused, http.get("/lobby", headers={"Origin": page.upper()})):
            assert answer.headers["access-control-allow-origin"].lower() == page
            assert answer.headers["access-control-allow-credentials"] == "true"
            assert answer.headers["vary"] == "origin"
        for origin in ("https://evil.example", f"{page}.evil.example", "null", "http://www.example.org", "*", ""):
            for answer in (
                http.options("/me", headers=asking | {"Origin": origin}),
                http.get("/me", headers={"Origin": origin}),
                http.patch("/me", json={}, headers={"Origin": origin}),
            ):
                assert not [name for name in answer.headers if name.startswith("access-control")], origin
            assert answer.status_code == 403
        assert not [name for name in http.get("/me").headers if name.startswith("access-control")]
