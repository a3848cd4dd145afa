"""The mind of a game: its features, the learned weights in its folder, and the numbers of its levels."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from chatelain.bots.judge import Judge
from chatelain.bots.net import Net, load, parts
from chatelain.bots.plain import PlainFeatures
from chatelain.core.features import Features
from chatelain.core.game import Game

#: How certain forecasts are, in the folder of a mind.
CHANCES: Final = "chances.toml"
_KNOWN: dict[str, Mind] = {}


class Mind:
    """What all bots of a game share."""

    def __init__(
        self,
        game: Game,
        features: Features,
        net: Net | None,
        forecast: Net | None,
        levels: dict[str, Any],
        sharpness: dict[str, float],
    ) -> None:
        self.game = game
        self.features = features
        #: None where nothing was learned: the rule of thumb stands alone.
        self.net = net
        self.forecast = forecast
        #: The numbers of mind/levels.toml.
        self.levels = levels
        #: The numbers of mind/chances.toml: by the number of seats, how much more certain chances are than they look.
        self.sharpness = sharpness


def mind_of(game: Game) -> Mind:
    """The mind of a game, read once. A game without features has one that looks at its evaluation alone."""
    id = game.manifest.id
    if id not in _KNOWN:
        features = game.features()
        folder = files(game.manifest.package).joinpath("mind")
        weights, levels = folder.joinpath("weights.bin"), folder.joinpath("levels.toml")
        chances = folder.joinpath(CHANCES)
        numbers = tomllib.loads(levels.read_text("utf-8")) if levels.is_file() else {}
        sharpness = tomllib.loads(chances.read_text("utf-8"))["sharpness"] if chances.is_file() else {}
        if features is None:
            _KNOWN[id] = Mind(game, PlainFeatures(game), None, None, numbers, {})
        elif not weights.is_file():
            _KNOWN[id] = Mind(game, features, None, None, numbers, {})
        else:
            data, size = weights.read_bytes(), features.layout.size
            forecast = load(data, size, "forecast") if "forecast" in parts(data)[0] else None
            _KNOWN[id] = Mind(game, features, load(data, size), forecast, numbers, sharpness)
    return _KNOWN[id]


def forecaster_of(game: Game) -> Judge | None:
    """A judge by the layers that were fitted to how games end; None where nothing was learned."""
    mind = mind_of(game)
    return None if mind.forecast is None else Judge(mind.features, mind.forecast, 0)
