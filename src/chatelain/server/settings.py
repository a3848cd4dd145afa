"""What a server can be told: where it keeps things, what it allows, and how much."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

PREFIX = "CHATELAIN_"


class BadSetting(Exception):
    """A variable of the environment has a value it cannot have."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(name, value)
        self.name = name
        self.value = value


@dataclass(frozen=True)
class Settings:
    """Every value can be set by an environment variable: CHATELAIN_ and the name in capitals."""

    #: Where the database and the key of the cookies lie.
    data_dir: Path = field(default_factory=lambda: default_data_dir())
    #: The database; empty is an SQLite file in the data directory.
    database: str = ""
    #: Names under which the server may be called, separated by commas; empty allows all.
    hosts: str = ""
    #: Further origins (https://example.org) whose pages may talk to the server, separated by commas.
    origins: str = ""
    #: Whether the server is reached by https only: cookies then never travel in the clear.
    secure: bool = False
    #: Behind a proxy that sets X-Forwarded-For: who is counted is its last address.
    behind_proxy: bool = False
    #: Where players find the server (https://example.org): invitations lead there, and "your turn" carries a link.
    public_url: str = ""
    #: Where others on the network find it (http://192.168.1.7:8000); empty: `chatelain serve` finds it out.
    network_url: str = ""
    #: Whether "your turn" may be sent to addresses of the own network.
    private_hooks: bool = False
    #: Seconds such a message may take, from the name of the address to the answer.
    hook_seconds: float = 5.0

    # -- limits
    #: The largest body of a request and the largest message of a socket, in bytes.
    body_size: int = 64 * 1024
    message_size: int = 8 * 1024
    #: Seconds a request may take to arrive, from its first byte to its last, and an answer to move on.
    request_seconds: float = 30.0
    #: Requests and messages a second, and how many may come at once: for a guest, and for an address.
    guest_rate: float = 20.0
    guest_burst: int = 80
    address_rate: float = 100.0
    address_burst: int = 400
    #: New tables a minute for one guest and one address.
    new_tables_a_minute: float = 30.0
    tables_per_guest: int = 40
    sockets_per_guest: int = 30
    sockets_per_address: int = 300
    sockets: int = 10_000
    #: Codes of tables that were wrong: how many at once, and then how many a minute, from one address.
    wrong_codes: int = 20
    wrong_codes_a_minute: float = 1.0
    chat_kept: int = 200
    #: Tables whose position stays in memory.
    tables_in_memory: int = 2000
    #: Days after which a table that nobody has begun to play at is cleared away, unless somebody looks at it. They
    #: are counted while the server runs, not by the time of day; every so many seconds the time is noted.
    waiting_days: float = 14.0
    tidy: float = 600.0
    #: Bytes that may wait for a socket before it is closed, to come back with a fresh picture.
    backlog: int = 1_000_000
    #: Bytes of whole pictures and old pages of the log for a guest, in a second and at once; five times that for an
    #: address.
    picture_rate: float = 200_000.0
    picture_burst: int = 4_000_000

    # -- what strangers bring
    #: How much of a processor's time it may take to check data of somebody's own, and to play a record again.
    data_seconds: float = 0.25
    replay_seconds: float = 30.0

    # -- bots
    #: Processes that think; 0 is one for every processor but one.
    workers: int = 0
    #: How long a bot may think, in seconds, before its process is replaced.
    thinking_limit: float = 30.0
    #: How much time to think a table may ask for, in seconds a decision: longer is refused, and nobody is given more.
    bot_seconds: float = 5.0
    #: Whether forecasts of the final score come from what was learned, where a game has learned.
    forecast_learned: bool = True
    #: The most games that are played on to forecast it where it has not; 0: no forecasts at all.
    forecast_playouts: int = 100
    #: How long to play on, in seconds of one processor, once there are a few games.
    forecast_seconds: float = 0.5
    #: Processes that make forecasts, and tables that may wait for one.
    forecast_workers: int = 1
    forecast_queue: int = 16
    #: How long a lease lasts, in seconds.
    lease: float = 10.0
    #: Seconds after which the owner may give the seat of somebody who has gone to a bot.
    absent_after: float = 60.0
    #: How often to look whether another process has written, in seconds.
    watch: float = 0.25

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] | None = None) -> Settings:
        """The defaults, changed by the environment."""
        environ = os.environ if environ is None else environ
        defaults, given = cls(), dict[str, Any]()
        for known in fields(cls):
            word = environ.get(PREFIX + known.name.upper())
            if word is not None:
                given[known.name] = _read(known.name, getattr(defaults, known.name), word)
        return replace(defaults, **given)

    @property
    def database_place(self) -> str | Path:
        """The address of the database, or its file."""
        return self.database or self.data_dir / "chatelain.db"

    @property
    def host_names(self) -> list[str]:
        return [name.strip().lower() for name in self.hosts.split(",") if name.strip()]

    @property
    def other_origins(self) -> list[str]:
        return [origin.strip().lower().rstrip("/") for origin in self.origins.split(",") if origin.strip()]


def default_data_dir() -> Path:
    """Where a user's data belong on this system."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "chatelain"


def _read(name: str, default: object, word: str) -> object:
    try:
        if isinstance(default, bool):
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[word.lower()]
        return type(default)(word)  # type: ignore[call-arg]
    except (KeyError, ValueError):
        raise BadSetting(PREFIX + name.upper(), word) from None
