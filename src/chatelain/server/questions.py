"""What is asked of processes that think, and what they answer: one JSON line in, one out; at times a hurry between."""

from __future__ import annotations

from msgspec import Raw, Struct

from chatelain.bots.registry import LONGEST
from chatelain.server.wire import Reason


class Choice(Struct, frozen=True, tag="choice"):
    """What shall this bot do, in a position as its seat imagines it?"""

    position: str
    bot: str
    seat: int
    seed: int
    #: The same for all moves of a seat at its table.
    temper: int
    #: The most seconds it may take, whatever the bot is used to.
    most: float = LONGEST


class Chosen(Struct, frozen=True):
    """What the bot does, one action after the other: until the last one is done, nothing new comes to light."""

    actions: list[int]


class Outlook(Struct, frozen=True, tag="outlook"):
    """How will a position probably end, by what a spectator knows?

    Where the game has not learned to tell, so many games are played on as `seconds` of a processor allow: at least
    `least`, at most `most`.
    """

    position: str
    least: int
    most: int
    seconds: float
    seed: int
    #: Whether what was learned may answer.
    learned: bool = True


class Foreseen(Struct, frozen=True):
    """For every seat its probable final score, the range in which 8 games of 10 end, and its chance to win."""

    scores: list[float]
    low: list[int]
    high: list[int]
    chances: list[float]
    playouts: int


class Check(Struct, frozen=True, tag="check"):
    """Can a game be played with these options, which hold data of somebody's own?"""

    game: str
    seats: int
    options: dict[str, str | bool]


class Checked(Struct, frozen=True):
    """It can."""


class Showing(Struct, frozen=True, tag="showing"):
    """A record as a viewer saw it, step by step. The answer is a `ReplayOut`."""

    record: str
    viewer: int
    is_upload: bool
    #: How much of a processor's time the set-up may take: data of somebody's own are made ready there.
    setup_seconds: float


class Proving(Struct, frozen=True, tag="proving"):
    """Were the dice of this record fair? The answer is a `Fairness`."""

    record: str


Question = Choice | Outlook | Check | Showing | Proving


class Asked(Struct, tag="asked"):
    """A question on its way."""

    number: int
    question: Question
    #: So much of a processor's time the answer may take; 0 is no limit.
    seconds: float = 0.0


class Hurry(Struct, tag="hurry"):
    """What is thought about has to be answered now, with the best that is known."""


#: What a process that thinks is sent.
Sent = Asked | Hurry


class Answered(Struct):
    """An answer on its way, or why there is none: the question is refused with a status and a reason, or it failed."""

    number: int
    answer: Raw = Raw(b"null")
    refused: tuple[int, Reason] | None = None
    error: str | None = None
