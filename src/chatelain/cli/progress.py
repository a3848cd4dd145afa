"""How far it is, drawn on a terminal; a file or a pipe gets nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from chatelain.cli.console import Console

WIDTH = 30
#: Seconds between two drawings.
PAUSE = 0.1


class Bar:
    """A line that is drawn over and over, at most ten times a second."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_shown = console.err.isatty()
        self.last = 0.0

    def draw(self, share: float, words: Callable[[], str]) -> None:
        """Shows how much is done; `words` are asked for when they are needed."""
        now = time.monotonic()
        if not self.is_shown or (now - self.last < PAUSE and share < 1):
            return
        self.last = now
        filled = int(WIDTH * min(1.0, share))
        self._print(f"[{'#' * filled}{'.' * (WIDTH - filled)}] {words()}")

    def clear(self) -> None:
        """Takes the line away."""
        if self.is_shown:
            self._print("")

    def _print(self, line: str) -> None:
        print(f"\r\x1b[K{line}", end="", file=self.console.err, flush=True)


@contextmanager
def counting_games(console: Console, games: int, already: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar for many games, some of which were played before; it is gone when they are done."""
    bar = Bar(console)
    start = time.monotonic()

    def show(done: int) -> None:
        def words() -> str:
            left = round((time.monotonic() - start) * (games - done) / max(1, done - already))
            return console.text("progress-games", done=done, games=games, left=left)

        bar.draw(done / games, words)

    try:
        yield show
    finally:
        bar.clear()
