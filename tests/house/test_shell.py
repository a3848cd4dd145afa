"""The shell of the client names no game: what it shows of one comes from the game's own folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "web" / "src"
GAMES = sorted(path.parent.name for path in (CLIENT / "games").glob("*/index.ts"))
SHELL = [
    path
    for folder in ("lib", "ui", "screens")
    for path in sorted((CLIENT / folder).rglob("*"))
    if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
] + [CLIENT / "App.svelte", CLIENT / "main.ts"]
#: Names of games that are words of the language too: only as a whole string are they a name.
WORDS = {"cards", "dice"}


def named(game: str) -> re.Pattern[str]:
    """Where a game is named, or something of its folder is taken."""
    own = rf"games/{game}/|generated/{game}\b"
    return re.compile(rf"{own}|['\"`]{game}['\"`]" if game in WORDS else rf"{own}|\b{game}\b", re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES)
def test_shell_names_no_game(game: str) -> None:
    pattern = named(game)
    found = [
        f"{path.relative_to(CLIENT)}:{number}: {line.strip()}"
        for path in SHELL
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_texts_of_the_shell_name_no_game(language: str) -> None:
    for path in sorted((CLIENT / "locale").glob(f"*.{language}.ftl")):
        for game in GAMES:
            assert not re.search(rf"^game-{game}\b", path.read_text("utf-8"), re.MULTILINE), f"{path.name}: {game}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_its_face(game: str) -> None:
    folder = CLIENT / "games" / game
    assert (folder / "face.ts").is_file() and (folder / "emblem.svg").is_file()
    for language in ("en", "fr"):
        text = (folder / f"name.{language}.ftl").read_text("utf-8")
        for id in (f"game-{game}", f"game-{game}-kind", f"game-{game}-short"):
            assert re.search(rf"^{id} = \S", text, re.MULTILINE), f"{id} in {language}"
