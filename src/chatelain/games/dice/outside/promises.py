"""What the hints say, put so that it can be tried."""

from __future__ import annotations

from chatelain.core.promises import Promise
from chatelain.core.refusal import Refusal
from chatelain.games.dice.actions import ACTIONS
from chatelain.games.dice.data import Bonus
from chatelain.games.dice.outside import shapes
from chatelain.games.dice.outside.client import hints
from chatelain.games.dice.state import DiceState

#: Where the bonuses are seen.
HELD: dict[Bonus, str] = {"monk": "monks", "silver": "silver", "good": "goods", "worker": "workers"}
#: What a combination is paid with.
PAID: dict[str, Bonus] = {"monk": "monk", "worker": "worker", "silver": "silver"}


def promises(state: DiceState, seat: int) -> list[Promise]:
    """Points and bonuses of the combinations that can be drafted now, and why the others cannot be."""
    told = hints(state, seat)
    legal = set(state.legal(seat))
    drafts = {**told["first"], **told["second"]}
    return [
        *(
            Promise((int(action),), changes(seat, action, gain))
            for action, gain in drafts.items()
            if int(action) in legal
        ),
        *(refusals(told) if any(ACTIONS.decode(action).kind == "mark" for action in legal) else []),
    ]


def changes(seat: int, action: str, gain: shapes.Gain) -> dict[str, int]:
    """What a combination brings and costs, by where it is seen; colours score when the turn is shown (R4.9)."""
    bonuses = dict.fromkeys(HELD.values(), 0)
    if gain["bonus"]:
        bonuses[HELD[gain["bonus"]]] += 1
    kind = ACTIONS.decode(int(action)).kind
    if kind in PAID:
        bonuses[HELD[PAID[kind]]] -= 1
    own = f"players/{seat}"
    return {f"{own}/total": gain["points"], **{f"{own}/{name}": change for name, change in bonuses.items()}}


def refusals(told: shapes.Hints) -> list[Promise]:
    """Why a rolled number cannot go into a space."""
    found = []
    for number, row in told["blocked"].items():
        for space, at in enumerate(row):
            if at >= 0:
                why = told["reasons"][at]
                action = ACTIONS.encode("mark", int(number) - 1, space)
                found.append(Promise((action,), refused=Refusal(why["code"], **why["params"])))
    return found
