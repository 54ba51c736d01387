"""How a server is set up: built-in values, overlaid by a TOML file, the environment and the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from cuius.core.errors import BadConfig
from cuius.server.safety.hosts import is_loopback, origin_of
from cuius.server.safety.limits import Limits

DEFAULT_PORT = 1555
"""The year of the Peace of Augsburg, which gave the realms their religions."""


class Smtp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The post office that carries the server's mail."""

    host: str
    sender: str
    """The address that letters come from, such as "Cuius Regio <games@example.org>"."""
    port: int = 587
    user: str = ""
    password: str = ""
    starttls: bool = True
    """Begin in the clear and then encrypt, as on port 587; refuse to go on if that fails."""
    tls: bool = False
    """Encrypt from the first byte, as on port 465."""


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
    hosts: tuple[str, ...] = ()
    """The names under which the server may be asked; none named means any."""
    origins: tuple[str, ...] = ()
    """Where its pages come from, such as https://example.org, if a proxy stands in front; the first is the
    address that letters give."""
    plain_http: bool = False
    """Only on this machine: cookies travel without https."""
    admins: tuple[str, ...] = ()
    """Names of the accounts that keep the server. Register first, then name the account here."""
    limits: Limits = Limits()
    smtp: Smtp | None = None
    """Without it no mail is sent."""
    webhook_private: bool = False
    """May webhooks reach this machine and its network? Only where everybody is trusted."""
    tick: float = 10.0
    """Seconds between two looks at the clocks of all tables."""

    @property
    def address(self) -> str:
        """Where people find the server. Never taken from a request, which may lie about it."""
        if self.origins:
            return self.origins[0].rstrip("/")
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    def check(self) -> None:
        """Refuse settings that contradict themselves."""
        if (self.local or self.plain_http) and not is_loopback(self.host):
            raise BadConfig("Local play and plain http are for this machine only; set host to 127.0.0.1.")
        for origin in self.origins:
            if origin_of(origin) is None:
                raise BadConfig(f"{origin!r} is not an origin; write it as https://example.org.")


def read_settings(path: Path) -> Settings:
    """The settings of a TOML file."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Settings)
    except (OSError, msgspec.DecodeError) as error:
        raise BadConfig(f"The settings in {path} cannot be used: {error}") from error
