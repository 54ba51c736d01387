"""Engines: programs of other people that play, asked by JSON lines over standard input and output."""

from __future__ import annotations

from cuius.bots.engine.engine_bot import EngineBot
from cuius.bots.engine.process import EngineFailed, EngineProcess, Limits
from cuius.bots.engine.runner import EngineRunner
from cuius.bots.engine.serve import serve_engine

__all__ = ["EngineBot", "EngineFailed", "EngineProcess", "EngineRunner", "Limits", "serve_engine"]
