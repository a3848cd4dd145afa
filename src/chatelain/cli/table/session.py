"""A game at the terminal, from the first question to the last."""

from __future__ import annotations

from pathlib import Path

from chatelain.arena.seeds import derive
from chatelain.bots.registry import bot
from chatelain.cli.commands.rules import find as find_rules
from chatelain.cli.commands.rules import print_all as print_rules
from chatelain.cli.console import Console
from chatelain.cli.files import free_name, saves_folder, write_record
from chatelain.cli.problems import Problem
from chatelain.cli.table import board, dice, sheet
from chatelain.cli.table.keyboard import Keyboard
from chatelain.cli.table.menu import Choice, menu, numbered, starting_with
from chatelain.cli.table.moves import MoveLines
from chatelain.cli.table.secrecy import Secrecy, has_secrets
from chatelain.cli.table.words import vocabulary
from chatelain.core.errors import ChatelainError, NotationError
from chatelain.core.events import Event, visible
from chatelain.core.match import Match
from chatelain.core.state import SPECTATOR, State
from chatelain.text.log import narrated
from chatelain.text.speech import Speech

LOG_LINES = 20


class Leave(Exception):
    """The game is left before its end."""


class Session:
    """People and bots around one match."""

    def __init__(self, match: Match, console: Console, speech: Speech, keyboard: Keyboard, file: Path | None) -> None:
        self.match = match
        self.console = console
        self.speech = speech
        self.keyboard = keyboard
        self.file = file
        self.words = vocabulary(console.texts)
        self.log: list[str] = []
        self.path: list[tuple[int, ...]] = []
        self.saved = 1
        self.room = console.height
        self.at_screen: int | None = None
        self.people = [seat for seat, who in enumerate(match.record.header.seats) if who.bot is None]

    # -- the game

    def run(self) -> None:
        """Plays to the end; Leave, EOFError and KeyboardInterrupt come through, with the game kept."""
        try:
            while not self.match.state.is_over:
                seat = self._next_seat()
                if self.match.record.header.seats[seat].bot is None:
                    self._person(seat)
                else:
                    self._bot(seat)
            self._finish()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.keep()
            raise

    def _next_seat(self) -> int:
        """Of several seats that may decide, people in the order of the table, then bots."""
        able = self.match.state.to_act()
        return next((seat for seat in able if seat in self.people), able[0])

    def _bot(self, seat: int) -> None:
        header = self.match.record.header
        # From the position alone, so that a game goes on after a save as it would have without.
        table = header.commitment or header.seed or "table"
        seed, temper = derive(table, self.match.version, seat), derive(table, "temper", seat)
        player = bot(str(header.seats[seat].bot))(self.match.game, seed, temper)
        self._play(seat, player.decide(self.match.state, seat))

    def _play(self, seat: int, action: int) -> None:
        before = self.match.state
        events = self.match.play(seat, action)
        self.path = []
        self.tell(seat, self.spoken(before, seat, action, events), events)

    def spoken(self, before: State, seat: int, action: int, events: list[Event]) -> str:
        """The move just played as it may be said aloud: its notation, or that it is a secret."""
        actions = self.match.game.actions
        secrecy = Secrecy(actions, self._listener())
        hidden = secrecy.hides(before, self.match.state, seat, action, events)
        return self.console.text("table-secret") if hidden else actions.text(action)

    def _listener(self) -> int:
        """Who hears what is said aloud: the only person, or everybody."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def tell(self, seat: int, notation: str, events: list[Event], aloud: bool = True) -> None:
        """Narrates a move, and remembers it for the log."""
        told = visible(events, self.people[0] if len(self.people) == 1 else None)
        lines = narrated(self.speech, told)
        head = self.console.text("table-move", player=self.speech.player(seat), move=notation) if notation else ""
        self.log += [f"{self.match.version - 1:>4}  {head}"] * bool(head) + [f"      {line}" for line in lines]
        if aloud:
            if head:
                self.console.print(self.console.style("cyan", head))
            for line in lines:
                self.console.paragraph(line, "  ")

    def _finish(self) -> None:
        console = self.console
        console.print()
        self.show_board()
        console.print()
        console.title(console.text("result-title"))
        sheet.ranking(self.match.state, self.speech, console)
        console.print()
        sheet.score_sheet(self.match.state, self.speech, console)
        if self.match.record.header.commitment is not None:
            console.print()
            dice.proof(self.match.record, console)
        if self.file is not None:
            self.save(self.file)

    # -- a person's decision

    def _person(self, seat: int) -> None:
        """Shows board and moves, and talks until the position has changed."""
        version = self.match.version
        self._hand_over(seat)
        self.show_board(seat)
        self._show_moves(seat)
        while self.match.version == version:
            line = self.keyboard.ask(self.console.style("bold", f"{self.speech.player(seat)}> "))
            try:
                self._answer(seat, line)
            except ChatelainError as error:
                self.console.print(self.console.explain(error))

    def _hand_over(self, seat: int) -> None:
        """Between two people at one screen, where one knows what the other must not see."""
        changes, self.at_screen = self.at_screen not in (None, seat), seat
        if changes and self.keyboard.is_person and has_secrets(self.match.state, seat, SPECTATOR):
            self.console.print("\n" * self.console.height)
            self.keyboard.ask(self.console.text("table-hand-over", player=self.speech.player(seat)) + " ")

    def _answer(self, seat: int, line: str) -> None:
        first, _, rest = line.partition(" ")
        command = self.words.get(first.casefold())
        if not line:
            self._enter(seat)
        elif first.isdecimal() and not rest:
            self._choose(seat, self._choice(seat, int(first)))
        elif command is not None and first not in self.match.game.actions.by_name:
            self._command(seat, command, rest.strip())
        else:
            self._notation(seat, line)

    def _enter(self, seat: int) -> None:
        """An empty line: the only move, or the list again."""
        legal = self.match.state.legal(seat)
        if len(legal) == 1:
            self._play(seat, legal[0])
        else:
            self._show_moves(seat)

    def _choose(self, seat: int, choice: Choice) -> None:
        if choice.is_group:
            self.path.append(choice.actions)
            if choice.places:
                self.show_board(seat)  # one looks for them on it
            self._show_moves(seat)
        else:
            self._play(seat, choice.actions[0])

    def _choice(self, seat: int, number: int) -> Choice:
        choices = numbered(self._menu(seat))
        if number not in choices:
            raise Problem("no-menu-number", number=number, known=_listed(sorted(choices)))
        return choices[number]

    def _notation(self, seat: int, line: str) -> None:
        table = self.match.game.actions
        try:
            self._play(seat, table.parse(line))
        except NotationError as error:
            matching = starting_with(table, self.match.state.legal(seat), line)
            if not matching:
                raise Problem("not-understood", cause=error) from None
            self._choose(seat, Choice(line, tuple(matching)))

    # -- what is shown

    def show_board(self, seat: int | None = None) -> None:
        """The board as a seat sees it; without one as the only person, or as somebody who watches."""
        viewer = self._listener() if seat is None else seat
        console = self.console
        console.print()
        drawn = board.draw(self.match.game, self.match.state.view(viewer), self.speech.seats, console.texts, console)
        console.print(drawn)
        # What a game draws last stays in sight above the moves, with two lines of space, a name and a question.
        self.room = max(10, min(25, console.height - len(drawn.rpartition("\n\n")[2].splitlines()) - 4))

    def _menu(self, seat: int) -> list[Choice]:
        legal = self.match.state.legal(seat)
        actions = self.path[-1] if self.path else legal
        return menu(self.match.game.actions, actions, self.room)

    def _show_moves(self, seat: int, in_full: bool = False) -> None:
        console = self.console
        console.print()
        name = self.speech.player(seat)
        console.print(console.style("bold", console.text("table-turn", player=name)) + " " + console.text("table-hint"))
        choices = self._menu(seat)
        MoveLines(self.match, self.speech, console).show(seat, choices, len(choices) if in_full else self.room)
        if self.path:
            console.print(f"   {console.text('table-back')}")

    # -- commands

    def _command(self, seat: int, command: str, rest: str) -> None:
        console = self.console
        if command == "undo":
            count = self._undo_count(seat, rest)
            self.match.undo(seat, count)
            self.path = []
            self.tell(seat, console.text("replay-undo", count=count), [], aloud=False)
            console.say("table-undone")
        elif command == "redo":
            before = self.match.state
            events = self.match.redo(seat)
            self.path = []
            action = self.match.game.actions.parse(str(self.match.record.entries[-1].move))
            self.tell(seat, self.spoken(before, seat, action, events), events)
        elif command == "why":
            self._why(seat, rest)
        elif command == "save":
            self.save(Path(rest) if rest else self.file or free_name(Path(), self.match.game.manifest.id))
        elif command == "rules":
            self._rules(rest)
        elif command == "score":
            sheet.score_sheet(self.match.state, self.speech, console)
        elif command == "log":
            for line in self.log[-(int(rest) if rest.isdecimal() else LOG_LINES) :]:
                console.print(line)
        elif command == "moves":
            self.path = []
            self._show_moves(seat, in_full=True)
        elif command == "back":
            self.path = self.path[:-1]
            self._show_moves(seat)
        elif command == "board":
            self.show_board(seat)
        elif command == "quit":
            self._quit()
        else:
            console.paragraph(console.text("table-help"))

    def _undo_count(self, seat: int, rest: str) -> int:
        if rest.isdecimal():
            return int(rest)
        if rest and rest not in self.console.text("word-all").split():
            raise Problem("undo-count", word=rest)
        return max(1, self.match.undo_limit(seat)) if rest else 1

    def _why(self, seat: int, rest: str) -> None:
        if not rest:
            raise Problem("why-what")
        table = self.match.game.actions
        if rest.isdecimal():
            action = self._choice(seat, int(rest)).actions[0]
        else:
            try:
                action = table.parse(rest)
            except NotationError as error:
                raise Problem("not-understood", cause=error) from None
        refusal = self.match.verify(seat, action)
        if refusal is None:
            self.console.say("table-legal", move=table.text(action))
        else:
            self.console.paragraph(self.speech.refusal(refusal))

    def _rules(self, rest: str) -> None:
        manifest = self.match.game.manifest
        if rest:
            find_rules(manifest, rest, self.console)
        else:
            print_rules(manifest, self.console)

    # -- keeping

    def save(self, file: Path) -> None:
        """Writes the record, and says how to go on with it."""
        write_record(file, self.match.save())
        self.file = file
        self.saved = self.match.version
        self.console.say("table-saved", file=str(file))
        if self.match.record.end is None:
            self.console.say("table-resume", file=str(file))
        else:
            self.console.say("table-verify", file=str(file))

    def keep(self) -> None:
        """Saves a game that is broken off, if there is anything to lose."""
        if self.match.version > self.saved or (self.file is not None and self.match.version > 1):
            self.save(self.file or free_name(saves_folder(), self.match.game.manifest.id))
        elif self.file is not None:
            self.console.say("table-resume", file=str(self.file))

    def _quit(self) -> None:
        if self.match.version > self.saved:
            if self.file is None:
                answer = self.keyboard.ask(self.console.text("table-keep") + " ")
                if answer.casefold() in self.console.text("word-no").split():
                    raise Leave
            self.save(self.file or free_name(Path(), self.match.game.manifest.id))
        raise Leave


def _listed(numbers: list[int]) -> str:
    """Numbers as one reads them: 1–9 where none is left out."""
    low, high = numbers[0], numbers[-1]
    is_whole = high - low + 1 == len(numbers) > 2
    return f"{low}\u2013{high}" if is_whole else " ".join(map(str, numbers))
