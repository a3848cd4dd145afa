from __future__ import annotations

import json
from pathlib import Path

import pytest

from chatelain.arena import bench, peers

FAKE = """import json
row = {"name": "P", "game": "g", "games_per_s": 10.0, "decisions_per_s": 100.0, "clone_us": 5.0}
print(json.dumps({"peers": [row]}))
"""


def test_a_game_is_measured_from_python_and_inside(race: str) -> None:
    python, engine = bench.measure(race, 2, 0.05, 1)
    assert (python.driven, engine.driven) == ("python", "engine")
    for speed in (python, engine):
        assert speed.game == "race, 2 players"
        assert speed.games >= 1
        assert speed.decisions_per_s == pytest.approx(speed.decisions / speed.seconds, rel=0.02)
        assert speed.clone_us > 0
        json.dumps(speed.as_dict())


def project(folder: Path, environment: str) -> Path:
    scripts = folder / "benchmarks" / "peers"
    scripts.mkdir(parents=True)
    (scripts / "environment.py").write_text(environment)
    (scripts / "run_peers.py").write_text(FAKE)
    return folder


def test_peers_are_run_by_the_interpreter_their_environment_names(tmp_path: Path) -> None:
    root = project(tmp_path, "import sys; print(sys.executable)")
    (row,) = peers.measure(root, 1.0, 1)
    ours = {"game": "x", "driven": "python", "games_per_s": 20.0, "decisions_per_s": 50.0, "clone_us": 1.0}
    assert peers.ratios([ours], [row]) == [
        {"game": "x", "driven": "python", "peer": "P g", "games_per_s": 2.0, "decisions_per_s": 0.5, "clone": 5.0}
    ]


def test_peers_that_cannot_be_installed_say_why(tmp_path: Path) -> None:
    root = project(tmp_path, "import sys; sys.exit('no network')")
    with pytest.raises(peers.PeersMissing, match="no network"):
        peers.measure(root, 1.0, 1)


def test_the_project_is_found_from_below(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = project(tmp_path / "clone", "")
    below = root / "src" / "deep"
    below.mkdir(parents=True)
    monkeypatch.chdir(below)
    assert peers.find() == root
    assert peers.find(root) == root
    assert peers.find(below) is None
