"""A look at a database before anything is written to it: is it ours, can we read it, and is it not from the future?"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

from chatelain.core.errors import ChatelainError

#: Tables that every version of ours has had.
OURS = {"alembic_version", "guests", "tables", "entries"}


class Unusable(ChatelainError):
    """A database that cannot be used: not ours, too new, damaged or closed to us."""


def inspect(path: Path) -> None:
    """Raises `Unusable` for a file that is not a sound database of ours. Changes nothing."""
    if not path.exists():
        return
    if not path.is_file():
        raise Unusable("serve-database-foreign", file=str(path))
    # Without a log beside it nobody uses it now, and it can be read without leaving an empty one there.
    manner = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{manner}", uri=True, timeout=20)) as connection:
            _look(connection, str(path))
    except sqlite3.OperationalError as error:
        raise Unusable("serve-database-closed", file=str(path), detail=str(error)) from None
    except sqlite3.DatabaseError as error:
        raise Unusable("serve-database-corrupt", file=str(path), detail=str(error)) from None


def _look(connection: sqlite3.Connection, where: str) -> None:
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")}
    if not names:
        return
    if not names >= OURS:
        raise Unusable("serve-database-foreign", file=where)
    versions = {row[0] for row in connection.execute("SELECT version_num FROM alembic_version")}
    if not versions <= known_versions():
        raise Unusable("serve-database-newer", file=where)
    fault = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if fault != "ok":
        raise Unusable("serve-database-corrupt", file=where, detail=" ".join(str(fault).split()))


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
