"""Both languages say the same things: the same ids, with the same variables."""

from __future__ import annotations

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from chatelain.text.language import LANGUAGES
from chatelain.text.texts import resources


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.names.add(node.id.name)


def variables(package: str, lang: str) -> dict[str, set[str]]:
    """The ids of a package's texts, each with the variables it uses."""
    found: dict[str, set[str]] = {}
    for resource in resources(package, lang):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                visitor = _Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


def differences(package: str) -> list[str]:
    """What one language has and another has not; empty when all is well."""
    first, *others = LANGUAGES
    mine = variables(package, first)
    found = []
    for lang in others:
        theirs = variables(package, lang)
        found += [f"{id}: only in {first}" for id in sorted(mine.keys() - theirs.keys())]
        found += [f"{id}: only in {lang}" for id in sorted(theirs.keys() - mine.keys())]
        for id in sorted(mine.keys() & theirs.keys()):
            if mine[id] != theirs[id]:
                found.append(f"{id}: {first} uses {sorted(mine[id])}, {lang} uses {sorted(theirs[id])}")
    return found
