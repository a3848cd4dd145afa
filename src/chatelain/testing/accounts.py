"""Nothing is lost and nothing comes from nowhere: pieces are conserved, and points add up."""

from __future__ import annotations

from collections.abc import Callable

from chatelain.core.state import State
from chatelain.testing.walk import Case, Walk


def census_of(state: State) -> dict[str, int] | None:
    """The totals that never change during a game, by name; None if the game does not offer `census()`."""
    census: Callable[[], dict[str, int]] | None = getattr(state, "census", None)
    return None if census is None else census()


def check_census(case: Case, games: int, seed: int) -> None:
    """The pieces of the game stay what they were, wherever they lie: its `census()` is constant."""
    for number in range(seed, seed + games):
        walk = case.walk(number)
        first = census_of(walk.state)
        if not first:
            raise AssertionError(f"{case}: states have no census(): named totals that stay constant, as dict[str, int]")
        for _decision in walk.decisions():
            _require_census(walk, first)
        _require_census(walk, first)


def _require_census(walk: Walk, first: dict[str, int]) -> None:
    now = census_of(walk.state) or {}
    changed = {name: (first.get(name), now.get(name)) for name in first | now if first.get(name) != now.get(name)}
    walk.require(not changed, f"the census changed (at first, now): {changed}")


def check_scores(case: Case, games: int, seed: int) -> None:
    """At every move the scores are the sums of the score sheet; at the end the ranking agrees with them."""
    for number in range(seed, seed + games):
        walk = case.walk(number)
        for _decision in walk.decisions():
            fault = score_fault(walk.state)
            walk.require(not fault, fault)
        fault = score_fault(walk.state) or ranking_fault(walk.state)
        walk.require(not fault, fault)


def score_fault(state: State) -> str:
    """What is wrong with the scores of a position; empty if nothing."""
    scores, sheet = state.scores(), state.score_sheet()
    if len(scores) != state.seats or len(sheet) != state.seats:
        return f"{state.seats} seats, but {len(scores)} scores and {len(sheet)} score sheets"
    for seat, (score, items) in enumerate(zip(scores, sheet)):
        if sum(items.values()) != score:
            return f"seat {seat} has {score} points, but its sheet adds up to {sum(items.values())}: {items}"
    return ""


def ranking_fault(state: State) -> str:
    """What is wrong with the ranking of a finished game; empty if nothing."""
    scores, ranking = state.scores(), state.ranking()
    if len(ranking) != state.seats:
        return f"{state.seats} seats, but the ranking is {ranking}"
    if state.seats == 1:  # 2: lost against the game
        return "" if ranking[0] in (1, 2) else f"alone, a seat has place 1 or 2, but the ranking is {ranking}"
    for seat, place in enumerate(ranking):
        better = sum(other < place for other in ranking)
        if place != 1 + better:
            return f"seat {seat} has place {place}, but {better} are before it: {ranking}"
        for other, score in enumerate(scores):
            if score > scores[seat] and ranking[other] >= place:
                return f"seat {other} has more points than seat {seat}, but no better place: {scores}, {ranking}"
    return ""
