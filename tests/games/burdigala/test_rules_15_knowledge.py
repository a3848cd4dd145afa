"""Section 15: who knows what, after every look, theft, swap and return; and what a seat can imagine."""

from __future__ import annotations

from collections import Counter

import pytest

from chatelain.core.chance import Noting, Seeded
from chatelain.core.match import Match
from chatelain.core.packed import listed
from chatelain.core.record import Seat
from chatelain.games.burdigala.game import GAME
from chatelain.games.burdigala.memory import CARD_MEMORY, TOKEN_MEMORY, kinds_of
from chatelain.games.burdigala.outside.shapes import View
from chatelain.testing.walk import installed
from tests.games.burdigala.helpers import (
    at,
    building,
    card,
    discards,
    dreams,
    good,
    goods,
    hand,
    heard,
    play,
    remembered,
    tile,
    tokens,
    told,
)

BASE = "seats=3 dice=1,2 p0.pawns=6 p1.pawns=31 p2.pawns=20"
PILE = 4


def shown(view: View, site: str) -> str | None:
    return next(one["building"] for district in view["districts"] for one in district["sites"] if one["id"] == site)


# -- Indiscretion


@pytest.mark.rule("R15.1")
def test_a_look_is_open_and_what_is_seen_is_not() -> None:
    state = play(at(f"{BASE} sites=q3:3/0,q4:3/0 p0.hand=indiscretion"), "play indiscretion")
    events = told(state, "look q3", draws=[tile("curia")])
    assert heard(events, 0) == {"looked", "own-look"} and heard(events, 1) == heard(events, None) == {"looked"}
    assert shown(state.view(0), "q3") == "curia"
    assert shown(state.view(1), "q3") is None and shown(state.view(-1), "q3") is None
    for viewer in (0, 1, 2, -1):
        assert state.view(viewer)["districts"][2]["sites"][0]["seen_by"] == [0]


@pytest.mark.rule("R15.1", "R15.7")
def test_a_tile_seen_stays_for_its_seer_and_is_drawn_anew_for_the_others() -> None:
    state = at(f"{BASE} sites=q3:3/0/curia@0,q4:3/0/domus@02 p0.hand=theft")
    assert {(building(dream, "q3"), building(dream, "q4")) for dream in dreams(state, 0)} == {("curia", "domus")}
    assert {building(dream, "q4") for dream in dreams(state, 2)} == {"domus"}
    others = {"market", "school", "barracks", "curia", "necropolis"}
    assert {building(dream, "q3") for dream in dreams(state, 2)} == others
    assert {building(dream, "q3") for dream in dreams(state, 1)} == others | {"domus"}
    # A site nobody has looked at has no building yet, for anybody.
    assert {building(dream, "q1") for dream in dreams(state, 1)} == {None}


@pytest.mark.rule("R15.1")
def test_looking_where_another_has_looked_draws_nothing_but_cannot_be_undone() -> None:
    words = f"{BASE} stack=look:0:2 played=1 sites=q3:3/0/curia@1,q4:3/0"
    state = at(words)
    before = state.revelations
    play(state, "look q3")
    assert building(state, "q3") == "curia" and state.revelations == before + 1
    assert shown(state.view(0), "q3") == "curia"


def test_finishing_a_tile_that_was_seen_reveals_it() -> None:
    state = at("phase=stone moved=a sites=q3:3/2/curia@1 p0.pawns=10 p1.pawns=31")
    before = state.revelations
    play(state, "lay q3")
    assert state.revelations == before + 1 and shown(state.view(-1), "q3") == "curia"


# -- Merchant


@pytest.mark.rule("R15.2")
def test_only_two_know_what_the_merchant_sees_and_swaps() -> None:
    state = at(f"{BASE} p0.hand=merchant p0.goods=wine p1.goods=tin,copper p2.goods=wheat")
    events = told(state, "merchant 2")
    assert heard(events, 0) == heard(events, 1) == {"card-played", "goods-inspected", "own-inspection"}
    assert heard(events, 2) == heard(events, None) == {"card-played", "goods-inspected"}
    assert state.revelations > 0
    events = told(state, "swap wine tin")
    assert heard(events, 0) == heard(events, 1) == {"swapped", "own-swap"}
    assert heard(events, 2) == {"swapped"}
    assert remembered(state, 0, 1) == (["wine", "copper"], 0)  # the whole hand, as it is now
    assert remembered(state, 1, 0) == (["tin"], 0)  # the victim knows what he gave
    assert remembered(state, 2, 0) == remembered(state, 2, 1) == ([], 0)
    for dream in dreams(state, 0):
        assert goods(dream, 1) == ["wine", "copper"]
    for dream in dreams(state, 1):
        assert goods(dream, 0) == ["tin"]  # he has one card, and it is that one
    assert {tuple(goods(dream, 1)) for dream in dreams(state, 2)} > {("wine", "copper"), ("tin", "tin")}


