"""Doing an action that is known to be legal."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.core.events import Value
from chatelain.games.burgundy import actions, decisions
from chatelain.games.burgundy.board import Board
from chatelain.games.burgundy.goods import keep, load, sell
from chatelain.games.burgundy.placing import place
from chatelain.games.burgundy.player import INCOMING, Player
from chatelain.games.burgundy.reach import place_mode, plain_mode, slot_of_castle, take_mode, workers_needed
from chatelain.games.burgundy.setup import choose_estate, choose_start
from chatelain.games.burgundy.tables import (
    BLACK_SHELF,
    DEPOTS,
    FOUNDING,
    FOUNDING_PRICE,
    GOODS,
    NUMBERS,
    PLACE_NAMES,
    PLACES,
    PRICE,
    STORAGE,
)
from chatelain.games.burgundy.tiles import FAMILY_OF, TILE_NAMES
from chatelain.games.burgundy.turns import end_turn
from chatelain.hexes import SPACES


def act(board: Board, seat: i64, action: i64, chance: Chance) -> None:
    """One branch for each block of the action table, in its order."""
    player = board.players[seat]
    if action < actions.PLACE:
        which = action // BLACK_SHELF
        shelf = action % BLACK_SHELF
        workers = spend(board, player, which, shelf // PLACES + 1, take_mode(player))
        take(board, seat, player, shelf, player.die_used(which), workers, 0)
    elif action < actions.SELL:
        act_place(board, seat, player, action - actions.PLACE)
    elif action < actions.WORKERS:
        which = (action - actions.SELL) // GOODS
        good = (action - actions.SELL) % GOODS
        workers = spend(board, player, which, good + 1, plain_mode(player))
        sell(board, seat, player, good, player.die_used(which), workers)
    elif action < actions.BUY:
        spend(board, player, action - actions.WORKERS, 0, 0)
        take_workers(board, seat, player, player.die_used(action - actions.WORKERS))
    elif action < actions.BUY_FROM:
        buy(board, seat, player, BLACK_SHELF + action - actions.BUY)
    elif action < actions.LOAD:
        buy(board, seat, player, action - actions.BUY_FROM)
    elif action < actions.LOAD_TWO:
        load(board, seat, player, action - actions.LOAD)
    elif action < actions.KEEP:
        load(board, seat, player, action - actions.LOAD_TWO + DEPOTS)
    elif action < actions.FETCH:
        keep(board, seat, player, action - actions.KEEP)
    elif action < actions.DECLINE:
        board.pop()
        take(board, seat, player, action - actions.FETCH, 0, 0, 0)
    elif action < actions.DISCARD:
        if board.events is not None:
            board.emit("declined", int(seat), {"tile": decisions.NAMES[board.pending()]})
        board.pop()
    elif action < actions.END:
        discard(board, seat, player, action - actions.DISCARD)
    elif action < actions.FOUND:
        end_turn(board, chance)
    elif action < actions.ESTATE:
        found(board, seat, player, action - actions.FOUND)
    elif action < actions.START:
        choose_estate(board, seat, player, action - actions.ESTATE, chance)
    else:
        choose_start(board, seat, player, action - actions.START, chance)


def spend(board: Board, player: Player, which: i64, number: i64, mode: i64) -> i64:
    """R4.4, R4.6: marks the die as used and pays the workers, whose number it returns.

    The action of a castle or building costs nothing.
    """
    if which == actions.FREE:
        board.pop()
        return 0
    player.used |= which + 1
    workers: i64 = 0
    if number:
        workers = workers_needed(player, which, number, mode)
        player.workers -= workers
    return workers


def act_place(board: Board, seat: i64, player: Player, rest: i64) -> None:
    """Decodes die, storage place and space, pays, and places."""
    which = rest // (STORAGE * SPACES)
    slot = rest // SPACES % STORAGE
    space = rest % SPACES
    family = i64(FAMILY_OF[player.stored(slot)])
    workers = spend(board, player, which, i64(NUMBERS[space]), place_mode(player, family))
    place(board, seat, player, slot, space, player.die_used(which), workers)


def take(board: Board, seat: i64, player: Player, shelf: i64, die: i64, workers: i64, silver: i64) -> None:
    """R5.1 to R5.5: a tile from the board to storage; a full storage gives up an old tile first.

    What was paid for it is told, and no more than that.
    """
    tile = board.shelf[shelf]
    board.clear_shelf(shelf)
    slot = player.free_slot()
    player.put(slot, tile)
    if slot == INCOMING:
        board.push(decisions.DISCARD, 0)
    if board.events is not None:
        paid: dict[str, Value] = {"die": int(die), "workers": int(workers), "silver": int(silver)}
        note_taken(board, seat, tile, shelf, paid)


def note_taken(board: Board, seat: i64, tile: i64, shelf: i64, paid: dict[str, Value]) -> None:
    """Tells which tile came from where: depot 1 to 6 or the black one, and the letter of the place."""
    depot: int | str = "black"
    slot = shelf - BLACK_SHELF
    if slot < 0:
        depot = int(shelf // PLACES) + 1
        slot = shelf % PLACES
    board.emit("tile-taken", int(seat), {"tile": TILE_NAMES[tile], "depot": depot, "slot": PLACE_NAMES[slot], **paid})


def discard(board: Board, seat: i64, player: Player, slot: i64) -> None:
    """R5.4: the old tile leaves the game, the new one takes its place."""
    tile = player.stored(slot)
    board.remove_from_game(tile)
    player.drop(slot)
    player.put(slot, player.stored(INCOMING))
    player.drop(INCOMING)
    board.pop()
    if board.events is not None:
        board.emit("tile-discarded", int(seat), {"tile": TILE_NAMES[tile]})


def take_workers(board: Board, seat: i64, player: Player, die: i64) -> None:
    """R11.1, R15.13, R15.14."""
    board.receive(seat, 1 if player.has_power(13) else 0, workers_for_a_die(player), die)


def workers_for_a_die(player: Player) -> i64:
    """R11.1, R15.14: the workers that a die brings."""
    return 4 if player.has_power(14) else 2


def buy(board: Board, seat: i64, player: Player, shelf: i64) -> None:
    """R12.1, R12.3, R15.6."""
    player.silver -= PRICE
    board.has_bought = True
    take(board, seat, player, shelf, 0, 0, PRICE)


def found(board: Board, seat: i64, player: Player, space: i64) -> None:
    """R17.7 to R17.11: both dice and five points for a castle away from everything."""
    player.used = 3
    if board.events is not None:
        board.emit("founding", int(seat), {})
    board.gain(seat, FOUNDING, -FOUNDING_PRICE)
    place(board, seat, player, slot_of_castle(player), space, 0, 0)
