"""Before the doors open: the folder, the key and the database, for nobody's eyes but the owner's.

Whatever is in the way is a `NoStart` with a code; nothing has been changed then that was not ours.
"""

from __future__ import annotations

import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path
from typing import IO

from sqlalchemy.exc import ArgumentError

from chatelain.core.errors import ChatelainError
from chatelain.server.settings import BadSetting, Settings
from chatelain.storage.database import Database, sqlite_file
from chatelain.storage.inspection import inspect

#: Bytes of a key.
KEY = 32
#: The rights of everybody but the owner.
OTHERS = 0o077
#: What lies in a folder of ours.
LOCK, TIDY_LOCK = "server.lock", "tidy.lock"
FILES = ("key", LOCK, TIDY_LOCK, "chatelain.db", "chatelain.db-wal", "chatelain.db-shm", "chatelain.db-journal")


class NoStart(ChatelainError):
    """Why the server cannot start."""


def open_up(settings: Settings) -> tuple[bytes, Database]:
    """The key and the database of a server. What is not ours is found out before anything is made."""
    folder, where = settings.data_dir, settings.database_place
    file = where if isinstance(where, Path) else _file_of(where)
    _open_folder(folder)
    if file is not None:
        inspect(file)
    key = _load_key(folder)
    open_lock(folder).close()
    _close_to_others(folder, file)
    return key, _open_database(where, file)


def _open_folder(folder: Path) -> None:
    """Makes the folder, or makes sure that it can be written to."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise NoStart("serve-no-folder", folder=str(folder), detail=error.strerror or "") from None
    try:
        probe = folder / f"key.{secrets.token_hex(8)}"
        os.close(os.open(probe, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        probe.unlink()
    except OSError as error:
        raise NoStart("serve-folder-closed", folder=str(folder), detail=error.strerror or "") from None


def _load_key(folder: Path) -> bytes:
    """The key of a server, made when it is first needed; all processes on one folder share it."""
    path = folder / "key"
    try:
        if not path.exists():
            _make_key(path)
        key = path.read_bytes()
    except OSError as error:
        raise NoStart("serve-key-closed", file=str(path), detail=error.strerror or "") from None
    if len(key) < KEY:
        # Whoever guesses the key can be anybody.
        raise NoStart("serve-bad-key", file=str(path), size=len(key), least=KEY)
    return key


def _make_key(path: Path) -> None:
    """Written whole under another name first: nobody ever reads half a key."""
    fresh = path.with_name(f"key.{secrets.token_hex(8)}")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        try:
            os.write(descriptor, secrets.token_bytes(KEY))
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        with suppress(FileExistsError):
            os.link(fresh, path)
    finally:
        fresh.unlink()


def open_lock(folder: Path, name: str = LOCK) -> IO[str]:
    """A file whose lock tells processes of one folder from each other."""
    try:
        return os.fdopen(os.open(folder / name, os.O_WRONLY | os.O_CREAT, 0o600), "w")
    except OSError as error:
        raise NoStart("serve-folder-closed", folder=str(folder), detail=error.strerror or "") from None


def _open_database(where: str | Path, file: Path | None) -> Database:
    """The database with its tables up to date."""
    try:
        database = Database(where)
        if file is not None:
            # Made here, because its -wal and -shm get the rights it has. One that is there must not be opened like
            # this: closing it again would drop the locks of others in this process.
            with suppress(FileExistsError):
                os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        database.bring_up_to_date()
        return database
    except (ArgumentError, ModuleNotFoundError):
        raise BadSetting("CHATELAIN_DATABASE", str(where)) from None
    except OSError as error:
        raise NoStart("serve-database-closed", file=str(file), detail=error.strerror or "") from None


def _file_of(url: str) -> Path | None:
    try:
        return sqlite_file(url)
    except ArgumentError:
        raise BadSetting("CHATELAIN_DATABASE", url) from None


def _close_to_others(folder: Path, database: Path | None) -> None:
    """Takes all rights from everybody but the owner. A folder that holds other things as well keeps its own."""
    with suppress(OSError):
        is_shared = bool(folder.stat().st_mode & stat.S_ISVTX)
        if not is_shared and all(path.name in FILES for path in folder.iterdir()):
            _close(folder)
    files = [folder / name for name in FILES]
    if database is not None:
        files += [database.with_name(database.name + ending) for ending in ("", "-wal", "-shm", "-journal")]
    for path in files:
        with suppress(FileNotFoundError):
            _close(path)


def _close(path: Path) -> None:
    status = path.stat()
    if status.st_uid == os.geteuid() and status.st_mode & OTHERS:
        path.chmod(status.st_mode & 0o7777 & ~OTHERS)
