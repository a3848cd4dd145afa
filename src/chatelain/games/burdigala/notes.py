"""What has happened to hidden cards: noted in passing, so that what a seat knows is worked out only when asked for.

Goods, tokens and intrigue cards have a chain of notes each. A note never changes, so that copies of a position share
them, and to write one costs next to nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.games.burdigala.beliefs import (
    BETWEEN,
    PILE,
    Scenes,
    all_hidden,
    came,
    left,
    looked,
    moved_unseen,
    promised,
)
from chatelain.games.burdigala.memory import CARD_MEMORY, TOKEN_MEMORY, kinds_of, lost_from
from chatelain.games.burdigala.memory import PLACES as GOODS_PLACES

#: A target: cards that lie open are no secret.
OPEN: Final[i64] = -1
#: All see it, spectators too.
PUBLIC: Final[i64] = -1
# What is noted.
MOVED: Final[i64] = 0
SWAPPED: Final[i64] = 1
LOOKED: Final[i64] = 2
CAME: Final[i64] = 3
# Whose notes they are.
OF_GOODS: Final[i64] = 0
OF_TOKENS: Final[i64] = 1
OF_CARDS: Final[i64] = 2


class Note:
    """One thing that happened. `seen`: the seats that see the kinds, as bits."""

    def __init__(self, before: Note | None, what: i64, kinds: i64, source: i64, target: i64, seen: i64) -> None:
        self.before = before
        self.what = what
        #: A kind; of a swap the one given and 16 times the one taken; packed kinds if there are several.
        self.kinds = kinds
        self.source = source
        self.target = target
        self.seen = seen
        #: What the spectator and every seat know after it, where that was asked for.
        self.known: list[Scenes | None] | None = None

    def is_seen_by(self, viewer: int) -> bool:
        return self.seen == PUBLIC or (viewer >= 0 and self.seen & BIT[viewer] != 0)


class Start(Note):
    """Where the notes begin: a deal, what every seat remembers, and what one of them is looking at (or nobody, -1)."""

    def __init__(self, suit: i64, deal: vec[i64], memory: vec[i64], looking: i64, place: i64) -> None:
        super().__init__(None, CAME, 0, OPEN, PILE, PUBLIC)
        self.suit = suit
        self.deal = deal
        self.memory = memory
        self.looking = looking
        self.place = place

    def scenes(self, viewer: int) -> Scenes:
        """All that may be true at the start: what is remembered, and the rest anywhere."""
        scenes = all_hidden(self.deal, viewer)
        if viewer < 0:
            return scenes
        if self.suit == OF_TOKENS:
            return _recalled(scenes, self.memory[TOKEN_MEMORY + viewer], PILE)
        if self.suit == OF_CARDS:
            return _recalled(scenes, self.memory[CARD_MEMORY + viewer], PILE)
        memories = [(place, int(self.memory[viewer * GOODS_PLACES + place])) for place in range(int(GOODS_PLACES))]
        for place, memory in sorted(
            memories, key=lambda entry: int(lost_from(entry[1]))
        ):  # what is certain comes first
            scenes = _recalled(scenes, memory, place)
        if viewer == self.looking:
            scenes = looked(scenes, int(self.deal[self.place]), int(self.place))
        return scenes


def _recalled(scenes: Scenes, memory: i64, place: int) -> Scenes:
    return promised(scenes, int(kinds_of(memory)), int(lost_from(memory)), place) if memory else scenes


def known(note: Note, viewer: int) -> Scenes:
    """All that a viewer cannot rule out after a note."""
    todo: list[Note] = []
    at = note
    scenes = _kept(at, viewer)
    while scenes is None:
        todo.append(at)
        before = at.before
        assert before is not None
        at = before
        scenes = _kept(at, viewer)
    if todo and at.known is not None and not isinstance(at, Start):
        at.known[viewer + 1] = None  # only the last note need know
    for later in reversed(todo):
        scenes = _after(scenes, later, viewer)
    keep(note, viewer, scenes)
    return scenes


def keep(note: Note, viewer: int, scenes: Scenes) -> None:
    """Remembers what a viewer knows after a note."""
    if note.known is None:
        note.known = [None] * 5
    note.known[viewer + 1] = scenes


def _kept(note: Note, viewer: int) -> Scenes | None:
    if note.known is not None:
        scenes = note.known[viewer + 1]
        if scenes is not None:
            return scenes
    return note.scenes(viewer) if isinstance(note, Start) else None


def _after(scenes: Scenes, note: Note, viewer: int) -> Scenes:
    source, target = int(note.source), int(note.target)
    if note.what == LOOKED:
        return looked(scenes, int(note.kinds), source) if note.is_seen_by(viewer) and source != viewer else scenes
    if note.what == CAME:
        return came(scenes, int(note.kinds), target)
    if note.what == MOVED:
        return _moved(scenes, int(note.kinds), source, target, note, viewer)
    given, taken = int(note.kinds) & 15, int(note.kinds) >> 4
    scenes = _moved(scenes, taken, target, BETWEEN, note, viewer)  # nobody gets back what they have just given
    scenes = _moved(scenes, given, source, target, note, viewer)
    return _moved(scenes, taken, BETWEEN, source, note, viewer)


def _moved(scenes: Scenes, kind: int, source: int, target: int, note: Note, viewer: int) -> Scenes:
    if not note.is_seen_by(viewer):
        return moved_unseen(scenes, source, target)
    if source not in (viewer, int(OPEN)):
        scenes = left(scenes, kind, source)
    if target not in (viewer, int(OPEN)):
        scenes = came(scenes, int(16**kind), target)
    return scenes
