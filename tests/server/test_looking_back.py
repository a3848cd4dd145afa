"""The REST interface after a game: record, replay and fairness."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

from chatelain.core import registry
from chatelain.core.chance import Sealed, Seeded
from chatelain.core.errors import IllegalAction
from chatelain.core.match import Match, Replay
from chatelain.core.record import Seat, load
from chatelain.server.replays import fairness
from tests.server.people import Come, serving


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
    most = registry.manifest("beaugency").longest
    lines = [head, setup, *(f'{{"n": {n}, "seat": 0, "move": "stop"}}' for n in range(1, most + 1))]
    status, code = person("Anna").refusal("POST", "/records", {"record": "\n".join(lines)})
    assert (status, code) == (413, "record-too-long")


def old_game() -> Match:
    """A sealed game in which a player took back what counts as a revelation by now, left in the middle."""
    match, luck = Match.new("cards", [Seat("Anna"), Seat("Benno")], source=Sealed(bytes(32))), Seeded(2)
    was_taken_back = False
    while len(match.record.entries) < 40:
        seat = int(match.state.to_act()[0])
        legal = match.state.legal(seat)
        match.play(seat, legal[int(luck.below(len(legal)))])
        if not was_taken_back and not match.undo_limit(seat):
            with suppress(IllegalAction):
                match.undo(seat, 1, is_record=True)
                was_taken_back = True
    assert was_taken_back
    return match


def test_an_old_game_in_which_more_was_taken_back_is_fair(tmp_path: Path) -> None:
    match = old_game()
    assert Replay(match.save()).run().state.digest() == match.state.digest()
    with serving(tmp_path) as server, server.person("Anna") as anna:
        fair, forged = (anna.table("cards", "anyone")["id"] for _ in range(2))
        with closing(sqlite3.connect(tmp_path / "chatelain.db", timeout=20)) as database, database:
            for id in (fair, forged):
                store_game(database, id, match)
            # One outcome is another one.
            ((n, chance),) = database.execute(
                "SELECT n, chance FROM entries WHERE table_id = ? AND chance != '[]' AND n > 0 LIMIT 1", (forged,)
            ).fetchall()
            other = json.dumps([(outcome + 1) % 2 for outcome in json.loads(chance)])
            database.execute("UPDATE entries SET chance = ? WHERE n = ? AND table_id = ?", (other, n, forged))
        cookies = dict(anna.http.cookies)
    with serving(tmp_path) as server, server.person() as anna:
        anna.http.cookies.update(cookies)
        assert anna.get(f"/tables/{fair}/fairness")["verified"] is True
        assert anna.refusal("GET", f"/tables/{forged}/fairness") == (410, "table-broken")


def store_game(database: sqlite3.Connection, id: str, match: Match) -> None:
    """Puts a game that was closed in the middle into the file."""
    header = json.dumps([["Anna", None], ["Benno", None]])
    database.execute(
        "UPDATE tables SET status = 'over', header = ?, secret = ?, revision = 9, options = ? WHERE id = ?",
        (header, "0" * 64, json.dumps(match.record.header.options), id),
    )
    for n, entry in enumerate(match.record.entries):
        values = (id, n, entry.seat, entry.move, entry.undo, json.dumps(entry.chance), entry.digest, 1.0)
        database.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)


def test_a_record_that_replays_is_fair_and_a_forged_one_is_not() -> None:
    record = old_game().save()
    assert fairness(record).verified is True
    place, entry = next((n, one) for n, one in enumerate(record.entries) if n and one.chance)
    record.entries[place] = replace(entry, chance=tuple(outcome + 1 for outcome in entry.chance))
    assert fairness(record).verified is False
