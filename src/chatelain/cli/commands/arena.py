"""`chatelain arena GAME`: which bot is the better one, and by how much."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from chatelain.arena.alone import Band, bands
from chatelain.arena.compete import compete
from chatelain.arena.journal import Journal
from chatelain.arena.pairs import Contest, Played, usual_seats
from chatelain.arena.plot import Bar, intervals
from chatelain.arena.standings import Standings, standings
from chatelain.arena.tally import Estimate
from chatelain.bots.registry import names as bot_names
from chatelain.cli.arguments import Parser, add_options, plain, whole
from chatelain.cli.choices import bot_list, options_of
from chatelain.cli.console import Console
from chatelain.cli.files import write_text
from chatelain.cli.problems import Problem
from chatelain.cli.progress import counting_games
from chatelain.core import registry
from chatelain.core.errors import UnknownName
from chatelain.core.manifest import Manifest
from chatelain.text import Texts

INTERRUPTED = 130
#: The percentiles of points that fit beside the mean; --json has more.
SHOWN = (5, 50, 95)


def add(parser: Parser, texts: Texts) -> None:
    """Describes the arguments."""
    say = texts.say
    parser.add_argument("game", metavar=say("meta-game"), help=say("simulate-game"))
    parser.add_argument(
        "--bots", default="greedy,random", metavar="BOT,BOT", help=say("arena-bots", names=", ".join(bot_names()))
    )
    parser.add_argument("--games", default=100, type=whole(texts, 1), metavar="N", help=say("arena-games"))
    parser.add_argument("--seats", type=whole(texts, 1), metavar="N", help=say("arena-seats"))
    parser.add_argument("--seed", default=1, type=whole(texts, 0), metavar="N", help=say("simulate-seed"))
    parser.add_argument("--jobs", default=1, type=whole(texts, 1, 256), metavar="N", help=say("simulate-jobs"))
    parser.add_argument("--anchor", metavar="BOT", help=say("arena-anchor"))
    add_options(parser, texts)
    parser.add_argument("--out", type=Path, metavar=say("meta-file"), help=plain(say("arena-out")))
    parser.add_argument("--plot", type=Path, metavar=say("meta-file"), help=say("arena-plot"))
    parser.add_argument("--json", action="store_true", help=say("opt-json"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Plays what is not played yet, and reports."""
    manifest = registry.manifest(arguments.game)
    console.speak_of(manifest)
    contest = contest_of(arguments, manifest)
    try:
        games = play(contest, arguments, console)
    except KeyboardInterrupt:
        if arguments.out is not None:
            console.note("\n" + console.text("arena-kept", file=str(arguments.out)))
            return INTERRUPTED
        raise
    found = standings(contest, games, arguments.anchor)
    if arguments.json:
        console.print(json.dumps(found.as_dict(), ensure_ascii=False))
    else:
        report(found, console)
    if arguments.plot is not None:
        write_text(arguments.plot, picture(found, console))
        console.note(console.text("arena-plotted", file=str(arguments.plot)))
    return 0


def contest_of(arguments: argparse.Namespace, manifest: Manifest) -> Contest:
    """What is asked for, checked."""
    contest = Contest(
        game=manifest.id,
        bots=tuple(bot_list(arguments.bots)),
        seats=arguments.seats or usual_seats(manifest),
        games=arguments.games,
        options=options_of(manifest, arguments.option),
        seed=arguments.seed,
    ).check()
    if arguments.anchor is not None and arguments.anchor not in contest.bots:
        raise UnknownName("bot", arguments.anchor, contest.bots)
    if arguments.anchor is not None and contest.seats == 1:
        raise Problem("anchor-alone")
    return contest


def play(contest: Contest, arguments: argparse.Namespace, console: Console) -> list[Played]:
    """All games of the contest, from the file and played now."""
    with kept_games(contest, arguments.out) as journal:
        already = sum(number < contest.total for number in journal.done) if journal else 0
        if already and not arguments.json:
            console.note(console.text("arena-resumed", games=already, total=contest.total, file=str(arguments.out)))
        with counting_games(console, contest.total, already) as progress:
            return compete(contest, arguments.jobs, journal, progress)


@contextmanager
def kept_games(contest: Contest, path: Path | None) -> Iterator[Journal | None]:
    """The file of games, if there is to be one."""
    if path is None:
        yield None
        return
    try:
        with Journal(path, contest) as journal:
            yield journal
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), detail=error.strerror or str(error)) from None


def report(found: Standings, console: Console) -> None:
    """The standings as tables."""
    contest = found.contest
    console.title(
        console.text("arena-title", game=contest.game, bots=len(contest.bots), games=found.games, seats=contest.seats)
    )
    console.print()
    if found.is_solo:
        report_solo(found, console)
        return
    report_ratings(found, console)
    console.print()
    report_table(found, console)


