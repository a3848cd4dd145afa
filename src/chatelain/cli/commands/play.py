"""`chatelain play [GAME]`: a game at the terminal, with people and bots in any mix."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from chatelain.bots.registry import FIRST_LEVEL, offered
from chatelain.bots.registry import names as bot_names
from chatelain.cli.arguments import Parser, add_options, whole
from chatelain.cli.choices import options_of, seats_of
from chatelain.cli.commands.games import list_games
from chatelain.cli.console import Console
from chatelain.cli.files import in_file, read_record
from chatelain.cli.levels import show_levels
from chatelain.cli.problems import Problem
from chatelain.cli.table import dice
from chatelain.cli.table.keyboard import Keyboard
from chatelain.cli.table.session import Leave, Session
from chatelain.core import registry
from chatelain.core.chance import Recorded, Sealed, Seeded
from chatelain.core.errors import RecordError
from chatelain.core.manifest import Manifest
from chatelain.core.match import Match, Replay
from chatelain.text import Texts
from chatelain.text.names import seat_names
from chatelain.text.speech import Speech


def add(parser: Parser, texts: Texts) -> None:
    """Describes the arguments."""
    say = texts.say
    parser.add_argument("game", nargs="?", metavar=say("meta-game"), help=say("play-game"))
    parser.add_argument("--players", metavar=say("meta-players"), help=say("play-players"))
    parser.add_argument(
        "--bots", metavar="BOT,BOT", help=say("play-bots", names=", ".join(bot_names()), first=FIRST_LEVEL)
    )
    parser.add_argument("--seats", type=whole(texts, 1, 16), metavar="N", help=say("play-seats"))
    add_options(parser, texts)
    dice_from = parser.add_mutually_exclusive_group()
    dice_from.add_argument("--seed", type=whole(texts, 0), metavar="N", help=say("play-seed"))
    dice_from.add_argument("--manual", action="store_true", help=say("play-manual"))
    parser.add_argument("--save", type=Path, metavar=say("meta-file"), help=say("play-save"))
    parser.add_argument("--load", type=Path, metavar=say("meta-file"), help=say("play-load"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Sits down, plays, gets up."""
    keyboard = Keyboard(console)
    try:
        session = resume(arguments, console, keyboard) if arguments.load else start(arguments, console, keyboard)
        session.run()
    except Leave:
        console.say("table-bye")
    except EOFError:
        console.say("table-end-of-input")
    return 0


def start(arguments: argparse.Namespace, console: Console, keyboard: Keyboard) -> Session:
    """A new game."""
    manifest = registry.manifest(arguments.game or choose_game(console, keyboard))
    console.speak_of(manifest)
    options = options_of(manifest, arguments.option)
    game = registry.game(manifest.id)
    bots = arguments.bots
    if bots is None and arguments.players is None and arguments.seats != 1:
        bots = choose_level(manifest, console, None if arguments.game else keyboard)
    seats = seats_of(manifest, console.texts, arguments.players, bots, arguments.seats)
    console.seats = seat_names(seats, console.texts)
    speech = Speech(game, console.texts, console.seats)
    game.new(len(seats), options, Seeded(0))  # values the game reads itself are refused now, not after the title
    introduce(speech, console)
    if arguments.manual:
        console.paragraph(console.text("table-manual"))
        match = Match.new(manifest.id, seats, options, source=dice.real_dice(console, keyboard, speech))
    elif arguments.seed is not None:
        match = Match.new(manifest.id, seats, options, seed=arguments.seed)
    else:
        sealed = Sealed(secrets.token_bytes(32))
        dice.promise(sealed.commitment, console)
        match = Match.new(manifest.id, seats, options, source=sealed)
    session = Session(match, console, speech, keyboard, arguments.save)
    session.tell(-1, "", match.events)
    return session


def resume(arguments: argparse.Namespace, console: Console, keyboard: Keyboard) -> Session:
    """A saved game, where it was left."""
    for name in ("players", "bots", "seats", "seed", "option"):
        if getattr(arguments, name):
            raise Problem("load-not-with", option=f"--{name}")
    record = read_record(arguments.load)
    if arguments.game not in (None, record.header.game):
        raise Problem("load-other-game", file=str(arguments.load), game=record.header.game, wanted=arguments.game)
    manifest = registry.manifest(record.header.game)
    console.speak_of(manifest, record.header.seats)
    speech = Speech(registry.game(manifest.id), console.texts, console.seats)
    try:
        replay = Replay(record)
        session = Session(replay.match, console, speech, keyboard, arguments.save or arguments.load)
        session.tell(-1, "", replay.match.events, aloud=False)
        before = replay.match.state
        while (events := replay.step()) is not None:
            entry = record.entries[replay.at - 1]
            seat, move = entry.seat or 0, console.text("replay-undo", count=entry.undo)
            if entry.move is not None:
                move = session.spoken(before, seat, speech.game.actions.parse(entry.move), events)
            session.tell(seat, move, events, aloud=False)
            before = replay.match.state
    except RecordError as error:
        raise in_file(arguments.load, error) from None
    session.saved = session.match.version
    if isinstance(replay.match.chance.source, Recorded):
        # Nobody knows a seed: the dice lie on a table.
        replay.match.chance.source = dice.real_dice(console, keyboard, speech)
    introduce(speech, console)
    console.say("table-resumed", file=str(arguments.load), moves=session.match.version - 1)
    return session


def introduce(speech: Speech, console: Console) -> None:
    """The game and who plays it."""
    players = console.texts.join(speech.seats)
    console.title(console.text("table-title", game=console.text("game-title"), players=players))


def choose_game(console: Console, keyboard: Keyboard) -> str:
    """The menu of games."""
    known = list(registry.manifests())
    list_games(console)
    console.print()
    for number, id in enumerate(known, start=1):
        console.print(f"{number:>3}  {id}")
    while True:
        answer = keyboard.ask(console.text("play-which") + " ")
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        if answer in known:
            return answer
        console.say("play-which-again", answer=answer, last=len(known))


def choose_level(manifest: Manifest, console: Console, keyboard: Keyboard | None) -> str | None:
    """The list of bots; who chose the game from a menu is asked for one, the others have the usual one."""
    show_levels(manifest, console)
    if keyboard is None:
        console.paragraph(console.text("play-level-usual", the=console.text(f"bot-the-{FIRST_LEVEL}")))
        console.print()
        return None
    while True:
        answer = keyboard.ask(console.text("play-level", bot=FIRST_LEVEL) + " ")
        named = {console.text(f"bot-name-{bot}"): bot for bot in offered() if console.texts.has(f"bot-name-{bot}")}
        level = named.get(answer.casefold(), answer)
        if not level or level in offered():
            return level or None
        console.say("play-level-again", answer=answer)
