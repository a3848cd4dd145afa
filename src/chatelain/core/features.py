"""What a learned value sees of a position: sparse features with names, written by the game in compiled code.

A game that has them subclasses `Features` (games/<game>/features.py) and hands it out by `Game.features`. All of it is
from the point of view of one seat, and only from what that seat may know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from chatelain.core.state import State

#: The most features that can be active at once.
CAPACITY: Final = 2048

#: Moments that are not the id of an action: the seat is to decide, or waits while others do.
DECIDING: Final[i64] = -1
WAITING: Final[i64] = -2

#: Hundredths of a point.
POINT: Final[i64] = 100


def capped(amount: i64, most: i64) -> i64:
    """The amount, or the most that is told apart.

    >>> capped(3, 5), capped(9, 5)
    (3, 5)
    """
    return amount if amount < most else most


class Row:
    """The active features of one position; one that is there twice counts twice.

    >>> row = Row()
    >>> row.add(7)
    >>> row.add(3)
    >>> row.as_list()
    [7, 3]
    """

    def __init__(self) -> None:
        self.ids: vec[i64] = vec[i64]([0] * CAPACITY)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, feature: i64) -> None:
        self.ids[self.count] = feature
        self.count += 1

    def add_capped(self, first: i64, amount: i64, most: i64) -> None:
        """One feature for every amount from 0 to `most`."""
        self.add(first + capped(amount, most))

    def as_list(self) -> list[int]:
        return [int(self.ids[at]) for at in range(self.count)]


class Layout:
    """Blocks of features, numbered one after the other.

    >>> layout = Layout()
    >>> layout.block("filled", 37), layout.block("open", 6, 4), layout.size
    (0, 37, 61)
    >>> layout.name(42)
    'open 1 1'
    """

    def __init__(self) -> None:
        self.size = 0
        self.blocks: list[tuple[str, int, tuple[int, ...]]] = []

    def block(self, name: str, *sizes: int) -> int:
        """The first feature of a new block with one or more coordinates."""
        first = self.size
        self.blocks.append((name, first, sizes))
        size = 1
        for length in sizes:
            size *= length
        self.size += size
        return first

    def name(self, feature: int) -> str:
        """The block and the coordinates of a feature."""
        for name, first, sizes in reversed(self.blocks):
            if feature >= first:
                place = feature - first
                words: list[str] = []
                for length in reversed(sizes):
                    words.insert(0, str(place % length))
                    place //= length
                return " ".join([name, *words])
        raise ValueError(feature)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a game tells of a position. `moment` is DECIDING, WAITING, or the action that is about to close a plan."""

    layout: Layout
    #: Whether the others are worth the same whatever a seat does within a plan.
    apart = False
    #: Whether, of two seats, the one that waits sees what the other one sees, the other way round. There is less to
    #: learn then: positions are only ever written for the seat that decides. Such a game has no background.
    mirrored = False
    #: What winning is worth in hundredths of a point, and how much points count beside it, in percent: in a race it is
    #: the chance to win that a learned value should go by, and points only tell won positions apart, or lost ones.
    prize: i64 = 0
    points: i64 = 100
    #: What a point more than the best rival by the rule of thumb adds to the answer for the chance to win, in
    #: thousandths: the learned part corrects this one too.
    lean: i64 = 0

    def write(self, state: State, seat: i64, moment: i64, row: Row) -> None:
        """Adds the active features, but for those of `write_background`."""
        raise NotImplementedError

    def write_background(self, state: State, seat: i64, row: Row) -> None:
        """Adds what no action within a plan of the seat can change, so that it is written once for a whole plan."""

    def worth(self, state: State, seat: i64) -> i64:
        """How a seat will end by the rule of thumb, in hundredths of a point; the learned value corrects it."""
        raise NotImplementedError

    def worth_to_others(self, state: State, seat: i64) -> i64:
        """The same as far as the other seats may know; a game that hides what counts says what is seen of it."""
        return self.worth(state, seat)

    def ahead(self, state: State, seat: i64, action: i64) -> State:
        """The position in which a closing action meets chance: what it surely does before that is done."""
        return state

    def tries(self, state: State, seat: i64, action: i64) -> i64:
        """How many outcomes of a closing action are looked at; none where the position before it says it all.

        One is for an action without chance: the position after it is judged, and learned from.
        """
        return 0

    def outcomes(self, state: State, seat: i64, action: i64) -> i64:
        """How many things, all as likely, one die of a closing action can bring, if all of them shall be looked at."""
        return 0

    def outcome(self, state: State, seat: i64, action: i64, which: i64) -> State:
        """The position after one of them."""
        raise NotImplementedError

    def picks(self, state: State, seat: i64, action: i64) -> i64:
        """How many such dice there are, of which the seat uses the one it likes best."""
        return 1

    def unseated(self, state: State) -> i64:
        """How an opponent who has no seat will end by the rule of thumb, in hundredths; asked where one plays alone."""
        return 0
