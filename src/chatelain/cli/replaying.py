"""What `replay`, `verify` and `play --load` share."""

from __future__ import annotations

from chatelain.core.errors import NotationError
from chatelain.core.match import Replay
from chatelain.text.speech import Speech


def reason_in_words(replay: Replay | None, speech: Speech) -> str | None:
    """Why the entry a replay stopped at is refused by the rules; None if that is not the reason."""
    if replay is None or replay.at >= len(replay.record.entries):
        return None
    entry = replay.record.entries[replay.at]
    if entry.move is None or entry.seat is None or replay.match.version != replay.at:
        return None
    try:
        refusal = replay.match.verify(entry.seat, replay.match.game.actions.parse(entry.move))
    except NotationError:
        return None
    return f"{entry.move!r}: {speech.refusal(refusal)}" if refusal is not None else None
