"""The names of games."""

from __future__ import annotations

from chatelain.core.manifest import Manifest
from chatelain.text import Texts


def game_name(texts: Texts, manifest: Manifest) -> str:
    """The title of a game."""
    return texts.say("game-title")


def game_about(texts: Texts, manifest: Manifest) -> str:
    """A sentence or two about it."""
    return texts.say("game-tagline")
