from __future__ import annotations

from dataclasses import replace

import pytest

from chatelain.core import registry
from chatelain.core.errors import DataError
from chatelain.text import Rule, rules
from chatelain.text.rulebook import parse
from tests.cli.race.manifest import MANIFEST


def test_a_rules_file_is_read_whole() -> None:
    book = rules(MANIFEST, "en")
    assert book.title == "Race to twenty-one"
    assert book.intro == ["A little game for tests."]
    assert [section.heading for section in book.sections] == ["1 The turn", "2 The end"]
    assert book.sections[0].items[0] == Rule(
        "R1.1", "Roll the die and add it to your points, or rest and take a coin.", "1 The turn"
    )
    assert book.sections[0].items[2] == "Between rules there may be prose."


@pytest.mark.parametrize(
    ("word", "ids"),
    [
        ("R1.2", ["R1.2"]),
        ("x1", ["X1"]),
        ("1", ["R1.1", "R1.2"]),
        ("R2", ["R2.1"]),
        ("COIN", ["R1.1", "R1.2"]),
        ("the end", ["R2.1", "X1"]),
        ("dragon", []),
        ("", []),
    ],
)
def test_rules_are_found_by_id_section_or_word(word: str, ids: list[str]) -> None:
    assert [rule.id for rule in rules(MANIFEST, "en").find(word)] == ids


def test_marks_are_the_same_in_both_languages() -> None:
    expected = [("R1.1", None), ("R1.2", "ruling"), ("R2.1", "reconstruction"), ("X1", None)]
    for lang in ("en", "fr"):
        assert [(rule.id, rule.mark) for rule in rules(MANIFEST, lang)] == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# T\n\n## 1 A\n\n- **R1.1** a\n- **R1.1** b\n", "F.md: line 6: rule-twice rule=R1.1"),
        ("# T\n\n## 1 A\n\n- **1.1** a\n", "F.md: line 5: rule-shape"),
        ("# T\n\nNo rules\n", "F.md: no-rules"),
    ],
)
def test_a_wrong_file_is_named_with_its_line(text: str, message: str) -> None:
    with pytest.raises(DataError) as error:
        parse(text, "F.md")
    assert str(error.value).startswith(message)


def test_a_game_without_rules_says_so() -> None:
    with pytest.raises(DataError, match=r"race/RULES\.fr\.md: no-rules-in-language"):
        rules(replace(MANIFEST, package="chatelain.core"), "fr")


def test_a_search_takes_what_a_keyboard_has() -> None:
    """The French text has curved apostrophes and spaces that do not break."""
    book = rules(registry.manifest("burgundy"), "fr")
    assert book.find("pépites d'argent") == book.find("pépites d’argent") != []
    assert "R8.10" in [rule.id for rule in book.find("hôtel de ville :")]
