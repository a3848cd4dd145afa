"""The signs of both languages, in every text of the project: engine, server, terminal, browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path
    for folder in ("src", "web/src", "tests")
    for path in (ROOT / folder).rglob("*.ftl")
    if "node_modules" not in path.parts
)


class _Prose(Visitor):
    """Collects what a message writes out: text, and strings between braces."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the visitor's name for it
        # A variable reads like a word.
        self.parts.append("".join(_written(element) for element in node.elements))
        self.generic_visit(node)


def _written(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    if isinstance(element.expression, ast.StringLiteral):
        return str(element.expression.parse()["value"])
    return "x"


def prose(file: Path) -> dict[str, list[str]]:
    """The ids of a file, each with what it writes."""
    found = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            visitor = _Prose()
            visitor.visit(entry.value)
            found[entry.id.name] = visitor.parts
    return found


def faults(file: Path, pattern: str) -> list[str]:
    return [f"{id}: {text}" for id, texts in prose(file).items() for text in texts if re.search(pattern, text)]


def test_there_are_files() -> None:
    assert len(FILES) > 50


@pytest.mark.parametrize("file", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_apostrophe_is_a_curved_one(file: Path) -> None:
    assert faults(file, r"\w'\w|\w'$") == []


@pytest.mark.parametrize(
    "file", [path for path in FILES if ".fr." in path.name], ids=lambda path: str(path.relative_to(ROOT))
)
def test_french_spaces_before_high_signs_do_not_break(file: Path) -> None:
    """One kind, the narrow one: U+202F."""
    assert faults(file, r"[ \u00a0][;:!?»%](?!\w)|« |\u00a0") == []
    assert faults(file, r"\w[;!?»](\s|$)|«\S") == []


@pytest.mark.parametrize(
    "file", [path for path in FILES if ".en." in path.name], ids=lambda path: str(path.relative_to(ROOT))
)
def test_english_has_no_space_there(file: Path) -> None:
    assert faults(file, r"[^\W\d][ \u00a0][;:!?](\s|$)|\d[ \u00a0\u202f]%|[«»]") == []


@pytest.mark.parametrize(
    "file", [path for path in FILES if ".fr." in path.name], ids=lambda path: str(path.relative_to(ROOT))
)
def test_both_languages_have_the_same_ids(file: Path) -> None:
    other = file.with_name(file.name.replace(".fr.", ".en."))
    assert sorted(prose(file)) == sorted(prose(other))


def test_no_colon_is_written_in_code() -> None:
    """French has a space before it and English has none: `t('labelled', { what, text })` says it in both."""
    code = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
    written = re.compile(r'="[^"]*\} ?: \{[^"]*"|`[^`\n]*\} ?: \$\{[^`\n]*`')
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in code
        if ".test." not in path.name
        for line in path.read_text("utf-8").splitlines()
        if written.search(line)
    ]
    assert found == []
