"""Who calls."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Caller:
    """Who calls: a guest by their cookie (a new one, if `is_new`), and from where.

    `address` is the household that limits count, not always a single device.
    """

    guest: str
    is_new: bool
    address: str
    #: Whether their cookie is to be given anew.
    is_due: bool = False
