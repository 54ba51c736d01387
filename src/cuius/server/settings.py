"""How a server is set up: built-in values, overlaid by a TOML file, the environment and the command line."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cuius.core.errors import BadConfig

DEFAULT_PORT = 1555
"""The year of the Peace of Augsburg, which gave the realms their religions."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything about a server that its host may choose."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT


def read_settings(path: Path) -> Settings:
    """The settings of a TOML file."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Settings)
    except (OSError, msgspec.DecodeError) as error:
        raise BadConfig(f"The settings in {path} cannot be used: {error}") from error
