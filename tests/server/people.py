"""A server on the loopback, and people who talk to it as a browser does: real requests, real sockets."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from chatelain.core.chance import Seeded
from chatelain.server.house import House
from chatelain.server.patch import apply
from chatelain.server.run import listen_on, server_of
from chatelain.server.settings import Settings
from chatelain.server.wire import Change

#: Tests ask faster than people.
HASTY = Settings(
    data_dir=Path(), guest_rate=1e6, guest_burst=10**6, address_rate=1e6, address_burst=10**6,
    new_tables_a_minute=1e6, tables_per_guest=1000, sockets_per_guest=1000, sockets_per_address=10_000,
    wrong_codes=10**6, workers=1, absent_after=0.0, picture_rate=1e12, picture_burst=10**12,
)  # fmt: skip
PATIENCE = 20.0


class Server:
    """One that runs in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listening = listen_on("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.uvicorn = server_of(settings)
        self.thread = threading.Thread(target=self.uvicorn.run, kwargs={"sockets": [self.listening]})

    @property
    def house(self) -> House:
        """The house behind the door."""
        return self.uvicorn.config.app.house  # type: ignore[union-attr, no-any-return]

    def start(self) -> None:
        self.thread.start()
        deadline = time.monotonic() + 30
        while not self.uvicorn.started:
            assert self.thread.is_alive() and time.monotonic() < deadline, "the server does not start"
            time.sleep(0.01)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(20)
        self.listening.close()
        assert not self.thread.is_alive()

    def person(self, name: str | None = None) -> Person:
        return Person(self.port, name)


@contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[Server]:
    server = Server(replace(HASTY, data_dir=folder, **changes))
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Person:
    """A guest with a cookie of his own."""

    def __init__(self, port: int, name: str | None = None) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}/api", trust_env=False, timeout=30)
        self.me = self.get("/me")
        self.sockets: list[Socket] = []
        if name is not None:
            self.patch("/me", {"name": name})

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.http.close()

    # -- requests

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.http.request(method, path, **({} if body is None else {"json": body}), **more)

    def get(self, path: str, status: int = 200) -> Any:
        return self._checked(self.ask("GET", path), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._checked(self.ask("POST", path, body), status)

    def patch(self, path: str, body: Any, status: int = 200) -> Any:
        return self._checked(self.ask("PATCH", path, body), status)

    def refusal(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the code of something that is refused."""
        answer = self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        assert {"code", "params"} <= set(answer.json()) <= {"code", "params", "line", "cause"}
        return answer.status_code, answer.json()["code"]

    def _checked(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, f"{answer.status_code} {answer.text}"
        return answer.json()

    # -- tables

    def table(self, game: str = "beaugency", *others: str, me: bool = True, **more: Any) -> Any:
        """A new table; the others are `anyone` or the names of bots."""
        seats: list[dict[str, str]] = [{"kind": "me"}] if me else []
        seats += [{"kind": "anyone"} if other == "anyone" else {"kind": "bot", "bot": other} for other in others]
        return self.post("/tables", {"game": game, "seats": seats, "pace": 0, **more}, 201)

    def sit(self, id: str) -> Socket:
        socket = Socket(self, id)
        self.sockets.append(socket)
        return socket

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


#: Somebody comes to the server, by name: the fixture `person`.
Come = Callable[[str], Person]


class Refused(Exception):
    """The server said no."""

    def __init__(self, reason: dict[str, Any]) -> None:
        super().__init__(reason["code"])
        self.code: str = reason["code"]
        self.params = reason["params"]


class Socket:
    """An open table as a client keeps it: view and decision follow from snapshot and deltas alone."""

    def __init__(self, person: Person, id: str, **headers: str) -> None:
        self.id = id
        self._open = ExitStack()
        self.raw: ClientConnection = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{person.port}/api/tables/{id}/socket",
                additional_headers={"Cookie": person.cookie(), **headers},
                proxy=None,
                compression=None,
                max_size=None,
            )
        )
        self.number = 0
        self.seq = -1
        self.view: Any = None
        self.decision: Any = None
        self.table: Any = None
        self.seat: int | None = None
        self.to_act: list[int] = []
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.texts: list[str] = []
        self.answers: dict[int, Any] = {}
        self.gaps = 0
        self.until(lambda: self.seq >= 0)

    def close(self) -> None:
        self._open.close()

    # -- hearing

    def hear(self, timeout: float = PATIENCE) -> Any:
        """The next message, taken in."""
        text = self.raw.recv(timeout)
        assert isinstance(text, str)
        self.texts.append(text)
        message = json.loads(text)
        getattr(self, f"_{message['type']}")(message)
        return message

    def until(self, condition: Any, timeout: float = PATIENCE) -> None:
        """Listens until something is so."""
        deadline = time.monotonic() + timeout
        while not condition():
            self.hear(max(0.01, deadline - time.monotonic()))

    def drain(self, quiet: float = 0.15) -> None:
        """Listens until nothing comes any more."""
        while True:
            try:
                self.hear(quiet)
            except TimeoutError:
                return

    def _snapshot(self, message: Any) -> None:
        self.seq, self.view, self.decision = message["seq"], message["view"], message["decision"]
        self.table, self.seat, self.chat = message["table"], message["seat"], message["chat"]
        self.log = message["log"]
        self.to_act, self.board = message["table"]["to_act"], message["board"]

    def _delta(self, message: Any) -> None:
        if message["after"] != self.seq:
            self.gaps += 1
            return
        self.seq, self.decision, self.to_act = message["seq"], message["decision"], message["to_act"]
        self.log += message["steps"]
        self.view = apply(self.view, msgspec.convert(message["changes"], list[Change]))

    def _table(self, message: Any) -> None:
        self.table = message["table"]

    def _chat(self, message: Any) -> None:
        self.chat.append(message["line"])

    def _done(self, message: Any) -> None:
        self.answers[message["re"]] = message

    _refused = _why = _forecast = _log = _done

    # -- asking

    def send(self, message: dict[str, Any]) -> int:
        self.number += 1
        self.raw.send(json.dumps({**message, "id": self.number}))
        return self.number

    def ask(self, kind: str, **values: Any) -> Any:
        """Sends a request and waits for its answer; Refused if it is refused."""
        number = self.send({"type": kind, **values})
        self.until(lambda: number in self.answers)
        answer = self.answers.pop(number)
        if answer["type"] == "refused":
            raise Refused(answer["reason"])
        return answer

    def play(self, action: int, seen: int | None = None) -> None:
        self.ask("play", action=action, seen=self.seq if seen is None else seen)

    def whole_log(self) -> list[Any]:
        """From the set-up on, page by page."""
        while self.log and self.log[0]["seq"]:
            self.log = self.ask("log", before=self.log[0]["seq"])["steps"] + self.log
        return self.log

    def undo(self, moves: int = 1) -> None:
        self.ask("undo", moves=moves, seen=self.seq)

    def redo(self) -> None:
        self.ask("redo", seen=self.seq)

    def play_any(self, luck: Seeded) -> None:
        """Any legal action, when it is my turn."""
        self.until(lambda: self.may_play)
        legal = self.decision["legal"]
        self.play(legal[int(luck.below(len(legal)))])

    @property
    def may_play(self) -> bool:
        """Whether there is something to choose, not only to take back."""
        return self.decision is not None and bool(self.decision["legal"])

    @property
    def is_over(self) -> bool:
        return bool(self.table["status"] == "over")

    def play_on(self, luck: Seeded, most: int = 10**6) -> None:
        """Plays whenever it is my turn, to the end of the game."""
        while most and not self.is_over:
            self.until(lambda: self.may_play or self.is_over)
            if self.may_play:
                self.play_any(luck)
                most -= 1


def closing_code(socket: Socket | ClientConnection, timeout: float = PATIENCE) -> int | None:
    """Why the server closed a socket."""
    raw = socket.raw if isinstance(socket, Socket) else socket
    deadline = time.monotonic() + timeout
    while True:
        try:
            raw.recv(max(0.01, deadline - time.monotonic()))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None


def play_all(sockets: list[Socket], luck: Seeded, most: int = 10**6) -> None:
    """People who play against each other: whoever may decide does, until the end."""
    while most and not any(socket.is_over for socket in sockets):
        for socket in sockets:
            socket.drain(0.0)
        ready = [socket for socket in sockets if socket.may_play]
        if not ready:
            for socket in sockets:
                socket.drain(0.02)
            continue
        ready[int(luck.below(len(ready)))].play_any(luck)
        most -= 1
