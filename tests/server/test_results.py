"""What a guest's finished games say: results against each level, and the level that suits them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert

from chatelain.arena.ladder import ladder_of
from chatelain.core.chance import Seeded
from chatelain.server.results import Outing, outing_of, own_rating, suggested
from chatelain.storage.database import Database
from chatelain.storage.rows import FinishedRow
from chatelain.storage.schema import DEVICES, SEATS, TABLES
from chatelain.storage.store import Store
from chatelain.storage.writer import Writer
from tests.server.people import Come, Person

# -- which games count


def row(*bots: str | None, ranking: Sequence[int] = (1, 2), end: Sequence[str | None] | None = None) -> FinishedRow:
    """A game of Anna, who sits first, with these bots (None: a person) on the other seats."""
    began = [None, *bots]
    header: list[list[str | None]] = [[f"player {place}", bot] for place, bot in enumerate(began)]
    return FinishedRow("dice", 0, header, list(began if end is None else end), [30] * len(began), list(ranking))


@pytest.mark.parametrize(
    "finished",
    [
        row(None),
        row("squire", None, ranking=(1, 2, 3)),
        row("squire", "knight", ranking=(1, 2, 3)),
        row("greedy"),
        row("duke:60s"),
        row(ranking=(1,)),
        row("duke", end=(None, "page")),
        row("duke", end=("page", "duke")),
    ],
    ids=["two people", "a person more", "two kinds", "a yardstick", "a budget", "alone", "another bot", "handed over"],
)
def test_what_does_not_count(finished: FinishedRow) -> None:
    assert outing_of(finished) is None


@pytest.mark.parametrize(
    ("ranking", "share", "is_lost"),
    [
        ((1, 2), 1.0, False),
        ((1, 1), 0.5, False),
        ((2, 1), 0.0, True),
        ((2, 1, 3), 0.0, False),
        ((2, 1, 3, 4), 0.0, False),
        ((3, 1, 2, 4), 0.0, True),
        ((1, 2, 1, 1), 1 / 3, False),
    ],
)
def test_won_and_lost(ranking: tuple[int, ...], share: float, is_lost: bool) -> None:
    found = outing_of(row(*["baron"] * (len(ranking) - 1), ranking=ranking))
    assert found == Outing("dice", "baron", len(ranking) - 1, share, is_lost, 30)


# -- the level that suits


def outings(*words: str) -> list[Outing]:
    """`squire+` is a game won, `squire-` one lost, `squire=` one of several bots in the middle; the latest first."""
    return [Outing("dice", word[:-1], 1, float(word[-1] == "+"), word[-1] == "-", 30) for word in words]


@pytest.mark.parametrize(
    ("last", "level", "why"),
    [
        ([], "squire", "new"),
        (["squire+"], "squire", "last"),
        (["squire+", "squire+"], "knight", "won"),
        (["squire-", "squire+", "squire+"], "knight", "won"),
        (["squire+", "squire-", "squire-", "squire+"], "squire", "last"),
        (["knight-", "squire+", "squire+"], "knight", "last"),
        (["knight-", "knight-", "knight-"], "squire", "lost"),
        (["knight-", "knight=", "knight-"], "knight", "last"),
        (["page-", "page-", "page-"], "page", "last"),
        (["duke+", "duke+"], "duke", "last"),
        (["squire+", "page+", "squire+"], "squire", "last"),
    ],
)
def test_the_level_follows_the_last_games(last: list[str], level: str, why: str) -> None:
    found = suggested(outings(*last))
    assert (found.level, found.why) == (level, why)
    assert found.against == (last[0][:-1] if last else None)


def test_a_bot_from_elsewhere_is_no_level() -> None:
    assert suggested(outings("marvin+", "squire+", "squire+")).level == "knight"


# -- the rating of a person


def test_a_rating_needs_games_of_both_ends() -> None:
    ladder = ladder_of("dice")
    assert ladder is not None
    assert own_rating(ladder, outings("page+", "page+", "page-", "page+")) is None
    assert own_rating(ladder, outings(*["page+"] * 9)) is None
    even = own_rating(ladder, outings(*["squire+", "squire-"] * 4))
    squire = ladder.rung("squire")
    assert even is not None and squire is not None
    assert even.value == pytest.approx(squire.rating.value, abs=0.1)
    assert even.low < even.value < even.high
    better = own_rating(ladder, outings(*["squire+", "squire+", "squire-"] * 4))
    assert better is not None and better.value > even.value + 100
    assert own_rating(None, outings(*["squire+", "squire-"] * 4)) is None


# -- the database


def table(id: str, touched: float, guest: str, *, status: str = "over", ranking: Any = (2, 1)) -> list[Any]:
    """The rows of a table where a guest has played against a baron."""
    values = {
        "id": id, "code": id, "game": "dice", "rules": 1, "options": "{}", "secret": "0" * 64, "owner": guest,
        "status": status, "open": False, "slow": False, "pace": 0, "created": 1.0, "touched": touched, "revision": 1,
        "header": json.dumps([["Anna", None], ["baron", "baron"]]), "to_act": "[]", "scores": "[40, 50]",
        "ranking": None if ranking is None else json.dumps(ranking), "bots_due": False,
    }  # fmt: skip
    seat = {"table_id": id, "name": "", "nonce": "", "reserved": None}
    return [
        insert(TABLES).values(values),
        insert(SEATS).values(seat | {"seat": 0, "guest": guest, "bot": None, "colour": 0}),
        insert(SEATS).values(seat | {"seat": 1, "guest": None, "bot": "baron", "colour": 1}),
    ]


def with_store(path: Path, rows: list[Any], work: Callable[[Store], Awaitable[None]]) -> None:
    """Some work on a fresh database with these rows in it."""

    async def run() -> None:
        database = Database(path / "x.db")
        await database.migrate()

        def fill(connection: Connection) -> None:
            for one in rows:
                connection.execute(one)

        await database.write(fill)
        try:
            await work(Store(database, Writer(database)))
        finally:
            await database.close()

    asyncio.run(run())


def test_finished_games_are_those_with_a_ranking_the_latest_first(tmp_path: Path) -> None:
    rows = [
        *table("old", 1.0, "anna", ranking=[1, 2]),
        *table("new", 3.0, "anna"),
        *table("running", 4.0, "anna", status="playing", ranking=None),
        *table("abandoned", 5.0, "anna", ranking=None),
        *table("of-others", 6.0, "benno"),
        *table("damaged", 0.5, "anna", ranking=[1, 2, 3]),
        *table("lent", 2.0, "benno"),
        insert(DEVICES).values(table_id="lent", guest="anna", seat=0),
    ]

    async def work(store: Store) -> None:
        found = await store.finished_by("anna", 10)
        assert [one.ranking for one in found] == [[2, 1], [2, 1], [1, 2]]
        assert [one.bots for one in found] == [[None, "baron"]] * 3
        assert [one.ranking for one in await store.finished_by("anna", 1)] == [[2, 1]]
        assert await store.finished_by("nobody", 10) == []

    with_store(tmp_path, rows, work)


def test_the_tables_of_others_are_not_looked_at(tmp_path: Path) -> None:
    asked: list[str] = []

    def listen(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if "union" in statement.lower():
            asked.append(statement)

    async def work(store: Store) -> None:
        engine = store.database._reading
        event.listen(engine, "before_cursor_execute", listen)
        await store.finished_by("anna", 10)
        (statement,) = asked

        def plan(connection: Connection) -> list[str]:
            values = tuple(["anna", "anna", "over", 10, 0][: statement.count("?")])
            rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
            return [str(row[-1]) for row in rows]

        steps = await store.database.read(plan)
        assert any("ix_seats_guest" in step for step in steps)
        assert any("ix_devices_guest" in step for step in steps)
        assert not [step for step in steps if step.startswith(("SCAN tables", "SCAN seats", "SCAN devices"))]

    with_store(tmp_path, table("x", 1.0, "anna"), work)


# -- the interface


def results(person: Person, game: str) -> Any:
    (found,) = [one for one in person.get("/results") if one["game"] == game]
    return found


def test_a_newcomer_has_no_results(person: Come) -> None:
    found = results(person("Anna"), "beaugency")
    assert found["suggestion"] == {"level": "squire", "why": "new", "against": None, "won": 0, "games": 0}
    assert found["rating"] is None
    assert [one["bot"] for one in found["against"]] == ["page", "squire", "knight", "baron", "count", "duke"]
    assert all(one["played"] == 0 and one["points"] is None for one in found["against"])


def test_a_game_to_its_end_counts_and_one_given_up_does_not(person: Come) -> None:
    anna, benno = person("Anna"), person("Benno")
    given_up = anna.table("beaugency", "page")
    anna.post(f"/tables/{given_up['id']}/leave")
    assert all(one["played"] == 0 for one in results(anna, "beaugency")["against"])
    socket = anna.sit(anna.table("beaugency", "page")["id"])
    socket.play_on(Seeded(3))
    over = anna.get(f"/tables/{socket.id}")
    page = results(anna, "beaugency")["against"][0]
    won = int(over["ranking"][0] == 1)
    assert (page["bot"], page["played"], page["won"], page["points"]) == ("page", 1, won, over["scores"][0])
    suggestion = results(anna, "beaugency")["suggestion"]
    assert suggestion == {"level": "page", "why": "last", "against": "page", "won": won, "games": 1}
    assert results(anna, "burgundy")["suggestion"]["why"] == "new"
    assert results(benno, "beaugency")["suggestion"]["why"] == "new"


def test_the_games_carry_the_ratings_of_their_bots(person: Come) -> None:
    games = {game["id"]: game for game in person("Anna").get("/games")}
    ladder = ladder_of("dice")
    assert ladder is not None
    page = games["dice"]["bots"][0]
    rung = ladder.rung("page")
    assert rung is not None
    rounded = {key: round(value) for key, value in vars(rung.rating).items()}
    assert page["rating"] == rounded | {"reach": round(rung.rating.reach)}
    assert (page["measured"], page["points"]) == ("page", rung.points)
    assert list(page["traits"]) == ladder.traits
    duke = ladder.rung("duke")
    assert games["dice"]["bots"][5]["measured"] == (duke.bot if duke is not None else None)
