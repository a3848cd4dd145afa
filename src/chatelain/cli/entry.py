"""From a command line to an exit code."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TextIO

from chatelain.cli.arguments import Parser, UsageError, plain
from chatelain.cli.commands import arena, bench, games, play, replay, rules, serve, simulate, train, verify
from chatelain.cli.console import PACKAGES, Console, wants_colour
from chatelain.core.errors import ChatelainError
from chatelain.text import LANGUAGES, Texts, detect

Command = Callable[[argparse.Namespace, Console], int]

COMMANDS: dict[str, tuple[Callable[[Parser, Texts], None], Command]] = {
    "serve": (serve.add, serve.run),
    "play": (play.add, play.run),
    "games": (games.add, games.run),
    "rules": (rules.add, rules.run),
    "simulate": (simulate.add, simulate.run),
    "arena": (arena.add, arena.run),
    "train": (train.add, train.run),
    "replay": (replay.add, replay.run),
    "verify": (verify.add, verify.run),
    "bench": (bench.add, bench.run),
}
BROKEN_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def run(argv: Sequence[str] | None = None) -> int:
    """Runs a command; whatever goes wrong with its input ends in a message and an exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        _never_fail_on_letters(stream)
    try:
        code = _run(words, os.environ)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Whoever read the output has gone; what is still in the buffer must not complain at exit.
        _silence(sys.stdout)
        return BROKEN_PIPE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _run(words: list[str], environ: Mapping[str, str]) -> int:
    wanted = _value_of(words, "--lang")
    texts = Texts(detect(wanted if wanted in LANGUAGES else None, environ), *PACKAGES)
    console = Console(texts, wants_colour(sys.stdout, environ, "--no-color" in words))
    try:
        arguments = parser(texts).parse_args(words)
        if arguments.command is None:
            welcome(console)
            arguments = parser(texts).parse_args([*words, "serve"])
        return COMMANDS[arguments.command][1](arguments, console)
    except UsageError as error:
        console.error(str(error))
        console.note(error.hint)
        return BROKEN_INPUT
    except ChatelainError as error:
        console.error(console.explain(error))
        return BROKEN_INPUT
    except SystemExit as request:  # argparse has printed its help
        return request.code if isinstance(request.code, int) else 0


def parser(texts: Texts) -> Parser:
    """The whole command line."""
    top = Parser(texts, prog="chatelain", description=texts.say("cli-about"), epilog=texts.say("cli-about-more"))
    _add_common(top, texts, None)
    _add_version(top, texts)
    listing = top.add_subparsers(
        dest="command", title=texts.say("help-commands"), metavar=texts.say("meta-command"), parser_class=Parser
    )
    top.names = list(COMMANDS)
    for name, (add, _) in COMMANDS.items():
        command = listing.add_parser(
            name,
            texts=texts,
            help=plain(texts.say(f"{name}-about")),
            description=texts.say(f"{name}-help"),
            epilog=texts.say(f"{name}-examples"),
        )
        add(command, texts)
        _add_common(command, texts, argparse.SUPPRESS)
        command.finish()
    top.finish()
    return top


def welcome(console: Console) -> None:
    """What `chatelain` alone says before it opens the browser."""
    console.title(console.text("welcome-title"))
    console.print()
    console.paragraph(console.text("welcome"))
    console.print()


def _add_common(parser: Parser, texts: Texts, default: str | None) -> None:
    parser.add_argument(
        "--lang", default=default, metavar="|".join(LANGUAGES), help=texts.say("opt-lang"), type=_language(texts)
    )
    # Read before everything else, because even errors have colours.
    parser.add_argument("--no-color", action="store_true", default=default, help=texts.say("opt-no-color"))


def _add_version(parser: Parser, texts: Texts) -> None:
    from importlib.metadata import version

    parser.add_argument(
        "--version", action="version", version=f"chatelain {version('chatelain')}", help=texts.say("opt-version")
    )


def _language(texts: Texts) -> Callable[[str], str]:
    def read(word: str) -> str:
        if word not in LANGUAGES:
            raise argparse.ArgumentTypeError(texts.say("arg-language", value=word, known=", ".join(LANGUAGES)))
        return word

    return read


def _value_of(words: Sequence[str], option: str) -> str | None:
    """The value of an option before the line is parsed, because the parser already speaks a language."""
    for place, word in enumerate(words):
        if word == option and place + 1 < len(words):
            return words[place + 1]
        if word.startswith(f"{option}="):
            return word.partition("=")[2]
    return None


def _never_fail_on_letters(stream: TextIO) -> None:
    """A terminal without French letters shows a question mark instead of an exception."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _silence(stream: TextIO) -> None:
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
    except (OSError, ValueError):  # a stream of a test has no number
        pass
