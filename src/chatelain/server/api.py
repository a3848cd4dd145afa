"""The REST interface: who I am, the games, the lobby, tables and records."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from chatelain.bots.registry import offered
from chatelain.core import registry
from chatelain.core.record import Record
from chatelain.core.state import View
from chatelain.server import wire, words
from chatelain.server.caller import Caller
from chatelain.server.clerks import while_there
from chatelain.server.hooks import check_hook
from chatelain.server.house import House
from chatelain.server.limits import Buckets
from chatelain.server.past import Past
from chatelain.server.problems import Declined, not_found
from chatelain.server.questions import Proving, Showing
from chatelain.server.reach import reach_of
from chatelain.server.results import bot_info
from chatelain.server.tokens import name_of
from chatelain.storage.rows import GuestRow
from chatelain.text import rules

#: The largest request that brings a record, in bytes.
RECORD_SIZE = 1_500_000
TableId = Annotated[str, PathParameter(min_length=1, max_length=32, description="The id of a table, or its code.")]
GameId = Annotated[str, PathParameter(min_length=1, max_length=64, description="The id of a game.")]


class Desk:
    """What all handlers need."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.past = Past()
        self.new_tables = Buckets(house.settings.new_tables_a_minute / 60, 20)
        #: A new name is written at every table of a guest.
        self.renames = Buckets(0.5, 20)
        #: Plays records again.
        self.clerks = house.clerks


def provide_desk(state: AppState) -> Desk:
    """The desk of this server."""
    desk: Desk = state.desk
    return desk


def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    """Who calls, as the guard found out."""
    caller: Caller = request.scope["chatelain"]  # type: ignore[typeddict-item]
    return caller


TheDesk = NamedDependency[Desk]
TheCaller = NamedDependency[Caller]


# -- me


@get("/api/me", summary="Who I am on this device")
async def read_me(desk: TheDesk, caller: TheCaller) -> wire.Me:
    """Gives the cookie as well, if there is none."""
    return _me(await desk.house.store.guest(caller.guest), caller.guest)


@patch("/api/me", summary="Change my name, colour or web hook")
async def change_me(desk: TheDesk, caller: TheCaller, data: JSONBody[wire.MeChange]) -> wire.Me:
    """What is left out stays."""
    if not desk.renames.take(caller.guest):
        raise Declined(429, "too-fast")
    guest = await desk.house.guest(caller.guest)
    if isinstance(data.name, str):
        name = words.name_of(data.name)
        if name is None:
            raise Declined(422, "bad-name")
        guest = replace(guest, name=name)
    if isinstance(data.colour, int):
        guest = replace(guest, colour=data.colour)
    if isinstance(data.turn_hook, str):
        guest = replace(guest, turn_hook=check_hook(data.turn_hook) or None)
    await desk.house.lobby.save_guest(guest)
    return _me(guest, guest.id)


@get("/api/reach", summary="Where friends find this server", sync_to_thread=False)
def read_reach(desk: TheDesk, caller: TheCaller, request: Request[Any, Any, Any]) -> wire.Reach:
    """What its owner says; or, for who sits at the machine, its address on the network if the server listens there."""
    return wire.Reach(reach_of(desk.house.settings, request.headers.get("host", ""), caller.address))


def _me(guest: GuestRow | None, id: str) -> wire.Me:
    if guest is None:
        return wire.Me(name_of(id), 0, None, True)
    return wire.Me(guest.name, guest.colour, guest.turn_hook, False)


# -- games


@get("/api/games", summary="The games that are installed", sync_to_thread=False)
def list_games() -> list[wire.GameInfo]:
    """With seats, options, bots and their ratings, and the table of actions."""
    return _games()


