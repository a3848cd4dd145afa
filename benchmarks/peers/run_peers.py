"""Measure random play in OpenSpiel's backgammon and in Catanatron.

Needs the standard library and the peers, nothing of Chatelain: run it with the
interpreter of the environment that ``environment.py`` builds.

    .venv-peers/bin/python benchmarks/peers/run_peers.py --seconds 5 --json

Both peers are measured the same way, in one process on one thread:

* A warm-up of whole games, not counted, a tenth of the time given.
* Whole random games, seeded, until the time given is over. The clock is read
  between games, so every game counted was played to its end and all its time
  is counted with it. Setting a game up is part of the game.
* Copies of positions taken from all over several games, not only from the
  opening: both libraries keep a history, so a late position costs more to copy.
* The garbage collector is left as a program would have it, switched on.

A decision is one time that a player is asked for an action, however many
actions there are to choose from. Chance is sampled but is not a decision.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import math
import platform
import random
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, NamedTuple

WARM_UP_SHARE = 0.1
CLONE_SHARE = 0.2
CLONE_GAMES = 4
CLONE_EVERY = 10
"""Positions to copy: every tenth decision of four games."""

MAX_SECONDS = 600.0


class Peer(NamedTuple):
    """One library, ready to be measured."""

    name: str
    distribution: str
    game: str
    play: Callable[[int], int]
    """Play one random game from a seed; return the number of decisions."""
    positions: Callable[[int], list[Callable[[], object]]]
    """Play one random game from a seed; return the copying method of positions along it."""


def open_spiel_backgammon() -> Peer:
    """OpenSpiel's backgammon: the rules run in C++, the loop in Python."""
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game("backgammon")
    chance_player = int(pyspiel.PlayerId.CHANCE)

    def step_chance(state: Any, rand: Callable[[], float]) -> None:
        # The library hands out (outcome, probability) pairs and leaves the draw
        # to the caller. Walking them beats building two lists for choices().
        point = rand()
        outcome = 0
        for outcome, probability in state.chance_outcomes():
            point -= probability
            if point < 0.0:
                break
        state.apply_action(outcome)

    def play(seed: int) -> int:
        # One current_player() call tells player, chance and end apart; asking
        # is_terminal() and is_chance_node() would cost two calls into C++.
        # Counted: every node of a player, forced passes included.
        rand = random.Random(seed).random
        state = game.new_initial_state()
        decisions = 0
        while True:
            player = state.current_player()
            if player >= 0:
                actions = state.legal_actions()
                state.apply_action(actions[int(rand() * len(actions))])
                decisions += 1
            elif player == chance_player:
                step_chance(state, rand)
            else:
                return decisions

    def positions(seed: int) -> list[Callable[[], object]]:
        rand = random.Random(seed).random
        state = game.new_initial_state()
        decisions = 0
        found: list[Callable[[], object]] = []
        while not state.is_terminal():
            if state.is_chance_node():
                step_chance(state, rand)
                continue
            if decisions % CLONE_EVERY == 0:
                found.append(state.clone().clone)
            actions = state.legal_actions()
            state.apply_action(actions[int(rand() * len(actions))])
            decisions += 1
        return found

    return Peer("OpenSpiel", "open-spiel", "backgammon", play, positions)


def catanatron_two_players() -> Peer:
    """Catanatron's own game loop with two of its own RandomPlayers."""
    engine = importlib.import_module("catanatron.game")
    players = importlib.import_module("catanatron.models.player")
    new_game: Callable[..., Any] = engine.Game
    turns_limit: int = engine.TURNS_LIMIT
    red, blue = players.Color.RED, players.Color.BLUE
    random_player: Callable[[Any], Any] = players.RandomPlayer

    def start(seed: int) -> Any:
        # The game seeds the global generator, from which it draws everything.
        # It takes a seed of 0 for no seed at all, hence the 1 added.
        return new_game([random_player(red), random_player(blue)], seed=seed + 1)

    def play(seed: int) -> int:
        # Counted: every tick, that is every time the loop calls decide() on a
        # player: each one leaves exactly one entry in the log of actions. That
        # includes the ticks with one action to choose from, such as a roll of
        # the dice before the first development card. The library draws dice,
        # cards and thefts inside those actions, so it has no chance nodes.
        game = start(seed)
        game.play()
        return len(game.state.actions)

    def positions(seed: int) -> list[Callable[[], object]]:
        game = start(seed)
        found: list[Callable[[], object]] = []
        while game.winning_color() is None and game.state.num_turns < turns_limit:
            if len(game.state.actions) % CLONE_EVERY == 0:
                found.append(game.copy().copy)
            game.play_tick()
        return found

    return Peer("Catanatron", "catanatron", "catan, 2 players", play, positions)


