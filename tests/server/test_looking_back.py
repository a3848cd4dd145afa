"""The REST interface after a game: record, replay and fairness."""

from __future__ import annotations

from pathlib import Path

from chatelain.core.chance import Seeded
from chatelain.core.match import Replay
from chatelain.core.record import load
from tests.server.people import Come


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
