"""Which language to speak."""

from __future__ import annotations

import os
from collections.abc import Mapping

LANGUAGES = ("en", "fr")


def detect(wanted: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language asked for, else that of CHATELAIN_LANG, LC_ALL, LC_MESSAGES or LANG; English when in doubt.

    >>> detect(None, {"LANG": "fr_CA.UTF-8"}), detect(None, {"LC_ALL": "C", "LANG": "fr_FR"}), detect("fr", {})
    ('fr', 'en', 'fr')
    """
    environ = os.environ if environ is None else environ
    candidates = [wanted, *(environ.get(name) for name in ("CHATELAIN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))]
    chosen = next((word for word in candidates if word), "")
    return "fr" if chosen.lower().startswith("fr") else "en"
