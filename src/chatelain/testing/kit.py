"""All checks of a game in one call."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from chatelain.core.game import Game
from chatelain.testing.accounts import check_census, check_scores
from chatelain.testing.copies import check_clones, check_seeds
from chatelain.testing.helping import check_hints
from chatelain.testing.legality import check_match, check_refusals, check_turns
from chatelain.testing.minds import check_bots, check_features, check_plans
from chatelain.testing.secrecy import check_secrets
from chatelain.testing.texts import check_texts
from chatelain.testing.trips import check_notation, check_positions, check_records
from chatelain.testing.undoing import check_undo
from chatelain.testing.walk import Case

Check = Callable[[Case, int, int], None]

#: Every check of a case: it plays so many random games from the first seed on, and raises AssertionError.
CHECKS: tuple[Check, ...] = (
    check_notation,
    check_turns,
    check_seeds,
    check_clones,
    check_scores,
    check_census,
    check_positions,
    check_records,
    check_match,
    check_refusals,
    check_secrets,
    check_hints,
    check_undo,
    check_plans,
    check_features,
    check_bots,
    check_texts,
)


def check_game(
    game: Game | str,
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    games: int = 3,
    seed: int = 0,
) -> None:
    """Runs all checks on a game: an installed one by its id, or any Game object.

    A fault is an AssertionError that names the game, the seed, the move and the text position.
    """
    case = Case.of(game, seats, options)
    for check in CHECKS:
        check(case, games, seed)
