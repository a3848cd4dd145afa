"""Section 12: the fourteen cards."""

from __future__ import annotations

import pytest

from tests.games.burdigala.helpers import (
    at,
    building,
    can,
    card,
    code,
    discards,
    good,
    goods,
    hand,
    is_finished,
    legal,
    pending,
    play,
    points,
    seen_by,
    site,
    table,
    tile,
    token,
    tokens,
)
from tests.games.burdigala.test_rules_08_no_move import LAST_SITE
from tests.games.moves import sheet

BASE = "dice=1,2 p0.pawns=6 p1.pawns=31"
AT_TEN = "phase=stone moved=a p0.pawns=10 p1.pawns=31"


@pytest.mark.rule("R12.1")
def test_consul() -> None:
    words = f"{AT_TEN} sites=q3:2/1,q4:3/2 p0.table=consul"
    assert sheet(play(at(words), "lay q3", draws=[tile("tavern")])) == {"buildings": 3, "consul": 2}
    assert sheet(play(at(words), "lay q4", draws=[tile("market")])) == {"buildings": 4}


@pytest.mark.rule("R12.2", "R12.15")
def test_hygiene() -> None:
    words = f"{AT_TEN} sites=q3:2/1,q4:3/2 p0.table=hygiene"
    assert sheet(play(at(words), "lay q4", draws=[tile("market")])) == {"buildings": 4, "hygiene": 2}
    assert sheet(play(at(words), "lay q4", draws=[tile("necropolis")])) == {"hygiene": 2}
    assert sheet(play(at(words), "lay q3", draws=[tile("tavern")])) == {"buildings": 3}


@pytest.mark.rule("R12.3")
def test_chariot() -> None:
    words = "dice=1,2 p0.pawns=4 p1.pawns=1"
    assert not can(at(words), "move a 31")
    state = at(f"{words} p0.table=chariot")
    assert can(state, "move a 31") and can(state, "move a 9") and can(state, "move a 30")
    assert not can(at("dice=1,2 p0.pawns=13 p1.pawns=1 p0.table=chariot"), "move a 22")


@pytest.mark.rule("R12.4")
def test_boat() -> None:
    state = at("dice=1,2 p0.pawns=13 p1.pawns=1 p0.table=boat")
    assert can(state, "move a 22") and can(state, "move a 17") and can(state, "move a 21")
    assert goods(play(state, "move a 22", draws=[good("wine")])) == ["wine"]
    assert not can(at("dice=1,2 p0.pawns=4 p1.pawns=1 p0.table=boat"), "move a 31")


@pytest.mark.rule("R12.5")
def test_good_harvest() -> None:
    words = "phase=stone moved=a sites=q8:2/1 p0.pawns=10,15 p1.pawns=31 p0.table=harvest"
    assert pending(play(at(f"{words} p0.hand=boat,vino,theft"), "lay q8")) == "after"
    assert pending(play(at(f"{words} p0.hand=boat,vino,theft,sailor"), "lay q8")) == "discard"


@pytest.mark.rule("R12.6", "R12.17")
def test_in_vino_veritas_also_in_the_turn_of_another() -> None:
    words = "phase=stone moved=a sites=q8:2/1 p0.pawns=10,15 p1.pawns=11 p0.table=vino p1.table=vino"
    state = play(at(words), "lay q8", draws=[tile("tavern"), card("boat")])
    assert (state.to_act(), pending(state)) == ((0,), "vino") and legal(state) == {"accept", "decline"}
    play(state, "decline", draws=[card("theft")])
    assert (state.to_act(), pending(state)) == ((1,), "vino") and hand(state, 1) == ["theft"]
    play(state, "accept", draws=[token(2), good("wine")])
    assert (tokens(state, 0), tokens(state, 1), goods(state, 1)) == ([], [2], ["wine"])
    assert (state.to_act(), pending(state)) == ((0,), "after")


@pytest.mark.rule("R12.7")
def test_betrayal() -> None:
    state = at(f"seats=3 {BASE} p2.pawns=20 p0.hand=betrayal p1.table=boat,vino p2.hand=theft,sailor")
    assert legal(state, "betray") | legal(state, "betray-hand") == {"betray 2 boat", "betray 2 vino", "betray-hand 3"}
    play(state, "betray 2 vino")
    assert table(state, 1) == ["boat"] and discards(state) == ["vino", "betrayal"] and hand(state) == []


