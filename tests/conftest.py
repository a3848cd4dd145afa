"""Shared by all tests: which engine is tested, and how hypothesis behaves."""

from __future__ import annotations

import importlib.util
import os

import pytest
from hypothesis import settings

# Timings of a busy machine are no verdict (deadline); a build that is red stays red (derandomize).
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_report_header() -> str:
    spec = importlib.util.find_spec("chatelain")
    return f"chatelain: {spec.origin if spec else 'not installed'}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On the compiled engine, leave out what can only be tested on the sources."""
    if os.environ.get("CHATELAIN_EXPECT") != "compiled":
        return
    left_out = [item for item in items if item.get_closest_marker("pure_only")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
