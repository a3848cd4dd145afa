"""Codes of tables are short, so that people can read them out. Whoever tries many of them is locked out for a while."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from chatelain.server.addresses import neighbourhood
from chatelain.server.caller import Caller
from chatelain.server.limits import Buckets
from chatelain.server.problems import Declined, not_found
from chatelain.server.settings import Settings
from chatelain.server.tokens import code_of

#: So many households of one neighbourhood may be guessing at once: one customer may have 65,536 of them.
HOUSEHOLDS = 8


class Guesses:
    """Finds tables by their code, and counts what was not found for each household and its neighbourhood."""

    def __init__(self, settings: Settings, find: Callable[[str], Awaitable[str | None]]) -> None:
        rate, burst = settings.wrong_codes_a_minute / 60, settings.wrong_codes
        self.households = Buckets(rate, burst)
        self.neighbourhoods = Buckets(rate * HOUSEHOLDS, burst * HOUSEHOLDS)
        self.find = find

    async def resolve(self, caller: Caller, word: str) -> str:
        """The id of a table, given as id (which nobody guesses) or as code."""
        code = code_of(word)
        if code is None:
            return word
        near, around = caller.address, neighbourhood(caller.address)
        # Taken before the answer is known, so that many at once do not slip through.
        if not self.households.take(near):
            raise Declined(429, "too-many-guesses")
        if not self.neighbourhoods.take(around):
            self.households.give_back(near)
            raise Declined(429, "too-many-guesses")
        id = await self.find(code)
        if id is None:
            raise not_found("table")
        self.households.give_back(near)
        self.neighbourhoods.give_back(around)
        return id
