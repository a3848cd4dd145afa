"""Why an action is not legal: the first rule it breaks, as a code with parameters."""

from __future__ import annotations

from chatelain.core.actions import Action
from chatelain.core.bits import BIT
from chatelain.core.packed import amount
from chatelain.core.refusal import Refusal
from chatelain.games.burdigala import decisions
from chatelain.games.burdigala.actions import ACTIONS
from chatelain.games.burdigala.board import AFTER, LAYING, MOVING, PHASE_NAMES, PLACING, Board
from chatelain.games.burdigala.moving import open_lanes
from chatelain.games.burdigala.playable import may_play_card
from chatelain.games.burdigala.scoring import is_ending
from chatelain.games.burdigala.tables import CARD_NAMES, GOOD_NAMES, PAWN_LETTERS, PAWNS, SEVEN, SITE_NAMES

#: The decision that each kind of answer belongs to.
_ANSWERS = {
    "send": (decisions.SEND,),
    "look": (decisions.LOOK,),
    "swap": (decisions.SWAP,),
    "keep": (decisions.KEEP,),
    "stone": (decisions.PRIVILEGE,),
    "good": (decisions.PRIVILEGE,),
    "accept": (decisions.VINO,),
    "decline": (decisions.VINO, decisions.SWAP),
    "discard": (decisions.DISCARD,),
    "discard-laid": (decisions.DISCARD,),
}
#: The card that each kind of action plays.
_CARDS = {
    "influence": "influence",
    "betray": "betrayal",
    "betray-hand": "betrayal",
    "merchant": "merchant",
    "theft": "theft",
    "connections": "connections",
}


def explain(board: Board, seat: int, action: int) -> Refusal:
    """The reason why an illegal action of the seat to act is refused."""
    wanted = ACTIONS.decode(action)
    pending = int(board.pending())
    if wanted.kind in _ANSWERS:
        if pending in _ANSWERS[wanted.kind]:
            return _answer(board, seat, wanted)
        return _first(board) if board.stack else Refusal(f"nothing-to-{wanted.kind}")
    if board.stack:
        return _first(board)
    if wanted.kind == "place":
        return _place(board, wanted)
    if board.phase == PLACING:
        return Refusal("place-first")
    if wanted.kind in ("move", "remove"):
        return _move(board, seat, wanted)
    if wanted.kind == "lay":
        return _lay(board, wanted)
    if wanted.kind == "corrupt":
        return _corrupt(board)
    if wanted.kind == "again":
        return _again(board)
    if wanted.kind == "end":
        return Refusal("not-done-yet", phase=PHASE_NAMES[board.phase])
    return _card(board, seat, wanted)


def _first(board: Board) -> Refusal:
    return Refusal("decide-first", what=decisions.NAMES[board.pending()])


# -- pawns and stones


def _point(board: Board, point: int) -> Refusal | None:
    if point >= board.edition.points:
        return Refusal("no-such-point", to=point + 1, points=int(board.edition.points))
    return None


def _place(board: Board, wanted: Action) -> Refusal:
    point = wanted.values["to"]
    if board.phase != PLACING:
        return Refusal("all-placed")
    return _point(board, point) or Refusal("point-taken", to=point + 1)


def _move(board: Board, seat: int, wanted: Action) -> Refusal:
    pawn = wanted.values["pawn"]
    slot = seat * int(PAWNS) + pawn
    if board.phase != MOVING:
        return Refusal("moved-already")
    if board.pawn[slot] < 0:
        return Refusal("no-such-pawn", pawn=PAWN_LETTERS[pawn])
    if wanted.kind == "remove":
        return Refusal("can-still-move")  # R8.3
    point = wanted.values["to"]
    start = board.pawn[slot]
    lanes = open_lanes(board, seat)
    ends = board.edition.reached(start, board.die1, lanes) | board.edition.reached(start, board.die2, lanes)
    if not ends & BIT[point]:
        return _point(board, point) or Refusal(
            "too-far", start=int(start) + 1, to=point + 1, one=int(board.die1), two=int(board.die2)
        )
    if board.occupied & BIT[point] and point != start and not board.is_double():
        return Refusal("point-taken", to=point + 1)
    return Refusal("no-site-there", to=point + 1)


