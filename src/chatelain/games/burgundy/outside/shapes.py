"""The shapes of what a client gets: the view, the board and the hints. The client's types are written from them."""

from __future__ import annotations

from typing import Literal, TypedDict

Family = Literal["castle", "mine", "ship", "pasture", "building", "knowledge"]
Pending = Literal[
    "turn", "ship", "keep", "castle", "warehouse", "carpenter", "church", "market", "town-hall", "discard"
]


# -- the view: what one viewer may know of the position


class Depot(TypedDict):
    """A numbered depot: a tile or nothing on each place in use, and its goods by type."""

    tiles: list[str | None]
    goods: dict[str, int]


class Player(TypedDict):
    """What lies before a player. Estate and start are missing while they are unknown or secret."""

    estate: str | None
    layout: str | None
    spielbox: bool | None
    start: str | None
    ready: bool
    tiles: list[str | None]
    stored: list[str | None]
    goods: dict[str, int]
    sold: dict[str, int]
    silver: int
    workers: int
    #: What a die brings that is spent on workers.
    workers_for_a_die: int
    dice: list[int]
    used: list[bool]
    track: int
    arrival: int
    points: int
    projected: int
    sheet: dict[str, int]


class Bag(TypedDict):
    """What has not been drawn: tiles with the back of their family, with the black back, and goods."""

    tiles: dict[str, int]
    black: dict[str, int]
    goods: dict[str, int]


class View(TypedDict):
    """The position."""

    game: Literal["burgundy"]
    over: bool
    phase: Literal["setup", "A", "B", "C", "D", "E"]
    round: int
    order: list[int]
    to_act: list[int]
    pending: Pending
    bought: bool
    white_die: int
    round_goods: list[str]
    depots: list[Depot]
    black: list[str | None]
    bag: Bag
    bonuses: dict[str, list[int | None]]
    spielbox: bool
    players: list[Player]


# -- the board: what never changes


class Space(TypedDict):
    """One of the 37 spaces, the same on every estate. `x` counts half spaces from the centre, `y` rows."""

    name: str
    x: int
    y: int
    number: int
    neighbours: list[int]


class Estate(TypedDict):
    """An estate: letters and districts of its spaces, and what the Spielbox rules leave out of reach (R17.12)."""

    number: str
    name: dict[str, str]
    layout: str
    letters: str
    #: For every space the number of its district.
    districts: list[int]
    #: For every district how many spaces it has.
    sizes: list[int]
    starts: list[int]
    spielbox: bool
    unreachable: list[int]
    reconstruction: bool


class Tile(TypedDict):
    """A kind of tile. `animals` is 0 but for animals, `number` is 0 but for knowledge tiles."""

    family: Family
    species: str | None
    animals: int
    number: int
    #: What a knowledge tile counts at the end of the game, if it scores, and the points for each.
    scores: str | None
    points: int
    normal: int
    black: int


class DepotPlaces(TypedDict):
    """The colours of a depot's places; the first two are used with 2 players, all with 4. `next` lies clockwise."""

    number: int
    next: int
    slots: list[Family]


class PlaceException(TypedDict):
    """R2.12: a place that holds another colour in some phases."""

    seats: int
    depot: int
    slot: int
    phases: list[str]
    family: Family


class Phase(TypedDict):
    """A phase and its bonus for a complete district."""

    name: str
    bonus: int


class BySeats(TypedDict):
    """Values that depend on the number of players."""

    seats: int
    large_bonus: int
    small_bonus: int
    sale_points: int
    #: What a stack of goods sells for, by how many there are, from 0.
    sales: list[int]
    black_places: int


class Printed(TypedDict):
    """All that is printed."""

    spaces: list[Space]
    estates: list[Estate]
    families: list[Family]
    letters: str
    tiles: dict[str, Tile]
    depots: list[DepotPlaces]
    exception: PlaceException
    goods: list[str]
    phases: list[Phase]
    rounds: int
    #: By size, from 0.
    district_points: list[int]
    by_seats: list[BySeats]
    price: int
    founding_price: int
    storage: int
    goods_types: int
    goods_of_each: int
    #: The rules that are reconstructions, by id.
    reconstructions: list[str]


# -- the hints: what helps to decide


class Gain(TypedDict):
    """What a legal action costs and brings at once. `parts` are its points by source."""

    workers: int
    silver: int
    new_workers: int
    points: int
    parts: dict[str, int]
    #: Spaces of the district it completes, else 0.
    district: int
    #: 1 if it covers a colour before everybody, 2 if second, else 0.
    colour: int
    goods: int
    #: How the projected final score changes, and how much of that are points still to come: neither scored at once
    #: nor the silver's.
    projected: int
    later: int


class Costs(TypedDict):
    """Workers that turn each die into each number, 1 to 6, by what the die is used for; regardless of the purse."""

    take: list[list[int]]
    sell: list[list[int]]
    place: dict[str, list[list[int]]]


class Hints(TypedDict):
    """For the seat that is to act."""

    actions: dict[str, Gain]
    costs: Costs
    #: What knowledge tiles in sight that score at the end would be worth to the seat as things stand.
    worth: dict[str, int]
    #: For empty spaces that touch no tile they need: the neighbours that may be covered and would change that.
    beside: dict[str, list[int]]
