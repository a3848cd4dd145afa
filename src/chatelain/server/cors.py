"""Pages of other origins that may talk to us: what a browser has to hear before it lets them (CORS)."""

from __future__ import annotations

from collections.abc import Mapping

Header = tuple[bytes, bytes]
#: How long a browser may remember that it may ask, in seconds.
REMEMBERED = b"7200"
#: What of our answers a page may read beside the body and the usual.
EXPOSED = b"retry-after, content-disposition, allow"


class OtherOrigins:
    """The origins a server was told of. Their pages come with the guest's cookie, so no others are let in by a `*`."""

    def __init__(self, origins: list[str]) -> None:
        self.known = frozenset(origins)

    def allows(self, origin: bytes | None) -> bool:
        """Whether this is one of them."""
        return origin is not None and origin.decode("latin-1").lower() in self.known

    def headers(self, headers: Mapping[bytes, bytes]) -> list[Header]:
        """What every answer of the interface carries."""
        if not self.known:
            return []
        origin = headers.get(b"origin")
        if origin is None or not self.allows(origin):
            return [(b"vary", b"origin")]
        return [
            (b"vary", b"origin"),
            (b"access-control-allow-origin", origin),
            (b"access-control-allow-credentials", b"true"),
            (b"access-control-expose-headers", EXPOSED),
        ]

    def preflight(self, headers: Mapping[bytes, bytes], methods: str) -> list[Header]:
        """What the answer to a browser's question says, before the page's own request."""
        if b"access-control-request-method" not in headers or not self.allows(headers.get(b"origin")):
            return []
        return [
            (b"access-control-allow-methods", methods.encode()),
            (b"access-control-allow-headers", b"content-type"),
            (b"access-control-max-age", REMEMBERED),
        ]
