"""Why an action is not legal: the first rule it breaks, as a code with parameters."""

from __future__ import annotations

from typing import Final

from chatelain.core.actions import Action
from chatelain.core.bits import BIT
from chatelain.core.refusal import Refusal
from chatelain.games.burgundy import decisions
from chatelain.games.burgundy.actions import ACTIONS, FREE
from chatelain.games.burgundy.board import SETTING_UP, Board
from chatelain.games.burgundy.player import Player
from chatelain.games.burgundy.reach import (
    place_mode,
    plain_mode,
    slot_of_castle,
    spielbox_reach,
    take_mode,
    workers_needed,
)
from chatelain.games.burgundy.tables import FOUNDING_PRICE, GOOD_NAMES, NUMBERS, PLACE_NAMES, PLACES, PRICE
from chatelain.games.burgundy.tiles import BUILDING, BUILDINGS, FAMILY_NAMES, FAMILY_OF, TILE_NAMES
from chatelain.hexes import NAMES

#: What an action answers, and the reason against it when nothing at all waits for an answer.
_MOMENTS: Final[dict[str, tuple[tuple[int, ...], Refusal]]] = {
    "load": ((decisions.SHIP,), Refusal("no-ship")),
    "load-two": ((decisions.SHIP,), Refusal("no-ship")),
    "keep": ((decisions.KEEP,), Refusal("no-ship")),
    "fetch": ((decisions.CARPENTER, decisions.CHURCH, decisions.MARKET), Refusal("no-benefit")),
    "decline": ((), Refusal("nothing-to-decline")),
    "discard": ((), Refusal("storage-has-room")),
}
#: An action with a die, or without one where a tile just placed allows it.
_MY_TURN: Final[tuple[tuple[int, ...], Refusal]] = ((decisions.NONE,), Refusal("no-free-action"))
#: What an action without a die answers, besides a castle.
_FREE_MOMENTS: Final[dict[str, tuple[int, ...]]] = {
    "place": (decisions.CASTLE, decisions.TOWN_HALL),
    "sell": (decisions.CASTLE, decisions.WAREHOUSE),
}


def explain(board: Board, seat: int, action: int) -> Refusal:
    """The reason why an illegal action of a seat that may act is refused."""
    wanted = ACTIONS.decode(action)
    player = board.players[seat]
    if board.phase == SETTING_UP or wanted.kind in ("estate", "start"):
        return _before_the_game(board, player, wanted)
    reason = _out_of_turn(board, player, wanted)
    if reason is not None:
        return reason
    if wanted.kind == "place":
        return _place(board, seat, player, wanted)
    if wanted.kind == "take":
        return _take(board, player, wanted)
    if wanted.kind == "sell":
        return _sell(player, wanted)
    if wanted.kind in ("buy", "buy-from"):
        return _buy(board, player, wanted)
    if wanted.kind == "found":
        return _found(board, player, wanted)
    if wanted.kind == "load-two":
        return Refusal("needs-knowledge", number=5)
    if wanted.kind == "keep":
        return _keep(player, wanted)
    return _fetch(board, wanted)


def explain_wait(board: Board, seat: int) -> Refusal:
    """The reason why a seat may not act now."""
    if board.is_secret() and 0 <= seat < board.seats:
        return Refusal("ready-already")
    return Refusal("not-your-turn", seat=int(board.seat))


def _before_the_game(board: Board, player: Player, wanted: Action) -> Refusal:
    if board.phase != SETTING_UP:
        return Refusal("only-before-game")
    if wanted.kind == "start" and player.has_estate:
        return Refusal("no-castle-space", space=NAMES[wanted.values["space"]])
    return Refusal("choose-first", what="start" if player.has_estate else "estate")


def _out_of_turn(board: Board, player: Player, wanted: Action) -> Refusal | None:
    """Is this the moment for such an action at all?"""
    pending, die = board.pending(), wanted.values.get("die")
    moments, nothing_waits = _MOMENTS.get(wanted.kind, _MY_TURN)
    if die == FREE:
        moments = _FREE_MOMENTS.get(wanted.kind, (decisions.CASTLE,))
    if pending not in moments:
        return Refusal("decide-first", what=decisions.NAMES[pending]) if pending else nothing_waits
    if die is not None and die != FREE and player.is_used(die):
        return Refusal("die-used", die=die + 1)
    if wanted.kind == "end":
        return Refusal("dice-left", dice=1 if player.used else 2)
    return None


