"""Setting up (sections 1 and 16)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.core.errors import OptionError
from chatelain.games.burgundy.board import GOODS_POOL, SETTING_UP, Board, full_pool
from chatelain.games.burgundy.estates import ESTATE_LIST, ESTATES, Estate, estate_named
from chatelain.games.burgundy.placing import lay
from chatelain.games.burgundy.player import NOTHING, Player
from chatelain.games.burgundy.tables import DEPOTS, GOODS, SHELVES, SOURCES, START_GOODS, START_SILVER
from chatelain.games.burgundy.tiles import BUILDINGS, CASTLE_TILE
from chatelain.games.burgundy.turns import fix_order, start_phase
from chatelain.hexes import NAMES, SPACES


def deal(board: Board, estates: str, chance: Chance) -> None:
    """R1.14 to R1.20, R16.5: turn order, workers and goods; then estates and start castles, which may be choices."""
    draw_order(board, chance)
    for player in board.players:
        player.silver = START_SILVER
        for _good in range(int(START_GOODS)):
            drawn = chance.draw(board.pool, GOODS_POOL, GOODS_POOL + GOODS, "start-good")
            board.pool[drawn] -= 1
            player.add_goods(drawn - GOODS_POOL, 1)
    give_estates(board, estates, chance)
    go_on(board, chance)


def draw_order(board: Board, chance: Chance) -> None:
    """R1.18 to R1.20: a random starter; one worker more for each later player; the first on top of the pawns."""
    ones = vec[i64]([1] * int(board.seats))
    first = chance.draw(ones, 0, board.seats, "first-player")
    for place in range(int(board.seats)):
        player = board.players[(int(first) + place) % int(board.seats)]
        player.workers = place + 1
        player.arrival = int(board.seats) - place
    board.arrivals = board.seats
    fix_order(board)


def give_estates(board: Board, estates: str, chance: Chance) -> None:
    """R1.13, R16.1, R16.2: one estate for all, one each, dealt at random, or chosen by the players."""
    if estates == "choose":
        for player in board.players:
            player.has_estate = False
        return
    if estates in ("random", "random-10"):
        fits = [number.startswith("10") == (estates == "random-10") and number != "1" for number in ESTATES]
        left = vec[i64]([int(fit) for fit in fits])
        for player in board.players:
            drawn = chance.draw(left, 0, len(fits), "estate")
            left[drawn] = 0
            player.estate = ESTATE_LIST[drawn]
        return
    for player, estate in zip(board.players, named_estates(estates, int(board.seats))):
        player.estate = estate


def named_estates(text: str, seats: int) -> list[Estate]:
    """Estates named by number or layout: one for all, or one for each seat separated by commas."""
    names = text.split(",")
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise OptionError("estate-count", option="estates", count=len(names), seats=seats)
    return [estate_named(name) for name in names]


def go_on(board: Board, chance: Chance) -> None:
    """Settles what is no choice; when everybody is ready the castles are laid and phase A begins."""
    # A secret choice takes two steps for every estate: who needs only one would give estate 1 away (R16.6).
    is_asked = board.secret and board.chooses_estate
    for player in board.players:
        is_fixed = player.estate.starts & (player.estate.starts - 1) == 0
        if player.has_estate and not player.is_ready and is_fixed and not is_asked:
            player.start = player.estate.start_spaces()[0]  # R16.4
            player.is_ready = True
    for place in range(int(board.seats)):
        seat = board.seat_in_order(place)
        if not board.players[seat].is_ready:
            board.seat = seat
            return
    for seat, player in enumerate(board.players):
        lay(board, seat, player, CASTLE_TILE, player.start)
        board.pool[CASTLE_TILE] -= 1
        if board.events is not None:
            board.emit("start-castle", seat, {"space": NAMES[player.start], "estate": player.estate.number})
    start_phase(board, 0, chance)


def choose_estate(board: Board, seat: i64, player: Player, estate: i64, chance: Chance) -> None:
    """R16.2."""
    player.estate = ESTATE_LIST[estate]
    player.has_estate = True
    if board.events is not None and not board.secret:
        board.emit("estate-chosen", int(seat), {"estate": player.estate.number})
    go_on(board, chance)


def choose_start(board: Board, seat: i64, player: Player, space: i64, chance: Chance) -> None:
    """R16.3, R16.6."""
    player.start = space
    player.is_ready = True
    if board.events is not None:
        board.emit("ready", int(seat), {})
    go_on(board, chance)


def redraw_secrets(board: Board, seat: i64, chance: Chance) -> None:
    """What the seat cannot know of the others' secret choices, drawn anew (R16.6)."""
    if board.phase != SETTING_UP or not board.secret:
        return
    for other, player in enumerate(board.players):
        if other == seat:
            continue
        if board.chooses_estate and player.has_estate:
            player.estate = ESTATE_LIST[int(chance.below(len(ESTATE_LIST)))]
        if player.is_ready:
            starts = player.estate.start_spaces()
            player.start = starts[int(chance.below(len(starts)))]


def new_board_vectors(seats: int) -> tuple[vec[i64], vec[i64], vec[i64], vec[i64], vec[i64], vec[i64]]:
    """Empty depots, goods, pools, estates, ledger and cities."""
    return (
        vec[i64]([int(NOTHING)] * int(SHELVES)),
        vec[i64]([0] * int(DEPOTS)),
        vec[i64](full_pool()),
        vec[i64]([int(NOTHING)] * int(SPACES * seats)),
        vec[i64]([0] * int(SOURCES * seats)),
        vec[i64]([0] * int(BUILDINGS * seats)),
    )
