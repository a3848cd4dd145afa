"""The page docs/ladder.md, written from the ladders of the games and from what their bots did alone.

`python -m chatelain.arena.published --write` writes it; without `--write` it only tells whether it is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from chatelain.arena.alone import Alone, Band, Soloist, alone_of, bands
from chatelain.arena.ladder import Ladder, Rung, ladder_of
from chatelain.arena.standings import Lead
from chatelain.arena.tally import Estimate
from chatelain.core import registry

PAGE = Path("docs/ladder.md")
HEAD = """# The ladder

<!-- Written by `python -m chatelain.arena.published --write`; do not edit. -->

How strong the levels are, game by game: what `chatelain arena` printed, kept in `mind/ladder.json` of each game, and in
`mind/alone.json` where bots also played alone. The lobby and the terminal show the same ratings. A rating is measured
within its game: ratings of different games cannot be compared. What ratings and intervals mean, and how games are
paired: [arena.md](arena.md).
"""
SINCE = "The bots have learned since: these are the {what} of what they knew then."


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for game in sorted(registry.manifests()):
        ladder = ladder_of(game)
        if ladder is not None:
            parts.append(_chapter(ladder))
        alone = alone_of(game)
        if alone is not None:
            parts.append(_alone(alone))
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
        found.append(SINCE.format(what="ratings"))
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


def _alone(alone: Alone) -> str:
    options = ", ".join(f"{name} {value}" for name, value in alone.options.items())
    games = f"{alone.bots[0].games} games of every bot alone, the same for all, with {options}."
    since = "" if alone.is_of_today else SINCE.format(what="results")
    lines = [f"### {alone.game}, alone", "", f"    {alone.command}", "", f"{games} {since}".strip(), ""]
    lines += [*_points(alone), ""]
    if alone.grades:
        lines += ["Share of the games by grade of the rulebook, in percent:", "", *_grades(alone), ""]
    leads = [(bot, bot.lead) for bot in alone.bots if bot.lead is not None]
    if leads:
        lines += ["How far a bot is ahead of the next one, game by game over the same chance:", "", *_leads(leads), ""]
    return "\n".join(lines)


def _points(alone: Alone) -> list[str]:
    """Points of every bot, and the share of games won where they can be lost."""
    best = alone.bots[0]
    percents = [f"{percent} %" if percent != 50 else "median" for percent in best.percentiles]
    won = ["won %", "95 %"] if best.won is not None else []
    rows = [
        [
            f"`{bot.bot}`",
            *_shares(bot.won),
            *_interval(bot.points),
            f"{bot.deviation:.1f}",
            *map(str, bot.percentiles.values()),
        ]
        for bot in alone.bots
    ]
    return _table(["bot", *won, "mean points", "95 %", "deviation", *percents], rows)


def _grades(alone: Alone) -> list[str]:
    rows = [
        [_range(band), band.grade, *(f"{100 * bot.grades[band.grade] / bot.games:.1f}" for bot in alone.bots)]
        for band in bands(alone.grades)
    ]
    return _table(["points", "grade", *(f"`{bot.bot}`" for bot in alone.bots)], rows)


def _range(band: Band) -> str:
    if band.low is None:
        return f"up to {band.high}"
    return f"{band.low} or more" if band.high is None else f"{band.low} to {band.high}"


def _leads(leads: Sequence[tuple[Soloist, Lead]]) -> list[str]:
    won = ["won %", "95 %"] if leads[0][1].won is not None else []
    rows = [[f"`{bot.bot}`, `{lead.other}`", *_shares(lead.won), *_interval(lead.points)] for bot, lead in leads]
    return _table(["bots", *won, "points", "95 %"], rows)


def _shares(found: Estimate | None) -> list[str]:
    """A share with its interval, in percent."""
    return [] if found is None else _interval(Estimate(100 * found.value, 100 * found.low, 100 * found.high), 1)


def _interval(found: Estimate, digits: int = 2) -> list[str]:
    return [f"{found.value:.{digits}f}", f"{found.low:.{digits}f} to {found.high:.{digits}f}"]


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
