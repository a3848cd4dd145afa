"""Maps and other data of one's own, as words: crowded ones, random ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

Pair = tuple[int, int]


def own_map(
    points: int, streets: Iterable[Pair], sea: Iterable[Pair], fast: Sequence[int], ports: Sequence[int]
) -> str:
    """A map on which the districts lie around the points in a ring."""
    districts: list[str] = []
    for district in range(14):
        around = [1 + (district * points // 14 + step) % points for step in range(points // 14 + 3)]
        districts.append("+".join(map(str, around)) + (":2b" if district < 4 else ":1"))
    parts = {
        "points": str(points),
        "streets": ",".join(f"{one}-{other}" for one, other in streets),
        "sea": ",".join(f"{one}-{other}" for one, other in sea),
        "ports": ",".join(map(str, ports)),
        "fast": ",".join(map(str, fast)),
        "districts": ",".join(districts),
    }
    return ";".join(f"{key}={value}" for key, value in parts.items())


def random_map(luck: Random, most_points: int, most_streets: int) -> str:
    """A map that the rules allow, crowded or not, in one piece or in many."""
    points = luck.randint(12, most_points)
    near = luck.choice([2, 3, 5, points - 1])
    streets = {(point, point + 1) for point in range(1, points, 2)} | ({(points - 1, points)} if points % 2 else set())
    wanted = luck.randint(len(streets), most_streets)
    for _try in range(4 * most_streets):
        one = luck.randint(1, points)
        other = (one - 1 + luck.randint(1, near)) % points + 1
        crowd = max(sum(point in street for street in streets) for point in (one, other))
        if one != other and crowd < 6 and len(streets) < wanted:
            streets.add((min(one, other), max(one, other)))
    hub = luck.randint(1, points)
    lanes = {(hub, luck.randint(1, points)) for _lane in range(luck.choice([0, 2, 12]))}
    sea = sorted({(min(lane), max(lane)) for lane in lanes if lane[0] != lane[1]})
    fast = luck.sample(range(1, points + 1), luck.choice([0, 3, 6]))
    return own_map(points, sorted(streets), sea, fast, luck.sample(range(1, points + 1), luck.choice([0, 1, 5])))


def crowded(points: int) -> str:
    """Every point is joined to its six neighbours, one has all twelve sea lanes, six are joined by fast lanes."""
    pairs = {(one, (one - 1 + step) % points + 1) for one in range(1, points + 1) for step in (1, 2, 3)}
    streets = sorted({(min(pair), max(pair)) for pair in pairs})[:100]
    return own_map(points, streets, [(1, point) for point in range(2, min(points, 13) + 1)], range(1, 7), [1])


def cliques(size: int, tail: int) -> str:
    """Many small pieces, in which every point is joined to every other: walks that must use a street twice."""
    piece = size + tail
    pieces = min(60 // piece, 100 // (size * (size - 1) // 2 + tail))
    streets: list[Pair] = []
    for first in range(1, pieces * piece + 1, piece):
        streets += [(first + a, first + b) for a in range(size) for b in range(a + 1, size)]
        streets += [(first + size + n - 1 if n else first, first + size + n) for n in range(tail)]
    points = pieces * piece
    sea = [(1, point) for point in range(3, points, piece)][:12]
    return own_map(points, streets, sea, range(1, points, piece)[:6], [1])


def random_box(luck: Random) -> str:
    """Tiles, goods, cards and tokens that the rules allow, the odd ones rather than the usual ones."""
    tiles = [f"{luck.randint(2, luck.choice([2, 6]))}:{luck.choice([0, 5, 50])}" for _tile in range(21)]
    parts = {
        "tiles": ",".join(tiles),
        "goods": numbers(luck, 5, 1),
        "intrigue": numbers(luck, 14, 4),
        "corruption": numbers(luck, 6, 0),
    }
    return ";".join(f"{key}={value}" for key, value in parts.items() if luck.random() < 0.7)


def numbers(luck: Random, count: int, least: int) -> str:
    """So many numbers from 0 to 15, 60 in all at most and so many at least."""
    found = [0] * count
    for _card in range(luck.choice([least, least + 1, 10, 30, 60])):
        kind = luck.randrange(luck.choice([1, count]))
        if found[kind] < 15:
            found[kind] += 1
    return ",".join(map(str, found))
