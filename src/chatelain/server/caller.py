"""Who calls."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Caller:
    """Who calls: a guest by his cookie (a new one, if `is_new`), and from where."""

    guest: str
    is_new: bool
    address: str
