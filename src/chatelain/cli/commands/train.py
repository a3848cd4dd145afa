"""`chatelain train GAME`: learn to judge positions from games that the search plays against itself."""

from __future__ import annotations

import argparse
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from chatelain.arena.plot import Curve, curves
from chatelain.cli.arguments import Parser, minutes, whole
from chatelain.cli.console import Console
from chatelain.cli.files import read_bytes, read_text, write_text
from chatelain.cli.problems import Problem
from chatelain.cli.progress import Bar
from chatelain.core import registry
from chatelain.core.errors import ChatelainError
from chatelain.text import Texts

# What learns is imported when the command runs: it takes a second, and needs the extra [train].
if TYPE_CHECKING:
    from chatelain.training.reports import Gate, Status
    from chatelain.training.run import Run
    from chatelain.training.settings import Settings

INTERRUPTED = 130
#: The packages of the extra.
EXTRA = ("numpy", "scipy", "torch")
#: Seconds between two lines where there is no terminal.
PAUSE = 10.0
PICTURE = "curve.svg"
#: Curves of the picture: their texts, and their columns in the rows of the learning curve.
CURVES = {"train-curve-greedy": 8, "train-curve-mean": 2, "train-curve-error": 3}


def add(parser: Parser, texts: Texts) -> None:
    """Describes the arguments."""
    say = texts.say
    parser.add_argument("game", metavar=say("meta-game"), help=say("simulate-game"))
    parser.add_argument("--minutes", type=minutes(texts), metavar="M", help=say("train-minutes"))
    parser.add_argument("--jobs", default=1, type=whole(texts, 1, 256), metavar="N", help=say("simulate-jobs"))
    parser.add_argument("--out", type=Path, metavar=say("meta-folder"), help=say("train-out"))
    parser.add_argument("--seed", type=whole(texts, 0), metavar="N", help=say("train-seed"))
    parser.add_argument("--from", dest="start", type=Path, metavar=say("meta-file"), help=say("train-from"))
    parser.add_argument("--settings", type=Path, metavar=say("meta-file"), help=say("train-settings"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Learns, and says where the weights are."""
    manifest = registry.manifest(arguments.game)
    console.speak_of(manifest)
    folder = arguments.out or Path(f"{manifest.id}-mind")
    learning = start(arguments, folder)
    if learning.progress.games:
        console.say("train-resumed", folder=str(folder), games=learning.progress.games)
    else:
        console.say("train-begins", game=manifest.id, folder=str(folder))
    console.out.flush()
    is_done = learn(learning, arguments.minutes, Onlooker(console, manifest.id, folder))
    console.say("train-weights", file=str(folder / "weights.bin"), games=learning.progress.best)
    if is_done:
        return 0
    console.say("train-stopped", folder=str(folder))
    return INTERRUPTED


def start(arguments: argparse.Namespace, folder: Path) -> Run:
    """The run in a folder, new or taken up again."""
    try:
        from chatelain.training.run import Run
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in EXTRA:
            raise
        raise Problem("train-needs-extra", missing=missing) from None
    settings = settings_of(arguments)
    weights = None if arguments.start is None else read_bytes(arguments.start)
    try:
        return Run(settings, folder, arguments.jobs, weights)
    except OSError as error:
        raise Problem("file-unwritable", file=str(folder), detail=error.strerror or str(error)) from None
    except ChatelainError as error:
        if error.code in ("no-weights", "other-weights"):
            raise Problem("in-file", file=str(arguments.start), cause=error) from None
        raise


def settings_of(arguments: argparse.Namespace) -> Settings:
    """Those of the game or of a file, with the seed of the command line."""
    from chatelain.training.settings import read_settings, settings_of

    if arguments.settings is None:
        found = settings_of(arguments.game)
    else:
        found = read_settings(arguments.game, read_text(arguments.settings), str(arguments.settings))
    return found if arguments.seed is None else replace(found, seed=arguments.seed)


def learn(learning: Run, limit: float | None, onlooker: Onlooker) -> bool:
    """Whether it came to its end; Ctrl-C stops it with a checkpoint, a second one at once."""
    from chatelain.training.run import Stopped

    try:
        with onlooker.listening():
            learning.go(limit, onlooker)
    except Stopped:
        return False
    return True


class Onlooker:
    """Shows how it goes: a bar on a terminal, a line now and then elsewhere, and a line for every comparison."""

    def __init__(self, console: Console, game: str, folder: Path) -> None:
        self.console = console
        self.game = game
        self.folder = folder
        self.bar = Bar(console)
        self.told = time.monotonic()
        self.is_stopped = False

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Hears Ctrl-C once; the second one ends everything."""

        def stop(number: int, frame: FrameType | None) -> None:
            self.is_stopped = True
            signal.signal(signal.SIGINT, before)

        before = signal.signal(signal.SIGINT, stop)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
            self.bar.clear()

    def wants_to_stop(self) -> bool:
        """Whether Ctrl-C was pressed."""
        return self.is_stopped

    def moved(self, status: Status) -> None:
        """The bar, or a line."""
        if self.bar.is_shown:
            self.bar.draw(min(status.share, 0.999), lambda: self.words(status))
        elif time.monotonic() - self.told >= PAUSE:
            self.tell(self.words(status))

    def gated(self, status: Status, gate: Gate, curve: list[list[float]]) -> None:
        """A line, and the picture of the curve."""
        self.bar.clear()
        self.tell(
            self.console.text(
                "train-gate",
                games=status.games,
                mean=f"{status.mean:.1f}",
                error=f"{status.error:.2f}",
                best=f"{100 * gate.against_best.wins:.1f}",
                greedy=f"{100 * gate.against_greedy.wins:.1f}",
                kept="yes" if gate.is_better else "no",
            )
        )
        say = self.console.text
        lines = [Curve(say(id), [row[column] for row in curve]) for id, column in CURVES.items()]
        title = say("train-curve-title", game=self.game)
        write_text(self.folder / PICTURE, curves(title, say("train-curve-axis"), [row[0] for row in curve], lines))

    def words(self, status: Status) -> str:
        """How it goes, in one line."""
        done, matches = status.matches
        if matches:
            return self.console.text("train-matches", games=status.games, done=done, matches=matches)
        return self.console.text(
            "train-progress",
            games=status.games,
            left=f"{int(status.left) // 60}:{int(status.left) % 60:02}",
            mean=f"{status.mean:.1f}",
            error=f"{status.error:.2f}",
        )

    def tell(self, line: str) -> None:
        self.console.print(line)
        self.console.out.flush()
        self.told = time.monotonic()
