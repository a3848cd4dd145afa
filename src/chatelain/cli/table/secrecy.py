"""What must not be said aloud at a table with secrets."""

from __future__ import annotations

from chatelain.core.actions import ActionTable
from chatelain.core.chance import Seeded
from chatelain.core.events import Event, visible
from chatelain.core.state import SPECTATOR, State


def has_secrets(state: State, seat: int, viewer: int) -> bool:
    """Whether a seat knows something that a viewer does not, or the other way round."""
    return state.view(seat) != state.view(viewer)


class Secrecy:
    """Which moves a viewer may be told. Some kinds of moves are marked as secret; others are in some positions."""

    def __init__(self, actions: ActionTable, viewer: int) -> None:
        self.actions = actions
        self.viewer = viewer

    def hides(self, before: State, after: State, seat: int, action: int, events: list[Event]) -> bool:
        """Whether the viewer must not learn which move was played."""
        if seat == self.viewer:
            return False
        if self.actions.is_secret(action):
            return True
        return has_secrets(after, seat, self.viewer) and self._has_twin(before, after, seat, action, events)

    def _has_twin(self, before: State, after: State, seat: int, action: int, events: list[Event]) -> bool:
        """Whether another move of the same kind would have looked and sounded the same to the viewer."""
        block = self.actions.block_of(action)
        shown, told = after.view(self.viewer), self._heard(events)
        for other in before.legal(seat):
            if other != action and block.base <= other < block.base + block.size:
                twin = before.clone()
                twin.events = []
                twin.apply(seat, other, Seeded(0))
                if self._heard(twin.events) == told and twin.view(self.viewer) == shown:
                    return True
        return False

    def _heard(self, events: list[Event] | None) -> list[Event]:
        return visible(events or [], None if self.viewer == SPECTATOR else self.viewer)