@cache
def _games() -> list[wire.GameInfo]:
    found = []
    for id, manifest in registry.manifests().items():
        table = registry.game(id).actions
        options = [
            wire.OptionInfo(option.id, option.default, list(option.choices), option.free, list(option.limits))
            for option in manifest.options
        ]
        blocks = [
            wire.BlockInfo(
                block.name, block.base, [wire.FieldInfo(field.name, list(field.words)) for field in block.fields]
            )
            for block in table.blocks
        ]
        bots = [bot_info(id, bot) for bot in offered()]
        info = wire.GameInfo(id, manifest.rules, manifest.seats, manifest.minutes, options, blocks, bots)
        found.append(info)
    return found


@get("/api/games/{game_id:str}/rules", summary="The rules of a game in words", sync_to_thread=False)
def read_rules(game_id: GameId, lang: FromQuery[wire.Lang]) -> list[wire.RuleSection]:
    """Chapter by chapter; paragraphs between the rules have no id. The first section is the introduction."""
    if game_id not in registry.manifests():
        raise not_found("game")
    book = rules(registry.manifest(game_id), lang)
    sections = [wire.RuleSection(book.title, [wire.RuleInfo("", text) for text in book.intro])]
    for section in book.sections:
        items = [
            wire.RuleInfo("", item) if isinstance(item, str) else wire.RuleInfo(item.id, item.text)
            for item in section.items
        ]
        sections.append(wire.RuleSection(section.heading, items))
    return sections


@get("/api/games/{game_id:str}/board", summary="What is printed on a game's boards", sync_to_thread=False)
def read_board(game_id: GameId) -> View:
    """With the game's standard options."""
    if game_id not in registry.manifests():
        raise not_found("game")
    game = registry.game(game_id)
    return game.printed(game.manifest.check_options({}))


# -- tables


@get("/api/lobby", summary="My tables, and those that wait for players")
async def read_lobby(desk: TheDesk, caller: TheCaller) -> wire.Lobby:
    """Those where it is my turn come first."""
    return await desk.house.lobby.of(caller.guest)


@get("/api/put-away", summary="The tables I have put away")
async def read_away(desk: TheDesk, caller: TheCaller) -> list[wire.TableInfo]:
    """The latest first."""
    return await desk.house.lobby.away(caller.guest)


@post("/api/put-away", summary="Put finished tables away, or take them out again", status_code=200)
async def put_away(desk: TheDesk, caller: TheCaller, data: JSONBody[wire.PutAway]) -> wire.Lobby:
    """All of them or none: those of others and those that go on cannot be put away."""
    await desk.house.lobby.put_away(caller.guest, data)
    return await desk.house.lobby.of(caller.guest)


@get("/api/results", summary="How I have fared against the bots")
async def read_results(desk: TheDesk, caller: TheCaller) -> list[wire.GameResults]:
    """For every game: my finished games against each level, my rating, and the level that suits me."""
    return await desk.house.results.of(caller.guest)


@post("/api/tables", summary="Open a table")
async def create_table(
    desk: TheDesk, caller: TheCaller, request: Request[Any, Any, Any], data: JSONBody[wire.TableWish]
) -> wire.TableInfo:
    """One without empty seats begins at once."""
    if not (desk.new_tables.take(caller.guest) and desk.new_tables.take(caller.address)):
        raise Declined(429, "too-fast")
    options = desk.house.seating.checked(data)
    await while_there(request, desk.house.own_data.prepare(caller, data.game, len(data.seats), options))
    table = await desk.house.seating.create(await desk.house.guest(caller.guest), data)
    return table.info(caller.guest)


@get("/api/tables/{table_id:str}", summary="A table")
async def read_table(desk: TheDesk, caller: TheCaller, table_id: TableId) -> wire.TableInfo:
    """Without its position: that is what the socket is for."""
    table = await desk.house.table(await desk.house.guesses.resolve(caller, table_id))
    return table.info(caller.guest)


