"""How a server is set up: built-in values, overlaid by a TOML file, the environment and the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from cuius.core.errors import BadConfig

DEFAULT_PORT = 1555
"""The year of the Peace of Augsburg, which gave the realms their religions."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything about a server that its host may choose."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str = "sqlite:///cuius.db"
    """Where everything is kept: sqlite:///FILE or postgresql://USER@HOST/NAME."""
    durability: Literal["process", "power"] = "process"
    """What a confirmed answer survives on SQLite: the end of the process, or a power cut (much slower)."""
    local: bool = False
    """One person at this machine, without accounts: `cuius play`."""


def read_settings(path: Path) -> Settings:
    """The settings of a TOML file."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Settings)
    except (OSError, msgspec.DecodeError) as error:
        raise BadConfig(f"The settings in {path} cannot be used: {error}") from error
