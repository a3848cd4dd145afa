"""Text positions: `burgundy phase=B p0.tiles=d4:castle,c3:bank p0.stored=cow4 ...`.

What is left out has a default that suits a rule test: phase A, round 1, seat 0 to act, estate 1 with its castle, empty
purses, all other tiles still unseen. Everything that follows from the rest (covered spaces, knowledge at work, totals)
is not written.
"""

from __future__ import annotations

from chatelain.core.bits import count
from chatelain.core.errors import DataError, PositionError
from chatelain.core.packed import ONE, kinds_in, listed
from chatelain.core.position import PositionText
from chatelain.games.burgundy.board import BLACK_POOL, GONE_POOL, GOODS_POOL, PENDING_NAMES, SETTING_UP, Board
from chatelain.games.burgundy.census import goods_in_sight, tiles_in_sight
from chatelain.games.burgundy.own_data import estate_named
from chatelain.games.burgundy.placing import lay
from chatelain.games.burgundy.player import INCOMING, Player
from chatelain.games.burgundy.tables import (
    BLACK_SHELF,
    DEPOTS,
    GOODS,
    GOODS_OF_EACH,
    GOODS_TYPES,
    ONE_DEPOT,
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
    KINDS,
    KNOWLEDGE,
    MINE,
    NORMAL_COUNTS,
    TILE_NAMES,
    TILE_OF,
    knowledge_number,
)
from chatelain.hexes import CENTRE, NAMES, SPACES

_SPACE_OF = {name: space for space, name in enumerate(NAMES)}

# -- writing


def to_text(board: Board) -> str:
    """The whole position on one line."""
    words = ["burgundy", f"seats={int(board.seats)}"]
    if board.spielbox:
        words.append("spielbox=1")
    if board.most_empty_wins:
        words.append("tie=most-empty")
    if board.secret:
        words.append("secret=1")
    if board.chooses_estate:
        words.append("choose=1")
    if board.is_over:
        words.append("over=1")
    setting_up = board.phase == SETTING_UP
    words.append("phase=" + ("setup" if setting_up else PHASE_NAMES[board.phase]))
    words.append(f"round={int(board.round) + 1}")
    words.append(f"turn={int(board.turn)}")
    words.append("order=" + "".join(str(board.seat_in_order(place)) for place in range(int(board.seats))))
    words.append(f"seat={int(board.seat)}")
    if board.has_bought:
        words.append("bought=1")
    if board.stack:
        words.append("stack=" + ",".join(_stack_words(board)))
    words.append(f"white={int(board.white_die)}")
    words.append(f"arrivals={int(board.arrivals)}")
    words.append("goods=" + ",".join(str(good) for good in _round_goods(board)))
    if board.bonus_owners:
        words.append("bonus=" + ",".join(_bonus_words(board)))
    for depot in range(int(DEPOTS)):
        words += _depot_words(board, depot)
    if board.stock >> BLACK_SHELF:
        words.append("black=" + _shelf_text(board, int(BLACK_SHELF), int(SHELVES)))
    words.append("blackpool=" + _counts_text(board, int(BLACK_POOL)))
    gone = _counts_text(board, int(GONE_POOL))
    if gone:
        words.append("gone=" + gone)
    for seat, player in enumerate(board.players):
        words += [f"p{seat}.{word}" for word in _player_words(board, seat, player)]
    return " ".join(words)


def _name(tile: int) -> str:
    return TILE_NAMES[tile] if tile >= 0 else "-"


def _stack_words(board: Board) -> list[str]:
    """Bottom first."""
    words: list[str] = []
    left = int(board.stack)
    while left:
        depot = left >> 4 & 15
        words.append(PENDING_NAMES[left & 15] + (f":{depot}" if depot else ""))
        left >>= 8
    return words[::-1]


def _round_goods(board: Board) -> list[int]:
    return [
        int(board.round_goods) >> (8 * at) & 255
        for at in range(int(ROUNDS))
        if int(board.round_goods) >> (8 * at) & 255
    ]


def _bonus_words(board: Board) -> list[str]:
    words: list[str] = []
    for colour, name in enumerate(FAMILY_NAMES):
        owners = int(board.bonus_owners) >> (colour * 6) & 63
        if owners:
            words.append(f"{name}:{(owners & 7) - 1}" + (f":{(owners >> 3) - 1}" if owners >> 3 else ""))
    return words


