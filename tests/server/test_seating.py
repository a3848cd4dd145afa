"""Tables in the REST interface: made, joined, started and left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import Come


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
    assert benno.refusal("POST", f"{path}/leave") == (403, "not-seated")
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
