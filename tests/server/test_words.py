"""Names that are what they seem, and talk in every script."""

from __future__ import annotations

import pytest

from tests.server.people import Come, Refused

GOOD_NAMES = ["Anna", "Zoë", "Zoe\u0308", "Дмитрий", "अमित", "山田", "O'Neill-2", "Anna ❤️", "🦊", "\U0001fae8"]
BAD_NAMES = [
    "An\u200bna", "An\u200dna", "\u200d", "Anna\ufeff", "\u202eannA", "An\u2066na", "An\u00adna", "\u3164",
    "\u115f", "\u2800", "Anna\ufe0f", "An\u034fna", "An\U000e0061na", "\u180e", "An\u061cna", "An\x00na", "\u0301",
    "\ufff9", "\ue000", "\u2060Anna", "An\u2028\u200ena",
]  # fmt: skip
SAID = {
    "a family": "👨\u200d👩\u200d👧\u200d👦 wins",
    "a flag": "🏳️\u200d🌈 \U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "younger than this Python": "\U0001fae8 \U0001fadc",
    "Persian": "می\u200cروم، خانه\u200cها",
    "Hindi": "क्\u200dष क्\u200cष",
    "Hebrew with a mark": "שלום\u200f!",
    "French": "l\u2019œuvre\u00a0: ça\u202f!",
}
UNSAID = [
    "\u200d\u200c",
    "\u2060",
    "a\u202eb",
    "\u2066x\u2069",
    "a\x07b",
    "\x1b[31mred",
    " \u3164 ",
    "\ufe0f",
    "\u00ad",
]


def test_names(person: Come) -> None:
    anna = person("Anna")
    for name in GOOD_NAMES:
        assert anna.patch("/me", {"name": name})["name"].startswith(name[0]), ascii(name)
    assert anna.patch("/me", {"name": "Zoe\u0308"})["name"] == "Zoë"


def test_names_that_hide_something(person: Come) -> None:
    for start in range(0, len(BAD_NAMES), 15):  # somebody else every now and then: there is a limit to renaming
        anna = person("Anna")
        for name in BAD_NAMES[start : start + 15]:
            assert anna.refusal("PATCH", "/me", {"name": name}) == (422, "bad-name"), ascii(name)
        assert anna.get("/me")["name"] == "Anna"


def test_talk(person: Come) -> None:
    anna, benno = person("Anna"), person("Ben")
    table = anna.table("beaugency", "anyone")["id"]
    mine, theirs = anna.sit(table), benno.sit(table)
    for text in SAID.values():
        mine.ask("chat", text=text)
        theirs.until(lambda: theirs.chat)
        assert " ".join(theirs.chat.pop()["text"].split()) == " ".join(text.split())
    for text in UNSAID:
        with pytest.raises(Refused, match="empty-text"):
            mine.ask("chat", text=text)
