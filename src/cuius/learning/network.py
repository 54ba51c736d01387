"""The network of a learned value, trained with PyTorch: several small ones, joined into one."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cuius.bots.value import MOST_AMOUNT, Weights
from cuius.core.errors import CuiusError
from cuius.learning.dataset import Samples
from cuius.learning.training import (
    LEAST_SPREAD,
    Split,
    fit_linear,
    kept_columns,
    outputs_of,
    scaling,
    targets_of,
    winning_logits,
)

HIDDEN, SECOND = 48, 24
NETWORKS = 4
BATCH = 512
RATE, DECAY = 1e-3, 3e-2
DROP_COLUMNS, DROP_HIDDEN = 0.15, 0.3
MAX_EPOCHS, PATIENCE = 16, 3
WIN_SHARE = 0.4
"""What the chance to win counts in the loss beside the lead."""


class NoTorch(CuiusError):
    """PyTorch is not installed."""


def torch_module() -> Any:
    try:
        import torch  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise NoTorch('Training a network takes PyTorch: pip install "cuius[training]".') from None
    return torch


class Inputs(NamedTuple):
    """What the networks read, scaled."""

    kept: NDArray[np.int32]
    small_mean: Any
    small_scale: Any
    mean: Any
    scale: Any
    x: Any
    """Plain numbers first, then the kept columns."""
    plain: int
    spread: float
    """Of what is added to the leads; the networks foretell it in this unit."""
    before: Any
    """What the linear kind adds to the leads: the networks start from there."""


def fit_network(samples: Samples, split: Split, seed: int = 1, device: str = "cpu") -> Weights:
    """Train several networks from different beginnings and join them: their mean judges better than each."""
    torch = torch_module()
    base = fit_linear(samples, split)
    inputs = scaled_inputs(samples, split, base)
    fitted = [fit_one(torch, samples, split, inputs, seed + number, device) for number in range(NETWORKS)]
    return blended(samples, split, base, joined(inputs, fitted))


def scaled_inputs(samples: Samples, split: Split, base: Weights) -> Inputs:
    kept = kept_columns(samples, split.training)
    small = np.minimum(samples.small[:, kept], MOST_AMOUNT).astype(np.float32)
    small_mean = small[split.training].mean(axis=0)
    small_scale = np.maximum(small[split.training].std(axis=0), LEAST_SPREAD)
    small -= small_mean
    small /= small_scale
    mean, scale = scaling(samples, split.training)
    plain = (samples.plain - mean) / scale
    targets = targets_of(samples)
    plays = targets.plays[split.training] > 0
    spread = float(targets.added[split.training][plays].std()) or 1.0
    before = outputs_of(samples, base, np.ones(len(plain), bool))[:, : plays.shape[1]]
    x = np.concatenate([plain, small], axis=1).astype(np.float32)
    return Inputs(kept, small_mean, small_scale, mean, scale, x, plain.shape[1], spread, before)


def make_net(torch: Any, inputs: Inputs, roles: int) -> Any:
    """Two hidden layers, and a linear part beside them; it begins by adding nothing."""
    nn = torch.nn

    class Net(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            width = inputs.x.shape[1]
            self.first, self.second = nn.Linear(width, HIDDEN), nn.Linear(HIDDEN, SECOND)
            self.last, self.linear = (
                nn.Linear(SECOND, 2 * roles),
                nn.Linear(inputs.plain, 2 * roles, bias=False),
            )
            self.drop_columns, self.drop_hidden = nn.Dropout(DROP_COLUMNS), nn.Dropout(DROP_HIDDEN)
            nn.init.normal_(self.first.weight, std=0.5 / width**0.5)
            for part in (self.last, self.linear):
                nn.init.zeros_(part.weight)

        def forward(self, x: Any) -> Any:
            hidden = self.drop_hidden(torch.relu(self.first(self.drop_columns(x))))
            second = self.drop_hidden(torch.relu(self.second(hidden)))
            return self.last(second) + self.linear(x[:, : inputs.plain])

    return Net()


def fit_one(
    torch: Any, samples: Samples, split: Split, inputs: Inputs, seed: int, device: str
) -> dict[str, Any]:
    """Train one network until the calibrating games are foretold no better; returns its best weights."""
    torch.manual_seed(seed)
    targets = targets_of(samples)
    roles = targets.lead.shape[1]
    net = make_net(torch, inputs, roles).to(device)
    step = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    rest = (targets.added - inputs.before).astype(np.float32)
    start = (targets.lead + inputs.before).astype(np.float32)
    x, plays, lead, added, won = (
        torch.from_numpy(np.ascontiguousarray(part)).to(device)
        for part in (inputs.x, targets.plays, start, rest, targets.won)
    )

    def loss_of(rows: Any) -> Any:
        found = net(x[rows])
        more, here = found[:, :roles] * inputs.spread, plays[rows]
        off = (((more - added[rows]) / inputs.spread) ** 2 * here).sum() / here.sum()
        logits = winning_logits(lead[rows] + more, found[:, roles:]).masked_fill(here == 0, -1e9)
        surprise = -(won[rows] * torch.log_softmax(logits, 1)).sum(1).mean()
        return off + WIN_SHARE * surprise

    draw = np.random.default_rng(seed)
    training, calibrating = np.flatnonzero(split.training), np.flatnonzero(split.calibrating)
    best, kept, worse = np.inf, {}, 0
    for _ in range(MAX_EPOCHS):
        net.train()
        draw.shuffle(training)
        for begin in range(0, len(training), BATCH):
            loss = loss_of(training[begin : begin + BATCH])
            step.zero_grad()
            loss.backward()
            step.step()
        net.eval()
        with torch.no_grad():
            now = float(loss_of(calibrating))
        if now < best:
            best, worse = now, 0
            kept = {name: part.detach().cpu().numpy().copy() for name, part in net.state_dict().items()}
        else:
            worse += 1
            if worse == PATIENCE:
                break
    return kept


def joined(inputs: Inputs, fitted: list[dict[str, Any]]) -> Weights:
    """One network: its hidden units are those of all, its outputs their mean; scaling is folded in."""
    many = len(fitted)
    first = np.concatenate([net["first.weight"].T for net in fitted], axis=1)
    plain, small = first[: inputs.plain], first[inputs.plain :] / inputs.small_scale[:, None]
    bias = np.concatenate([net["first.bias"] for net in fitted]) - inputs.small_mean @ small
    second = np.zeros((many * HIDDEN, many * SECOND), np.float32)
    for n, net in enumerate(fitted):
        second[n * HIDDEN : (n + 1) * HIDDEN, n * SECOND : (n + 1) * SECOND] = net["second.weight"].T
    roles = fitted[0]["last.bias"].shape[0] // 2
    unit = np.concatenate([np.full(roles, inputs.spread), np.ones(roles)]).astype(np.float32) / many
    return Weights(
        kept=inputs.kept,
        small=small.astype(np.float16).astype(np.float32),
        mean=inputs.mean,
        scale=inputs.scale,
        plain=plain.astype(np.float32),
        bias=bias.astype(np.float32),
        second=second,
        second_bias=np.concatenate([net["second.bias"] for net in fitted]),
        last=(np.concatenate([net["last.weight"].T for net in fitted]) * unit).astype(np.float32),
        last_bias=sum(net["last.bias"] for net in fitted) * unit,
        linear=sum(net["linear.weight"].T for net in fitted) * unit,
        trust=np.ones((1, 2), np.float32),
    )


def blended(samples: Samples, split: Split, base: Weights, network: Weights) -> Weights:
    """The linear kind, and as much of the network as brings the calibrating games nearest."""
    targets, rows = targets_of(samples), split.calibrating
    roles = targets.lead.shape[1]
    plays = targets.plays[rows] > 0
    rest = (targets.added[rows] - outputs_of(samples, base, rows)[:, :roles])[plays]
    found = outputs_of(samples, network, rows)[:, :roles][plays]
    share = float(np.clip((found @ rest) / max(1e-6, found @ found), 0.0, 1.0)) if len(rest) else 0.0
    unit = np.concatenate([np.full(roles, share), np.ones(roles)]).astype(np.float32)
    return network._replace(
        last=network.last * unit,
        last_bias=network.last_bias * unit + base.last_bias,
        linear=network.linear * unit + base.linear,
    )
