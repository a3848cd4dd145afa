"""How a guest has fared against the bots, and which level suits them next.

What counts is a game that one person played to its end against bots of one kind: the person did not hand the seat to a
bot for good, and the bots are those the game began with. Only the guest's own tables are looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import TYPE_CHECKING

from chatelain.arena.ladder import Ladder, ladder_of
from chatelain.arena.ratings import Game, Rating, chance_to_win, rate_one
from chatelain.bots.registry import FIRST_LEVEL, LEVELS, offered
from chatelain.core import registry
from chatelain.server import wire

if TYPE_CHECKING:
    from chatelain.server.house import House
    from chatelain.storage.rows import FinishedRow

#: How many finished games of a guest are looked at, the latest first.
LOOKED_AT = 2000
#: So many of the last games at one level decide about the next.
LATEST = 3
ENOUGH_WON = 2
#: Fewer games do not make a rating.
ENOUGH = 5


@dataclass(frozen=True)
class Outing:
    """A finished game of one person against bots of one kind."""

    game: str
    bot: str
    others: int
    #: The share of the first place: 0, or 1 divided by those who have it.
    share: float
    #: Whether more of the others were ahead than behind: with several bots, who is not first has not simply lost.
    is_lost: bool
    points: int


class Results:
    """Looks back on the games of the guests of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def of(self, guest: str) -> list[wire.GameResults]:
        """For every game how the guest has fared, and what suits them."""
        rows = await self.house.store.finished_by(guest, LOOKED_AT)
        outings = [found for row in rows if (found := outing_of(row)) is not None]
        return [summed_up(game, [one for one in outings if one.game == game]) for game in registry.manifests()]


def outing_of(row: FinishedRow) -> Outing | None:
    """What a finished game says about its player; None if it is not one to count."""
    began = [bot for _, bot in row.header]
    others = [place for place in range(len(began)) if place != row.seat]
    kinds = {began[place] for place in others}
    if began[row.seat] is not None or row.bots != began or len(kinds) != 1:
        return None
    (bot,) = kinds
    if bot is None or bot not in offered():
        return None
    place = row.ranking[row.seat]
    ahead, behind = (sum(sign * (row.ranking[other] - place) < 0 for other in others) for sign in (1, -1))
    share = 1 / row.ranking.count(1) if place == 1 else 0.0
    return Outing(row.game, bot, len(others), share, ahead > behind, row.scores[row.seat])


def summed_up(game: str, outings: Sequence[Outing]) -> wire.GameResults:
    """The outings of one game, the latest first, as the client shows them."""
    ladder = ladder_of(game)
    rating = own_rating(ladder, outings)
    against = [_against(bot, ladder, rating, [one for one in outings if one.bot == bot]) for bot in offered()]
    return wire.GameResults(game, suggested(outings), against, None if rating is None else rounded(rating))


def _against(bot: str, ladder: Ladder | None, own: Rating | None, outings: Sequence[Outing]) -> wire.BotResults:
    rung = ladder.rung(bot) if ladder is not None else None
    expected = chance_to_win(own.value, rung.rating.value) if own is not None and rung is not None else None
    played, won = len(outings), sum(one.share > 0 for one in outings)
    mean = sum(one.points for one in outings) / played if played else None
    return wire.BotResults(bot, played, won, mean, expected)


def own_rating(ladder: Ladder | None, outings: Iterable[Outing]) -> Rating | None:
    """The rating of a person on the ladder of a game; None while there are too few games, or all won or all lost."""
    if ladder is None:
        return None
    games = [
        Game(rung.rating.value, one.others, one.share) for one in outings if (rung := ladder.rung(one.bot)) is not None
    ]
    return rate_one(games) if len(games) >= ENOUGH else None


def suggested(outings: Iterable[Outing]) -> wire.Suggestion:
    """The level for the next game, by the last ones at the level played last; the latest come first."""
    known = (one for one in outings if one.bot in LEVELS)
    first = next(known, None)
    if first is None:
        return wire.Suggestion(FIRST_LEVEL, "new", None, 0, 0)
    last = [first, *islice(takewhile(lambda one: one.bot == first.bot, known), LATEST - 1)]
    won, at = sum(one.share > 0 for one in last), LEVELS.index(first.bot)
    if won >= ENOUGH_WON and at + 1 < len(LEVELS):
        return wire.Suggestion(LEVELS[at + 1], "won", first.bot, won, len(last))
    if sum(one.is_lost for one in last) == LATEST and at > 0:
        return wire.Suggestion(LEVELS[at - 1], "lost", first.bot, won, len(last))
    return wire.Suggestion(first.bot, "last", first.bot, won, len(last))


def rounded(rating: Rating) -> wire.Rating:
    """As people read it."""
    return wire.Rating(round(rating.value), round(rating.low), round(rating.high), round(rating.reach))


def bot_info(game: str, bot: str) -> wire.BotInfo:
    """A bot with what was measured of it in a game."""
    ladder = ladder_of(game)
    rung = ladder.rung(bot) if ladder is not None else None
    if ladder is None or rung is None:
        return wire.BotInfo(bot, None, None, None, {})
    traits = {name: rung.sources[name] for name in ladder.traits}
    return wire.BotInfo(bot, rounded(rung.rating), rung.bot, rung.points, traits)