@post("/api/tables/{table_id:str}/join", summary="Take a seat", status_code=200)
async def join_table(
    desk: TheDesk, caller: TheCaller, table_id: TableId, data: JSONBody[wire.JoinWish]
) -> wire.TableInfo:
    """A certain one or the first that is free; with a token the seat of that token, on this device as well."""
    guest = await desk.house.guest(caller.guest)
    return await desk.house.seating.join(await desk.house.guesses.resolve(caller, table_id), guest, data)


@post("/api/tables/{table_id:str}/leave", summary="Give up my seat", status_code=200)
async def leave_table(desk: TheDesk, caller: TheCaller, table_id: TableId) -> wire.TableInfo:
    """The last person to leave closes the table."""
    return await desk.house.seating.leave(await desk.house.guesses.resolve(caller, table_id), caller.guest)


@post("/api/tables/{table_id:str}/start", summary="Begin", status_code=200)
async def start_table(
    desk: TheDesk, caller: TheCaller, table_id: TableId, data: JSONBody[wire.StartWish | None] = None
) -> wire.TableInfo:
    """The owner begins; a bot plays the seats that are still empty."""
    wish = data if data is not None else wire.StartWish()
    return await desk.house.seating.start(await desk.house.guesses.resolve(caller, table_id), caller.guest, wish)


@post("/api/tables/{table_id:str}/bot", summary="Let a bot play a seat", status_code=200)
async def set_bot(
    desk: TheDesk, caller: TheCaller, table_id: TableId, data: JSONBody[wire.SeatChoice]
) -> wire.TableInfo:
    """My own, an empty one, or (as the owner) one whose player has gone."""
    return await desk.house.seating.set_bot(await desk.house.guesses.resolve(caller, table_id), caller.guest, data)


@post("/api/tables/{table_id:str}/take-back", summary="Take my seat back from the bot", status_code=200)
async def take_back(
    desk: TheDesk, caller: TheCaller, table_id: TableId, data: JSONBody[wire.SeatChoice]
) -> wire.TableInfo:
    """The bot's moves stand."""
    return await desk.house.seating.take_back(
        await desk.house.guesses.resolve(caller, table_id), caller.guest, data.seat
    )


@post("/api/tables/{table_id:str}/forecast", summary="Show the probable end to all, or to nobody", status_code=200)
async def set_forecast(
    desk: TheDesk, caller: TheCaller, table_id: TableId, data: JSONBody[wire.ForecastWish]
) -> wire.TableInfo:
    """The owner decides, the same for all who look."""
    id = await desk.house.guesses.resolve(caller, table_id)
    return await desk.house.seating.set_forecast(id, caller.guest, data.shown)


@post("/api/tables/{table_id:str}/seat-link", summary="What opens my seat on another device", status_code=200)
async def seat_link(
    desk: TheDesk, caller: TheCaller, table_id: TableId, data: JSONBody[wire.LinkWish | None] = None
) -> wire.SeatLink:
    """Whoever has it plays the seat. Renewed, the old one opens nothing, and devices that came by it have to go."""
    wish = data if data is not None else wire.LinkWish()
    id = await desk.house.guesses.resolve(caller, table_id)
    return await desk.house.seating.seat_link(id, caller.guest, wish.renew)


@post("/api/tables/{table_id:str}/rematch", summary="Play again", status_code=200)
async def rematch(desk: TheDesk, caller: TheCaller, table_id: TableId) -> wire.TableInfo:
    """The first to ask opens the table; the others get a seat there."""
    guest = await desk.house.guest(caller.guest)
    return await desk.house.seating.rematch(await desk.house.guesses.resolve(caller, table_id), guest)


# -- looking back


