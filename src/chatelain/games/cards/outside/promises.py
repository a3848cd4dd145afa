"""What the hints say, put so that it can be tried."""

from __future__ import annotations

from chatelain.core.promises import Promise
from chatelain.games.cards.actions import ACTIONS
from chatelain.games.cards.outside import shapes
from chatelain.games.cards.outside.client import hints
from chatelain.games.cards.state import CardsState


def promises(state: CardsState, seat: int) -> list[Promise]:
    """Points, silver and workers of what is legal now, and of what is once a card of the hand lies."""
    told = hints(state, seat)
    after = [
        ((ACTIONS.parse(f"play {card}"), int(action)), gain)
        for card, gains in told["cards"].items()
        for action, gain in gains.items()
    ]
    now = [((int(action),), gain) for action, gain in told["actions"].items()]
    return [Promise(actions, changes(seat, gain)) for actions, gain in [*now, *after]]


def changes(seat: int, gain: shapes.Gain) -> dict[str, int]:
    """What an action brings and costs, by where it is seen."""
    own = f"players/{seat}"
    return {
        f"{own}/points": gain["points"],
        f"{own}/silver": gain["silver"],
        f"{own}/workers": gain["new_workers"] - gain["workers"],
        f"{own}/sheet/seven-types": gain["seven"],
    }
