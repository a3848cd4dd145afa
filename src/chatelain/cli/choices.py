"""Bots, players and options as they are written on a command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from chatelain.bots.registry import FIRST_LEVEL, bot
from chatelain.cli.files import is_file, read_text
from chatelain.cli.problems import Problem
from chatelain.core import registry
from chatelain.core.errors import UnknownName
from chatelain.core.manifest import Manifest, Option, Options
from chatelain.core.record import Seat
from chatelain.text import Texts
from chatelain.text.names import free_name


def bot_list(text: str) -> list[str]:
    """The bots of `greedy,random`, each known."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise Problem("bots-empty")
    for name in names:
        bot(name)
    return names


def options_of(manifest: Manifest, given: Sequence[str]) -> Options:
    """All options of a game, from words like `key=value`. A file's name stands for what the game reads in it."""
    known = {option.id: option for option in manifest.options}
    chosen: dict[str, str] = {}
    for word in given:
        key, sign, value = word.partition("=")
        if not sign:
            raise Problem("option-shape", word=word)
        if key not in known:
            raise UnknownName("option", key, known)
        if key in chosen:
            raise Problem("option-twice", option=key)
        chosen[key] = _from_file(manifest, known[key], value) if known[key].free else value
    return manifest.check_options(chosen)


def _from_file(manifest: Manifest, option: Option, value: str) -> str:
    """What a game makes of a file the player names."""
    path = Path(value)
    # With an ending like .txt it is meant to be a file, and a missing one is named as such.
    if value in option.choices or not (path.suffix or is_file(path)):
        return value
    return registry.game(manifest.id).read_option_file(option.id, value, read_text(path))


def seats_of(
    manifest: Manifest, texts: Texts, players: str | None, bots: str | None, seats: int | None
) -> tuple[Seat, ...]:
    """Who sits where: people first, then bots, which fill the seats that are left.

    Without any wish it is you against one bot for a beginning; as many bots as seats play among themselves.
    """
    low = manifest.seats[0]
    wanted = bot_list(bots) if bots is not None else []
    if players is not None:
        people = _people(texts, players)
    elif seats is not None and len(wanted) >= seats:
        people = []
    else:
        people = [texts.say("player-name", number=1)]
    count = seats or max(low, len(people) + (len(wanted) or (1 if players is None else 0)))
    manifest.check_seats(count)
    if len(people) + len(wanted) > count:
        raise Problem("seats-too-many", seats=count, people=len(people), bots=len(wanted))
    cycle = wanted or [FIRST_LEVEL]
    filled = [cycle[place % len(cycle)] for place in range(count - len(people))]
    return _with_bots(people, filled)


def _people(texts: Texts, players: str) -> list[str]:
    """Names, or how many people play."""
    if players.strip().isdecimal():
        return [texts.say("player-name", number=number + 1) for number in range(int(players))]
    names = [name.strip() for name in players.split(",") if name.strip()]
    if not names:
        raise Problem("players-empty")
    if len(set(names)) < len(names):
        raise Problem("players-twice")
    return names


def _with_bots(people: list[str], bots: list[str]) -> tuple[Seat, ...]:
    """Bots have the name of their kind, the second one with a number, as at a table of the server."""
    seats = [Seat(name) for name in people]
    for bot_id in bots:
        seats.append(Seat(free_name(bot_id, [seat.name for seat in seats]), bot_id))
    return tuple(seats)