@pytest.mark.rule("R12.18")
def test_betrayal_of_a_hand_is_random_and_the_card_is_shown() -> None:
    words = f"{BASE} p0.hand=betrayal p1.hand=theft,sailor,boat"
    lost = set()
    for seed in range(20):
        state = play(at(words), "betray-hand 2", seed=seed)
        (gone,) = set(discards(state)) - {"betrayal"}
        lost.add(gone)
    assert lost == {"theft", "sailor", "boat"}


@pytest.mark.rule("R12.8", "R12.19")
def test_influence() -> None:
    state = at(f"{BASE} p0.hand=influence")
    assert legal(state, "influence") == {"influence die1 up", "influence die2 up", "influence die2 down"}
    assert code(state, "influence die1 down") == "die-at-limit"
    play(state, "influence die1 up")
    assert (state.die1, state.die2) == (2, 2) and can(state, "move a 4")
    # Now it is a double: everything a double allows.
    assert can(play(state, "move a 4", "lay q2a"), "again")
    high = at(f"{BASE.replace('1,2', '6,5')} p0.hand=influence")
    assert code(high, "influence die1 up") == "die-at-limit" and can(high, "influence die1 down")


@pytest.mark.rule("R12.19", "R12.20")
def test_influence_after_the_move_decides_about_seven_and_double() -> None:
    words = "dice=3,5 p0.pawns=6 p1.pawns=31 p0.hand=influence"
    state = play(at(words), "move a 12", "lay q5")
    assert code(state, "corrupt") == "no-seven"
    assert can(play(state.clone(), "influence die2 down"), "corrupt")
    state = play(at(words.replace("3,5", "3,4")), "move a 12", "lay q5")
    assert can(state, "corrupt")
    play(state, "influence die1 up")
    assert code(state, "corrupt") == "no-seven" and can(state, "again")
    # A six made of a five brings neither, and may be made all the same.
    state = play(at(words), "move a 12", "lay q5", "influence die2 up")
    assert legal(state) == {"end"} and (state.die1, state.die2) == (3, 6)


@pytest.mark.rule("R12.9")
def test_indiscretion() -> None:
    state = play(at(f"{BASE} p0.hand=indiscretion"), "play indiscretion")
    assert pending(state) == "look" and len(legal(state)) == 18
    play(state, "look q1", "look q5", draws=[tile("fountain")])
    assert building(state, "q1") == "fountain" and seen_by(state, "q1") == [0]
    assert code(state, "look q1") == "seen-already" and code(state, "look q1b") == "no-such-site"
    play(state, "look q2a")
    assert pending(state) == "move" and seen_by(state, "q3") == []


@pytest.mark.rule("R12.21")
def test_indiscretion_is_about_unfinished_sites_and_all_of_the_last_ones() -> None:
    state = play(at(f"dice=1,2 {LAST_SITE} p0.pawns=7 p1.pawns=31 p0.hand=indiscretion"), "play indiscretion")
    assert legal(state) == {"look q1"} and code(state, "look q2a") == "site-finished"
    play(state, "look q1", draws=[tile("forum")])
    assert pending(state) == "move"
    again = state.to_text().replace("played=1 ", "").replace("discards=indiscretion", "")
    again = again.replace("p0.pawns=7", "p0.hand=indiscretion p0.pawns=7")
    assert code(at(again.removeprefix("burdigala ")), "play indiscretion") == "nothing-to-look-at"


@pytest.mark.rule("R12.10")
def test_merchant() -> None:
    state = play(at(f"{BASE} p0.hand=merchant p0.goods=wine,tin p1.goods=copper,wheat"), "merchant 2")
    assert pending(state) == "swap"
    swaps = {f"swap {give} {take}" for give in ("wine", "tin") for take in ("copper", "wheat")}
    assert legal(state) == swaps | {"decline"}
    assert code(state, "swap copper wheat") == "no-such-good" and code(state, "swap wine tin") == "not-theirs"
    play(state, "swap tin copper")
    assert goods(state, 0) == ["wine", "copper"] and goods(state, 1) == ["wheat", "tin"]
    assert pending(state) == "move"


@pytest.mark.rule("R12.22")
def test_merchant_needs_goods_on_both_sides_and_may_decline() -> None:
    assert code(at(f"{BASE} p0.hand=merchant p1.goods=tin"), "merchant 2") == "needs-goods"
    assert code(at(f"{BASE} p0.hand=merchant p0.goods=tin"), "merchant 2") == "no-goods-there"
    state = play(at(f"{BASE} p0.hand=merchant p0.goods=wine p1.goods=tin"), "merchant 2", "decline")
    assert goods(state, 0) == ["wine"] and discards(state) == ["merchant"] and pending(state) == "move"


