"""The visiting card of Beaugency."""

from __future__ import annotations

from typing import Final

from chatelain.core.manifest import Manifest, Option

MANIFEST: Final = Manifest(
    id="beaugency",
    rules=1,
    seats=(2, 2),
    minutes=(20, 30),
    package="chatelain.games.beaugency",
    code="chatelain.games.beaugency.game:GAME",
    options=(
        Option("start", "random", ("random", "blue", "yellow", "red")),
        Option(
            "data",
            "standard",
            ("standard", "crowns-together", "crowns-swapped", "crowns-swapped-together"),
            free=True,
        ),
    ),
    longest=6000,
)
