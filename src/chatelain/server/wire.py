"""Everything that crosses the wire, as types. The client's TypeScript types are generated from this file.

REST carries the lobby and records; one WebSocket per open table carries play. A viewer gets the full picture first
(`Snapshot`), then `Delta`s. Sequence numbers count what this viewer could see: a secret step of somebody else has
none, so not even the count tells of it. A delta whose `after` is not the last number seen means something was missed:
ask for the snapshot again (`Resync`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

# -- limits, checked where a message is read and written into the schema

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Colour = Annotated[int, Meta(ge=0, le=4)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=0, le=15)]
#: Milliseconds a bot waits before its move is shown.
Pace = Annotated[int, Meta(ge=0, le=10_000)]
#: What a game shows in a shape of its own: the types of its `shapes`.
View = Mapping[str, Any]
Value = int | str | list[int | str]
RecordText = Annotated[str, Meta(min_length=1, max_length=500_000)]
OptionText = Annotated[str, Meta(max_length=4000)]
Lang = Literal["fr", "en"]


class Out(Struct, omit_defaults=False):
    """Something the server sends."""


class In(Struct, forbid_unknown_fields=True):
    """Something a client sends; unknown fields are refused."""


# -- reasons


class Reason(Out):
    """Why something is refused: a code with parameters; the sentence is `refusal-<code>` or `error-<code>`."""

    code: str
    params: dict[str, int | str]
    #: Where a record is at fault, counted from 1.
    line: int | UnsetType = UNSET
    #: Another reason, which explains this one.
    cause: Reason | UnsetType = UNSET


# -- games


class OptionInfo(Out):
    """A choice made before a game. `choices` is empty for a flag."""

    id: str
    default: str | bool
    choices: list[str]
    free: bool
    limits: list[tuple[str, int, int]]


class FieldInfo(Out):
    """One field of an action block and the word for every value."""

    name: str
    words: list[str]


class BlockInfo(Out):
    """A kind of action; its ids run from `base`, the last field varying fastest."""

    name: str
    base: int
    fields: list[FieldInfo]


class Rating(Out):
    """How strong somebody is at a game, with the interval of 95 percent: 400 points more mean ten wins to one."""

    value: int
    low: int
    high: int
    #: Half the interval: what stands behind the ±.
    reach: int


class BotInfo(Out):
    """A bot that can be asked for, and what was measured of it in this game, if anything was."""

    id: str
    rating: Rating | None
    #: The spec it was measured with: perhaps with less time than it takes in play.
    measured: str | None
    #: The mean points of a game, and those from the sources in which the bots differ most.
    points: float | None
    traits: dict[str, float]


class GameInfo(Out):
    """A game as the lobby shows it, with its action table. Of the bots the levels come first, from weak to strong."""

    id: str
    rules: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: list[OptionInfo]
    actions: list[BlockInfo]
    bots: list[BotInfo]


class RuleInfo(Out):
    """One rule in words."""

    id: str
    text: str


class RuleSection(Out):
    """A chapter of a game's rules."""

    title: str
    rules: list[RuleInfo]


# -- people and tables


class Me(Out):
    """Who I am on this device. `turn_hook` is where a POST goes when it is my turn."""

    name: str
    colour: int
    turn_hook: str | None
    #: Whether this guest has chosen a name yet.
    is_new: bool


class MeChange(In):
    """New name, colour or web hook; what is left out stays. An empty hook takes it away."""

    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    turn_hook: Annotated[str, Meta(max_length=500)] | UnsetType = UNSET


class Reach(Out):
    """Where friends find this server; None if it knows of nothing better than the address it was called by."""

    url: str | None


class SeatInfo(Out):
    """A chair at a table. `bot` plays it now; `person` says a person holds it (and may take it back from a bot)."""

    name: str
    colour: int
    bot: str | None
    person: bool
    you: bool
    online: bool
    #: Whether I may sit down there.
    free: bool


Status = Literal["waiting", "playing", "over"]


class TableInfo(Out):
    """A table without its position."""

    id: str
    #: Short and easy to read out; joins as well as the link does.
    code: str
    game: str
    options: dict[str, str | bool]
    seats: list[SeatInfo]
    status: Status
    #: Whether the lobby lists it.
    open: bool
    #: Whether the players expect moves within minutes or within days.
    slow: bool
    pace: int
    #: Whether everybody who looks may ask for a forecast.
    forecast: bool
    owner: bool
    created: float
    #: The hash of the seed of all dice and draws, published before the first one.
    commitment: str
    #: The table of the rematch, once there is one.
    rematch: str | None
    to_act: list[int]
    scores: list[int]
    ranking: list[int] | None


