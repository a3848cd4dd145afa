"""The kit on a game from outside, in plain Python: it runs on the engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import chatelain
from chatelain.core.chance import Seeded
from chatelain.core.events import Event
from chatelain.core.manifest import Manifest
from chatelain.testing import (
    Case,
    check_game,
    differing,
    golden,
    installed,
)
from chatelain.testing.digests import main as digests_command
from chatelain.testing.golden import playthrough
from chatelain.testing.soak import main as soak_command
from chatelain.testing.soak import soak
from tests.conformance.faulty_games import LosesACard, game_of
from tests.conformance.sample_game import GAME, MANIFEST, READY

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", differing(MANIFEST), ids=str)
def test_the_sample_game_conforms(seats: int, options: dict[str, object]) -> None:
    check_game(GAME, seats, options, games=6)


def test_options_differ_until_every_choice_came_up() -> None:
    assert differing(MANIFEST) == [{"rounds": "3", "open": False}, {"rounds": "5", "open": True}]
    bare = Manifest("bare", 1, (2, 2), (1, 1), "bare", "bare:GAME")
    assert differing(bare) == [{}]


def test_a_playthrough_is_the_same_every_time_and_differs_by_seed() -> None:
    assert playthrough(GAME, 3) == playthrough(GAME, 3)
    assert playthrough(GAME, 3) != playthrough(GAME, 3, seed=2)
    assert "move 10\n" in playthrough(GAME, 3)
    assert playthrough(GAME, 3).count("\nposition fair ") == 2


def test_a_soak_counts() -> None:
    soaked = soak([Case.of(GAME, 3, options) for options in differing(MANIFEST)], 20)
    assert (soaked.games, soaked.seats, soaked.name) == (20, 3, "fair")
    assert 0 <= soaked.lowest <= soaked.points / 60 <= soaked.highest
    assert soaked.row().split()[:3] == ["fair", "3", "20"]


def test_a_package_from_outside_brings_its_game(tmp_path: Path) -> None:
    """An entry point is all it takes: the game is found, played and replayed by name."""
    info = tmp_path / "fair-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fair\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(
        "[chatelain.games]\nfair = tests.conformance.sample_game:MANIFEST\n", "utf-8"
    )
    script = (
        "import chatelain\n"
        "from chatelain.testing import check_game\n"
        "from chatelain.testing.digests import main\n"
        "assert 'fair' in chatelain.manifests()\n"
        "match = chatelain.Match.new('fair', [chatelain.Seat('Anna'), chatelain.Seat('Benno')], seed=7)\n"
        "assert match.record.header.game == 'fair'\n"
        "check_game('fair', 2, games=2)\n"
        "main(['fair', '--games', '3', '--seats', '4', '--option', 'rounds=5', '--option', 'open=yes'])\n"
    )
    path = os.pathsep.join(map(str, [Path(chatelain.__file__).parents[1], ROOT, tmp_path]))
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["0", "1", "2"]


def test_all_choose_at_once() -> None:
    state = GAME.new(3, {}, Seeded(1))
    assert state.to_act() == (0, 1, 2)
    state.play(1, state.legal(1)[0], Seeded(1))
    state.play(1, READY, Seeded(1))
    assert state.to_act() == (0, 2)


def test_the_set_up_tells_its_events() -> None:
    events: list[Event] = []
    state = GAME.new(2, {}, Seeded(1), events)
    assert [event.kind for event in events] == ["drew", "drew", "lot"]
    assert state.events is None
    assert json.dumps(state.view(0)) != json.dumps(state.view(1))


def test_a_vec_is_copied_not_shared() -> None:
    bag = vec[i64]([1, 2])
    copy = vec[i64](bag)
    copy[0] = 7
    assert bag[0] == 1


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Golden files are written, compared and missed; the soak prints a table, the digests a line a game."""
    with installed(GAME):
        assert golden.main(["fair", "--folder", str(tmp_path)]) == 1
        assert "fair.actions.txt is missing" in capsys.readouterr().out
        assert golden.main(["fair", "--folder", str(tmp_path), "--write"]) == 0
        names = sorted(path.name for path in tmp_path.iterdir())
        assert names == [
            "fair.2.playthrough.txt",
            "fair.3.playthrough.txt",
            "fair.4.playthrough.txt",
            "fair.actions.txt",
        ]
        assert golden.main(["fair", "--folder", str(tmp_path)]) == 0
        path = tmp_path / "fair.actions.txt"
        path.write_text(path.read_text("utf-8").replace("5 ready", "6 ready"), "utf-8")
        assert capsys.readouterr().out.count("wrote") == 4
        assert golden.main(["fair", "--folder", str(tmp_path)]) == 1
        assert "-6 ready\n+5 ready\n" in capsys.readouterr().out
        assert soak_command(["fair", "--games", "4"]) == 0
        engine, _head, *rows = capsys.readouterr().out.splitlines()
        assert engine in ("pure engine", "compiled engine")
        assert [row.split()[:3] for row in rows] == [["fair", seats, "4"] for seats in "234"]
        assert digests_command(["fair", "--games", "3", "--seats", "2", "--seed", "5"]) == 0
        assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["5", "6", "7"]
    with installed(game_of(LosesACard)):
        assert soak_command(["fair", "--games", "20"]) == 1
        assert "the census was" in capsys.readouterr().err
