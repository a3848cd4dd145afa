"""Section 4: the turn of a player."""

from __future__ import annotations

from itertools import permutations

import pytest

from chatelain.core.refusal import Refusal
from tests.games.dice.helpers import (
    all_pass,
    at,
    bonuses,
    can,
    legal,
    marked,
    number_in,
    open_spaces,
    play,
    points,
    told,
    view,
    why_not,
)


@pytest.mark.rule("R4.1")
def test_all_use_the_same_dice_at_the_same_time() -> None:
    state = at("seats=3 roll=orange,yellow,1,3,1")
    assert state.to_act() == (0, 1, 2)
    for seat in (1, 0, 2):
        play(state, "mark 1 d5", seat=seat)
    assert [number_in(state, "d5", seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("R4.2")
def test_a_turn_is_secret_until_all_have_finished() -> None:
    state = at("seats=3 roll=orange,yellow,1,3,1")
    before = [state.view(viewer) for viewer in (-1, 0, 1, 2)]
    events = told(state, "mark 1 d5", seat=1)
    assert [(event.kind, event.only) for event in events] == [("draft-mark", (1,))]
    assert [state.view(viewer) == before[viewer + 1] for viewer in (-1, 0, 1, 2)] == [True, True, False, True]
    events = told(state, "commit", seat=1)
    assert [(event.kind, event.seat, event.data, event.only) for event in events] == [("committed", 1, {}, None)]
    seen = view(state, 0)["players"][1]
    assert seen["committed"] and seen["draft"] is None and seen["marks"][19] is None and seen["total"] is None
    play(state, "pass", "commit", seat=0)
    events = told(state, "pass", "commit", seat=2)
    assert ("marked", 1) in [(event.kind, event.seat) for event in events if event.only is None]
    assert view(state, 0)["players"][1]["marks"][19] == 1


@pytest.mark.rule("R4.10")
def test_a_sale_is_secret_too_and_all_is_shown_in_the_order_of_seats() -> None:
    state = at("seats=3 roll=orange,yellow,1,3,2 p0.bonuses=good:1 p2.bonuses=good:2")
    before = view(state, 1)["players"]
    events = told(state, "sell", seat=2)
    assert [(event.kind, event.only) for event in events] == [("draft-sale", (2,))]
    assert view(state, 1)["players"] == before and state.scores() == [1, 1, 1]
    told(state, "mark 1 d5", "commit", seat=2)
    seen = view(state, 1)["players"][2]
    assert (seen["goods"], seen["silver"], seen["points"], seen["committed"]) == (2, 0, 1, True)
    told(state, "pass", "commit", seat=1)
    events = told(state, "sell", "mark 3 d6", "commit", seat=0)
    shown = [(event.kind, event.seat) for event in events if event.only is None and event.seat >= 0]
    assert shown == [
        ("committed", 0),
        ("sold", 0),
        ("marked", 0),
        ("took-worker", 1),
        ("sold", 2),
        ("marked", 2),
    ]
    assert state.scores() == [3, 1, 5]


@pytest.mark.rule("R4.3")
def test_a_combination_is_any_colour_die_with_any_number_die() -> None:
    state = at("roll=orange,yellow,1,3,1 p0.bonuses=")
    assert legal(state, "mark") == {f"mark {number} {space}" for number in (1, 3) for space in ("d5", "d6", "e6")}
    assert why_not(state, "mark 2 d5") == Refusal("number-not-rolled", number=2)
    assert why_not(state, "mark 1 f4") == Refusal("colour-not-rolled", die="purple")


@pytest.mark.rule("R4.4")
def test_exactly_one_space_and_the_number_in_it() -> None:
    state = play(at("roll=orange,yellow,1,3,1"), "mark 3 d6")
    assert number_in(state, "d6") == 3 and marked(state) == {"e5", "d6"}
    assert why_not(state, "mark 1 d5") == Refusal("combination-made")
    assert why_not(state, "pass") == Refusal("combination-made")
    again = at("p0.marks=d6:3 roll=orange,yellow,1,3,1")
    assert why_not(again, "mark 1 d6") == Refusal("space-marked", space="d6")


@pytest.mark.rule("R4.5")
def test_the_space_must_touch_a_marked_one() -> None:
    state = at("roll=orange,yellow,1,3,1")
    assert why_not(state, "mark 1 d7") == Refusal("not-adjacent", space="d7")
    play(state, "mark 1 d6")
    assert "d7" in open_spaces(state)
    all_pass(state, roll="orange,yellow,4,3,1")
    assert can(state, "mark 4 d7")


@pytest.mark.rule("R4.6")
def test_a_worker_instead_of_a_combination() -> None:
    state = at("roll=grey,grey,1,1,1 p0.bonuses=")
    assert legal(state) == {"pass"}
    play(state, "pass")
    assert bonuses(state) == {"worker": 1} and legal(state) == {"commit"}
    assert why_not(state, "pass") == Refusal("worker-taken")


@pytest.mark.rule("R4.7")
def test_the_worker_is_always_possible() -> None:
    state = at("roll=orange,yellow,1,3,1")
    assert legal(state, "mark") and can(state, "pass")


@pytest.mark.rule("R4.8")
def test_to_do_nothing_is_not_possible() -> None:
    state = at("roll=orange,yellow,1,3,2 p0.bonuses=good:2")
    assert why_not(state, "commit") == Refusal("nothing-done")
    play(state, "sell")
    assert why_not(state, "commit") == Refusal("nothing-done")
    play(state, "pass")
    assert can(state, "commit")


@pytest.mark.rule("R4.9")
def test_zones_count_at_once_and_colours_when_all_have_finished() -> None:
    # The last space of the last monastery: points and monk now, the colour later.
    marks = "d5:1,d4:1,e3:1,f4:1,f5:1,c4:1,b4:1,b3:1,d6:2"
    state = at(f"p0.marks={marks} roll=purple,purple,2,1,1 p0.bonuses= time=3")
    state = at(state.to_text()[5:].replace("d6:2", "d6:2,d7:3"))
    play(state, "mark 2 c6", seat=0)
    assert points(state) == 2 and bonuses(state) == {"monk": 1} and state.scores() == [1, 1]
    play(state, "commit", seat=0)
    assert points(state) == 2
    all_pass(state)
    assert state.scores() == [5, 1]  # start, c6, and 3 for purple


def test_the_order_of_arrival_does_not_matter() -> None:
    """The same drafts, committed in every order, moves of the seats mixed: the same position and the same story."""
    drafts = [("mark 1 d5", "silver 3 d6", "commit"), ("sell", "mark 3 e6", "commit"), ("worker 2 d6", "commit")]
    words = "seats=3 roll=orange,yellow,1,3,2 p0.bonuses=silver:1 p1.bonuses=good:2 p2.bonuses=worker:1"
    ends = set()
    for order in sorted(set(permutations([0, 0, 0, 1, 1, 1, 2, 2]))):
        state, done, story = at(words), [0, 0, 0], []
        for seat in order:
            events = told(state, drafts[seat][done[seat]], seat=seat, roll="blue,grey,5,6,1")
            done[seat] += 1
            story = [(event.kind, event.seat, str(event.data)) for event in events if event.kind != "committed"]
        ends.add((state.to_text(), str(story)))
    assert len(ends) == 1
