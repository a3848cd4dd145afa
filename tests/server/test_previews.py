"""What messengers show of a link: a title, a sentence and a picture, and nothing that a stranger must not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from chatelain.server.policy import content_policy
from tests.server.people import Server, serving

PAGE = """<!doctype html><head><!-- preview -->
<title>Chatelain</title>
<!-- /preview --><script src="/first.js"></script></head>"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server with a page of its own."""
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text(PAGE)
    (client / "first.js").write_text("let first = 1;")
    with serving(tmp_path / "house") as server:
        server.uvicorn.config.app.static.folder = client  # type: ignore[union-attr]
        yield server


def page(server: Server, path: str, **headers: str) -> httpx.Response:
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", trust_env=False) as http:
        return http.get(path, headers=headers)


def tags(server: Server, path: str, **headers: str) -> dict[str, str]:
    text = page(server, path, **headers).text
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', text)
    title = re.search("<title>(.*)</title>", text)
    assert title is not None and text.count("<title>") == 1
    return {"title": unescape(title[1])} | {name: unescape(value) for name, value in found}


def test_an_invitation_has_a_title_a_sentence_and_a_picture(house: Server) -> None:
    with house.person("Anna") as anna:
        table: dict[str, Any] = anna.table("dice", "anyone", "anyone")
    path = f"/t/{table['id']}"
    shown = tags(house, path)
    assert shown["og:title"] == shown["title"] == "Anna invites you: The Castles of Burgundy: The Dice Game"
    assert shown["og:description"] == shown["description"] == "2 seats are free. Sit down, without an account."
    assert shown["og:url"] == f"http://127.0.0.1:{house.port}{path}"
    assert shown["og:image"] == f"http://127.0.0.1:{house.port}/pictures/dice.jpg"
    french = tags(house, path, **{"Accept-Language": "fr-FR,fr;q=0.9"})
    assert french["og:title"] == "Anna vous invite\u202f: Les Châteaux de Bourgogne\u202f: le jeu de dés"
    assert french["og:locale"] == "fr_FR"


def test_a_game_that_runs_and_one_that_is_over(house: Server) -> None:
    with house.person("Anna") as anna:
        id = anna.table("beaugency", "squire")["id"]
        assert tags(house, f"/t/{id}")["og:title"] == "Beaugency · Anna and Squire"
        assert tags(house, f"/t/{id}/replay")["og:description"] == "The game is on: come and watch."
        anna.post(f"/tables/{id}/leave")
    assert tags(house, f"/t/{id}")["og:description"] == "This game was broken off."


def test_names_are_escaped(house: Server) -> None:
    name = '"><script>x</script>&'
    with house.person(name) as eve:
        id = eve.table("beaugency", "anyone")["id"]
    text = page(house, f"/t/{id}").text
    assert "<script>x" not in text and '"><' not in text.replace('" /><', "")
    assert tags(house, f"/t/{id}")["og:title"].startswith(name)


def test_what_leads_nowhere_has_the_words_that_fit_everywhere(house: Server) -> None:
    with house.person("Anna") as anna:
        table = anna.table("beaugency", "anyone")
    everywhere = tags(house, "/")
    assert everywhere["og:title"] == "Chatelain: games about castles and towns"
    # Not even a code that is right: whoever guesses codes is counted elsewhere.
    for path in ("/t/aaaaaaaaaaaa", f"/t/{table['code']}", "/t/..%2f..%2fetc", "/t/'; DROP TABLE tables", "/learn"):
        assert tags(house, path) == everywhere, path


def test_no_secret_of_an_address_comes_back(house: Server) -> None:
    with house.person("Anna") as anna:
        table = anna.table("beaugency", "anyone")
        token = anna.post(f"/tables/{table['id']}/seat-link")["token"]
    for secret in (token, "k3y"):
        text = page(house, f"/t/{table['id']}?seat={secret}").text
        assert secret not in text and table["code"] not in text and table["commitment"] not in text
    shown = tags(house, f"/t/{table['id']}", Host='evil"><b>')
    assert "og:url" not in shown and "og:image" not in shown
    assert tags(house, "/", Host="friends.example:81")["og:url"] == "http://friends.example:81"


def test_who_asks_too_often_learns_nothing_of_tables(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    with serving(tmp_path / "house", address_rate=0.001, address_burst=12) as server:
        server.uvicorn.config.app.static.folder = tmp_path  # type: ignore[union-attr]
        with server.person("Anna") as anna:
            id = anna.table("beaugency", "anyone")["id"]
        titles = [tags(server, f"/t/{id}")["og:title"] for _ in range(15)]
        assert titles[0] == "Anna invites you: Beaugency"
        assert titles[-1] == "Chatelain: games about castles and towns"


def test_the_page_waits_for_no_script_and_is_known_again(house: Server) -> None:
    found = page(house, "/", **{"Accept-Encoding": "gzip"})
    assert "<script>let first = 1;</script>" in found.text
    assert found.headers.get_list("content-security-policy") == [content_policy("let first = 1;").decode()]
    assert "'unsafe-inline'" not in found.headers["content-security-policy"].split("style-src")[0]
    again = page(house, "/", **{"If-None-Match": found.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
