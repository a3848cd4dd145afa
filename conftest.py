"""Doctests of modules that need the extra [train] are left out where it is not installed."""

from __future__ import annotations

from importlib.util import find_spec

HAS_EXTRA = all(find_spec(name) for name in ("numpy", "scipy", "torch"))
collect_ignore = [] if HAS_EXTRA else ["src/chatelain/training"]
