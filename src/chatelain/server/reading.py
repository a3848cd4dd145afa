"""Reading the body of a request. What is wrong with it is the asker's fault: 400, and not a word in our log."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException


class Reading(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            # Brackets without end, or bytes that are no text.
            raise ClientException from None

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:
            # Gone in the middle of it.
            raise ClientException from None
