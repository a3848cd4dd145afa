"""The rows of the database as the server knows them, and how they are read: what cannot be right is not used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import msgspec

from chatelain.core.record import Entry

T = TypeVar("T")
#: Columns that hold JSON.
JSON = ("options", "header", "to_act", "scores", "ranking")
STATUSES = ("waiting", "playing", "over")


class Unreadable(Exception):
    """Rows that nobody can have written: the file is damaged, or somebody else has changed it."""


@dataclass(frozen=True)
class GuestRow:
    """A person on a device."""

    id: str
    name: str
    colour: int
    turn_hook: str | None
    created: float


@dataclass(frozen=True)
class SeatRow:
    """A chair: empty, held by a guest, played by a bot, or both."""

    guest: str | None
    bot: str | None
    name: str
    colour: int
    nonce: str
    reserved: str | None = None

    @property
    def is_empty(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def is_for_person(self) -> bool:
        """Whether somebody holds it (even if a bot stands in) or may still sit down."""
        return self.guest is not None or self.bot is None


@dataclass(frozen=True)
class Summary:
    """What the lobby shows of a position."""

    status: str
    to_act: list[int]
    scores: list[int]
    ranking: list[int] | None
    bots_due: bool


@dataclass(frozen=True)
class TableRow:
    """A table without its record. `header` holds names and bots of the seats when the game began."""

    id: str
    code: str
    game: str
    rules: int
    options: dict[str, str | bool]
    secret: str
    owner: str
    status: str
    open: bool
    slow: bool
    pace: int
    #: What the owner said about forecasts; None leaves it to the number of people (`Sitting.has_forecast`).
    forecast: bool | None
    created: float
    touched: float
    revision: int
    header: list[list[str | None]] | None
    rematch: str | None
    to_act: list[int]
    scores: list[int]
    ranking: list[int] | None
    bots_due: bool

    def with_summary(self, summary: Summary) -> TableRow:
        return replace(self, **vars(summary))


@dataclass(frozen=True)
class Sitting:
    """A table with its seats and the devices that hold one by a link."""

    row: TableRow
    seats: list[SeatRow]
    devices: dict[str, int]
    #: The seat that each guest has held since the game began, for good.
    held: dict[str, int] = field(default_factory=dict)

    def seat_of(self, guest: str) -> int | None:
        """The seat this guest holds."""
        for place, seat in enumerate(self.seats):
            if seat.guest == guest:
                return place
        return self.devices.get(guest)

    @property
    def has_forecast(self) -> bool:
        """Whether all who look see how the game will probably end: as the owner said, else where one plays bots."""
        if self.row.forecast is not None:
            return self.row.forecast
        return sum(seat.is_for_person for seat in self.seats) <= 1

    def holders(self) -> dict[str, int]:
        """Who holds a seat now, as a guest or by a device."""
        return {seat.guest: place for place, seat in enumerate(self.seats) if seat.guest is not None} | self.devices


@dataclass(frozen=True)
class ChatRow:
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    time: float


@dataclass(frozen=True)
class BrokenRow:
    """A table that cannot be read, with what is known of it."""

    id: str
    code: str
    game: str
    why: str


@dataclass(frozen=True)
class FinishedRow:
    """A game that was played to its end, as one of its players looks back on it."""

    game: str
    #: The seat of who looks back.
    seat: int
    #: Names and bots of the seats when the game began, and who plays each seat in the end: a bot, or None for a person.
    header: list[list[str | None]]
    bots: list[str | None]
    scores: list[int]
    ranking: list[int]


# -- reading


def read_row(kind: type[T], row: Mapping[Any, Any]) -> T:
    """A row as its type; Unreadable if a value is of another kind."""
    try:
        # The keys are of a class of their own, which is not quite a text.
        return msgspec.convert({str(key): value for key, value in row.items()}, kind)
    except msgspec.ValidationError as error:
        raise Unreadable(f"{kind.__name__}: {error}") from None


def read_sitting(
    table: Mapping[Any, Any],
    seats: Sequence[Mapping[Any, Any]],
    devices: Sequence[Mapping[Any, Any]],
    held: Sequence[Mapping[Any, Any]],
) -> Sitting:
    """A table with all that belongs to it; Unreadable if its rows do not fit together."""
    decoded = {key: read_json(table[key], key) for key in JSON if table[key] is not None}
    row = read_row(TableRow, dict(table) | decoded)
    in_order = sorted(seats, key=lambda seat: str(seat["seat"]).zfill(4))
    if [seat["seat"] for seat in in_order] != list(range(len(seats))):
        raise Unreadable("seats are missing")
    found = Sitting(
        row,
        [read_row(SeatRow, seat) for seat in in_order],
        {device["guest"]: device["seat"] for device in devices},
        {holder["guest"]: holder["seat"] for holder in held},
    )
    _check(found)
    return found


def _check(sitting: Sitting) -> None:
    row, places = sitting.row, range(len(sitting.seats))
    fits = {
        "seats": bool(places),
        "status": row.status in STATUSES and (row.status != "playing" or row.header is not None),
        "secret": len(row.secret) == 64 and set(row.secret) <= set("0123456789abcdef"),
        "header": row.header is None or [len(one) for one in row.header] == [2 for _ in places],
        "to_act": all(seat in places for seat in row.to_act),
        "scores": len(row.scores) == len(places) and (row.ranking is None or len(row.ranking) == len(places)),
        "holders": all(seat in places for seat in [*sitting.devices.values(), *sitting.held.values()]),
    }
    for what, is_well in fits.items():
        if not is_well:
            raise Unreadable(f"{what} cannot be")


def read_finished(table: Mapping[Any, Any], seat: int, bots: Sequence[str | None]) -> FinishedRow:
    """A finished game; Unreadable if its rows do not fit together."""
    decoded = {key: read_json(table[key], key) for key in ("header", "scores", "ranking")}
    found = read_row(FinishedRow, decoded | {"game": table["game"], "seat": seat, "bots": bots})
    seats = len(found.bots)
    lengths = [len(found.header), len(found.scores), len(found.ranking)]
    if lengths != [seats] * 3 or any(len(one) != 2 for one in found.header) or seat not in range(seats):
        raise Unreadable("a finished game cannot be")
    return found


def read_entry(row: Mapping[Any, Any]) -> Entry:
    """An entry of a record."""
    made = dict(row) | {"chance": read_json(row["chance"], "chance")}
    return read_row(Entry, made)


def read_json(text: object, what: str) -> Any:
    """What a column holds."""
    try:
        return msgspec.json.decode(str(text))
    except (ValueError, RecursionError):
        raise Unreadable(f"{what} is no JSON") from None


def broken_row(table: Mapping[Any, Any], why: Unreadable) -> BrokenRow:
    """What is left of a table."""
    words = {key: value if isinstance(value := table[key], str) else "" for key in ("id", "code", "game")}
    return BrokenRow(**words, why=str(why))
