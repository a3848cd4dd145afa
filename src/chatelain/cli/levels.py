"""The bots one can play against in a game: how strong they are, and how they play."""

from __future__ import annotations

from chatelain.arena.ladder import ladder_of
from chatelain.bots.registry import offered
from chatelain.cli.console import Console
from chatelain.core.manifest import Manifest


def show_levels(manifest: Manifest, console: Console) -> None:
    """One line a level, the weakest first; a bot of another package may have neither a name nor a sentence."""
    ladder, texts = ladder_of(manifest.id), console.texts
    for bot in offered():
        rung = ladder.rung(bot) if ladder is not None else None
        facts = []
        if texts.has(f"bot-name-{bot}") and texts.say(f"bot-name-{bot}") != bot:
            facts.append(texts.say(f"bot-name-{bot}"))
        if rung is not None:
            rating = rung.rating
            facts.append(texts.say("levels-rating", value=round(rating.value), reach=round(rating.reach)))
        head = console.style("bold", bot) + "".join(f", {fact}" for fact in facts)
        hint = texts.say(f"bot-hint-{bot}") if texts.has(f"bot-hint-{bot}") else ""
        console.paragraph(f"{head}. {hint}".strip(), "  ", "      ")
