"""Learning itself, on settings so small that it takes seconds. Needs the extra [train] and skips without it.

python3 -m pip --python .venv/bin/python install torch numpy scipy     (once)
./dev test tests/training
"""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from chatelain.arena.workers import workers
from chatelain.bots.judge import Judge
from chatelain.bots.net import load
from chatelain.bots.search import Search
from chatelain.cli import main
from chatelain.core import registry
from chatelain.core.chance import Seeded
from chatelain.core.errors import ChatelainError
from tests.cli.test_process import COMMAND, chatelain, environment, hear_ctrl_c

REASON = 'learning needs the extra: pip install "chatelain[train]"'
for needed in ("numpy", "scipy", "torch"):
    pytest.importorskip(needed, reason=REASON)

TINY = """
seed = 1
beam = 2
spite = 25
noise = 0.5
top = 4
trust = [0.9, 0.75]
rate = [1e-3, 5e-5]
games = 12
memory = 100
repeats = 2.0
batch = 64
gate_every = 4
gate_rounds = 1
forecast_games = 6
task = 2

[[tables]]
share = 1
seats = 2
options = { estates = "1" }
"""


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    path = tmp_path / "tiny.toml"
    path.write_text(TINY)
    return path


def train(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return chatelain(folder, "train", "burgundy", "--settings", "tiny.toml", *words)


def trained(*words: str) -> int:
    """The exit code of the same in this process, where the libraries of learning are loaded already."""
    return main(["train", "burgundy", "--settings", "tiny.toml", *words])


def rows(folder: Path) -> list[dict[str, str]]:
    with (folder / "curve.csv").open(newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.slow(40)
def test_a_run_is_killed_taken_up_and_plays(
    tmp_path: Path, settings: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mind"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CHATELAIN_LANG", "en")
    words = [*COMMAND, "train", "burgundy", "--settings", "tiny.toml", "--out", "mind", "--minutes", "5", "--jobs", "1"]
    run = subprocess.Popen(words, cwd=tmp_path, env=environment(tmp_path), stdout=subprocess.PIPE, text=True)
    assert run.stdout is not None
    lines = [run.stdout.readline() for _ in range(2)]  # the beginning, and the first comparison
    run.kill()
    run.wait()
    run.stdout.close()
    assert lines[0].startswith("Learning burgundy in mind.")
    assert lines[1].startswith("4 games, mean ")
    assert len(rows(folder)) == 1

    again = train(tmp_path, "--out", "mind")
    assert again.returncode == 0, again.stderr
    assert "mind: going on after 4 games." in again.stdout
    assert "The best weights are in mind/weights.bin" in again.stdout
    curve = rows(folder)
    assert [int(row["games"]) for row in curve] == sorted({int(row["games"]) for row in curve})
    assert int(curve[-1]["games"]) >= 12
    assert "Learning curve" in "".join(ElementTree.parse(folder / "curve.svg").getroot().itertext())
    assert trained("--out", "mind") == 0
    assert rows(folder) == curve
    assert play_with((folder / "weights.bin").read_bytes()) > 0

    for words, expected in (
        (["--seed", "2"], "mind: the run there has other settings (seed)."),
        (["--from", "mind/weights.bin"], "mind: the run there began with other weights."),
        (["--from", "tiny.toml", "--out", "other"], "tiny.toml: this is no file of weights"),
    ):
        capsys.readouterr()
        assert trained("--out", "mind", *words) == 2
        assert expected in capsys.readouterr().err

    french = train(tmp_path, "--out", "more", "--from", "mind/weights.bin", "--minutes", "0.01", "--lang", "fr")
    assert french.returncode == 0, french.stderr
    assert "Les meilleurs poids sont dans more/weights.bin" in french.stdout


def play_with(weights: bytes) -> int:
    """The points of a game in which both sides play by the weights."""
    game = registry.game("burgundy")
    features = game.features()
    assert features is not None
    search = Search(Judge(features, load(weights, features.layout.size), 25), 2)
    chance = Seeded(1)
    state = game.new(2, {"estates": "1"}, chance)
    while not state.is_over:
        seat = int(state.seat_to_act())
        for action in search.best(state.imagine(seat, chance), seat, 1).actions:
            state.play(seat, action, chance)
    return sum(state.scores())


@pytest.mark.slow
def test_ctrl_c_saves_a_checkpoint(tmp_path: Path, settings: Path) -> None:
    words = [*COMMAND, "train", "burgundy", "--settings", "tiny.toml", "--out", "mind", "--minutes", "5", "--jobs", "2"]
    run = subprocess.Popen(
        words,
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    assert run.stdout is not None
    run.stdout.readline()
    time.sleep(2.0)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "Stopped. The same command goes on with the checkpoint in mind." in out
    assert "Traceback" not in err
    assert (tmp_path / "mind" / "checkpoint.pt").exists()


def test_weights_come_back_from_whole_numbers() -> None:
    import torch

    from chatelain.training.network import Network, in_fractions, in_whole_numbers

    torch.manual_seed(3)
    network = Network(50)
    with torch.no_grad():
        network.heads.weight.normal_(0, 0.3)
        network.heads.bias.normal_(0, 0.3)
    data = in_whole_numbers(network.state_dict(), {"game": "any"})
    again = in_fractions(data, 50)
    assert in_whole_numbers(again, {"game": "any"}) == data
    for name, numbers in network.state_dict().items():
        assert torch.allclose(numbers, again[name], atol=1 / 256), name
    with pytest.raises(ChatelainError, match="other-weights"):
        in_fractions(data, 51)
    with pytest.raises(ChatelainError, match="no-weights"):
        in_fractions(b"no weights", 50)


def test_a_game_without_settings_or_features_has_nothing_to_learn(race: str, tmp_path: Path) -> None:
    from chatelain.training.run import Run
    from chatelain.training.settings import read_settings, settings_of

    with pytest.raises(ChatelainError, match="nothing-to-learn game=race"):
        settings_of(race)
    text = TINY.replace('options = { estates = "1" }', "")
    with pytest.raises(ChatelainError, match="nothing-to-learn game=race"):
        Run(read_settings(race, text, "x.toml"), tmp_path / "mind", 1)
    assert not (tmp_path / "mind").exists()


def test_settings_that_cannot_be_read_are_named() -> None:
    from chatelain.training.settings import read_settings

    with pytest.raises(ChatelainError, match=r"x\.toml: bad-settings"):
        read_settings("burgundy", TINY.replace("beam = 2", "baem = 2"), "x.toml")
    with pytest.raises(ChatelainError, match=r"x\.toml: not-toml"):
        read_settings("burgundy", "seed = ", "x.toml")
    assert read_settings("burgundy", TINY, "x.toml").gate_rounds == 1


def test_matches_add_up_over_processes() -> None:
    from chatelain.training.matches import match, together
    from chatelain.training.settings import read_settings

    found = read_settings("burgundy", TINY, "x.toml")
    one = match(found, None, None, [0, 1], 5, 25)
    with workers(1) as pool:
        parts = [pool.submit(match, found, None, None, [number], 5, 25) for number in (0, 1)]
        assert together([part.result() for part in parts]) == one
    assert (one.games, one.wins) == (4, 0.5)


def test_comparisons_are_played_at_every_table_of_the_first_ones_size() -> None:
    from chatelain.training.settings import read_settings

    more = """
[[tables]]
share = 9
seats = 3
options = { estates = "1" }

[[tables]]
share = 3
seats = 2
options = { estates = "2" }
"""
    text = TINY.replace("gate_rounds = 1", "gate_rounds = 8") + more
    found = read_settings("burgundy", text, "x.toml")
    first = found.tables[0].share
    rounds = [found.gate_table(number) for number in range(found.gate_rounds)]
    assert set(rounds) == {0, 2}
    assert rounds.count(2) == round(8 * 3 / (3 + first))
