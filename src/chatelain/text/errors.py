"""Errors and refusals in words. The engine gives codes and parameters; the sentences are `error-<code>` and
`refusal-<code>` in the texts of the game or in the common ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from fluent.runtime.types import fluent_number

from chatelain.core.errors import ChatelainError, DataError, IllegalAction, RecordError
from chatelain.core.refusal import Refusal
from chatelain.text.texts import Argument, Texts
from chatelain.text.values import worded


def explain(error: ChatelainError | Refusal, texts: Texts, seats: Sequence[str] = ()) -> str:
    """The sentence for a person: file and place, the reason, and what may have been meant.

    `seats` are the names of the players. A code without a text (in a game from elsewhere) is said as it is.

    >>> explain(DataError("map.txt", 3, "not-among", word="x", known="a, b"), Texts("fr")).replace("\\u202f", " ")
    'map.txt : ligne 3 : « x » ne convient pas ; au choix : a, b'
    """
    if isinstance(error, IllegalAction):
        error = error.refusal
    if isinstance(error, Refusal):
        return say_refusal(error, texts, seats) if texts.has(f"refusal-{error.code}") else str(error)
    if not texts.has(f"error-{error.code}"):
        return str(error)
    arguments = {name: _value(name, value, texts) for name, value in error.params.items()}
    if "close" in error.params:
        arguments["hint"] = _hint(str(error.params["close"]), str(error.params.get("known", "")), texts)
    if error.cause is not None:
        arguments["reason"] = explain(error.cause, texts, seats)
    return _with_place(error, texts.say(f"error-{error.code}", **arguments), texts)


def say_refusal(refusal: Refusal, texts: Texts, seats: Sequence[str]) -> str:
    """Why not; a refusal without a text is an error."""
    arguments = {name: worded(name, value, texts, seats) for name, value in refusal.params.items()}
    return texts.say(f"refusal-{refusal.code}", **arguments)


def _value(name: str, value: int | str, texts: Texts) -> Argument:
    """What a person typed stays as it is; a question to chance has a name."""
    if name == "chance" and texts.has(f"chance-{value}"):
        return texts.say(f"chance-{value}")
    return cast(int, fluent_number(value, useGrouping=False)) if isinstance(value, int) else value


def _hint(close: str, known: str, texts: Texts) -> str:
    if close:
        return texts.say("hint-close", name=close)
    return texts.say("hint-known", names=known) if known else texts.say("hint-none")


def _with_place(error: ChatelainError, reason: str, texts: Texts) -> str:
    if isinstance(error, RecordError):
        return texts.say("where-line", line=str(error.line), reason=reason)
    if isinstance(error, DataError):
        if isinstance(error.place, int):
            reason = texts.say("where-line", line=str(error.place), reason=reason)
        elif error.place:
            reason = texts.say("where-file", file=error.place, reason=reason)
        return texts.say("where-file", file=error.file, reason=reason) if error.file else reason
    return reason
