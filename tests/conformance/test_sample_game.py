"""The kit on a game from outside, in plain Python: it runs on the engine, and the kit finds all its planted faults."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import chatelain
from chatelain.core.actions import ActionTable, Block, Field
from chatelain.core.chance import Chance, Seeded
from chatelain.core.events import Event
from chatelain.core.manifest import Manifest
from chatelain.core.match import Match
from chatelain.core.moves import Moves
from chatelain.core.refusal import Refusal
from chatelain.core.state import View
from chatelain.testing import (
    CHECKS,
    Case,
    check_census,
    check_clones,
    check_game,
    check_match,
    check_notation,
    check_positions,
    check_records,
    check_refusals,
    check_scores,
    check_secrets,
    check_seeds,
    check_texts,
    check_turns,
    differing,
    golden,
    installed,
)
from chatelain.testing.accounts import ranking_fault
from chatelain.testing.digests import main as digests_command
from chatelain.testing.golden import playthrough
from chatelain.testing.soak import main as soak_command
from chatelain.testing.soak import soak
from chatelain.testing.texts import outcome_ids
from tests.conformance.sample_game import GAME, KINDS, LAY, MANIFEST, NOTHING, READY, FairGame, FairState

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", differing(MANIFEST), ids=str)
def test_the_sample_game_conforms(seats: int, options: dict[str, object]) -> None:
    check_game(GAME, seats, options, games=6)


def test_options_differ_until_every_choice_came_up() -> None:
    assert differing(MANIFEST) == [{"rounds": "3", "open": False}, {"rounds": "5", "open": True}]
    bare = Manifest("bare", 1, (2, 2), (1, 1), "bare", "bare:GAME")
    assert differing(bare) == [{}]


def test_a_playthrough_is_the_same_every_time_and_differs_by_seed() -> None:
    assert playthrough(GAME, 3) == playthrough(GAME, 3)
    assert playthrough(GAME, 3) != playthrough(GAME, 3, seed=2)
    assert "move 10\n" in playthrough(GAME, 3)
    assert playthrough(GAME, 3).count("\nposition fair ") == 2


def test_a_soak_counts() -> None:
    soaked = soak([Case.of(GAME, 3, options) for options in differing(MANIFEST)], 20)
    assert (soaked.games, soaked.seats, soaked.name) == (20, 3, "fair")
    assert 0 <= soaked.lowest <= soaked.points / 60 <= soaked.highest
    assert soaked.row().split()[:3] == ["fair", "3", "20"]


def test_a_package_from_outside_brings_its_game(tmp_path: Path) -> None:
    """An entry point is all it takes: the game is found, played and replayed by name."""
    info = tmp_path / "fair-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fair\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(
        "[chatelain.games]\nfair = tests.conformance.sample_game:MANIFEST\n", "utf-8"
    )
    script = (
        "import chatelain\n"
        "from chatelain.testing import check_game\n"
        "from chatelain.testing.digests import main\n"
        "assert 'fair' in chatelain.manifests()\n"
        "match = chatelain.Match.new('fair', [chatelain.Seat('Anna'), chatelain.Seat('Benno')], seed=7)\n"
        "assert match.record.header.game == 'fair'\n"
        "check_game('fair', 2, games=2)\n"
        "main(['fair', '--games', '3', '--seats', '4', '--option', 'rounds=5', '--option', 'open=yes'])\n"
    )
    path = os.pathsep.join(map(str, [Path(chatelain.__file__).parents[1], ROOT, tmp_path]))
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["0", "1", "2"]


# --- the test of the tests: every fault is found, by the check that looks for it ------------------------------------


class LeaksInTheView(FairState):
    def _view_seat(self, seat: int, viewer: int) -> View:
        return super()._view_seat(seat, viewer) | {
            "best": max(k for k in range(KINDS) if self.hands[seat][k] or k == 0)
        }


class LeaksTheLaidCard(FairState):
    def _view_seat(self, seat: int, viewer: int) -> View:
        return super()._view_seat(seat, viewer) | {"laid": self.laid[seat]}


class LeaksTheBag(FairState):
    def view(self, viewer: int) -> View:
        return super().view(viewer) | {"bag": [int(count) for count in self.bag]}


class LeaksByAnEvent(FairState):
    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        if action < READY:
            self.emit("laid", seat, {"left": self.hands[seat][:]})
        super().apply(seat, action, chance)


class ImaginesTheTruth(FairState):
    def imagine(self, seat: int, chance: Chance) -> FairState:
        return self.clone()


class ImaginesHalfTheTruth(FairState):
    """Draws the laid cards anew, but knows the hands."""

    def imagine(self, seat: int, chance: Chance) -> FairState:
        dream = self.clone()
        for other, card in enumerate(self.laid):
            if other != seat and card != NOTHING:
                dream.bag[card] += 1
                dream.laid[other] = int(chance.draw(dream.bag, 0, KINDS, "card"))
                dream.bag[dream.laid[other]] -= 1
        return dream


class ImaginesOtherMoves(FairState):
    def imagine(self, seat: int, chance: Chance) -> FairState:
        dream = super().imagine(seat, chance)
        if seat >= 0:
            dream.hands[seat] = [1] * KINDS
        return dream

    def view(self, viewer: int) -> View:
        return {"round": self.round}


class ViewsATuple(FairState):
    def view(self, viewer: int) -> View:
        return super().view(viewer) | {"laid": (1, 2)}


class SharesItsHands(FairState):
    def _copy_to(self, copy: FairState) -> FairState:
        super()._copy_to(copy)
        copy.hands = self.hands
        return copy


class SharesItsBag(FairState):
    def _copy_to(self, copy: FairState) -> FairState:
        super()._copy_to(copy)
        copy.bag = self.bag
        return copy


class CopyKeepsListening(FairState):
    def _copy_to(self, copy: FairState) -> FairState:
        super()._copy_to(copy)
        copy.events = []
        return copy


class HasItsOwnDice(FairState):
    luck = Seeded(0)

    def _next_round(self, chance: Chance) -> None:
        super()._next_round(self.luck)


class LosesACard(FairState):
    def _swap(self, seat: int, card: int, chance: Chance) -> None:
        super()._swap(seat, card, chance)
        self.discards[card] -= 1


class HasNoCensus(FairState):
    def census(self) -> dict[str, int]:
        return {}


class MiscountsPoints(FairState):
    def score_sheet(self) -> list[dict[str, int]]:
        return [sheet | {"lots": 0} for sheet in super().score_sheet()]


class RanksUpsideDown(FairState):
    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other < score for other in scores) for score in scores]


class RanksWithoutAWinner(FairState):
    def ranking(self) -> list[int]:
        return [place + 1 for place in super().ranking()]


class ForgetsTheLotInText(FairState):
    def to_text(self) -> str:
        return super().to_text().replace(f" lot={self.lot}", " lot=1")


class RefusesALegalMove(FairState):
    def verify(self, seat: i64, action: i64) -> Refusal | None:
        return Refusal("no-salt") if action == LAY + 4 else super().verify(seat, action)

    def gather(self, seat: i64, moves: Moves) -> None:
        for action in range(GAME.actions.size):
            if super().verify(seat, action) is None:
                moves.add(action)


class VerifyChangesTheState(FairState):
    def verify(self, seat: i64, action: i64) -> Refusal | None:
        refusal = super().verify(seat, action)
        if refusal is not None and refusal.code == "lay-first":
            self.thrift[0] += 1
        return refusal


class ListsAMoveTwice(FairState):
    def gather(self, seat: i64, moves: Moves) -> None:
        super().gather(seat, moves)
        super().gather(seat, moves)


class LetsEverybodyAct(FairState):
    def verify(self, seat: i64, action: i64) -> Refusal | None:
        return super().verify(self.seat_to_act() if not self.is_over else 0, action)


class LetsStrangersAct(FairState):
    def verify(self, seat: i64, action: i64) -> Refusal | None:
        return super().verify(max(seat, 0), action)


class DoesWhatIsNoAction(FairState):
    def verify(self, seat: i64, action: i64) -> Refusal | None:
        return super().verify(seat, action % GAME.actions.size)


class NeverEnds(FairState):
    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        if action <= READY:
            super().apply(seat, action, chance)


class RefusesWithoutAText(FairState):
    def verify(self, seat: i64, action: i64) -> Refusal | None:
        refusal = super().verify(seat, action)
        return Refusal("nobody-translated-this") if refusal is not None and refusal.code == "no-card" else refusal


class TellsWithoutAText(FairState):
    def _show(self, chance: Chance) -> None:
        self.emit("untold", -1, {})
        super()._show(chance)


class AsksWithoutAText(FairState):
    def _next_round(self, chance: Chance) -> None:
        super()._next_round(chance)
        chance.die("unasked")


class DealsDifferently(FairState):
    """Uses chance when it is copied: a replay asks for other outcomes."""

    copies = 0

    def _next_round(self, chance: Chance) -> None:
        DealsDifferently.copies += 1
        for _time in range(DealsDifferently.copies % 2):
            chance.below(6)
        super()._next_round(chance)


FAULTS: list[tuple[type[FairState], Callable[[Case, int, int], None], str]] = [
    (LeaksInTheView, check_secrets, "sees something hidden"),
    (LeaksTheLaidCard, check_secrets, "sees something hidden"),
    (LeaksTheBag, check_secrets, "sees something hidden"),
    (LeaksByAnEvent, check_secrets, "events tell viewer"),
    (ImaginesTheTruth, check_secrets, "imagine never draws"),
    (ImaginesHalfTheTruth, check_secrets, "depends on hidden things|imagine never draws"),
    (ImaginesOtherMoves, check_secrets, "other legal actions"),
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
    (VerifyChangesTheState, check_refusals, "verify changed the position"),
    (ListsAMoveTwice, check_turns, "an action twice"),
    (LetsEverybodyAct, check_turns, "may decide, but seat"),
    (LetsStrangersAct, check_refusals, "not at the table"),
    (DoesWhatIsNoAction, check_refusals, "which is no action"),
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
    def careless(match: Match, seat: int, action: int, version: int | None = None) -> Refusal | None:
        return match.state.verify(seat, action)

    monkeypatch.setattr(Match, "verify", careless)
    with pytest.raises(AssertionError, match="is not stale"):
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
    assert {check for _faulty, check, _message in FAULTS} | {check_records, check_match, check_notation} == set(CHECKS)


def game_of(state_class: type[FairState]) -> FairGame:
    game = FairGame(MANIFEST)
    game.state_class = state_class
    return game


# --- what the sample game itself shows --------------------------------------------------------------------------------


def test_all_choose_at_once() -> None:
    state = GAME.new(3, {}, Seeded(1))
    assert state.to_act() == (0, 1, 2)
    state.play(1, state.legal(1)[0], Seeded(1))
    state.play(1, READY, Seeded(1))
    assert state.to_act() == (0, 2)


def test_the_set_up_tells_its_events() -> None:
    events: list[Event] = []
    state = GAME.new(2, {}, Seeded(1), events)
    assert [event.kind for event in events] == ["drew", "drew", "lot"]
    assert state.events is None
    assert json.dumps(state.view(0)) != json.dumps(state.view(1))


def test_a_vec_is_copied_not_shared() -> None:
    bag = vec[i64]([1, 2])
    copy = vec[i64](bag)
    copy[0] = 7
    assert bag[0] == 1


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Golden files are written, compared and missed; the soak prints a table, the digests a line a game."""
    with installed(GAME):
        assert golden.main(["fair", "--folder", str(tmp_path)]) == 1
        assert "fair.actions.txt is missing" in capsys.readouterr().out
        assert golden.main(["fair", "--folder", str(tmp_path), "--write"]) == 0
        names = sorted(path.name for path in tmp_path.iterdir())
        assert names == [
            "fair.2.playthrough.txt",
            "fair.3.playthrough.txt",
            "fair.4.playthrough.txt",
            "fair.actions.txt",
        ]
        assert golden.main(["fair", "--folder", str(tmp_path)]) == 0
        path = tmp_path / "fair.actions.txt"
        path.write_text(path.read_text("utf-8").replace("5 ready", "6 ready"), "utf-8")
        assert capsys.readouterr().out.count("wrote") == 4
        assert golden.main(["fair", "--folder", str(tmp_path)]) == 1
        assert "-6 ready\n+5 ready\n" in capsys.readouterr().out
        assert soak_command(["fair", "--games", "4"]) == 0
        engine, _head, *rows = capsys.readouterr().out.splitlines()
        assert engine in ("pure engine", "compiled engine")
        assert [row.split()[:3] for row in rows] == [["fair", seats, "4"] for seats in "234"]
        assert digests_command(["fair", "--games", "3", "--seats", "2", "--seed", "5"]) == 0
        assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["5", "6", "7"]
    with installed(game_of(LosesACard)):
        assert soak_command(["fair", "--games", "20"]) == 1
        assert "the census was" in capsys.readouterr().err
