"""Playing over sockets: whole games, undo, refusals, second devices, spectators, seats that change hands."""

from __future__ import annotations

import json

import pytest

from chatelain.core import registry
from chatelain.core.chance import Seeded
from tests.server.people import Come, Refused, Server, play_all


@pytest.mark.parametrize("game", sorted(registry.manifests()))
def test_a_game_against_a_bot_from_the_first_move_to_the_record(person: Come, game: str) -> None:
    anna = person("Anna")
    seats = max(2, registry.manifest(game).seats[0])
    table = anna.table(game, *["random"] * (seats - 1))
    assert table["status"] == "playing"
    socket = anna.sit(table["id"])
    socket.play_on(Seeded(5))
    assert socket.gaps == 0
    assert socket.table["ranking"] is not None
    # What was put together from deltas is what the server would send now.
    view, log = socket.view, socket.log
    socket.ask("resync")
    assert socket.view == view
    assert json.dumps(socket.whole_log()) == json.dumps(log)
    replay = anna.get(f"/tables/{table['id']}/replay")
    assert replay["scores"] == socket.table["scores"]
    assert [frame["step"]["seq"] for frame in replay["frames"]] == list(range(socket.seq + 1))
    assert anna.get(f"/tables/{table['id']}/fairness")["verified"] is True


def test_two_people_and_a_spectator_see_the_same_game(person: Come) -> None:
    anna, benno, clara = person("Anna"), person("Benno"), person("Clara")
    table = anna.table("beaugency", "anyone")
    assert table["status"] == "waiting"
    first = anna.sit(table["id"])
    assert first.view is None
    watcher = clara.sit(table["id"])
    benno.post(f"/tables/{table['code']}/join", {})
    second = benno.sit(table["id"])
    first.until(lambda: first.view is not None)
    watcher.until(lambda: watcher.view is not None)
    assert (first.seat, second.seat, watcher.seat) == (0, 1, None)
    assert watcher.decision is None
    play_all([first, second], Seeded(3))
    watcher.until(lambda: watcher.is_over)
    first.drain()
    second.drain()
    assert first.gaps == second.gaps == watcher.gaps == 0
    assert first.table["scores"] == watcher.table["scores"] == second.table["scores"]
    with pytest.raises(Refused, match="not-seated"):
        watcher.play(0)


def test_undo_and_redo_and_the_steps_they_name(person: Come) -> None:
    anna, benno = person("Anna"), person("Benno")
    table = anna.table("burgundy", "anyone")
    benno.post(f"/tables/{table['id']}/join", {})
    sockets = [anna.sit(table["id"]), benno.sit(table["id"])]
    mover = next(socket for socket in sockets if socket.decision is not None)
    other = next(socket for socket in sockets if socket is not mover)
    before, seen = mover.view, mover.seq
    luck = Seeded(1)
    while mover.decision is None or mover.decision["undo"] < 2:
        mover.play_any(luck)
        mover.until(lambda: mover.decision is not None)
    done = mover.seq
    mover.undo(2)
    assert mover.log[-1]["undone"] == [done - 1, done]
    assert mover.log[-1]["seq"] == done + 1
    assert mover.decision["redo"]
    if done - seen == 2:
        assert mover.view == before
    mover.redo()
    mover.redo()
    assert not mover.decision["redo"]
    mover.undo(2)
    other.until(lambda: other.seq == mover.seq)
    assert other.log[-1]["undone"] == mover.log[-1]["undone"]
    with pytest.raises(Refused, match="no-undo"):
        mover.undo(50)


def test_what_everybody_has_seen_is_not_taken_back(person: Come) -> None:
    anna, benno = person("Anna"), person("Benno")
    table = anna.table("cards", "anyone")
    benno.post(f"/tables/{table['id']}/join", {})
    sockets = [anna.sit(table["id"]), benno.sit(table["id"])]
    mover = next(socket for socket in sockets if socket.decision is not None)
    actions = registry.game("cards").actions
    hand = mover.view["players"][mover.seat]["hand"]
    mover.play(actions.parse(f"play {hand[0]}"))
    with pytest.raises(Refused, match="no-undo"):
        mover.undo()
    mover.play(actions.parse("silver"))
    with pytest.raises(Refused, match="no-undo"):
        mover.undo(2)
    mover.undo()
    assert mover.view["players"][mover.seat]["hand"] == hand[1:] and mover.view["discard"] == {hand[0]: 1}


