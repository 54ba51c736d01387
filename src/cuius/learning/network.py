"""The network of a learned value, trained with PyTorch: several small ones, joined into one.

It foretells who will be ahead of whom in the end; the leads are those of the linear kind. Where the end is
decided by ranks, and one role may win by far, a mean lead says little about who is ahead.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cuius.bots.value import MOST_AMOUNT, POINT_LOGIT, Weights
from cuius.core.errors import CuiusError
from cuius.learning.dataset import Floats, Samples
from cuius.learning.training import (
    LATER,
    LEAST_SPREAD,
    ROUNDS,
    START_WEIGHT,
    Rows,
    Split,
    calibrate,
    fit_linear,
    foretold,
    scaling,
)

HIDDEN, SECOND = 48, 24
NETWORKS = 4
BATCH = 512
RATE, DECAY = 1e-3, 3e-2
SKIP_RATE = 3e-4
"""For what leads past the hidden units."""
DROP_COLUMNS, DROP_HIDDEN = 0.15, 0.2
MAX_EPOCHS, PATIENCE = 12, 2


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

    small_mean: Floats
    small_scale: Floats
    x: Floats
    """Plain numbers first, then the kept columns."""
    plain: int
    before: Floats
    """The log-odds that the foretold leads give: the networks start from there."""


def fit_network(samples: Samples, split: Split, seed: int = 1, device: str = "cpu") -> Weights:
    """Train several networks from different beginnings and join them: their mean judges better than each.

    As for the linear kind the target is mostly what the other half of the games teaches a turn later.
    """
    torch = torch_module()
    base = calibrate(samples, split, fit_linear(samples, split))
    inputs = scaled_inputs(samples, split, base)
    both = pairs(samples)
    ended = who_was_ahead(samples)
    later = samples.a_turn_later()
    half = samples.which % 2
    weight = np.where(samples.starts, START_WEIGHT, 1.0)

    def fit(target: Floats, training: Rows, number: int) -> dict[str, Any]:
        shares = both * weight[:, None, None]
        return fit_one(torch, inputs, target, shares, (training, split.calibrating), number, device)

    target = ended
    for _ in range(ROUNDS):
        seen = np.zeros_like(ended)
        for part in (0, 1):
            taught = fit(target, split.training & (half != part), seed)
            seen[half == part] = chances_ahead(torch, inputs, taught, half == part)
        known = (later >= 0)[:, None, None]
        target = np.where(known, (1 - LATER) * ended + LATER * seen[later], ended).astype(np.float32)
    return joined(inputs, base, [fit(target, split.training, seed + number) for number in range(NETWORKS)])


def scaled_inputs(samples: Samples, split: Split, base: Weights) -> Inputs:
    small = np.minimum(samples.small[:, base.kept], MOST_AMOUNT).astype(np.float32)
    small_mean, small_scale = scaling(small[split.training], LEAST_SPREAD)
    x = np.concatenate(
        [(samples.plain - base.mean) / base.scale, (small - small_mean) / small_scale],
        axis=1,
        dtype=np.float32,
    )
    before = POINT_LOGIT * foretold(samples, base, np.ones(len(x), bool))
    return Inputs(small_mean, small_scale, x, samples.plain.shape[1], before.astype(np.float32))


def pairs(samples: Samples) -> Floats:
    """1 for two roles that both play."""
    plays = ~np.isnan(samples.final)
    found = plays[:, :, None] & plays[:, None, :] & ~np.eye(plays.shape[1], dtype=bool)
    return np.asarray(found, np.float32)


def who_was_ahead(samples: Samples) -> Floats:
    """1 where the first role ended ahead of the second, one half for equal points."""
    final = np.nan_to_num(samples.final)
    gap = final[:, :, None] - final[:, None, :]
    return np.asarray(0.5 + 0.5 * np.sign(gap), np.float32)


def make_net(torch: Any, width: int, roles: int) -> Any:
    """Two hidden layers, and a linear part beside them that begins with nothing."""
    nn = torch.nn

    class Net(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.first, self.second = nn.Linear(width, HIDDEN), nn.Linear(HIDDEN, SECOND)
            self.last, self.skip = nn.Linear(SECOND, roles), nn.Linear(width, roles, bias=False)
            self.drop_columns, self.drop_hidden = nn.Dropout(DROP_COLUMNS), nn.Dropout(DROP_HIDDEN)
            nn.init.normal_(self.first.weight, std=0.5 / width**0.5)
            nn.init.zeros_(self.skip.weight)

        def forward(self, x: Any) -> Any:
            hidden = self.drop_hidden(torch.relu(self.first(self.drop_columns(x))))
            second = self.drop_hidden(torch.relu(self.second(hidden)))
            return self.last(second) + self.skip(x)

    return Net()


def fit_one(
    torch: Any,
    inputs: Inputs,
    target: Floats,
    shares: Floats,
    rows: tuple[Rows, Rows],
    seed: int,
    device: str,
) -> dict[str, Any]:
    """Train one network until the calibrating games are foretold no better; returns its best weights."""
    torch.manual_seed(seed)
    net = make_net(torch, inputs.x.shape[1], target.shape[1]).to(device)
    others = [part for name, part in net.named_parameters() if name != "skip.weight"]
    step = torch.optim.AdamW(
        [{"params": others, "lr": RATE}, {"params": [net.skip.weight], "lr": SKIP_RATE}], weight_decay=DECAY
    )
    x, before, ahead, counts = (
        torch.from_numpy(np.ascontiguousarray(part, np.float32)).to(device)
        for part in (inputs.x, inputs.before, target, shares)
    )

    def loss_of(here: Any) -> Any:
        odds = before[here] + net(x[here])
        gap = odds[:, :, None] - odds[:, None, :]
        surprise = torch.nn.functional.softplus(gap) - ahead[here] * gap
        return (surprise * counts[here]).sum() / counts[here].sum().clamp(min=1.0)

    draw = np.random.default_rng(seed)
    training, calibrating = (np.flatnonzero(part) for part in rows)
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


def chances_ahead(torch: Any, inputs: Inputs, kept: dict[str, Any], rows: Rows) -> Floats:
    """How likely each role is to end ahead of each other, as this network sees these positions."""
    net = make_net(torch, inputs.x.shape[1], inputs.before.shape[1])
    net.load_state_dict({name: torch.from_numpy(part) for name, part in kept.items()})
    net.eval()
    with torch.no_grad():
        odds = inputs.before[rows] + net(torch.from_numpy(inputs.x[rows])).numpy()
    return np.asarray(1.0 / (1.0 + np.exp(odds[:, None, :] - odds[:, :, None])), np.float32)


def joined(inputs: Inputs, base: Weights, fitted: list[dict[str, Any]]) -> Weights:
    """One network: its hidden units are those of all, its log-odds their mean; scaling is folded in.

    Its leads are those of the linear kind.
    """
    many, plain = len(fitted), inputs.plain
    roles = fitted[0]["last.bias"].shape[0]
    first = np.concatenate([net["first.weight"].T for net in fitted], axis=1)
    small = first[plain:] / inputs.small_scale[:, None]
    bias = np.concatenate([net["first.bias"] for net in fitted]) - inputs.small_mean @ small
    second = np.zeros((many * HIDDEN, many * SECOND), np.float32)
    for n, net in enumerate(fitted):
        second[n * HIDDEN : (n + 1) * HIDDEN, n * SECOND : (n + 1) * SECOND] = net["second.weight"].T
    last = np.concatenate([net["last.weight"].T for net in fitted]) / many
    skip = np.mean([net["skip.weight"].T for net in fitted], axis=0)
    kept = skip[plain:] / inputs.small_scale[:, None]
    odds = np.mean([net["last.bias"] for net in fitted], axis=0) - inputs.small_mean @ kept

    def beside(leads: Floats, more: NDArray[Any]) -> Floats:
        return np.concatenate([leads[..., :roles], more], axis=-1).astype(np.float32)

    return base._replace(
        small=small.astype(np.float16).astype(np.float32),
        plain=first[:plain].astype(np.float32),
        bias=bias.astype(np.float32),
        second=second,
        second_bias=np.concatenate([net["second.bias"] for net in fitted]),
        last=beside(np.zeros((many * SECOND, roles), np.float32), last),
        last_bias=beside(base.last_bias, odds),
        linear=beside(base.linear, skip[:plain]),
        linear_kept=beside(base.linear_kept, kept),
    )