def _depot_words(board: Board, depot: int) -> list[str]:
    words: list[str] = []
    first = depot * int(PLACES)
    if board.stock >> first & ONE_DEPOT:
        words.append(f"depot{depot + 1}=" + _shelf_text(board, first, first + int(PLACES)))
    if board.goods[depot]:
        words.append(f"goods{depot + 1}=" + _goods_text(int(board.goods[depot])))
    return words


def _shelf_text(board: Board, first: int, stop: int) -> str:
    return ",".join(_name(int(board.shelf[place])) for place in range(first, stop))


def _goods_text(goods: int) -> str:
    return ",".join(str(good + 1) for good in listed(goods))


def _counts_text(board: Board, first: int) -> str:
    return ",".join(
        f"{name}:{int(board.pool[first + kind])}" for kind, name in enumerate(TILE_NAMES) if board.pool[first + kind]
    )


def _player_words(board: Board, seat: int, player: Player) -> list[str]:
    words = [f"estate={player.estate.number}"]
    if not player.has_estate:
        words.append("no-estate=1")
    if player.start >= 0:
        words.append(f"start={NAMES[player.start]}")
    words.append(f"ready={int(player.is_ready)}")
    tiles = [(space, int(board.laid[seat * SPACES + space])) for space in range(int(SPACES))]
    words.append("tiles=" + ",".join(f"{NAMES[space]}:{TILE_NAMES[tile]}" for space, tile in tiles if tile >= 0))
    if player.storage:
        words.append("stored=" + ",".join(_name(int(player.stored(slot))) for slot in range(int(INCOMING) + 1)))
    if player.goods:
        words.append("goods=" + _goods_text(int(player.goods)))
    if player.sold:
        words.append("sold=" + _goods_text(int(player.sold)))
    words.append(f"silver={int(player.silver)}")
    words.append(f"workers={int(player.workers)}")
    words.append(f"dice={int(player.die1)},{int(player.die2)}")
    words.append(f"used={int(player.used)}")
    words.append(f"pawn={int(player.track)},{int(player.arrival)}")
    points = [(name, int(board.ledger[seat * SOURCES + source])) for source, name in enumerate(SOURCE_NAMES)]
    if any(value for _name_, value in points):
        words.append("points=" + ",".join(f"{name}:{value}" for name, value in points if value))
    return words


# -- reading


def seats_in(words: str) -> int:
    """The number of players."""
    return PositionText("burgundy", words).number("seats", 2, 4, 2)


def read_position(words: str, board: Board) -> None:
    """Fills a blank board of the right number of seats."""
    text = PositionText("burgundy", words)
    seats = text.number("seats", 2, 4, 2)
    board.spielbox = text.number("spielbox", 0, 1, 0) == 1
    tie = text.word("tie", "fewest-empty")
    if tie not in ("fewest-empty", "most-empty"):
        raise PositionError("bad-word", key="tie", word=tie, known="fewest-empty, most-empty")
    board.most_empty_wins = tie == "most-empty"
    board.secret = text.number("secret", 0, 1, 0) == 1
    board.chooses_estate = text.number("choose", 0, 1, 0) == 1
    board.is_over = text.number("over", 0, 1, 0) == 1
    phase = text.word("phase", "A")
    if phase != "setup" and phase not in PHASE_NAMES:
        raise PositionError("bad-word", key="phase", word=phase, known=", ".join([*PHASE_NAMES, "setup"]))
    board.phase = SETTING_UP if phase == "setup" else PHASE_NAMES.index(phase)
    board.round = text.number("round", 1, int(ROUNDS), 1) - 1
    board.turn = text.number("turn", 0, seats - 1, 0)
    order = text.word("order", "0123"[:seats])
    if sorted(order) != sorted("0123"[:seats]):
        raise PositionError("bad-order", key="order", word=order)
    board.order = sum(int(seat) << (4 * place) for place, seat in enumerate(order))
    board.seat = text.number("seat", 0, seats - 1, int(order[int(board.turn)]))
    board.has_bought = text.number("bought", 0, 1, 0) == 1
    board.stack = _read_stack(text)
    board.white_die = text.number("white", 0, 6, 0)
    board.arrivals = text.number("arrivals", 0, 1023, seats)
    goods = text.numbers("goods", 1, int(GOODS), [])
    if len(goods) > ROUNDS:
        raise PositionError("too-many-goods", key="goods", limit=int(ROUNDS))
    board.round_goods = sum(good << (8 * at) for at, good in enumerate(goods))
    board.bonus_owners = _read_bonus(text, seats)
    _read_depots(text, board)
    for seat in range(seats):
        _read_player(text, board, seat)
    _read_pools(text, board)
    text.finish()


