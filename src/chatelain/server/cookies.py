"""The guest's cookie among those of everybody else on the same host.

Cookies do not know ports: what other programs of this host set comes to us as well, in whatever form. So nothing here
fails on a cookie that is not ours, and ours has a name that no other server gives to its own.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator

from chatelain.server.tokens import Keys

#: What a server called its cookie before every server had a name of its own for it. Still read, never set.
OLD_NAME = "chatelain"
DAY = 24 * 3600
YEAR = 365 * DAY
#: Days after which a guest who comes gets the cookie anew, for another year.
RENEWED_AFTER = 30
#: So many cookies of our name are looked at; nobody has more by accident.
LOOKED_AT = 20


class Cookies:
    """Reads and writes the cookie of one server."""

    def __init__(self, keys: Keys, secure: bool, clock: Callable[[], float] = time.time) -> None:
        self.keys = keys
        self.secure = secure
        self.clock = clock
        self.name = f"{OLD_NAME}-{keys.name}"

    def read(self, headers: Iterable[tuple[bytes, bytes]]) -> tuple[str | None, bool]:
        """The guest of a request, wherever their cookie stands; and whether it is time to renew it."""
        ours: list[str] = []
        older: list[str] = []
        for name, value in _pairs(headers):
            if name == self.name:
                ours.append(value)
            elif name == OLD_NAME:
                older.append(value)
        for number, value in enumerate((ours + older)[:LOOKED_AT]):
            found = self.keys.guest(value)
            if found is not None:
                guest, day = found
                return guest, number >= len(ours) or abs(self._today() - day) >= RENEWED_AFTER
        return None, False

    def write(self, guest: str) -> bytes:
        """The header that sets it."""
        secure = "; Secure" if self.secure else ""
        value = self.keys.cookie(guest, self._today())
        return f"{self.name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}".encode()

    def _today(self) -> int:
        return int(self.clock() // DAY)


def _pairs(headers: Iterable[tuple[bytes, bytes]]) -> Iterator[tuple[str, str]]:
    """All names and values, however odd the rest: a browser sends `;` between them and nothing else is certain.

    >>> list(_pairs([(b"cookie", b'prefs={"a":1}; flag; x[y]=1;;'), (b"cookie", b'a="b"')]))
    [('prefs', '{"a":1}'), ('flag', ''), ('x[y]', '1'), ('a', 'b')]
    """
    for header, line in headers:
        if header == b"cookie":
            for piece in line.decode("latin-1").split(";"):
                name, _, value = piece.partition("=")
                if name.strip():
                    yield name.strip(), value.strip().strip('"')
