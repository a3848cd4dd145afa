"""Nobody sees two hands: who has held a seat of a running game gets no other one there, however they try."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from tests.server.people import Come, Person, serving


def table_with_an_empty_seat(person: Come) -> tuple[Person, Person, Person, str]:
    """A running game of three where the third has left."""
    anna, benno, clara = person("Anna"), person("Benno"), person("Clara")
    path = f"/tables/{anna.table('cards', 'anyone', 'anyone')['id']}"
    benno.post(f"{path}/join", {"seat": 1})
    assert clara.post(f"{path}/join", {"seat": 2})["status"] == "playing"
    clara.post(f"{path}/leave")
    return anna, benno, clara, path


def same(one: Person, port: int) -> Person:
    """The same guest at a server that was started again."""
    again = Person(port)
    again.http.cookies.clear()
    again.http.cookies.update(dict(one.http.cookies))
    return again


def test_nobody_moves_over_to_an_empty_seat(person: Come) -> None:
    anna, _, _, path = table_with_an_empty_seat(person)
    assert [seat["free"] for seat in anna.get(path)["seats"]] == [False] * 3
    anna.post(f"{path}/leave")
    assert anna.refusal("POST", f"{path}/join", {"seat": 2}) == (409, "held-another-seat")
    assert [seat["free"] for seat in anna.get(path)["seats"]] == [True, False, False]
    # The first seat that is free is their own.
    assert anna.post(f"{path}/join", {})["seats"][0]["you"]


def test_newcomers_get_an_empty_seat_of_a_running_game(person: Come) -> None:
    _, _, _, path = table_with_an_empty_seat(person)
    dora = person("Dora")
    assert [seat["free"] for seat in dora.get(path)["seats"]] == [False, False, True]
    assert dora.post(f"{path}/join", {})["seats"][2]["you"]


def test_not_by_a_second_device_either(person: Come) -> None:
    anna, _, _, path = table_with_an_empty_seat(person)
    phone = person("Anna's phone")
    phone.post(f"{path}/join", {"token": anna.post(f"{path}/seat-link")["token"]})
    phone.post(f"{path}/leave")
    assert phone.refusal("POST", f"{path}/join", {"seat": 2}) == (409, "held-another-seat")
    assert phone.refusal("POST", f"{path}/join", {}) == (409, "seat-taken")
    # With the seat's link the phone comes back to the seat it had.
    assert phone.post(f"{path}/join", {"token": anna.post(f"{path}/seat-link")["token"]})["seats"][0]["you"]


def test_a_device_that_went_with_its_seat_stays_bound_to_it(person: Come) -> None:
    anna, _, _, path = table_with_an_empty_seat(person)
    phone = person("Anna's phone")
    phone.post(f"{path}/join", {"token": anna.post(f"{path}/seat-link")["token"]})
    anna.post(f"{path}/leave")
    assert phone.refusal("POST", f"{path}/join", {"seat": 2}) == (409, "held-another-seat")
    assert phone.post(f"{path}/join", {"seat": 0})["seats"][0]["you"]


def test_not_by_the_link_of_another_seat(person: Come) -> None:
    anna, benno, _, path = table_with_an_empty_seat(person)
    token = benno.post(f"{path}/seat-link")["token"]
    assert anna.refusal("POST", f"{path}/join", {"token": token}) == (409, "seated-already")
    anna.post(f"{path}/leave")
    assert anna.refusal("POST", f"{path}/join", {"token": token}) == (409, "held-another-seat")
    assert person("Dora").post(f"{path}/join", {"token": token})["seats"][1]["you"]


def test_not_after_a_bot_took_over(person: Come) -> None:
    anna, benno, _, path = table_with_an_empty_seat(person)
    anna.post(f"{path}/bot", {"seat": 0, "bot": "random"})
    anna.post(f"{path}/leave")
    benno.post(f"{path}/bot", {"seat": 2, "bot": "random"})
    assert anna.refusal("POST", f"{path}/join", {"seat": 2}) == (409, "held-another-seat")
    assert person("Dora").refusal("POST", f"{path}/join", {}) == (409, "table-full")
    # Whose seat it was may relieve the bot.
    back = anna.post(f"{path}/join", {})["seats"][0]
    assert back["you"] and back["bot"] is None


def test_not_on_the_seat_that_others_took_meanwhile(person: Come) -> None:
    anna, _, clara, path = table_with_an_empty_seat(person)
    person("Dora").post(f"{path}/join", {"seat": 2})
    anna.post(f"{path}/leave")
    assert clara.refusal("POST", f"{path}/join", {}) == (409, "seat-taken")
    assert clara.refusal("POST", f"{path}/join", {"seat": 2}) == (409, "seat-taken")
    assert clara.refusal("POST", f"{path}/join", {"seat": 0}) == (409, "held-another-seat")


def test_before_the_game_begins_everybody_may_change_places(person: Come) -> None:
    anna, benno = person("Anna"), person("Benno")
    path = f"/tables/{anna.table('cards', 'anyone', 'anyone')['id']}"
    benno.post(f"{path}/join", {"seat": 1})
    benno.post(f"{path}/leave")
    assert benno.post(f"{path}/join", {"seat": 2})["seats"][2]["you"]


def test_it_is_remembered_in_the_database(tmp_path: Path) -> None:
    with ExitStack() as home:
        with serving(tmp_path) as server, serving(tmp_path) as other:
            anna, _, _, path = table_with_an_empty_seat(lambda name: home.enter_context(server.person(name)))
            anna.post(f"{path}/leave")
            elsewhere = home.enter_context(same(anna, other.port))
            assert elsewhere.refusal("POST", f"{path}/join", {"seat": 2}) == (409, "held-another-seat")
        with serving(tmp_path) as server, same(anna, server.port) as anna:
            assert anna.refusal("POST", f"{path}/join", {"seat": 2}) == (409, "held-another-seat")
            assert anna.post(f"{path}/join", {"seat": 0})["seats"][0]["you"]