@pytest.mark.rule("R15.2", "R15.7")
def test_who_declines_has_seen_the_goods_all_the_same() -> None:
    state = play(at(f"{BASE} p0.hand=merchant p0.goods=wine p1.goods=tin,copper"), "merchant 2", "decline")
    assert remembered(state, 0, 1) == (["copper", "tin"], 0)
    play(state, "move a 7", "lay q4", "end", dice=[1, 2])
    # Seat 1 gets another card at a port: what was seen stays, the new one is unknown.
    later = state.to_text().replace("p1.goods=copper,tin", "p1.goods=wheat,copper,tin")
    for dream in dreams(at(later.removeprefix("burdigala ")), 0):
        assert len(goods(dream, 1)) == 3 and {"tin", "copper"} <= set(goods(dream, 1))
    players = state.view(0)["players"]
    assert players[1]["known_goods"] == {"goods": {"copper": 1, "tin": 1}, "lost": 0}
    assert players[1]["goods_cards"] is None
    assert state.view(2)["players"][1]["known_goods"] is None


# -- Theft


@pytest.mark.rule("R15.3")
def test_only_thief_and_victim_know_what_was_stolen() -> None:
    state = at(f"{BASE} p0.hand=theft p1.goods=tin,copper,wheat")
    events = told(state, "theft 2", draws=[4])
    assert goods(state, 0) == ["tin"]
    assert heard(events, 0) == heard(events, 1) == {"card-played", "stolen", "own-theft"}
    assert heard(events, 2) == heard(events, None) == {"card-played", "stolen"}
    assert remembered(state, 1, 0) == (["tin"], 0) and remembered(state, 0, 1) == ([], 0)
    assert {tuple(goods(dream, 0)) for dream in dreams(state, 1)} == {("tin",)}
    assert len({tuple(goods(dream, 0)) for dream in dreams(state, 2)}) == 5


@pytest.mark.rule("R15.3", "R15.7")
def test_a_theft_unseen_takes_at_most_one_of_the_cards_seen() -> None:
    """Seat 2 has seen the three goods of seat 1; then seat 0 steals one of them."""
    state = play(at(f"{BASE} p0.hand=theft p1.goods=tin,copper,wheat p2.saw=1:tin.copper.wheat"), "theft 2", draws=[4])
    assert remembered(state, 2, 1) == (["copper", "wheat", "tin"], 1)
    seen = Counter(tuple(goods(dream, 1)) for dream in dreams(state, 2, 90))
    assert set(seen) == {("copper", "wheat"), ("copper", "tin"), ("wheat", "tin")} and min(seen.values()) > 10
    # The victim and the thief know better.
    assert {tuple(goods(dream, 1)) for dream in dreams(state, 1)} == {("copper", "wheat")}


@pytest.mark.rule("R15.7")
def test_what_comes_to_light_elsewhere_has_left() -> None:
    """Seat 2 saw all four tins with seat 1, one card was stolen unseen, and now seat 2 sees a tin with the thief."""
    words = f"{BASE} p0.goods=tin p1.goods=tin,tin,tin,wine p2.saw=1:tin.tin.tin.tin.wine/1,0:tin"
    for dream in dreams(at(words), 2):
        assert goods(dream, 0) == ["tin"] and goods(dream, 1) == ["wine", "tin", "tin", "tin"]


@pytest.mark.rule("R15.7")
def test_when_everything_may_have_gone_nothing_is_remembered() -> None:
    state = play(at(f"{BASE} p0.hand=theft p1.goods=tin,wine p2.saw=1:tin"), "theft 2", draws=[0])
    assert remembered(state, 2, 1) == ([], 0)
    assert remembered(play(at(f"{BASE} p0.hand=theft p1.goods=tin,wine p0.saw=1:tin"), "theft 2", draws=[4]), 0, 1) == (
        [],
        0,
    )


# -- Sailor


@pytest.mark.rule("R15.4")
def test_only_the_sailor_knows_what_he_draws_and_puts_back() -> None:
    state = at(f"{BASE} p0.hand=sailor")
    events = told(state, "play sailor", draws=[good("wine"), good("tin"), good("tin")])
    assert heard(events, 0) == {"card-played", "sailed", "own-catch"} and heard(events, 1) == {"card-played", "sailed"}
    assert state.view(0)["offer"] == {"wine": 1, "tin": 2} and state.view(1)["offer"] is None
    assert all(listed(dream.offer) == [0, 4, 4] for dream in dreams(state, 0))
    assert len({int(dream.offer) for dream in dreams(state, 1)}) > 10
    events = told(state, "keep wine")
    assert heard(events, 0) == {"kept", "own-good"} and heard(events, 2) == {"kept"}
    assert remembered(state, 0, PILE) == (["tin", "tin"], 0)
    assert state.view(0)["known_pile"] == {"goods": {"tin": 2}, "lost": 0} and state.view(1)["known_pile"] is None


