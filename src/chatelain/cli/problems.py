"""What went wrong with the input, in words: file, place and reason."""

from __future__ import annotations

from chatelain.cli.arguments import unknown
from chatelain.cli.reasons import translate
from chatelain.core.errors import ChatelainError, DataError, RecordError, UnknownName
from chatelain.text import Texts


class Problem(ChatelainError):
    """Input that cannot be used: `id` is the text that says why."""

    def __init__(self, id: str, **arguments: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments


def describe(error: ChatelainError, texts: Texts) -> str:
    """The message for a person."""
    if isinstance(error, Problem):
        arguments = error.arguments
        if error.id == "record-problem":
            arguments = arguments | {"reason": translate(str(arguments["reason"]), texts)}
        return texts.say(error.id, **arguments)
    if isinstance(error, UnknownName):
        if error.kind.startswith("option of "):
            return unknown(texts, "option", error.name, error.known)
        return unknown(texts, error.kind, error.name, error.known) if texts.has(f"unknown-{error.kind}") else str(error)
    if isinstance(error, DataError):
        where = f"{error.file}: {error.place}" if error.place else error.file
        return texts.say("problem-at", where=where, reason=error.reason)
    if isinstance(error, RecordError):
        return texts.say("problem-line", line=str(error.line), reason=translate(error.reason, texts))
    return str(error)