class BrokenTable(Out):
    """A table of mine that the server cannot read; code and game are empty where they are damaged too."""

    id: str
    code: str
    game: str


class Lobby(Out):
    """The tables that concern me, those where it is my turn first, those that wait for players, and those to watch."""

    mine: list[TableInfo]
    open: list[TableInfo]
    #: Open tables of others where a game is under way.
    running: list[TableInfo]
    broken: list[BrokenTable]
    #: How many of my tables are put away.
    away: int


class PutAway(In):
    """Finished tables of mine to be put away, or to be taken out again."""

    tables: Annotated[list[Annotated[str, Meta(min_length=1, max_length=32)]], Meta(min_length=1, max_length=100)]
    away: bool = True


class Suggestion(Out):
    """The level that suits me, and why: I am `new` to the game, I `won` or `lost` enough of the last games `against` a
    level, or else it is the level played `last`. `won` of the last `games` were won."""

    level: str
    why: Literal["new", "won", "lost", "last"]
    against: str | None
    won: int
    games: int


class BotResults(Out):
    """My finished games alone against bots of one kind: how many, how many won, the mean of my points."""

    bot: str
    played: int
    won: int
    points: float | None
    #: The chance to beat one of them, by my rating and its own.
    expected: float | None


class GameResults(Out):
    """How I have fared against the bots of a game. There is no rating before five games, or where all had one end."""

    game: str
    suggestion: Suggestion
    against: list[BotResults]
    rating: Rating | None


class SeatWish(In):
    """Who shall sit there: me, whoever comes, or a bot."""

    kind: Literal["me", "anyone", "bot"]
    bot: str | None = None


class TableWish(In):
    """A new table."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=5)]
    options: dict[str, OptionText | bool] = {}
    open: bool = False
    slow: bool = False
    pace: Pace = 600
    #: Whether forecasts are shown; left out, they are where no more than one person can play.
    forecast: bool | None = None


class JoinWish(In):
    """Take a seat: a certain one or the first free; or with a seat's token, on a second device."""

    seat: Seat | None = None
    token: Annotated[str, Meta(max_length=200)] | None = None


class StartWish(In):
    """Begin; the seats that are still empty are played by this bot."""

    bot: str | None = None


class SeatChoice(In):
    """One of the table's seats, and the bot that shall play it."""

    seat: Seat
    bot: str | None = None


class ForecastWish(In):
    """Whether everybody who looks at the table shall see how the game will probably end."""

    shown: bool


class LinkWish(In):
    """The link of my seat; a new one makes the old one worthless and sends away the devices that came by it."""

    renew: bool = False


class SeatLink(Out):
    """What opens this seat on another device. Whoever has it plays the seat."""

    token: str


# -- play


class EventOut(Out):
    """One thing that happened, as this viewer may know it; the sentence is `event-<kind>`."""

    kind: str
    seat: int
    data: dict[str, Value]


class Step(Out):
    """What one move did, for log and animation. `undone` names the steps it took back."""

    seq: int
    seat: int | None
    events: list[EventOut]
    undone: list[int]
    scores: list[int]


class Decision(Out):
    """What this viewer may do now."""

    legal: list[int]
    #: How many of the own moves can be taken back, and whether one can be done again.
    undo: int
    redo: bool
    #: What helps to choose; none where nothing is left to choose but to take back.
    hints: View | None


class Change(Out):
    """One change of the view: set what is at the path, or remove it if `to` is absent."""

    at: list[str | int]
    to: Any | UnsetType = UNSET

    @property
    def has_value(self) -> bool:
        return self.to is not UNSET


