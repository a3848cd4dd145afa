"""The sample game with faults planted in it, one each."""

from __future__ import annotations

from dataclasses import replace

from mypy_extensions import i64

from chatelain.core.chance import Chance, Seeded
from chatelain.core.features import Features, Layout, Row
from chatelain.core.moves import Moves
from chatelain.core.promises import Promise
from chatelain.core.refusal import Refusal
from chatelain.core.state import State, View
from tests.conformance.sample_game import GAME, KEEP, KINDS, LAY, MANIFEST, NOTHING, READY, FairGame, FairState


def game_of(state_class: type[FairState]) -> FairGame:
    game = FairGame(MANIFEST)
    game.state_class = state_class
    return game


class LeaksInTheView(FairState):
    def _view_seat(self, seat: int, viewer: int) -> dict[str, object]:
        return super()._view_seat(seat, viewer) | {
            "best": max(k for k in range(KINDS) if self.hands[seat][k] or k == 0)
        }


class LeaksTheLaidCard(FairState):
    def _view_seat(self, seat: int, viewer: int) -> dict[str, object]:
        return super()._view_seat(seat, viewer) | {"laid": self.laid[seat]}


class LeaksTheBag(FairState):
    def view(self, viewer: int) -> dict[str, object]:
        return super().view(viewer) | {"bag": [int(count) for count in self.bag]}


class LeaksByAnEvent(FairState):
    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        if action < READY:
            self.emit("laid", seat, {"left": self.hands[seat][:]})
        super().act(seat, action, chance)


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

    def view(self, viewer: int) -> dict[str, object]:
        return {"round": self.round}


class ForgetsInDreams(FairState):
    """In what a spectator imagines, seats do not know their own hands any more."""

    is_dream = False

    def imagine(self, seat: int, chance: Chance) -> FairState:
        dream = super().imagine(seat, chance)
        assert isinstance(dream, ForgetsInDreams)
        if self.is_dream and seat >= 0:
            dream.hands[seat] = [1] * KINDS
        dream.is_dream = seat < 0
        return dream


class ViewsATuple(FairState):
    def view(self, viewer: int) -> dict[str, object]:
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
    def verify(self, seat: i64, action: i64) -> Refusal | None:  # type: ignore[misc]
        return Refusal("no-salt") if action == LAY + 4 else super().verify(seat, action)


class ExplainingChangesTheState(FairState):
    def explain(self, seat: int, action: int) -> Refusal:
        refusal = super().explain(seat, action)
        if refusal.code == "lay-first":
            self.thrift[0] += 1
        return refusal


class ListsAMoveTwice(FairState):
    def gather(self, seat: i64, moves: Moves) -> None:
        super().gather(seat, moves)
        super().gather(seat, moves)


class LetsEverybodyAct(FairState):
    def may_act(self, seat: i64) -> bool:
        return not self.is_over and 0 <= seat < self.seats


class LetsStrangersAct(FairState):
    def may_act(self, seat: i64) -> bool:
        return super().may_act(max(seat, 0))


class DoesWhatIsNoAction(FairState):
    def verify(self, seat: i64, action: i64) -> Refusal | None:  # type: ignore[misc]
        return super().verify(seat, action % GAME.actions.size)


class ShowsWhatCanBeTakenBack(FairState):
    """The others see the card that was laid, but it does not count as a revelation."""

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        super().act(seat, action, chance)
        if action < READY:
            self.emit("shown", -1, {"cards": [int(action)]})


class LooksAndForgets(FairState):
    """Laying a card tells what the next one has in hand; it does not count as a revelation."""

    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        super().act(seat, action, chance)
        if action < READY:
            self.whisper("drew", seat, {"cards": [int(count) for count in self.hands[(seat + 1) % self.seats]]})


class NeverEnds(FairState):
    def act(self, seat: i64, action: i64, chance: Chance) -> None:
        if action <= READY:
            super().act(seat, action, chance)


class PlansAcrossDice(FairState):
    def closes(self, seat: i64, action: i64) -> bool:
        return super().closes(seat, action) and action < KEEP


class PlansForOthers(FairState):
    def closes(self, seat: i64, action: i64) -> bool:
        return super().closes(seat, action) and (action != READY or self.is_ready.count(False) == 1)


class PeekingFeatures(Features):
    """Looks into the hands of all."""

    def __init__(self) -> None:
        self.layout = Layout()
        self.layout.block("cards kind", 20)

    def write(self, state: State, seat: i64, moment: i64, row: Row) -> None:
        assert isinstance(state, FairState)
        for hand in state.hands:
            row.add(hand[0])


class PeekingGame(FairGame):
    def features(self) -> Features:
        return PeekingFeatures()


class RefusesWithoutAText(FairState):
    def explain(self, seat: int, action: int) -> Refusal:
        refusal = super().explain(seat, action)
        return Refusal("nobody-translated-this") if refusal.code == "no-card" else refusal


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


class HelpsTooMuch(FairGame):
    """Says that laying a card costs none."""

    def hints(self, state: State, seat: int) -> View:
        return {"actions": {str(action): {"cards": 0} for action in state.legal(seat)}}


class HelpsWithWhatIsNotLegal(FairGame):
    """Speaks of all cards, whether they are in hand or not."""

    def hints(self, state: State, seat: int) -> View:
        return {"actions": {str(LAY + card): {"cards": 1} for card in range(KINDS)}}


class GivesOtherReasons(FairGame):
    """Says that a second card is refused because there is none of its kind."""

    def promises(self, state: State, seat: int) -> list[Promise]:
        refused = Refusal("no-card", card="rye")
        return [replace(one, refused=refused) if one.refused else one for one in super().promises(state, seat)]


class PromisesNothing(FairGame):
    def promises(self, state: State, seat: int) -> list[Promise]:
        return []


class HelpsByPeeping(FairGame):
    """Tells what the next player has in hand."""

    def held(self, state: State, seat: int) -> list[str]:
        return super().held(state, (seat + 1) % int(state.seats))
