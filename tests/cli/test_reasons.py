from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from chatelain.cli.reasons import translate
from chatelain.core import match, record
from chatelain.text import Texts
from tests.cli.conftest import Cli

_FILES = [Path(str(module.__file__)) for module in (match, record)]


def sentences() -> list[str]:
    """All sentences of the engine about records, with something in place of what is filled in."""
    found = []
    for path in _FILES:
        for literal in re.findall(r'RecordError\(\s*[^,"]+,\s*(f?"(?:[^"\\]|\\.)*")', path.read_text("utf-8")):
            text = literal.removeprefix("f").strip('"')
            text = re.sub(r"\{(?:key)!r\}", "'key'", text) if literal.startswith("f") else text
            text = text.replace("{known}", "the seed gives").replace("{name}", "scores")
            found.append(re.sub(r"\{[^{}]*\}", "7", text) if literal.startswith("f") else text)
    return found


@pytest.mark.pure_only
def test_every_reason_of_the_engine_can_be_said_in_french() -> None:
    assert len(sentences()) > 20
    texts = Texts("fr", "chatelain.cli")
    assert [sentence for sentence in sentences() if translate(sentence, texts) == sentence] == []


def test_a_reason_nobody_knows_comes_through() -> None:
    assert translate("the moon is full", Texts("fr", "chatelain.cli")) == "the moon is full"


def test_a_broken_record_is_explained_in_french(cli: Cli, tmp_path: Path) -> None:
    cli("play", "race", "--players", "2", "--seed", "3", "--save", "r.jsonl", lines=["roll"] * 30)
    path = tmp_path / "r.jsonl"
    lines = path.read_text("utf-8").splitlines()
    entry = json.loads(lines[2])
    entry["chance"] = [entry["chance"][0] % 6 + 1]
    path.write_text("\n".join([*lines[:2], json.dumps(entry), *lines[3:]]) + "\n", "utf-8")
    err = cli("verify", "r.jsonl", "--lang", "fr").err
    assert err.startswith("erreur : r.jsonl : ligne 3 : l'enregistrement a les résultats [")
