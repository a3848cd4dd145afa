"""Everything that can go wrong with input, each with the place and the reason."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from chatelain.core.refusal import Refusal


class ChatelainError(Exception):
    """Base of all errors a caller may want to show to a person."""


class IllegalAction(ChatelainError):
    """An action was refused; `refusal` says why, and the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class ChanceError(ChatelainError):
    """A chance source has no outcome left, or an outcome that cannot be."""


class NotationError(ChatelainError):
    """A move's text does not name an action."""


class PositionError(ChatelainError):
    """A text position cannot be read; the message names the key and the reason."""


class OptionError(ChatelainError):
    """An option of a game is unknown or has a value it cannot have."""


class DataError(ChatelainError):
    """A data file is wrong: file, place and reason."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}" if place else f"{file}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason


class RecordError(ChatelainError):
    """A record cannot be read or does not replay; `line` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class UnknownName(ChatelainError):
    """A game, bot or text id nobody registered."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.kind = kind
        self.name = name
        self.known = sorted(known)
        close = difflib.get_close_matches(name, self.known, 1)
        hint = f"did you mean {close[0]!r}?" if close else "known: " + ", ".join(self.known)
        super().__init__(f"unknown {kind} {name!r}; {hint}")
