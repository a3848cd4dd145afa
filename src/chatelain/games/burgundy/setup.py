"""Setting up (sections 1 and 16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.core.manifest import Options
from chatelain.games.burgundy.board import GOODS_POOL, Board, full_pool
from chatelain.games.burgundy.estates import ESTATE_LIST, ESTATE_NUMBERS
from chatelain.games.burgundy.own_data import estates_named
from chatelain.games.burgundy.placing import lay
from chatelain.games.burgundy.player import NOTHING, Player
from chatelain.games.burgundy.tables import DEPOTS, GOODS, SHELVES, SOURCES, START_GOODS, START_SILVER
from chatelain.games.burgundy.tiles import BUILDINGS, CASTLE_TILE
from chatelain.games.burgundy.turns import fix_order, start_phase
from chatelain.hexes import NAMES, SPACES

#: The choices of the option `estates` that deal them at random.
DEALT: Final = ("random", "random-10")


def choose_options(board: Board, options: Options) -> None:
    """What the table has agreed on; estates that the options name are given out (R1.13, R16.1)."""
    estates = str(options["estates"])
    board.spielbox = options["spielbox"] is True
    board.most_empty_wins = options["tie"] == "most-empty"
    board.secret = options["choice"] == "secret"
    board.chooses_estate = estates == "choose"
    if estates not in DEALT and not board.chooses_estate:
        for player, estate in zip(board.players, estates_named(estates, int(board.seats))):
            player.estate = estate


def set_up(board: Board, estates: str, chance: Chance) -> None:
    """R1.14 to R1.20, R16.5: turn order, workers and goods; then estates and start castles, which may be choices."""
    draw_order(board, chance)
    for player in board.players:
        player.silver = START_SILVER
        for _good in range(int(START_GOODS)):
            drawn = chance.draw(board.pool, GOODS_POOL, GOODS_POOL + GOODS, "start-good")
            board.pool[drawn] -= 1
            player.add_goods(drawn - GOODS_POOL, 1)
        player.has_estate = not board.chooses_estate  # R16.2
    if estates in DEALT:
        deal_estates(board, estates == "random-10", chance)
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


def deal_estates(board: Board, of_ten: bool, chance: Chance) -> None:
    """R16.1, R17.2: a random one of the estates 2 to 9, or 10a to 10h, for each player."""
    left = vec[i64]([int(number.startswith("10") == of_ten and number != "1") for number in ESTATE_NUMBERS])
    for player in board.players:
        drawn = chance.draw(left, 0, len(ESTATE_NUMBERS), "estate")
        left[drawn] = 0
        player.estate = ESTATE_LIST[drawn]


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


def new_vectors(seats: int) -> tuple[vec[i64], vec[i64], vec[i64], vec[i64], vec[i64], vec[i64]]:
    """Empty depots, goods, pools, estates, ledger and cities."""
    return (
        vec[i64]([int(NOTHING)] * int(SHELVES)),
        vec[i64]([0] * int(DEPOTS)),
        vec[i64](full_pool()),
        vec[i64]([int(NOTHING)] * int(SPACES * seats)),
        vec[i64]([0] * int(SOURCES * seats)),
        vec[i64]([0] * int(BUILDINGS * seats)),
    )
