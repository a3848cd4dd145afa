"""Small pictures as SVG, without a library: ratings with their intervals, and curves. Readable in light and dark."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
_LEFT, _RIGHT, _TOP, _BOTTOM = 130, 70, 48, 40
_ROW = 30
_PANEL = 180
#: The name of a curve stands above it.
_NAME = 30
_STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #222; }
  .title { font-size: 15px; font-weight: 600; }
  .small { font-size: 11px; fill: #555; }
  .back { fill: #fff; }
  .grid { stroke: #ddd; }
  .bar { stroke: #1f5fa8; stroke-width: 2; fill: none; }
  .dot { fill: #1f5fa8; }
  @media (prefers-color-scheme: dark) {
    text { fill: #eee; }
    .small { fill: #aaa; }
    .back { fill: #16181c; }
    .grid { stroke: #3a3d44; }
    .bar { stroke: #7db4f0; }
    .dot { fill: #7db4f0; }
  }
"""


@dataclass(frozen=True)
class Bar:
    """A value with its interval, and what stands beside it."""

    label: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Curve:
    """Values over a common axis."""

    label: str
    values: Sequence[float]


def intervals(title: str, axis: str, bars: Sequence[Bar]) -> str:
    """One line for each value, from its low to its high end."""
    height = _TOP + _ROW * len(bars) + _BOTTOM
    low, high = min(bar.low for bar in bars), max(bar.high for bar in bars)
    across = _Scale(low, high, _LEFT, WIDTH - _RIGHT)
    bottom = height - _BOTTOM
    parts = [_text(16, 26, title, "title"), *_grid(across, _TOP - 8, bottom), _below(axis, height)]
    for number, bar in enumerate(bars):
        y = _TOP + _ROW * number + _ROW // 2
        start, dot, stop = across(bar.low), across(bar.value), across(bar.high)
        ends = "".join(f"M{x:.1f} {y - 5}v10" for x in (start, stop))
        parts += [
            _text(_LEFT - 12, y + 4, bar.label, anchor="end"),
            f'<path class="bar" d="M{start:.1f} {y}H{stop:.1f}{ends}"/>',
            f'<circle class="dot" cx="{dot:.1f}" cy="{y}" r="5"/>',
            _text(WIDTH - _RIGHT + 14, y + 4, f"{bar.value:.0f}"),
        ]
    return _picture(height, title, parts)


def curves(title: str, axis: str, along: Sequence[float], lines: Sequence[Curve]) -> str:
    """One panel for each curve, above each other, over the same axis."""
    height = _TOP + _PANEL * len(lines) + _BOTTOM
    across = _Scale(min(along), max(along), _LEFT, WIDTH - _RIGHT)
    parts = [_text(16, 26, title, "title"), *_grid(across, _TOP + _NAME, height - _BOTTOM), _below(axis, height)]
    for number, line in enumerate(lines):
        top = _TOP + _PANEL * number
        up = _Scale(min(line.values), max(line.values), top + _PANEL - 14, top + _NAME)
        for value in up.ticks(4):
            y = up(value)
            parts.append(f'<path class="grid" d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}"/>')
            parts.append(_text(_LEFT - 8, y + 4, _number(value), "small", "end"))
        parts.append(_text(16, top + 14, line.label))
        points = " ".join(f"{across(x):.1f},{up(y):.1f}" for x, y in zip(along, line.values))
        parts.append(f'<polyline class="bar" points="{points}"/>')
        last = up(line.values[-1])
        parts.append(f'<circle class="dot" cx="{across(along[-1]):.1f}" cy="{last:.1f}" r="4"/>')
        parts.append(_text(WIDTH - _RIGHT + 8, last + 4, _number(line.values[-1])))
    return _picture(height, title, parts)


def reliability(title: str, across: str, up: str, rows: Sequence[tuple[int, float, float]]) -> str:
    """What was foretold against what came of it; a larger dot counts more, and all should lie on the line."""
    side, height = 400, _TOP + 400 + _BOTTOM
    x, y = _Scale(0, 100, _LEFT, _LEFT + side), _Scale(0, 100, height - _BOTTOM, _TOP)
    most = max(count for count, _foretold, _won in rows)
    parts = [_text(16, 26, title, "title"), *_grid(x, _TOP, height - _BOTTOM)]
    for value in y.ticks(8):
        parts.append(f'<path class="grid" d="M{_LEFT} {y(value):.1f}H{_LEFT + side}"/>')
        parts.append(_text(_LEFT - 8, y(value) + 4, _number(value), "small", "end"))
    parts.append(f'<path class="bar" d="M{x(0):.1f} {y(0):.1f}L{x(100):.1f} {y(100):.1f}"/>')
    for count, foretold, won in rows:
        radius = 3 + 6 * math.sqrt(count / most)
        parts.append(f'<circle class="dot" cx="{x(100 * foretold):.1f}" cy="{y(100 * won):.1f}" r="{radius:.1f}"/>')
    parts += [_text(_LEFT + side / 2, height - 8, across, "small", "middle"), _text(16, _TOP - 6, up, "small")]
    return _picture(height, title, parts)


class _Scale:
    """From values to places in the picture."""

    def __init__(self, low: float, high: float, start: float, stop: float) -> None:
        if high - low < 1e-9:
            low, high = low - 0.5, high + 0.5
        margin = (high - low) * 0.04
        self.low, self.high = low - margin, high + margin
        self.start, self.stop = start, stop

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.stop - self.start)

    def ticks(self, most: int) -> list[float]:
        """Round values within the scale, at most about so many.

        >>> _Scale(1310, 1690, 0, 1).ticks(6)
        [1300.0, 1400.0, 1500.0, 1600.0, 1700.0]
        """
        rough = (self.high - self.low) / most
        unit = 10.0 ** math.floor(math.log10(rough))
        step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough)
        first, last = math.ceil(self.low / step), math.floor(self.high / step)
        return [number * step for number in range(first, last + 1)]


def _grid(across: _Scale, top: float, bottom: float) -> list[str]:
    parts = []
    for value in across.ticks(8):
        x = across(value)
        parts.append(f'<path class="grid" d="M{x:.1f} {top}V{bottom}"/>')
        parts.append(_text(x, bottom + 16, _number(value), "small", "middle"))
    return parts


def _below(axis: str, height: int) -> str:
    return _text((WIDTH + _LEFT - _RIGHT) / 2, height - 8, axis, "small", "middle")


def _number(value: float) -> str:
    """As short as it can be.

    >>> _number(1500.0), _number(0.25), _number(12.3456), _number(120000)
    ('1500', '0.25', '12.35', '120000')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(words)}</text>'


def _picture(height: int, title: str, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(title)}">'
    )
    back = f'<rect class="back" width="{WIDTH}" height="{height}"/>'
    return "\n".join([head, f"<style>{_STYLE}</style>", back, *parts, "</svg>", ""])
