"""Nothing falls between the two runs, and who needed a second chance is named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.loading import ROOT
from tests.selection import ON_BOTH, TESTS, holds_nothing_for_the_sources, is_once

pytestmark = pytest.mark.pure_only

FLAKY = """
import pytest
tries = []

@pytest.mark.flaky(reruns=1)
def test_twice():
    tries.append(1)
    assert len(tries) == 2, "not yet"

def test_at_once():
    pass
"""


def test_every_pattern_names_a_file_and_rules_run_on_both_engines() -> None:
    for pattern in ON_BOTH:
        assert list(TESTS.glob(pattern)), pattern
    assert not is_once(TESTS / "games" / "cards" / "test_rules_01_components.py")
    assert not is_once(ROOT / "src" / "chatelain" / "core" / "bits.py")
    assert is_once(TESTS / "server" / "test_rest.py")
    assert is_once(TESTS / "web" / "test_whole_games.py")


def test_what_only_the_sources_can_show_is_read_wherever_it_stands() -> None:
    assert holds_nothing_for_the_sources(TESTS / "server" / "test_rest.py")
    assert not holds_nothing_for_the_sources(TESTS / "text" / "test_errors.py")
    assert not holds_nothing_for_the_sources(TESTS / "server" / "people.py")


def test_who_needed_a_second_chance_is_named(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_terminal_summary\n")
    (tmp_path / "test_flaky.py").write_text(FLAKY)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "1", "-p", "no:schemathesis", "--rootdir", str(tmp_path)]
    done = subprocess.run([*command, str(tmp_path)], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    told = done.stdout.partition("needed a second chance")[2]
    assert "test_flaky.py::test_twice: AssertionError: not yet" in told
    assert "test_at_once" not in told
