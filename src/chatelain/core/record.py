"""A record: header, decisions and chance outcomes as JSON lines. It is the truth of a game everywhere.

{"chatelain": 1, "game": "beaugency", "rules": 1, "seats": [...], "options": {...}, "chance": "seeded", "seed": "7"}
{"n": 0, "chance": [7, 1]}
{"n": 1, "seat": 0, "move": "roll 0", "chance": [3]}
{"n": 2, "seat": 0, "undo": 1}
{"n": 9, "seat": 1, "move": "stop", "digest": "..."}
{"end": {"scores": [30, 12], "ranking": [1, 2], "digest": "...", "secret": "..."}}
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from chatelain.core.errors import RecordError
from chatelain.core.manifest import Options

FORMAT = 1
#: A digest stands in the record after this many entries, so that a fault is found near its place.
DIGEST_EVERY = 50
#: Outcomes and points are far smaller; what is larger does not fit the numbers of the compiled engine.
LARGEST = 2**53
#: Where outcomes come from.
KINDS = ("seeded", "sealed", "manual", "forced")


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name, and the bot that plays if it is no person."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Header:
    """What has to be known to replay: a seeded game's `seed`, the `commitment` to a sealed game's secret."""

    game: str
    rules: int
    seats: tuple[Seat, ...]
    options: Options
    chance: str
    seed: str | None = None
    commitment: str | None = None


@dataclass(frozen=True)
class Entry:
    """One line after the header: the set-up (no seat), a move, or an undo of some moves."""

    seat: int | None
    move: str | None
    undo: int = 0
    chance: tuple[int, ...] = ()
    digest: str | None = None


@dataclass(frozen=True)
class End:
    """The last line of a finished game."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    digest: str
    secret: str | None = None


