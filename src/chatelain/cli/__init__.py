"""The command `chatelain`."""

from __future__ import annotations

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit code: 0, 2 for broken input, 130 for Ctrl-C."""
    from chatelain.cli.entry import run

    return run(argv)
