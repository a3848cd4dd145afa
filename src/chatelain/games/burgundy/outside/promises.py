"""What the hints say, put so that it can be tried."""

from __future__ import annotations

from chatelain.core.promises import Promise
from chatelain.games.burgundy.outside.client import hints
from chatelain.games.burgundy.state import BurgundyState


def promises(state: BurgundyState, seat: int) -> list[Promise]:
    """Points, silver and workers of every action that is legal."""
    own = f"players/{seat}"
    return [
        Promise(
            (int(action),),
            {
                f"{own}/points": gain["points"],
                f"{own}/silver": gain["silver"],
                f"{own}/workers": gain["new_workers"] - gain["workers"],
                **{f"{own}/sheet/{source}": points for source, points in gain["parts"].items()},
            },
        )
        for action, gain in hints(state, seat)["actions"].items()
    ]
