"""What only the command line can complain about."""

from __future__ import annotations

from chatelain.core.errors import ChatelainError


class Problem(ChatelainError):
    """Input that cannot be used. Its texts are with those of the command line."""
