"""Legal moves as a list one can read: all of them, or groups to open when they are many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chatelain.core.actions import ActionTable


@dataclass(frozen=True)
class Choice:
    """A line of the menu: one move, or several that begin alike."""

    words: str
    actions: tuple[int, ...]

    @property
    def is_group(self) -> bool:
        return len(self.actions) > 1


def menu(table: ActionTable, actions: Sequence[int], limit: int) -> list[Choice]:
    """At most `limit` lines if that is possible; the smallest groups are opened first."""
    listed = sorted(actions)
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
