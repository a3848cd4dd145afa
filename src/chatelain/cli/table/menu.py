"""Legal moves as a list one can read: all of them, or groups to open when they are many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chatelain.core.actions import ActionTable

#: A field with more numbers than this counts places on the board, not faces or copies.
FEW = 9


@dataclass(frozen=True)
class Choice:
    """A line of the menu: one move, or several that begin alike. `places` are those on the board that it is about."""

    words: str
    actions: tuple[int, ...]
    places: tuple[int, ...] = ()

    @property
    def is_group(self) -> bool:
        return len(self.actions) > 1


def numbered(choices: Sequence[Choice]) -> dict[int, Choice]:
    """What is typed for every line: its number, or that of its place, where a menu is about nothing but places."""
    if are_places(choices):
        return {choice.places[0]: choice for choice in choices}
    return dict(enumerate(choices, start=1))


def are_places(choices: Sequence[Choice]) -> bool:
    """Whether every line is one move to a place of its own."""
    named = {choice.places[0] for choice in choices if choice.places and not choice.is_group}
    return len(choices) > 1 and len(named) == len(choices)


def menu(table: ActionTable, actions: Sequence[int], limit: int) -> list[Choice]:
    """At most `limit` lines if that is possible; the smallest groups are opened first.

    Numbers of places do not stand beside numbers of lines: moves of one kind to several places are one line, and a menu
    of nothing else is numbered by the places.
    """
    listed = sorted(actions)
    by_place = _by_place(table, listed)
    if any(choice.places for choice in by_place):
        if len(by_place) > 1:
            return by_place
        (group,) = by_place
        return [Choice(table.text(action), (action,), (place,)) for action, place in zip(group.actions, group.places)]
    if len(listed) <= limit:
        return [_single(table, action) for action in listed]
    groups = _split(table, listed)
    lines = len(groups)
    opened = set()
    for group in sorted(groups, key=lambda group: len(group.actions)):
        if lines - 1 + len(group.actions) <= limit:
            lines += len(group.actions) - 1
            opened.add(group.words)
    choices: list[Choice] = []
    for group in groups:
        choices += [_single(table, action) for action in group.actions] if group.words in opened else [group]
    return choices


def _by_place(table: ActionTable, actions: Sequence[int]) -> list[Choice]:
    """The moves in their order, those together that differ in nothing but a place."""
    counting = {
        block.name
        for block in table.blocks
        if block.fields and len(block.fields[-1].words) > FEW and all(map(str.isdecimal, block.fields[-1].words))
    }
    groups: dict[str, list[tuple[int, int]]] = {}
    for action in actions:
        start, _, last = table.text(action).rpartition(" ")
        key, place = (start, int(last)) if table.decode(action).kind in counting else (table.text(action), 0)
        groups.setdefault(key, []).append((action, place))
    return [
        Choice(words, tuple(action for action, _ in members), tuple(place for _, place in members if place))
        for words, members in groups.items()
    ]


def _single(table: ActionTable, action: int) -> Choice:
    return Choice(table.text(action), (action,))


def _split(table: ActionTable, actions: Sequence[int]) -> list[Choice]:
    """By kind; moves of one kind by the first word in which they differ."""
    words = {action: table.text(action).split() for action in actions}
    depth = 1
    while len({tuple(words[action][:depth]) for action in actions}) == 1:
        depth += 1
    groups: dict[str, list[int]] = {}
    for action in actions:
        groups.setdefault(" ".join(words[action][:depth]), []).append(action)
    return [
        Choice(start, tuple(members)) if len(members) > 1 else _single(table, members[0])
        for start, members in groups.items()
    ]


def starting_with(table: ActionTable, actions: Sequence[int], text: str) -> list[int]:
    """The moves whose notation begins with these words, the last one perhaps unfinished."""
    wanted = text.split()
    return [action for action in actions if _begins(table.text(action).split(), wanted)]


def _begins(words: list[str], wanted: list[str]) -> bool:
    if not wanted or len(wanted) > len(words):
        return False
    return words[: len(wanted) - 1] == wanted[:-1] and words[len(wanted) - 1].startswith(wanted[-1])
