"""./dev where it does not touch the environment it runs in, and the versions it pins."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.house.loading import ROOT, load_dev

pytestmark = pytest.mark.pure_only  # the script is the same whatever engine is tested


@pytest.fixture(scope="module")
def dev() -> ModuleType:
    return load_dev()


def call(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(ROOT / "dev"), *arguments], capture_output=True, text=True)


def test_help_lists_every_command(dev: ModuleType) -> None:
    done = call("--help")
    assert done.returncode == 0
    for name, command in dev.COMMANDS.items():
        assert f"  {name} " in done.stdout
        assert command.__doc__ in done.stdout


def test_no_command_shows_the_help() -> None:
    done = call()
    assert (done.returncode, done.stdout) == (2, call("--help").stdout)


def test_an_unknown_command_is_refused() -> None:
    done = call("dance")
    assert done.returncode == 2
    assert "dance" in done.stderr


def test_run_wants_a_command() -> None:
    done = call("run")
    assert done.returncode == 1
    assert done.stderr.startswith("Say what to run")


def test_every_make_target_is_a_command(dev: ModuleType) -> None:
    (targets,) = re.findall(r"^(.*):\n\t@\./dev \$@", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(targets.split()) == set(dev.COMMANDS) - {"run"}


def test_a_fingerprint_knows_names_and_contents(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("a")
    other.write_text("a")
    seen = {dev.fingerprint([one]), dev.fingerprint([other]), dev.fingerprint([one, other])}
    one.write_text("b")
    seen |= {dev.fingerprint([one]), dev.fingerprint([one], "-O3")}
    assert len(seen) == 5
    assert dev.fingerprint([one]) == dev.fingerprint([one])


def test_flags_of_ours_do_not_reach_pytest(dev: ModuleType) -> None:
    arguments = ["--pure-only", "-k", "hexes"]
    assert dev.take(arguments, "--pure-only")
    assert not dev.take(arguments, "--compiled-only")
    assert arguments == ["-k", "hexes"]


def test_every_requirement_is_pinned_and_no_host_is_named(dev: ModuleType) -> None:
    text = (ROOT / "constraints.txt").read_text("utf-8")
    pinned = {line.partition("==")[0] for line in text.splitlines()}
    wanted = {re.split(r"[^A-Za-z0-9._-]", line)[0] for line in dev.requirements()}
    assert {re.sub(r"[-_.]+", "-", name).lower() for name in wanted} <= pinned
    assert "://" not in text
