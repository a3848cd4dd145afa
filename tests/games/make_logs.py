"""Writes the logs of recorded games again, in every language, to be read line by line and kept.

Run it in the root of the project: `PYTHONPATH=src:. python tests/games/make_logs.py [GAME ...]`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from chatelain.core.events import Event, visible
from chatelain.core.record import load
from chatelain.server.timeline import Timeline
from chatelain.text.language import LANGUAGES
from chatelain.text.log import lines
from chatelain.text.speech import Speech
from chatelain.text.texts import for_game

FOLDER = Path(__file__).parent
LOGS = FOLDER / "logs"
#: The records that are told, by game: ordinary ones, and some that end in their own way.
TOLD = {
    "burgundy": ("two-players", "spielbox-founding"),
    "cards": ("two-players", "alone-won"),
    "dice": ("three-players-all-different", "solo-excellent"),
    "beaugency": ("own-turn-crown-wall-beyond-thirty", "opponents-turn-crown-wall"),
    "burdigala": ("built-three-players", "tie-corruption"),
}
NAMES = ("Camille", "Bruno", "Aliénor", "Hugo", "Léa")


def logs(game: str, record: str) -> dict[str, str]:
    """The log of a record by language, as a spectator reads it; what was taken back is not in it."""
    kept = load((FOLDER / game / "records" / f"{record}.chatelain").read_text("utf-8"))
    timeline = Timeline.from_record(kept)
    undone = {number for moment in timeline.moments for number in moment.undone}
    steps = [moment.events for number, moment in enumerate(timeline.moments) if number not in undone]
    rules, names = timeline.match.game, NAMES[: len(kept.header.seats)]
    speeches = {lang: Speech(rules, for_game(lang, rules.manifest), names) for lang in LANGUAGES}
    return {lang: "\n".join([*told(speech, steps), ""]) for lang, speech in speeches.items()}


def told(speech: Speech, steps: list[list[Event]]) -> Iterator[str]:
    """Every line, with its points at the end; titles stand out."""
    for events in steps:
        for line in lines(speech, visible(events, None)):
            points = f" [{line.points:+}]" if line.points else ""
            yield f"\n{line.text}" if line.is_title else f"  {line.text}{points}"


def path(game: str, record: str, lang: str) -> Path:
    """Where a log is kept."""
    return LOGS / f"{game}.{record}.{lang}.txt"


if __name__ == "__main__":
    for game in sys.argv[1:] or TOLD:
        for record in TOLD[game]:
            for lang, text in logs(game, record).items():
                LOGS.mkdir(exist_ok=True)
                path(game, record, lang).write_text(text, "utf-8")
