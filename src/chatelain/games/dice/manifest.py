"""What is known of the dice game before it is loaded."""

from __future__ import annotations

from typing import Final

from chatelain.core.manifest import Manifest, Option

MANIFEST: Final = Manifest(
    id="dice",
    rules=1,
    seats=(1, 5),
    minutes=(15, 30),
    package="chatelain.games.dice",
    code="chatelain.games.dice.game:GAME",
    options=(
        Option("sheet", "A", ("A", "B", "C", "D"), free=True),
        Option("start", "secret", ("secret", "different", "same"), limits=(("different", 2, 4),)),
        Option("data", "standard", ("standard",), free=True),
    ),
    longest=3000,
)
