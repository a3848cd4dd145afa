"""The helper that finds rules without a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from chatelain.testing import check_rules, rule_ids

RULES = """# A game

## 1 Start

- **R1.1** First.
- **R1.2** Second,
  with a **bold** word.
- **R1.10** Tenth.

## Examples

- **X1** An example.
- no rule
"""


def write(folder: Path, tests: str) -> tuple[Path, Path]:
    (folder / "tests").mkdir()
    (folder / "RULES.md").write_text(RULES, "utf-8")
    (folder / "tests" / "test_it.py").write_text(tests, "utf-8")
    return folder / "RULES.md", folder / "tests"


def test_ids_are_found_in_order(tmp_path: Path) -> None:
    assert rule_ids(write(tmp_path, "")[0]) == ["R1.1", "R1.2", "R1.10", "X1"]


def test_markers_and_names_count(tmp_path: Path) -> None:
    marked = "@pytest.mark.rule(\n    \"R1.2\",\n    'X1',\n)\ndef test_it() -> None: ...\n"
    check_rules(*write(tmp_path, marked + "def test_R1_1_first() -> None: ...\ndef test_R1_10() -> None: ...\n"))


def test_a_rule_without_a_test_is_named(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"no test names R1\.2, R1\.10, X1$"):
        check_rules(*write(tmp_path, "def test_R1_1_first() -> None: ...\n"))


def test_a_test_of_no_rule_is_named(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"rules that are not there: R9\.1 \(test_it\.py\)"):
        check_rules(*write(tmp_path, 'pytestmark = pytest.mark.rule("R9.1")\n'))


def test_an_id_stands_once(tmp_path: Path) -> None:
    rules, _tests = write(tmp_path, "")
    rules.write_text(RULES + "- **X1** Again.\n", "utf-8")
    with pytest.raises(AssertionError, match="stand twice: X1"):
        rule_ids(rules)
