"""What holds for the drawing of any table in the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from chatelain.core.drawing import Names

V = TypeVar("V")
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def check_pictures(draw: Callable[[V, Names, bool, int], str], views: Iterable[V], names: Names, width: int) -> None:
    """No line is too wide, and colour adds nothing."""
    for view in views:
        plain = draw(view, names, False, width)
        assert "\x1b" not in plain
        assert max(map(len, plain.splitlines())) <= width
        assert ESCAPE.sub("", draw(view, names, True, width)).split() == plain.split()
