"""What must not be said aloud at a table with secrets."""

from __future__ import annotations

from chatelain.core.chance import Seeded
from chatelain.core.state import State


def has_secrets(state: State, seat: int, viewer: int) -> bool:
    """Whether a seat knows something that a viewer does not, or the other way round."""
    return state.view(seat) != state.view(viewer)


def is_secret(before: State, after: State, seat: int, action: int, viewer: int) -> bool:
    """Whether a viewer cannot tell which move was played: another one would have looked the same to him."""
    if seat == viewer or not has_secrets(after, seat, viewer):
        return False
    shown = after.view(viewer)
    for other in before.legal(seat):
        if other != action:
            twin = before.clone()
            twin.apply(seat, other, Seeded(0))
            if twin.view(viewer) == shown:
                return True
    return False
