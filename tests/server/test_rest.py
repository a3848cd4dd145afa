"""Every route of the REST interface, what it gives and what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from chatelain.bots.registry import names as bot_names
from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.match import Replay
from chatelain.core.record import load
from chatelain.server.static import StaticFiles
from tests.server.people import Person, Server, serving

Come = Callable[[str], Person]


# -- me


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


# -- games


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
        assert game["bots"] == bot_names()
        assert [option["id"] for option in game["options"]] == [one.id for one in registry.manifest(id).options]


def test_rules_and_boards(person: Come) -> None:
    anna = person("Anna")
    for lang, word in (("fr", "Règles"), ("en", "Rules")):
        sections = anna.get(f"/games/beaugency/rules?lang={lang}")
        assert any(rule["id"].startswith("R") for section in sections for rule in section["rules"])
        assert sections[0]["title"]
        assert isinstance(word, str)
    assert anna.refusal("GET", "/games/beaugency/rules?lang=de") == (400, "bad-request")
    assert anna.refusal("GET", "/games/beaugency/rules") == (400, "bad-request")
    assert anna.refusal("GET", "/games/chess/rules?lang=fr") == (404, "no-such-game")
    assert isinstance(anna.get("/games/burgundy/board"), dict)
    assert anna.refusal("GET", "/games/chess/board") == (404, "no-such-game")


# -- tables


def test_a_table_by_id_and_by_code(person: Come) -> None:
    anna = person("Anna")
    table = anna.table("beaugency", "anyone")
    assert table["owner"]
    assert len(table["commitment"]) == 64
    by_code = person("Benno").get(f"/tables/{table['code'].lower()}")
    assert by_code["id"] == table["id"]
    assert not by_code["owner"]
    assert not by_code["seats"][0]["you"]
    assert person("Clara").refusal("GET", "/tables/nothing23456") == (404, "no-such-table")
    assert person("Clara").refusal("GET", "/tables/XXX-9999") == (404, "no-such-table")


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 422, "unknown-game"),
        ({"game": "beaugency", "seats": [{"kind": "me"}]}, 422, "seats-exactly"),
        ({"game": "burgundy", "seats": [{"kind": "me"}]}, 422, "seats-between"),
        ({"game": "beaugency", "seats": []}, 400, "bad-request"),
        ({"game": "beaugency", "seats": [{"kind": "me"}] * 2}, 422, "one-seat-each"),
        ({"game": "beaugency", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 422, "no-bot"),
        ({"game": "beaugency", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, 422, "unknown-bot"),
        ({"game": "beaugency", "seats": [{"kind": "me", "bot": "random"}] * 2}, 422, "one-seat-each"),
        ({"game": "beaugency", "seats": [{"kind": "anyone", "bot": "random"}] * 2}, 422, "bot-and-person"),
        (
            {"game": "beaugency", "seats": [{"kind": "me"}, {"kind": "anyone"}], "options": {"x": "y"}},
            422,
            "unknown-option",
        ),
        (
            {"game": "beaugency", "seats": [{"kind": "me"}, {"kind": "anyone"}], "options": {"start": "y"}},
            422,
            "option-choice",
        ),
        ({"game": "beaugency", "seats": [{"kind": "me"}, {"kind": "anyone"}], "pace": -1}, 400, "bad-request"),
        ({"game": "beaugency", "seats": [{"kind": "me"}, {"kind": "anyone"}], "secret": "0"}, 400, "bad-request"),
    ],
)
def test_what_no_table_can_be(person: Come, wish: Any, status: int, code: str) -> None:
    assert person("Anna").refusal("POST", "/tables", wish) == (status, code)


def test_an_option_is_no_way_into_the_file_system(person: Come) -> None:
    wish = {"game": "cards", "seats": [{"kind": "me"}, {"kind": "anyone"}], "options": {"data": "/etc/passwd"}}
    status, code = person("Anna").refusal("POST", "/tables", wish)
    assert status == 422
    assert "file" not in code


def test_joining(person: Come) -> None:
    anna, benno, clara = person("Anna"), person("Benno"), person("Clara")
    path = f"/tables/{anna.table('burgundy', 'anyone', 'anyone')['id']}"
    assert benno.refusal("POST", f"{path}/join", {"seat": 0}) == (409, "seat-taken")
    assert benno.refusal("POST", f"{path}/join", {"seat": 7}) == (404, "no-such-seat")
    assert benno.refusal("POST", f"{path}/join", {"seat": 99}) == (400, "bad-request")
    joined = benno.post(f"{path}/join", {"seat": 2})
    assert joined["seats"][2]["you"]
    assert joined["status"] == "waiting"
    assert benno.refusal("POST", f"{path}/join", {"seat": 1}) == (409, "seated-already")
    assert benno.post(f"{path}/join", {})["seats"][2]["you"]
    assert clara.post(f"{path}/join", {})["status"] == "playing"
    assert person("Dora").refusal("POST", f"{path}/join", {}) == (409, "table-full")
    colours = [seat["colour"] for seat in clara.get(path)["seats"]]
    assert len(set(colours)) == 3


def test_two_people_of_one_name_can_be_told_apart(person: Come) -> None:
    first, second = person("Anna"), person("Anna")
    path = f"/tables/{first.table('beaugency', 'anyone')['id']}"
    assert [seat["name"] for seat in second.post(f"{path}/join", {})["seats"]] == ["Anna", "Anna 2"]


def test_starting(person: Come) -> None:
    anna, benno = person("Anna"), person("Benno")
    path = f"/tables/{anna.table('burgundy', 'anyone', 'anyone')['id']}"
    benno.post(f"{path}/join", {})
    assert benno.refusal("POST", f"{path}/start", {"bot": "random"}) == (403, "not-owner")
    assert anna.refusal("POST", f"{path}/start") == (409, "seats-empty")
    assert anna.refusal("POST", f"{path}/start", {"bot": "hal"}) == (422, "unknown-bot")
    started = anna.post(f"{path}/start", {"bot": "random"})
    assert started["status"] == "playing"
    assert started["seats"][2]["bot"] == "random"
    assert anna.refusal("POST", f"{path}/start", {}) == (409, "started-already")


def test_the_owner_fills_a_seat_with_a_bot_and_the_game_begins(person: Come) -> None:
    anna = person("Anna")
    path = f"/tables/{anna.table('beaugency', 'anyone')['id']}"
    assert person("Benno").refusal("POST", f"{path}/bot", {"seat": 1, "bot": "random"}) == (403, "not-owner")
    assert anna.refusal("POST", f"{path}/bot", {"seat": 1}) == (422, "no-bot")
    assert anna.refusal("POST", f"{path}/bot", {"seat": 9, "bot": "random"}) == (404, "no-such-seat")
    assert anna.post(f"{path}/bot", {"seat": 1, "bot": "greedy"})["status"] == "playing"


def test_leaving(person: Come) -> None:
    anna, benno = person("Anna"), person("Benno")
    path = f"/tables/{anna.table('burgundy', 'anyone', 'anyone')['id']}"
    assert benno.refusal("POST", f"{path}/leave") == (409, "not-seated")
    benno.post(f"{path}/join", {})
    assert anna.post(f"{path}/leave")["owner"] is False
    assert benno.get(path)["owner"] is True
    benno.post(f"{path}/leave")
    assert benno.refusal("GET", path) == (404, "no-such-table")


def test_the_last_to_leave_a_game_ends_it(person: Come) -> None:
    anna = person("Anna")
    path = f"/tables/{anna.table('beaugency', 'random')['id']}"
    assert anna.post(f"{path}/leave")["status"] == "over"
    assert anna.refusal("POST", f"{path}/join", {}) == (409, "table-over")
    assert anna.get(f"{path}/fairness")["secret"] is not None


def test_bots_among_themselves_can_be_watched(person: Come) -> None:
    anna = person("Anna")
    table = anna.table("beaugency", "random", "random", me=False)
    socket = anna.sit(table["id"])
    socket.until(lambda: socket.seq > 15)
    assert socket.seat is None


# -- looking back


def test_nothing_is_revealed_before_the_end(person: Come) -> None:
    anna = person("Anna")
    table = anna.table("beaugency", "random")
    path = f"/tables/{table['id']}"
    assert anna.refusal("GET", f"{path}/record") == (409, "not-over")
    assert anna.refusal("GET", f"{path}/replay") == (409, "not-over")
    fairness = anna.get(f"{path}/fairness")
    assert fairness == {"commitment": table["commitment"], "secret": None, "verified": None, "rolls": {}}
    assert anna.refusal("GET", f"{path}/positions/-1") == (400, "bad-request")


def test_record_replay_and_fairness_of_a_finished_game(person: Come) -> None:
    anna = person("Anna")
    table = anna.table("beaugency", "random")
    path = f"/tables/{table['id']}"
    socket = anna.sit(table["id"])
    socket.play_on(Seeded(1))
    answer = anna.ask("GET", f"{path}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = load(answer.text)
    assert Replay(record).run().state.is_over
    assert record.header.commitment == table["commitment"]
    fairness = anna.get(f"{path}/fairness")
    assert fairness["verified"] is True
    assert sum(map(sum, fairness["rolls"].values())) > 10
    mine, theirs = anna.get(f"{path}/replay"), anna.get(f"{path}/replay?viewer=-1")
    assert (mine["viewer"], theirs["viewer"]) == (0, -1)
    assert mine["secret"] is not None
    assert mine["sheets"]
    assert anna.refusal("GET", f"{path}/replay?viewer=5") == (404, "no-such-seat")
    posted = anna.post("/records", {"record": answer.text, "viewer": 0})
    assert posted["frames"] == mine["frames"]


def test_a_record_that_was_changed_is_refused(person: Come) -> None:
    anna = person("Anna")
    text = (Path(__file__).parents[1] / "records" / "beaugency.2.sealed.chatelain").read_text("utf-8")
    assert anna.post("/records", {"record": text})["ranking"] is not None
    status, code = anna.refusal("POST", "/records", {"record": text.replace('"n": 3', '"n": 4', 1)})
    assert (status, code) == (422, "entry-order")
    assert anna.refusal("POST", "/records", {"record": "what?"}) == (422, "not-json")
    assert anna.ask("POST", "/records", {"record": "what?"}).json()["line"] == 1
    played = anna.ask("POST", "/records", {"record": text.replace('"move": "roll 0"', '"move": "roll 9"', 1)}).json()
    assert played["code"] == "bad-move" and played["line"] == 3 and played["cause"]["code"] == "move-word"
    assert anna.refusal("POST", "/records", {"record": ""}) == (400, "bad-request")
    assert anna.refusal("POST", "/records", {"record": text, "viewer": 9}) == (404, "no-such-seat")
    assert anna.refusal("POST", "/records", {"record": "x" * 2_000_000}) == (413, "too-large")


def test_a_record_without_an_end_of_lines_is_refused(person: Come) -> None:
    text = (Path(__file__).parents[1] / "records" / "beaugency.2.forced.chatelain").read_text("utf-8")
    head, setup = text.split("\n")[:2]
    lines = [head, setup, *(f'{{"n": {n}, "seat": 0, "move": "stop"}}' for n in range(1, 5000))]
    status, code = person("Anna").refusal("POST", "/records", {"record": "\n".join(lines)})
    assert (status, code) == (413, "record-too-long")


# -- the door


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


# -- documents and files


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


def test_the_client_is_served_with_its_own_addresses(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Chatelain</title>")
    (tmp_path / "assets" / "app-1234.js").write_text("let x")
    (tmp_path / "assets" / "app-1234.js.gz").write_bytes(b"packed")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    files = StaticFiles(tmp_path)
    page = files.find("/t/abc", "")
    assert page is not None
    assert page.path.name == "index.html"
    assert not page.is_forever
    script = files.find("/assets/app-1234.js", "gzip, br;q=0.5")
    assert script is not None
    assert (script.encoding, script.kind, script.is_forever) == ("gzip", "text/javascript; charset=utf-8", True)
    plain = files.find("/assets/app-1234.js", "")
    assert plain is not None
    assert plain.encoding is None
    for path in ("/assets/old-9.js", "/../secret.txt", "/assets/../../secret.txt", "//etc/passwd.txt", "/x.js.gz"):
        assert files.find(path, "gzip") is None
    (tmp_path / "new.txt").write_text("new")
    assert StaticFiles(tmp_path / "nowhere").find("/", "") is None


def test_files_over_the_wire(server: Server, tmp_path: Path) -> None:
    static = server.uvicorn.config.app.static  # type: ignore[union-attr]
    old = static.folder
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Here</title>")
    (tmp_path / "assets" / "a-1.js").write_text("let x = 1")
    static.folder = tmp_path
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", trust_env=False) as http:
            page = http.get("/t/abc")
            assert page.text == "<title>Here</title>"
            assert page.headers["cache-control"] == "no-cache"
            assert http.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
            script = http.get("/assets/a-1.js")
            assert "immutable" in script.headers["cache-control"]
            assert http.head("/assets/a-1.js").text == ""
            assert http.get("/assets/%2e%2e/%2e%2e/etc/passwd").status_code == 404
            assert http.post("/").status_code == 405
    finally:
        static.folder = old
