"""Every reason the server may give has a sentence in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from chatelain.text import LANGUAGES, Texts
from chatelain.text.check import differences

SOURCES = Path(__file__).parents[2] / "src" / "chatelain" / "server"


def codes() -> Iterator[str]:
    """All codes that are written out in the sources."""
    for path in sorted(SOURCES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                place = {"Declined": 1, "Refusal": 0, "Reason": 0, "not_found": 0}.get(name)
                if place is None or len(node.args) <= place:
                    continue
                code = node.args[place]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    yield f"no-such-{code.value}" if name == "not_found" else code.value


@pytest.mark.pure_only
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence(lang: str) -> None:
    texts = Texts(lang, "chatelain.server")
    found = {*codes(), "no-such-path", "no-such-method", "too-large", "no-json", "bad-request"}
    assert len(found) > 40
    assert sorted(code for code in found if not texts.has(f"refusal-{code}")) == []


@pytest.mark.pure_only
def test_every_reason_has_one_status() -> None:
    """Whoever asks by REST or over a socket, at whatever address: the same reason is the same kind of answer."""
    statuses: dict[str, set[object]] = {}
    for path in sorted(SOURCES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("Declined", "Refusal")
            ):
                values = [word.value for word in node.args if isinstance(word, ast.Constant)]
                if node.func.id == "Declined" and len(values) == 2:
                    statuses.setdefault(str(values[1]), set()).add(values[0])
                elif node.func.id == "Refusal" and values:
                    statuses.setdefault(str(values[0]), set()).add("a refusal of the rules: 422")
    assert statuses["not-seated"] == {403}
    assert statuses["not-started"] == {409}
    assert {code: found for code, found in statuses.items() if len(found) > 1} == {}


def test_both_languages_have_the_same_texts() -> None:
    assert differences("chatelain.server") == []
