"""What hints say, put so that it can be tried."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from chatelain.core.refusal import Refusal


@dataclass(frozen=True)
class Promise:
    """What comes of actions of one seat, one after the other, in its view.

    Paths lead into the view: `players/0/silver`. A game says with them what its hints mean (`Game.promises`); the kit
    does the actions and looks.
    """

    actions: tuple[int, ...]
    #: By how much numbers change.
    changes: Mapping[str, int] = field(default_factory=dict)
    #: What values become.
    becomes: Mapping[str, object] = field(default_factory=dict)
    #: Why the last of the actions is refused.
    refused: Refusal | None = None
