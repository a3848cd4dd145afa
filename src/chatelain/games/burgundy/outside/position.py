"""Text positions: `burgundy phase=B p0.tiles=d4:castle,c3:bank p0.stored=cow4 ...`.

What is left out has a default that suits a rule test: phase A, round 1, seat 0 to act, estate 1 with its castle, empty
purses, all other tiles still unseen. Everything that follows from the rest (covered spaces, knowledge at work, totals)
is not written.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import count
from chatelain.core.errors import DataError, PositionError
from chatelain.core.packed import ONE, kinds_in, listed
from chatelain.core.position import Keys, Names, PositionText, unstacked
from chatelain.games.burgundy import decisions
from chatelain.games.burgundy.board import BLACK_POOL, GONE_POOL, GOODS_POOL, SETTING_UP, Board
from chatelain.games.burgundy.census import goods_in_sight, tiles_in_sight
from chatelain.games.burgundy.estates import Estate
from chatelain.games.burgundy.own_data import estate_named
from chatelain.games.burgundy.placing import lay
from chatelain.games.burgundy.player import INCOMING, Player
from chatelain.games.burgundy.tables import (
    BLACK_SHELF,
    DEPOTS,
    GOODS,
    GOODS_OF_EACH,
    GOODS_TYPES,
    PHASE_NAMES,
    PLACES,
    ROUNDS,
    SHELVES,
    SOURCE_NAMES,
    SOURCES,
)
from chatelain.games.burgundy.tiles import (
    BLACK_COUNTS,
    BUILDING,
    BUILDINGS,
    FAMILY_NAMES,
    FAMILY_OF,
    KNOWLEDGE,
    MINE,
    NORMAL_COUNTS,
    TILE_NAMES,
    knowledge_number,
)
from chatelain.hexes import CENTRE, NAMES, SPACES, SpaceNames


class _TileNames(Names):
    def unknown(self, key: str, word: str) -> PositionError:
        return PositionError("no-tile", key=key, word=word)


_TIES: Final = Names(["fewest-empty", "most-empty"])
_PHASES: Final = Names(PHASE_NAMES, none="setup")
_PENDING: Final = Names(["", *decisions.NAMES[1:]])
_SOURCES: Final = Names(SOURCE_NAMES)
_TILES: Final = _TileNames(TILE_NAMES)
_PLACES: Final = _TileNames(TILE_NAMES, none="-")
_SPACES: Final = SpaceNames(NAMES)
_START: Final = SpaceNames(NAMES, none="")


def to_text(board: Board) -> str:
    """The whole position on one line."""
    keys = Keys("burgundy")
    _go_through(keys, board)
    return keys.line()


def read_position(text: PositionText, board: Board) -> None:
    """Fills a blank board of the right number of seats."""
    _go_through(Keys("burgundy", text), board)
    _fill_pools(board, text.has("blackpool"))
    text.finish()


def _go_through(keys: Keys, board: Board) -> None:
    seats = keys.number("seats", board.seats, 2, 4, 2)
    board.spielbox = keys.flag("spielbox", board.spielbox)
    board.most_empty_wins = keys.name("tie", int(board.most_empty_wins), _TIES, 0, always=False) == 1
    board.secret = keys.flag("secret", board.secret)
    board.chooses_estate = keys.flag("choose", board.chooses_estate)
    board.is_over = keys.flag("over", board.is_over)
    board.phase = keys.name("phase", board.phase, _PHASES, 0)
    board.round = keys.number("round", board.round + 1, 1, ROUNDS, 1) - 1
    board.turn = keys.number("turn", board.turn, 0, seats - 1, 0)
    _order(keys, board, seats)
    board.seat = keys.number("seat", board.seat, 0, seats - 1, board.seat_in_order(board.turn))
    board.has_bought = keys.flag("bought", board.has_bought)
    board.stack = _stack(keys, board.stack)
    board.white_die = keys.number("white", board.white_die, 0, 6, 0)
    board.arrivals = keys.number("arrivals", board.arrivals, 0, 1023, seats)
    board.round_goods = _round_goods(keys, board.round_goods)
    board.bonus_owners = _bonus(keys, board.bonus_owners, seats)
    for depot in range(DEPOTS):
        _shelf(keys, f"depot{depot + 1}", board, depot * PLACES, PLACES)
        board.goods[depot] = _goods(keys, f"goods{depot + 1}", board.goods[depot])
    _shelf(keys, "black", board, BLACK_SHELF, SHELVES - BLACK_SHELF)
    keys.counts("blackpool", board.pool, BLACK_POOL, _TILES, 0, 99, alone="1", always=True)
    keys.counts("gone", board.pool, GONE_POOL, _TILES, 0, 99, alone="1")
    for seat, player in enumerate(board.players):
        keys.prefix = f"p{seat}."
        _player(keys, board, seat, player)


# -- the table


def _order(keys: Keys, board: Board, seats: int) -> None:
    order = keys.word("order", "".join([str(board.seat_in_order(place)) for place in range(seats)]), "0123"[:seats])
    if sorted(order) != sorted("0123"[:seats]):
        raise PositionError("bad-order", key="order", word=order)
    board.order = sum(int(seat) << (4 * place) for place, seat in enumerate(order))


def _stack(keys: Keys, stack: int) -> int:
    written = [_PENDING.word(entry & 15) + (f":{entry >> 4}" if entry >> 4 else "") for entry in unstacked(stack, 8)]
    for word in keys.words("stack", written):
        name, depot = keys.pair("stack", word, alone="0")
        if stack >> 48:
            raise PositionError("out-of-range", key="stack", number=8, low=0, high=7)
        kind = _PENDING.value("stack", name)
        stack = stack << 8 | kind | keys.parse("stack", depot, 0, 2 * int(DEPOTS) - 1) << 4
    return stack


def _round_goods(keys: Keys, packed: int) -> int:
    written = [good for good in packed.to_bytes(8, "little") if good]
    goods = keys.numbers("goods", written, 1, GOODS, [])
    if len(goods) > ROUNDS:
        raise PositionError("too-many-goods", key="goods", limit=int(ROUNDS))
    return sum(good << (8 * at) for at, good in enumerate(goods))


def _bonus(keys: Keys, owners: int, seats: int) -> int:
    written: list[str] = []
    for colour, name in enumerate(FAMILY_NAMES):
        large, small = owners >> (colour * 6) & 7, owners >> (colour * 6 + 3) & 7
        if large:
            written.append(f"{name}:{large - 1}" + (f":{small - 1}" if small else ""))
    for word in keys.words("bonus", written):
        name, *holders = word.split(":")
        if name not in FAMILY_NAMES or not 1 <= len(holders) <= 2:
            raise PositionError("bonus-shape", key="bonus", word=word)
        for place, holder in enumerate(holders):
            owners |= (keys.parse("bonus", holder, 0, seats - 1) + 1) << (FAMILY_NAMES.index(name) * 6 + 3 * place)
    return owners


def _shelf(keys: Keys, key: str, board: Board, first: i64, places: i64) -> None:
    for place, tile in _places(keys, key, [int(board.shelf[first + place]) for place in range(places)]):
        board.fill_shelf(first + place, tile)


def _places(keys: Keys, key: str, tiles: list[int]) -> list[tuple[int, int]]:
    """Those that have been read, with their places."""
    read = keys.kinds(key, tiles if max(tiles) >= 0 else [], _PLACES)
    if len(read) > len(tiles):
        raise PositionError("too-many-tiles", key=keys.key(key), limit=len(tiles))
    return [(place, tile) for place, tile in enumerate(read) if tile >= 0]


def _goods(keys: Keys, key: str, packed: i64) -> i64:
    numbers = keys.numbers(key, [good + 1 for good in listed(packed)], 1, GOODS, [], always=False)
    if not keys.reads:
        return packed
    for good in set(numbers):
        if numbers.count(good) > GOODS_OF_EACH:
            raise PositionError("too-many-of-good", good=good, limit=int(GOODS_OF_EACH))
    return sum(int(ONE[good - 1]) for good in numbers)


# -- players


def _player(keys: Keys, board: Board, seat: int, player: Player) -> None:
    setting_up = board.phase == SETTING_UP
    player.estate = _estate(keys, player.estate)
    player.has_estate = not keys.flag("no-estate", not player.has_estate)
    first = _first_start(player.estate) if keys.reads and not setting_up else -1
    player.start = keys.name("start", player.start, _START, first)
    player.is_ready = keys.number("ready", int(player.is_ready), 0, 1, 0 if setting_up else 1) == 1
    _tiles(keys, board, seat, player, "" if setting_up or player.start < 0 else f"{NAMES[player.start]}:castle")
    for slot, tile in _places(keys, "stored", [int(player.stored(slot)) for slot in range(INCOMING + 1)]):
        player.put(slot, tile)
    player.goods = _goods(keys, "goods", player.goods)
    player.types = kinds_in(player.goods)
    if count(player.types) > GOODS_TYPES:  # R7.6
        raise PositionError("too-many-types", key=keys.key("goods"), limit=int(GOODS_TYPES))
    player.sold = _goods(keys, "sold", player.sold)
    player.silver = keys.number("silver", player.silver, 0, 9999, 0)
    player.workers = keys.number("workers", player.workers, 0, 9999, 0)
    player.die1, player.die2 = keys.numbers("dice", [int(player.die1), int(player.die2)], 0, 6, [0, 0], wanted=2)
    player.used = keys.number("used", player.used, 0, 3, 0)
    pawn = [int(player.track), int(player.arrival)]
    player.track, player.arrival = keys.numbers("pawn", pawn, 0, 1023, [0, int(board.seats) - seat], wanted=2)
    keys.counts("points", board.ledger, seat * SOURCES, _SOURCES, -9999, 9999, alone="")
    if keys.reads:
        player.points = sum(int(board.earned(seat, source)) for source in range(SOURCES))
        for colour in range(len(FAMILY_NAMES)):
            owners = int(board.bonus_owners) >> (colour * 6) & 63
            player.bonuses += (owners & 7 == seat + 1) + (owners >> 3 == seat + 1)


def _estate(keys: Keys, estate: Estate) -> Estate:
    number = keys.word("estate", estate.number, "1")
    try:
        return estate_named(number) if keys.reads else estate
    except DataError as error:
        raise PositionError("bad-estate", key=keys.key("estate"), cause=error) from None


def _first_start(estate: Estate) -> i64:
    return CENTRE if estate.number == "1" else i64(estate.start_spaces()[0])


def _tiles(keys: Keys, board: Board, seat: int, player: Player, default: str) -> None:
    written: list[str] = []
    for space in range(SPACES):
        if board.laid[seat * SPACES + space] >= 0:
            written.append(f"{NAMES[space]}:{TILE_NAMES[board.laid[seat * SPACES + space]]}")
    for word in keys.words("tiles", written, default, always=True):
        name, tile_name = keys.pair("tiles", word, alone="")
        space, tile = _SPACES.value(keys.key("tiles"), name), _TILES.value(keys.key("tiles"), tile_name)
        if player.estate.colour_at(space) != FAMILY_OF[tile]:
            raise PositionError("tile-colour", key=keys.key("tiles"), tile=tile_name, space=name)
        if player.filled >> space & 1:
            raise PositionError("covered-twice", key=keys.key("tiles"), space=name)
        _lay(board, seat, player, tile, space)


def _lay(board: Board, seat: int, player: Player, tile: int, space: int) -> None:
    family = FAMILY_OF[tile]
    lay(board, seat, player, tile, space)
    if family == BUILDING:
        board.cities[seat * BUILDINGS + tile] |= player.estate.district[space]
    elif family == KNOWLEDGE:
        player.powers |= 2 ** int(knowledge_number(tile))
    elif family == MINE:
        player.mines += 1


# -- what is unseen


def _fill_pools(board: Board, knows_black: bool) -> None:
    """What is nowhere to be seen is still in the pools."""
    seen = tiles_in_sight(board)
    for kind, name in enumerate(TILE_NAMES):
        gone, black = int(board.pool[GONE_POOL + kind]), int(board.pool[BLACK_POOL + kind])
        unseen = NORMAL_COUNTS[kind] + BLACK_COUNTS[kind] - seen[kind] - gone
        if not knows_black:
            black = unseen - min(unseen, max(0, NORMAL_COUNTS[kind] - seen[kind] - gone))
        if unseen - black < 0:
            raise PositionError("too-many-of-kind", tile=name)
        board.pool[kind] = unseen - black
        board.pool[BLACK_POOL + kind] = black
    for good, seen_goods in enumerate(goods_in_sight(board)):
        if seen_goods > GOODS_OF_EACH:
            raise PositionError("too-many-of-good", good=good + 1, limit=int(GOODS_OF_EACH))
        board.pool[GOODS_POOL + good] = int(GOODS_OF_EACH) - seen_goods
