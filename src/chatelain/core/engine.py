"""Which engine runs: the sources, or the one made from them."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from chatelain.core import moves


def is_compiled() -> bool:
    """Whether the engine runs as machine code."""
    return str(moves.__file__).endswith(tuple(EXTENSION_SUFFIXES))
