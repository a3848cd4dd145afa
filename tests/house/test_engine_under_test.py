"""The test runs say which engine they want; this is where they are held to it."""

from __future__ import annotations

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"


def file_of(module: str) -> Path:
    file = importlib.import_module(module).__file__
    assert file
    return Path(file)


@pytest.mark.skipif(os.environ.get("CHATELAIN_EXPECT") != "pure", reason="not the run on the sources")
def test_the_pure_run_imports_the_sources() -> None:
    assert file_of("chatelain.core.moves") == SRC / "chatelain" / "core" / "moves.py"


@pytest.mark.skipif(os.environ.get("CHATELAIN_EXPECT") != "compiled", reason="not the run on the compiled engine")
def test_the_compiled_run_imports_the_extension() -> None:
    file = file_of("chatelain.core.moves")
    assert file.name.endswith(tuple(EXTENSION_SUFFIXES))
    assert SRC not in file.parents


def test_no_extension_lies_beside_the_sources() -> None:
    assert [path for suffix in (".so", ".pyd") for path in SRC.rglob(f"*{suffix}")] == []
