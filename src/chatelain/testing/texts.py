"""Everything a game can say has a text in every language. The prose itself is not judged."""

from __future__ import annotations

import re
from importlib.resources import files

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.chance import Chance, Seeded
from chatelain.core.events import Event
from chatelain.core.manifest import Manifest
from chatelain.testing.legality import refusals
from chatelain.testing.walk import Case, require

LANGUAGES = ("en", "fr")
_RESULT = re.compile(r"chance-(.+)-\d+")
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)


def text_ids(package: str, language: str) -> set[str]:
    """The ids of all messages in `locale/*.<language>.ftl` of a package."""
    folder = files(package) / "locale"
    found = [file for file in folder.iterdir() if file.name.endswith(f".{language}.ftl")] if folder.is_dir() else []
    return {id for file in found for id in _MESSAGE.findall(file.read_text("utf-8"))}


class Asked(Chance):
    """A source that remembers the names of the questions it was asked, and its answers."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.questions: set[str] = set()
        self.answers: set[tuple[str, int]] = set()

    def below(self, limit: i64) -> i64:
        return self.source.below(limit)

    def die(self, what: str) -> i64:
        return self._note(what, self.source.die(what))

    def draw(self, counts: vec[i64], first: i64, stop: i64, what: str) -> i64:
        return self._note(what, self.source.draw(counts, first, stop, what))

    def _note(self, what: str, answer: i64) -> i64:
        self.questions.add(what)
        self.answers.add((what, int(answer)))
        return answer


def needed_ids(manifest: Manifest) -> set[str]:
    """What the manifest alone asks for: its options and their choices."""
    needed = set()
    for option in manifest.options:
        needed.add(f"option-{option.id}")
        needed |= {f"option-{option.id}-{choice}" for choice in option.choices}
    return needed


def grade_ids(case: Case) -> set[str]:
    """What results alone are called."""
    grades = case.game.grades()
    return {f"grade-{name}" for name in ("none", *grades)} if grades else set()


def outcome_ids(case: Case, answers: set[tuple[str, int]], ids: set[str]) -> set[str]:
    """The names of what was rolled or drawn: shared ones, and for all results of a question if one has its own."""
    named = {match[1] for match in map(_RESULT.fullmatch, ids) if match}
    found = set()
    for what, number in answers:
        own, shared = f"chance-{what}-{number}", case.game.outcome_word(what, number)
        if shared and own not in ids:
            found.add(shared)
        elif what in named:
            found.add(own)
    return found


def said_ids(case: Case, games: int, seed: int, ids: set[str]) -> set[str]:
    """The ids of all that is said in some random games: actions, events, refusals, questions to chance and answers."""
    said = {f"action-{block.name}" for block in case.game.actions.blocks}
    for number in range(seed, seed + games):
        asked = Asked(Seeded(number))
        events: list[Event] = []
        case.new(Seeded(number), events)
        walk = case.walk(number, asked)
        for _decision in walk.decisions():
            if walk.number % 9 == number % 9:
                said |= {f"refusal-{refusal.code}" for refusal in refusals(walk)}
            walk.state.events = events
        said |= {f"refusal-{refusal.code}" for refusal in refusals(walk)}
        said |= {f"event-{event.kind}" for event in events}
        said |= {f"chance-{question}" for question in asked.questions}
        said |= outcome_ids(case, asked.answers, ids)
        if walk.state.ranking() == [2]:  # who may lose alone is told
            said |= {"alone-won", "alone-lost"}
    return said


def check_texts(case: Case, games: int, seed: int) -> None:
    """Whatever is said in random games, and every option, has a text in both languages; both have the same ids."""
    package = case.game.manifest.package
    texts = {language: text_ids(package, language) for language in LANGUAGES}
    for language, ids in texts.items():
        require(bool(ids), f"{case}: no texts in locale/*.{language}.ftl of {package}")
        for other, others in texts.items():
            only = sorted(ids - others)
            require(not only, f"{case}: there is a text in {language}, but not in {other}: {', '.join(only)}")
    ids = texts[LANGUAGES[0]]
    missing = (needed_ids(case.game.manifest) | grade_ids(case) | said_ids(case, games, seed, ids)) - ids
    require(not missing, f"{case}: there is no text for {', '.join(sorted(missing))}")
