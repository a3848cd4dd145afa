"""Shared by all tests: which engine is tested, how hypothesis behaves, and what needed a second chance."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests.selection import holds_nothing_for_the_sources, is_once

# Timings of a busy machine are no verdict (deadline); a build that is red stays red (derandomize).
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

#: How long a test that is marked slow takes unless its mark says so, in seconds.
SLOW = 10
BROWSERS = Path(__file__).parent / "web"
#: What a run on the sources asks for when one on the compiled engine follows.
HALF = "not once"


def pytest_report_header() -> str:
    spec = importlib.util.find_spec("chatelain")
    return f"chatelain: {spec.origin if spec else 'not installed'}"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What would be left out by its mark is not imported either."""
    if config.option.markexpr == HALF and holds_nothing_for_the_sources(collection_path):
        return True
    return None


@pytest.hookimpl(tryfirst=True)  # before pytest looks at the marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what runs once or on demand; on the compiled engine, leave out what can only be tested on the sources."""
    is_thorough = os.environ.get("CHATELAIN_THOROUGH", "0") not in ("", "0")
    for item in items:
        if item.get_closest_marker("thorough") and not is_thorough:
            item.add_marker(pytest.mark.skip("set CHATELAIN_THOROUGH=1"))
        is_property = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
        if (is_once(item.path) or is_property) and not item.get_closest_marker("pure_only"):
            item.add_marker("once")
    # What takes longest begins first: at the end no worker waits for another. But browsers come last: once a process
    # has one, its thread has a running event loop, and tests that start their own cannot.
    items.sort(key=lambda item: (BROWSERS in item.path.parents, -seconds_of(item)))
    if os.environ.get("CHATELAIN_EXPECT") != "compiled":
        return
    left_out = [item for item in items if item.get_closest_marker("pure_only")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def seconds_of(item: pytest.Item) -> float:
    """How long a test takes, as its mark says: 0 for all that are quick."""
    mark = item.get_closest_marker("slow")
    return 0 if mark is None else mark.args[0] if mark.args else SLOW


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Whoever needed a second chance is named: a test that often does is a fault of its own."""
    reports = terminalreporter.getreports("rerun")
    if reports:
        terminalreporter.section("needed a second chance")
    for report in reports:
        crash = getattr(report.longrepr, "reprcrash", None)
        reason = crash.message.partition("\n")[0] if crash else ""
        terminalreporter.line(f"{report.nodeid}: {reason}")
