"""Setting up (section 2, R15.2 to R15.4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.games.cards.aaron import AARON_POOL, aaron_cards_after
from chatelain.games.cards.board import Board
from chatelain.games.cards.cards import ANIMAL_NAMES, GOOD_NAMES
from chatelain.games.cards.deck import Pool
from chatelain.games.cards.piles import draw_animal, draw_good, lay_piles
from chatelain.games.cards.player import NOTHING
from chatelain.games.cards.scoring import score_animals
from chatelain.games.cards.tables import START_SILVER, START_WORKERS
from chatelain.games.cards.turns import start_round


def set_up(board: Board, chance: Chance) -> None:
    """Fills a blank board and begins round A."""
    fill_pools(board)
    draw_first_player(board, chance)
    for place in range(int(board.seats)):
        seat = (int(board.first) + place) % int(board.seats)
        give_start(board, seat, place, chance)
    lay_piles(board, chance)
    start_round(board, chance)


def fill_pools(board: Board) -> None:
    """R1.1, R1.5, R1.6: all cards unseen; alone, Aaron's piles are dealt from the deck at once (R15.4)."""
    values = board.values
    board.pools[AARON_POOL] = Pool(values.counts[:], total(values.counts))
    board.deck = board.pools[AARON_POOL].left
    if board.seats == 1:
        board.deck -= aaron_cards_after(-1)
    for kind, number in enumerate([*values.goods, *values.animals]):
        board.small[kind] = number


def total(counts: vec[i64]) -> i64:
    """The sum."""
    found: i64 = 0
    for number in counts:
        found += number
    return found


def draw_first_player(board: Board, chance: Chance) -> None:
    """R2.4; R15.14: alone there is no start card."""
    board.first = 0
    board.holder = NOTHING
    if board.seats > 1:
        ones = vec[i64]([1] * int(board.seats))
        board.first = chance.draw(ones, 0, board.seats, "first-player")
        board.holder = board.first


def give_start(board: Board, seat: int, place: int, chance: Chance) -> None:
    """R2.1, R2.5, R15.3: a good, an animal, silver, and workers by the order of play."""
    player = board.players[seat]
    good, animal = draw_good(board, chance, "start-good"), draw_animal(board, chance, "start-animal")
    player.goods = BIT[good * 8]
    player.animals = BIT[animal * 8]
    player.silver = START_SILVER
    player.workers = i64(START_WORKERS[board.seats * 4 + place])
    if board.events is not None:
        board.emit("started", seat, {"good": GOOD_NAMES[good], "animal": ANIMAL_NAMES[animal]})
    score_animals(board, seat, player)
