"""`chatelain games [GAME]`: what can be played, and with which options."""

from __future__ import annotations

import argparse

from chatelain.cli.arguments import Parser
from chatelain.cli.console import PACKAGES, Console
from chatelain.cli.levels import show_levels
from chatelain.cli.speech import game_about, game_name
from chatelain.core import registry
from chatelain.core.manifest import Manifest, Option
from chatelain.text import Texts, for_game, rules


def add(parser: Parser, texts: Texts) -> None:
    """Describes the arguments."""
    parser.add_argument("game", nargs="?", metavar=texts.say("meta-game"), help=texts.say("games-game"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Lists all games, or shows one."""
    if arguments.game is None:
        list_games(console)
    else:
        manifest = registry.manifest(arguments.game)
        console.speak_of(manifest)
        show_game(manifest, console)
    return 0


def list_games(console: Console) -> None:
    """One paragraph a game."""
    for manifest in registry.manifests().values():
        texts = for_game(console.texts.lang, manifest, *PACKAGES)
        console.print(f"{console.style('bold', manifest.id)}  {game_name(texts, manifest)}, {_facts(texts, manifest)}")
        console.paragraph(game_about(texts, manifest), "    ")
    console.print()
    console.say("games-more")


def show_game(manifest: Manifest, console: Console) -> None:
    """Everything that is known before a game."""
    texts = console.texts
    console.title(game_name(texts, manifest))
    console.paragraph(game_about(texts, manifest))
    console.print(_facts(texts, manifest))
    if manifest.options:
        console.print()
        console.title(texts.say("games-options"))
        for option in manifest.options:
            _show_option(option, console)
    console.print()
    console.title(texts.say("games-bots"))
    show_levels(manifest, console)
    marked = {rule.id for rule in rules(manifest, "en") if rule.mark == "reconstruction"}
    if marked:
        console.print()
        console.title(texts.say("games-reconstructions"))
        console.paragraph(texts.say("games-reconstructions-why"))
        for rule in rules(manifest, texts.lang):
            if rule.id in marked:
                console.paragraph(f"{rule.id} {rule.text}", "  ", "    ")
    console.print()
    console.paragraph(texts.say("games-next", game=manifest.id))


def _facts(texts: Texts, manifest: Manifest) -> str:
    low, high = manifest.seats
    players = texts.say("games-players-exactly" if low == high else "games-players", low=low, high=high)
    return f"{players}, {texts.say('games-minutes', low=manifest.minutes[0], high=manifest.minutes[1])}"


def _show_option(option: Option, console: Console) -> None:
    texts = console.texts
    values = ("yes", "no") if isinstance(option.default, bool) else option.choices
    default = ("yes" if option.default else "no") if isinstance(option.default, bool) else option.default
    shape = "|".join([*values, *([texts.say("games-own-value")] if option.free else [])])
    console.paragraph(console.style("bold", f"--option {option.id}=") + shape, "  ", "      ")
    console.paragraph(texts.say(f"option-{option.id}"), "      ")
    for choice in option.choices:
        if texts.has(f"option-{option.id}-{choice}"):
            said = texts.say(f"option-{option.id}-{choice}")
            console.paragraph(texts.say("games-choice", choice=choice, said=said), "      - ", "        ")
    console.paragraph(texts.say("games-default", value=default), "      ")
