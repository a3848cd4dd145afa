"""Lines of text for a table drawn in the terminal: colours, columns, and items that flow over several lines.

Letters and brackets carry the meaning, colour only repeats it: without the escape codes both drawings are the same, and
no width counts them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

#: Returns the name of a text id in the language of the reader.
Names = Callable[[str], str]

BOLD: Final = "1"
DIM: Final = "2"
#: Columns between blocks that stand side by side.
GAP: Final = 3
_ESCAPE: Final = re.compile(r"\x1b\[[0-9;]*m")


class Brush:
    """Paints text, or leaves it plain.

    >>> Brush(False).paint(BOLD, "castle"), Brush(True).paint(BOLD, "castle"), Brush(True).paint(BOLD, "")
    ('castle', '\\x1b[1mcastle\\x1b[0m', '')
    """

    def __init__(self, is_on: bool) -> None:
        self.is_on = is_on

    def paint(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.is_on and text else text


def size(text: str) -> int:
    """The columns a text takes on the screen.

    >>> size("\\x1b[1mcastle\\x1b[0m")
    6
    """
    return len(_ESCAPE.sub("", text))


def pad(text: str, width: int) -> str:
    """The text with spaces behind it, as wide as wanted."""
    return text + " " * (width - size(text))


def flow(label: str, items: Sequence[str], separator: str, width: int, indent: str = "  ") -> list[str]:
    """A label and items one after another, on as many lines as they need; later lines are indented.

    >>> flow("Goods:", ["wine", "copper", "tin"], ", ", 18)
    ['Goods: wine,', '  copper, tin']
    """
    found: list[str] = []
    line = label
    for number, item in enumerate(items):
        between = separator if number else " " if label else ""
        more = separator.rstrip() if number < len(items) - 1 else ""
        if line and size(line + between + item + more) > width:
            found.append(line + between.rstrip())
            line = indent + item
        else:
            line += between + item
    return [*found, line]


def wrap(label: str, text: str, width: int, indent: str = "  ") -> list[str]:
    """A label and a sentence, broken between words."""
    return flow(label, text.split(" "), " ", width, indent)


def abreast(blocks: Sequence[Sequence[str]], room: int, gap: int = GAP) -> list[str]:
    """Blocks of lines side by side, each as wide as `room`.

    >>> abreast([["one", "two"], ["three"]], 5)
    ['one     three', 'two          ']
    """
    height = max(len(block) for block in blocks)
    filled = [[*block, *[""] * (height - len(block))] for block in blocks]
    return [(" " * gap).join(pad(line, room) for line in lines) for lines in zip(*filled)]


def finish(lines: Sequence[str]) -> str:
    """The lines as one text, without spaces at their ends."""
    return "\n".join(line.rstrip() for line in lines)
