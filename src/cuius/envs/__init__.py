"""Research environments: PettingZoo, a sampler of parallel games, data sets. Needs the extra `research`."""

from __future__ import annotations

from cuius.envs.aec import CuiusEnv, env, raw_env
from cuius.envs.sampler import Batch, Sampler

__all__ = ["Batch", "CuiusEnv", "Sampler", "env", "raw_env"]
