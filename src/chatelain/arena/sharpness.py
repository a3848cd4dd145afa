"""How certain chances to win are: fitted to games of the strongest bots, after their layers have learned.

The learned layers judge every seat by itself. What they say is shared out among all seats, and the more of them there
are, the more timid it becomes: a power of the chances makes up for that.

python -m chatelain.arena.sharpness burgundy --games 400 --jobs 2       # into mind/chances.toml
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from pathlib import Path

from chatelain.arena.calibration import in_pieces, seats_of, watched
from chatelain.bots.forecast import sharpened, sharpness_of
from chatelain.bots.minds import CHANCES
from chatelain.core import registry

GAMES = Path("src/chatelain/games")
GOLDEN = (math.sqrt(5) - 1) / 2
#: What is thought impossible and happens all the same counts as this.
TINY = 1e-6
#: Of the forecasts of a game so many are enough to fit to.
EVERY = 3
#: No chance is sharpened further than this, nor blunted.
LEAST, MOST = 0.5, 4.0


def remember(piece: tuple[str, int, int, int]) -> list[tuple[list[float], list[float]]]:
    """Chances of games number `first` to `stop` - 1, and who won."""
    id, seed, first, stop = piece
    found: list[tuple[list[float], list[float]]] = []
    for number in range(first, stop):
        forecasts, ending = watched(id, seed, number)
        found += [(forecast.chances, ending.wins) for forecast in forecasts[::EVERY]]
    return found


def fit(id: str, games: int, jobs: int, seed: int) -> dict[str, float]:
    """By the number of seats, the sharpness under which what came to pass was likeliest."""
    samples: dict[int, list[tuple[list[float], list[float]]]] = {seats: [] for seats in seats_of(id)}
    for part in in_pieces(remember, id, games, jobs, seed):
        for chances, wins in part:
            samples[len(wins)].append((chances, wins))
    game = registry.game(id)
    return {
        str(seats): round(sharpness_of(game, seats) * likeliest(found), 3) for seats, found in samples.items() if found
    }


def likeliest(samples: Sequence[tuple[list[float], list[float]]]) -> float:
    """The power of chances that explains best who won, by golden section.

    >>> round(likeliest([([0.6, 0.4], [1.0, 0.0])] * 9 + [([0.6, 0.4], [0.0, 1.0])] * 4), 1)  # 9 of 13 were won
    2.0
    """
    low, high = LEAST, MOST
    while high - low > 1e-3:
        one, other = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        if likelihood(samples, one) > likelihood(samples, other):
            high = other
        else:
            low = one
    return (low + high) / 2


def likelihood(samples: Sequence[tuple[list[float], list[float]]], sharpness: float) -> float:
    """The logarithm of how likely that was which came to pass."""
    total = 0.0
    for chances, wins in samples:
        sharp = sharpened(chances, sharpness)
        if len(sharp) == 1:
            sharp, wins = [sharp[0], 1.0 - sharp[0]], [wins[0], 1.0 - wins[0]]
        total += sum(win * math.log(max(chance, TINY)) for chance, win in zip(sharp, wins) if win)
    return total


def sharpness_file(id: str, games: int, sharpness: dict[str, float]) -> str:
    """mind/chances.toml."""
    lines = [
        "# By the number of seats, how much more certain chances to win are than the learned layers say;",
        f"# `python -m chatelain.arena.sharpness {id} --games {games}`.",
        "",
        "[sharpness]",
        *(f"{seats} = {number}" for seats, number in sharpness.items()),
    ]
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Fits one game."""
    parser = argparse.ArgumentParser(prog="python -m chatelain.arena.sharpness", description=__doc__)
    parser.add_argument("game", help="id of an installed game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=78)
    chosen = parser.parse_args(arguments)
    found = sharpness_file(chosen.game, chosen.games, fit(chosen.game, chosen.games, chosen.jobs, chosen.seed))
    (GAMES / chosen.game / "mind" / CHANCES).write_text(found, "utf-8")
    print(found, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
