"""What holds in every game: thousands of random ones."""

from __future__ import annotations

from chatelain.core.bits import count
from chatelain.core.chance import Seeded
from chatelain.core.moves import Moves
from chatelain.core.playout import play_out
from chatelain.games.beaugency import castle
from chatelain.games.beaugency.actions import ACTIONS, BUILD, DICE, EVALUATE, LOSE, ROLL, STEAL, STOP, USE
from chatelain.games.beaugency.game import GAME
from chatelain.games.beaugency.state import BeaugencyState
from chatelain.testing.walk import Case


def check_pieces(state: BeaugencyState) -> None:
    """Dice, castles and piles are as they can be."""
    assert min(state.dice0, state.dice1, state.dice_on_board()) >= 0
    for pile in range(12):
        assert 0 <= state.supply[pile] <= 9
    for seat in range(2):
        for colour in range(3):
            at = state.castle_of(seat, colour)
            kinds = [state.castles[at + kind] for kind in range(4)]
            cards = castle.occupied(state.castles, at)
            assert sum(count(kind) for kind in kinds) == count(cards), "two cards on one place"
            assert cards == 0 or cards & 1, "a gap at the left end"
            buildings = kinds[1] | kinds[2] | kinds[3]
            assert buildings & buildings << 1 == 0, "two buildings touch"


def test_thousands_of_random_games() -> None:
    moves = Moves()
    case = Case.of(GAME, 2)
    for seed in range(1500):
        chance = Seeded(seed)
        state = case.new(chance)
        assert isinstance(state, BeaugencyState)
        census = state.census()
        play_out(state, chance, Seeded(-seed), moves)
        check_pieces(state)
        assert state.census() == census
        assert sorted(state.ranking()) == [1, 2] and max(state.scores()) == 30
        assert [sum(sheet.values()) for sheet in state.score_sheet()] == state.scores()


def test_every_position_on_the_way_is_sound() -> None:
    for seed in range(60):
        walk = Case.of(GAME, 2).walk(seed)
        for _decision in walk.decisions():
            assert isinstance(walk.state, BeaugencyState)
            check_pieces(walk.state)


def test_constants_agree_with_the_table() -> None:
    names = ["roll", "stop", "use", "build", "dice", "evaluate", "steal", "lose"]
    assert [ACTIONS.base(name) for name in names] == [ROLL, STOP, USE, BUILD, DICE, EVALUATE, STEAL, LOSE]
