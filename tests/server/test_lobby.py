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
