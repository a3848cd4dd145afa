"""Chatelain: the Castles of Burgundy family of games, for people, bots and researchers."""

from __future__ import annotations

from chatelain.core.chance import Chance, Forced, Manual, Recorded, Sealed, Seeded
from chatelain.core.errors import ChatelainError, IllegalAction
from chatelain.core.match import Match, Replay
from chatelain.core.record import Record, Seat
from chatelain.core.record import load as load_record
from chatelain.core.refusal import Refusal
from chatelain.core.registry import game, manifest, manifests
from chatelain.core.state import SPECTATOR, State

__all__ = [
    "SPECTATOR",
    "Chance",
    "ChatelainError",
    "Forced",
    "IllegalAction",
    "Manual",
    "Match",
    "Record",
    "Recorded",
    "Refusal",
    "Replay",
    "Sealed",
    "Seat",
    "Seeded",
    "State",
    "game",
    "load_record",
    "manifest",
    "manifests",
]
__version__ = "0.1.0"
