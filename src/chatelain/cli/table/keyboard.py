"""What people type."""

from __future__ import annotations

import sys

from chatelain.cli.console import Console


class Keyboard:
    """Reads lines from the terminal, or from a pipe; the end of the input is an EOFError."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_person = sys.stdin.isatty()
        if self.is_person:
            try:
                import readline  # noqa: F401 - arrows and history in input()
            except ImportError:
                pass

    def ask(self, prompt: str) -> str:
        line = input(prompt)
        if not self.is_person:
            self.console.print(line)  # so that a transcript reads like a session
        return line.strip()
