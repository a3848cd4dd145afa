"""The games of a contest on disk: a line that says what is played, then a line for every finished game.

Lines are only ever added. A line that was being written when the process was killed has no end; it is cut off, and its
game is played again.
"""

from __future__ import annotations

import fcntl
import json
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from chatelain.arena.pairs import Contest, Played
from chatelain.core.errors import ChatelainError

FORMAT = 1
_MARK = "chatelain-arena"


class Journal:
    """An open file of games; nobody else can have it open."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        #: The games that are finished, by number.
        self.done: dict[int, Played] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file: IO[bytes] = path.open("a+b")
        try:
            self._lock()
            self._take_up({_MARK: FORMAT, **contest.header()})
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def add(self, played: Played) -> None:
        """Keeps a finished game."""
        self.done[played.number] = played
        self._write(played.as_dict())

    def _write(self, content: dict[str, Any]) -> None:
        self.file.write(json.dumps(content, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def _lock(self) -> None:
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ChatelainError("journal-in-use", file=str(self.path)) from None

    def _take_up(self, header: dict[str, Any]) -> None:
        """Reads what is there, or begins."""
        self.file.seek(0)
        lines = self.file.read().splitlines(keepends=True)
        if not lines:
            self._write(header)
            return
        self._compare(lines[0], header)
        for number, line in enumerate(lines[1:], start=2):
            if number == len(lines) and not line.endswith(b"\n"):
                self.file.truncate(sum(map(len, lines[:-1])))
                break
            self._read(number, line)

    def _compare(self, line: bytes, header: dict[str, Any]) -> None:
        """Refuses the games of another plan, and whatever is no file of games."""
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get(_MARK) != FORMAT or not line.endswith(b"\n"):
            raise ChatelainError("journal-no-journal", file=str(self.path))
        wanted = json.loads(json.dumps(header))
        for key, value in wanted.items():
            if found.get(key) != value:
                kept, now = _words(found.get(key)), _words(value)
                raise ChatelainError("journal-other-plan", file=str(self.path), key=key, kept=kept, wanted=now)

    def _read(self, number: int, line: bytes) -> None:
        try:
            played = Played.from_dict(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise ChatelainError("journal-bad-line", file=str(self.path), line=number) from None
        self.done[played.number] = played


def _words(value: object) -> str:
    """A value of the header as one would write it.

    >>> _words(["duke:0s", "greedy"]), _words({"estates": "1"}), _words(2)
    ('duke:0s,greedy', 'estates=1', '2')
    """
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{key}={entry}" for key, entry in value.items())
    return str(value)