def report_ratings(found: Standings, console: Console) -> None:
    """Ratings with their intervals, points and times, the best bot first."""
    assert found.ratings is not None
    rows = []
    for entry in found.order():
        rating = found.ratings.players[entry]
        numbers = [f"{number:.0f}" for number in (rating.value, rating.low, rating.high)]
        rows.append([found.contest.bots[entry], *numbers, f"{found.points[entry].mean:.1f}", *_times(found, entry)])
    columns = ("bot", "rating", "low", "high", "points", "ms", "ms-p99")
    console.table(rows, [console.text(f"arena-{name}") for name in columns])
    if not found.ratings.is_bounded:
        console.paragraph(console.text("arena-unbounded"))


def report_table(found: Standings, console: Console) -> None:
    """The share of wins of each row against each column, in percent."""
    order = found.order()
    games = found.table[order[0]][order[1]].games
    console.paragraph(console.text("arena-shares", games=games, rounds=found.contest.rounds))
    rows = []
    for row in order:
        shares = [f"{100 * found.table[row][other].share:.1f}" if other != row else "" for other in order]
        rows.append([found.contest.bots[row], *shares])
    console.table(rows, [console.text("arena-bot"), *(found.contest.bots[entry] for entry in order)])


def report_solo(found: Standings, console: Console) -> None:
    """Points of every bot, games won or grades where the game has them, and how far the bots are apart."""
    rows = []
    for entry in found.order():
        line = found.points[entry]
        percentiles = [str(line.percentile(percent)) for percent in SHOWN]
        spread = [*_numbers(line.estimate), f"{line.deviation:.1f}", *percentiles]
        rows.append([found.contest.bots[entry], *spread, *_times(found, entry)])
    columns = ["bot", "points", "low", "high", "sd", *(f"p{percent}" for percent in SHOWN), "ms", "ms-p99"]
    console.table(rows, [console.text(f"arena-{name}") for name in columns])
    if found.can_be_lost:
        console.print()
        report_won(found, console)
    if found.grades:
        console.print()
        report_grades(found, console)
    if len(found.contest.bots) > 1:
        console.print()
        report_leads(found, console)


def report_won(found: Standings, console: Console) -> None:
    """The share of the games that each bot won against the game."""
    rows = [[found.contest.bots[entry], *_numbers(found.points[entry].won, 100)] for entry in found.order()]
    console.table(rows, [console.text(f"arena-{name}") for name in ("bot", "won", "low", "high")])


def report_grades(found: Standings, console: Console) -> None:
    """The share of the games of each bot that had each grade, in percent."""
    order = found.order()
    counts = [found.points[entry].graded(found.grades) for entry in order]
    rows = []
    for band in bands(found.grades):
        shares = [f"{100 * count[band.grade] / sum(count.values()):.1f}" for count in counts]
        rows.append([_range(band, console), console.text(f"grade-{band.grade}"), *shares])
    console.paragraph(console.text("arena-grades"))
    heads = [console.text("arena-points"), console.text("arena-grade")]
    console.table(rows, [*heads, *(found.contest.bots[entry] for entry in order)])


def report_leads(found: Standings, console: Console) -> None:
    """How far each bot is ahead of the next one."""
    rows = []
    for entry in found.order():
        lead = found.lead(entry)
        if lead is not None:
            won = [] if lead.won is None else _numbers(lead.won, 100)
            rows.append([found.contest.bots[entry], lead.other, *_numbers(lead.points), *won])
    columns = ["bot", "next", "points", "low", "high", *(["won", "low", "high"] if found.can_be_lost else [])]
    console.paragraph(console.text("arena-leads"))
    console.table(rows, [console.text(f"arena-{name}") for name in columns])


def _range(band: Band, console: Console) -> str:
    if band.low is None:
        return console.text("arena-up-to", points=band.high or 0)
    if band.high is None:
        return console.text("arena-from-on", points=band.low)
    return console.text("arena-from-to", low=band.low, high=band.high)


def _numbers(found: Estimate, factor: int = 1) -> list[str]:
    """A value and its interval; shares are told in percent."""
    digits = 2 if factor == 1 else 1
    return [f"{factor * number:.{digits}f}" for number in (found.value, found.low, found.high)]


def _times(found: Standings, entry: int) -> list[str]:
    times = found.times[entry]
    return [f"{times.mean_ms:.2f}", f"{times.percentile_ms(99):.2f}"]


def picture(found: Standings, console: Console) -> str:
    """The standings as SVG."""
    contest, bars = found.contest, []
    for entry in found.order():
        if found.ratings is None:
            mean = found.points[entry].estimate
            bars.append(Bar(contest.bots[entry], mean.value, mean.low, mean.high))
        else:
            rating = found.ratings.players[entry]
            bars.append(Bar(contest.bots[entry], rating.value, rating.low, rating.high))
    title = console.text(
        "arena-title", game=contest.game, bots=len(contest.bots), games=found.games, seats=contest.seats
    )
    return intervals(title, console.text("arena-axis-points" if found.is_solo else "arena-axis-rating"), bars)
