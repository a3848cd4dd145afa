"""Records of whole games that are kept as tests: look for seeds that show what is wanted, write them, play them again.

    RECORDS = Records("fair", FairState, Path(__file__).parent / "records")
    RECORDS.write({"two-players": Wish(2), "a-tie": Wish(2, is_wanted=is_tie)}, choose)

`choose` plays for everybody: it gets a state and a source of chance for its whims, and returns a seat and an action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

from chatelain.core import registry
from chatelain.core.actions import ActionTable
from chatelain.core.chance import Seeded
from chatelain.core.match import Match, Replay
from chatelain.core.record import Seat, load
from chatelain.core.state import State

S = TypeVar("S", bound=State)
Choose = Callable[[S, Seeded], tuple[int, int]]

NAMES = ("Anna", "Benno", "Carla", "Dario", "Emma")
#: The whims of the players are not the dice of the game.
_WHIMS = 2**40
_MOST_SEEDS = 10**6


def _anything(state: State) -> bool:
    return True


@dataclass(frozen=True)
class Wish(Generic[S]):
    """A game worth keeping: the first seed whose end is as wanted."""

    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    is_wanted: Callable[[S], bool] = _anything


class Records(Generic[S]):
    """The kept records of one game, whose states are of one class."""

    def __init__(self, game: str, kind: type[S], folder: Path) -> None:
        self.game = game
        self.kind = kind
        self.folder = folder

    # -- reading

    def names(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("*.chatelain"))

    def text(self, name: str) -> str:
        return (self.folder / f"{name}.chatelain").read_text("utf-8")

    def replayed(self, name: str) -> tuple[Match, S]:
        """A record played again, and its last position."""
        match = Replay(load(self.text(name))).run()
        return match, self._checked(match.state)

    def check(self, name: str, limit: int = 60_000) -> None:
        """A record replays to its end, is written again as it was, and is not too long."""
        text = self.text(name)
        assert len(text) < limit, f"{name}: {len(text)} characters"
        match, state = self.replayed(name)
        assert state.is_over, f"{name}: the game is not over"
        assert match.save().dump() == text, f"{name}: written again it is another text"

    def check_places(self, name: str, seats: int) -> None:
        """A record without ties: the most points have the first place, and so on to the last."""
        _match, state = self.replayed(name)
        scores, ranking = state.scores(), state.ranking()
        assert len(scores) == seats == len(set(scores)), f"{name}: {scores}"
        places = {score: place for place, score in enumerate(sorted(scores, reverse=True), start=1)}
        assert ranking == [places[score] for score in scores], f"{name}: {scores} {ranking}"

    # -- writing

    def finished(self, wish: Wish[S], choose: Choose[S], seed: int) -> S:
        """The end of the game with this seed."""
        chance, whims = Seeded(seed), Seeded(seed + _WHIMS)
        state = self._checked(registry.game(self.game).new(wish.seats, wish.options, chance))
        while not state.is_over:
            seat, action = choose(state, whims)
            state.apply(seat, action, chance)
        return state

    def played(self, wish: Wish[S], choose: Choose[S], seed: int) -> Match:
        """The same game as a match."""
        match = Match.new(self.game, [Seat(name) for name in NAMES[: wish.seats]], wish.options, seed=seed)
        whims = Seeded(seed + _WHIMS)
        while not match.state.is_over:
            match.play(*choose(self._checked(match.state), whims))
        return match

    def write(self, wishes: Mapping[str, Wish[S]], choose: Choose[S], names: Iterable[str] = ()) -> None:
        """Looks for the wanted ends and writes their records: those named, or all."""
        self.folder.mkdir(exist_ok=True)
        for name in list(names) or wishes:
            wish = wishes[name]
            seeds = (seed for seed in range(1, _MOST_SEEDS) if wish.is_wanted(self.finished(wish, choose, seed)))
            seed = next(seeds)
            self.keep(name, self.played(wish, choose, seed))
            print(name, seed, flush=True)

    def keep(self, name: str, match: Match) -> None:
        """Writes the record of a match."""
        (self.folder / f"{name}.chatelain").write_text(match.save().dump(), "utf-8")

    def _checked(self, state: State) -> S:
        assert isinstance(state, self.kind)
        return state


def liking(actions: ActionTable, likes: tuple[str, ...], often: int) -> Choose[State]:
    """Players who mostly do what comes first in `likes`; one time in `often` anything. Whoever may act acts."""

    def choose(state: State, whims: Seeded) -> tuple[int, int]:
        seats = state.to_act()
        seat = seats[int(whims.below(len(seats)))]
        legal = state.legal(seat)
        if whims.below(often):
            kinds = {action: actions.block_of(action).name for action in legal}
            best = next((like for like in likes if like in kinds.values()), "")
            legal = [action for action in legal if kinds[action] == best] or legal
        return seat, legal[int(whims.below(len(legal)))]

    return choose
