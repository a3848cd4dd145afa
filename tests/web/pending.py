"""Positions for everything a table may ask: one for each kind of decision of each game, put into a server as tables.

Seeded games are played at random until every kind has come up for some seat. A kind is what lies on top of the stack of
decisions, a block of actions that is legal, or something that takes room: a full storage, a long hand.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from chatelain.bots.greedy import GreedyBot
from chatelain.core.chance import Sealed
from chatelain.core.match import Match
from chatelain.core.record import Seat
from chatelain.server import tokens
from chatelain.server.table import Table
from chatelain.server.timeline import Timeline
from chatelain.storage.database import Database
from chatelain.storage.rows import SeatRow, Sitting, TableRow
from chatelain.storage.store import Store
from chatelain.storage.writer import Writer

#: The longest names one may have.
NAMES = (
    "Marguerite-Éléonore de B", "Wilhelmina van Aaksterga", "Bartholomäus Großmüller", "Ermengarde de Montmoreny",
    "Guillaume Wolframmowicz",
)  # fmt: skip
#: A position as plain values, whatever the game.
Seen = Mapping[str, Any]
Kinds = Callable[[Seen, int], Iterator[str]]


@dataclass(frozen=True)
class Game:
    """How one game is played to find its kinds of decisions: with how many players and options, and how often."""

    name: str
    options: dict[str, str | bool]
    seats: int
    kinds: Kinds
    games: int = 12


@dataclass(frozen=True)
class Position:
    """A moment of a game, as one seat meets it; `kinds` says what it shows for the first time."""

    game: Game
    secret: bytes
    match: Match
    seat: int
    kinds: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.game.name} {self.game.seats}: {', '.join(self.kinds)}"


# -- what a position shows


def _burgundy(view: Seen, seat: int) -> Iterator[str]:
    player = view["players"][seat]
    known = sum(tile is not None and tile[0] == "k" and tile[1:].isdigit() for tile in player["tiles"])
    yield f"pending {view['pending']}" if view["phase"] != "setup" else "set-up"
    yield f"{sum(tile is not None for tile in player['stored'])} stored"
    yield f"{min(known, 6)} known"
    yield f"{len(player['goods'])} goods"


def _dice(view: Seen, seat: int) -> Iterator[str]:
    player = view["players"][seat]
    yield f"{len(player['draft'] or [])} drafted"
    yield f"phase {view['phase']}"
    yield f"{min(player['goods'], 4)} goods"
    if view["last"]:
        yield "last"
    if player["committed"]:
        yield "committed"


def _cards(view: Seen, seat: int) -> Iterator[str]:
    player = view["players"][seat]
    for pending in view["pending"][:1]:
        yield f"pending {pending['what']}"
    yield f"{sum(card is not None for card in player['projects'])} projects"
    yield f"{min(10, len(player['estate']))} columns"
    if all(player["goods"].values()) and all(player["animals"].values()):
        yield "full storage"


def _beaugency(view: Seen, seat: int) -> Iterator[str]:
    yield f"phase {view['phase']}"
    if any(len(row) >= 7 for row in view["castles"][seat].values()):
        yield "long row"


def _burdigala(view: Seen, seat: int) -> Iterator[str]:
    player = view["players"][seat]
    yield f"pending {view['pending']}"
    yield f"{min(len(player['hand_cards'] or []), 3)} cards"
    yield f"{min(len(player['table']), 3)} laid"
    if sum((player["goods_cards"] or {}).values()) >= 8:
        yield "many goods"


#: Every decision comes up with the fewest seats; more players take more room.
GAMES = [
    Game("beaugency", {}, 2, _beaugency),
    Game("burdigala", {}, 2, _burdigala),
    Game("burdigala", {}, 4, _burdigala, 3),
    Game("burgundy", {"estates": "choose", "choice": "secret"}, 2, _burgundy, 30),
    Game("burgundy", {"estates": "choose", "choice": "open", "spielbox": True}, 3, _burgundy, 3),
    Game("burgundy", {"estates": "random"}, 4, _burgundy, 3),
    Game("cards", {}, 2, _cards),
    Game("cards", {}, 1, _cards, 3),
    Game("cards", {}, 3, _cards, 3),
    Game("cards", {}, 4, _cards, 3),
    Game("dice", {}, 2, _dice),
    Game("dice", {}, 1, _dice, 3),
    Game("dice", {}, 4, _dice, 3),
    Game("dice", {"sheet": "B"}, 5, _dice, 3),
]


def _moments(game: Game, secret: bytes) -> Iterator[tuple[int, int, set[str]]]:
    """For every moment of a random game the length of its record, a seat, and what that seat meets there."""
    for match, seat in _course(game, secret):
        state, length = match.state, len(match.record.entries)
        if seat is None:
            yield length, 0, {"over"}
            return
        kinds = {f"may {match.game.actions.text(action).split()[0]}" for action in state.legal(seat)}
        yield length, seat, kinds | set(game.kinds(state.view(seat), seat))
        for other in range(game.seats):
            if other not in state.to_act():
                yield length, other, {"waits"}


def _course(game: Game, secret: bytes) -> Iterator[tuple[Match, int | None]]:
    """A game with the seat that moves next. Half the moves are at random, half by a greedy bot: estates fill so."""
    match = Match.new(game.name, [Seat(name) for name in NAMES[: game.seats]], game.options, source=Sealed(secret))
    choice = Random(secret)
    bot = GreedyBot(match.game, choice.randrange(2**31))
    while not match.state.is_over:
        seat = choice.choice(match.state.to_act())
        yield match, seat
        legal = match.state.legal(seat)
        match.play(seat, bot.decide(match.state, seat) if choice.random() < 0.5 else choice.choice(legal))
    yield match, None


def positions(game: Game) -> list[Position]:
    """As few positions as show every kind that comes up, the richest first."""
    met: list[tuple[bytes, int, int, set[str]]] = []
    for number in range(game.games):
        secret = f"{game.name} {number}".encode().ljust(32, b".")
        met += [(secret, *moment) for moment in _moments(game, secret)]
    chosen: list[tuple[bytes, int, int, set[str]]] = []
    missing = set().union(*(kinds for *_, kinds in met))
    while missing:
        secret, length, seat, kinds = max(met, key=lambda moment: (len(moment[3] & missing), moment[1]))
        chosen.append((secret, length, seat, kinds & missing))
        missing -= kinds
    return [_position(game, *one) for one in chosen]


def turns(game: Game, secret: bytes, count: int, seat: int = 0) -> list[Position]:
    """The first turns of a seat in a game, each at its beginning."""
    lengths: list[int] = []
    before = None
    for match, mover in _course(game, secret):
        if mover == seat != before:
            lengths.append(len(match.record.entries))
        before = mover
        if len(lengths) == count:
            break
    return [_position(game, secret, length, seat, {"turn"}) for length in lengths]


def _position(game: Game, secret: bytes, length: int, seat: int, kinds: set[str]) -> Position:
    """Plays the same game again, up to there."""
    match = next(match for match, _ in _course(game, secret) if len(match.record.entries) == length)
    return Position(game, secret, match, seat, tuple(sorted(kinds)))


# -- into a server


def furnish(folder: Path, found: Sequence[Position], guest: str) -> list[str]:
    """Puts the positions as tables of this guest into the data of a server; gives their ids."""
    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, _furnish(folder, found, guest)).result()


async def _furnish(folder: Path, found: Sequence[Position], guest: str) -> list[str]:
    database = Database(folder / "chatelain.db")
    writer = Writer(database)
    writer.start()
    store = Store(database, writer)
    try:
        return [await _write(store, position, guest) for position in found]
    finally:
        await writer.close()
        await database.close()


async def _write(store: Store, position: Position, guest: str) -> str:
    record, names = position.match.record, [seat.name for seat in position.match.record.header.seats]
    holders = [guest if place == position.seat else tokens.new_guest() for place in range(len(names))]
    now = time.time()
    row = TableRow(
        id=tokens.new_id(),
        code=tokens.new_code(),
        game=record.header.game,
        rules=record.header.rules,
        options=dict(record.header.options),
        secret=position.secret.hex(),
        owner=guest,
        status="playing",
        open=False,
        slow=False,
        pace=0,
        forecast=True,
        created=now,
        touched=now,
        revision=0,
        header=[[name, None] for name in names],
        rematch=None,
        to_act=[],
        scores=[0] * len(names),
        ranking=None,
        bots_due=False,
    )
    seats = [
        SeatRow(holder, None, name, place, tokens.new_nonce())
        for place, (holder, name) in enumerate(zip(holders, names, strict=True))
    ]
    sitting = Sitting(row, seats, {})
    sitting = replace(sitting, held=sitting.holders())
    summary = Table(sitting, timeline=Timeline(position.match)).summary()
    setup, *entries = record.entries
    await store.create(replace(sitting, row=row.with_summary(summary)), setup, now)
    # All at once: the writer commits what waits together.
    await asyncio.gather(
        *(store.append(row.id, number, entry, summary, now) for number, entry in enumerate(entries, start=1))
    )
    return row.id
