"""Starting: what is in the way is said in a sentence, and nothing is written where it does not belong."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from chatelain.cli.entry import run
from chatelain.server.run import server_of
from chatelain.server.settings import Settings
from tests.server.people import HASTY, serving

Starting = Callable[[Path], tuple[str, str]]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Starting:
    """Starts a server that must not start; gives what it says in English and in French."""

    def start(folder: Path) -> tuple[str, str]:
        said = []
        for lang in ("en", "fr"):
            assert run(["--lang", lang, "--no-color", "serve", "--no-open", "--data-dir", str(folder)]) == 2
            captured = capsys.readouterr()
            assert "Traceback" not in captured.err + captured.out
            assert len(captured.err.strip().splitlines()) == 1
            said.append(captured.err)
        assert said[0] != said[1]
        return said[0], said[1]

    return start


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    return {
        str(path.relative_to(folder)): (path.read_bytes() if path.is_file() else b"", path.stat().st_mode)
        for path in sorted(folder.rglob("*"))
    }


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
        database.commit()


def foreign_with_versions(path: Path) -> None:
    foreign(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('0001')")
        database.commit()


def newer(path: Path) -> None:
    server_of(_settings(path.parent))
    (path.parent / "key").unlink()
    (path.parent / "server.lock").unlink()
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()


def no_database(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)


def torn(path: Path) -> None:
    newer(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")
        database.execute("PRAGMA journal_mode=DELETE")
        database.commit()
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) * 3 // 4])


def _settings(folder: Path) -> Settings:
    return replace(HASTY, data_dir=folder)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (foreign, "not a database of Chatelain"),
        (foreign_with_versions, "not a database of Chatelain"),
        (newer, "newer version"),
        (no_database, "is damaged"),
        (torn, "is damaged"),
        (Path.mkdir, "not a database of Chatelain"),
    ],
)
def test_a_database_that_is_not_ours_stays_as_it_is(
    tmp_path: Path, refused: Starting, make: Callable[[Path], None], words: str
) -> None:
    make(tmp_path / "chatelain.db")
    (tmp_path / "chatelain.db").chmod(0o755 if make is Path.mkdir else 0o644)
    before = contents(tmp_path)
    english, french = refused(tmp_path)
    assert words in english
    assert str(tmp_path / "chatelain.db") in english and str(tmp_path / "chatelain.db") in french
    assert contents(tmp_path) == before


@pytest.mark.parametrize("key", [b"", b"secret", b"k" * 31])
def test_a_key_that_is_too_short(tmp_path: Path, refused: Starting, key: bytes) -> None:
    (tmp_path / "key").write_bytes(key)
    assert f"has {len(key)} bytes; a key has at least 32" in refused(tmp_path)[0]
    assert (tmp_path / "key").read_bytes() == key


def test_a_key_or_a_lock_that_is_no_file(tmp_path: Path, refused: Starting) -> None:
    (tmp_path / "one" / "key").mkdir(parents=True)
    assert "the key cannot be read" in refused(tmp_path / "one")[0]
    (tmp_path / "two" / "server.lock").mkdir(parents=True)
    assert "cannot be written to" in refused(tmp_path / "two")[0]


def test_a_folder_that_cannot_be(tmp_path: Path, refused: Starting) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be made" in refused(tmp_path / "file" / "x")[0]
    assert "cannot be made" in refused(tmp_path / ("x" * 300))[0]


def test_a_folder_that_is_read_only(tmp_path: Path, refused: Starting) -> None:
    folder = tmp_path
    if os.geteuid() == 0:
        folder = Path("/proc/tty")  # where not even the superuser makes files
        if not folder.is_dir():
            pytest.skip("the superuser may write everywhere here")
    tmp_path.chmod(0o500)
    try:
        assert f"{folder}: cannot be written to: " in refused(folder)[0]
    finally:
        tmp_path.chmod(0o700)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("url", ["nonsense", "oracle+nothing://x/y", "sqlite+nothing:///x"])
def test_a_database_that_is_no_address(
    tmp_path: Path, refused: Starting, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv("CHATELAIN_DATABASE", url)
    monkeypatch.chdir(tmp_path)
    assert "CHATELAIN_DATABASE cannot be" in refused(tmp_path / "data")[0]
    assert {path.name for path in tmp_path.iterdir()} <= {"data"}


@pytest.mark.parametrize("name", ["%41?mode=memory", "file:x", "a%2Fb?x=1&y=%zz#é ü"])
def test_a_folder_of_any_name(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    server_of(_settings(Path(name)))
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert {path.name for path in (tmp_path / name).iterdir()} >= {"chatelain.db", "key"}
    server_of(_settings(tmp_path / name))


def test_all_of_it_is_for_the_owner_only(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with serving(tmp_path / "new") as server, server.person("Anna") as anna:
            anna.table("beaugency", "anyone")
            check_rights(tmp_path / "new")
            # A folder as an older server left it.
            for path in (tmp_path / "new").iterdir():
                path.chmod(0o644)
            (tmp_path / "new").chmod(0o755)
            with serving(tmp_path / "new"):
                check_rights(tmp_path / "new")
        # One that is shared with other things keeps its rights; ours are closed all the same.
        (tmp_path / "shared").mkdir(mode=0o755)
        (tmp_path / "shared" / "letters.txt").write_text("")
        server_of(_settings(tmp_path / "shared"))
        assert rights(tmp_path / "shared") == 0o755
        assert rights(tmp_path / "shared" / "letters.txt") == 0o644
        assert rights(tmp_path / "shared" / "key") == rights(tmp_path / "shared" / "chatelain.db") == 0o600
    finally:
        os.umask(before)


def check_rights(folder: Path) -> None:
    found = {path.name: rights(path) for path in folder.iterdir()}
    assert {"key", "chatelain.db", "chatelain.db-wal", "chatelain.db-shm", "server.lock"} <= set(found)
    assert set(found.values()) == {0o600}
    assert rights(folder) == 0o700


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)