def _lay(board: Board, wanted: Action) -> Refusal:
    site = wanted.values["site"]
    if board.phase == MOVING:
        return Refusal("move-first")
    if board.phase != LAYING:
        return Refusal("laid-already")
    if not board.edition.sites & BIT[site]:
        return Refusal("no-such-site", site=SITE_NAMES[site])
    if not board.is_unfinished(site):
        return Refusal("site-finished", site=SITE_NAMES[site])
    return Refusal("site-not-touched", site=SITE_NAMES[site], to=int(board.pawn[board.moved]) + 1)


# -- seven and double


def _corrupt(board: Board) -> Refusal:
    if board.phase != AFTER:
        return Refusal("not-done-yet", phase=PHASE_NAMES[board.phase])
    if board.is_corrupted:
        return Refusal("corrupted-already")
    if board.die1 + board.die2 != SEVEN:
        return Refusal("no-seven", sum=int(board.die1 + board.die2))
    if not board.tokens_left:
        return Refusal("no-tokens")
    return Refusal("no-privilege")


def _again(board: Board) -> Refusal:
    if board.phase != AFTER:
        return Refusal("not-done-yet", phase=PHASE_NAMES[board.phase])
    if not board.is_double():
        return Refusal("no-double")
    if is_ending(board):
        return Refusal("game-ends")
    return Refusal("no-tokens")


# -- cards


def _card(board: Board, seat: int, wanted: Action) -> Refusal:
    card = _CARDS.get(wanted.kind, wanted.words[0])
    player = board.players[seat]
    if not may_play_card(board):
        return Refusal("card-played-already")
    if not player.holds(CARD_NAMES.index(card)):
        return Refusal("no-such-card", card=card)
    if wanted.kind in ("betray", "betray-hand", "merchant", "theft"):
        return _victim(board, seat, wanted)
    if wanted.kind == "influence":
        return _influence(board, wanted)
    if wanted.kind == "connections":
        return Refusal("no-such-token", value=wanted.values["value"])
    if card == "indiscretion":
        return Refusal("nothing-to-look-at")
    if card == "sailor":
        return Refusal("no-goods-left")
    if card == "crassus":
        return Refusal("lay-first") if board.phase != AFTER else Refusal("site-finished", site=SITE_NAMES[board.laid])
    return Refusal("card-laid-already", card=card)


def _influence(board: Board, wanted: Action) -> Refusal:
    number = int(board.die1 if wanted.values["die"] == 0 else board.die2)
    if number == (6 if wanted.words[1] == "up" else 1):
        return Refusal("die-at-limit", die=wanted.values["die"] + 1)
    return Refusal("no-move-left", die=wanted.values["die"] + 1)  # R8.6


def _victim(board: Board, seat: int, wanted: Action) -> Refusal:
    victim = wanted.values["victim"]
    if victim >= board.seats:
        return Refusal("no-such-player", number=victim + 1)
    if victim == seat:
        return Refusal("not-yourself")
    if wanted.kind == "betray":
        return Refusal("not-on-table", seat=victim, card=wanted.words[1])
    if wanted.kind == "betray-hand":
        return Refusal("empty-hand", seat=victim)
    if not board.players[victim].goods_count:
        return Refusal("no-goods-there", seat=victim)
    return Refusal("needs-goods")


# -- answers


def _answer(board: Board, seat: int, wanted: Action) -> Refusal:
    player = board.players[seat]
    if wanted.kind == "send":
        point = wanted.values["to"]
        return _point(board, point) or Refusal("point-taken", to=point + 1)
    if wanted.kind == "look":
        return _look(board, wanted)
    if wanted.kind == "keep":
        return Refusal("not-offered", good=wanted.words[0])
    if wanted.kind == "stone":
        return Refusal("site-finished", site=SITE_NAMES[board.laid])
    if wanted.kind == "good":
        return Refusal("no-goods-left")
    if wanted.kind == "discard":
        return Refusal("no-such-card", card=wanted.words[0])
    if wanted.kind == "discard-laid":
        return Refusal("not-laid", card=wanted.words[0])
    if not amount(player.goods, wanted.values["give"]):
        return Refusal("no-such-good", good=GOOD_NAMES[wanted.values["give"]])
    return Refusal("not-theirs", seat=int(board.pending_other()), good=GOOD_NAMES[wanted.values["take"]])


def _look(board: Board, wanted: Action) -> Refusal:
    site = wanted.values["site"]
    if not board.edition.sites & BIT[site]:
        return Refusal("no-such-site", site=SITE_NAMES[site])
    if not board.is_unfinished(site):
        return Refusal("site-finished", site=SITE_NAMES[site])
    return Refusal("seen-already", site=SITE_NAMES[site])