def test_who_has_committed_may_modify_until_all_have(person: Come) -> None:
    anna, benno = person("Anna"), person("Benno")
    table = anna.table("dice", "anyone")
    benno.post(f"/tables/{table['id']}/join", {})
    first, second = anna.sit(table["id"]), benno.sit(table["id"])
    first.until(lambda: first.may_play)
    first.play(registry.game("dice").actions.parse("start monk"))
    first.play(registry.game("dice").actions.parse("commit"))
    assert first.decision == {"legal": [], "undo": 2, "redo": False, "hints": None}
    second.until(lambda: second.view["players"][0]["committed"])
    first.undo()
    assert first.may_play and first.decision["redo"]
    second.until(lambda: not second.view["players"][0]["committed"])
    assert second.log[-1]["undone"] == [1] and second.log[-1]["events"] == []
    first.redo()
    second.play_any(Seeded(1))
    second.play(registry.game("dice").actions.parse("commit"))
    first.until(lambda: first.may_play)
    assert first.decision["undo"] == 0


def test_why_not(person: Come) -> None:
    anna = person("Anna")
    table = anna.table("burgundy", "random")
    socket = anna.sit(table["id"])
    socket.until(lambda: socket.decision is not None)
    legal = socket.decision["legal"]
    blocked = next(action for action in range(500) if action not in legal)
    reasons = socket.ask("why", actions=[legal[0], blocked])["reasons"]
    assert reasons[0] is None
    assert set(reasons[1]) == {"code", "params"}


def test_why_not_even_after_another_action(person: Come) -> None:
    anna = person("Anna")
    table = anna.table("cards", "random")
    socket = anna.sit(table["id"])
    socket.until(lambda: socket.may_play)
    actions = registry.game("cards").actions
    legal: list[int] = socket.decision["legal"]
    plays = next(action for action in legal if actions.text(action).startswith("play"))
    silver, workers = actions.parse("silver"), actions.parse("place p1 new")
    now = socket.ask("why", actions=[silver, workers])["reasons"]
    assert [reason["code"] for reason in now] == ["play-first", "play-first"]
    then = socket.ask("why", actions=[silver, workers], after=plays)["reasons"]
    assert then[0] is None and then[1]["code"] == "no-project"
    refused = socket.ask("why", actions=[silver], after=silver)["reasons"]
    assert refused[0]["code"] == "play-first"
    assert socket.decision["legal"] == legal  # nothing was done


def test_a_position_of_the_log_is_what_was_seen_then(person: Come) -> None:
    anna = person("Anna")
    table = anna.table("dice", "random")
    socket = anna.sit(table["id"])
    seen = {socket.seq: socket.view}
    luck = Seeded(2)
    for _ in range(6):
        socket.play_any(luck)
        socket.until(lambda: socket.decision is not None)
        seen[socket.seq] = socket.view
    for seq, view in seen.items():
        assert anna.get(f"/tables/{table['id']}/positions/{seq}") == {"seq": seq, "view": view}
    assert anna.refusal("GET", f"/tables/{table['id']}/positions/9999") == (404, "no-such-position")


def test_the_log_begins_with_the_set_up(person: Come) -> None:
    anna = person("Anna")
    socket = anna.sit(anna.table("burgundy", "random")["id"])
    assert socket.log[0]["seq"] == 0
    assert socket.log[0]["seat"] is None


def test_a_second_device_plays_the_same_seat(person: Come) -> None:
    anna, phone, thief = person("Anna"), person("Anna's phone"), person("Thief")
    table = anna.table("beaugency", "anyone")
    benno = person("Benno")
    benno.post(f"/tables/{table['id']}/join", {})
    token = anna.post(f"/tables/{table['id']}/seat-link")["token"]
    assert thief.refusal("POST", f"/tables/{table['id']}/join", {"token": token[:-1] + "x"}) == (403, "bad-token")
    assert thief.refusal("POST", f"/tables/{table['id']}/seat-link") == (403, "not-seated")
    joined = phone.post(f"/tables/{table['id']}/join", {"token": token})
    assert joined["seats"][0]["you"]
    desk, hand, other = anna.sit(table["id"]), phone.sit(table["id"]), benno.sit(table["id"])
    assert hand.seat == desk.seat == 0
    luck = Seeded(1)
    while desk.decision is None:
        other.play_any(luck)
        desk.drain(0.05)
    hand.until(lambda: hand.decision is not None)
    before = desk.seq
    hand.play_any(luck)
    # The first device had not seen that: its own move would come too late.
    with pytest.raises(Refused, match="stale"):
        desk.play(desk.decision["legal"][0], seen=before)
    desk.until(lambda: desk.seq == hand.seq)
    assert desk.view == hand.view
    phone.post(f"/tables/{table['id']}/leave")
    hand.until(lambda: hand.seat is None)
    assert anna.get(f"/tables/{table['id']}")["seats"][0]["you"]


