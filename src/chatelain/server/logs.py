"""What a server says of its troubles: a line for each, and the traceback of an error the first time only."""

from __future__ import annotations

import logging
import sys
import traceback
from pathlib import Path
from typing import TextIO

OURS = str(Path(__file__).parents[1])
#: Errors whose traceback has been shown; after so many different ones it is shown again.
REMEMBERED = 1000
#: Whatever somebody sent stays on its line.
_ESCAPED = {number: f"\\x{number:02x}" for number in (*range(32), 127, 0x85, 0x2028, 0x2029)} | {9: " ", 10: "\\n"}


class Lines(logging.Formatter):
    """One line for a message and its error; below it the traceback, if it is new."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._shown: set[tuple[object, ...]] = set()

    def format(self, record: logging.LogRecord) -> str:
        record.message = record.getMessage().strip()
        record.asctime = self.formatTime(record)
        line = self.formatMessage(record)
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return line.translate(_ESCAPED)
        frames = traceback.extract_tb(error.__traceback__)
        what = (str(error).splitlines() or [""])[0]
        line = f"{line}: {type(error).__name__}: {what} ({_place(frames)})".translate(_ESCAPED)
        known = (type(error), *((frame.filename, frame.lineno) for frame in frames))
        if known in self._shown:
            return line
        if len(self._shown) >= REMEMBERED:
            self._shown.clear()
        self._shown.add(known)
        return f"{line}\n{''.join(traceback.format_exception(error)).rstrip()}"


def _place(frames: traceback.StackSummary) -> str:
    """The last line of ours that was reached, or the last at all."""
    last = next(
        (frame for frame in reversed(frames) if frame.filename.startswith(OURS)), frames[-1] if frames else None
    )
    return f"{last.filename.rpartition('/')[2]}:{last.lineno}" if last is not None else "?"


def set_up(stream: TextIO | None = None) -> None:
    """Sends all warnings and errors of this process to the error stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
