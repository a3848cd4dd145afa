"""The rules of a game in our own words: `RULES.md` and `RULES.fr.md` beside its code, one id a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from chatelain.core.errors import DataError
from chatelain.core.manifest import Manifest
from chatelain.text.language import LANGUAGES

_RULE = re.compile(r"- \*\*([A-Z]+\d+(?:\.\d+)*[a-z]?)\*\* (.*)")
#: How a rule ends that the printed text leaves open, or that rests on evidence.
_MARK = re.compile(r"\((ruling|reconstruction|décision|interprétation|reconstitution)\)\s*$")
_KEYBOARD = str.maketrans({"’": "'", "\u00a0": " ", "\u202f": " "})
_MARKS = {"décision": "ruling", "interprétation": "ruling", "reconstitution": "reconstruction"}


@dataclass(frozen=True)
class Rule:
    """One numbered rule or worked example."""

    id: str
    text: str
    section: str

    @property
    def mark(self) -> str | None:
        """`ruling`, `reconstruction` or None."""
        found = _MARK.search(self.text)
        return _MARKS.get(found[1], found[1]) if found else None


@dataclass(frozen=True)
class Section:
    """A heading and what stands under it: rules, and plain paragraphs between them."""

    heading: str
    items: list[Rule | str] = field(default_factory=list)


@dataclass(frozen=True)
class Rulebook:
    """All rules of a game in one language."""

    title: str
    intro: list[str]
    sections: list[Section]

    def __iter__(self) -> Iterator[Rule]:
        return (item for section in self.sections for item in section.items if isinstance(item, Rule))

    def find(self, word: str) -> list[Rule]:
        """The rule with this id, the rules of this section (`R7`, `7`), or all that contain the word."""
        wanted = _typed(word).strip()
        exact = [rule for rule in self if rule.id.casefold() == wanted]
        number = wanted.removeprefix("r")
        if exact or not wanted:
            return exact
        if number.isdecimal():
            return [rule for rule in self if rule.id.casefold().startswith(f"r{number}.")]
        return [rule for rule in self if wanted in _typed(f"{rule.section} {rule.text}")]


def _typed(text: str) -> str:
    """As it comes from a keyboard: small letters, straight apostrophes, plain spaces."""
    return text.casefold().translate(_KEYBOARD)


def parse(text: str, file: str) -> Rulebook:
    """Reads a RULES file; DataError names the line and the reason."""
    book = Rulebook("", [], [])
    title, seen = "", set()
    for number, block in _blocks(text):
        if block.startswith("# "):
            title = block[2:]
        elif block.startswith("## "):
            book.sections.append(Section(block[3:]))
        elif not book.sections:
            book.intro.append(block)
        elif block.startswith("- **"):
            match = _RULE.fullmatch(block)
            if match is None:
                raise DataError(file, number, "rule-shape")
            if match[1] in seen:
                raise DataError(file, number, "rule-twice", rule=match[1])
            seen.add(match[1])
            book.sections[-1].items.append(Rule(match[1], match[2], book.sections[-1].heading))
        else:
            book.sections[-1].items.append(block)
    if not title or not seen:
        raise DataError(file, "", "no-rules")
    return Rulebook(title, book.intro, book.sections)


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    """Headings, list items and paragraphs, each on one line, with the number of their first line."""
    start, lines = 0, list[str]()
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        if lines and (not line.strip() or line.startswith(("#", "- "))):
            yield start, " ".join(lines)
            lines = []
        if line.strip():
            start = start if lines else number
            lines.append(line.strip())


@cache
def rules(manifest: Manifest, lang: str) -> Rulebook:
    """The rules of a game in one language."""
    file = "RULES.md" if lang == LANGUAGES[0] else f"RULES.{lang}.md"
    path = files(manifest.package) / file
    if not path.is_file():
        raise DataError(f"{manifest.id}/{file}", "", "no-rules-in-language")
    return parse(path.read_text("utf-8"), f"{manifest.id}/{file}")
