"""`chatelain replay FILE`: a recorded game, move by move."""

from __future__ import annotations

import argparse
from pathlib import Path

from chatelain.cli.arguments import Parser, whole
from chatelain.cli.console import Console
from chatelain.cli.files import in_file, read_record
from chatelain.cli.table import board, sheet
from chatelain.cli.table.keyboard import Keyboard
from chatelain.core import registry
from chatelain.core.errors import RecordError
from chatelain.core.events import Event, visible
from chatelain.core.match import Replay
from chatelain.core.record import Entry
from chatelain.core.state import SPECTATOR
from chatelain.text import Texts
from chatelain.text.log import narrated
from chatelain.text.speech import Speech


def add(parser: Parser, texts: Texts) -> None:
    """Describes the arguments."""
    parser.add_argument("file", type=Path, metavar=texts.say("meta-file"), help=texts.say("replay-file"))
    parser.add_argument("--to", type=whole(texts, 0), metavar="N", help=texts.say("replay-to"))
    parser.add_argument("--boards", action="store_true", help=texts.say("replay-boards"))
    parser.add_argument("--step", action="store_true", help=texts.say("replay-step"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Tells the game."""
    record = read_record(arguments.file)
    manifest = registry.manifest(record.header.game)
    console.speak_of(manifest, record.header.seats)
    speech = Speech(registry.game(manifest.id), console.texts, console.seats)
    try:
        Teller(Replay(record), speech, console).tell_all(arguments)
    except RecordError as error:
        raise in_file(arguments.file, error) from None
    except EOFError:
        console.print()
    return 0


class Teller:
    """Tells a replay on a console."""

    def __init__(self, replay: Replay, speech: Speech, console: Console) -> None:
        self.replay = replay
        self.speech = speech
        self.console = console

    def tell_all(self, arguments: argparse.Namespace) -> None:
        """Every move up to the one asked for, then the board and, at the end, the result."""
        replay, console = self.replay, self.console
        keyboard = Keyboard(console) if arguments.step else None
        console.title(
            console.text("table-title", game=console.text("game-title"), players=console.texts.join(self.speech.seats))
        )
        self._events(replay.match.events)
        while arguments.to is None or replay.at <= arguments.to:
            events = replay.step()
            if events is None:
                break
            self._entry(replay.at - 1, replay.record.entries[replay.at - 1], events)
            if arguments.boards or keyboard is not None:
                self._board()
            if keyboard is not None:
                keyboard.ask(console.text("replay-next") + " ")
        if not arguments.boards and keyboard is None:
            self._board()
        if replay.match.state.is_over:
            console.print()
            sheet.ranking(replay.match.state, self.speech, console)
            console.print()
            sheet.score_sheet(replay.match.state, self.speech, console)

    def _entry(self, number: int, entry: Entry, events: list[Event]) -> None:
        move = entry.move or self.console.text("replay-undo", count=entry.undo)
        player = self.speech.player(entry.seat if entry.seat is not None else SPECTATOR)
        head = self.console.text("table-move", player=player, move=move)
        self.console.print(f"{number:>4}  {self.console.style('cyan', head)}")
        self._events(events)

    def _events(self, events: list[Event]) -> None:
        for line in narrated(self.speech, visible(events, None)):
            self.console.paragraph(line, "      ")

    def _board(self) -> None:
        match = self.replay.match
        self.console.print()
        view, seats = match.state.view(SPECTATOR), self.speech.seats
        self.console.print(board.draw(match.game, view, seats, self.console.texts, self.console))
