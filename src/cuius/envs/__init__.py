"""Research environments: PettingZoo, vectorised tables, a sampler of games, data sets.

Needs the extra `research`.
"""

from __future__ import annotations

from cuius.envs.aec import CuiusEnv, env, raw_env
from cuius.envs.sampler import Batch, Sampler
from cuius.envs.vector import EnvironmentFailed, VectorEnv

__all__ = ["Batch", "CuiusEnv", "EnvironmentFailed", "Sampler", "VectorEnv", "env", "raw_env"]
