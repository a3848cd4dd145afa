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
from chatelain.core.engine import is_compiled
from chatelain.core.manifest import Manifest
from chatelain.text import Texts


def add(parser: Parser, texts: Texts) -> None:
    """Describes the arguments."""
    say = texts.say
    parser.add_argument("game", nargs="*", metavar=say("meta-game"), help=say("bench-game"))
    parser.add_argument("--seconds", type=seconds(texts), default=5.0, metavar="S", help=say("bench-seconds"))
    parser.add_argument("--seed", type=whole(texts, 0), default=1, metavar="N", help=say("bench-seed"))
    parser.add_argument("--rounds", type=whole(texts, 1), default=5, metavar="N", help=say("bench-rounds"))
    parser.add_argument("--no-peers", action="store_true", help=say("bench-no-peers"))
    parser.add_argument("--project", type=Path, metavar=say("meta-folder"), help=say("bench-project"))
    parser.add_argument("--json", action="store_true", help=say("opt-json"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Measures one after the other, never two at a time, in rounds: everybody meets the same moods of the machine."""
    manifests = [registry.manifest(id) for id in arguments.game] or list(registry.manifests().values())
    ours: list[list[dict[str, Any]]] = []
    others: list[list[dict[str, Any]]] = []
    problem: str | None = None
    for number in range(arguments.rounds):
        _progress(console, number + 1, arguments.rounds)
        ours.append(measure_ours(manifests, arguments))
        if not arguments.no_peers and problem is None:
            measured, problem = measure_peers(arguments, console)
            others.append(measured)
    missing = arguments.no_peers or problem is not None
    report = {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "compiled": is_compiled(),
        "seed": arguments.seed,
        "rounds": arguments.rounds,
        "chatelain": bench.middle(ours),
        "peers": [] if missing else bench.middle(others),
        "ratios": [] if missing else bench.middle([peers.ratios(*round) for round in zip(ours, others, strict=True)]),
        "peers_missing": problem,
    }
    if arguments.json:
        console.print(json.dumps(report, ensure_ascii=False))
    else:
        tell(report, console)
    if problem:
        console.note(problem)
    return 1 if problem else 0


def measure_ours(manifests: Sequence[Manifest], arguments: argparse.Namespace) -> list[dict[str, Any]]:
    """One round of our own games."""
    share = arguments.seconds / arguments.rounds
    found: list[dict[str, Any]] = []
    for manifest in manifests:
        speeds = bench.measure(manifest.id, max(2, manifest.seats[0]), share, arguments.seed)
        found += [speed.as_dict() for speed in speeds]
    return found


def measure_peers(arguments: argparse.Namespace, console: Console) -> tuple[list[dict[str, Any]], str | None]:
    """The peers' rows, or why there are none."""
    root = peers.find(arguments.project)
    if root is None:
        return [], console.text("bench-no-project")
    try:
        return peers.measure(root, arguments.seconds / arguments.rounds, arguments.seed), None
    except peers.PeersMissing as error:
        return [], console.explain(error)


def tell(report: dict[str, Any], console: Console) -> None:
    """The report as tables."""
    console.title(
        console.text("bench-title", python=report["python"], kind=_kind(report, console), rounds=report["rounds"])
    )
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


def _progress(console: Console, number: int, rounds: int) -> None:
    if console.err.isatty():
        console.note(console.text("bench-measuring", number=number, rounds=rounds))
