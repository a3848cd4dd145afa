"""The conformance kit: what every game has to keep, checked in random games. It ships with the package.

    from chatelain.testing import check_game

    def test_my_game():
        check_game("my-game", seats=3)

Each check also stands alone and takes a `Case`, a number of games and the first seed. Four modules are commands, too:
`golden` (files to compare with), `digests` (interpreted against compiled), `sentences` (what clients must say as the
engine does) and `soak` (many games). `records` keeps whole games as tests.
"""

from __future__ import annotations

from chatelain.testing.accounts import check_census, check_scores
from chatelain.testing.copies import check_clones, check_seeds
from chatelain.testing.helping import check_hints
from chatelain.testing.kit import CHECKS, check_game
from chatelain.testing.legality import check_match, check_refusals, check_turns
from chatelain.testing.minds import check_bots, check_features, check_plans
from chatelain.testing.rules import check_rules, rule_ids
from chatelain.testing.secrecy import check_secrets
from chatelain.testing.texts import check_texts
from chatelain.testing.trips import check_notation, check_positions, check_records
from chatelain.testing.undoing import check_undo
from chatelain.testing.walk import Case, Walk, differing, installed

__all__ = [
    "CHECKS",
    "Case",
    "Walk",
    "check_bots",
    "check_census",
    "check_clones",
    "check_features",
    "check_game",
    "check_hints",
    "check_match",
    "check_notation",
    "check_plans",
    "check_positions",
    "check_records",
    "check_refusals",
    "check_rules",
    "check_scores",
    "check_secrets",
    "check_seeds",
    "check_texts",
    "check_turns",
    "check_undo",
    "differing",
    "installed",
    "rule_ids",
]
