"""A map as characters: points where they lie, streets as lines, sites in the middle of their districts."""

from __future__ import annotations

from typing import Final

#: Lines from one row of points to the next.
ROW: Final = 4
#: Points whose heights differ by less lie in one row.
_SAME_ROW: Final = 30
_MOST_ROWS: Final = 12


class Canvas:
    """A sheet of characters, each with the code of its colour."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells = [[" "] * width for _line in range(height)]
        self.codes = [[""] * width for _line in range(height)]

    def write(self, column: int, line: int, text: str, code: str) -> None:
        """Text from a place on, moved inside where it would not fit."""
        column = max(0, min(column, self.width - len(text)))
        for at, letter in enumerate(text):
            self.cells[line][column + at] = letter
            self.codes[line][column + at] = code

    def join(self, one: tuple[int, int], other: tuple[int, int], code: str) -> None:
        """A line from one place to another."""
        (x0, y0), (x1, y1) = sorted((one, other), key=lambda place: (place[1], place[0]))
        if y0 == y1:
            for x in range(x0, x1 + 1):
                self.write(x, y0, "-", code)
            return
        for y in range(y0 + 1, y1):
            x = x0 + round((x1 - x0) * (y - y0) / (y1 - y0))
            slope = (x1 - x0) / (y1 - y0)
            self.write(x, y, "\\" if slope > 0.7 else "/" if slope < -0.7 else "|", code)

    def lines(self, colour: bool) -> list[str]:
        """The sheet as text."""
        found: list[str] = []
        for cells, codes in zip(self.cells, self.codes):
            line, now = "", ""
            for letter, code in zip("".join(cells).rstrip(), codes):
                if colour and code != now:
                    line += ("\x1b[0m" if now else "") + (f"\x1b[{code}m" if code else "")
                    now = code
                line += letter
            found.append(line + ("\x1b[0m" if now else ""))
        return found


def rows_of(heights: list[int]) -> list[int] | None:
    """The row of every point, from the top; None if they do not lie in rows.

    >>> rows_of([70, 210, 80, 225])
    [0, 1, 0, 1]
    """
    rows: dict[int, int] = {}
    row, last = -1, -10_000
    for height in sorted(heights):
        row += height - last >= _SAME_ROW
        last = height
        rows[height] = row
    return [rows[height] for height in heights] if row < _MOST_ROWS else None
