from __future__ import annotations

from collections.abc import Iterator

import pytest

from chatelain.core import registry
from tests.cli.race.manifest import MANIFEST


@pytest.fixture
def race(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The little game stands beside the installed ones."""
    known = {**registry.manifests(), "race": MANIFEST}
    monkeypatch.setattr(registry, "manifests", lambda: known)
    yield "race"
    registry.game.cache_clear()