class ChatLine(Out):
    """Something said at the table. `seat` is None for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    time: float


class Snapshot(Out, tag="snapshot"):
    """All there is: the first message, and the answer to `Resync`. No view before the game has started."""

    table: TableInfo
    seat: int | None
    seq: int
    view: View | None
    #: The game's `Printed`: what never changes during the game.
    board: View
    decision: Decision | None
    #: The newest steps. What was before the first of them (`seq` 0 is the set-up) is had by `AskLog`.
    log: list[Step]
    chat: list[ChatLine]
    watching: int


class Delta(Out, tag="delta"):
    """What changed since sequence number `after`."""

    after: int
    seq: int
    changes: list[Change]
    steps: list[Step]
    #: The seats that may decide now.
    to_act: list[int]
    decision: Decision | None


class TableChanged(Out, tag="table"):
    """Seats, presence, status or rematch changed."""

    table: TableInfo
    watching: int


class Said(Out, tag="chat"):
    """A line of chat."""

    line: ChatLine


class Done(Out, tag="done"):
    """A request was carried out and is durable."""

    re: int


class Refused(Out, tag="refused"):
    """A request was not carried out, and why. `re` is 0 if the request could not be read."""

    re: int
    reason: Reason


class Why(Out, tag="why"):
    """Why these actions are not legal now, in the order asked; None for one that is."""

    re: int
    reasons: list[Reason | None]


class Forecast(Out, tag="forecast"):
    """How the game will probably end, by what a spectator knows: the same for everybody at the table.

    `scores` are the probable final scores; 8 games of 10 end between `low` and `high`. `chances` are those to win,
    which add up to 1; alone it is the chance to beat the game, and there is none where it cannot be lost. `playouts`
    games were played on by bots where the game has not learned to tell.
    """

    re: int
    #: What a spectator had seen.
    seq: int
    scores: list[float]
    low: list[int]
    high: list[int]
    chances: list[float]
    playouts: int


class LogPage(Out, tag="log"):
    """Steps before those I have, in the order they happened. The first of all has `seq` 0."""

    re: int
    steps: list[Step]


ServerMessage = Snapshot | Delta | TableChanged | Said | Done | Refused | Why | Forecast | LogPage


class Play(In, tag="play"):
    """Do an action, having seen everything up to `seen`."""

    id: Number
    action: Number
    seen: Number


class Undo(In, tag="undo"):
    """Take back some of my last moves."""

    id: Number
    seen: Number
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class Redo(In, tag="redo"):
    """Do again what I took back."""

    id: Number
    seen: Number


class AskWhy(In, tag="why"):
    """Why can't I do these? Or not even `after` another action that brings no dice, no draws and nobody else's turn?"""

    id: Number
    actions: Annotated[list[Number], Meta(max_length=64)]
    after: Number | None = None


class Say(In, tag="chat"):
    """Say something at the table."""

    id: Number
    text: ChatText


class AskForecast(In, tag="forecast"):
    """How will it probably end? Answered when it is known; other requests are answered meanwhile."""

    id: Number


class MoveNow(In, tag="move-now"):
    """The bots that think about a move shall do the best they have found so far."""

    id: Number


class AskLog(In, tag="log"):
    """What happened before the step with this number?"""

    id: Number
    before: Number


class Resync(In, tag="resync"):
    """Send the snapshot again."""

    id: Number


ClientMessage = Play | Undo | Redo | AskWhy | AskForecast | MoveNow | Say | AskLog | Resync


# -- records


class PositionOut(Out):
    """What this viewer saw at a sequence number."""

    seq: int
    view: View


class RecordWish(In):
    """A record to look at, as text, through the eyes of a seat or (-1) of a spectator."""

    record: RecordText
    viewer: Annotated[int, Meta(ge=-1, le=15)] = -1


class Frame(Out):
    """One step of a replay and what it changes in the view."""

    step: Step
    changes: list[Change]


class ReplayOut(Out):
    """A whole game, seen by one viewer: the first view and the changes from step to step."""

    game: str
    options: dict[str, str | bool]
    names: list[str]
    bots: list[str | None]
    viewer: int
    board: View
    view: View
    frames: list[Frame]
    scores: list[int]
    ranking: list[int] | None
    sheets: list[dict[str, int]]
    commitment: str | None
    secret: str | None


class Fairness(Out):
    """The seal of the dice: the hash published before, the seed afterwards, and what was rolled."""

    commitment: str
    secret: str | None
    #: Whether every outcome of the record follows from the secret; None while the game goes on.
    verified: bool | None
    #: For every kind of die how often each face came up.
    rolls: dict[str, list[int]]


_ENCODER = msgspec.json.Encoder()


class Parcel(NamedTuple):
    """A message as it goes over a socket, and how many bytes it is. The same one can go to many."""

    text: str
    size: int


def parcel(message: Out) -> Parcel:
    """A message made ready to be sent."""
    packed = _ENCODER.encode(message)
    return Parcel(packed.decode(), len(packed))
