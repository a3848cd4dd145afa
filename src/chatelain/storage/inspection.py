"""A look at a database before anything is written to it: is it ours, can we read it, and is it not from the future?"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

#: Tables that every version of ours has had.
OURS = {"alembic_version", "guests", "tables", "entries"}


class Unusable(Exception):
    """A database that cannot be used: `foreign`, `newer`, `corrupt` or `closed`."""

    def __init__(self, what: str, where: str, detail: str = "") -> None:
        super().__init__(what, where, detail)
        self.what = what
        self.where = where
        self.detail = detail


def inspect(path: Path) -> None:
    """Raises `Unusable` for a file that is not a sound database of ours. Changes nothing."""
    if not path.exists():
        return
    if not path.is_file():
        raise Unusable("foreign", str(path))
    # Without a log beside it nobody uses it now, and it can be read without leaving an empty one there.
    manner = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{manner}", uri=True, timeout=20)) as connection:
            _look(connection, str(path))
    except sqlite3.OperationalError as error:
        raise Unusable("closed", str(path), str(error)) from None
    except sqlite3.DatabaseError as error:
        raise Unusable("corrupt", str(path), str(error)) from None


def _look(connection: sqlite3.Connection, where: str) -> None:
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")}
    if not names:
        return
    if not names >= OURS:
        raise Unusable("foreign", where)
    versions = {row[0] for row in connection.execute("SELECT version_num FROM alembic_version")}
    if not versions <= known_versions():
        raise Unusable("newer", where)
    fault = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if fault != "ok":
        raise Unusable("corrupt", where, " ".join(str(fault).split()))


def known_versions() -> set[str]:
    """All versions of the tables that this program can bring up to date."""
    return {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}


def migrations() -> Config:
    """Where the migrations lie."""
    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
