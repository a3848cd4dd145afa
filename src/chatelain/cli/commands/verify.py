"""`chatelain verify FILE`: does a record replay, and were the dice those that were promised?"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from chatelain.cli.arguments import Parser
from chatelain.cli.console import Console
from chatelain.cli.files import in_file, read_record
from chatelain.core import registry
from chatelain.core.errors import RecordError
from chatelain.core.match import Match, Replay
from chatelain.core.record import Record
from chatelain.text import Texts


def add(parser: Parser, texts: Texts) -> None:
    """Describes the arguments."""
    parser.add_argument("files", nargs="+", type=Path, metavar=texts.say("meta-file"), help=texts.say("verify-file"))
    parser.add_argument("--json", action="store_true", help=texts.say("opt-json"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Checks every file; the first wrong one is a Problem."""
    reports = []
    for file in arguments.files:
        record = read_record(file)
        match = replayed(file, record, console)
        reports.append(report(file, record, match))
        if not arguments.json:
            tell(file, record, match, console)
    if arguments.json:
        console.print(json.dumps(reports if len(reports) > 1 else reports[0], ensure_ascii=False))
    return 0


def replayed(file: Path, record: Record, console: Console) -> Match:
    """The match after all entries, each checked."""
    console.speak_of(registry.manifest(record.header.game), record.header.seats)
    try:
        return Replay(record).run()
    except RecordError as error:
        raise in_file(file, error) from None


def proven(record: Record) -> str:
    """How far the dice can be checked: seeded, sealed, promised (a running sealed game) or unproven."""
    if record.header.chance == "sealed":
        return "sealed" if record.end is not None and record.end.secret else "promised"
    return "seeded" if record.header.chance == "seeded" else "unproven"


def report(file: Path, record: Record, match: Match) -> dict[str, object]:
    """For programs."""
    return {
        "file": str(file),
        "game": record.header.game,
        "entries": len(record.entries),
        "over": record.end is not None,
        "digest": match.state.digest(),
        "scores": match.state.scores(),
        "dice": proven(record),
        "commitment": record.header.commitment,
    }


def tell(file: Path, record: Record, match: Match, console: Console) -> None:
    """For people."""
    console.print(console.style("green", console.text("verify-good", file=str(file))))
    state = "verify-over" if record.end is not None else "verify-running"
    console.say(state, game=record.header.game, moves=len(record.entries) - 1, digest=match.state.digest())
    console.paragraph(console.text(f"verify-{proven(record)}"))