def _tile(key: str, word: str) -> int:
    tile = TILE_OF.get(word)
    if tile is None:
        raise PositionError("no-tile", key=key, word=word)
    return tile


def _space(key: str, word: str) -> int:
    space = _SPACE_OF.get(word)
    if space is None:
        raise PositionError("no-space", key=key, word=word)
    return space


def _read_stack(text: PositionText) -> int:
    stack = 0
    for word in text.word("stack", "").split(","):
        if not word:
            continue
        name, _, depot = word.partition(":")
        if name not in PENDING_NAMES[1:]:
            raise PositionError("bad-word", key="stack", word=name, known=", ".join(PENDING_NAMES[1:]))
        if stack >> 48:
            raise PositionError("out-of-range", key="stack", number=8, low=0, high=7)
        stack = stack << 8 | PENDING_NAMES.index(name) | text.parse("stack", depot or "0", 0, 2 * int(DEPOTS) - 1) << 4
    return stack


def _read_bonus(text: PositionText, seats: int) -> int:
    owners = 0
    for word in text.word("bonus", "").split(","):
        if not word:
            continue
        name, *holders = word.split(":")
        if name not in FAMILY_NAMES or not 1 <= len(holders) <= 2:
            raise PositionError("bonus-shape", key="bonus", word=word)
        for place, holder in enumerate(holders):
            owners |= (text.parse("bonus", holder, 0, seats - 1) + 1) << (FAMILY_NAMES.index(name) * 6 + 3 * place)
    return owners


def _read_depots(text: PositionText, board: Board) -> None:
    numbered = [(f"depot{depot + 1}", depot * int(PLACES), int(PLACES)) for depot in range(int(DEPOTS))]
    for key, first, places in [*numbered, ("black", int(BLACK_SHELF), int(SHELVES - BLACK_SHELF))]:
        words = [word for word in text.word(key, "").split(",") if word]
        if len(words) > places:
            raise PositionError("too-many-tiles", key=key, limit=places)
        for place, word in enumerate(words):
            if word != "-":
                board.fill_shelf(first + place, _tile(key, word))
    for depot in range(int(DEPOTS)):
        board.goods[depot] = _read_goods(text, f"goods{depot + 1}")


def _read_goods(text: PositionText, key: str) -> int:
    numbers = text.numbers(key, 1, int(GOODS), [])
    for good in set(numbers):
        if numbers.count(good) > GOODS_OF_EACH:
            raise PositionError("too-many-of-good", good=good, limit=int(GOODS_OF_EACH))
    return sum(int(ONE[good - 1]) for good in numbers)