@pytest.mark.rule("R12.11")
def test_sailor() -> None:
    draws = [good("wine"), good("tin"), good("wine")]
    state = play(at(f"{BASE} p0.hand=sailor"), "play sailor", draws=draws)
    assert pending(state) == "keep" and legal(state) == {"keep wine", "keep tin"}
    assert code(state, "keep copper") == "not-offered" and state.goods_left == 18
    play(state, "keep tin")
    assert goods(state) == ["tin"] and state.goods_left == 20 and pending(state) == "move"


@pytest.mark.rule("R12.23")
def test_sailor_with_few_goods() -> None:
    all_but_two = ",".join(["wine"] * 5 + ["ceramics", "copper", "wheat"] * 4 + ["tin"] * 2)
    state = play(at(f"{BASE} p0.hand=sailor p1.goods={all_but_two}"), "play sailor", "keep tin")
    assert goods(state) == ["tin"] and state.goods_left == 1
    everything = f"{all_but_two},tin,tin"
    assert code(at(f"{BASE} p0.hand=sailor p1.goods={everything}"), "play sailor") == "no-goods-left"


@pytest.mark.rule("R12.12", "R12.24")
def test_publius_crassus() -> None:
    state = play(at(f"{AT_TEN} sites=q3:5/1 p0.hand=crassus"), "lay q3")
    assert points(state) == 3
    play(state, "play crassus")
    assert points(state) == 2 and site(state, "q3") == (3, 5) and pending(state) == "after"
    finished = play(at(f"{AT_TEN} sites=q3:2/1 p0.hand=crassus"), "lay q3")
    assert code(finished, "play crassus") == "site-finished"
    state = play(at(f"{AT_TEN} sites=q3:2/0 p0.hand=crassus"), "lay q3", "play crassus", draws=[tile("altar")])
    assert is_finished(state, "q3") and sheet(state) == {"buildings": 2}


@pytest.mark.rule("R12.25", "X7")
@pytest.mark.parametrize("moves", [("corrupt", "stone", "play crassus"), ("play crassus", "corrupt", "stone")])
def test_publius_crassus_and_the_seven(moves: tuple[str, ...]) -> None:
    state = play(at(f"dice=1,6 {AT_TEN} sites=q3:5/0 p0.hand=crassus"), "lay q3", *moves)
    assert points(state) == 2 and site(state, "q3") == (3, 5)


@pytest.mark.rule("R12.13")
def test_connections() -> None:
    state = at(f"{BASE} p0.hand=connections p0.tokens=0,3,3")
    assert legal(state, "connections") == {"connections 0", "connections 3"}
    play(state, "connections 3")
    assert tokens(state) == [0, 3] and state.tokens_left == 22


@pytest.mark.rule("R12.14")
def test_theft() -> None:
    words = f"{BASE} p0.hand=theft p1.goods=wine,wine,tin"
    taken = []
    for seed in range(60):
        state = play(at(words), "theft 2", seed=seed)
        assert len(goods(state, 1)) == 2
        taken += goods(state, 0)
    assert set(taken) == {"wine", "tin"} and taken.count("wine") > taken.count("tin")


@pytest.mark.rule("R12.16")
def test_losing_good_harvest_drops_the_limit_at_once() -> None:
    words = f"{BASE} p0.hand=betrayal p1.table=harvest,boat p1.hand=theft,vino,consul"
    state = play(at(words), "betray 2 harvest")
    assert (state.to_act(), pending(state)) == ((1,), "discard")
    play(state, "discard theft")
    assert (state.to_act(), pending(state)) == ((0,), "move") and len(hand(state, 1)) == 2
    build = (
        "phase=stone moved=a sites=q8:2/1 p0.pawns=10,15 p1.pawns=31 p0.table=harvest p0.hand=boat,vino,theft,sailor"
    )
    state = play(at(build), "lay q8", "discard-laid harvest", draws=[tile("tavern"), card("consul")])
    assert pending(state) == "discard"
    play(state, "discard boat")
    assert pending(state) == "discard"
    play(state, "discard vino")
    assert hand(state) == ["consul", "sailor", "theft"] and pending(state) == "after"


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("accept", "nothing-to-accept"),
        ("decline", "nothing-to-decline"),
        ("send 5", "nothing-to-send"),
        ("keep wine", "nothing-to-keep"),
        ("look q3", "nothing-to-look"),
        ("swap wine tin", "nothing-to-swap"),
    ],
)
def test_an_answer_needs_a_question(answer: str, reason: str) -> None:
    assert code(at(), answer) == reason
