"""The network while it learns, and its weights in whole numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import scipy.sparse
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from chatelain.bots.net import CEILING, HEAD_SCALE, HEADS, INNER, OUTER, SCALE, dump, load, parts
from chatelain.core.errors import ChatelainError

#: Points in one unit of the heads for points.
UNIT = 20.0
#: The second layer stays within what its integers can hold.
SECOND_LIMIT = 511 / SCALE
RIVAL_SHARE = 0.5
WIN_SHARE = 0.3


class Bag(torch.autograd.Function):
    """The sum of the rows of the active features; its gradient by a sparse product, ten times faster than torch's."""

    @staticmethod
    def forward(context: Any, rows: Tensor, ids: NDArray[np.int32], first: NDArray[np.int64]) -> Tensor:
        shape = (len(first) - 1, rows.shape[0])
        context.active = scipy.sparse.csr_matrix((np.ones(len(ids), np.float32), ids, first), shape=shape)
        return torch.from_numpy(context.active @ rows.detach().numpy())

    @staticmethod
    def backward(context: Any, *grads: Any) -> Any:
        return torch.from_numpy(context.active.T @ grads[0].contiguous().numpy()), None, None


class Network(nn.Module):
    """The layers of `chatelain.bots.net`, with fractions."""

    def __init__(self, features: int) -> None:
        super().__init__()
        self.rows = nn.Parameter(torch.randn(features, INNER) * 0.05)
        self.bias = nn.Parameter(torch.zeros(INNER))
        self.second = nn.Linear(INNER, OUTER)
        self.heads = nn.Linear(OUTER, HEADS)
        with torch.no_grad():  # it begins by correcting nothing
            self.heads.weight.zero_()
            self.heads.bias.zero_()

    def forward(self, ids: NDArray[np.int32], first: NDArray[np.int64]) -> Tensor:
        sums: Tensor = Bag.apply(self.rows, ids, first)
        inner = torch.clamp(sums + self.bias, 0.0, CEILING / SCALE)
        found: Tensor = self.heads(torch.relu(self.second(inner)))
        return found

    def loss(self, ids: NDArray[np.int32], first: NDArray[np.int64], lessons: NDArray[np.float32]) -> list[Tensor]:
        """For own points, the rival's points and the chance to win."""
        found = self(ids, first)
        wanted = torch.from_numpy(lessons)
        return [
            functional.mse_loss(found[:, 0], wanted[:, 0] / UNIT),
            functional.mse_loss(found[:, 1], wanted[:, 1] / UNIT),
            functional.binary_cross_entropy_with_logits(found[:, 2] + wanted[:, 3], wanted[:, 2]),
        ]


def total(losses: list[Tensor]) -> Tensor:
    """What is made small."""
    return losses[0] + RIVAL_SHARE * losses[1] + WIN_SHARE * losses[2]


def in_whole_numbers(parameters: dict[str, Tensor], about: dict[str, object]) -> bytes:
    """The file of weights that `chatelain.bots.net` reads."""
    rows = _scaled(parameters["rows"], SCALE, 32767)
    lanes = rows.reshape(-1, 4)
    packed = lanes[:, 0] + (lanes[:, 1] << 16) + (lanes[:, 2] << 32) + (lanes[:, 3] << 48)
    head = {
        **about,
        "features": rows.shape[0],
        "bias": _scaled(parameters["bias"], SCALE, 32767).tolist(),
        "choice": upper_layers(parameters),
    }
    return dump(head, packed.astype("<i8").tobytes())


def upper_layers(parameters: dict[str, Tensor]) -> dict[str, list[int]]:
    """The second layer and the heads, in whole numbers."""
    weights, bias = parameters["heads.weight"], parameters["heads.bias"]
    heads = np.concatenate([_scaled(weights, HEAD_SCALE, 32767), _scaled(bias, HEAD_SCALE, 2**20)[:, None]], axis=1)
    return {
        "second": _scaled(parameters["second.weight"].T, SCALE, 511).reshape(-1).tolist(),
        "second_bias": _scaled(parameters["second.bias"], SCALE * SCALE, 2**24).tolist(),
        "heads": heads.reshape(-1).tolist(),
    }


def rows_of(data: bytes) -> tuple[Tensor, Tensor]:
    """The rows of the features and their bias in a file of weights, as fractions."""
    head, packed = parts(data)
    lanes, left = [], np.frombuffer(packed, "<i8")
    for _lane in range(4):
        low = left.astype(np.int16).astype(np.int64)
        lanes.append(low)
        left = (left - low) >> 16
    rows = np.stack(lanes, axis=1).reshape(-1, INNER).astype(np.float32) / SCALE
    return torch.from_numpy(rows), torch.tensor(head["bias"], dtype=torch.float32) / SCALE


def in_fractions(data: bytes, features: int) -> dict[str, Tensor]:
    """The parameters of a file of weights: the way back from `in_whole_numbers`."""
    try:
        load(data, features)
    except (KeyError, ValueError):
        raise ChatelainError("no-weights") from None
    rows, bias = rows_of(data)
    upper = parts(data)[0]["choice"]
    heads = np.array(upper["heads"]).reshape(HEADS, OUTER + 1)
    return {
        "rows": rows,
        "bias": bias,
        "second.weight": _unscaled(np.array(upper["second"]).reshape(INNER, OUTER).T, SCALE),
        "second.bias": _unscaled(np.array(upper["second_bias"]), SCALE * SCALE),
        "heads.weight": _unscaled(heads[:, :OUTER], HEAD_SCALE),
        "heads.bias": _unscaled(heads[:, OUTER], HEAD_SCALE),
    }


def _unscaled(numbers: NDArray[np.int64], scale: int) -> Tensor:
    return torch.from_numpy(np.ascontiguousarray(numbers / scale)).float()


def _scaled(numbers: Tensor, scale: int, limit: int) -> NDArray[np.int64]:
    exact: NDArray[np.float64] = numbers.detach().double().numpy() * scale
    return np.clip(np.rint(exact), -limit, limit).astype(np.int64)
