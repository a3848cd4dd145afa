"""`chatelain bench`: the speed of the engine beside that of others, in one run."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from chatelain.arena import bench, peers
from chatelain.cli.arguments import Parser, seconds, whole
from chatelain.cli.console import Console
from chatelain.core import registry
from chatelain.text import Texts


def add(parser: Parser, texts: Texts) -> None:
    """Describes the arguments."""
    say = texts.say
    parser.add_argument("game", nargs="*", metavar=say("meta-game"), help=say("bench-game"))
    parser.add_argument("--seconds", type=seconds(texts), default=5.0, metavar="S", help=say("bench-seconds"))
    parser.add_argument("--seed", type=whole(texts, 0), default=1, metavar="N", help=say("bench-seed"))
    parser.add_argument("--no-peers", action="store_true", help=say("bench-no-peers"))
    parser.add_argument("--project", type=Path, metavar=say("meta-folder"), help=say("bench-project"))
    parser.add_argument("--json", action="store_true", help=say("opt-json"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Measures one after the other, never two at a time."""
    manifests = [registry.manifest(id) for id in arguments.game] or list(registry.manifests().values())
    rows: list[dict[str, Any]] = []
    for manifest in manifests:
        _progress(console, manifest.id)
        speeds = bench.measure(manifest.id, manifest.seats[0], arguments.seconds, arguments.seed)
        rows += [speed.as_dict() for speed in speeds]
    others, problem = ([], None) if arguments.no_peers else measure_peers(arguments, console)
    report = {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "compiled": bench.is_compiled(),
        "seed": arguments.seed,
        "chatelain": rows,
        "peers": others,
        "ratios": peers.ratios(rows, others),
        "peers_missing": problem,
    }
    if arguments.json:
        console.print(json.dumps(report, ensure_ascii=False))
    else:
        tell(report, console)
    if problem:
        console.note(problem)
    return 1 if problem else 0


def measure_peers(arguments: argparse.Namespace, console: Console) -> tuple[list[dict[str, Any]], str | None]:
    """The peers' rows, or why there are none."""
    root = peers.find(arguments.project)
    if root is None:
        return [], console.text("bench-no-project")
    _progress(console, console.text("bench-peers"))
    try:
        return peers.measure(root, arguments.seconds, arguments.seed), None
    except peers.PeersMissing as error:
        return [], console.explain(error)


def tell(report: dict[str, Any], console: Console) -> None:
    """The report as tables."""
    console.title(console.text("bench-title", python=report["python"], kind=_kind(report, console)))
    head = [console.text(f"bench-{name}") for name in ("what", "driven", "games-s", "decisions-s", "a-game", "clone")]
    console.table([_row(row) for row in [*report["chatelain"], *report["peers"]]], head)
    if report["ratios"]:
        console.print()
        console.title(console.text("bench-ratios"))
        columns = ("what", "driven", "peer", "games-s", "decisions-s", "clone-x")
        head = [console.text(f"bench-{name}") for name in columns]
        numbers = ("games_per_s", "decisions_per_s", "clone")
        console.table(
            [
                [row["game"], row["driven"], row["peer"], *(f"{row[number]:,.1f}" for number in numbers)]
                for row in report["ratios"]
            ],
            head,
        )


def _row(row: dict[str, Any]) -> Sequence[str]:
    return (
        f"{row['name']} {row['game']}",
        row["driven"],
        f"{row['games_per_s']:,.1f}",
        f"{row['decisions_per_s']:,.0f}",
        f"{row['decisions_per_game']:,.1f}",
        f"{row['clone_us']:,.2f}",
    )


def _kind(report: dict[str, Any], console: Console) -> str:
    return console.text("bench-compiled" if report["compiled"] else "bench-pure")


def _progress(console: Console, what: str) -> None:
    if console.err.isatty():
        console.note(console.text("bench-measuring", what=what))
