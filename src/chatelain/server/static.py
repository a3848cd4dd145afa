"""The built client: files with hashed names are kept for ever, every other address is a screen of the client."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from chatelain.server.policy import content_policy
from chatelain.server.previews import Preview

FOLDER = Path(__file__).parent / "static"
#: What a browser may get compressed, best first: how it says so, and how the file beside is called.
PACKED = (("br", ".br"), ("gzip", ".gz"))
#: The client's page; what stands in it for the words of its address, and the script that would keep it waiting.
PAGE = "index.html"
PREVIEW = re.compile(r"<!-- preview -->.*<!-- /preview -->", re.DOTALL)
FIRST = "first.js"
FOREVER = b"public, max-age=31536000, immutable"
ABSENT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Chatelain</title>
<h1>Chatelain</h1>
<p lang="en">The server runs, but the client has not been built. In a clone of the project: <code>cd web</code>,
<code>npm ci</code>, <code>npm run build</code>; then load this page again.
The <a href="/api/docs">interface</a> works.</p>
<p lang="fr">Le serveur tourne, mais le client n’a pas été construit. Dans un clone du projet : <code>cd web</code>,
<code>npm ci</code>, <code>npm run build</code> ; puis rechargez cette page.</p>
"""
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8",
}


@dataclass(frozen=True)
class File:
    """A file to send."""

    path: Path
    kind: str
    encoding: str | None
    is_forever: bool


class StaticFiles:
    """Serves a folder. Only files that were found in it can be asked for: no way leads out."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        #: What is said of an address; without it the page is sent as it is.
        self.preview: Callable[[Any], Awaitable[Preview]] | None = None
        self._known: dict[str, Path] = {}
        self._built = 0

    def _files(self) -> dict[str, Path]:
        """The files by their address; read again when the client has been built anew."""
        page = self.folder / PAGE
        built = page.stat().st_mtime_ns if page.is_file() else 0
        if built != self._built:
            self._built = built
            found = self.folder.rglob("*") if self.folder.is_dir() else ()
            self._known = {f"/{path.relative_to(self.folder).as_posix()}": path for path in found if path.is_file()}
        return self._known

    def find(self, path: str, accepted: str) -> File | None:
        """The file for an address, or the client's page for an address it understands itself."""
        known = self._files()
        if path not in known or path.endswith(tuple(ending for _, ending in PACKED)):
            last = path.rpartition("/")[2]
            if "." in last or path.startswith("/assets/"):
                return None
            path = f"/{PAGE}"
        if path not in known:
            return None
        kind = _kind(path)
        forever = path.startswith("/assets/")
        words = {word.strip().partition(";")[0] for word in accepted.split(",")}
        for encoding, ending in PACKED:
            if encoding in words and path + ending in known:
                return File(known[path + ending], kind, encoding, forever)
        return File(known[path], kind, None, forever)

    async def __call__(self, scope: Any, send: Any) -> None:
        """Answers a request that is not for the interface."""
        if scope["method"] not in ("GET", "HEAD"):
            await _send(send, 405, "application/json", b'{"code":"no-such-method","params":{}}', scope, allow=True)
            return
        headers = dict(scope["headers"])
        file = self.find(scope["path"], headers.get(b"accept-encoding", b"").decode("latin-1"))
        if file is None:
            if not self._files() and "." not in scope["path"].rpartition("/")[2]:
                await _send(send, 200, TYPES[".html"], ABSENT.encode(), scope)
            else:
                await _send(send, 404, "application/json", b'{"code":"no-such-path","params":{}}', scope)
            return
        if self.preview is not None and file.path.name.removesuffix(PACKED[0][1]).removesuffix(PACKED[1][1]) == PAGE:
            await self._send_page(self.preview, scope, headers, send)
            return
        status = file.path.stat()
        etag = f'"{status.st_mtime_ns:x}-{status.st_size:x}"'.encode()
        cache_control = FOREVER if file.is_forever else b"no-cache"
        extra = [(b"etag", etag), (b"cache-control", cache_control), (b"vary", b"accept-encoding")]
        if headers.get(b"if-none-match") == etag:
            await send({"type": "http.response.start", "status": 304, "headers": extra})
            await send({"type": "http.response.body", "body": b""})
            return
        if file.encoding is not None:
            extra.append((b"content-encoding", file.encoding.encode()))
        await _send(send, 200, file.kind, file.path.read_bytes(), scope, extra)

    async def _send_page(
        self, preview: Callable[[Any], Awaitable[Preview]], scope: Any, headers: dict[bytes, bytes], send: Any
    ) -> None:
        """The client's page, with what messengers show of its address and without a script to wait for."""
        page, script = (self.folder / PAGE).read_text("utf-8"), self.folder / FIRST
        first = script.read_text("utf-8") if script.is_file() else ""
        page = page.replace(f'<script src="/{FIRST}"></script>', f"<script>{first}</script>")
        if PREVIEW.search(page):
            tags = (await preview(scope)).tags()
            page = PREVIEW.sub(lambda _: tags, page)
        body = page.encode()
        etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'.encode()
        extra = [
            (b"etag", etag),
            (b"cache-control", b"no-cache"),
            (b"vary", b"accept-encoding, accept-language"),
            (b"content-security-policy", content_policy(first)),
        ]
        if headers.get(b"if-none-match") == etag:
            await send({"type": "http.response.start", "status": 304, "headers": extra})
            await send({"type": "http.response.body", "body": b""})
            return
        if b"gzip" in headers.get(b"accept-encoding", b""):
            extra.append((b"content-encoding", b"gzip"))
            body = gzip.compress(body, 6, mtime=0)
        await _send(send, 200, TYPES[".html"], body, scope, extra)


@cache
def _kind(path: str) -> str:
    ending = path[path.rfind(".") :] if "." in path else ""
    return TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"


async def _send(
    send: Any,
    status: int,
    kind: str,
    body: bytes,
    scope: Any,
    extra: list[tuple[bytes, bytes]] | None = None,
    allow: bool = False,
) -> None:
    headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode()), *(extra or [])]
    if allow:
        headers.append((b"allow", b"GET, HEAD"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
