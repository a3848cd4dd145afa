"""Section 16: the experts' set-up."""

from __future__ import annotations

import pytest

from chatelain.core.chance import Forced, Seeded
from chatelain.core.refusal import Refusal
from chatelain.games.burgundy.actions import ACTIONS
from chatelain.games.burgundy.estates import ESTATES
from chatelain.games.burgundy.outside.shapes import Player
from chatelain.games.burgundy.state import BurgundyState
from chatelain.hexes import NAMES
from tests.games.burgundy.helpers import laid, legal, new, order, play, player, stock, why_not

#: The castle spaces of estate 5.
CASTLES_5 = {"start c2", "start d5", "start e2", "start f4"}


def seen(state: BurgundyState, viewer: int, seat: int) -> Player:
    """What a viewer sees of a seat."""
    return state.view(viewer)["players"][seat]


def choose(state: BurgundyState, seat: int, move: str) -> None:
    state.play(seat, ACTIONS.parse(move), Seeded(1))


def first_is(seat: int, **options: object) -> BurgundyState:
    """A game of three in which this seat starts."""
    return new(3, chance=Forced(draws=[seat], then=Seeded(1)), options=options)


@pytest.mark.rule("R16.1")
def test_players_use_other_estates_than_estate_1() -> None:
    state = new(2, estates="2,7")
    assert [player.estate.number for player in state.players] == ["2", "7"]
    assert [player.estate.number for player in new(3, estates="4").players] == ["4", "4", "4"]
    assert "1" not in {
        player.estate.number for seed in range(20) for player in new(4, seed=seed, estates="random").players
    }


@pytest.mark.rule("R16.2")
@pytest.mark.parametrize(
    ("option", "numbers"),
    [("random", [str(number) for number in range(2, 10)]), ("random-10", [f"10{letter}" for letter in "abcdefgh"])],
)
def test_estates_dealt_at_random_no_number_twice(option: str, numbers: list[str]) -> None:
    dealt = set()
    for seed in range(40):
        mine = [player.estate.number for player in new(4, seed=seed, estates=option).players]
        assert len(set(mine)) == 4 and set(mine) <= set(numbers)
        dealt.update(mine)
    assert dealt == set(numbers)


@pytest.mark.rule("R16.2")
def test_each_player_chooses_an_estate() -> None:
    state = new(2, estates="choose")
    assert legal(state) == {f"estate {number}" for number in ESTATES}
    assert why_not(state, "start d4") == Refusal("choose-first", what="estate")
    assert why_not(state, "workers die1") == Refusal("choose-first", what="estate")
    who = state.to_act()[0]
    play(state, "estate 5")
    assert player(state, who).estate.number == "5" and state.to_act() == (who,)
    assert why_not(state, "estate 6") == Refusal("choose-first", what="start")


@pytest.mark.rule("R16.3")
def test_the_start_castle_goes_on_any_castle_space() -> None:
    for start in sorted(CASTLES_5):
        state = new(2, estates="5")
        assert legal(state) == CASTLES_5
        assert why_not(state, "start d4") == Refusal("no-castle-space", space="d4")
        who = state.to_act()[0]
        play(state, start, "start f4")
        space = start.split()[1]
        assert laid(state, space, who) == "castle" and laid(state, "f4", 1 - who) == "castle"
        assert state.phase == 0 and why_not(state, start) == Refusal("only-before-game")


@pytest.mark.rule("R16.3")
@pytest.mark.parametrize("number", [number for number in ESTATES if number != "1"])
def test_every_other_estate_has_four_places_for_the_start_castle(number: str) -> None:
    spaces = [NAMES[space] for space, letter in enumerate(ESTATES[number].letters) if letter == "C"]
    assert legal(new(2, estates=number)) == {f"start {space}" for space in spaces} and len(spaces) == 4


@pytest.mark.rule("R16.4")
def test_on_estate_1_the_start_castle_lies_on_the_centre() -> None:
    """Whoever chooses estate 1 has nothing more to choose."""
    state = new(2, estates="choose")
    first, second = order(state)
    play(state, "estate 1")
    assert state.to_act() == (second,)
    play(state, "estate 1")
    assert state.phase == 0 and laid(state, "d4", first) == laid(state, "d4", second) == "castle"
    mixed = new(2, estates="1,5")
    assert mixed.to_act() == (1,)


@pytest.mark.rule("R16.5")
@pytest.mark.parametrize("choice", ["open", "secret"])
@pytest.mark.parametrize("estates", ["choose", "random", "3"])
def test_choices_come_after_goods_and_workers_and_before_the_tiles(estates: str, choice: str) -> None:
    state = first_is(2, estates=estates, choice=choice)
    assert state.view(0)["phase"] == "setup" and order(state) == [2, 0, 1]
    assert [int(player(state, seat).workers) for seat in (2, 0, 1)] == [1, 2, 3]
    assert [sum(stock(state, seat).values()) for seat in range(3)] == [3, 3, 3]
    assert state.stock == 0 and sum(state.pool[0:98]) == 164  # no tile is drawn
    assert state.round_goods == 0 and state.white_die == 0


