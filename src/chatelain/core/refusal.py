"""Why an action is refused: a code and its parameters, never a sentence."""

from __future__ import annotations

from typing import Any


class Refusal:
    """A reason code with parameters, such as `needs-workers` with have=1, need=3.

    >>> Refusal("needs-workers", have=1, need=3)
    Refusal('needs-workers', have=1, need=3)
    """

    def __init__(self, code: str, **params: int | str) -> None:
        self.code = code
        self.params = params

    def __repr__(self) -> str:
        return "Refusal(" + ", ".join([repr(self.code), *(f"{k}={v!r}" for k, v in self.params.items())]) + ")"

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{k}={v}" for k, v in self.params.items())])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.code == other.code and self.params == other.params

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.params.items()))))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.code, self.params)


def _again(code: str, params: dict[str, int | str]) -> Refusal:
    """A refusal as it was, in another process."""
    return Refusal(code, **params)
