"""argparse that speaks French too: its headings, and the errors it makes up itself."""

from __future__ import annotations

import argparse
import re
import shutil
import textwrap
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from chatelain.core.errors import UnknownName, closest
from chatelain.text import Texts, explain

#: What argparse says, and our text for it. What is not listed comes through as it is.
_ERRORS = [
    (r"argument (?P<argument>.+?): expected one argument", "arg-needs-value"),
    (r"argument (?P<argument>.+?): expected at least one argument", "arg-needs-value"),
    (r"argument (?P<argument>.+?): invalid choice: '(?P<value>.*?)' .*", "arg-bad-choice"),
    (r"argument (?P<argument>.+?): ignored explicit argument '(?P<value>.*)'", "arg-takes-no-value"),
    (r"argument (?P<argument>.+?): not allowed with argument (?P<other>.+)", "arg-not-with"),
    (r"the following arguments are required: (?P<arguments>.+)", "arg-required"),
    (r"unrecognized arguments: (?P<arguments>.+)", "arg-unrecognized"),
    (r"ambiguous option: (?P<argument>\S+) could match (?P<arguments>.+)", "arg-ambiguous"),
    (r"argument (?P<argument>.+?): (?P<reason>.+)", "arg-wrong"),
]


class UsageError(Exception):
    """A command line that cannot be understood; `hint` says which help to read."""

    def __init__(self, message: str, hint: str) -> None:
        super().__init__(message)
        self.hint = hint


class Parser(argparse.ArgumentParser):
    """A parser whose words come from the texts, and whose errors are exceptions."""

    def __init__(self, texts: Texts, **settings: Any) -> None:
        self.texts = texts
        settings.setdefault("formatter_class", lambda prog: _Formatter(prog, texts))
        for name in ("description", "epilog"):
            settings[name] = _filled(settings.get(name) or "")
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self._positionals.title = texts.say("help-arguments")
        self._optionals.title = texts.say("help-options")
        self.names: list[str] = []

    def finish(self) -> None:
        """The option --help, after all others."""
        self.add_argument("-h", "--help", action="help", help=self.texts.say("help-help"))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Every command complains itself about what it does not know, and so can guess what was meant."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        hint = self.texts.say("arg-hint", command=f"{self.prog} --help")
        raise UsageError(self._translate(message), hint)

    def _translate(self, message: str) -> str:
        for pattern, id in _ERRORS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                return self._with_guess(id, found.groupdict())
        return message

    def _with_guess(self, id: str, words: dict[str, str]) -> str:
        if id == "arg-bad-choice":
            return explain(UnknownName("command", words["value"], self.names), self.texts)
        text = self.texts.say(id, **words)
        if id == "arg-unrecognized":
            first = words["arguments"].split()[0].partition("=")[0]
            close = closest(first, self._option_string_actions)
            return f"{text} {self.texts.say('hint-close', name=close)}" if close else text
        return text


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with our word for "usage"."""

    def __init__(self, prog: str, texts: Texts) -> None:
        super().__init__(prog, max_help_position=28)
        self.texts = texts

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.texts.say("help-usage") + " " if prefix is None else prefix)


def _filled(text: str) -> str:
    """Lines no longer than those of the rest of the help; shorter ones stay as they are."""
    width = max(40, shutil.get_terminal_size().columns - 2)
    return "\n".join(line if len(line) <= width else textwrap.fill(line, width) for line in text.splitlines())


def whole(texts: Texts, low: int, high: int | None = None) -> Callable[[str], int]:
    """A type for `add_argument`: a whole number within limits."""

    def read(word: str) -> int:
        try:
            number = int(word)
        except ValueError:
            raise argparse.ArgumentTypeError(texts.say("arg-not-whole", value=word)) from None
        if number < low or (high is not None and number > high):
            id = "arg-at-least" if high is None else "arg-between"
            raise argparse.ArgumentTypeError(f"{texts.say(id, low=low, high=high or 0)} ({number})")
        return number

    return read


def seconds(texts: Texts) -> Callable[[str], float]:
    """A type for `add_argument`: a time in seconds."""

    def read(word: str) -> float:
        try:
            number = float(word)
        except ValueError:
            number = 0.0
        if not 0 < number <= 600:
            raise argparse.ArgumentTypeError(texts.say("arg-not-seconds", value=word))
        return number

    return read


def minutes(texts: Texts) -> Callable[[str], float]:
    """A type for `add_argument`: a time in minutes, or a part of one."""

    def read(word: str) -> float:
        try:
            number = float(word)
        except ValueError:
            number = 0.0
        if not 0 < number <= 100_000:
            raise argparse.ArgumentTypeError(texts.say("arg-not-minutes", value=word))
        return number

    return read


def plain(text: str) -> str:
    """A text for argparse's help, which would take a percent sign for a place to fill in."""
    return text.replace("%", "%%")


def add_options(parser: Parser, texts: Texts) -> None:
    """`--option KEY=VALUE` and `--data FILE`, which is short for `--option data=FILE`."""
    say = texts.say
    parser.add_argument("--option", action="append", default=[], metavar=say("meta-option"), help=say("opt-option"))
    parser.add_argument(
        "--data", dest="option", action="append", type="data={}".format, metavar=say("meta-file"), help=say("opt-data")
    )
