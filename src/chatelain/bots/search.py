"""A search over whole turns, on the contract alone.

Until dice, draws or another seat come next (`State.closes`), a turn is a matter of planning: the search goes through
its sequences of actions and keeps the best few positions of every length, none of them twice. The position before
the closing action is judged, so that nothing has to be rolled and nobody can peek. Where a game can name all outcomes
of its dice (`Features.outcomes`), each is followed by the best that can be made of it, and the mean is exact.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.bots.judge import CERTAIN, Judge
from chatelain.core.chance import Chance, Seeded
from chatelain.core.features import DECIDING, WAITING
from chatelain.core.moves import Moves
from chatelain.core.state import State

#: No plan is longer.
LONGEST: Final = 40
#: More than one roll ahead are only looked at for so many lines, those that one roll puts first,
SIFTED: Final[i64] = 6
#: and for no more of them than can be had for so many positions: where rolls open many ways, one roll has to do.
AFFORDED: Final[i64] = 3000
_NO_CHANCE: Final = Chance()  # what a plan does before it closes never rolls


class Line:
    """A whole turn: its actions, the last of which closes it, and how it was judged."""

    def __init__(self, before: State, actions: list[int], key: i64, judge: Judge) -> None:
        #: The position before the closing action.
        self.before = before
        self.actions = actions
        self.key: i64 = key
        self.value: i64 = judge.value
        self.own: i64 = judge.own
        self.rival: i64 = judge.rival
        self.win: i64 = judge.win


class Verdict:
    """How a position was judged."""

    def __init__(self, judge: Judge) -> None:
        self.value: i64 = judge.value
        self.own: i64 = judge.own
        self.rival: i64 = judge.rival
        self.win: i64 = judge.win

    def hand_to(self, judge: Judge) -> None:
        """Makes it what the judge found last."""
        judge.value, judge.own, judge.rival, judge.win = self.value, self.own, self.rival, self.win

    def turn(self, judge: Judge) -> None:
        """The same for the other one of two seats."""
        self.own, self.rival = self.rival, self.own
        self.win = CERTAIN - self.win
        self.value = judge.value_of(self.own, self.rival, self.win)


class Node:
    """A position within a plan."""

    def __init__(self, state: State, before: Node | None, action: i64, value: i64) -> None:
        self.state = state
        self.before = before
        self.action: i64 = action
        self.value: i64 = value

    def path(self) -> list[int]:
        """The actions that lead here."""
        found: list[int] = []
        node: Node | None = self
        while node is not None and node.before is not None:
            found.append(int(node.action))
            node = node.before
        found.reverse()
        return found


class Search:
    """Plans turns. One search serves one bot, turn after turn."""

    def __init__(self, judge: Judge, beam: int, sight: int = 1) -> None:
        self.judge = judge
        self.beam: i64 = beam
        #: How many rolls in a row are looked at with all their outcomes, where the game can name them.
        self.sight: i64 = sight
        self.moves = Moves()
        #: A buffer for every action that follows an outcome.
        self.later: list[Moves] = [Moves()]
        self.dice = Seeded(1)
        #: How many positions were judged.
        self.looks: i64 = 0

    def best(self, state: State, seat: i64, word: i64) -> Line:
        """The best line."""
        return self.lines(state, seat, 1, word)[0]

    def lines(self, state: State, seat: i64, top: i64, word: i64) -> list[Line]:
        """The best lines, best first; `word` is the state of the chance with which outcomes are tried."""
        self.judge.start(state, seat)
        found: list[Line] = []
        front = [Node(state, None, -1, 0)]
        for _length in range(LONGEST):
            front = self.grow(front, seat, top, word, found)
            if not front:
                break
        return self.with_whole_sight(found, seat) if self.sight > 1 and len(found) > 1 else found

    def with_whole_sight(self, lines: list[Line], seat: i64) -> list[Line]:
        """The first of some lines, judged by more than one roll; all as they were if that takes too much."""
        found: list[Line] = []
        before = self.looks
        for line in lines[: int(SIFTED)]:
            done = len(found)
            # The next one will need about as many positions as each of those before it.
            if done and (self.looks - before) * (done + 1) > AFFORDED * done:
                break
            insert(found, self.seen_further(line, seat))
        return found if len(found) > 1 else lines

    def seen_further(self, line: Line, seat: i64) -> Line:
        """A line as the whole sight judges it."""
        judge = self.judge
        action: i64 = line.actions[-1]
        outcomes = judge.features.outcomes(line.before, seat, action)
        if outcomes:
            self.weigh(line.before, seat, action, outcomes, 0, self.sight)
        elif judge.features.tries(line.before, seat, action) == 1:
            self.follow(line.before, seat, action, 0, self.sight).hand_to(judge)
        else:
            return line
        return Line(line.before, line.actions, line.key, judge)

    def grow(self, front: list[Node], seat: i64, top: i64, word: i64, found: list[Line]) -> list[Node]:
        """One action more: the best positions to go on from. Lines that are complete join `found`."""
        seen: set[int] = set()
        judge = self.judge
        moves = self.moves
        kept: list[Node] = []
        for node in front:
            state = node.state
            moves.clear()
            state.gather(seat, moves)
            for at in range(moves.count):
                action = moves.ids[at]
                if state.closes(seat, action):
                    self.close(node, seat, action, top, word, found)
                    continue
                after = state.clone()
                after.apply(seat, action, _NO_CHANCE)
                key = judge.write(after, seat, DECIDING)
                if int(key) not in seen:
                    seen.add(int(key))
                    judge.look(after, seat)
                    self.looks += 1
                    keep(kept, Node(after, node, action, judge.value), self.beam)
        return kept

    def close(self, node: Node, seat: i64, action: i64, top: i64, word: i64, found: list[Line]) -> None:
        """Judges a complete line, and keeps it if it is among the best."""
        judge = self.judge
        outcomes = judge.features.outcomes(node.state, seat, action)
        tries = judge.features.tries(node.state, seat, action)
        key: i64 = 0
        if outcomes:
            self.weigh(node.state, seat, action, outcomes, 0, 1)
            key = judge.write(node.state, seat, action)
        elif tries == 0:
            ahead = judge.features.ahead(node.state, seat, action)
            key = judge.write(ahead, seat, action)
            judge.look(ahead, seat)
            self.looks += 1
        else:
            self.try_out(node.state, seat, action, tries, word)
            key = judge.write(node.state, seat, DECIDING) + action
        if len(found) == top and judge.value <= found[top - 1].value:
            return
        for line in found:
            if line.key == key:
                return
        if len(found) == top:
            found.pop()
        insert(found, Line(node.state, [*node.path(), int(action)], key, judge))

    def weigh(self, state: State, seat: i64, action: i64, outcomes: i64, depth: i64, sight: i64) -> None:
        """Judges a closing action by all its outcomes and what can be made of them."""
        judge = self.judge
        rising: list[Verdict] = []
        for which in range(outcomes):
            verdict = self.settle(judge.features.outcome(state, seat, action, which), seat, depth, sight)
            place = len(rising)
            while place > 0 and rising[place - 1].value > verdict.value:
                place -= 1
            rising.insert(place, verdict)
        picks = judge.features.picks(state, seat, action)
        whole = power(outcomes, picks)
        value: i64 = 0
        own: i64 = 0
        rival: i64 = 0
        win: i64 = 0
        for rank in range(outcomes):
            # All dice are among the lowest n outcomes in n ** picks cases: then the best of them is no better.
            cases = power(rank + 1, picks) - power(rank, picks)
            verdict = rising[rank]
            value += verdict.value * cases
            own += verdict.own * cases
            rival += verdict.rival * cases
            win += verdict.win * cases
        judge.value = value // whole
        judge.own = own // whole
        judge.rival = rival // whole
        judge.win = win // whole

    def settle(self, state: State, seat: i64, depth: i64, sight: i64) -> Verdict:
        """The best that a seat can make of an outcome, until chance or another seat has a say again."""
        judge = self.judge
        if state.is_over:
            judge.look_at_end(state, seat)
            return Verdict(judge)
        is_waiting = not state.may_act(seat)
        if is_waiting and sight > 1 and judge.mirrored:
            verdict = self.settle(state, 1 - seat, depth, sight)
            verdict.turn(judge)
            return verdict
        rests = not is_waiting and self.rests(state, seat, depth)
        if is_waiting or (rests and sight == 1):
            judge.write(state, seat, WAITING if is_waiting else DECIDING)
            judge.look(state, seat)
            self.looks += 1
            return Verdict(judge)
        best: Verdict | None = None
        moves = self.later[depth]
        for at in range(moves.count):
            verdict = self.follow(state, seat, moves.ids[at], depth + 1, sight)
            if best is None or verdict.value > best.value:
                best = verdict
        assert best is not None
        return best

    def follow(self, state: State, seat: i64, action: i64, depth: i64, sight: i64) -> Verdict:
        """What comes of an action after an outcome, by all outcomes of the next roll if it is one."""
        outcomes = self.judge.features.outcomes(state, seat, action)
        if outcomes:
            self.weigh(state, seat, action, outcomes, depth, sight - 1)
            return Verdict(self.judge)
        after = state.clone()
        after.apply(seat, action, _NO_CHANCE)
        return self.settle(after, seat, depth, sight)

    def rests(self, state: State, seat: i64, depth: i64) -> bool:
        """Whether chance can come next: after a roll such a position is judged as it is. Its actions stay gathered."""
        if len(self.later) == depth:
            self.later.append(Moves())
        moves = self.later[depth]
        moves.clear()
        state.gather(seat, moves)
        for at in range(moves.count):
            action = moves.ids[at]
            if state.closes(seat, action) and self.judge.features.tries(state, seat, action) != 1:
                return True
        return False

    def try_out(self, state: State, seat: i64, action: i64, tries: i64, word: i64) -> None:
        """Judges a closing action by what comes of it, on average; every action meets the same dice."""
        judge = self.judge
        value: i64 = 0
        own: i64 = 0
        rival: i64 = 0
        win: i64 = 0
        self.dice.word = word
        for _time in range(tries):
            before = self.dice.word
            after = state.clone()
            after.apply(seat, action, self.dice)
            if after.is_over:
                judge.look_at_end(after, seat)
            else:
                judge.write(after, seat, DECIDING if after.may_act(seat) else WAITING)
                judge.look(after, seat)
            self.looks += 1
            value += judge.value
            own += judge.own
            rival += judge.rival
            win += judge.win
            self.dice.word = before
            self.dice.below(1)
        judge.value = value // tries
        judge.own = own // tries
        judge.rival = rival // tries
        judge.win = win // tries


def power(base: i64, exponent: i64) -> i64:
    """A small power of a whole number.

    >>> power(6, 3)
    216
    """
    found: i64 = 1
    for _time in range(exponent):
        found *= base
    return found


def insert(lines: list[Line], line: Line) -> None:
    """Puts a line in its place; the first of equal ones comes first."""
    place = len(lines)
    while place > 0 and lines[place - 1].value < line.value:
        place -= 1
    lines.insert(place, line)


def keep(kept: list[Node], node: Node, most: i64) -> None:
    """Keeps a position if it is among the best; the first of equal ones comes first."""
    if len(kept) == most:
        if node.value <= kept[most - 1].value:
            return
        kept.pop()
    place = len(kept)
    while place > 0 and kept[place - 1].value < node.value:
        place -= 1
    kept.insert(place, node)