@get("/api/tables/{table_id:str}/positions/{seq:int}", summary="What I saw at a sequence number")
async def read_position(
    desk: TheDesk,
    caller: TheCaller,
    table_id: TableId,
    seq: Annotated[int, PathParameter(ge=0, le=2**31, description="One of my sequence numbers.")],
) -> wire.PositionOut:
    """For the log: each step leads to its position."""
    table = await desk.house.table(await desk.house.guesses.resolve(caller, table_id))
    viewer = table.viewer_of(caller.guest)
    async with table.lock:
        if table.timeline is None:
            raise Declined(409, "not-started")
        entry = table.timeline.entry_of(viewer, seq)
        record = _copy(table.timeline.match.record)
    if entry is None:
        raise not_found("position")
    return wire.PositionOut(seq, await desk.past.view(table.id, record, viewer, entry))


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a finished game",
    media_type="text/plain",
)
async def read_record(desk: TheDesk, caller: TheCaller, table_id: TableId) -> Response[str]:
    """As JSON lines. Of a running game it would tell what is hidden."""
    id = await desk.house.guesses.resolve(caller, table_id)
    record = await _finished(desk, id)
    headers = {"content-disposition": f'attachment; filename="{record.header.game}-{id}.chatelain"'}
    return Response(record.dump(), media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table_id:str}/replay", summary="A finished game, step by step")
async def read_replay(
    desk: TheDesk,
    caller: TheCaller,
    request: Request[Any, Any, Any],
    table_id: TableId,
    viewer: Annotated[int | None, QueryParameter(ge=-1, le=15, description="A seat, or -1 for a spectator.")] = None,
) -> Response[wire.ReplayOut]:
    """Through my own eyes, if nothing else is asked for."""
    id = await desk.house.guesses.resolve(caller, table_id)
    record = await _finished(desk, id)
    if viewer is None:
        viewer = (await desk.house.table(id)).viewer_of(caller.guest)
    question = Showing(record.dump(), viewer, False, desk.house.settings.data_seconds)
    return _ready(await while_there(request, desk.clerks.ask(caller, question, msgspec.Raw)))


def _ready(answer: msgspec.Raw) -> Response[Any]:
    """An answer that another process has put into words."""
    return Response(bytes(answer), media_type="application/json")


def _copy(record: Record) -> Record:
    return Record(record.header, list(record.entries))


async def _finished(desk: Desk, id: str) -> Record:
    table = await desk.house.table(id)
    async with table.lock:
        record = table.match.save() if table.match is not None else None
        if record is None or table.sitting.row.status != "over":
            raise Declined(409, "not-over")
        return record


@get("/api/tables/{table_id:str}/fairness", summary="The seal of the dice")
async def read_fairness(
    desk: TheDesk, caller: TheCaller, request: Request[Any, Any, Any], table_id: TableId
) -> wire.Fairness:
    """The hash published before; when the game is over also the secret, the check and what was rolled."""
    table = await desk.house.table(await desk.house.guesses.resolve(caller, table_id))
    async with table.lock:
        if table.match is None or table.sitting.row.status != "over":
            return wire.Fairness(table.info(caller.guest).commitment, None, None, {})
        record = table.match.save()
    question = Proving(record.dump())
    return await while_there(request, desk.clerks.ask(caller, question, wire.Fairness))


@post(
    "/api/records",
    summary="A record that somebody brings, step by step",
    status_code=200,
    request_max_body_size=RECORD_SIZE,
)
async def open_record(
    desk: TheDesk, caller: TheCaller, request: Request[Any, Any, Any], data: JSONBody[wire.RecordWish]
) -> Response[wire.ReplayOut]:
    """Step by step; it is checked as it is played again."""
    question = Showing(data.record, data.viewer, True, desk.house.settings.data_seconds)
    return _ready(await while_there(request, desk.clerks.ask(caller, question, msgspec.Raw)))


HANDLERS: list[ControllerRouterHandler] = [
    read_me,
    change_me,
    read_reach,
    list_games,
    read_rules,
    read_board,
    read_lobby,
    read_away,
    put_away,
    read_results,
    create_table,
    read_table,
    join_table,
    leave_table,
    start_table,
    set_bot,
    take_back,
    set_forecast,
    seat_link,
    rematch,
    read_position,
    read_record,
    read_replay,
    read_fairness,
    open_record,
]
