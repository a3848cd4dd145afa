"""Matches of the sample game, which hides cards and lets all choose at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from chatelain.core.chance import Chance, Seeded
from chatelain.core.match import Match
from chatelain.core.record import Seat
from chatelain.testing import installed
from tests.conformance.sample_game import GAME

SEATS = [Seat("Anna"), Seat("Benno", bot="greedy")]


@pytest.fixture(autouse=True)
def fair_is_installed() -> Iterator[None]:
    with installed(GAME):
        yield


def new(seed: int | None = 7, options: Mapping[str, object] | None = None, source: Chance | None = None) -> Match:
    return Match.new("fair", SEATS, options, seed=seed if source is None else None, source=source)


def play_on(match: Match, moves: int = 10_000, seed: int = 1) -> Match:
    """Plays random moves, to the end if there are enough."""
    choice = Seeded(seed)
    while moves and not match.state.is_over:
        seat = match.state.to_act()[choice.below(len(match.state.to_act()))]
        legal = match.state.legal(seat)
        match.play(seat, legal[choice.below(len(legal))])
        moves -= 1
    return match
