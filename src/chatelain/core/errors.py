"""Everything that can go wrong with input: a code and its parameters, never a sentence.

The sentence is made in `chatelain.text`, from the text `error-<code>` and the parameters.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

from chatelain.core.refusal import Refusal


class ChatelainError(Exception):
    """Base of all errors a caller may want to show to a person. `cause` is another one that explains this one.

    >>> str(ChatelainError("out-of-range", key="turn", number=7, low=0, high=1))
    'out-of-range key=turn number=7 low=0 high=1'
    """

    def __init__(self, code: str, *, cause: ChatelainError | None = None, **params: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
        self.cause = cause

    def where(self) -> list[str]:
        """The file, the place in it: what stands before the reason."""
        return []

    def __str__(self) -> str:
        reason = " ".join([self.code, *(f"{name}={value}" for name, value in self.params.items())])
        return ": ".join([*self.where(), reason, *([] if self.cause is None else [str(self.cause)])])

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, self.cause, self.params)


def _again(kind: Any, given: tuple[Any, ...], cause: ChatelainError | None, params: dict[str, int | str]) -> Any:
    """An error as it was, in another process."""
    return kind(*given, cause=cause, **params)


class IllegalAction(ChatelainError):
    """An action was refused; `refusal` says why, and the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, cause=None, **refusal.params)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.refusal,)


class ChanceError(ChatelainError):
    """A chance source has no outcome left, or an outcome that cannot be."""


class NotationError(ChatelainError):
    """A move's text does not name an action."""


class PositionError(ChatelainError):
    """A text position cannot be read; the parameter `key` names the place."""


class OptionError(ChatelainError):
    """An option of a game has a value it cannot have, or there are too many or too few seats."""


class DataError(ChatelainError):
    """A data file is wrong. `place` is a line, counted from 1, or the name of a value; "" is the whole file."""

    def __init__(
        self,
        file: str,
        place: int | str,
        code: str,
        *,
        cause: ChatelainError | None = None,
        **params: int | str,
    ) -> None:
        super().__init__(code, cause=cause, **params)
        self.args = (file, place, code)
        self.file = file
        self.place = place

    def found_at(self, file: str, place: str) -> DataError:
        """The same fault, where a player's file has it."""
        return type(self)(file, place, self.code, cause=self.cause, **self.params)

    def where(self) -> list[str]:
        place = self.place if isinstance(self.place, str) else f"line {self.place}"
        return [word for word in (self.file, place) if word]


class RecordError(ChatelainError):
    """A record cannot be read or does not replay; `line` counts from 1."""

    def __init__(self, line: int, code: str, *, cause: ChatelainError | None = None, **params: int | str) -> None:
        super().__init__(code, cause=cause, **params)
        self.args = (line, code)
        self.line = line

    def where(self) -> list[str]:
        return [f"line {self.line}"]


class UnknownName(ChatelainError):
    """A game, bot, option or text id nobody registered: code `unknown-<kind>`; `close` is what may be meant, or ""."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        names = sorted(known)
        super().__init__(f"unknown-{kind}", name=name, known=", ".join(names), close=closest(name, names))
        self.kind = kind
        self.name = name
        self.known = names
        self.close = closest(name, names)

    def __str__(self) -> str:
        hint = f"close={self.close}" if self.close else f"known={', '.join(self.known)}"
        return f"{self.code} name={self.name} {hint}"

    def __reduce__(self) -> tuple[Any, ...]:
        return UnknownName, (self.kind, self.name, self.known)


def closest(name: str, known: Iterable[str]) -> str:
    """The known name that may be meant, or "".

    >>> closest("greddy", ["random", "greedy"])
    'greedy'
    """
    found = difflib.get_close_matches(name, list(known), 1)
    return found[0] if found else ""
