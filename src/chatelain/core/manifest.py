"""What is known of a game before it is loaded: names, seats, options, and where its code lives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from chatelain.core.errors import OptionError, UnknownName

if TYPE_CHECKING:
    from chatelain.core.game import Game

OptionValue = str | bool
Options = dict[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """A choice made before a game. Its texts are `option-<id>` and `option-<id>-<choice>` in the game's locale.

    With `choices` the value is one of them; `free` also lets the game read values of its own (and check
    them); a flag has neither and is True or False. `limits` names choices that only some numbers of players
    have, each with the least and the most.
    """

    id: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    free: bool = False
    limits: tuple[tuple[str, int, int], ...] = ()

    def check(self, value: object) -> OptionValue:
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if value in ("yes", "true", "on", "1", "no", "false", "off", "0"):
                return value in ("yes", "true", "on", "1")
            raise OptionError("option-flag", option=self.id, value=str(value))
        if isinstance(value, str) and (self.free or value in self.choices):
            return value
        raise OptionError("option-choice", option=self.id, value=str(value), known=", ".join(self.choices))

    def fits(self, value: OptionValue, seats: int) -> bool:
        """Whether so many players have this choice."""
        return all(choice != value or low <= seats <= high for choice, low, high in self.limits)

    def check_seats(self, value: OptionValue, seats: int) -> None:
        """A choice that so many players do not have is an error."""
        if not self.fits(value, seats):
            low, high = next((low, high) for choice, low, high in self.limits if choice == value)
            raise OptionError("option-seats", option=self.id, value=str(value), low=low, high=high, seats=seats)


@dataclass(frozen=True)
class Manifest:
    """A game's visiting card. `code` names its Game object as "module:NAME", loaded when first needed.

    `forgiven` names reasons of refusals that are younger than some records: such a move is refused in a match, and
    replayed where a record has it.
    """

    id: str
    rules: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    package: str
    code: str
    options: tuple[Option, ...] = ()
    forgiven: tuple[str, ...] = ()
    #: Whether one who plays alone can lose against the game.
    lost_alone: bool = False
    #: The most entries of a record: several times the longest game that is played without a plan.
    longest: int = 4000

    def load(self) -> Game:
        module, name = self.code.split(":")
        game: Game = getattr(import_module(module), name)
        return game

    def undo_share(self, seats: int) -> int:
        """How many entries of a record one seat may make and still take moves back.

        The last quarter of a record is for playing on: no game gets stuck because somebody took back without end.
        """
        return self.longest * 3 // 4 // seats

    def check_seats(self, seats: int) -> int:
        low, high = self.seats
        if not low <= seats <= high:
            if low == high:
                raise OptionError("seats-exactly", game=self.id, wanted=low, seats=seats)
            raise OptionError("seats-between", game=self.id, low=low, high=high, seats=seats)
        return seats

    def check_options(self, given: Mapping[str, object], seats: int | None = None) -> Options:
        """All options with their values; an unknown one, a wrong value or one not for so many seats is an error."""
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                raise UnknownName("option", name, known)
        checked = {id: option.check(given.get(id, option.default)) for id, option in known.items()}
        if seats is not None:
            for id, option in known.items():
                option.check_seats(checked[id], seats)
        return checked
