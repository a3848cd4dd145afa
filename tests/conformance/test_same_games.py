"""Interpreted and compiled, the engine plays the same games: compilers have bugs, too."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import chatelain
from chatelain.bots.registry import LEVELS
from chatelain.core.manifest import Options
from chatelain.testing import differing

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
GAMES = 500
TURNS = 6
#: The command, several times in one process.
PLAY = (
    "import json, sys; from chatelain.testing.digests import main; [main(words) for words in json.loads(sys.argv[1])]"
)


def python(arguments: list[str], *path: Path) -> subprocess.CompletedProcess[str]:
    """Runs Python far from the sources; only what is on `path` comes before the installed packages."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    env = kept | ({"PYTHONPATH": os.pathsep.join(map(str, path))} if path else {})
    return subprocess.run([sys.executable, *arguments], cwd=ROOT / "tests", env=env, capture_output=True, text=True)


@pytest.fixture(scope="session")
def compiled() -> None:
    """The installed engine is compiled, and from these sources; otherwise there is nothing to compare."""
    reason = no_compiled_engine()
    if reason and os.environ.get("CHATELAIN_EXPECT") == "compiled":
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)


def no_compiled_engine() -> str:
    done = python(["-c", "import chatelain.core.moves as moves; print(moves.__file__)"])
    if done.returncode:
        return "chatelain is not installed, so there is no compiled engine to compare with"
    file = Path(done.stdout.strip())
    if not file.name.endswith(tuple(EXTENSION_SUFFIXES)):
        return f"the installed engine is not compiled: {file}"
    package = file.parents[1]
    sources = [
        *SRC.glob("chatelain/core/*.py"),
        *SRC.glob("chatelain/bots/*.py"),
        *SRC.glob("chatelain/games/**/*.*"),
        SRC / "chatelain" / "hexes.py",
    ]
    for source in sources:
        other = package / source.relative_to(SRC / "chatelain")
        if (
            source.is_file()
            and source.suffix != ".pyc"
            and (not other.exists() or other.read_bytes() != source.read_bytes())
        ):
            return f"the installed engine is of other sources ({source.relative_to(SRC)}): ./dev setup compiles these"
    return ""


def kinds() -> Iterator[tuple[str, int]]:
    for id, manifest in chatelain.manifests().items():
        for seats in range(manifest.seats[0], manifest.seats[1] + 1):
            yield id, seats


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(("id", "seats"), list(kinds()))
def test_interpreted_and_compiled_games_are_the_same(id: str, seats: int) -> None:
    defaults, *others = differing(chatelain.manifest(id), seats)
    wishes = [(defaults, GAMES), *((other, GAMES // 10) for other in others)]
    command = ["-c", PLAY, json.dumps([words(id, seats, options, games) for options, games in wishes])]
    pure, native = python(command, SRC), python(command)
    assert (set(pure.stderr.split()), set(native.stderr.split())) == ({"pure"}, {"compiled"})
    assert len(pure.stdout.splitlines()) == sum(games for _options, games in wishes)
    assert pure.stdout == native.stdout


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("id", list(chatelain.manifests()))
def test_interpreted_and_compiled_bots_play_the_same(id: str) -> None:
    """Without a clock, whoever plays and whatever was learned."""
    seats = chatelain.manifest(id).seats[1]
    asked = [
        [id, "--games", "1", "--seats", str(seats), "--bot", f"{level}:0s", "--turns", str(TURNS)] for level in LEVELS
    ]
    command = ["-c", PLAY, json.dumps(asked)]
    pure, native = python(command, SRC), python(command)
    assert (set(pure.stderr.split()), set(native.stderr.split())) == ({"pure"}, {"compiled"})
    assert len(pure.stdout.splitlines()) == len(LEVELS)
    assert pure.stdout == native.stdout


@pytest.mark.usefixtures("compiled")
@pytest.mark.thorough
@pytest.mark.parametrize("id", list(chatelain.manifests()))
def test_interpreted_and_compiled_dukes_play_the_same_game_to_its_end(id: str) -> None:
    asked = [id, "--games", "1", "--seats", "2", "--bot", "duke:0s", "--turns", "9999"]
    command = ["-m", "chatelain.testing.digests", *asked]
    pure, native = python(command, SRC), python(command)
    assert (pure.stderr, native.stderr) == ("pure\n", "compiled\n")
    assert pure.stdout == native.stdout != ""


def words(id: str, seats: int, options: Options, games: int) -> list[str]:
    """The words of one call of the command."""
    chosen = [word for name, value in options.items() for word in ("--option", f"{name}={yes_or_no(value)}")]
    return [id, "--games", str(games), "--seats", str(seats), *chosen]


def yes_or_no(value: str | bool) -> str:
    return value if isinstance(value, str) else "yes" if value else "no"
