"""The shapes of what a client gets: the view, the board and the hints. The client's types are written from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Type = Literal["castle", "mine", "cloister", "knowledge", "ship", "pasture", "building"]
RoundName = Literal["A", "B", "C", "D", "E"]
Good = Literal["light", "medium", "dark"]
Animal = Literal["cow", "sheep", "pig", "chicken"]
#: Who has the card for the first triple of a type.
Owner = int | Literal["aaron"] | None
What = Literal[
    "action",
    "convert",
    "goods",
    "animals",
    "boarding-house",
    "carpenter",
    "church",
    "market",
    "shop",
    "town-hall",
    "bonus",
    "discard",
    "bought",
]


# -- the view: what one viewer may know of the position


class Pending(TypedDict):
    """A decision. `die` is 0 for the free action of a castle; with `either` the next decision may come first."""

    what: What
    die: NotRequired[int]
    number: NotRequired[int]
    either: NotRequired[bool]


class GoodsPile(TypedDict):
    """Goods: the card on top and how many there are."""

    top: Good | None
    cards: int


class AnimalPile(TypedDict):
    """Animals: the card on top and how many there are."""

    top: Animal | None
    cards: int


class Column(TypedDict):
    """What its cards count as, and the cards, the first one first."""

    type: Type
    cards: list[str]


class Bonus(TypedDict):
    """What a choice gives; what it does not give is missing."""

    points: NotRequired[int]
    goods: NotRequired[int]
    animals: NotRequired[int]
    workers: NotRequired[int]
    silver: NotRequired[int]


class Player(TypedDict):
    """What lies before a player. Cards of another hand are unknown; the fourth project waits for a place."""

    hand: list[str | None]
    stack: int
    projects: list[str | None]
    estate: list[Column]
    #: How many of the seven types lie there.
    types: int
    workers: int
    silver: int
    goods: dict[str, int]
    sold: dict[str, int]
    animals: dict[str, int]
    seven_types: bool
    points: int
    projected: int
    sheet: dict[str, int]


class Aaron(TypedDict):
    """Whom one plays against alone."""

    estate: list[Column]
    types: int
    cards_left: int
    seven_types: bool
    points: int
    sheet: dict[str, int]
    won: bool


class Unseen(TypedDict):
    """What a viewer has not seen of what is in the box: in the deck, in stacks and piles, in the hands of others."""

    cards: dict[str, int]
    goods: dict[str, int]
    animals: dict[str, int]


class View(TypedDict):
    """The position."""

    game: Literal["cards"]
    data: str
    over: bool
    round: RoundName
    turn: int
    order: list[int]
    to_act: list[int]
    played: bool
    bought: bool
    can_buy: bool
    pending: list[Pending]
    seen: list[str | None]
    start_card: int | None
    start_card_down: bool
    rows: list[list[str | None]]
    deck: int
    discard: dict[str, int]
    unseen: Unseen
    goods: list[GoodsPile]
    animals: list[AnimalPile]
    first_triples: dict[str, Owner]
    seven_types: list[int]
    triple_points: dict[str, int]
    good_points: int
    sold_by: list[Good]
    bonuses: list[Bonus]
    players: list[Player]
    aaron: NotRequired[Aaron]


# -- the board: what never changes


class Card(TypedDict):
    """A kind of card: what it shows, as what it counts, its die and how many there are."""

    face: str
    type: Type
    die: int
    cards: int


class Round(TypedDict):
    """A round and the choices of its bonus."""

    name: str
    choices: list[Bonus]


class SevenTypes(TypedDict):
    """The cards for the seven types, by number of players."""

    seats: int
    points: list[int]


class Printed(TypedDict):
    """All that is printed. `unsure` names the values that are reconstructions."""

    cards: dict[str, Card]
    types: list[Type]
    buildings: list[str]
    goods: list[Good]
    animals: list[Animal]
    #: How many goods and animals of each kind there are.
    goods_cards: dict[str, int]
    animal_cards: dict[str, int]
    rounds: list[Round]
    turns: int
    #: Workers that turn a die of 1 to 6 into a number of 1 to 6.
    steps: list[list[int]]
    #: The numbers on that way, both ends included.
    paths: list[list[list[int]]]
    #: For a die of 1 to 6 the goods it sells.
    sold_by: list[Good]
    triples: dict[str, int]
    good_points: int
    first_triple: int
    seven_types: list[SevenTypes]
    #: Points of a set of 1 to 4 different animals.
    animal_sets: list[int]
    start_card: int
    price: int
    bought: int
    projects: int
    workers_up_to: int
    cards_per_point: int
    aaron_cards: list[int]
    #: Types whose points are not known for certain, rounds whose choices are not, and the rest.
    unsure_triples: list[Type]
    unsure_rounds: list[str]
    unsure_goods: bool
    #: The rules that are reconstructions, by id.
    reconstructions: list[str]


# -- the hints: what helps to decide


class Gain(TypedDict):
    """What an action costs and brings at once. `workers` are paid for the die."""

    workers: int
    silver: int
    new_workers: int
    points: int
    #: The type of the triple it completes; whether it is the first of its type; points for the seven types.
    triple: Type | None
    first: bool
    seven: int
    #: Whether it brings the start card.
    start_card: bool


class Hints(TypedDict):
    """For the seat that is to act."""

    #: By action.
    actions: dict[str, Gain]
    #: By card in hand, then by action: what its die could do.
    cards: dict[str, dict[str, Gain]]
    #: For each of the three projects the columns it may go to, whatever the die.
    columns: list[list[str]]
    #: R7.4: how many points workers and silver can be given back for.
    conversions: int
