"""Elision: « de Camille », but « d’Aliénor ». The client reads the same cases."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from chatelain.server.tokens import NAMES
from chatelain.text import Texts
from chatelain.text.french import de

ROOT = Path(__file__).parents[2]
CASES = json.loads((ROOT / "web" / "src" / "lib" / "elision.json").read_text("utf-8"))
#: Variables that may hold a name of a person, or a thing without article.
NAMES_OF_SOMEBODY = "player|players|seat|name|names|victim|owner|host|good"
FRENCH = sorted(
    path
    for folder in ("src", "web/src")
    for path in (ROOT / folder).rglob("*.fr.ftl")
    if "node_modules" not in path.parts
)


@pytest.mark.parametrize(("name", "expected"), CASES)
def test_de_before_a_name(name: str, expected: str) -> None:
    assert de(name) == expected


def test_a_text_uses_it() -> None:
    texts = Texts("fr", "chatelain.games.burdigala")
    assert texts.say("action-merchant", victim="Écuyer").endswith("les marchandises d’Écuyer")
    assert texts.say("refusal-no-such-good", good="étain") == "Vous n’avez pas d’étain."


def test_names_that_guests_are_given_are_elided() -> None:
    assert {name[0] for name in NAMES if de(name).startswith("d’")} <= set("AEÉIOUYH")
    assert de("Eudes") == "d’Eudes"


@pytest.mark.parametrize("file", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_text_puts_a_bare_little_word_before_a_name(file: Path) -> None:
    """« de { $player } » would say « de Aliénor »."""
    bare = re.compile(rf"\b([dD]e|[qQ]ue|[lL]orsque|[pP]uisque|[jJ]usque) {{ \$({NAMES_OF_SOMEBODY}) }}")
    assert [line for line in file.read_text("utf-8").splitlines() if bare.search(line)] == []
