"""Text positions: `game key=value key=value`, with defaults left out.

A game lists its keys once, in a function that goes both ways. Every key is asked with the value that the board has and
gives the value that the board shall have: a `Keys` that writes notes the value and gives it back, one that reads gives
what the text says. What does not fit stays a plain function behind `if keys.reads`.

>>> class Mill:
...     def __init__(self) -> None:
...         self.wheel, self.is_dry, self.stones = 0, False, [0, 0]
>>> def go_through(keys: Keys, mill: Mill) -> None:
...     mill.wheel = keys.name("wheel", mill.wheel, Names(["wood", "iron"]), 0)
...     mill.is_dry = keys.flag("dry", mill.is_dry)
...     mill.stones = keys.numbers("stones", mill.stones, 0, 9, [0, 0], wanted=2)
>>> mill, keys = Mill(), Keys("mill")
>>> go_through(Keys("mill", PositionText("mill", "mill dry=1 stones=3,4")), mill)
>>> go_through(keys, mill)
>>> keys.line()
'mill wheel=wood dry=1 stones=3,4'
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from chatelain.core.errors import DataError, PositionError

Edition = TypeVar("Edition")


class PositionText:
    """Reads the keys of a text position and complains about what is left over.

    >>> text = PositionText("beaugency", "beaugency turn=1 crown=7")
    >>> text.number("crown", 0, 23), text.number("turn", 0, 1), text.number("roll", 0, 6, 4)
    (7, 1, 4)
    >>> text.finish()
    """

    def __init__(self, game: str, text: str) -> None:
        words = text.split()
        if not words or words[0] != game:
            raise PositionError("other-game", game=game, word=words[0] if words else "")
        self.values: dict[str, str] = {}
        for word in words[1:]:
            key, sign, value = word.partition("=")
            if not sign or not key:
                raise PositionError("not-key-value", word=word)
            if key in self.values:
                raise PositionError("key-twice", key=key)
            self.values[key] = value
        self.used: set[str] = set()

    def word(self, key: str, default: str | None = None) -> str:
        self.used.add(key)
        value = self.values.get(key, default)
        if value is None:
            raise PositionError("key-missing", key=key)
        return value

    def has(self, key: str) -> bool:
        return key in self.values

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        return self.parse(key, self.word(key, None if default is None else str(default)), low, high)

    def numbers(self, key: str, low: int, high: int, default: list[int] | None = None) -> list[int]:
        """Numbers separated by commas."""
        word = self.word(key, None if default is None else ",".join(map(str, default)))
        return [self.parse(key, part, low, high) for part in word.split(",") if part]

    def parse(self, key: str, word: str, low: int, high: int) -> int:
        return parse(key, word, low, high)

    def edition(self, named: Callable[[str], Edition]) -> Edition:
        """The data of one's own that the key `data` carries, or the standard ones."""
        try:
            return named(self.word("data", ""))
        except DataError as error:
            raise PositionError("bad-data", key="data", cause=error) from None

    def finish(self) -> None:
        left = sorted(set(self.values) - self.used)
        if left:
            raise PositionError("unknown-key", key=left[0])


def parse(key: str, word: str, low: int, high: int) -> int:
    """The number that a word is."""
    try:
        number = int(word)
    except ValueError:
        raise PositionError("not-a-number", key=key, word=word) from None
    if not low <= number <= high:
        raise PositionError("out-of-range", key=key, number=number, low=low, high=high)
    return number


