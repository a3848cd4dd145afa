from __future__ import annotations

from xml.etree import ElementTree

from chatelain.arena.plot import Bar, Curve, curves, intervals

SVG = "{http://www.w3.org/2000/svg}"


def words(picture: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def test_intervals_show_every_bot_within_the_picture() -> None:
    bars = [Bar("duke:1s", 1712.4, 1650, 1780), Bar("<own>", 1290, 1200, 1380)]
    picture = intervals("Ratings & more", "rating", bars)
    assert {"Ratings & more", "rating", "duke:1s", "<own>", "1712", "1290"} <= set(words(picture))
    root = ElementTree.fromstring(picture)
    places = [float(dot.attrib["cx"]) for dot in root.iter(f"{SVG}circle")]
    assert places == sorted(places, reverse=True)
    assert all(0 < place < float(root.attrib["width"]) for place in places)


def test_pictures_have_colours_for_the_dark() -> None:
    assert "prefers-color-scheme: dark" in intervals("t", "a", [Bar("x", 1, 1, 1)])


def test_curves_have_a_panel_each() -> None:
    picture = curves("Curve", "games", [0, 100, 200], [Curve("wins", [0.5, 0.6, 0.7]), Curve("error", [9, 8, 8])])
    assert {"wins", "error", "0.7", "8", "games"} <= set(words(picture))
    lines = [line.attrib["points"].split() for line in ElementTree.fromstring(picture).iter(f"{SVG}polyline")]
    assert [len(line) for line in lines] == [3, 3]


def test_a_curve_of_one_point_can_be_drawn() -> None:
    assert "wins" in words(curves("Curve", "games", [5], [Curve("wins", [1.0])]))
