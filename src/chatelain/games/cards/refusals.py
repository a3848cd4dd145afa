"""Why an action is not legal: the first rule it breaks, as a code with parameters."""

from __future__ import annotations

from chatelain.core.actions import Action
from chatelain.core.bits import BIT
from chatelain.core.refusal import Refusal
from chatelain.games.cards import decisions
from chatelain.games.cards.actions import ACTIONS
from chatelain.games.cards.board import Board
from chatelain.games.cards.cards import CLOISTER, DIE_OF, GOOD_NAMES, TYPE_NAMES, TYPE_OF
from chatelain.games.cards.estate import targets_of
from chatelain.games.cards.player import Player
from chatelain.games.cards.reach import workers_needed, workers_to_sell
from chatelain.games.cards.tables import BOUGHT, CARDS_PER_POINT, PRICE, ROWS, WORKERS_UP_TO

#: The decisions in which an action may be chosen.
_MOMENTS: dict[str, tuple[int, ...]] = {
    "take": (int(decisions.ACTION),),
    "place": (int(decisions.ACTION), int(decisions.TOWN_HALL)),
    "sell": (int(decisions.ACTION), int(decisions.SHOP)),
    "workers": (int(decisions.ACTION),),
    "silver": (int(decisions.ACTION),),
    "convert": (int(decisions.ACTION), int(decisions.CONVERT)),
    "enough": (int(decisions.CONVERT),),
    "good": (int(decisions.GOODS), int(decisions.BOARDING_HOUSE)),
    "animal": (int(decisions.ANIMALS), int(decisions.BOARDING_HOUSE)),
    "discard": (int(decisions.DISCARD),),
    "keep": (int(decisions.BOUGHT),),
    "use": (int(decisions.BOUGHT),),
}
#: What is missing when nothing is to be decided.
_NOTHING: dict[str, str] = {
    "enough": "no-conversion",
    "good": "no-pile-now",
    "animal": "no-pile-now",
    "fetch": "no-benefit",
    "decline": "nothing-to-decline",
    "bonus": "no-bonus-now",
    "discard": "projects-have-room",
    "keep": "nothing-bought",
    "use": "nothing-bought",
}


def explain(board: Board, seat: int, action: int) -> Refusal:
    """The reason why an illegal action of the seat to act is refused."""
    wanted = ACTIONS.decode(action)
    player = board.players[seat]
    if wanted.kind == "buy":
        return _buy(board, player)
    pending, number = int(board.pending()), int(board.pending_number())
    if wanted.kind == "bonus":
        if pending != decisions.BONUS:
            return _too_early(pending, "bonus")
        return _bonus(board, wanted)
    if pending == decisions.BONUS and number:
        pending, number = int(board.below()) & 15, int(board.below()) >> 4
    if wanted.kind in ("play", "end"):
        return _turn(board, pending, wanted)
    if wanted.kind == "fetch":
        return _fetch(board, pending, wanted)
    if wanted.kind == "decline":
        return _too_early(pending, "decline") if pending in (0, int(decisions.BONUS)) else _decide(pending)
    if pending not in _MOMENTS[wanted.kind]:
        if pending:
            return _decide(pending)
        return Refusal(_NOTHING.get(wanted.kind, "action-used" if board.has_played else "play-first"))
    return _within(board, player, wanted, number if pending == decisions.ACTION else 0)


def _decide(pending: int) -> Refusal:
    return Refusal("decide-first", what=decisions.NAMES[pending])


def _too_early(pending: int, kind: str) -> Refusal:
    return _decide(pending) if pending else Refusal(_NOTHING[kind])


def _turn(board: Board, pending: int, wanted: Action) -> Refusal:
    if pending:
        return _decide(pending)
    if wanted.kind == "end":
        return Refusal("action-left")
    if board.has_played:
        return Refusal("played-already")
    return Refusal("not-in-hand", card=wanted.words[0])


