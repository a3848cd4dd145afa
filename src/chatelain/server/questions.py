"""What is asked of processes that think, and what they answer: one JSON line in, one out."""

from __future__ import annotations

from msgspec import Raw, Struct


class Choice(Struct, frozen=True, tag="choice"):
    """What shall this bot do, in a position as its seat imagines it?"""

    position: str
    bot: str
    seat: int
    seed: int


class Chosen(Struct, frozen=True):
    """One of the legal actions."""

    action: int


class Outlook(Struct, frozen=True, tag="outlook"):
    """How will a position probably end, by what a spectator knows?

    So many games are played on as `seconds` of a processor allow: at least `least`, at most `most`.
    """

    position: str
    least: int
    most: int
    seconds: float
    seed: int


class Foreseen(Struct, frozen=True):
    """For every seat the mean of its final scores and the range in which 8 games of 10 ended."""

    scores: list[float]
    low: list[int]
    high: list[int]
    playouts: int


Question = Choice | Outlook


class Asked(Struct):
    """A question on its way."""

    number: int
    question: Question


class Answered(Struct):
    """An answer on its way, or why there is none."""

    number: int
    answer: Raw = Raw(b"null")
    error: str | None = None
