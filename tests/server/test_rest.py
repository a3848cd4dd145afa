"""The REST interface: guests, games and the description of it all."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from chatelain.bots.registry import offered
from chatelain.core import registry
from tests.server.people import Come, Server


def test_a_guest_gets_a_cookie_and_a_name(server: Server) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", trust_env=False) as http:
        answer = http.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert answer.json()["is_new"] is True
        name = answer.json()["name"]
        again = http.get("/api/me")
        assert "set-cookie" not in again.headers
        assert again.json()["name"] == name


def test_name_colour_and_hook_can_be_changed(person: Come) -> None:
    anna = person("Anna")
    assert anna.patch("/me", {"name": "  Anne  Marie "})["name"] == "Anne Marie"
    assert anna.patch("/me", {"colour": 4})["colour"] == 4
    assert anna.patch("/me", {"turn_hook": "https://example.org/x"})["turn_hook"] == "https://example.org/x"
    assert anna.patch("/me", {"turn_hook": ""})["turn_hook"] is None
    assert anna.get("/me") == {"name": "Anne Marie", "colour": 4, "turn_hook": None, "is_new": False}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": ""}, "bad-request"),
        ({"name": "   "}, "bad-name"),
        ({"name": "a\x07b"}, "bad-name"),
        ({"name": "x" * 25}, "bad-request"),
        ({"colour": 5}, "bad-request"),
        ({"age": 7}, "bad-request"),
        ({"turn_hook": "ftp://example.org"}, "bad-hook"),
        ({"turn_hook": "https://user:word@example.org"}, "bad-hook"),
        ({"turn_hook": "http://[::1"}, "bad-hook"),
        ({"turn_hook": "http://example.org/a b"}, "bad-hook"),
        (7, "bad-request"),
    ],
)
def test_what_a_guest_cannot_be(person: Come, change: Any, code: str) -> None:
    assert person("Anna").refusal("PATCH", "/me", change) == (400 if code == "bad-request" else 422, code)


def test_the_games_with_options_actions_and_bots(person: Come) -> None:
    games = {game["id"]: game for game in person("Anna").get("/games")}
    assert set(games) == set(registry.manifests())
    for id, game in games.items():
        table = registry.game(id).actions
        last = game["actions"][-1]
        size = 1
        for field in last["fields"]:
            size *= len(field["words"])
        assert last["base"] + size == table.size
        assert [bot["id"] for bot in game["bots"]] == offered()
        assert game["bots"][0]["id"] == "page" and "greedy" not in offered()
        assert [option["id"] for option in game["options"]] == [one.id for one in registry.manifest(id).options]


def test_rules_and_boards(person: Come) -> None:
    anna = person("Anna")
    french, english = (anna.get(f"/games/beaugency/rules?lang={lang}") for lang in ("fr", "en"))
    for sections in (french, english):
        assert any(rule["id"].startswith("R") for section in sections for rule in section["rules"])
    assert len(french) == len(english) and french[0]["title"] != english[0]["title"]
    assert anna.refusal("GET", "/games/beaugency/rules?lang=de") == (400, "bad-request")
    assert anna.refusal("GET", "/games/beaugency/rules") == (400, "bad-request")
    assert anna.refusal("GET", "/games/chess/rules?lang=fr") == (404, "no-such-game")
    assert isinstance(anna.get("/games/burgundy/board"), dict)
    assert anna.refusal("GET", "/games/chess/board") == (404, "no-such-game")


def test_the_description_of_the_interface(person: Come) -> None:
    anna = person("Anna")
    schema = anna.get("/openapi.json")
    for name in ("TableWish", "JoinWish", "MeChange", "SeatChoice", "StartWish", "RecordWish", "SeatWish"):
        assert schema["components"]["schemas"][name]["additionalProperties"] is False
    page = anna.ask("GET", "/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    assert "//" not in page.text.replace("<!--", "").split("<body>")[0].replace("http-equiv", "")
    for path in schema["paths"]:
        assert path in page.text
