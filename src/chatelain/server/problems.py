"""What the server refuses: a code, parameters and a status. The sentences are `refusal-<code>` in `locale/`."""

from __future__ import annotations

from chatelain.core.errors import ChatelainError, RecordError
from chatelain.core.refusal import Refusal
from chatelain.server.wire import Reason


class Declined(ChatelainError):
    """A request that cannot be carried out."""

    def __init__(self, status: int, code: str, **params: int | str) -> None:
        super().__init__(code, cause=None, **params)
        self.status = status


class Relayed(Declined):
    """A request that another process has refused."""

    def __init__(self, status: int, given: Reason) -> None:
        super().__init__(status, given.code, **given.params)
        self.given = given


def reason(error: ChatelainError | Refusal) -> Reason:
    """What a client is told of an error."""
    if isinstance(error, Relayed):
        return error.given
    found = Reason(error.code, dict(error.params))
    if isinstance(error, RecordError):
        found.line = error.line
    if isinstance(error, ChatelainError) and error.cause is not None:
        found.cause = reason(error.cause)
    return found


def not_found(what: str) -> Declined:
    """There is no such game, table, position ..."""
    return Declined(404, f"no-such-{what}")
