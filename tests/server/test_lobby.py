"""The public list of tables: nobody crowds out the others."""

from __future__ import annotations

from pathlib import Path

from tests.server.people import Person, serving


def test_renaming_does_not_crowd_out_the_tables_of_others(tmp_path: Path) -> None:
    """Two guests with forty open tables each used to fill the list as often as they changed their names."""
    with serving(tmp_path) as server, server.person("Clara") as clara, server.person("Dora") as dora:
        theirs = clara.table("beaugency", "anyone", open=True)["id"]
        with server.person("Anna") as anna, server.person("Benno") as benno:
            for _ in range(40):
                anna.table("beaugency", "anyone", open=True)
                benno.table("beaugency", "anyone", open=True)
            assert theirs in listed(dora)
            anna.patch("/me", {"name": "Anne", "colour": 3})
            benno.patch("/me", {"name": "Bruno"})
            assert theirs in listed(dora)
            # What is listed is everybody's newest table first.
            assert theirs in listed(dora)[:3]
            assert len(listed(dora)) == 60
            assert anna.get("/lobby")["mine"][0]["seats"][0]["name"] == "Anne"


def listed(person: Person) -> list[str]:
    return [table["id"] for table in person.get("/lobby")["open"]]


def test_names_cannot_be_changed_without_end(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.person("Anna") as anna:
        answers = [anna.ask("PATCH", "/me", {"name": f"Anna {n}"}).status_code for n in range(25)]
        assert answers[0] == 200
        assert answers[-1] == 429


def test_a_public_game_can_be_watched(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.person("Anna") as anna, server.person("Eve") as eve:
        shown = anna.table("beaugency", "anyone", open=True)["id"]
        hidden = anna.table("beaugency", "anyone")["id"]
        assert eve.get("/lobby")["running"] == []
        with server.person("Benno") as benno:
            for id in (shown, hidden):
                benno.post(f"/tables/{id}/join", {})
        lobby = eve.get("/lobby")
        assert ([table["id"] for table in lobby["running"]], lobby["open"]) == ([shown], [])
        # Who sits there finds it among the own tables.
        assert anna.get("/lobby")["running"] == []
        assert {table["id"] for table in anna.get("/lobby")["mine"]} == {shown, hidden}
        assert eve.sit(shown).seat is None


def test_old_tables_are_put_away_and_found_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.person("Anna") as anna, server.person("Eve") as eve:
        old, new = (anna.table("beaugency", "random")["id"] for _ in range(2))
        anna.post(f"/tables/{old}/leave")
        assert anna.refusal("POST", "/put-away", {"tables": [new]}) == (409, "not-put-away")
        assert anna.refusal("POST", "/put-away", {"tables": [old, "nowhere"]}) == (409, "not-put-away")
        assert eve.refusal("POST", "/put-away", {"tables": [old]}) == (409, "not-put-away")
        for _ in range(2):
            lobby = anna.post("/put-away", {"tables": [old]})
            assert ([table["id"] for table in lobby["mine"]], lobby["away"]) == ([new], 1)
        assert [table["id"] for table in anna.get("/put-away")] == [old]
        assert (eve.get("/put-away"), eve.get("/lobby")["away"]) == ([], 0)
        lobby = anna.post("/put-away", {"tables": [old], "away": False})
        assert ({table["id"] for table in lobby["mine"]}, lobby["away"]) == ({new, old}, 0)
        # It is still there for whoever has its address.
        assert eve.get(f"/tables/{old}")["status"] == "over"