@pytest.mark.rule("R15.4", "R15.7")
def test_cards_put_back_are_in_the_pile_until_somebody_draws() -> None:
    """Seat 0 has put back the only two tins left; nobody else can have one, until seat 1 draws."""
    words = f"{BASE} p0.goods=tin,tin p1.goods=wheat,wine p2.goods=copper,copper p0.saw=pile:tin.tin"
    for dream in dreams(at(words), 0):
        assert "tin" not in goods(dream, 1) + goods(dream, 2)
        assert int(dream.pool[31]) == 2
    state = at(words.replace("dice=1,2", "dice=1,2 seat=1").replace("p1.pawns=31", "p1.pawns=12"))
    play(state, "move a 13", draws=[good("tin")])
    assert remembered(state, 0, PILE) == (["tin", "tin"], 1)
    tins = [len([name for name in goods(dream, 1) + goods(dream, 2) if name == "tin"]) for dream in dreams(state, 0)]
    assert set(tins) <= {0, 1}


def test_the_pile_is_remembered_through_anothers_voyage() -> None:
    """Seat 1 draws three and puts two back: at most one of the cards that seat 0 remembers is gone."""
    words = f"{BASE} seat=1 p1.hand=sailor p0.goods=tin,tin p0.saw=pile:tin.tin"
    state = play(at(words), "play sailor", draws=[good("tin"), good("wine"), good("tin")])
    assert remembered(state, 0, PILE) == (["tin", "tin"], 0)
    for dream in dreams(state, 0):
        assert dream.census() == state.census()
    play(state, "keep tin")
    assert remembered(state, 0, PILE) == (["tin", "tin"], 1)


# -- tokens


@pytest.mark.rule("R15.5")
def test_only_its_owner_knows_a_token_put_back() -> None:
    state = at(f"{BASE} p0.hand=connections p0.tokens=5,1")
    events = told(state, "connections 5")
    assert heard(events, 0) == {"card-played", "token-returned", "own-token-returned"}
    assert heard(events, 1) == heard(events, None) == {"card-played", "token-returned"}
    assert listed(kinds_of(state.memory[TOKEN_MEMORY])) == [5]
    assert state.view(0)["known_tokens"] == {"values": {"5": 1}, "lost": 0}
    assert state.view(1)["known_tokens"] is None and state.view(-1)["known_tokens"] is None
    assert {tuple(tokens(dream, 0)) for dream in dreams(state, 1)} == {(value,) for value in range(6)}
    assert {tuple(tokens(dream, 0)) for dream in dreams(state, 0)} == {(1,)}


@pytest.mark.rule("R15.5", "R15.7")
def test_the_owner_knows_that_nobody_else_has_it() -> None:
    words = f"{BASE} p0.tokens=5,5,5 p1.tokens=1,2 p2.tokens=3 p0.returned=5"
    for dream in dreams(at(words), 0):
        assert 5 not in tokens(dream, 1) + tokens(dream, 2)
    assert any(5 in tokens(dream, 1) for dream in dreams(at(words), 2))


# -- intrigue cards


@pytest.mark.rule("R15.6")
def test_the_discard_pile_is_open() -> None:
    state = play(at(f"{BASE} p0.hand=influence"), "influence die1 up")
    assert all(state.view(viewer)["discards"] == {"influence": 1} for viewer in (0, 1, -1))


ALL_BUT_CONSULS = ",".join(
    ["hygiene,chariot,boat,harvest,vino"] * 3
    + ["betrayal,influence,indiscretion,merchant,sailor,crassus,connections,theft"] * 2
)


@pytest.mark.rule("R15.6", "R15.7")
def test_after_the_discards_are_shuffled_everybody_knows_the_pile_and_so_the_hands() -> None:
    words = (
        "seats=3 phase=stone moved=a sites=q8:2/1 p0.pawns=10,15 p1.pawns=31 p2.pawns=1 "
        f"p1.hand=consul,consul p2.hand=consul discards={ALL_BUT_CONSULS}"
    )
    state = play(at(words), "lay q8", draws=[tile("tavern"), card("sailor")])
    assert hand(state, 0) == ["sailor"] and discards(state) == []
    assert listed(kinds_of(state.memory[CARD_MEMORY + 1])).count(10) == 2  # both sailors, for all he knows
    for dream in dreams(state, 0):
        assert hand(dream, 1) == ["consul", "consul"] and hand(dream, 2) == ["consul"]
    known = [state.view(viewer)["known_cards"] for viewer in (0, 1, -1)]
    assert known[0] is not None and known[1] is not None and known[2] is None
    assert (known[0]["cards"]["sailor"], known[0]["lost"]) == (1, 0)
    assert (known[1]["cards"]["sailor"], known[1]["lost"]) == (2, 1)
    # Seat 1 knows that the others have one consul and one card of the shuffled pile.
    seen = [hand(dream, 0) + hand(dream, 2) for dream in dreams(state, 1)]
    assert all(cards.count("consul") == 1 for cards in seen) and len({str(sorted(cards)) for cards in seen}) > 6


