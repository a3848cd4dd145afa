"""What the hints say, put so that it can be tried."""

from __future__ import annotations

from chatelain.core.promises import Promise
from chatelain.games.beaugency.board import NO_COLOUR
from chatelain.games.beaugency.outside.client import hints
from chatelain.games.beaugency.outside.shapes import After
from chatelain.games.beaugency.state import BeaugencyState
from chatelain.games.beaugency.tables import COLOURS


def promises(state: BeaugencyState, seat: int) -> list[Promise]:
    """Where every choice leads, and every theft with the place of its card."""
    told = hints(state, seat)
    found: list[tuple[tuple[int, ...], After]] = [((int(action),), after) for action, after in told["actions"].items()]
    for theft, places in told["thefts"].items():
        found += [((int(theft), int(place)), after) for place, after in places.items()]
    return [Promise(actions, becomes=becomes(state, seat, after)) for actions, after in found]


def becomes(state: BeaugencyState, seat: int, after: After) -> dict[str, object]:
    """The position that a choice leads to."""
    colour = int(state.track.colour_of(after["crown"])) if state.colour == NO_COLOUR else int(state.colour)
    name = COLOURS[colour]
    found: dict[str, object] = {
        "over": after["over"],
        "crown": after["crown"],
        "scores": after["scores"],
        f"dice/seats/{seat}": after["dice"],
        **{f"values/{one}/{name}": value for one, value in enumerate(after["values"])},
    }
    if not after["over"]:
        found["turn"] = seat if after["turn"] else 1 - seat
    if after["turn"]:
        found["at_risk"] = after["risk"]
    castle = after["castle"]
    if castle is not None and castle["fresh"] is not None:
        found |= {f"castles/{seat}/{name}": castle["row"], f"counted/{seat}/{name}": castle["counted"]}
    return found
