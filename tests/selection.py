"""Which tests run on both engines and which on one: this is the one place that decides, by file.

On both run the tests of the rules, of what rules are made of, of positions and records, and of the contract (a game of
each kind). The rest does not depend on the engine, or plays so many games that the sources would take minutes: it runs
once, on the compiled engine if there is one. That both engines play the same games is a test of its own,
conformance/test_same_games.py.
"""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

TESTS = Path(__file__).parent
ON_BOTH = (
    "conformance/test_conformance.py",
    "core/test_actions.py",
    "core/test_bits.py",
    "core/test_chance.py",
    "core/test_datafile.py",
    "core/test_kept_records.py",
    "core/test_match.py",
    "core/test_moves.py",
    "core/test_position.py",
    "core/test_small_parts.py",
    "games/*/test_features.py",
    "games/*/test_position*.py",
    "games/*/test_records.py",
    "games/*/test_rules_*.py",
    "games/*/test_undo.py",
    "house/test_engine_under_test.py",
)


def is_once(path: Path) -> bool:
    """Whether the tests of a file run on one engine only."""
    if TESTS not in path.parents:
        return False  # doctests
    name = path.relative_to(TESTS).as_posix()
    return not any(fnmatch(name, pattern) for pattern in ON_BOTH)


def holds_nothing_for_the_sources(path: Path) -> bool:
    """Whether a run on the sources, with one on the compiled engine to follow, need not import a file."""
    return (
        path.suffix == ".py"
        and path.name.startswith("test_")
        and is_once(path)
        and "pure_only" not in path.read_text("utf-8")
    )
