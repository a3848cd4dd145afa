"""Whether a table shows how its game will probably end: the owner says it, and it is the same for all who look."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from chatelain.core.chance import Seeded
from chatelain.storage.rows import SeatRow
from tests.server.people import Come, Person, Refused, Socket, play_all, serving


def shows(socket: Socket, wanted: bool) -> bool:
    """What the table says, once it says so, and what is answered: the two never differ."""
    socket.until(lambda: socket.table["forecast"] is wanted)
    try:
        return bool(socket.ask("forecast")["chances"])
    except Refused as refused:
        assert refused.code == "forecast-off"
        return False


def turn(person: Person, table: Any, shown: bool) -> Any:
    return person.post(f"/tables/{table['id']}/forecast", {"shown": shown})


def test_a_seat_is_for_a_person_unless_only_a_bot_is_there() -> None:
    kinds = {("anna", None): True, ("anna", "page"): True, (None, None): True, (None, "page"): False}
    for (guest, bot), expected in kinds.items():
        assert SeatRow(guest, bot, "", 0, "").is_for_person is expected


def test_who_plays_bots_sees_it_and_so_do_those_who_watch(person: Come) -> None:
    anna, clara = person("Anna"), person("Clara")
    table = anna.table("beaugency", "random")
    assert table["forecast"] is True
    assert shows(anna.sit(table["id"]), True)
    assert shows(clara.sit(table["id"]), True)


def test_with_two_people_it_is_off_until_the_owner_turns_it_on(person: Come) -> None:
    anna, benno, clara = person("Anna"), person("Benno"), person("Clara")
    table = anna.table("beaugency", "anyone")
    assert table["forecast"] is False, "a free seat is for a person"
    benno.post(f"/tables/{table['id']}/join", {})
    sockets = [one.sit(table["id"]) for one in (anna, benno, clara)]
    assert not any(shows(socket, False) for socket in sockets)
    for other in (benno, clara):
        path = f"/tables/{table['id']}/forecast"
        assert other.refusal("POST", path, {"shown": True}) == (403, "not-owner")
    assert turn(anna, table, True)["forecast"] is True
    assert all(shows(socket, True) for socket in sockets)
    assert turn(anna, table, False)["forecast"] is False
    assert not any(shows(socket, False) for socket in sockets)
    assert anna.get("/lobby")["mine"][0]["forecast"] is False


def test_the_owner_says_it_when_the_table_is_opened(person: Come) -> None:
    anna, benno = person("Anna"), person("Benno")
    table = anna.table("beaugency", "anyone", forecast=True)
    assert table["forecast"] is True
    benno.post(f"/tables/{table['id']}/join", {})
    assert shows(benno.sit(table["id"]), True)
    alone = anna.table("beaugency", "random", forecast=False)
    assert not shows(anna.sit(alone["id"]), False)


def test_a_second_person_sits_down_where_nobody_had_said_anything(person: Come) -> None:
    """A bot takes over for somebody who has left; when they come back, two people play again."""
    anna, benno, clara = person("Anna"), person("Benno"), person("Clara")
    table = anna.table("beaugency", "anyone")
    path = f"/tables/{table['id']}"
    benno.post(f"{path}/join", {})
    sockets = [anna.sit(table["id"]), clara.sit(table["id"])]
    assert benno.post(f"{path}/bot", {"seat": 1, "bot": "random"})["forecast"] is False, "Benno may be back any time"
    benno.post(f"{path}/take-back", {"seat": 1})
    assert benno.post(f"{path}/leave")["forecast"] is False, "anybody may sit down there"
    assert anna.post(f"{path}/bot", {"seat": 1, "bot": "random"})["forecast"] is True
    assert all(shows(socket, True) for socket in sockets)
    assert benno.post(f"{path}/join", {})["forecast"] is False
    assert not any(shows(socket, False) for socket in sockets)
    turn(anna, table, True)
    assert all(shows(socket, True) for socket in sockets)


def test_what_the_owner_said_outlives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.person("Anna") as anna:
        table = anna.table("beaugency", "anyone")
        turn(anna, table, True)
        cookies = dict(anna.http.cookies)
    with serving(tmp_path) as server, server.person() as anna:
        anna.http.cookies.clear()
        anna.http.cookies.update(cookies)
        with server.person("Benno") as benno:
            assert benno.post(f"/tables/{table['id']}/join", {})["forecast"] is True
            benno.post(f"/tables/{table['id']}/leave")
        anna.post(f"/tables/{table['id']}/leave")
        assert anna.refusal("POST", f"/tables/{table['id']}/forecast", {"shown": False}) == (409, "table-over")
        # Nobody had stayed: what was said is read from the database.
        assert anna.get(f"/tables/{table['id']}")["forecast"] is True


def test_what_the_owner_said_holds_for_the_rematch(person: Come) -> None:
    anna, benno = person("Anna"), person("Benno")
    table = anna.table("beaugency", "anyone", forecast=True)
    benno.post(f"/tables/{table['id']}/join", {})
    play_all([anna.sit(table["id"]), benno.sit(table["id"])], Seeded(1))
    again = benno.post(f"/tables/{table['id']}/rematch")
    assert again["id"] != table["id"] and again["forecast"] is True


@pytest.mark.parametrize("body", [{}, {"shown": "perhaps"}, {"shown": True, "more": 1}, {"shown": None}])
def test_a_wish_that_is_none_is_refused(person: Come, body: Any) -> None:
    anna = person("Anna")
    table = anna.table("beaugency", "random")
    status, _ = anna.refusal("POST", f"/tables/{table['id']}/forecast", body)
    assert status == 400 and anna.get(f"/tables/{table['id']}")["forecast"] is True
