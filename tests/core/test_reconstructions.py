"""docs/reconstructions.md lists what the rules of every game mark as a reconstruction."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import chatelain
from chatelain.text import rules

PAGE = (Path(__file__).parents[2] / "docs" / "reconstructions.md").read_text("utf-8")
SECTIONS = re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]


def test_every_game_has_its_section() -> None:
    assert len(SECTIONS) == len(chatelain.manifests())


@pytest.mark.parametrize("id", sorted(chatelain.manifests()))
def test_the_page_lists_the_reconstructions_of_the_rules(id: str) -> None:
    marked = [rule.id for rule in rules(chatelain.manifest(id), "en") if rule.mark == "reconstruction"]
    listed = [re.findall(r"^- \*\*([RX][\d.]+)\*\*", section, re.MULTILINE) for section in SECTIONS]
    assert marked in listed
