"""Points by source, and who won."""

from __future__ import annotations

from chatelain.cli.console import Console
from chatelain.core.state import State
from chatelain.text.speech import Speech


def score_sheet(state: State, speech: Speech, console: Console) -> None:
    """A column a seat, a line a source."""
    sheets = state.score_sheet()
    sources = list(dict.fromkeys(source for sheet in sheets for source in sheet))
    rows = [[speech.source(source), *(str(sheet.get(source, 0)) for sheet in sheets)] for source in sources]
    rows.append([console.text("sheet-total"), *map(str, state.scores())])
    console.table(rows, ["", *speech.seats])


def ranking(state: State, speech: Speech, console: Console) -> None:
    """The places, the winner first; real ties share a place. Alone: won or lost, if the game knows these."""
    places, scores = state.ranking(), state.scores()
    alone = "alone-won" if places[0] == 1 else "alone-lost"
    if len(places) == 1 and speech.texts.has(alone):
        result = speech.texts.say(alone)
        line = console.text("result-alone", player=speech.seats[0], points=scores[0], result=result)
        console.print(console.style("bold", line))
        return
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    for seat in order:
        line = console.text("result-line", place=places[seat], player=speech.seats[seat], points=scores[seat])
        console.print(console.style("bold", line) if places[seat] == 1 else line)
