"""What bots rely on: plans hold no chance, and whoever decides for a seat sees what it may know and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chatelain.bots.base import Bot
from chatelain.bots.registry import bot, names
from chatelain.core.chance import Chance, Seeded
from chatelain.core.features import DECIDING, WAITING, Features, Row
from chatelain.core.game import Game
from chatelain.core.state import State
from chatelain.testing.walk import Case, Walk

#: Makes a bot from a game and a seed.
Player = Callable[[Game, int], Bot]

REDRAWS = 2
#: Bots are asked after so many decisions, one of them at a time.
EVERY = 40


def check_plans(case: Case, games: int, seed: int) -> None:
    """An action that does not close a plan asks for no dice, leaves the turn where it is, and does not end the game."""
    for number in range(seed, seed + games):
        walk = case.walk(number)
        for _decision in walk.decisions():
            for seat in walk.state.to_act():
                _check_plan(walk, seat)


def _check_plan(walk: Walk, seat: int) -> None:
    for action in walk.state.legal(seat):
        if walk.state.closes(seat, action):
            continue
        after, name = walk.state.clone(), walk.case.game.actions.text(action)
        try:
            after.apply(seat, action, Chance())
        except NotImplementedError:
            walk.fail(f"'{name}' closes no plan, but asks for dice or draws")
        walk.require(not after.is_over, f"'{name}' closes no plan, but ends the game")
        walk.require(bool(after.may_act(seat)), f"'{name}' closes no plan, but seat {seat} may not go on")


def check_features(case: Case, games: int, seed: int) -> None:
    """Features have names, are the same whatever is imagined, and looking at them changes nothing."""
    features = case.game.features()
    if features is None:
        return
    for number in range(seed, seed + games):
        walk = case.walk(number)
        for seat, _action in walk.decisions():
            for viewer in range(case.seats):
                _check_view(walk, features, viewer, [DECIDING if viewer in walk.state.to_act() else WAITING])
            _check_view(walk, features, seat, [one for one in walk.state.legal(seat) if walk.state.closes(seat, one)])


def _check_view(walk: Walk, features: Features, seat: int, moments: list[int]) -> None:
    state, before = walk.state, walk.state.to_text()
    for moment in moments:
        seen = written(features, state, seat, moment)
        for feature in seen:
            walk.require(0 <= feature < features.layout.size, f"feature {feature} of seat {seat} is not in the layout")
        for redraw in range(REDRAWS):
            dream = state.imagine(seat, Seeded(walk.number * REDRAWS + redraw))
            differing = set(seen) ^ set(written(features, dream, seat, moment))
            names = [features.layout.name(feature) for feature in sorted(differing)]
            walk.require(not differing, f"the features of seat {seat} depend on something hidden: {names}")
    walk.require(state.to_text() == before, "writing features changed the position")


def check_bots(case: Case, games: int, seed: int, players: Sequence[Player] | None = None) -> None:
    """Bots decide the same wherever their seat cannot tell positions apart: these, or all that are installed."""
    asked = [bot(f"{name}:0s") for name in names()] if players is None else players
    turn = seed
    for number in range(seed, seed + games):
        walk = case.walk(number)
        for seat, _action in walk.decisions():
            if (walk.number + number) % EVERY == 0:
                _check_bot(walk, seat, asked[turn % len(asked)])
                turn += 1


def _check_bot(walk: Walk, seat: int, player: Player) -> None:
    game, before = walk.case.game, walk.state.to_text()
    decided = player(game, walk.number).decide_turn(walk.state, seat)
    walk.require(walk.state.to_text() == before, f"{player} changed the position by thinking")
    for redraw in range(REDRAWS):
        dream = walk.state.imagine(seat, Seeded(walk.number * REDRAWS + redraw))
        again = player(game, walk.number).decide_turn(dream, seat)
        walk.require(again == decided, f"what {player} does for seat {seat} depends on something hidden")


def written(features: Features, state: State, seat: int, moment: int) -> list[int]:
    """All active features of a position, in order."""
    row = Row()
    features.write_background(state, seat, row)
    features.write(state, seat, moment, row)
    return sorted(row.as_list())
