"""Illegal and stale actions are refused with a reason, and change nothing."""

from __future__ import annotations

from chatelain.core.chance import Seeded
from chatelain.core.errors import IllegalAction
from chatelain.core.match import Match
from chatelain.core.record import Seat
from chatelain.core.refusal import Refusal
from chatelain.testing.walk import Case, Walk, installed, require


def check_turns(case: Case, games: int, seed: int) -> None:
    """Who may decide has something to decide, nobody else has, and actions are listed once and are in the table."""
    for number in range(seed, seed + games):
        walk = case.walk(number)
        for _decision in walk.decisions():
            _check_turn(walk)
        walk.require(walk.state.to_act() == (), "the game is over, but somebody may decide")
        for seat in range(case.seats):
            walk.require(walk.state.legal(seat) == [], f"the game is over, but seat {seat} has legal actions")


def _check_turn(walk: Walk) -> None:
    acting = walk.state.to_act()
    walk.require(list(acting) == sorted(set(acting)), f"the seats to act are not in order: {acting}")
    walk.require(set(acting) <= set(range(walk.case.seats)), f"there are no such seats to act: {acting}")
    walk.require(walk.state.seat_to_act() == acting[0], "seat_to_act is not the lowest seat of to_act")
    for seat in range(walk.case.seats):
        legal = walk.state.legal(seat)
        walk.require(bool(legal) == (seat in acting), f"{acting} may decide, but seat {seat} has the actions {legal}")
        walk.require(len(set(legal)) == len(legal), f"seat {seat} has an action twice: {legal}")
        known = all(0 <= action < walk.case.game.actions.size for action in legal)
        walk.require(known, f"seat {seat} has an action that is not in the table: {legal}")


def check_refusals(case: Case, games: int, seed: int) -> None:
    """For every seat and every action id: legal or refused with a reason, and what is refused changes nothing.

    All positions of the first game are tried, and every seventh of the others.
    """
    for number in range(seed, seed + games):
        walk = case.walk(number)
        for _decision in walk.decisions():
            if number == seed or walk.number % 7 == number % 7:
                refusals(walk)
        refusals(walk)


def refusals(walk: Walk) -> list[Refusal]:
    """Tries every action of every seat in the position; returns one refusal of each code."""
    state, before = walk.state, walk.state.to_text()
    found: dict[str, tuple[int, int, Refusal]] = {}
    for seat in range(walk.case.seats):
        legal = set(state.legal(seat))
        for action in range(walk.case.game.actions.size):
            refusal = state.verify(seat, action)
            if (refusal is None) != (action in legal):
                name = walk.case.game.actions.text(action)
                walk.fail(f"seat {seat}, {name!r}: listed as legal: {action in legal}, but verify says {refusal!r}")
            if refusal is not None and refusal.code not in found:
                found[refusal.code] = (seat, action, refusal)
    walk.require(state.to_text() == before, "verify changed the position")
    _check_strangers(walk)
    for seat, action, refusal in found.values():
        _play_refused(walk, seat, action, refusal)
    walk.require(state.to_text() == before, "a refused action changed the position")
    return [refusal for _seat, _action, refusal in found.values()]


def _check_strangers(walk: Walk) -> None:
    """Seats that are not at the table have no actions, and numbers that are not in the table are refused."""
    state, seats, size = walk.state, walk.case.seats, walk.case.game.actions.size
    for seat in (-1, seats):
        walk.require(state.legal(seat) == [], f"seat {seat}, who is not at the table, has legal actions")
        walk.require(state.verify(seat, 0) is not None, f"seat {seat}, who is not at the table, may act")
    for seat in range(seats):
        for action in (-1, size):
            walk.require(state.verify(seat, action) is not None, f"seat {seat} may do {action}, which is no action")


def _play_refused(walk: Walk, seat: int, action: int, refusal: Refusal) -> None:
    walk.require(isinstance(refusal.code, str) and bool(refusal.code), f"a refusal without a code: {refusal!r}")
    plain = all(type(value) in (int, str) for value in refusal.params.values())
    walk.require(plain, f"{refusal!r}: parameters are numbers and words")
    events = walk.state.events = []
    try:
        walk.state.play(seat, action, Seeded(0))
    except IllegalAction as error:
        walk.require(error.refusal == refusal, f"verify says {refusal!r}, play says {error.refusal!r}")
    else:
        walk.fail(f"seat {seat} played {action}, which verify refuses: {refusal!r}")
    finally:
        walk.state.events = None
    walk.require(events == [], f"a refused action has events: {events}")


def check_match(case: Case, games: int, seed: int) -> None:
    """A match refuses unknown seats and ids out of range, and stays as it was."""
    with installed(case.game):
        for number in range(seed, seed + games):
            seats = [Seat(f"Seat {seat}") for seat in range(case.seats)]
            match = Match.new(case.game.manifest.id, seats, case.options, seed=number)
            choice = Seeded(number)
            while not match.state.is_over:
                seat = match.state.to_act()[0]
                legal = match.state.legal(seat)
                action = legal[choice.below(len(legal))]
                if match.version % 5 == number % 5:
                    _check_refused(match, f"{case}, seed {number}", seat, action)
                match.play(seat, action)


def _check_refused(match: Match, where: str, seat: int, action: int) -> None:
    digest, dump, size = match.state.digest(), match.record.dump(), match.game.actions.size
    tries = [
        ("no-such-seat", -1, action),
        ("no-such-seat", len(match.record.header.seats), action),
        ("no-such-action", seat, -1),
        ("no-such-action", seat, size),
        ("no-such-action", seat, 10**30),
    ]
    for code, who, what in tries:
        refusal = match.verify(who, what)
        require(refusal is not None and refusal.code == code, f"{where}: {who} {what} is not {code}: {refusal}")
        try:
            match.play(who, what)
        except IllegalAction as error:
            require(error.refusal == refusal, f"{where}: verify says {refusal}, play says {error.refusal}")
        else:
            raise AssertionError(f"{where}: {who} {what} was played, though refused: {refusal}")
    require((match.state.digest(), match.record.dump()) == (digest, dump), f"{where}: a refused action left a trace")
