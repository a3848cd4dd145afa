"""Upper layers that tell people how a game will end: fitted to final outcomes of games that the finished mind plays.

The layers it chooses by lag behind a play that gets better and better; these do not.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass

import numpy as np
import scipy.sparse
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from chatelain.bots.net import CEILING, HEADS, INNER, OUTER, SCALE, dump, parts
from chatelain.training.network import SECOND_LIMIT, UNIT, rows_of, upper_layers
from chatelain.training.samples import Samples

EPOCHS = 30
BATCH = 1024
RATE = 4e-3
#: Of so many samples one is kept to see how well it fits; whole games, so that nothing is known already.
HELD_BACK = 5


class Upper(nn.Module):
    """The second layer and the heads, with one more for how far the points will be off."""

    def __init__(self) -> None:
        super().__init__()
        self.second = nn.Linear(INNER, OUTER)
        self.heads = nn.Linear(OUTER, HEADS + 1)

    def forward(self, inner: Tensor) -> Tensor:
        found: Tensor = self.heads(torch.relu(self.second(inner)))
        return found

    def loss(self, inner: Tensor, lessons: Tensor) -> Tensor:
        """Points, the rival's points, the chance to win, and the distance of the points."""
        found = self(inner)
        own, rival = lessons[:, 0] / UNIT, lessons[:, 1] / UNIT
        distance = torch.abs(own - found[:, 0].detach())
        return (
            functional.mse_loss(found[:, 0], own)
            + 0.5 * functional.mse_loss(found[:, 1], rival)
            + functional.binary_cross_entropy_with_logits(found[:, 2] + lessons[:, 3], lessons[:, 2])
            + functional.mse_loss(found[:, 3], distance)
        )


@dataclass(frozen=True)
class Fit:
    """How well the layers foretell samples they have not seen: points off, and the chances in ten bins."""

    samples: int
    points: float
    #: For every tenth of the foretold chances: how many, the mean foretold, the share that was won.
    bins: list[tuple[int, float, float]]

    @property
    def error(self) -> float:
        """The mean distance of foretold and real win rates, bins weighted by how full they are."""
        total = sum(number for number, _foretold, _won in self.bins)
        return sum(number * abs(foretold - won) for number, foretold, won in self.bins) / total


def refit(weights: bytes, samples: Samples, seed: int) -> tuple[bytes, Fit]:
    """The same weights with new layers for forecasts, and how well they fit."""
    torch.manual_seed(seed)
    inner, lessons = inner_of(weights, samples), torch.from_numpy(samples.lessons)
    number = len(samples)
    cut = number - number // HELD_BACK  # samples come in the order of their games
    upper = Upper()
    optimizer = torch.optim.Adam(upper.parameters(), lr=RATE)
    steps = EPOCHS * math.ceil(cut / BATCH)
    random = np.random.default_rng(seed)
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1.0 - step / steps)
        chosen = torch.from_numpy(random.integers(0, cut, BATCH))
        optimizer.zero_grad(set_to_none=True)
        upper.loss(inner[chosen], lessons[chosen]).backward()
        optimizer.step()
        with torch.no_grad():
            upper.second.weight.clamp_(-SECOND_LIMIT, SECOND_LIMIT)
    head, rows = parts(weights)
    head["forecast"] = upper_layers(upper.state_dict())
    with torch.no_grad():
        found = upper(inner[cut:]).numpy()
    return dump(head, rows), fit_of(found, samples.lessons[cut:])


def inner_of(weights: bytes, samples: Samples) -> Tensor:
    """What the first layer makes of samples."""
    rows, bias = rows_of(weights)
    shape = (len(samples), rows.shape[0])
    active = scipy.sparse.csr_matrix((np.ones(len(samples.ids), np.float32), samples.ids, samples.first), shape=shape)
    return torch.clamp(torch.from_numpy(active @ rows.numpy()) + bias, 0.0, CEILING / SCALE)


def fit_of(found: NDArray[np.float32], lessons: NDArray[np.float32]) -> Fit:
    """How well answers fit the lessons."""
    chances = 1.0 / (1.0 + np.exp(-found[:, 2] - lessons[:, 3]))
    bins = []
    for tenth in range(10):
        inside = np.minimum((chances * 10).astype(int), 9) == tenth
        if inside.any():
            bins.append((int(inside.sum()), float(chances[inside].mean()), float(lessons[inside, 2].mean())))
    return Fit(len(lessons), float(np.abs(found[:, 0] * UNIT - lessons[:, 0]).mean()), bins)


def bins_as_json(fit: Fit) -> str:
    """The bins, to be plotted."""
    return json.dumps({"samples": fit.samples, "points": fit.points, "bins": fit.bins})
