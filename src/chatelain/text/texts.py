"""Fluent texts by id. What is missing is an error, never a silent fallback."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from chatelain.core.errors import ChatelainError, UnknownName
from chatelain.core.manifest import Manifest
from chatelain.text.french import FUNCTIONS
from chatelain.text.language import LANGUAGES

#: The texts that belong to no game.
COMMON = "chatelain.text"
Argument = int | float | str


class TextError(ChatelainError):
    """A text file that is wrong, or a text that lacks a variable it names."""


class Texts:
    """The texts of one language: the common ones and those in the `locale` folders of some packages.

    >>> Texts("en").say("list-and", first="dice", last="cards")
    'dice and cards'
    >>> Texts("fr").join(["un", "deux", "trois"])
    'un, deux et trois'
    """

    def __init__(self, lang: str, *packages: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownName("language", lang, LANGUAGES)
        self.lang = lang
        self.packages = packages
        # Isolation marks are for mixed directions of writing; terminals print them as rubbish.
        self.bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self.ids: set[str] = set()
        common = self._add(COMMON, set())
        for package in packages:
            self._add(package, common)

    def _add(self, package: str, may_replace: set[str]) -> set[str]:
        """Takes in a package. It may say a common text in its own words, but no other twice."""
        for resource in resources(package, self.lang):
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    if entry.id.name in self.ids - may_replace:
                        raise TextError("text-twice", package=package, lang=self.lang, text=entry.id.name)
                    self.ids.add(entry.id.name)
            self.bundle.add_resource(resource, allow_overrides=True)
        return set(self.ids)

    def has(self, id: str) -> bool:
        return id in self.ids

    def say(self, id: str, **arguments: Argument) -> str:
        """The text with its variables filled in."""
        if id not in self.ids:
            raise UnknownName("text", id, self.ids)
        message = self.bundle.get_message(id)
        if message.value is None:
            raise TextError("text-empty", lang=self.lang, text=id)
        text, errors = self.bundle.format_pattern(message.value, arguments)
        if errors:
            raise TextError("text-unwritten", lang=self.lang, text=id, detail=str(errors[0]))
        return str(text)

    def name(self, id: str) -> str:
        """A name: `say` without variables, for functions that want just a callable."""
        return self.say(id)

    def join(self, items: Sequence[str]) -> str:
        """A list as in a sentence: one, two and three."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])


def for_game(lang: str, manifest: Manifest, *packages: str) -> Texts:
    """The texts of a game, and of further packages."""
    return Texts(lang, *packages, manifest.package)


@cache
def resources(package: str, lang: str) -> tuple[ast.Resource, ...]:
    """The parsed files `locale/*.<lang>.ftl` of a package; one that cannot be read whole is an error."""
    folder = files(package) / "locale"
    found = [file for file in folder.iterdir() if file.name.endswith(f".{lang}.ftl")] if folder.is_dir() else []
    if not found:
        raise TextError("no-texts", package=package, lang=lang)
    parsed = []
    for file in sorted(found, key=lambda file: file.name):
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError("not-fluent", file=f"{package}/locale/{file.name}", line=(entry.content or "")[:60])
        parsed.append(resource)
    return tuple(parsed)
