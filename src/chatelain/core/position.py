"""Text positions: `game key=value key=value`, with defaults left out."""

from __future__ import annotations

from chatelain.core.errors import PositionError


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
        try:
            number = int(word)
        except ValueError:
            raise PositionError("not-a-number", key=key, word=word) from None
        if not low <= number <= high:
            raise PositionError("out-of-range", key=key, number=number, low=low, high=high)
        return number

    def finish(self) -> None:
        left = sorted(set(self.values) - self.used)
        if left:
            raise PositionError("unknown-key", key=left[0])
