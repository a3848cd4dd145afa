"""What is written can be read: records, text positions and the notation of actions."""

from __future__ import annotations

from chatelain.core.chance import Chance, Sealed, Seeded
from chatelain.core.errors import NotationError
from chatelain.core.match import Match, Replay
from chatelain.core.record import Seat, load
from chatelain.testing.walk import Case, Walk, installed, require


def check_records(case: Case, games: int, seed: int) -> None:
    """A record is read as it was written, and replays to the same position: seeded, sealed and forced in turn."""
    with installed(case.game):
        for number in range(seed, seed + games):
            sources: list[Chance | None] = [None, Sealed(number.to_bytes(32, "big")), Seeded(number)]
            _check_record(case, number, sources[number % 3])


def _check_record(case: Case, number: int, source: Chance | None) -> None:
    id = case.game.manifest.id
    seats = [Seat(f"Seat {seat}") for seat in range(case.seats)]
    match = Match.new(id, seats, case.options, seed=number if source is None else None, source=source)
    choice = Seeded(number)
    while not match.state.is_over:
        where = f"{case}, {match.record.header.chance} {number}, entry {match.version}"
        seat = match.state.to_act()[choice.below(len(match.state.to_act()))]
        limit = match.undo_limit(seat)
        before = match.state.to_text()
        if limit and choice.below(8) == 0:
            match.undo(seat, 1 + choice.below(limit))
        else:
            legal = match.state.legal(seat)
            match.play(seat, legal[choice.below(len(legal))])
        if choice.below(40) == 0:
            text = match.save().dump()
            require(load(text).dump() == text, f"{where}: the record reads differently than it was written")
            again = Replay(load(text)).run()
            require(again.state.to_text() == match.state.to_text(), f"{where}: the replay differs after\n{before}")
    text = match.save().dump()
    require(load(text).dump() == text, f"{case}, {number}: the finished record reads differently than it was written")
    require(Replay(load(text)).run().save().dump() == text, f"{case}, {number}: the replay writes another record")


def check_positions(case: Case, games: int, seed: int) -> None:
    """A text position read again is the same position: text, legal moves, views and all further play."""
    for number in range(seed, seed + games):
        walk = case.walk(number)
        for _decision in walk.decisions():
            _check_position(walk, further=walk.number % 16 == 0)
        _check_position(walk, further=False)


def _check_position(walk: Walk, further: bool) -> None:
    state, text = walk.state, walk.state.to_text()
    walk.require(
        "\n" not in text and text == " ".join(text.split()), "a text position is one line of single-spaced words"
    )
    again = walk.case.game.from_text(text)
    if again.to_text() != text:
        walk.fail(f"read again, the position is:\n{again.to_text()}")
    walk.require(again.to_act() == state.to_act(), f"read again, {again.to_act()} may decide, not {state.to_act()}")
    walk.require(again.is_over == state.is_over, "read again, the end of the game differs")
    for seat in range(walk.case.seats):
        walk.require(again.legal(seat) == state.legal(seat), f"read again, seat {seat} has other legal actions")
    for viewer in walk.case.viewers:
        seen, now = state.view(viewer), again.view(viewer)
        if seen != now:
            walk.fail(f"read again, viewer {viewer} sees\n{now}\nnot\n{seen}")
    walk.require(again.score_sheet() == state.score_sheet(), "read again, the score sheet differs")
    if further:
        ahead, other = walk.case.walk(walk.seed), walk.case.walk(walk.seed)
        ahead.state, other.state = state.clone(), again
        ahead.finish()
        other.finish()
        walk.require(ahead.state.to_text() == other.state.to_text(), "read again, the game goes on differently")


def check_notation(case: Case, games: int = 0, seed: int = 0) -> None:
    """Every action id has a text of its own that names it again, and a decoded form that encodes to it."""
    table = case.game.actions
    names = [block.name for block in table.blocks]
    require(len(set(names)) == len(names), f"{case}: two blocks of actions have the same name: {names}")
    texts: dict[str, int] = {}
    for action in range(table.size):
        text = table.text(action)
        fits = text.split() == [table.block_of(action).name, *table.decode(action).words]
        require(fits, f"{case}: action {action}, {text!r}, has an empty word or a word with a space")
        require(text not in texts, f"{case}: actions {texts.get(text)} and {action} are both written {text!r}")
        texts[text] = action
        require(table.parse(text) == action, f"{case}: {text!r} is read as {table.parse(text)}, not {action}")
        decoded = table.decode(action)
        require(
            table.encode(decoded.kind, *decoded.values.values()) == action, f"{case}: {decoded!r} encodes differently"
        )
    for wrong in (-1, table.size):
        try:
            table.text(wrong)
        except NotationError:
            continue
        raise AssertionError(f"{case}: there is a text for {wrong}, which is no action")
