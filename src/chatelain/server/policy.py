"""The headers every answer carries: what a page may load, and who may show it."""

from __future__ import annotations

import base64
import hashlib


def content_policy(*scripts: str) -> bytes:
    """What a page may load: our own files, and these scripts that stand in the page itself."""
    own = "".join(f" 'sha256-{_hash(script)}'" for script in scripts)
    return (
        f"default-src 'self'; script-src 'self'{own}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ).encode()


def _hash(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", content_policy()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
