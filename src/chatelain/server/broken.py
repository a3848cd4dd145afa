"""Tables that cannot be read: damaged rows, a game that is not installed any more. They harm nobody but themselves."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from chatelain.server.problems import Declined

LOG = logging.getLogger("chatelain.server")
#: Broken tables that are remembered, and for how many seconds: then somebody may have mended them.
REMEMBERED = 10_000
AGAIN = 60.0


class BrokenTables:
    """Remembers them, so that nobody reads the same damage again and again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._until: OrderedDict[str, float] = OrderedDict()
        self._why: dict[str, str] = {}

    def note(self, id: str, error: Exception) -> Declined:
        """A table could not be read. The log says why, the first time with a traceback.

        Players only hear that it is so: what is wrong with a record may tell what is hidden.
        """
        why = repr(error)
        LOG.error("the table %s cannot be read: %s", id, why, exc_info=error if self._why.get(id) != why else None)
        self._until[id] = self._clock() + AGAIN
        self._until.move_to_end(id)
        self._why[id] = why
        if len(self._until) > REMEMBERED:
            oldest, _ = self._until.popitem(last=False)
            del self._why[oldest]
        return broken()

    def __contains__(self, id: str) -> bool:
        return id in self._until

    def check(self, id: str) -> None:
        """Refuses a table that was broken a moment ago."""
        if self._until.get(id, 0.0) > self._clock():
            raise broken()

    def mended(self, id: str) -> None:
        """A table could be read."""
        if self._until.pop(id, None) is not None:
            del self._why[id]
            LOG.warning("the table %s can be read again", id)


def broken() -> Declined:
    """What whoever asks for such a table hears."""
    return Declined(410, "table-broken")