def _read_player(text: PositionText, board: Board, seat: int) -> None:
    player, key = board.players[seat], f"p{seat}."
    try:
        player.estate = estate_named(text.word(key + "estate", "1"))
    except DataError as error:
        raise PositionError("bad-estate", key=f"{key}estate", cause=error) from None
    player.has_estate = text.number(key + "no-estate", 0, 1, 0) == 0
    setting_up = board.phase == SETTING_UP
    default = "" if setting_up else NAMES[player.estate.start_spaces()[0] if player.estate.number != "1" else CENTRE]
    start = text.word(key + "start", default)
    player.start = _space(key + "start", start) if start else -1
    player.is_ready = text.number(key + "ready", 0, 1, 0 if setting_up else 1) == 1
    for word in text.word(key + "tiles", f"{start}:castle" if start and not setting_up else "").split(","):
        if word:
            _read_tile(board, seat, player, key + "tiles", word)
    for slot, word in enumerate(word for word in text.word(key + "stored", "").split(",") if word):
        if slot > INCOMING:
            raise PositionError("too-many-tiles", key=f"{key}stored", limit=int(INCOMING) + 1)
        if word != "-":
            player.put(slot, _tile(key + "stored", word))
    player.goods = _read_goods(text, key + "goods")
    player.types = kinds_in(player.goods)
    if count(player.types) > GOODS_TYPES:  # R7.6
        raise PositionError("too-many-types", key=f"{key}goods", limit=int(GOODS_TYPES))
    player.sold = _read_goods(text, key + "sold")
    player.silver = text.number(key + "silver", 0, 9999, 0)
    player.workers = text.number(key + "workers", 0, 9999, 0)
    dice = text.numbers(key + "dice", 0, 6, [0, 0])
    pawn = text.numbers(key + "pawn", 0, 1023, [0, int(board.seats) - seat])
    for name, numbers in (("dice", dice), ("pawn", pawn)):
        if len(numbers) != 2:
            raise PositionError("number-count", key=key + name, wanted=2, count=len(numbers))
    player.die1, player.die2 = dice[0], dice[1]
    player.track, player.arrival = pawn[0], pawn[1]
    player.used = text.number(key + "used", 0, 3, 0)
    _read_points(text, board, seat, player, key + "points")


def _read_tile(board: Board, seat: int, player: Player, key: str, word: str) -> None:
    name, _, tile_name = word.partition(":")
    space, tile = _space(key, name), _tile(key, tile_name)
    family = FAMILY_OF[tile]
    if player.estate.colour_at(space) != family:
        raise PositionError("tile-colour", key=key, tile=tile_name, space=name)
    if player.filled >> space & 1:
        raise PositionError("covered-twice", key=key, space=name)
    lay(board, seat, player, tile, space)
    if family == BUILDING:
        board.cities[seat * BUILDINGS + tile] |= player.estate.district[space]
    elif family == KNOWLEDGE:
        player.powers |= 2 ** int(knowledge_number(tile))
    elif family == MINE:
        player.mines += 1


def _read_points(text: PositionText, board: Board, seat: int, player: Player, key: str) -> None:
    for word in text.word(key, "").split(","):
        if word:
            name, _, value = word.partition(":")
            if name not in SOURCE_NAMES:
                raise PositionError("bad-word", key=key, word=name, known=", ".join(SOURCE_NAMES))
            points = text.parse(key, value, -9999, 9999)
            board.ledger[seat * SOURCES + SOURCE_NAMES.index(name)] = points
            player.points += points
    for colour in range(len(FAMILY_NAMES)):
        owners = int(board.bonus_owners) >> (colour * 6) & 63
        player.bonuses += (owners & 7 == seat + 1) + (owners >> 3 == seat + 1)


def _read_counts(text: PositionText, key: str) -> list[int]:
    counts = [0] * int(KINDS)
    for word in text.word(key, "").split(","):
        if word:
            name, _, number = word.partition(":")
            counts[_tile(key, name)] = text.parse(key, number or "1", 0, 99)
    return counts


def _read_pools(text: PositionText, board: Board) -> None:
    """What is nowhere to be seen is still in the pools."""
    gone = _read_counts(text, "gone")
    seen = tiles_in_sight(board)
    knows_black = text.has("blackpool")
    black = _read_counts(text, "blackpool")
    for kind, name in enumerate(TILE_NAMES):
        unseen = NORMAL_COUNTS[kind] + BLACK_COUNTS[kind] - seen[kind] - gone[kind]
        if not knows_black:
            black[kind] = unseen - min(unseen, max(0, NORMAL_COUNTS[kind] - seen[kind] - gone[kind]))
        if unseen - black[kind] < 0:
            raise PositionError("too-many-of-kind", tile=name)
        board.pool[kind] = unseen - black[kind]
        board.pool[int(BLACK_POOL) + kind] = black[kind]
        board.pool[int(GONE_POOL) + kind] = gone[kind]
    for good, seen_goods in enumerate(goods_in_sight(board)):
        if seen_goods > GOODS_OF_EACH:
            raise PositionError("too-many-of-good", good=good + 1, limit=int(GOODS_OF_EACH))
        board.pool[int(GOODS_POOL) + good] = int(GOODS_OF_EACH) - seen_goods
