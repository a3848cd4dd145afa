"""All that may be true of hidden cards, for one viewer: exactly what follows from what was seen, and no more.

The viewer keeps cards apart by *packets*: cards of known kinds that lie at known places, so many at each, and nobody
can tell which lies where. At the start there is one packet: all cards, all in the pile. Who sees a hand knows a packet
that lies in one place. When a card moves unseen it may come from any packet that has cards there; then there are
several *scenes*, each with the same packets in other places. A scene is (kinds, places, kinds, places, ...): a packed
multiset for each packet, and eight bits a place for how many of its cards lie there. Every scene has a weight: how
likely it is when cards move at random.

Any mix of a packet's cards over its places is possible, in every scene; nothing else is. Only if there are too many
scenes, the two packets that have been known longest are mixed up.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.chance import Chance
from chatelain.core.packed import ONE, amount, total, unpacked

Scene = tuple[int, ...]
Scenes = dict[Scene, int]

#: Places: the seats, the pile, and between places: drawn, but not yet chosen from.
PILE: Final = 4
BETWEEN: Final = 5
PLACES: Final = 6
_AT: Final[tuple[int, ...]] = tuple(int(256**place) for place in range(PLACES))
#: The most scenes that are kept apart.
MOST_SCENES: Final = 256
_HEAVIEST: Final = 1 << 20


def cards_at(places: int, place: int) -> int:
    """How many cards of a packet lie at a place."""
    return places // _AT[place] & 255


def all_hidden(deal: vec[i64], viewer: int) -> Scenes:
    """One packet: everything but what lies before the viewer."""
    hidden = [0 if place == viewer else int(deal[place]) for place in range(PLACES)]
    return {(sum(hidden), sum(int(total(kinds)) * _AT[place] for place, kinds in enumerate(hidden))): 1}


# -- what happens


def moved_unseen(scenes: Scenes, source: int, target: int) -> Scenes:
    """A card has moved, and it may be any of those that lay there."""
    found: Scenes = {}
    for scene, weight in scenes.items():
        for at in range(1, len(scene), 2):
            cards = cards_at(scene[at], source)
            if cards:
                _add(found, _with(scene, at, scene[at] - _AT[source] + _AT[target]), weight * cards)
    return tidy(found)


def left(scenes: Scenes, kind: int, source: int) -> Scenes:
    """A card of this kind has come to light; it lay there."""
    found: Scenes = {}
    for scene, weight in scenes.items():
        for at in range(1, len(scene), 2):
            ways = cards_at(scene[at], source) * int(amount(scene[at - 1], kind))
            if ways:
                rest = _with(scene, at - 1, scene[at - 1] - int(ONE[kind]))
                likely = max(1, weight * ways * 256 // int(total(scene[at - 1])))
                _add(found, _with(rest, at, scene[at] - _AT[source]), likely)
    return tidy(found)


def came(scenes: Scenes, kinds: int, target: int) -> Scenes:
    """Cards that the viewer has seen lie there now."""
    places = int(total(kinds)) * _AT[target]
    return tidy({(*scene, kinds, places): weight for scene, weight in scenes.items()})


def looked(scenes: Scenes, kinds: int, place: int) -> Scenes:
    """The viewer has seen all cards that lie there."""
    found: Scenes = {}
    for scene, weight in scenes.items():
        for rest, ways in _parts(scene, 0, kinds, place):
            _add(found, (*rest, kinds, int(total(kinds)) * _AT[place]), max(1, weight * ways // _HEAVIEST))
    return tidy(found)


def promised(scenes: Scenes, kinds: int, lost: int, place: int) -> Scenes:
    """Of these kinds, which are in the first packet or have come to light, all lie there but for so many at most."""
    found: Scenes = {}
    for scene, weight in scenes.items():
        held = sum(min(int(amount(kinds, kind)), int(amount(scene[0], kind))) * int(ONE[kind]) for kind in range(14))
        size = int(total(held))
        for away in range(max(0, lost + size - int(total(kinds))) + 1):
            for places, ways in _spread(scene[1], place, size - away, away):
                _add(found, (scene[0] - held, scene[1] - places, *scene[2:], held, places), weight * ways)
    return tidy(found) if found else scenes


def _add(scenes: Scenes, scene: Scene, weight: int) -> None:
    scenes[scene] = scenes.get(scene, 0) + weight


def _with(scene: Scene, at: int, number: int) -> Scene:
    return (*scene[:at], number, *scene[at + 1 :])


def _parts(scene: Scene, at: int, kinds: int, place: int) -> Iterator[tuple[Scene, int]]:
    """The ways to take these cards out of the packets that have cards there, and what is left; times _HEAVIEST."""
    if at == len(scene):
        if not kinds:
            yield (), _HEAVIEST
        return
    held, cards = scene[at], cards_at(scene[at + 1], place)
    for part in _choices(held, kinds, cards, 0):
        ways = 1
        for kind in range(14):
            ways *= comb(int(amount(held, kind)), int(amount(part, kind)))
        for rest, others in _parts(scene, at + 2, kinds - part, place):
            likely = others * ways // comb(int(total(held)), cards)
            yield (held - part, scene[at + 1] - cards * _AT[place], *rest), likely


def _choices(held: int, kinds: int, cards: int, kind: int) -> Iterator[int]:
    """So many cards that are in both."""
    if not cards:
        yield 0
    elif kind < 14:
        most = min(cards, int(amount(held, kind)), int(amount(kinds, kind)))
        for number in range(most + 1):
            for rest in _choices(held, kinds, cards - number, kind + 1):
                yield rest + number * int(ONE[kind])


def _spread(places: int, place: int, here: int, away: int) -> Iterator[tuple[int, int]]:
    """The ways to lay so many cards here and the others elsewhere, where a packet has cards."""
    if here <= cards_at(places, place):
        for others, ways in _elsewhere(places, place, away, 0):
            yield others + here * _AT[place], ways * comb(cards_at(places, place), here)


def _elsewhere(places: int, place: int, cards: int, first: int) -> Iterator[tuple[int, int]]:
    if first == PLACES:
        if not cards:
            yield 0, 1
        return
    most = 0 if first == place else min(cards, cards_at(places, first))
    for number in range(most + 1):
        for rest, ways in _elsewhere(places, place, cards - number, first + 1):
            yield rest + number * _AT[first], ways * comb(cards_at(places, first), number)


# -- in good order


def tidy(scenes: Scenes) -> Scenes:
    """Packets that cannot be told apart become one, and weights stay small."""
    merging = _same_packets(scenes)
    while merging is not None or len(scenes) > MOST_SCENES:
        one, other = merging or (0, 2)
        merged: Scenes = {}
        for scene, weight in scenes.items():
            kinds, places = scene[one] + scene[other], scene[one + 1] + scene[other + 1]
            both = (*scene[:one], kinds, places, *scene[one + 2 :])
            _add(merged, (*both[:other], *both[other + 2 :]), weight)
        scenes = merged
        merging = _same_packets(scenes)
    heaviest = max(scenes.values())
    if heaviest <= _HEAVIEST:
        return scenes
    return {scene: max(1, weight * _HEAVIEST // heaviest) for scene, weight in scenes.items()}


def _same_packets(scenes: Scenes) -> tuple[int, int] | None:
    """Two packets that lie in one place, the same in all scenes; or one that is empty, and another."""
    found: dict[int, int] = {}
    for at in range(0, len(next(iter(scenes))), 2):
        place = _only_place(scenes, at + 1)
        if place == PLACES and at:
            return 0, at
        if place == PLACES:
            if len(next(iter(scenes))) > 2:
                return 0, 2
        elif place >= 0 and place in found:
            return found[place], at
        elif place >= 0:
            found[place] = at
    return None


def _only_place(scenes: Scenes, at: int) -> int:
    """The one place where a packet lies in all scenes, PLACES if it is empty; -1: there are several."""
    found = -1
    for scene in scenes:
        for place in range(PLACES + 1):
            if not scene[at] if place == PLACES else scene[at] == cards_at(scene[at], place) * _AT[place] > 0:
                break
        else:
            return -1
        if found not in (-1, place):
            return -1
        found = place
    return found


# -- one of all the possibilities


def dealt(scenes: Scenes, kinds: i64, chance: Chance) -> vec[i64]:
    """A deal that may be true: what lies at every place."""
    deal = vec[i64]([0] * PLACES)
    scene = _drawn(scenes, chance)
    for at in range(0, len(scene), 2):
        held: i64 = scene[at]
        places: i64 = scene[at + 1]
        counts = unpacked(held, kinds)
        place: i64 = 0
        while places > 255:  # what lies in the last place is the rest
            for _card in range(places & 255):
                kind = chance.draw(counts, 0, kinds, "hidden")
                counts[kind] -= 1
                held -= ONE[kind]
                deal[place] += ONE[kind]
            places >>= 8
            place += 1
        deal[place] += held
    return deal


def _drawn(scenes: Scenes, chance: Chance) -> Scene:
    if len(scenes) == 1:
        return next(iter(scenes))
    rest = int(chance.below(sum(scenes.values())))
    for scene, weight in scenes.items():
        if rest < weight:
            return scene
        rest -= weight
    raise AssertionError("weights add up")
