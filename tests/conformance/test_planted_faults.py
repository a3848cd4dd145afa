"""The test of the tests: every planted fault is found, by the check that looks for it."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import pytest

from chatelain.bots.base import Bot
from chatelain.bots.random_bot import RandomBot
from chatelain.core.actions import ActionTable, Block, Field
from chatelain.core.match import Match
from chatelain.core.refusal import Refusal
from chatelain.core.state import State
from chatelain.games.burgundy.outside.client import hints
from chatelain.games.burgundy.outside.shapes import Hints
from chatelain.games.burgundy.state import BurgundyState
from chatelain.testing import (
    CHECKS,
    Case,
    check_bots,
    check_census,
    check_clones,
    check_features,
    check_hints,
    check_match,
    check_notation,
    check_plans,
    check_positions,
    check_records,
    check_refusals,
    check_scores,
    check_secrets,
    check_seeds,
    check_texts,
    check_turns,
    check_undo,
)
from chatelain.testing.accounts import ranking_fault
from chatelain.testing.texts import outcome_ids
from tests.conformance.faulty_games import (
    AsksWithoutAText,
    CopyKeepsListening,
    DealsDifferently,
    DoesWhatIsNoAction,
    ExplainingChangesTheState,
    ForgetsInDreams,
    ForgetsTheLotInText,
    GivesOtherReasons,
    HasItsOwnDice,
    HasNoCensus,
    HelpsByPeeping,
    HelpsTooMuch,
    HelpsWithWhatIsNotLegal,
    ImaginesHalfTheTruth,
    ImaginesOtherMoves,
    ImaginesTheTruth,
    LeaksByAnEvent,
    LeaksInTheView,
    LeaksTheBag,
    LeaksTheLaidCard,
    LetsEverybodyAct,
    LetsStrangersAct,
    ListsAMoveTwice,
    LooksAndForgets,
    LosesACard,
    MiscountsPoints,
    NeverEnds,
    PeekingGame,
    PlansAcrossDice,
    PlansForOthers,
    PromisesNothing,
    RanksUpsideDown,
    RanksWithoutAWinner,
    RefusesALegalMove,
    RefusesWithoutAText,
    SharesItsBag,
    SharesItsHands,
    ShowsWhatCanBeTakenBack,
    TellsWithoutAText,
    ViewsATuple,
    game_of,
)
from tests.conformance.sample_game import GAME, MANIFEST, FairGame, FairState

FAULTS: list[tuple[type[FairState], Callable[[Case, int, int], None], str]] = [
    (LeaksInTheView, check_secrets, "sees something hidden"),
    (LeaksTheLaidCard, check_secrets, "sees something hidden"),
    (LeaksTheBag, check_secrets, "sees something hidden"),
    (LeaksByAnEvent, check_secrets, "events tell viewer"),
    (ImaginesTheTruth, check_secrets, "imagine never draws"),
    (ImaginesHalfTheTruth, check_secrets, "depends on hidden things|imagine never draws"),
    (ImaginesOtherMoves, check_secrets, "other legal actions"),
    (ForgetsInDreams, check_secrets, "has other actions in a dream of -1"),
    (ViewsATuple, check_secrets, "JSON does not know"),
    (SharesItsHands, check_clones, "changed the original"),
    (SharesItsBag, check_clones, "changed the original|has changed"),
    (CopyKeepsListening, check_clones, "inherited the list of events"),
    (HasItsOwnDice, check_seeds, "another position|another game"),
    (LosesACard, check_census, "the census changed"),
    (HasNoCensus, check_census, "no census"),
    (MiscountsPoints, check_scores, "its sheet adds up to"),
    (RanksUpsideDown, check_scores, "more points than seat"),
    (RanksWithoutAWinner, check_scores, "has place"),
    (ForgetsTheLotInText, check_positions, "sees"),
    (RefusesALegalMove, check_refusals, "but verify says"),
    (ExplainingChangesTheState, check_refusals, "verify changed the position"),
    (ListsAMoveTwice, check_turns, "an action twice"),
    (LetsEverybodyAct, check_turns, "may decide, but seat"),
    (LetsStrangersAct, check_refusals, "not at the table"),
    (DoesWhatIsNoAction, check_refusals, "which is no action"),
    (ShowsWhatCanBeTakenBack, check_undo, "what an undo cannot hide"),
    (LooksAndForgets, check_undo, "what an undo cannot hide"),
    (PlansAcrossDice, check_plans, "asks for dice or draws"),
    (PlansForOthers, check_plans, "may not go on"),
    (NeverEnds, check_turns, "not over after"),
    (RefusesWithoutAText, check_texts, "no text for refusal-nobody-translated-this"),
    (TellsWithoutAText, check_texts, "no text for event-untold"),
    (AsksWithoutAText, check_texts, "no text for chance-unasked"),
]


@pytest.mark.parametrize(("faulty", "check", "message"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_planted_fault_is_found(
    faulty: type[FairState], check: Callable[[Case, int, int], None], message: str
) -> None:
    with pytest.raises(AssertionError, match=message) as caught:
        check(Case.of(game_of(faulty), 3), 6, 0)
    if check is not check_texts:
        assert str(caught.value).startswith("fair, 3 seats rounds=3 open=False")


class Peeps(Bot):
    """Decides by the hands of all."""

    def decide_turn(self, state: State, seat: int) -> list[int]:
        legal = state.legal(seat)
        return [legal[zlib.crc32(state.to_text().encode()) % len(legal)]]


def test_a_bot_that_peeps_is_found() -> None:
    with pytest.raises(AssertionError, match="depends on something hidden"):
        check_bots(Case.of("cards", 2), 2, 0, [Peeps])
    check_bots(Case.of("cards", 2), 1, 0, [RandomBot])


def test_results_of_a_question_have_names_or_none() -> None:
    """A text of its own for every result, texts that several questions share, or numbers."""
    lots, fair, cards = {("lot", 1), ("lot", 2)}, Case.of(GAME, 3), Case.of("cards", 2)
    assert outcome_ids(fair, lots, {"chance-lot", "chance-lots-1"}) == set()
    assert outcome_ids(fair, lots, {"chance-lot", "chance-lot-1"}) == {"chance-lot-1", "chance-lot-2"}
    drawn = {("row-card", 3), ("hand-card", 3), ("good", 1)}
    assert outcome_ids(cards, drawn, set()) == {"castle4", "good-medium"}
    assert outcome_ids(cards, drawn, {"chance-good-1"}) == {"castle4", "chance-good-1"}


@pytest.mark.parametrize(("place", "fault"), [(1, ""), (2, ""), (3, "alone, a seat has place 1 or 2")])
def test_alone_a_seat_may_be_second(place: int, fault: str) -> None:
    """Second is who has lost against the game; such a game must be able to say so."""

    class Alone(FairState):
        def ranking(self) -> list[int]:
            return [place]

    assert ranking_fault(Alone(1, 3, False)).startswith(fault) and bool(fault) == (place == 3)
    if place == 2:
        with pytest.raises(AssertionError, match="no text for alone-lost, alone-won"):
            check_texts(Case.of(game_of(Alone), 2), 1, 0)


def test_grades_without_a_text_are_found() -> None:
    class Graded(FairGame):
        def grades(self) -> dict[str, int]:
            return {"fine": 10}

    with pytest.raises(AssertionError, match="no text for grade-fine, grade-none"):
        check_texts(Case.of(Graded(MANIFEST), 3), 1, 0)


def test_features_that_peek_are_found() -> None:
    with pytest.raises(AssertionError, match="depend on something hidden: \\['cards kind"):
        check_features(Case.of(PeekingGame(MANIFEST), 3), 6, 0)


@pytest.mark.parametrize(
    ("faulty", "message"),
    [
        (HelpsTooMuch, r"hints of seat . for 'lay \w+': seats/./cards changes by -1, not by 0"),
        (HelpsWithWhatIsNotLegal, r"hints of seat . for 'lay \w+': legal, but verify says Refusal\('no-card'"),
        (GivesOtherReasons, r"'lay \w+', 'lay \w+': no-card card=rye, but verify says Refusal\('laid-already'\)"),
        (PromisesNothing, "there are hints, but they promise nothing"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_hints_that_are_not_true_are_found(faulty: type[FairGame], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check_hints(Case.of(faulty(MANIFEST), 3), 3, 0)


def test_a_worker_too_many_in_the_hints_of_a_real_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(state: BurgundyState, seat: int) -> Hints:
        told = hints(state, seat)
        for gain in told["actions"].values():
            gain["new_workers"] += bool(gain["new_workers"])
        return told

    monkeypatch.setattr("chatelain.games.burgundy.outside.promises.hints", generous)
    with pytest.raises(AssertionError, match=r"players/./workers changes by 2, not by 3"):
        check_hints(Case.of("burgundy", 2), 1, 0)


def test_hints_that_peep_are_found() -> None:
    with pytest.raises(AssertionError, match=r"hints tell seat . something hidden"):
        check_secrets(Case.of(HelpsByPeeping(MANIFEST), 3), 3, 0)


def test_a_replay_that_differs_is_found() -> None:
    with pytest.raises(Exception, match=r"line 2: other-outcomes recorded=|the replay"):
        check_records(Case.of(game_of(DealsDifferently), 3), 6, 0)


def test_an_ambiguous_notation_is_found() -> None:
    twice = Field("card", ["rye", "oats", "rye"])
    for blocks, message in [
        ([Block("lay", twice)], "'lay rye' is read as 2, not 0"),
        ([Block("lay", Field("card", ["old rye"]))], "a word with a space"),
        ([Block("lay"), Block("lay")], "two blocks of actions have the same name"),
    ]:
        game = FairGame(MANIFEST)
        game.actions = ActionTable(blocks)
        with pytest.raises(AssertionError, match=message):
            check_notation(Case.of(game, 2))


def test_a_careless_match_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(match: Match, seat: int, action: int) -> Refusal | None:
        return match.state.verify(max(seat, 0), action)

    monkeypatch.setattr(Match, "verify", careless)
    with pytest.raises(AssertionError, match="is not no-such-seat"):
        check_match(Case.of(GAME, 2), 1, 0)


def test_a_fault_names_seed_move_and_position() -> None:
    with pytest.raises(AssertionError) as caught:
        check_census(Case.of(game_of(LosesACard), 3), 20, 5)
    first, position = str(caught.value).splitlines()
    assert first.startswith("fair, 3 seats rounds=3 open=False, seed ")
    assert ", move " in first
    assert GAME.from_text(position).to_text() == position


def test_a_leak_is_no_leak_when_the_hands_are_open() -> None:
    check_secrets(Case.of(game_of(LeaksTheLaidCard), 3, {"open": True}), 3, 0)


def test_every_check_is_tested_and_part_of_the_kit() -> None:
    assert {check for _faulty, check, _message in FAULTS} | {
        check_bots,
        check_features,
        check_hints,
        check_records,
        check_match,
        check_notation,
    } == set(CHECKS)
