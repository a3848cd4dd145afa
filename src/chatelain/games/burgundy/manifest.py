"""What is known of the board game before it is loaded."""

from __future__ import annotations

from chatelain.core.manifest import Manifest, Option

MANIFEST = Manifest(
    id="burgundy",
    rules=1,
    seats=(2, 4),
    minutes=(60, 120),
    package="chatelain.games.burgundy",
    code="chatelain.games.burgundy.game:GAME",
    options=(
        Option("estates", "1", ("1", "random", "random-10", "choose"), free=True),
        Option("choice", "open", ("open", "secret")),
        Option("spielbox", False),
        Option("tie", "fewest-empty", ("fewest-empty", "most-empty")),
    ),
    longest=4000,
)
