"""What a messenger shows of a link: a title, a sentence and a picture, as a stranger who opens it may know them.

They are read from the row of the table alone, and only for an id, which nobody guesses: a code that is wrong, an
address that leads nowhere and somebody who asks too often all get the words that fit everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Any

from chatelain.core import registry
from chatelain.server.caller import Caller
from chatelain.storage.rows import SeatRow, Sitting, Unreadable
from chatelain.text import Texts

if TYPE_CHECKING:
    from chatelain.server.house import House

TABLE = re.compile(r"/t/([2-9a-z]{12})(/replay)?/?")
#: A name and a port as browsers write them; whatever else stands there is not put into a page.
HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")
#: The picture of every game, drawn by web/scripts/icons.py, and how large they are.
PICTURES = frozenset(("beaugency", "burdigala", "burgundy", "cards", "dice"))
WIDTH, HEIGHT = 1200, 630


@dataclass(frozen=True)
class Preview:
    """What stands in the head of a page."""

    lang: str
    title: str
    text: str
    #: The address without whatever was behind it, and the picture, both whole.
    url: str
    picture: str

    def tags(self) -> str:
        """As tags, with everything escaped that somebody may have typed."""
        locale = {"fr": "fr_FR", "en": "en_GB"}[self.lang]
        named = {"description": self.text, "twitter:card": "summary_large_image"}
        properties = {
            "og:site_name": "Chatelain",
            "og:type": "website",
            "og:locale": locale,
            "og:title": self.title,
            "og:description": self.text,
            "og:url": self.url,
            "og:image": self.picture,
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
        }
        lines = [f"<title>{escape(self.title)}</title>"]
        lines += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()]
        lines += [
            f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items() if value
        ]
        return "\n    ".join(lines)


class Previews:
    """The previews of a house."""

    def __init__(self, house: House, may_look: Callable[[Caller], bool]) -> None:
        self.house = house
        self.may_look = may_look

    async def of(self, scope: Any) -> Preview:
        """The preview of the address that is asked for."""
        headers = dict(scope["headers"])
        lang = "fr" if headers.get(b"accept-language", b"").lower().startswith(b"fr") else "en"
        origin = self._origin(headers)
        found = TABLE.fullmatch(scope["path"])
        sitting = await self._sitting(found[1], scope) if found is not None else None
        if found is None or sitting is None or sitting.row.game not in registry.manifests():
            texts = Texts(lang, "chatelain.server")
            picture = f"{origin}/pictures/burgundy.jpg" if origin else ""
            return Preview(lang, texts.say("preview-title"), texts.say("preview-text"), origin, picture)
        game, texts = sitting.row.game, _texts(lang, sitting.row.game)
        title, text = _words(sitting, texts)
        picture = f"{origin}/pictures/{game if game in PICTURES else 'burgundy'}.jpg" if origin else ""
        return Preview(lang, title, text, f"{origin}{found[0]}" if origin else "", picture)

    async def _sitting(self, id: str, scope: Any) -> Sitting | None:
        if not self.may_look(scope["chatelain"]):
            return None
        try:
            return await self.house.store.sitting(id)
        except Unreadable:
            return None

    def _origin(self, headers: dict[bytes, bytes]) -> str:
        """Where this server is found, as the owner says or else as the request does; nothing if that is no name."""
        settings = self.house.settings
        if settings.public_url:
            return settings.public_url.rstrip("/")
        host = headers.get(b"host", b"").decode("latin-1")
        return f"{'https' if settings.secure else 'http'}://{host}" if HOST.fullmatch(host) else ""


@cache
def _texts(lang: str, game: str) -> Texts:
    return Texts(lang, "chatelain.server", "chatelain.bots", registry.manifest(game).package)


def _words(sitting: Sitting, texts: Texts) -> tuple[str, str]:
    row, game = sitting.row, texts.say("game-title")
    taken = [seat for seat in sitting.seats if not seat.is_empty]
    names = texts.join([_name(seat, texts) for seat in taken])
    host = next((seat.name for seat in sitting.seats if seat.guest == row.owner), "")
    if row.status == "waiting":
        title = texts.say("preview-invites", name=host, game=game) if host else game
        return title, texts.say("preview-waiting", free=len(sitting.seats) - len(taken))
    title = texts.say("preview-table", game=game, players=names) if names else game
    if row.status == "playing":
        return title, texts.say("preview-playing")
    if row.ranking is None:
        return title, texts.say("preview-stopped")
    ends = [f"{_name(seat, texts)} {score}" for seat, score in zip(sitting.seats, row.scores, strict=True)]
    return title, texts.say("preview-over", scores=", ".join(ends))


def _name(seat: SeatRow, texts: Texts) -> str:
    """People have their own names; bots are called by what they are."""
    kind = (seat.bot or "").partition(":")[0]
    if seat.guest is not None or not texts.has(f"bot-name-{kind}"):
        return seat.name
    name = texts.say(f"bot-name-{kind}")
    return name[:1].upper() + name[1:]
