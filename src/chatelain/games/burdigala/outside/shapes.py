"""The shapes of what a client gets: the view, the board and the hints. The client's types are written from them."""

from __future__ import annotations

from typing import Literal, TypedDict

Pending = Literal["place", "move", "stone", "after", "send", "vino", "discard", "swap", "keep", "look", "privilege"]


End = Literal["built", "pawns", "goods"]
Roll = Literal["double", "seven"]
Privilege = Literal["stone", "good"]

# -- the view: what one viewer may know of the position


class Stone(TypedDict):
    """What a stone brings: its points, or those of the building it finishes, if they are known."""

    points: int | None
    finishes: bool
    #: What the bonus token and permanent cards add to them, and all of it as far as it is known.
    bonus: int
    cards: int
    more: int
    total: int | None


class Site(TypedDict):
    """A site. Building and value are missing while the viewer does not know them."""

    id: str
    size: int
    stones: int
    finished: bool
    building: str | None
    value: int | None
    seen_by: list[int]
    #: What the next stone brings to the viewer.
    next: Stone | None


class District(TypedDict):
    """A district, the points that touch it, and the bonus token that still lies there."""

    id: str
    points: list[int]
    bonus: int | None
    sites: list[Site]


class Piles(TypedDict):
    """How much is left to draw."""

    goods: int
    tokens: int
    cards: int


class KnownGoods(TypedDict):
    """Goods the viewer has seen at a place, and how many cards have left it unseen since."""

    goods: dict[str, int]
    lost: int


class KnownTokens(TypedDict):
    """Corruption tokens the viewer has put back, by value."""

    values: dict[str, int]
    lost: int


class KnownCards(TypedDict):
    """Intrigue cards the viewer knows to be in the pile."""

    cards: dict[str, int]
    lost: int


class Unseen(TypedDict):
    """What the viewer has not seen of what is in the box, wherever it lies; `tiles` by name, each is there once."""

    tiles: list[str]
    goods: dict[str, int]
    cards: dict[str, int]


class Player(TypedDict):
    """What lies before a player. What the viewer may not know is missing."""

    points: int
    projected: int
    #: The points of the pawns a, b and c; None: not on the board.
    pawns: list[int | None]
    table: list[str]
    hand: int
    goods: int
    tokens: int
    hand_cards: list[str] | None
    goods_cards: dict[str, int] | None
    token_values: list[int] | None
    #: The sum of the tokens.
    corruption: int | None
    known_goods: KnownGoods | None
    #: How many cards the player may have; the points of the goods as they are.
    limit: int
    set_points: int | None
    sheet: dict[str, int]


class View(TypedDict):
    """The position."""

    game: Literal["burdigala"]
    data: str
    over: bool
    end: End | None
    phase: Literal["place", "move", "stone", "after"]
    turn: int
    first: int
    seat: int
    to_act: list[int]
    pending: Pending
    dice: list[int] | None
    roll: Roll | None
    played: bool
    corrupted: bool
    moved: str | None
    laid: str | None
    #: Whose pawn has to be sent away, whose goods are looked at, how many sites may still be looked at.
    sent: int | None
    asked: int | None
    looks: int | None
    offer: dict[str, int] | None
    draws: list[int]
    districts: list[District]
    piles: Piles
    discards: dict[str, int]
    known_pile: KnownGoods | None
    known_tokens: KnownTokens | None
    known_cards: KnownCards | None
    unseen: Unseen
    players: list[Player]


# -- the board: what never changes


class Point(TypedDict):
    """A control point and its place in the drawing."""

    id: int
    x: int
    y: int
    port: bool
    fast: bool
    districts: list[str]


class Lane(TypedDict):
    """A sea lane and its bends."""

    ends: list[int]
    via: list[list[int]]


class DrawnDistrict(TypedDict):
    """A district as it is drawn. `bonus` is the place of its bonus token."""

    id: str
    outline: list[list[int]]
    label: list[int]
    bonus: list[int] | None


class DrawnSite(TypedDict):
    """The middle of a site."""

    id: str
    district: str
    x: int
    y: int


class Tile(TypedDict):
    """A construction tile: places for stones, and what the building is worth."""

    size: int
    value: int


class Card(TypedDict):
    """An intrigue card: how many there are, whether it stays, and the kinds of actions that play it."""

    permanent: bool
    count: int
    plays: list[str]


class Printed(TypedDict):
    """All that is printed."""

    width: int
    height: int
    #: Whether this is the map that comes with the game: only then are there rivers.
    standard: bool
    points: list[Point]
    streets: list[list[int]]
    sea_lanes: list[Lane]
    fast_points: list[int]
    districts: list[DrawnDistrict]
    sites: list[DrawnSite]
    rivers: dict[str, str]
    tiles: dict[str, Tile]
    cards: dict[str, Card]
    goods: dict[str, int]
    #: How many corruption tokens there are of each value, from 0.
    tokens: list[int]
    #: By the number of different goods, from 0.
    set_points: list[int]
    permanent_points: int
    most_corrupt_points: int
    limit: int
    harvest_limit: int
    seven: int
    #: The rules that are reconstructions, by id.
    reconstructions: list[str]


# -- the hints: what helps to decide


class Way(TypedDict):
    """One way to make a move: the die, and the points from start to end."""

    die: int
    path: list[int]


class Move(TypedDict):
    """A legal move: a way for each die that fits, and what it meets at its end."""

    ways: list[Way]
    #: Whether a goods card is drawn there, and the seat whose pawn has to be sent away.
    port: bool
    sends: int | None
    sites: list[str]


class Influence(TypedDict):
    """The dice after Influence, and what they offer then."""

    dice: list[int]
    roll: Roll | None


class Hints(TypedDict):
    """For the seat that is to act."""

    moves: dict[str, Move]
    influences: dict[str, Influence]
    #: By site that one more stone finishes: how many cards every seat draws then.
    draws: dict[str, list[int]]
    #: What being corrupted offers now: one more stone, a goods card.
    privileges: list[Privilege]
    #: The points of the stone just laid that one more stone takes back.
    stays: int
    #: For every pawn of the seat and every point: the numbers of steps, 1 to 6, that lead there now.
    reach: dict[str, dict[str, list[int]]]
    #: Whether the game ends with this turn as things stand.
    ending: bool
