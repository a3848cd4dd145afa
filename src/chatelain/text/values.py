"""Arguments of texts: ids become names, lists become prose."""

from __future__ import annotations

from collections.abc import Sequence

from chatelain.core.events import Value
from chatelain.text.texts import Argument, Texts


def worded(name: str, value: Value, texts: Texts, seats: Sequence[str]) -> Argument:
    """An argument of a text: seats and known words become names, lists become prose."""
    if isinstance(value, list):
        return texts.join([str(worded(name, item, texts, seats)) for item in value])
    if name == "seat" and isinstance(value, int) and seats:
        return seats[value] if 0 <= value < len(seats) else ""
    for id in (f"{name}-{value}", str(value)):
        if texts.has(id):
            return texts.say(id)
    # The notation writes numbers as words; texts choose their plural by them.
    return int(value) if isinstance(value, str) and value.isdecimal() else value
