"""Records on disk."""

from __future__ import annotations

import os
from pathlib import Path

from chatelain.cli.problems import Problem
from chatelain.core.errors import RecordError
from chatelain.core.record import Record, load


def read_text(path: Path) -> str:
    """The whole file, or a Problem that names it."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Problem("file-not-text", file=str(path)) from None
    except OSError as error:
        raise Problem("file-unreadable", file=str(path), detail=error.strerror or str(error)) from None


def read_bytes(path: Path) -> bytes:
    """The whole file, or a Problem that names it."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Problem("file-unreadable", file=str(path), detail=error.strerror or str(error)) from None


def is_file(path: Path) -> bool:
    """Whether there is such a file; what is too long for a name, such as an option written out, is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def read_record(path: Path) -> Record:
    """A record, or a Problem with file, line and reason."""
    try:
        return load(read_text(path))
    except RecordError as error:
        raise in_file(path, error) from None


def in_file(path: Path, error: RecordError) -> Problem:
    """A wrong line of a record, with the file."""
    return Problem("in-file", file=str(path), cause=error)


def write_record(path: Path, record: Record) -> None:
    """Keeps a record, or raises a Problem that names the file."""
    write_text(path, record.dump())


def write_text(path: Path, text: str) -> None:
    """Writes all or nothing: an interrupted save leaves the old file."""
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), detail=error.strerror or str(error)) from None


def free_name(folder: Path, game: str) -> Path:
    """A name for a save that is not taken yet."""
    number = 1
    while (path := folder / f"{game}-{number}.chatelain").exists():
        number += 1
    return path


def saves_folder() -> Path:
    """Where a game goes that was broken off without a save."""
    folder = os.environ.get("CHATELAIN_SAVES")
    if folder:
        return Path(folder)
    state = os.environ.get("XDG_STATE_HOME")
    base = Path(state) if state else Path.home() / ".local" / "state"
    return base / "chatelain"
