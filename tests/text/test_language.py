from __future__ import annotations

import pytest

from chatelain.text import detect


@pytest.mark.parametrize(
    ("wanted", "environ", "lang"),
    [
        (None, {}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR", "LC_ALL": "en_US"}, "en"),
        (None, {"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        (None, {"LC_ALL": "en_US", "CHATELAIN_LANG": "fr"}, "fr"),
        ("en", {"CHATELAIN_LANG": "fr"}, "en"),
    ],
)
def test_the_language_is_asked_for_or_found(wanted: str | None, environ: dict[str, str], lang: str) -> None:
    assert detect(wanted, environ) == lang
