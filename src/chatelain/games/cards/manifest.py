"""What is known of the card game before it is loaded."""

from __future__ import annotations

from chatelain.core.manifest import Manifest, Option

MANIFEST = Manifest(
    id="cards",
    rules=1,
    seats=(1, 4),
    minutes=(30, 60),
    package="chatelain.games.cards",
    code="chatelain.games.cards.game:GAME",
    options=(Option("data", "standard", ("standard",), free=True),),
    forgiven=("exchange-open",),
    lost_alone=True,
    longest=4000,
)