# -- all together


@pytest.mark.rule("R15.7")
def test_others_remember_nothing_in_a_dream_but_what_they_know_of_the_dreamer() -> None:
    words = f"{BASE} p0.goods=tin p1.goods=wine,tin p2.goods=copper p2.saw=0:tin,1:wine p1.returned=3"
    state = at(words)
    for dream in dreams(state, 0, 5):
        assert remembered(dream, 2, 0) == (["tin"], 0) and remembered(dream, 2, 1) == ([], 0)
        assert not dream.memory[TOKEN_MEMORY + 1]


@pytest.mark.rule("R15.8")
def test_at_the_end_goods_and_tokens_are_shown() -> None:
    words = (
        "over=1 phase=after laid=q1 sites=q3:3/0/curia@1 p0.pawns=6 p1.pawns=31 p1.goods=tin p1.tokens=5 p1.hand=boat"
    )
    state = at(words)
    players = state.view(0)["players"]
    assert (players[1]["goods_cards"], players[1]["token_values"]) == ({"tin": 1}, [5])
    assert players[1]["hand_cards"] is None and shown(state.view(0), "q3") is None
    for dream in dreams(state, 0):
        assert (goods(dream, 1), tokens(dream, 1)) == (["tin"], [5])
    assert len({tuple(hand(dream, 1)) for dream in dreams(state, 0)}) > 5


def test_undo_stops_at_everything_that_was_seen() -> None:
    """Move and stone can be taken back; a port, a look, a finished building or a card that was played cannot."""
    seen = {"look", "merchant", "theft", "corrupt", "again", "end", "remove", "accept", "discard"}
    seen |= {"play", "influence", "betray", "betray-hand", "connections", "swap"}
    with installed(GAME):
        met = Counter[str]()
        for seed in range(12):
            match = Match.new("burdigala", [Seat("Anna"), Seat("Benno"), Seat("Carla")], seed=seed)
            choice = Seeded(seed + 5)
            while not match.state.is_over:
                seat = match.state.to_act()[0]
                legal = match.state.legal(seat)
                match.play(seat, legal[int(choice.below(len(legal)))])
                word = str(match.record.entries[-1].move).split()[0]
                limit = match.undo_limit(seat)
                assert not limit or word not in seen, word
                met[word] += word in seen or limit > 0
        assert {"keep", "move", "lay", "send", *seen} <= set(+met)


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("p0.hand=boat", "play boat"),
        ("p0.hand=influence", "influence die1 up"),
        ("p0.hand=betrayal p1.table=boat", "betray 2 boat"),
        ("p0.hand=indiscretion", "play indiscretion"),
        ("p0.hand=connections p0.tokens=3", "connections 3"),
        ("phase=after moved=a laid=q3 sites=q3:3/1 p0.hand=crassus", "play crassus"),
        ("stack=discard:0:0 p0.hand=boat,boat,vino,theft", "discard boat"),
        ("stack=swap:0:1 played=1 p0.goods=wine p1.goods=tin", "swap wine tin"),
    ],
)
def test_what_others_have_seen_of_a_hand_cannot_be_unseen(words: str, move: str) -> None:
    state = at(f"{BASE} {words}")
    before = state.revelations
    assert play(state, move).revelations > before


def test_a_move_that_others_could_not_foresee_is_secret_or_a_revelation() -> None:
    """Where a viewer can imagine that the move is not possible, it tells him something that stays told."""
    met = Counter[str]()
    for seed in range(6):
        state, chance = GAME.new(3, {}, Seeded(seed)), Noting(Seeded(seed))
        choice = Seeded(seed + 50)
        while not state.is_over:
            seat = state.to_act()[0]
            legal = state.legal(seat)
            action = legal[int(choice.below(len(legal)))]
            before = state.clone()
            state.apply(seat, action, chance)
            stays = bool(chance.take()) or state.revelations != before.revelations or state.to_act() != (seat,)
            if not GAME.actions.is_secret(action) and not stays:
                others = [before.imagine(viewer, Seeded(seed)) for viewer in range(-1, 3) if viewer != seat]
                assert all(dream.verify(seat, action) is None for dream in others), GAME.actions.text(action)
            met[GAME.actions.block_of(action).name] += 1
    assert met["play"] > 20 and met["influence"] and met["discard"]
