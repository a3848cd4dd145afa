"""The difference of two views: what a delta carries."""

from __future__ import annotations

from typing import Any

from chatelain.server.wire import Change


def diff(old: Any, new: Any) -> list[Change]:
    """The changes that make the new value of the old one, both plain JSON.

    >>> [(change.at, change.to) for change in diff({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]})]
    [(['b', 1], 3)]
    """
    changes: list[Change] = []
    _walk([], old, new, changes)
    return changes


def _walk(path: list[str | int], old: Any, new: Any, changes: list[Change]) -> None:
    if type(old) is type(new) and old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        changes.extend(Change([*path, key]) for key in old if key not in new)
        for key, value in new.items():
            if key in old:
                _walk([*path, key], old[key], value, changes)
            else:
                changes.append(Change([*path, key], value))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new)):
            _walk([*path, place], before, after, changes)
    else:
        changes.append(Change(path, new))


def apply(view: Any, changes: list[Change]) -> Any:
    """The view with the changes made; what is not touched is shared with the old one."""
    for change in changes:
        view = _put(view, change.at, change)
    return view


def _put(value: Any, path: list[str | int], change: Change) -> Any:
    if not path:
        return change.to
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    key: Any = path[0]
    if len(path) == 1 and not change.has_value:
        del copy[key]
    else:
        copy[key] = _put(copy.get(key) if isinstance(copy, dict) else copy[key], path[1:], change)
    return copy
