"""The declarative action table: from it come ids, decoding, the text notation and the targets of a user interface.

A block is a kind of action with named fields; an action is one combination of field values. Ids are stable
within a rules version.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chatelain.core.errors import NotationError, closest


class Field:
    """One choice within an action: a name, and a word of the notation for every value."""

    def __init__(self, name: str, words: Iterable[str]) -> None:
        self.name = name
        self.words = tuple(words)
        self.index = {word: value for value, word in enumerate(self.words)}


class Block:
    """A kind of action: its name and its fields, the last one varying fastest.

    `secret` marks a choice that is its player's alone: nobody tells the others what it was, even if there was only one.
    `revocable` marks one that only says "I am done" where all decide at once: it may be taken back until all are.
    """

    def __init__(self, name: str, *fields: Field, secret: bool = False, revocable: bool = False) -> None:
        self.name = name
        self.fields = fields
        self.is_secret = secret
        self.is_revocable = revocable
        self.base = 0
        size = 1
        for field in fields:
            size *= len(field.words)
        self.size = size


class Action:
    """A decoded action: the block's name and the index of each field's value."""

    def __init__(self, id: int, kind: str, values: dict[str, int], words: list[str]) -> None:
        self.id = id
        self.kind = kind
        self.values = values
        self.words = words

    def __str__(self) -> str:
        return " ".join([self.kind, *self.words])

    def __repr__(self) -> str:
        return f"<Action {self.id} {self}>"


class ActionTable:
    """All actions of a game.

    >>> die = Field("die", ["die1", "die2"])
    >>> table = ActionTable([Block("workers", die), Block("sell", die, Field("good", ["red", "pink"]))])
    >>> table.size, table.text(5), table.parse("sell die2 pink")
    (6, 'sell die2 pink', 5)
    >>> table.decode(4).values
    {'die': 1, 'good': 0}
    """

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = tuple(blocks)
        self.by_name: dict[str, Block] = {}
        base = 0
        for block in self.blocks:
            block.base = base
            base += block.size
            self.by_name[block.name] = block
        self.size = base

    def base(self, name: str) -> int:
        return self.by_name[name].base

    def encode(self, name: str, *values: int) -> int:
        block = self.by_name[name]
        number = 0
        for field, value in zip(block.fields, values, strict=True):
            if not 0 <= value < len(field.words):
                raise NotationError("no-field-value", action=name, field=field.name, value=value)
            number = number * len(field.words) + value
        return block.base + number

    def block_of(self, action: int) -> Block:
        for block in self.blocks:
            if block.base <= action < block.base + block.size:
                return block
        raise NotationError("no-action", action=action)

    def is_secret(self, action: int) -> bool:
        """Whether the others must not be told which action of its block this is."""
        return self.block_of(action).is_secret

    def is_revocable(self, action: int) -> bool:
        """Whether it only says that its player is done, so that it may be taken back while others still decide."""
        return self.block_of(action).is_revocable

    def decode(self, action: int) -> Action:
        block = self.block_of(action)
        rest = action - block.base
        values: dict[str, int] = {}
        words: list[str] = []
        for field in reversed(block.fields):
            rest, value = divmod(rest, len(field.words))
            values[field.name] = value
            words.append(field.words[value])
        return Action(action, block.name, dict(reversed(list(values.items()))), words[::-1])

    def text(self, action: int) -> str:
        return str(self.decode(action))

    def parse(self, text: str) -> int:
        """The action a text names; a wrong word is an error that lists what could stand there."""
        words = text.split()
        if not words:
            raise NotationError("empty-move", known=", ".join(self.by_name))
        block = self.by_name.get(words[0])
        if block is None:
            known = ", ".join(self.by_name)
            raise NotationError("unknown-move", name=words[0], known=known, close=closest(words[0], self.by_name))
        if len(words) - 1 != len(block.fields):
            shape = " ".join([block.name, *(field.name.upper() for field in block.fields)])
            raise NotationError("move-shape", move=" ".join(words), shape=shape)
        number = 0
        for field, word in zip(block.fields, words[1:], strict=True):
            value = field.index.get(word)
            if value is None:
                raise NotationError("move-word", word=word, field=field.name, known=", ".join(field.words))
            number = number * len(field.words) + value
        return block.base + number

    def golden(self) -> list[str]:
        """One line a block, for the golden file that keeps ids stable."""
        return [
            " ".join(
                [f"{block.base} {block.name}", *(f"{field.name}={','.join(field.words)}" for field in block.fields)]
            )
            for block in self.blocks
        ]
