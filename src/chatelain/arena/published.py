"""The page docs/ladder.md, written from the ladders of the games.

`python -m chatelain.arena.published --write` writes it; without `--write` it only tells whether it is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from chatelain.arena.ladder import Ladder, Rung, ladder_of
from chatelain.core import registry

PAGE = Path("docs/ladder.md")
HEAD = """# The ladder

<!-- Written by `python -m chatelain.arena.published --write`; do not edit. -->

How strong the levels are, game by game: what `chatelain arena` printed, kept in `mind/ladder.json` of each game. The
lobby and the terminal show the same numbers. A rating is measured within its game: ratings of different games cannot be
compared. What ratings and intervals mean, and how games are paired: [arena.md](arena.md).
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for game in sorted(registry.manifests()):
        ladder = ladder_of(game)
        if ladder is not None:
            parts.append(_chapter(ladder))
    return "\n".join(parts)


def _chapter(ladder: Ladder) -> str:
    lines = [f"## {ladder.game}", "", f"    {ladder.command}", ""]
    lines += [f"{ladder.games} games with {ladder.seats} players each. {_caveats(ladder)}".strip(), ""]
    lines += [*_ratings(ladder), "", "Share of the games that the row won against the column, in percent:", ""]
    lines += [*_cross(ladder), ""]
    if any(rung.sources for rung in ladder.rungs):
        lines += ["Where the points came from, a game:", "", *_sources(ladder), ""]
    return "\n".join(lines)


def _caveats(ladder: Ladder) -> str:
    found = []
    if not ladder.is_bounded:
        found.append("Somebody won or lost everything: a tie was added to every pair, and the distances may be larger.")
    if not ladder.is_of_today:
        found.append("The bots have learned since: these are the ratings of what they knew then.")
    return " ".join(found)


def _ratings(ladder: Ladder) -> list[str]:
    rows = [
        [
            f"`{rung.bot}`",
            f"{rung.rating.value:.0f}",
            f"{rung.rating.low:.0f} to {rung.rating.high:.0f}",
            f"{rung.points:.1f}",
            str(rung.games),
        ]
        for rung in ladder.rungs
    ]
    return _table(["bot", "rating", "95 %", "mean points", "games"], rows)


def _cross(ladder: Ladder) -> list[str]:
    def share(row: Rung, column: Rung) -> str:
        return f"{100 * row.against[column.bot]:.1f}" if column.bot in row.against else ""

    rows = [[f"`{row.bot}`", *(share(row, column) for column in ladder.rungs)] for row in ladder.rungs]
    return _table(["", *(f"`{rung.bot}`" for rung in ladder.rungs)], rows)


def _sources(ladder: Ladder) -> list[str]:
    names = [name for name in ladder.rungs[0].sources if any(rung.sources.get(name) for rung in ladder.rungs)]
    rows = [[f"`{rung.bot}`", *(f"{rung.sources.get(name, 0.0):.1f}" for name in names)] for rung in ladder.rungs]
    return _table(["", *names], rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]
    return [f"| {' | '.join(line)} |" for line in lines]


def main(arguments: list[str]) -> int:
    """Write the page, or tell whether it is out of date."""
    text = page()
    if PAGE.exists() and PAGE.read_text("utf-8") == text:
        return 0
    if "--write" in arguments:
        PAGE.write_text(text, "utf-8")
    print(f"{PAGE} {'written' if '--write' in arguments else 'is out of date'}")
    return 0 if "--write" in arguments else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
