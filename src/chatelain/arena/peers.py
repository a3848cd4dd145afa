"""The other libraries of the benchmark, in an environment and a process of their own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from chatelain.core.errors import ChatelainError

SCRIPTS = Path("benchmarks") / "peers"


class PeersMissing(ChatelainError):
    """The peers cannot be measured here; the code says why."""


def find(folder: Path | None = None) -> Path | None:
    """The project's folder: the one named, or the nearest with benchmarks/peers above here or above the sources."""
    starts = [folder] if folder is not None else [Path.cwd(), *Path.cwd().parents, *Path(__file__).resolve().parents]
    return next((start for start in starts if (start / SCRIPTS / "run_peers.py").is_file()), None)


def measure(root: Path, seconds: float, seed: int) -> list[dict[str, Any]]:
    """Installs the peers where needed and measures them; PeersMissing with the tool's own words if that fails."""
    interpreter = _run([sys.executable, str(root / SCRIPTS / "environment.py"), str(root)]).strip()
    measured = _run(
        [interpreter, str(root / SCRIPTS / "run_peers.py"), "--json", "--seconds", str(seconds), "--seed", str(seed)]
    )
    rows: list[dict[str, Any]] = json.loads(measured)["peers"]
    return rows


def _run(command: list[str]) -> str:
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        if not done.stderr.strip():
            raise PeersMissing("peers-exit", exit=done.returncode)
        raise PeersMissing("peers-failed", output=done.stderr.strip())
    return done.stdout


def ratios(ours: list[dict[str, Any]], peers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """How many times as fast every row of ours is as every peer."""
    return [
        {
            "game": row["game"],
            "driven": row["driven"],
            "peer": f"{peer['name']} {peer['game']}",
            "games_per_s": round(row["games_per_s"] / peer["games_per_s"], 2),
            "decisions_per_s": round(row["decisions_per_s"] / peer["decisions_per_s"], 2),
            "clone": round(peer["clone_us"] / row["clone_us"], 2),
        }
        for row in ours
        for peer in peers
    ]
