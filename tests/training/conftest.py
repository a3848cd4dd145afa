from __future__ import annotations

from tests.cli.race.fixture import race

__all__ = ["race"]
