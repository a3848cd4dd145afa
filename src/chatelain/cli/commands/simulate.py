"""`chatelain simulate GAME`: many games between bots."""

from __future__ import annotations

import argparse
import json

from chatelain.arena.plan import Plan
from chatelain.arena.simulate import Result, simulate
from chatelain.bots.registry import names as bot_names
from chatelain.cli.arguments import Parser, add_options, whole
from chatelain.cli.choices import bot_list, options_of
from chatelain.cli.console import Console
from chatelain.cli.progress import counting_games
from chatelain.core import registry
from chatelain.text import Texts


def add(parser: Parser, texts: Texts) -> None:
    """Describes the arguments."""
    say = texts.say
    parser.add_argument("game", metavar=say("meta-game"), help=say("simulate-game"))
    parser.add_argument(
        "--bots", default="greedy,greedy", metavar="BOT,BOT", help=say("simulate-bots", names=", ".join(bot_names()))
    )
    parser.add_argument("--games", default=100, type=whole(texts, 1), metavar="N", help=say("simulate-games"))
    parser.add_argument("--seed", default=1, type=whole(texts, 0), metavar="N", help=say("simulate-seed"))
    parser.add_argument("--jobs", default=1, type=whole(texts, 1, 256), metavar="N", help=say("simulate-jobs"))
    parser.add_argument("--rotate", action="store_true", help=say("simulate-rotate"))
    add_options(parser, texts)
    parser.add_argument("--json", action="store_true", help=say("opt-json"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Plays and reports."""
    manifest = registry.manifest(arguments.game)
    console.speak_of(manifest)
    plan = Plan(
        game=manifest.id,
        bots=tuple(bot_list(arguments.bots)),
        options=options_of(manifest, arguments.option),
        seed=arguments.seed,
        rotate=arguments.rotate,
    )
    with counting_games(console, arguments.games) as progress:
        result = simulate(plan, arguments.games, arguments.jobs, progress)
    if arguments.json:
        console.print(json.dumps(result.as_dict()))
    else:
        report(result, console)
    return 0


def report(result: Result, console: Console) -> None:
    """The result as tables."""
    tally = result.tally
    console.title(
        console.text("simulate-title", games=tally.games, game=tally.plan.game, seconds=f"{result.seconds:.2f}")
    )
    per_second = {"games": tally.games / result.seconds, "decisions": tally.decisions / result.seconds}
    console.say(
        "simulate-speed",
        games=round(per_second["games"], 1),
        decisions=round(per_second["decisions"]),
        length=round(tally.decisions / tally.games, 1),
    )
    console.print()
    columns = [console.text(f"simulate-{name}") for name in ("mean", "sd", "max", "wins", "ties")]
    blocks = [(console.text("simulate-seat"), [str(seat + 1) for seat in range(len(tally.seats))], tally.seats)]
    names = [f"{number}. {name}" for number, name in enumerate(tally.plan.bots, start=1)]
    if tally.plan.rotate:
        blocks.insert(0, (console.text("simulate-bot"), names, tally.bots))
    else:
        blocks = [(console.text("simulate-bot"), names, tally.bots)]
    for head, labels, lines in blocks:
        rows = [
            [label, f"{line.mean:.2f}", f"{line.deviation:.2f}", str(line.highest), str(line.wins), str(line.ties)]
            for label, line in zip(labels, lines)
        ]
        console.table(rows, [head, *columns])
        console.print()