def unstacked(stack: int, bits: int) -> list[int]:
    """The entries of a stack in one integer, bottom first.

    >>> unstacked(0x31_02, 8)
    [49, 2]
    """
    entries: list[int] = []
    while stack:
        entries.append(stack & (2**bits - 1))
        stack >>= bits
    return entries[::-1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Names:
    """The words of a position for values from 0 on, and the one for -1 if there may be nothing.

    >>> names = Names(["wood", "iron"], none="-")
    >>> names.word(1), names.word(-1), names.value("wheel", "wood")
    ('iron', '-', 0)
    >>> names.value("wheel", "tin")
    Traceback (most recent call last):
        ...
    chatelain.core.errors.PositionError: bad-word key=wheel word=tin known=wood, iron
    """

    def __init__(self, words: Sequence[str], none: str | None = None) -> None:
        self.words = tuple(words)
        self.none = none or ""
        self.values = {word: value for value, word in enumerate(words) if word}
        if none is not None:
            self.values[none] = -1

    def word(self, value: int) -> str:
        return self.words[value] if value >= 0 else self.none

    def value(self, key: str, word: str) -> int:
        value = self.values.get(word)
        if value is None:
            raise self.unknown(key, word)
        return value

    def unknown(self, key: str, word: str) -> PositionError:
        """The error for any other word, with all that are known but a dash; a game may have one of its own."""
        known = ", ".join([name for name in self.values if name.strip("-")])
        return PositionError("bad-word", key=key, word=word, known=known)


@final
class Keys:
    """The keys of a position, written or read one after the other; `prefix` stands before each (`p0.`).

    Single values and `numbers` are given back as they are while writing. `words` and `kinds`, of which a board makes
    something of its own, are empty then: there is nothing to lay out again.
    """

    def __init__(self, game: str, text: PositionText | None = None) -> None:
        self.text = text
        self.reads = text is not None
        self.prefix = ""
        self.written = [game]

    def line(self) -> str:
        """All that was written."""
        return " ".join(self.written)

    def key(self, key: str) -> str:
        """As it stands in the text."""
        return self.prefix + key

    def parse(self, key: str, word: str, low: int, high: int) -> int:
        """A number within the word of a key."""
        return parse(self.prefix + key, word, low, high)

    def pair(self, key: str, word: str, alone: str | None = None) -> tuple[str, str]:
        """Both sides of `name:number`; a name alone may stand for a number."""
        name, sign, number = word.partition(":")
        if not sign and alone is None:
            raise PositionError("not-name-value", key=self.prefix + key, word=word)
        return name, number or alone or ""

    # -- one value

    def word(self, key: str, word: str, default: str = "", always: bool = False) -> str:
        """Any word; left out if it is empty and need not be there."""
        if self.text is not None:
            return self.text.word(self.prefix + key, default)
        if word or always:
            self.written.append(f"{self.prefix}{key}={word}")
        return word

    def number(self, key: str, value: int, low: int, high: int, default: int, always: bool = True) -> int:
        """A number; one that need not be there is left out where it is the default."""
        if self.text is not None:
            return self.text.number(self.prefix + key, low, high, default)
        if always or value != default:
            self.written.append(f"{self.prefix}{key}={value}")
        return value

    def flag(self, key: str, value: bool) -> bool:
        """1 if it is true, left out if not."""
        return self.number(key, int(value), 0, 1, 0, always=False) == 1

    def name(self, key: str, value: int, names: Names, default: int, always: bool = True) -> int:
        """One of some names; one that need not be there is left out where it is the default."""
        if self.text is not None:
            word = self.text.word(self.prefix + key, "")
            return names.value(self.prefix + key, word) if self.text.has(self.prefix + key) else default
        self.word(key, names.word(value) if always or value != default else "")
        return value

    # -- lists, separated by commas

    def numbers(
        self, key: str, values: list[int], low: int, high: int, default: list[int], wanted: int = 0, always: bool = True
    ) -> list[int]:
        """Numbers, `wanted` of them if it says so."""
        if self.text is None:
            if always or values != default:
                self.word(key, ",".join([str(value) for value in values]), always=True)
            return values
        numbers = self.text.numbers(self.prefix + key, low, high, default)
        if wanted and len(numbers) != wanted:
            raise PositionError("number-count", key=self.prefix + key, wanted=wanted, count=len(numbers))
        return numbers

    def words(self, key: str, words: list[str], default: str = "", always: bool = False) -> list[str]:
        """Words of any kind. Empty while writing."""
        if self.text is None:
            self.word(key, ",".join(words), always=always)
            return []
        return [word for word in self.text.word(self.prefix + key, default).split(",") if word]

    def kinds(self, key: str, kinds: list[int], names: Names) -> list[int]:
        """Things by name, one after the other. Empty while writing."""
        written = [] if self.reads else [names.word(kind) for kind in kinds]
        return [names.value(self.prefix + key, word) for word in self.words(key, written)]

    def counts(
        self,
        key: str,
        counts: vec[i64],
        first: i64,
        names: Names,
        low: int,
        high: int,
        default: str = "",
        alone: str | None = None,
        always: bool = False,
    ) -> None:
        """A number for every name, from `first` on in `counts`; 0 is left out. A name alone may stand for a number.

        >>> counts, keys = vec[i64]([9, 2, 0, 1]), Keys("mill")
        >>> keys.counts("sacks", counts, 1, Names(["rye", "oats", "hops"]), 0, 9)
        >>> keys.line()
        'mill sacks=rye:2,hops:1'
        """
        if self.text is None:
            found: list[str] = []
            for value, name in enumerate(names.words):
                if counts[first + value]:
                    found.append(f"{name}:{int(counts[first + value])}")
            self.words(key, found, always=always)
            return
        for value in range(len(names.words)):
            counts[first + value] = 0
        for word in self.words(key, [], default):
            name, number = self.pair(key, word, alone)
            value = names.value(self.prefix + key, name)
            counts[first + value] = self.parse(key, number, low, high)