def test_a_renewed_link_makes_the_old_one_worthless(person: Come) -> None:
    anna, phone, thief = person("Anna"), person("Anna's phone"), person("Thief")
    table = anna.table("beaugency", "random")
    path = f"/tables/{table['id']}"
    old = anna.post(f"{path}/seat-link")["token"]
    assert anna.post(f"{path}/seat-link", {"renew": False})["token"] == old
    thief.post(f"{path}/join", {"token": old})
    looking = thief.sit(table["id"])
    assert looking.seat == 0
    # Who only came by the link cannot lock others out.
    assert thief.refusal("POST", f"{path}/seat-link", {"renew": True}) == (403, "not-holder")
    new = anna.post(f"{path}/seat-link", {"renew": True})["token"]
    looking.until(lambda: looking.seat is None)
    assert looking.decision is None
    assert thief.refusal("POST", f"{path}/join", {"token": old}) == (403, "bad-token")
    assert thief.refusal("POST", f"{path}/seat-link") == (403, "not-seated")
    assert phone.post(f"{path}/join", {"token": new})["seats"][0]["you"]
    assert anna.get(path)["seats"][0]["you"]


def test_a_seat_is_handed_to_a_bot_and_taken_back(person: Come) -> None:
    anna, benno = person("Anna"), person("Benno")
    table = anna.table("beaugency", "anyone", pace=0)
    benno.post(f"/tables/{table['id']}/join", {})
    first, second = anna.sit(table["id"]), benno.sit(table["id"])
    path = f"/tables/{table['id']}"
    assert benno.refusal("POST", f"{path}/bot", {"seat": 0, "bot": "random"}) == (403, "other-seat")
    info = anna.post(f"{path}/bot", {"seat": 0, "bot": "random"})
    assert info["seats"][0]["bot"] == "random"
    assert info["seats"][0]["person"]
    luck = Seeded(4)
    # The bot moves whenever it is the seat's turn.
    while len([step for step in second.log if step["seat"] == 0]) < 3:
        second.until(lambda: second.decision is not None or second.is_over)
        second.play_any(luck)
    first.drain()
    assert not first.decision
    with pytest.raises(Refused, match="bot-plays"):
        first.play(0)
    assert anna.refusal("POST", f"{path}/take-back", {"seat": 1}) == (403, "other-seat")
    assert anna.post(f"{path}/take-back", {"seat": 0})["seats"][0]["bot"] is None
    assert anna.refusal("POST", f"{path}/take-back", {"seat": 0}) == (409, "no-bot-there")
    while first.decision is None:
        second.drain(0.02)
        if second.decision is not None:
            second.play_any(luck)
        first.drain(0.05)
    first.play_any(luck)


def test_the_owner_gives_the_seat_of_somebody_who_has_gone_to_a_bot(person: Come) -> None:
    anna, benno = person("Anna"), person("Benno")
    table = anna.table("beaugency", "anyone")
    path = f"/tables/{table['id']}"
    benno.post(f"{path}/join", {})
    there = benno.sit(table["id"])
    assert anna.refusal("POST", f"{path}/bot", {"seat": 1, "bot": "random"}) == (409, "player-present")
    there.close()
    mine = anna.sit(table["id"])
    mine.until(lambda: not mine.table["seats"][1]["online"])
    assert anna.post(f"{path}/bot", {"seat": 1, "bot": "random"})["seats"][1]["bot"] == "random"
    mine.play_on(Seeded(1), most=8)
    assert 1 in [step["seat"] for step in mine.log]


