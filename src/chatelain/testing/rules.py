"""Which rules of a RULES.md are tested: tests name them by `@pytest.mark.rule("R4.2")` or `def test_R4_2_...`."""

from __future__ import annotations

import re
from pathlib import Path

from chatelain.testing.walk import require

_RULE = re.compile(r"^- \*\*([RX]\d+(?:\.\d+)*[a-z]?)\*\*", re.MULTILINE)
_MARK = re.compile(r"\bmark\.rule\(([^()]*)\)")
_WORD = re.compile(r"""["']([RX]\d+(?:\.\d+)*[a-z]?)["']""")
_NAME = re.compile(r"\bdef test_([RX]\d+(?:_\d+)*[a-z]?)(?=_|\()")


def rule_ids(path: Path) -> list[str]:
    """The ids of all rules (R4.2) and worked examples (X1) of a RULES.md, in its order, each only once."""
    ids = _RULE.findall(path.read_text("utf-8"))
    twice = sorted({id for id in ids if ids.count(id) > 1})
    require(not twice, f"{path}: these ids stand twice: {', '.join(twice)}")
    return ids


def tested_ids(folder: Path) -> dict[str, list[str]]:
    """The ids the tests of a folder name, and the files that do."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        ids = {id for arguments in _MARK.findall(text) for id in _WORD.findall(arguments)}
        ids |= {name.replace("_", ".") for name in _NAME.findall(text)}
        for id in sorted(ids):
            found.setdefault(id, []).append(path.name)
    return found


def check_rules(rules: Path, tests: Path) -> None:
    """Every rule has a test, and no test names a rule that does not exist."""
    ids, tested = rule_ids(rules), tested_ids(tests)
    untested = [id for id in ids if id not in tested]
    unknown = [f"{id} ({', '.join(names)})" for id, names in tested.items() if id not in ids]
    require(not unknown, f"{rules}: tests name rules that are not there: {'; '.join(unknown)}")
    require(not untested, f"{rules}: no test names {', '.join(untested)}")
