"""One line for each of many seeded games, to compare the interpreted and the compiled engine.

python -m chatelain.testing.digests beaugency --games 500 --seats 2 --option key=value
python -m chatelain.testing.digests beaugency --games 1 --seats 2 --bot duke:0s --turns 20
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from chatelain.bots.registry import bot
from chatelain.core.chance import Seeded
from chatelain.core.engine import is_compiled
from chatelain.core.moves import Moves
from chatelain.core.playout import play_out
from chatelain.testing.walk import Case


def digests(case: Case, games: int, seed: int = 0) -> Iterator[str]:
    """For every seed the number of decisions, the digest of the last position and the scores."""
    for number in range(seed, seed + games):
        chance = Seeded(number)
        state = case.new(chance)
        decisions = play_out(state, chance, Seeded(-1 - number), Moves())
        yield f"{number} {decisions} {state.digest()} {','.join(map(str, state.scores()))}"


def bot_digests(case: Case, name: str, games: int, turns: int, seed: int = 0) -> Iterator[str]:
    """The same for the first turns of games that bots play, with the actions of each turn."""
    for number in range(seed, seed + games):
        chance = Seeded(number)
        state = case.new(chance)
        players = [bot(name)(case.game, number + seat) for seat in range(case.seats)]
        planned: list[str] = []
        while not state.is_over and len(planned) < turns:
            seat = int(state.seat_to_act())
            plan = players[seat].decide_turn(state, seat)
            for action in plan:
                state.play(seat, action, chance)
            planned.append("-".join(map(str, plan)))
        yield f"{number} {name} {state.digest()} {','.join(map(str, state.scores()))} {' '.join(planned)}"


def main(arguments: list[str]) -> int:
    """Print the lines; on standard error, say which engine played."""
    parser = argparse.ArgumentParser(prog="python -m chatelain.testing.digests", description=__doc__)
    parser.add_argument("game", help="id of an installed game")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--bot", default="", help="who plays; otherwise every action is as likely as another")
    parser.add_argument("--turns", type=int, default=20, help="how many turns bots play")
    chosen = parser.parse_args(arguments)
    options = dict(word.partition("=")[::2] for word in chosen.option)
    print("compiled" if is_compiled() else "pure", file=sys.stderr)
    case = Case.of(chosen.game, chosen.seats, options)
    if chosen.bot:
        lines = bot_digests(case, chosen.bot, chosen.games, chosen.turns, chosen.seed)
    else:
        lines = digests(case, chosen.games, chosen.seed)
    for line in lines:
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
