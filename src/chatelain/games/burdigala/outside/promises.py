"""What the hints say, put so that it can be tried."""

from __future__ import annotations

from chatelain.core.promises import Promise
from chatelain.games.burdigala.actions import ACTIONS
from chatelain.games.burdigala.outside.client import hints
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.tables import PAWN_LETTERS


def promises(state: BurdigalaState, seat: int) -> list[Promise]:
    """Where moves end and whom they send away, and what Influence makes of the dice."""
    told = hints(state, seat)
    found = []
    for action, move in told["moves"].items():
        wanted = ACTIONS.decode(int(action))
        pawn, end = wanted.words
        moved: dict[str, object] = {f"players/{seat}/pawns/{PAWN_LETTERS.index(pawn)}": int(end)}
        found.append(Promise((int(action),), becomes={**moved, "moved": pawn, "sent": move["sends"]}))
    for action, after in told["influences"].items():
        found.append(Promise((int(action),), becomes={"dice": after["dice"], "roll": after["roll"]}))
    return found
