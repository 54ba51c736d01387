"""Steps a second of our PettingZoo environments beside PettingZoo's own chess, in the same run.

    python -m bench.envs [--seconds 2] [--json]

Each environment plays random legal actions through the AEC interface: `last`, a choice from the mask,
`step`. The environments take turns, a slice of processor time each, so that a busy machine weighs on all
alike.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

import numpy as np

from cuius.core.title import installed_titles
from cuius.envs import raw_env

SLICES = 8


class RandomPlay:
    """Random play in one environment, slice by slice."""

    def __init__(self, name: str, env: Any) -> None:
        self.name, self.env = name, env
        self.random = np.random.default_rng(1)
        self.rates: list[float] = []
        env.reset(seed=1)

    def slice(self, seconds: float) -> None:
        begun, steps = time.process_time(), 0
        while time.process_time() - begun < seconds:
            self.step()
            steps += 1
        self.rates.append(steps / (time.process_time() - begun))

    def step(self) -> None:
        seen, _, ended, cut, _ = self.env.last()
        if ended or cut:
            self.env.reset()
            return
        self.env.step(int(self.random.choice(np.flatnonzero(seen["action_mask"]))))

    @property
    def rate(self) -> float:
        return float(np.median(self.rates))


def measure(seconds: float) -> list[dict[str, Any]]:
    """Every title and the peer, in turns."""
    peer = RandomPlay("pettingzoo chess_v6", chess())
    ours = [RandomPlay(title, raw_env(title)) for title in installed_titles()]
    for _ in range(SLICES):
        for played in (peer, *ours):
            played.slice(seconds / SLICES)
    return [
        {"env": p.name, "steps_per_second": round(p.rate, 1), "ratio": round(p.rate / peer.rate, 3)}
        for p in (peer, *ours)
    ]


def chess() -> Any:
    """PettingZoo's chess, which needs two packages that nothing else here does."""
    try:
        from pettingzoo.classic import chess_v6
    except ImportError as error:
        sys.exit(f"bench: {error.name} is missing; PettingZoo's chess needs `pip install pygame chess`.")
    return chess_v6.raw_env()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="of processor time for each")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    rows = measure(chosen.seconds)
    if chosen.json:
        print(json.dumps({"envs": rows}))
        return
    for row in rows:
        print(f"{row['env']:24} {row['steps_per_second']:10,.0f} steps/s   {row['ratio']:.3f} of chess")


if __name__ == "__main__":
    main()
