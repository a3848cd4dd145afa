"""What the games say, kept for clients that speak by themselves: moves, events, refusals, in every language.

python -m chatelain.testing.sentences            compare, and say whether the file is up to date
python -m chatelain.testing.sentences --write    write it anew
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from chatelain.core import registry
from chatelain.core.events import Event, visible
from chatelain.core.game import Game
from chatelain.core.refusal import Refusal
from chatelain.testing.legality import refusals
from chatelain.testing.walk import Case, differing
from chatelain.text.language import LANGUAGES
from chatelain.text.log import lines
from chatelain.text.speech import Speech
from chatelain.text.texts import for_game

FILE = Path("web") / "src" / "lib" / "sentences.json"
NAMES = ("Camille", "Bruno", "Aliénor", "Hugo", "Léa")
SEED = 5
#: So many different events of a kind are kept.
EVENTS_OF_A_KIND = 3
#: So many different steps are kept.
STEPS = 40
#: The refusals of every so many positions are looked at.
EVERY = 29


def sentences(game: Game) -> dict[str, Any]:
    """What one game says: its action table, the names at the table, and samples with their sentences."""
    seats = max(2, game.manifest.seats[0])
    names = NAMES[:seats]
    speeches = {lang: Speech(game, for_game(lang, game.manifest), names) for lang in LANGUAGES}
    actions, events, reasons, sources, steps = _samples(game, seats)
    return {
        "names": names,
        "blocks": [
            {
                "name": block.name,
                "base": block.base,
                "fields": [{"name": field.name, "words": field.words} for field in block.fields],
            }
            for block in game.actions.blocks
        ],
        "actions": [
            {"id": action, "text": game.actions.text(action), **_said(speeches, "action", action)} for action in actions
        ],
        "events": [{"event": _event(event), **_said(speeches, "event", event)} for event in events],
        "refusals": [
            {"reason": {"code": reason.code, "params": reason.params}, **_said(speeches, "refusal", reason)}
            for reason in reasons
        ],
        "sources": [{"id": source, **_said(speeches, "source", source)} for source in sources],
        "steps": [
            {"events": [_event(event) for event in step], **{lang: _log(speeches[lang], step) for lang in speeches}}
            for step in steps
        ],
    }


def _event(event: Event) -> dict[str, Any]:
    return {"kind": event.kind, "seat": event.seat, "data": event.data}


def _log(speech: Speech, step: list[Event]) -> list[list[Any]]:
    """The lines of a step: text, points, and whether it is a title."""
    return [[line.text, line.points, line.is_title] for line in lines(speech, step)]


def _said(speeches: dict[str, Speech], what: str, thing: object) -> dict[str, str]:
    return {lang: getattr(speech, what)(thing) for lang, speech in speeches.items()}


def _samples(game: Game, seats: int) -> tuple[list[int], list[Event], list[Refusal], list[str], list[list[Event]]]:
    """Actions, events, refusals, sources of points and whole steps from a few random games with different options."""
    actions = {action for block in game.actions.blocks for action in (block.base, block.base + block.size - 1)}
    events: dict[str, list[Event]] = {}
    reasons: dict[str, Refusal] = {}
    sources: set[str] = set()
    steps: dict[str, list[Event]] = {}
    for options in differing(game.manifest, seats):
        walk = Case.of(game, seats, options).walk(SEED)
        for _seat, action in walk.decisions():
            if walk.number % EVERY == 0:
                actions.add(action)
                reasons = {reason.code: reason for reason in refusals(walk)} | reasons
            for event in walk.state.events or ():
                kept = events.setdefault(event.kind, [])
                if len(kept) < EVENTS_OF_A_KIND and event not in kept:
                    kept.append(event)
            _keep_step(steps, visible(walk.state.events or [], None))
            walk.state.events = []
        _keep_step(steps, visible(walk.state.events or [], None))
        sources |= {source for sheet in walk.state.score_sheet() for source in sheet}
    told = [event for kind in sorted(events) for event in events[kind]]
    kept_steps = [steps[kinds] for kinds in sorted(steps)]
    return sorted(actions), told, [reasons[code] for code in sorted(reasons)], sorted(sources), kept_steps


def _keep_step(steps: dict[str, list[Event]], step: list[Event]) -> None:
    """Keeps a step of several events, one of each kind."""
    kinds = " ".join(sorted({event.kind for event in step}))
    if len(step) > 1 and len(steps) < STEPS:
        steps.setdefault(kinds, step)


def content() -> str:
    """The whole file: one line for every sample, so that a change is easy to read."""
    return "{\n" + ",\n".join(f'"{id}": {_lines(sentences(registry.game(id)))}' for id in _games()) + "\n}\n"


def _games() -> Iterator[str]:
    for id, manifest in registry.manifests().items():
        if manifest.package.startswith("chatelain.games."):
            yield id


def _lines(game: dict[str, Any]) -> str:
    parts = []
    for name, value in game.items():
        samples = ",\n".join(json.dumps(sample, ensure_ascii=False, sort_keys=True) for sample in value)
        parts.append(f'"{name}": [\n{samples}\n]')
    return "{\n" + ",\n".join(parts) + "\n}"


def main(arguments: list[str]) -> int:
    """Compare or write the file."""
    found = content()
    if arguments == ["--write"]:
        FILE.write_text(found, "utf-8")
        return 0
    fresh = FILE.exists() and FILE.read_text("utf-8") == found
    if not fresh:
        print(f"{FILE} is not up to date: python -m chatelain.testing.sentences --write")
    return 0 if fresh else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
