from __future__ import annotations

from chatelain.core.manifest import Manifest, Option

MANIFEST = Manifest(
    id="race",
    rules=1,
    seats=(2, 4),
    minutes=(5, 10),
    package="tests.cli.race",
    code="tests.cli.race.game:GAME",
    options=(
        Option("goal", "21", ("21", "31"), free=True),
        Option("lucky", True),
    ),
)
