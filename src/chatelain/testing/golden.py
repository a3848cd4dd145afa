"""Golden files: the ids of all actions, and whole games as text, kept to be compared with.

python -m chatelain.testing.golden            compare, and say what differs
python -m chatelain.testing.golden --write    write them anew
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from chatelain.core import registry
from chatelain.core.events import Event
from chatelain.core.game import Game
from chatelain.testing.secrecy import canonical
from chatelain.testing.walk import Case, Walk

FOLDER = Path("tests") / "golden"
SEED = 1
#: Every so many moves the position is written in full.
FULL_EVERY = 40


def actions_text(game: Game) -> str:
    """The action table, one line a block: ids may not change within a rules version."""
    lines = [f"rules {game.manifest.rules}", *(line.rstrip() for line in game.actions.golden())]
    return "\n".join([*lines, f"{game.actions.size} actions", ""])


def playthrough(game: Game | str, seats: int, options: Mapping[str, object] | None = None, seed: int = SEED) -> str:
    """A random game as text: fingerprints of everything at every move, and everything in full now and then."""
    case = Case.of(game, seats, options)
    walk = case.walk(seed)
    lines = [f"game {case}, rules {case.game.manifest.rules}, seed {seed}"]
    while not walk.state.is_over:
        lines += ["", f"move {walk.number}", *_position(walk)]
        seat, action = walk.choose()
        events = walk.state.events = list[Event]()
        walk.play(seat, action)
        lines.append(f"seat {seat}: {case.game.actions.text(action)}")
        lines += [f"  {_told(event)}" for event in events]
    lines += ["", f"over after {walk.number} moves", *_full(walk)]
    lines += [f"scores {walk.state.scores()} ranking {walk.state.ranking()}"]
    lines += [f"sheet {seat}: {canonical(items).decode()}" for seat, items in enumerate(walk.state.score_sheet())]
    return "\n".join([*lines, ""])


def _told(event: Event) -> str:
    only = "" if event.only is None else f" only {','.join(map(str, event.only))}"
    return f"{event.kind} {event.seat} {canonical(event.data).decode()}{only}"


def _position(walk: Walk) -> Iterator[str]:
    if walk.number % FULL_EVERY == 0:
        yield from _full(walk)
        return
    yield f"digest {walk.state.digest()} views {' '.join(_views(walk))}"
    for seat in walk.state.to_act():
        legal = walk.state.legal(seat)
        yield f"legal {seat}: {len(legal)} {_fingerprint(str(legal).encode())}"


def _full(walk: Walk) -> Iterator[str]:
    state, actions = walk.state, walk.case.game.actions
    yield f"digest {state.digest()} views {' '.join(_views(walk))}"
    yield f"position {state.to_text()}"
    seen = {canonical(state.view(viewer)).decode(): viewer for viewer in walk.case.viewers}
    for view, viewer in seen.items():
        yield f"view {viewer}: {view}"
    for seat in state.to_act():
        yield f"legal {seat}: {'; '.join(actions.text(action) for action in state.legal(seat))}"


def _views(walk: Walk) -> list[str]:
    return [_fingerprint(canonical(walk.state.view(viewer))) for viewer in walk.case.viewers]


def _fingerprint(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:8]


def files(game: Game) -> Iterator[tuple[str, str]]:
    """Name and content of every golden file of a game."""
    id, (low, high) = game.manifest.id, game.manifest.seats
    yield f"{id}.actions.txt", actions_text(game)
    for seats in range(low, high + 1):
        yield f"{id}.{seats}.playthrough.txt", playthrough(game, seats)


def difference(path: Path, content: str) -> str:
    """What differs between a golden file and what it should be now; empty if nothing does."""
    if not path.exists():
        return f"{path} is missing: python -m chatelain.testing.golden --write"
    lines = difflib.unified_diff(
        path.read_text("utf-8").splitlines(), content.splitlines(), f"{path} (kept)", f"{path} (now)", n=1, lineterm=""
    )
    return "\n".join(list(lines)[:40])


def main(arguments: list[str]) -> int:
    """Compare or write the golden files of the installed games."""
    parser = argparse.ArgumentParser(prog="python -m chatelain.testing.golden", description=__doc__)
    parser.add_argument("games", nargs="*", help="ids of games; all installed ones if none is given")
    parser.add_argument("--write", action="store_true", help="write the files anew instead of comparing")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where they are kept ({FOLDER})")
    chosen = parser.parse_args(arguments)
    faults = 0
    for id in chosen.games or registry.manifests():
        for name, content in files(registry.game(id)):
            path = chosen.folder / name
            found = difference(path, content)
            if found and chosen.write:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(content, "utf-8")
                print(f"wrote {path}")
            elif found:
                faults += 1
                print(found)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
