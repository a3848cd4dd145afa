"""What is known of the game before it is loaded."""

from __future__ import annotations

from chatelain.core.manifest import Manifest, Option

MANIFEST = Manifest(
    id="burdigala",
    rules=1,
    seats=(2, 4),
    minutes=(45, 60),
    package="chatelain.games.burdigala",
    code="chatelain.games.burdigala.game:GAME",
    options=(Option("data", "standard", ("standard",), free=True),),
    longest=3000,
)
