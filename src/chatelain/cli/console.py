"""Where the words go: texts, colours and width of a terminal, or of a file that wants none of it."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Mapping, Sequence
from typing import TextIO

from chatelain.core.errors import ChatelainError
from chatelain.core.manifest import Manifest
from chatelain.core.record import Seat
from chatelain.core.refusal import Refusal
from chatelain.text import Texts, explain, for_game
from chatelain.text.names import seat_names
from chatelain.text.texts import Argument

#: Whose texts a command speaks, beside those of a game.
PACKAGES = ("chatelain.cli", "chatelain.bots")
_CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34", "cyan": "36"}


def wants_colour(stream: TextIO, environ: Mapping[str, str], forbidden: bool = False) -> bool:
    """Colour is for terminals whose owner has not said no (NO_COLOR, TERM=dumb, --no-color)."""
    return not (forbidden or environ.get("NO_COLOR") or environ.get("TERM") == "dumb") and stream.isatty()


class Console:
    """Prints texts by id. Everything a command says goes through here."""

    def __init__(
        self, texts: Texts, colour: bool = False, out: TextIO | None = None, err: TextIO | None = None
    ) -> None:
        self.texts = texts
        self.seats: Sequence[str] = ()
        self.colour = colour
        self.out = out or sys.stdout
        self.err = err or sys.stderr
        size = shutil.get_terminal_size((80, 24))
        self.width = max(40, min(size.columns, 120))
        self.height = max(12, size.lines)

    def speak_of(self, manifest: Manifest, seats: Sequence[Seat] = ()) -> None:
        """From now on the texts of a game are known, and the names of its players."""
        self.texts = for_game(self.texts.lang, manifest, *PACKAGES)
        self.seats = seat_names(seats, self.texts)

    # -- words

    def text(self, id: str, **arguments: Argument) -> str:
        return self.texts.say(id, **arguments)

    def explain(self, error: ChatelainError | Refusal) -> str:
        """What went wrong, in words."""
        return explain(error, self.texts, self.seats)

    def style(self, name: str, text: str) -> str:
        return f"\x1b[{_CODES[name]}m{text}\x1b[0m" if self.colour and text else text

    # -- printing

    def print(self, text: str = "") -> None:
        print(text, file=self.out)

    def say(self, id: str, **arguments: Argument) -> None:
        self.print(self.text(id, **arguments))

    def title(self, text: str) -> None:
        self.print(self.style("bold", text))

    def paragraph(self, text: str, first: str = "", rest: str | None = None) -> None:
        """Wraps a text to the width, line by line; `first` and `rest` stand before the lines."""
        rest = " " * len(first) if rest is None else rest
        for number, line in enumerate(text.splitlines() or [""]):
            before = first if number == 0 else rest
            filled = textwrap.fill(line, self.width, initial_indent=before, subsequent_indent=rest)
            self.print(filled or before.rstrip())

    def table(self, rows: Sequence[Sequence[str]], head: Sequence[str] = ()) -> None:
        """Columns: the first to the left, the others, if they are numbers, to the right."""
        everything = [list(head), *map(list, rows)] if head else [list(row) for row in rows]
        widths = [max(len(row[column]) for row in everything) for column in range(len(everything[0]))]
        numeric = [all(_is_number(row[column]) for row in rows) for column in range(len(widths))]
        for number, row in enumerate(everything):
            cells = [
                cell.rjust(width) if right else cell.ljust(width) for cell, width, right in zip(row, widths, numeric)
            ]
            line = "  " + "  ".join(cells).rstrip()
            self.print(self.style("dim", line) if head and number == 0 else line)

    def error(self, text: str) -> None:
        """A complaint, on the error stream."""
        self.out.flush()
        prefix = self.text("prefix-error")
        print(f"{self.style('red', prefix) if self.err.isatty() else prefix} {text}", file=self.err)

    def note(self, text: str) -> None:
        """Something for the person at the terminal, not for a program that reads the output."""
        self.out.flush()
        print(text, file=self.err)


def _is_number(text: str) -> bool:
    return not text or text.lstrip("+-").replace(".", "").replace(",", "").isdecimal()