def _take(board: Board, player: Player, wanted: Action) -> Refusal:
    depot, slot, die = wanted.values["depot"], wanted.values["slot"], wanted.values["die"]
    if not board.stock & BIT[depot * PLACES + slot]:
        return Refusal("no-tile-there", depot=depot + 1, slot=PLACE_NAMES[slot])
    return _needs_workers(player, die, depot + 1, int(take_mode(player)))


def _needs_workers(player: Player, die: int, number: int, mode: int) -> Refusal:
    need = int(workers_needed(player, die, number, mode))
    return Refusal("needs-workers", number=number, die=int(player.die(die)), have=int(player.workers), need=need)


def _place(board: Board, seat: int, player: Player, wanted: Action) -> Refusal:
    die, slot, space = wanted.values["die"], wanted.values["stored"], wanted.values["space"]
    tile = int(player.stored(slot))
    if tile < 0:
        return Refusal("storage-empty", slot=slot + 1)
    family = FAMILY_OF[tile]
    if player.filled & BIT[space]:
        return Refusal("space-covered", space=NAMES[space])
    colour = player.estate.colour_at(space)
    if colour != family:
        return Refusal("wrong-colour", space=NAMES[space], colour=FAMILY_NAMES[colour], tile=FAMILY_NAMES[family])
    if not player.open & BIT[space]:
        return Refusal("not-adjacent", space=NAMES[space])
    if family == BUILDING and not player.has_power(1) and board.cities[seat * BUILDINGS + tile] & BIT[space]:
        return Refusal("building-in-city", building=TILE_NAMES[tile])
    if (board.spielbox or player.estate.spielbox) and family and not spielbox_reach(player, family) & BIT[space]:
        return Refusal("spielbox-touch", space=NAMES[space], colour=FAMILY_NAMES[family])
    return _needs_workers(player, die, NUMBERS[space], int(place_mode(player, family)))


def _sell(player: Player, wanted: Action) -> Refusal:
    good = wanted.values["good"]
    if not player.goods_of(good):
        return Refusal("no-such-goods", good=GOOD_NAMES[good])
    return _needs_workers(player, wanted.values["die"], good + 1, int(plain_mode(player)))


def _buy(board: Board, player: Player, wanted: Action) -> Refusal:
    if wanted.kind == "buy-from" and not player.has_power(6):
        return Refusal("needs-knowledge", number=6)
    if board.has_bought:
        return Refusal("bought-already")
    if player.silver < PRICE:
        return Refusal("needs-silver", have=int(player.silver), need=int(PRICE))
    depot = "black" if wanted.kind == "buy" else str(wanted.values["depot"] + 1)
    return Refusal("no-tile-there", depot=depot, slot=PLACE_NAMES[wanted.values["slot"]])


def _found(board: Board, player: Player, wanted: Action) -> Refusal:
    space = wanted.values["space"]
    if not (board.spielbox or player.estate.spielbox):
        return Refusal("needs-spielbox")
    if player.used:
        return Refusal("needs-both-dice")
    if player.points < FOUNDING_PRICE:
        return Refusal("needs-points", have=int(player.points), need=int(FOUNDING_PRICE))
    if slot_of_castle(player) < 0:
        return Refusal("needs-castle")
    if player.filled & BIT[space]:
        return Refusal("space-covered", space=NAMES[space])
    if player.estate.colour_at(space):
        return Refusal("no-castle-space", space=NAMES[space])
    return Refusal("touches-tiles", space=NAMES[space])


def _keep(player: Player, wanted: Action) -> Refusal:
    good = wanted.values["good"]
    if player.types & BIT[good]:
        return Refusal("good-stored-already", good=GOOD_NAMES[good])
    return Refusal("good-not-there", good=GOOD_NAMES[good])


def _fetch(board: Board, wanted: Action) -> Refusal:
    depot, slot = wanted.values["depot"], wanted.values["slot"]
    shelf = depot * PLACES + slot
    if not board.stock & BIT[shelf]:
        return Refusal("no-tile-there", depot=depot + 1, slot=PLACE_NAMES[slot])
    benefit = decisions.NAMES[int(board.pending())]
    return Refusal("wrong-family", benefit=benefit, tile=FAMILY_NAMES[FAMILY_OF[board.shelf[shelf]]])