PEERS: dict[str, Callable[[], Peer]] = {
    "open_spiel": open_spiel_backgammon,
    "catanatron": catanatron_two_players,
}


def play_for(play: Callable[[int], int], seconds: float, seed: int) -> tuple[int, int, float]:
    """Play whole games until the time is over: games, decisions, seconds taken."""
    games = decisions = 0
    start = perf_counter()
    end = start + seconds
    now = start
    while now < end:
        decisions += play(seed + games)
        games += 1
        now = perf_counter()
    return games, decisions, now - start


def clone_for(clones: Sequence[Callable[[], object]], seconds: float) -> tuple[int, float]:
    """Copy every position in turn until the time is over: copies, seconds taken."""
    copies = 0
    start = perf_counter()
    end = start + seconds
    now = start
    while now < end:
        for clone in clones:
            clone()
        copies += len(clones)
        now = perf_counter()
    return copies, now - start


def measure(peer: Peer, seconds: float, seed: int) -> dict[str, object]:
    """Warm up, play, copy; one row of the report."""
    # The warm-up takes seeds from elsewhere, so that no counted game is a repeat.
    play_for(peer.play, seconds * WARM_UP_SHARE, seed + 1_000_000)
    games, decisions, taken = play_for(peer.play, seconds, seed)
    clones = [clone for game in range(CLONE_GAMES) for clone in peer.positions(seed + game)]
    copies, copying = clone_for(clones, seconds * CLONE_SHARE)
    return {
        "name": peer.name,
        "version": importlib.metadata.version(peer.distribution),
        "game": peer.game,
        "driven": "python",
        "games": games,
        "seconds": round(taken, 4),
        "decisions": decisions,
        "games_per_s": round(games / taken, 2),
        "decisions_per_s": round(decisions / taken, 1),
        "decisions_per_game": round(decisions / games, 2),
        "clone_us": round(copying / copies * 1e6, 3),
    }


def as_text(report: dict[str, Any]) -> str:
    """The report for reading at a terminal."""
    lines = [f"{'peer':<18} {'game':<17} {'games/s':>9} {'decisions/s':>12} {'a game':>8} {'clone us':>9}"]
    for row in report["peers"]:
        lines.append(
            f"{row['name'] + ' ' + row['version']:<18} {row['game']:<17} {row['games_per_s']:>9,.1f} "
            f"{row['decisions_per_s']:>12,.0f} {row['decisions_per_game']:>8,.1f} {row['clone_us']:>9,.2f}"
        )
    return "\n".join(lines)


def duration(text: str) -> float:
    """A number of seconds from the command line."""
    try:
        seconds = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"not a number of seconds: {text!r}") from None
    if not (math.isfinite(seconds) and 0.0 < seconds <= MAX_SECONDS):
        raise argparse.ArgumentTypeError(f"must be more than 0 and at most {MAX_SECONDS:g}: {text!r}")
    return seconds


def seed_number(text: str) -> int:
    """A seed from the command line: Catanatron has no use for a negative one."""
    try:
        seed = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"not a whole number: {text!r}") from None
    if seed < 0:
        raise argparse.ArgumentTypeError(f"must not be negative: {text!r}")
    return seed


def parser() -> argparse.ArgumentParser:
    """The command line."""
    result = argparse.ArgumentParser(description="Measure random play in OpenSpiel's backgammon and in Catanatron.")
    result.add_argument("--seconds", type=duration, default=5.0, help="time of play for each peer (default: 5)")
    result.add_argument("--seed", type=seed_number, default=1, help="seed of the first game (default: 1)")
    result.add_argument("--peer", choices=sorted(PEERS), help="measure this one only (default: both)")
    result.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    return result


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the measurement and print it."""
    options = parser().parse_args(arguments)
    try:
        peers = [make() for name, make in PEERS.items() if options.peer in (None, name)]
    except ImportError as error:
        print(
            f"run_peers.py: {error}; the peers live in an environment of their own: "
            "build it with `python benchmarks/peers/environment.py` and run this script with the interpreter it prints",
            file=sys.stderr,
        )
        return 1
    report: dict[str, Any] = {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "seed": options.seed,
        "peers": [measure(peer, options.seconds, options.seed) for peer in peers],
    }
    print(json.dumps(report) if options.json else as_text(report))
    return 0


if __name__ == "__main__":
    sys.exit(main())
