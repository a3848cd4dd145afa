from __future__ import annotations

from pathlib import Path

import pytest

from chatelain.core.errors import UnknownName
from chatelain.text import TextError, Texts
from chatelain.text.check import differences
from chatelain.text.texts import resources


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> tuple[str, Path]:
    """A package with an empty locale folder."""
    name = f"pack_{abs(hash(request.node.nodeid))}"
    folder = tmp_path / name / "locale"
    folder.mkdir(parents=True)
    (tmp_path / name / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    return name, folder


def test_an_unknown_id_is_loud() -> None:
    with pytest.raises(UnknownName, match="close=list-and"):
        Texts("en").say("list-amd")


def test_an_unknown_language_is_loud() -> None:
    with pytest.raises(UnknownName, match="unknown-language name=de"):
        Texts("de")


def test_a_missing_variable_is_loud() -> None:
    with pytest.raises(TextError, match="text-unwritten lang=en text=refusal-stale"):
        Texts("en").say("refusal-stale", seen=1)


def test_plural_forms_follow_the_language() -> None:
    assert Texts("en").say("refusal-no-undo", limit=0).startswith("Nothing")
    assert "0 moves" not in Texts("en").say("refusal-no-undo", limit=0)
    assert Texts("fr").say("resource-workers", change="+1", count=1) == "+1 ouvrier"
    assert Texts("fr").say("resource-workers", change="-2", count=2) == "-2 ouvriers"


def test_no_isolation_marks_reach_the_terminal() -> None:
    assert Texts("en").say("refusal-no-such-seat", seat="X") == "There is no seat X at this table."


def test_a_package_without_texts_is_loud(package: tuple[str, Path]) -> None:
    with pytest.raises(TextError, match=r"no-texts package=.* lang=fr"):
        Texts("fr", package[0])


def test_a_file_that_is_not_fluent_is_named(package: tuple[str, Path]) -> None:
    (package[1] / "play.en.ftl").write_text("good = yes\nthis is not fluent\n", "utf-8")
    with pytest.raises(TextError, match=r"not-fluent file=.*play\.en\.ftl line=this is not"):
        Texts("en", package[0])


def test_an_id_stands_only_once(package: tuple[str, Path]) -> None:
    (package[1] / "play.en.ftl").write_text("mine = 1\nmine = 2\n", "utf-8")
    with pytest.raises(TextError, match=r"text-twice package=.* lang=en text=mine"):
        Texts("en", package[0])


def test_a_package_may_say_a_common_text_in_its_own_words(package: tuple[str, Path]) -> None:
    (package[1] / "play.en.ftl").write_text("list-and = { $first } & { $last }\n", "utf-8")
    assert Texts("en", package[0]).join(["a", "b"]) == "a & b"


def test_differences_between_languages_are_found(package: tuple[str, Path]) -> None:
    (package[1] / "a.en.ftl").write_text("one = { $x }\ntwo = 2\nthree = { $x ->\n *[other] { $y }\n }\n", "utf-8")
    (package[1] / "a.fr.ftl").write_text("one = { $y }\nthree = { $x } { $y }\nfour = 4\n", "utf-8")
    assert differences(package[0]) == ["two: only in en", "four: only in fr", "one: en uses ['x'], fr uses ['y']"]


def test_files_are_read_once() -> None:
    assert resources("chatelain.text", "en") is resources("chatelain.text", "en")