def _buy(board: Board, player: Player) -> Refusal:
    if board.has_bought:
        return Refusal("bought-already")
    if board.pending() == decisions.DISCARD:
        return _decide(int(decisions.DISCARD))
    if player.silver < PRICE:
        return Refusal("needs-silver", have=int(player.silver), need=int(PRICE))
    if board.deck + board.discard.left < BOUGHT:  # R9.9
        return Refusal("no-cards-left", need=int(BOUGHT))
    return Refusal("exchange-open")  # R7.6: the only reason, so that old records may do so


def _bonus(board: Board, wanted: Action) -> Refusal:
    choice = wanted.values["choice"]
    if choice >= board.values.choices[board.round]:
        return Refusal("no-such-choice", choices=board.values.choices[board.round])
    return Refusal("bonus-gives-nothing")


def _fetch(board: Board, pending: int, wanted: Action) -> Refusal:
    if not decisions.BOARDING_HOUSE < pending < decisions.SHOP:  # a carpenter, a church or a market
        return _too_early(pending, "fetch")
    card = int(board.rows[wanted.values["row"] * 5 + wanted.values["slot"]])
    if card < 0:
        return _no_card(wanted)
    return Refusal("wrong-type", benefit=decisions.NAMES[pending], type=TYPE_NAMES[TYPE_OF[card]])


def _no_card(wanted: Action) -> Refusal:
    return Refusal("no-card-there", row=wanted.values["row"] + 1, slot=wanted.words[1])


def _within(board: Board, player: Player, wanted: Action, die: int) -> Refusal:
    """The moment is right, the target is not."""
    if wanted.kind == "take":
        row = wanted.values["row"]
        if not board.stock & BIT[row * 5 + wanted.values["slot"]]:
            return _no_card(wanted)
        return _needs_workers(player, die, row + 1)
    if wanted.kind == "place":
        return _place(player, wanted, die)
    if wanted.kind == "sell":
        kind = wanted.values["kind"]
        if not player.goods_of(kind):
            return Refusal("no-such-goods", kind=GOOD_NAMES[kind])
        if kind not in board.values.kind_of_die:  # only with numbers of a player's own
            return Refusal("no-die-sells", kind=GOOD_NAMES[kind])
        return _needs_workers_to_sell(board, player, kind, die)
    if wanted.kind == "workers":
        return Refusal("enough-workers", have=int(player.workers), limit=int(WORKERS_UP_TO))
    if wanted.kind == "convert":
        workers = wanted.values["price"]
        return Refusal(
            "cannot-pay",
            workers=workers,
            silver=int(CARDS_PER_POINT) - workers,
            have_workers=int(player.workers),
            have_silver=int(player.silver),
        )
    return Refusal("pile-empty", pile=wanted.words[0])


def _needs_workers(player: Player, die: int, number: int) -> Refusal:
    need = int(workers_needed(die, number))
    return Refusal("needs-workers", number=number, die=die, have=int(player.workers), need=need)


def _needs_workers_to_sell(board: Board, player: Player, kind: int, die: int) -> Refusal:
    need = int(workers_to_sell(board, die, kind))
    numbers = [number for number in range(1, ROWS + 1) if board.values.kind_of_die[number - 1] == kind]
    nearest = next(number for number in numbers if workers_needed(die, number) == need)
    have = int(player.workers)
    return Refusal("needs-workers-to-sell", kind=GOOD_NAMES[kind], number=nearest, die=die, have=have, need=need)


def _place(player: Player, wanted: Action, die: int) -> Refusal:
    card = int(player.project(wanted.values["project"]))
    if card < 0:
        return Refusal("no-project", project=wanted.values["project"] + 1)
    target, kind = wanted.values["column"], TYPE_OF[card]
    if targets_of(player, card) & BIT[target]:
        return _needs_workers(player, die, DIE_OF[card])
    if target == 0:  # R11.4, R11.7
        return Refusal("column-unfinished", type=TYPE_NAMES[kind])
    column, size = (target - 1) // 2, (target - 1) % 2 + 1
    if column not in (kind, int(CLOISTER)) and kind != CLOISTER:
        return Refusal("wrong-column", card=TYPE_NAMES[kind], type=TYPE_NAMES[column])
    return Refusal("no-such-column", type=TYPE_NAMES[column], size=size)
