"""The shapes of what a client gets: the view, the board and the hints. The client's types are written from them."""

from __future__ import annotations

from typing import Literal, TypedDict

from chatelain.games.dice.data import Bonus, Colour, Grade, Phase, StartRule

# -- the view: what one viewer may know of the position


class Roll(TypedDict):
    """The five dice, for everybody."""

    colours: list[Colour]
    numbers: list[int]
    hourglasses: int


class ColourValue(TypedDict):
    """What completing a colour scores: first and second value, and the one that is open."""

    values: list[int]
    open: int


class Player(TypedDict):
    """A sheet. The viewer's own has the draft on it; those of the others are as everybody has seen them."""

    committed: bool
    castle: Bonus | None
    #: For every space its number, 0 in the start castle, nothing while it is empty.
    marks: list[int | None]
    #: For every space the numbers it would take, as bits: 1 is the number 1, 2 the 2, 4 the 3; none if it is marked.
    fits: list[int]
    monks: int
    silver: int
    goods: int
    workers: int
    #: What everybody has seen.
    points: int
    columns: list[int]
    sheet: dict[str, int]
    #: The viewer's own moves of this turn, and the points with them.
    draft: list[str] | None
    total: int | None


class View(TypedDict):
    """The position. Boxes are missing in the solo game, turns in the others."""

    game: Literal["dice"]
    over: bool
    phase: Literal["setup"] | Phase
    turn: int
    turns: int | None
    crossed: int | None
    boxes: int | None
    #: How many rolls the phase still has after this one, at least and at most.
    rolls_left: list[int]
    last: bool
    roll: Roll | None
    colours: dict[str, ColourValue]
    sheet: str
    layout: str
    data: str
    start: StartRule
    to_act: list[int]
    ranking: list[int] | None
    grade: Grade | None
    players: list[Player]


# -- the board: what never changes


class Space(TypedDict):
    """One of the 37 spaces, the same on every sheet. `x` counts half spaces from the centre, `y` rows."""

    name: str
    x: int
    y: int
    neighbours: list[int]


class Zone(TypedDict):
    """Touching spaces of one colour; a castle is one of its own. `points` are those of the three phases."""

    colour: Colour
    spaces: list[int]
    points: list[int]
    bonus: Bonus | None


class Sheet(TypedDict):
    """A sheet: its zones, for every space which one it is in, and the castles by their bonus."""

    name: str
    layout: str
    zones: list[Zone]
    zone: list[int]
    castles: dict[str, int]
    reconstruction: bool


class ColourRule(TypedDict):
    """What marks the spaces of a colour and what its zones give."""

    colour: Colour
    spaces: int
    numbers: list[int]
    bonus: Bonus | None
    #: Faces of a colour die.
    faces: int


class Sale(TypedDict):
    """What one good brings, or what all goods of a seat would."""

    goods: int
    points: int
    silver: int


class Printed(TypedDict):
    """All that is printed, with the values the table plays with."""

    spaces: list[Space]
    #: The sheets by letter, and one of the players' own.
    sheets: list[Sheet]
    #: The one of this table.
    sheet: str
    colours: list[ColourRule]
    bonuses: list[Bonus]
    #: By size, from 0; for each the three phases.
    zone_points: list[list[int]]
    pasture_factor: int
    start_points: int
    sale: Sale
    boxes: int
    solo_turns: int
    #: Faces with a single and with a double hourglass.
    hourglasses: list[int]
    #: The fewest points of every grade of the solo game.
    grades: dict[Grade, int]
    #: The rules that are reconstructions, by id.
    reconstructions: list[str]


# -- the hints: what helps to decide


class Gain(TypedDict):
    """What marking a space brings. `have` of `size` spaces of its zone are marked then."""

    points: int
    bonus: Bonus | None
    have: int
    size: int
    #: What the colour scores if this is its last space.
    colour: int


class Turn(TypedDict):
    """What the draft has brought so far; `colours` are the points of colours it completes."""

    points: int
    colours: int
    bonuses: dict[str, int]


class Why(TypedDict):
    """Why not: a code with parameters; the sentence is `refusal-<code>`."""

    code: str
    params: dict[str, int | str]


class Hints(TypedDict):
    """For the seat that is to act: everything its turn allows, whatever it has drafted by now.

    What is not legal at once becomes so when moves of the draft are taken back.
    """

    #: Start castles.
    castles: list[Bonus]
    #: First combinations by action, and second ones after the first that is drafted.
    first: dict[str, Gain]
    second: dict[str, Gain]
    #: The sale that is possible, made or not.
    sale: Sale | None
    #: Whether the second combination of the draft is paid with silver that the sale does not bring.
    pays_unsold: bool
    #: Empty spaces that touch a marked one.
    open: list[int]
    turn: Turn
    #: For every rolled number and space, which of the reasons keeps the number out; -1 where it may be written.
    reasons: list[Why]
    blocked: dict[str, list[int]]
