"""`chatelain train` up to where learning begins; tests/training goes on from there, with the extra [train]."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.cli.test_process import environment

WITHOUT = "import sys; sys.modules['{name}'] = None; from chatelain.cli import main; sys.exit(main({words!r}))"


@pytest.mark.parametrize(
    ("lang", "expected"), [("en", "Learning needs the package “{name}”"), ("fr", "Apprendre demande le paquet")]
)
@pytest.mark.parametrize("name", ["numpy", "torch"])
def test_without_the_extra_it_says_what_to_install(tmp_path: Path, name: str, lang: str, expected: str) -> None:
    if name == "torch":
        pytest.importorskip("numpy", reason='needs the extra: pip install "chatelain[train]"')
    code = WITHOUT.format(name=name, words=["train", "burgundy", "--lang", lang])
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True
    )
    assert done.returncode == 2
    assert expected.format(name=name) in done.stderr.replace("\u202f", " ")
    assert 'pip install "chatelain[train]"' in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_command_line_starts_without_what_learns(tmp_path: Path) -> None:
    code = "import sys, chatelain.cli.entry; print([name for name in ('numpy', 'torch') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], env=environment(tmp_path), capture_output=True, text=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["burgundi"], "Did you mean “burgundy”?", "Vouliez-vous dire « burgundy » ?"),
        (["burgundy", "--minutes", "0"], "not a number of minutes above 0: “0”", "n’est pas une durée en minutes"),
    ],
)
def test_what_train_cannot_do_is_explained(cli: Cli, words: list[str], english: str, french: str) -> None:
    for lang, expected in (("en", english), ("fr", french)):
        done = cli("train", *words, "--lang", lang)
        assert done.code == 2
        assert expected in done.err
