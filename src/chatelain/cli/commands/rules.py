"""`chatelain rules GAME [WORD]`: the rules in our own words, whole or searched."""

from __future__ import annotations

import argparse

from chatelain.cli.arguments import Parser
from chatelain.cli.console import Console
from chatelain.cli.problems import Problem
from chatelain.core import registry
from chatelain.core.manifest import Manifest
from chatelain.text import Rule, Texts, rules


def add(parser: Parser, texts: Texts) -> None:
    """Describes the arguments."""
    parser.add_argument("game", metavar=texts.say("meta-game"), help=texts.say("rules-game"))
    parser.add_argument("word", nargs="*", metavar=texts.say("meta-word"), help=texts.say("rules-word"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Prints all rules, or those found."""
    manifest = registry.manifest(arguments.game)
    if arguments.word:
        find(manifest, " ".join(arguments.word), console)
    else:
        print_all(manifest, console)
    return 0


def print_all(manifest: Manifest, console: Console) -> None:
    """The whole text."""
    book = rules(manifest, console.texts.lang)
    console.title(book.title)
    for paragraph in book.intro:
        console.print()
        console.paragraph(_unmarked(paragraph))
    for section in book.sections:
        console.print()
        console.title(section.heading)
        for item in section.items:
            if isinstance(item, Rule):
                print_rule(item, console)
            else:
                console.paragraph(_unmarked(item))


def find(manifest: Manifest, word: str, console: Console) -> None:
    """The rules with an id or a word, under their headings; a Problem if there is none."""
    found = rules(manifest, console.texts.lang).find(word)
    if not found:
        raise Problem("no-such-rule", word=word, game=manifest.id)
    heading = ""
    for rule in found:
        if rule.section != heading:
            heading = rule.section
            console.title(heading)
        print_rule(rule, console)


def print_rule(rule: Rule, console: Console) -> None:
    """One rule, its id in the margin."""
    lead = f"  {rule.id:<6} "
    console.paragraph(_unmarked(rule.text), lead, " " * len(lead))


def _unmarked(text: str) -> str:
    return text.replace("*", "").replace("`", "")
