"""The engine stands on the standard library alone; import-linter (`./dev check`) holds the order of the layers."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"
ENGINE = [
    *SRC.glob("chatelain/core/**/*.py"),
    *SRC.glob("chatelain/games/**/*.py"),
    *SRC.glob("chatelain/hexes.py"),
]
ALLOWED = sys.stdlib_module_names | {"chatelain", "librt", "mypy_extensions"}


def imported(source: str) -> Iterator[str]:
    """Top-level names of all modules a source imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.pure_only
@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SRC)))
def test_the_engine_imports_only_the_standard_library(path: Path) -> None:
    assert set(imported(path.read_text("utf-8"))) <= ALLOWED
