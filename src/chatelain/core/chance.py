"""Where dice and draws come from. A state never holds a source: chance is passed in.

Five sources: `Seeded` (fast, for search and tests), `Sealed` (live games: nobody can foresee or change the rolls,
everybody can check them afterwards), `Recorded` (replay), `Forced` (rule tests), `Manual` (a physical table). `Noting`
wraps any of them and writes down what came out.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from chatelain.core.errors import ChanceError

_LOW: Final[i64] = 0xFFFFFFFF
_FACTOR: Final[i64] = 698769069


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of chance. `what` names the question for people ("white-die"); it never changes the outcome."""

    def below(self, limit: i64) -> i64:
        """A uniform number from 0 to limit - 1."""
        raise NotImplementedError

    def die(self, what: str) -> i64:
        """One six-sided die."""
        return self.below(6) + 1

    def draw(self, counts: vec[i64], first: i64, stop: i64, what: str) -> i64:
        """One of the kinds first..stop-1, each as likely as its count. The caller takes it out of the pool."""
        total: i64 = 0
        kind = first
        while kind < stop:
            total += counts[kind]
            kind += 1
        if total <= 0:
            raise ChanceError("nothing-to-draw", chance=what)
        rest = self.below(total)
        kind = first
        while rest >= counts[kind]:
            rest -= counts[kind]
            kind += 1
        return kind


class Seeded(Chance):
    """Multiply-with-carry on one integer: equal interpreted and compiled, and fast.

    >>> source = Seeded(7)
    >>> [int(source.die("die")) for _ in range(5)] == [int(d) for d in map(Seeded(7).die, ["die"])] * 5
    False
    >>> Seeded(7).die("die") == Seeded(7).die("die")
    True
    """

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"chatelain:" + str(seed).encode()).digest()
        self.word: i64 = int.from_bytes(digest[:7], "big") % (698769069 * 2**32 - 2) + 1

    def is_at(self, word: i64) -> bool:
        """Whether nothing was rolled or drawn since the source stood at `word`."""
        return self.word == word

    def below(self, limit: i64) -> i64:
        word = _FACTOR * (self.word & _LOW) + (self.word >> 32)
        self.word = word
        return ((word & _LOW) * limit) >> 32


class Sealed(Chance):
    """An HMAC-SHA256 stream from a secret seed whose hash is published before the first roll.

    >>> source = Sealed(bytes(32))
    >>> source.commitment == commitment(bytes(32))
    True
    """

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.commitment = commitment(secret)
        self.block = 0
        self.buffer = b""

    def below(self, limit: i64) -> i64:
        # Rejection keeps every outcome exactly as likely as the others.
        size: i64 = limit
        ceiling: i64 = 4294967296 - 4294967296 % size
        while True:
            word = self._word()
            if word < ceiling:
                return word % size

    def _word(self) -> i64:
        if len(self.buffer) < 4:
            self.buffer = hmac.new(self.secret, self.block.to_bytes(8, "big"), hashlib.sha256).digest()
            self.block += 1
        word = int.from_bytes(self.buffer[:4], "big")
        self.buffer = self.buffer[4:]
        return word


def commitment(secret: bytes) -> str:
    """What is published before the first roll: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


class Recorded(Chance):
    """Outcomes written down before, given again in order; one that cannot be is an error."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self.outcomes = list(outcomes)
        self.used = 0

    def left(self) -> int:
        return len(self.outcomes) - self.used

    def _next(self, what: str) -> int:
        if self.used >= len(self.outcomes):
            raise ChanceError("no-outcome-left", chance=what)
        outcome = self.outcomes[self.used]
        self.used += 1
        return outcome

    def below(self, limit: i64) -> i64:
        outcome = self._next("number")
        if not 0 <= outcome < limit:
            raise ChanceError("not-below", outcome=outcome, limit=int(limit))
        return outcome

    def die(self, what: str) -> i64:
        outcome = self._next(what)
        if not 1 <= outcome <= 6:
            raise ChanceError("impossible-outcome", outcome=outcome, chance=what)
        return outcome

    def draw(self, counts: vec[i64], first: i64, stop: i64, what: str) -> i64:
        outcome = self._next(what)
        if not first <= outcome < stop or counts[outcome] <= 0:
            raise ChanceError("impossible-outcome", outcome=outcome, chance=what)
        return outcome


class Forced(Chance):
    """What a rule test wants to happen: dice and draws in the order they are asked for.

    When a list is empty, `then` answers; without it, running out is an error.

    >>> Forced(dice=[3, 5]).die("die")
    3
    """

    def __init__(self, dice: Iterable[int] = (), draws: Iterable[int] = (), then: Chance | None = None) -> None:
        self.dice = Recorded(dice)
        self.draws = Recorded(draws)
        self.then = then

    def below(self, limit: i64) -> i64:
        return self.draws.below(limit) if self.then is None or self.draws.left() else self.then.below(limit)

    def die(self, what: str) -> i64:
        return self.dice.die(what) if self.then is None or self.dice.left() else self.then.die(what)

    def draw(self, counts: vec[i64], first: i64, stop: i64, what: str) -> i64:
        if self.then is None or self.draws.left():
            return self.draws.draw(counts, first, stop, what)
        return self.then.draw(counts, first, stop, what)


class Manual(Chance):
    """A physical table: a person is asked for every outcome.

    `ask(what, choices)` returns one of the choices; anything else is refused.
    """

    def __init__(self, ask: Callable[[str, list[int]], int]) -> None:
        self.ask = ask

    def _ask(self, what: str, choices: list[int]) -> int:
        answer = self.ask(what, choices)
        if answer not in choices:
            raise ChanceError("impossible-outcome", outcome=answer, chance=what)
        return answer

    def below(self, limit: i64) -> i64:
        return self._ask("number", list(range(limit)))

    def die(self, what: str) -> i64:
        return self._ask(what, [1, 2, 3, 4, 5, 6])

    def draw(self, counts: vec[i64], first: i64, stop: i64, what: str) -> i64:
        return self._ask(what, [kind for kind in range(first, stop) if counts[kind] > 0])


class Noting(Chance):
    """Passes on another source and writes down every outcome, for the record."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.notes: list[int] = []

    def take(self) -> list[int]:
        """The outcomes since the last call."""
        notes = self.notes
        self.notes = []
        return notes

    def below(self, limit: i64) -> i64:
        outcome = self.source.below(limit)
        self.notes.append(outcome)
        return outcome

    def die(self, what: str) -> i64:
        outcome = self.source.die(what)
        self.notes.append(outcome)
        return outcome

    def draw(self, counts: vec[i64], first: i64, stop: i64, what: str) -> i64:
        outcome = self.source.draw(counts, first, stop, what)
        self.notes.append(outcome)
        return outcome