def test_somebody_leaves_in_the_middle_and_another_takes_the_seat(person: Come) -> None:
    anna, benno, clara = person("Anna"), person("Benno"), person("Clara")
    table = anna.table("beaugency", "anyone")
    path = f"/tables/{table['id']}"
    benno.post(f"{path}/join", {})
    token = benno.post(f"{path}/seat-link")["token"]
    watcher = clara.sit(table["id"])
    left = benno.post(f"{path}/leave")
    assert not left["seats"][1]["person"]
    assert clara.refusal("POST", f"{path}/join", {"token": token}) == (403, "bad-token")
    clara.post(f"{path}/join", {"seat": 1})
    watcher.until(lambda: watcher.seat == 1)
    play_all([anna.sit(table["id"]), watcher], Seeded(8), most=30)
    assert {0, 1} <= {step["seat"] for step in watcher.log}


def test_chat(person: Come) -> None:
    anna, clara = person("Anna"), person("Clara")
    table = anna.table("beaugency", "random")
    mine, watcher = anna.sit(table["id"]), clara.sit(table["id"])
    mine.ask("chat", text="  Bonjour \n à tous ")
    watcher.until(lambda: len(watcher.chat) == 1)
    assert watcher.chat[0]["text"] == "Bonjour à tous"
    assert watcher.chat[0]["seat"] == 0
    watcher.ask("chat", text="hello")
    mine.until(lambda: len(mine.chat) == 2)
    assert mine.chat[1]["seat"] is None
    assert mine.chat[1]["name"] == "Clara"
    with pytest.raises(Refused, match="empty-text"):
        mine.ask("chat", text=" \u200b\t ")
    assert [line["text"] for line in person("Dora").sit(table["id"]).chat] == ["Bonjour à tous", "hello"]


def test_rematch_is_one_table_for_all(person: Come) -> None:
    anna, benno, clara = person("Anna"), person("Benno"), person("Clara")
    table = anna.table("beaugency", "anyone")
    path = f"/tables/{table['id']}"
    benno.post(f"{path}/join", {})
    assert anna.refusal("POST", f"{path}/rematch") == (409, "not-over")
    first, second = anna.sit(table["id"]), benno.sit(table["id"])
    play_all([first, second], Seeded(2))
    again = anna.post(f"{path}/rematch")
    second.until(lambda: second.table["rematch"] == again["id"])
    assert again["status"] == "waiting"
    # A stranger gets no seat that is kept for somebody.
    assert clara.refusal("POST", f"/tables/{again['id']}/join", {}) == (409, "table-full")
    assert clara.post(f"{path}/rematch")["id"] == again["id"]
    met = benno.post(f"{path}/rematch")
    assert met["id"] == again["id"]
    assert met["status"] == "playing"
    assert [seat["name"] for seat in met["seats"]] == ["Anna", "Benno"]


def test_several_tables_at_once_and_the_lobby(person: Come) -> None:
    anna, benno = person("Anna"), person("Benno")
    open_table = anna.table("cards", "anyone", open=True)
    hidden = anna.table("cards", "anyone")
    playing = anna.table("dice", "random")
    lobby = anna.get("/lobby")
    assert {table["id"] for table in lobby["mine"]} >= {open_table["id"], hidden["id"], playing["id"]}
    assert lobby["mine"][0]["id"] == playing["id"]
    listed = {table["id"] for table in benno.get("/lobby")["open"]}
    assert open_table["id"] in listed
    assert hidden["id"] not in listed
    sockets = [anna.sit(table["id"]) for table in (open_table, hidden, playing)]
    sockets[2].play_any(Seeded(1))
    benno.post(f"/tables/{open_table['id']}/join", {})
    sockets[0].until(lambda: sockets[0].view is not None)
    assert sockets[1].view is None


def test_a_new_name_is_seen_at_the_table(person: Come) -> None:
    anna = person("Anna")
    socket = anna.sit(anna.table("beaugency", "random")["id"])
    anna.patch("/me", {"name": "Anne", "colour": 3})
    socket.until(lambda: socket.table["seats"][0]["name"] == "Anne")
    assert socket.table["seats"][0]["colour"] == 3


def test_presence_and_watchers_are_told(server: Server, person: Come) -> None:
    anna, clara = person("Anna"), person("Clara")
    table = anna.table("beaugency", "anyone")
    mine = anna.sit(table["id"])
    mine.until(lambda: mine.table["seats"][0]["online"])
    watcher = clara.sit(table["id"])
    while (message := mine.hear())["type"] != "table" or message["watching"] != 1:
        pass
    watcher.close()
    while (message := mine.hear())["type"] != "table" or message["watching"] != 0:
        pass
