"""Every code that an error may have can be said in both languages, with its parameters, and no message is left over."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import chatelain
from chatelain.core.errors import (
    ChanceError,
    ChatelainError,
    DataError,
    IllegalAction,
    NotationError,
    OptionError,
    RecordError,
    UnknownName,
)
from chatelain.core.refusal import Refusal
from chatelain.text import LANGUAGES, Texts, explain, for_game
from chatelain.text.check import variables

SOURCES = Path(str(chatelain.__file__)).parent
#: Where the code stands among the arguments of a constructor.
CODE_AT = {
    "ChatelainError": 0,
    "ChanceError": 0,
    "NotationError": 0,
    "PositionError": 0,
    "OptionError": 0,
    "TextError": 0,
    "PeersMissing": 0,
    "Problem": 0,
    "NoStart": 0,
    "Unusable": 0,
    "DataError": 2,
    "RecordError": 1,
    "UnknownName": 0,
}
#: What stops a server from starting is said by the command.
OF_THE_COMMAND = ("NoStart", "Unusable")
#: Whose texts an error may use: those of its own package, else the common ones.
COMMON = "chatelain.text"
GAMES = [manifest.package for manifest in chatelain.manifests().values() if manifest.package.startswith("chatelain.")]
PACKAGES = ["chatelain.cli", *GAMES]


class Raised(NamedTuple):
    where: str
    package: str
    code: str
    variables: frozenset[str]


def package_of(path: Path) -> str:
    module = ".".join(["chatelain", *path.relative_to(SOURCES).with_suffix("").parts])
    return next((package for package in PACKAGES if module.startswith(f"{package}.")), COMMON)


def raised() -> Iterator[Raised]:
    """All errors made anywhere in the sources, but for games that are not installed yet."""
    for path in sorted(SOURCES.rglob("*.py")):
        if SOURCES / "games" in path.parents and package_of(path) == COMMON:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CODE_AT:
                yield read(node, node.func.id, path)


def read(node: ast.Call, kind: str, path: Path) -> Raised:
    where = f"{path.relative_to(SOURCES)}:{node.lineno}"
    code = node.args[CODE_AT[kind]]
    assert isinstance(code, ast.Constant) and isinstance(code.value, str), f"{where}: the code is not written out"
    if kind == "UnknownName":
        return Raised(where, package_of(path), f"unknown-{code.value}", frozenset({"name", "hint"}))
    names = {word.arg for word in node.keywords if word.arg is not None}
    assert len(names) == len(node.keywords), f"{where}: the parameters are not written out"
    if "cause" in names:
        names = names - {"cause"} | {"reason"}
    if "close" in names:
        names = names - {"close", "known"} | {"hint"}
    package = "chatelain.cli" if kind in OF_THE_COMMAND else package_of(path)
    return Raised(where, package, code.value, frozenset(names))


@pytest.mark.pure_only
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_text_with_its_parameters(lang: str) -> None:
    known = {package: variables(package, lang) for package in [COMMON, *PACKAGES]}
    problems = []
    for error in raised():
        id = f"error-{error.code}"
        used = known[error.package].get(id, known[COMMON].get(id))
        if used is None:
            problems.append(f"{error.where}: there is no text {id} in {error.package}")
        elif used != error.variables:
            problems.append(f"{error.where}: {id} is given {sorted(error.variables)}, and uses {sorted(used)}")
    assert problems == []


@pytest.mark.pure_only
def test_no_text_of_an_error_is_left_over() -> None:
    everything = list(raised())
    assert len(everything) > 100
    for package in [COMMON, *PACKAGES]:
        codes = {f"error-{error.code}" for error in everything if package in (COMMON, error.package)}
        assert {id for id in variables(package, "en") if id.startswith("error-")} - codes == set(), package


@pytest.mark.pure_only
def test_no_game_says_a_common_text_again() -> None:
    common = variables(COMMON, "en").keys()
    for package in PACKAGES:
        assert {id for id in variables(package, "en") if id.startswith("error-")} & common == set(), package


# --- sentences


def plain(error: ChatelainError | Refusal, texts: Texts, *seats: str) -> str:
    return explain(error, texts, seats).replace("\u202f", " ")


@pytest.mark.parametrize(
    ("place", "english", "french"),
    [
        ("", "m.txt: the value is missing", "m.txt : la valeur manque"),
        (3, "m.txt: line 3: the value is missing", "m.txt : ligne 3 : la valeur manque"),
        ("a.b", "m.txt: a.b: the value is missing", "m.txt : a.b : la valeur manque"),
    ],
)
def test_a_data_error_names_file_and_place(place: int | str, english: str, french: str) -> None:
    error = DataError("m.txt", place, "value-missing")
    assert plain(error, Texts("en")) == english
    assert plain(error, Texts("fr")) == french


def test_a_data_error_without_a_file_gives_the_reason() -> None:
    assert plain(DataError("", "", "value-missing"), Texts("en")) == "the value is missing"


def test_an_unknown_name_comes_with_a_hint() -> None:
    en, fr = Texts("en"), Texts("fr")
    assert plain(UnknownName("bot", "greddy", ["greedy"]), en) == "There is no bot “greddy”. Did you mean “greedy”?"
    assert plain(UnknownName("bot", "x", ["greedy", "a"]), fr) == "Il n’y a pas de bot « x ». Il y a : a, greedy."
    assert plain(UnknownName("option", "x", []), en) == "This game has no option “x”. There is none."


def test_a_cause_is_said_within() -> None:
    texts = for_game("fr", chatelain.manifest("beaugency"))
    cause = IllegalAction(Refusal("not-your-turn", seat=1))
    assert (
        plain(cause, texts, "Anna", "Benno")
        == plain(cause.refusal, texts, "Anna", "Benno")
        == "C’est à Benno de jouer."
    )
    error = RecordError(7, "bad-move", move="stop", cause=cause)
    assert plain(error, texts, "Anna", "Benno") == "ligne 7 : « stop » : C’est à Benno de jouer."


def test_questions_to_chance_have_names_and_words_stay_as_they_are() -> None:
    texts = for_game("en", chatelain.manifest("beaugency"))
    assert plain(ChanceError("no-outcome-left", chance="own-die"), texts).endswith("for: the player’s own die")
    assert plain(ChanceError("no-outcome-left", chance="moon"), texts).endswith("for: moon")
    typed = NotationError("move-word", word="wall", field="face", known="1, 2")
    assert plain(typed, for_game("fr", chatelain.manifest("beaugency"))).startswith("« wall » ne peut pas")


def test_numbers_are_not_grouped() -> None:
    error = RecordError(12345, "no-number", key="n", low=0, high=10**9)
    assert plain(error, Texts("fr")) == "ligne 12345 : « n » manque ou n’est pas un nombre de 0 à 1000000000"


def test_a_code_without_a_text_is_said_as_it_is() -> None:
    assert plain(OptionError("moon-phase", moon="full"), Texts("fr")) == "moon-phase moon=full"
    assert plain(Refusal("moon-phase", moon="full"), Texts("fr")) == "moon-phase moon=full"
