"""Why a record is wrong, in the language of the reader. The engine gives its reasons in English sentences.

A sentence that is not listed comes through as it is.
"""

from __future__ import annotations

import re

from chatelain.text import Texts

_REASONS = [
    (r"the file is empty", "reason-empty-file"),
    (r"an empty line", "reason-empty-line"),
    (r"not JSON \((?P<error>.*)\)", "reason-not-json"),
    (r"not a JSON object", "reason-not-object"),
    (r"half a character \(a lone surrogate\)", "reason-half-character"),
    (r"not a record of format (?P<format>\d+).*", "reason-format"),
    (r"unknown key (?P<key>.+)", "reason-unknown-key"),
    (r"unknown kind of chance (?P<kind>.+)", "reason-unknown-chance"),
    (r"(?P<key>'.+') is missing or not a text", "reason-no-text"),
    (r"(?P<key>'.+') is missing or not a number from (?P<low>\S+) to (?P<high>\S+)", "reason-no-number"),
    (r"(?P<key>'.+') is not a list of numbers", "reason-no-numbers"),
    (r"(?P<key>'.+') is missing or not a list of seats", "reason-no-seats"),
    (r"(?P<key>'.+') is not a table of texts and flags", "reason-no-table"),
    (r"(?P<key>'.+') is not a JSON object", "reason-not-object"),
    (r"(?P<key>'.+') belongs to (?P<kind>\w+) games, and to no others", "reason-other-kind"),
    (r"nothing may follow the last line of a game", "reason-after-end"),
    (r"the record stops before the set-up", "reason-no-set-up"),
    (r"entry (?P<found>\d+) stands where (?P<wanted>\d+) should be.*", "reason-order"),
    (r"entry 0 is the set-up and has no seat, move or undo", "reason-set-up"),
    (r"an entry is either a move or an undo", "reason-entry"),
    (r"scores or ranking do not fit the number of seats", "reason-result"),
    (r"rules version (?P<rules>\d+) of (?P<game>\S+) is not known here", "reason-rules"),
    (r"the seed (?P<seed>.+) is not a number", "reason-seed"),
    (r"the secret is not hexadecimal", "reason-secret"),
    (r"the secret does not agree with the commitment in the header", "reason-commitment"),
    (r"a finished sealed game reveals its secret, and this one does not", "reason-unrevealed"),
    (r"the game is over, but the record has no last line", "reason-no-end"),
    (r"the record ends the game before it is over", "reason-early-end"),
    (r"the digest is (?P<recorded>\S+), the replay gives (?P<replayed>\S+)", "reason-digest"),
    (r"the record has the outcomes (?P<recorded>.+), the seed gives (?P<replayed>.+)", "reason-other-dice"),
    (r"the record has the outcomes (?P<recorded>.+), the move needs (?P<replayed>.+)", "reason-needed-dice"),
    (r"the digest in the record is (?P<recorded>.+), the replay gives (?P<replayed>.+)", "reason-digest"),
    (r"the scores in the record is (?P<recorded>.+), the replay gives (?P<replayed>.+)", "reason-scores"),
    (r"the ranking in the record is (?P<recorded>.+), the replay gives (?P<replayed>.+)", "reason-ranking"),
    (r"the record has no outcome left for (?P<what>.+)", "reason-no-dice"),
    (r"(?P<outcome>-?\d+) is not a (?:die|number).*", "reason-impossible"),
    (r"(?P<outcome>-?\d+) cannot be drawn for (?P<what>.+)", "reason-impossible"),
]


def translate(reason: str, texts: Texts) -> str:
    """The reason in the reader's language, if we know how to say it."""
    for pattern, id in _REASONS:
        found = re.fullmatch(pattern, reason, re.DOTALL)
        if found:
            return texts.say(id, **found.groupdict())
    return reason