@dataclass
class Record:
    """Header, entries and, when the game is over, its end. `secret` is only kept in a save of a running sealed game."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    end: End | None = None
    secret: str | None = None

    def dump(self) -> str:
        """The record as JSON lines."""
        lines = [_dump_header(self.header)]
        lines += [_dump_entry(number, entry) for number, entry in enumerate(self.entries)]
        if self.end is not None:
            end = {"scores": self.end.scores, "ranking": self.end.ranking, "digest": self.end.digest}
            lines.append({"end": end | ({"secret": self.end.secret} if self.end.secret else {})})
        elif self.secret is not None:
            lines.append({"secret": self.secret})
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def load(text: str) -> Record:
    """Reads JSON lines; RecordError names the line and the reason."""
    # Not splitlines(): a name may hold one of the other line ends Unicode knows.
    lines = text.removesuffix("\n").split("\n")
    if not lines[0].strip():
        raise RecordError(1, "empty-file")
    record = Record(_load_header(_parse(1, lines[0])))
    for number, line in enumerate(lines[1:], start=2):
        if record.end is not None or record.secret is not None:
            raise RecordError(number, "after-end")
        if not line.strip():
            raise RecordError(number, "empty-line")
        data = _parse(number, line)
        if "end" in data:
            _refuse_unknown(number, data, ["end"])
            record.end = _load_end(number, data["end"], record.header)
        elif "secret" in data:
            _refuse_unknown(number, data, ["secret"])
            record.secret = _secret(number, data, record.header)
        else:
            record.entries.append(_load_entry(number, data, len(record.entries), len(record.header.seats)))
    if not record.entries:
        raise RecordError(len(lines), "no-set-up")
    return record


# -- writing


def _dump_header(header: Header) -> dict[str, Any]:
    line: dict[str, Any] = {"chatelain": FORMAT, "game": header.game, "rules": header.rules}
    line["seats"] = [{"name": seat.name} | ({"bot": seat.bot} if seat.bot else {}) for seat in header.seats]
    line["options"] = header.options
    line["chance"] = header.chance
    if header.seed is not None:
        line["seed"] = header.seed
    if header.commitment is not None:
        line["commitment"] = header.commitment
    return line


def _dump_entry(number: int, entry: Entry) -> dict[str, Any]:
    line: dict[str, Any] = {"n": number}
    if entry.seat is not None:
        line["seat"] = entry.seat
    if entry.move is not None:
        line["move"] = entry.move
    if entry.undo:
        line["undo"] = entry.undo
    if entry.chance:
        line["chance"] = list(entry.chance)
    if entry.digest is not None:
        line["digest"] = entry.digest
    return line


# -- reading


def _parse(number: int, line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise RecordError(number, "half-character") from None
    except (ValueError, RecursionError) as error:
        raise RecordError(number, "not-json", detail=str(error)) from None
    if not isinstance(data, dict):
        raise RecordError(number, "not-object")
    return data


def _refuse_unknown(number: int, data: dict[str, Any], known: Iterable[str]) -> None:
    unknown = sorted(set(data) - set(known))
    if unknown:
        raise RecordError(number, "unknown-key", key=unknown[0])


def _word(number: int, data: dict[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise RecordError(number, "no-text", key=key)
    return value


def _number(number: int, data: dict[str, Any], key: str, low: int, high: int) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise RecordError(number, "no-number", key=key, low=low, high=high)
    return value


def _numbers(number: int, data: dict[str, Any], key: str) -> tuple[int, ...]:
    value = data.get(key, [])
    if not isinstance(value, list) or not all(type(item) is int and abs(item) <= LARGEST for item in value):
        raise RecordError(number, "no-numbers", key=key)
    return tuple(value)


def _secret(number: int, data: dict[str, Any], header: Header) -> str:
    if header.chance != "sealed":
        raise RecordError(number, "other-chance", key="secret", kind="sealed")
    return _word(number, data, "secret")


def _load_header(data: dict[str, Any]) -> Header:
    if type(data.get("chatelain")) is not int or data["chatelain"] != FORMAT:
        raise RecordError(1, "record-format", format=FORMAT)
    _refuse_unknown(1, data, ["chatelain", "game", "rules", "seats", "options", "chance", "seed", "commitment"])
    seats = data.get("seats")
    if not isinstance(seats, list) or not seats or not all(isinstance(seat, dict) for seat in seats):
        raise RecordError(1, "no-seats", key="seats")
    for seat in seats:
        _refuse_unknown(1, seat, ["name", "bot"])
    options = data.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(value, str | bool) for value in options.values()):
        raise RecordError(1, "no-options", key="options")
    chance = _word(1, data, "chance")
    if chance not in KINDS:
        raise RecordError(1, "unknown-chance", name=chance, known=", ".join(KINDS))
    for key, kind in (("seed", "seeded"), ("commitment", "sealed")):
        if (chance == kind) != (key in data):
            raise RecordError(1, "other-chance", key=key, kind=kind)
    return Header(
        game=_word(1, data, "game"),
        rules=_number(1, data, "rules", 1, 10**6),
        seats=tuple(Seat(_word(1, seat, "name"), _word(1, seat, "bot") if "bot" in seat else None) for seat in seats),
        options=options,
        chance=chance,
        seed=_word(1, data, "seed") if "seed" in data else None,
        commitment=_word(1, data, "commitment") if "commitment" in data else None,
    )


def _load_entry(number: int, data: dict[str, Any], place: int, seats: int) -> Entry:
    _refuse_unknown(number, data, ["n", "seat", "move", "undo", "chance", "digest"])
    if _number(number, data, "n", 0, 10**9) != place:
        raise RecordError(number, "entry-order", found=data["n"], wanted=place)
    if place == 0 and ("seat" in data or "move" in data or "undo" in data):
        raise RecordError(number, "set-up-entry")
    if place > 0 and ("move" in data) == ("undo" in data):
        raise RecordError(number, "move-or-undo")
    return Entry(
        seat=_number(number, data, "seat", 0, seats - 1) if place else None,
        move=_word(number, data, "move") if "move" in data else None,
        undo=_number(number, data, "undo", 1, 10**6) if "undo" in data else 0,
        chance=_numbers(number, data, "chance"),
        digest=_word(number, data, "digest") if "digest" in data else None,
    )


def _load_end(number: int, data: object, header: Header) -> End:
    if not isinstance(data, dict):
        raise RecordError(number, "not-object")
    _refuse_unknown(number, data, ["scores", "ranking", "digest", "secret"])
    end = End(
        scores=_numbers(number, data, "scores"),
        ranking=_numbers(number, data, "ranking"),
        digest=_word(number, data, "digest"),
        secret=_secret(number, data, header) if "secret" in data else None,
    )
    if len(end.scores) != len(header.seats) or len(end.ranking) != len(header.seats):
        raise RecordError(number, "result-seats")
    return end