@pytest.mark.rule("R16.6")
def test_open_choices_are_made_one_after_another_in_turn_order() -> None:
    state = first_is(1, estates="choose")
    for seat, estate, start in ((1, "5", "c2"), (2, "1", ""), (0, "2", "a4")):
        assert state.to_act() == (seat,)
        other = (seat + 1) % 3
        assert why_not(state, "estate 1", seat=other) == Refusal("not-your-turn", seat=seat)
        play(state, f"estate {estate}")
        assert seen(state, other, seat)["estate"] == estate  # everybody sees it
        if start:
            play(state, f"start {start}")
            assert seen(state, other, seat)["start"] == start
    assert state.phase == 0 and state.to_act() == (1,)


@pytest.mark.rule("R16.6")
def test_secret_choices_are_made_at_the_same_time() -> None:
    state = first_is(1, estates="choose", choice="secret")
    assert state.to_act() == (0, 1, 2)
    choose(state, 2, "estate 5")
    choose(state, 0, "estate 7")
    choose(state, 2, "start c2")
    assert state.to_act() == (0, 1)
    assert why_not(state, "start d5", seat=2) == Refusal("ready-already")
    choose(state, 1, "estate 1")
    assert state.to_act() == (0, 1) and legal(state, seat=1) == {"start d4"}  # two steps, as for any other estate
    choose(state, 1, "start d4")
    assert state.to_act() == (0,) and state.phase == -1
    choose(state, 0, "start a2")
    assert state.phase == 0 and state.to_act() == (1,)
    assert [player.estate.number for player in state.players] == ["7", "1", "5"]


@pytest.mark.rule("R16.6")
def test_a_rival_sees_nothing_of_a_secret_choice_until_all_are_ready() -> None:
    state = first_is(0, estates="choose", choice="secret")
    before = [seen(state, viewer, 2) for viewer in (0, 1, -1)]
    choose(state, 2, "estate 5")
    assert [seen(state, viewer, 2) for viewer in (0, 1, -1)] == before
    choose(state, 2, "start c2")
    for viewer, old in zip((0, 1, -1), before):
        assert seen(state, viewer, 2) == old | {"ready": True}
        assert {seen(state, viewer, 2)[key] for key in ("estate", "layout", "start", "spielbox")} == {None}
    assert (seen(state, 2, 2)["estate"], seen(state, 2, 2)["start"]) == ("5", "c2")  # its player knows it
    for seat in (0, 1):
        choose(state, seat, "estate 1")
        choose(state, seat, "start d4")
    for viewer in (0, 1, 2, -1):
        assert (seen(state, viewer, 2)["estate"], seen(state, viewer, 2)["start"]) == ("5", "c2")


@pytest.mark.rule("R16.6")
def test_a_secret_choice_is_no_event() -> None:
    state = first_is(0, estates="choose", choice="secret")
    state.events = []
    choose(state, 2, "estate 5")
    choose(state, 2, "start c2")
    assert [(event.kind, event.seat, event.data) for event in state.events] == [("ready", 2, {})]


@pytest.mark.rule("R16.6")
def test_of_dealt_estates_only_the_castle_space_is_secret() -> None:
    state = first_is(0, estates="random", choice="secret")
    number = player(state, 2).estate.number
    start = sorted(legal(state, seat=2))[0]
    choose(state, 2, start)
    assert (seen(state, 0, 2)["estate"], seen(state, 0, 2)["start"]) == (number, None)


@pytest.mark.rule("R16.6")
def test_imagining_draws_secret_choices_anew() -> None:
    state = first_is(0, estates="choose", choice="secret")
    for seat in (0, 2):
        choose(state, seat, "estate 5")
        choose(state, seat, "start c2")
    worlds = [state.imagine(0, Seeded(seed)) for seed in range(200)]
    assert {player(world, 0).estate.number for world in worlds} == {"5"}  # the own choice stays
    assert {NAMES[player(world, 0).start] for world in worlds} == {"c2"}
    assert {player(world, 2).estate.number for world in worlds} == set(ESTATES)
    for world in worlds:
        assert int(player(world, 2).start) in player(world, 2).estate.start_spaces()
        assert world.view(0) == state.view(0)
    assert {player(state.imagine(2, Seeded(seed)), 2).estate.number for seed in range(9)} == {"5"}


@pytest.mark.rule("R16.6")
def test_imagining_changes_nothing_once_the_game_has_begun() -> None:
    state = new(2, estates="choose", choice="secret")
    for seat in (0, 1):
        choose(state, seat, "estate 1")
        choose(state, seat, "start d4")
    assert state.imagine(0, Seeded(1)).to_text() == state.to_text()
