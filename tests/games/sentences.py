"""Whole games told in words: every sentence must be one that a reader can be shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from chatelain.core.chance import Seeded
from chatelain.core.events import Event
from chatelain.text.speech import Speech


def well_written(sentence: str) -> None:
    """No variable, bracket or id is left in it, and it begins like a sentence."""
    assert sentence and not any(trace in sentence for trace in ("$", "{", "_", "  ")), sentence
    assert sentence[0].isupper() or not sentence[0].isalpha(), sentence


def check_story(
    said: Speech, seats: int, options: Mapping[str, object], seed: int, good: Callable[[str], None] = well_written
) -> None:
    """A random game: everything that happens, some of the legal moves, and why other moves are refused."""
    chance, choice = Seeded(3), Seeded(4)
    events: list[Event] = []
    state = said.game.new(seats, options, Seeded(seed), events)
    while not state.is_over:
        seat = state.to_act()[0]
        legal, view = state.legal(seat), state.view(seat)
        for action in legal[:: max(1, len(legal) // 5)]:
            good(said.action(action))
            good(said.action_here(action, view))
        for _time in range(3):
            refusal = state.verify(seat, int(choice.below(said.game.actions.size)))
            if refusal is not None:
                good(said.refusal(refusal))
        state.events = events
        state.apply(seat, legal[int(choice.below(len(legal)))], chance)
        state.events = None
    for event in events:
        good(said.event(event))
