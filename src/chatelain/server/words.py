"""What people write: which letters a name may have, and what may be said.

A name is what others know somebody by, so nothing in it may be invisible. In talk the invisible has its place: it joins
emoji and parts Persian letters. What turns the direction of the text around is taken by neither.
"""

from __future__ import annotations

import unicodedata

#: Characters that are printed, by the book, and yet seen by nobody: fillers, the empty pattern, and selectors of forms.
_UNSEEN = {
    0x034F,
    0x115F,
    0x1160,
    0x17B4,
    0x17B5,
    0x2800,
    0x3164,
    0xFFA0,
    *range(0x180B, 0x1810),
    *range(0xFE00, 0xFE10),
}
_UNSEEN_PLANE = range(0xE0000, 0xE1000)
#: Overrides and embeddings of the direction of writing.
_TURNING = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}
#: Where emoji live; those that are younger than this Python's tables have no category yet.
_EMOJI = range(0x1F000, 0x1FB00)
_COLOURED = "\N{VARIATION SELECTOR-16}"


def name_of(text: str) -> str | None:
    """A name as it will be shown; None if it cannot be one.

    >>> name_of("  Anna   Maria ")
    'Anna Maria'
    >>> [name_of(text) for text in ("", "An\\u200bna", "\\u3164", "Eve\\u202e", "\\u200d")]
    [None, None, None, None, None]
    """
    words = " ".join(unicodedata.normalize("NFC", text).split())
    before = ""
    for char in words:
        # A heart is red by a mark after it; elsewhere the mark only makes two names that look the same.
        is_colour = char == _COLOURED and bool(before) and _is_picture(before)
        if not (is_colour or _is_seen(char)):
            return None
        before = char
    return words if _says_something(words) else None


def line_of(text: str) -> str | None:
    """Something said, on one line; None if there is nothing in it that could be seen.

    >>> line_of(" \\U0001f468\\u200d\\U0001f469  ") == "\\U0001f468\\u200d\\U0001f469"
    True
    >>> [line_of(text) for text in ("\\u200d\\u200c", "a\\u202eb", "a\\x07b", "\\ud800")]
    [None, None, None, None]
    """
    words = " ".join(text.split())
    if any(ord(char) in _TURNING or unicodedata.category(char) in ("Cc", "Cs") for char in words):
        return None
    return words if _says_something(words) else None


def _is_seen(char: str) -> bool:
    """Whether a character leaves a mark (or is a blank)."""
    number = ord(char)
    if number in _UNSEEN or number in _UNSEEN_PLANE:
        return False
    return char.isprintable() or number in _EMOJI


def _says_something(words: str) -> bool:
    """Whether there is a letter, a digit, a sign or a picture: more than marks that want to stand on something."""
    return any(_is_seen(char) and (ord(char) in _EMOJI or unicodedata.category(char)[0] in "LNPS") for char in words)


def _is_picture(char: str) -> bool:
    return ord(char) in _EMOJI or unicodedata.category(char) in ("So", "Sm", "Po")
