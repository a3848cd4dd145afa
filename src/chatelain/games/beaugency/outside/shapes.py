"""The shapes of what a client gets: the view, the board and the hints. The client's types are written from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from chatelain.games.beaugency.data import Card, Colour, Space

Phase = Literal["roll", "choose", "act", "place", "lose"]

# -- the view: what everybody sees of the position


class Roll(TypedDict):
    """The last roll; `used` is the face that moved the crown."""

    seat: int
    own: int
    specials: list[int]
    used: int | None


class Odds(TypedDict):
    """Chances from 0 to 1 of a roll: to leave the colour, to reach a crown. The list goes by special dice rolled."""

    loss: float
    crown: float


class Reach(TypedDict):
    """Where a face of the next roll takes the crown, and whether it stays in the colour that is played."""

    space: int
    stays: bool


class Dice(TypedDict):
    """Where the special dice are."""

    board: int
    seats: list[int]


class Lead(TypedDict):
    """Whose castle is worth more, and by how much."""

    seat: int
    points: int


class View(TypedDict):
    """The position. Castles are rows of cards by colour, null is a gap.

    `skipped` are the places to the left of those that the next choice is about: 40 for each `further`.
    """

    game: Literal["beaugency"]
    over: bool
    turn: int
    phase: Phase
    colour: Colour | None
    crown: int
    space: Space
    track: dict[Colour, list[Space]]
    scores: list[int]
    points: list[dict[str, int]]
    ranking: list[int] | None
    castles: list[dict[Colour, list[Card | None]]]
    values: list[dict[Colour, int]]
    #: Who would score if the colour were evaluated now, and how much; nobody where the castles are level.
    leads: dict[Colour, Lead | None]
    #: Where the part begins and ends that counts.
    counted: list[dict[Colour, list[int]]]
    supply: dict[Colour, dict[Card, int]]
    dice: Dice
    roll: Roll | None
    #: By the faces 1 to 6.
    reach: list[Reach]
    odds: list[Odds]
    at_risk: Card | None
    hand: Card | None
    skipped: NotRequired[int]


# -- the board: what never changes during a game


class CardInfo(TypedDict):
    """A kind of card; `count` is how many there are of each colour."""

    value: int
    count: int
    building: bool


class TrackSpace(TypedDict):
    """A space of the ring; `card` is what it offers. `unsure` is a place that rests on evidence only."""

    colour: Colour
    kind: Space
    card: Card | None
    unsure: bool


class Printed(TypedDict):
    """The ring clockwise from the first blue space, and the pieces."""

    spaces: list[TrackSpace]
    colours: list[Colour]
    cards: dict[Card, CardInfo]
    special_dice: int
    goal: int
    track: str
    own_track: bool
    reconstructions: list[str]


# -- the hints: what helps the seat that is to act

End = Literal["left", "right", "either"]
Source = Literal["pile", "theft", "no-place", "none"]


class Castle(TypedDict):
    """A castle as it will be: its row, the part that counts, and the place of the new card, if it is placed already."""

    row: list[Card | None]
    counted: list[int]
    fresh: int | None


class After(TypedDict):
    """What a choice leads to: scores, castle values of the colour by seat, and the roll that could follow.

    `dice` are the special dice this seat then holds, `taken` and `robbed` those from the board and from the opponent.
    `lost` is the card that goes back; `turn` says whether the turn goes on. `castle` is the own one of the
    colour, if the choice brings a card.
    """

    turn: bool
    crown: int
    stays: bool
    scores: list[int]
    values: list[int]
    dice: int
    taken: int
    robbed: int
    odds: list[Odds]
    risk: Card | None
    risk_end: End | None
    lost: Card | None
    castle: Castle | None
    over: bool


class Ahead(TypedDict):
    """What a face of the die would reach: whether it stays in the colour, and where its card would come from."""

    space: int
    stays: bool
    card: Card | None
    source: Source | None
    gain: int | None


class Hints(TypedDict):
    """By action: where it leads; by theft and place: the same. `ahead` goes by the faces 1 to 6."""

    actions: dict[str, After]
    thefts: dict[str, dict[str, After]]
    ahead: list[Ahead]
    #: Whether the own castle of the colour reads the same from both ends, so that it does not matter which is taken.
    mirrored: bool
    risk: Card | None
    risk_end: End | None
