"""How a server is set up: built-in values, overlaid by a TOML file, the environment and the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, cast, get_args, get_origin

import msgspec

from cuius.core.errors import BadConfig
from cuius.server.ops.database_lock import sqlite_file
from cuius.server.rate_limits import Limits
from cuius.server.trusted_hosts import is_loopback, origin_of

Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]

DEFAULT_PORT = 1555
"""The year of the Peace of Augsburg, which gave the realms their religions."""

SHORTEST_TOKEN = 16
PREFIX = "CUIUS_"
OTHER_VARIABLES = ("CUIUS_CONFIG", "CUIUS_GOLDEN")
"""Variables of ours that are not settings."""


class Smtp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The post office that carries the server's mail."""

    host: str
    sender: str
    """The address that letters come from, such as "Cuius Regio <games@example.org>"."""
    port: Port = 587
    user: str = ""
    password: str = ""
    starttls: bool = True
    """Begin in the clear and then encrypt, as on port 587; refuse to go on if that fails."""
    tls: bool = False
    """Encrypt from the first byte, as on port 465."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything about a server that its host may choose."""

    host: str = "127.0.0.1"
    port: Port = DEFAULT_PORT
    """0 takes any that is free."""
    data: str = ""
    """The folder for all that is kept; without it, that of the database file."""
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
    tick: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 10.0
    """Seconds between two looks at the clocks of all tables."""
    proxy: tuple[str, ...] = ()
    """Addresses or networks of the proxies in front, whose word about who asks is believed."""
    connections: Annotated[int, msgspec.Meta(ge=10, le=1_000_000)] = 5000
    """How many connections are open at once; who comes after that is asked to come again."""
    grace: Annotated[float, msgspec.Meta(ge=0.5, le=300)] = 10.0
    """Seconds that answers in flight and open connections are given when the server stops."""
    metrics_token: str = ""
    """Who sends it may read /metrics from elsewhere; without it they are for this machine only."""
    log_format: Literal["auto", "json", "text"] = "auto"
    """Lines of JSON, or lines for people; auto looks whether somebody watches a terminal."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def address(self) -> str:
        """Where people find the server. Never taken from a request, which may lie about it."""
        if self.origins:
            return self.origins[0].rstrip("/")
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    @property
    def folder(self) -> Path:
        """Where files are kept that are not in the database, such as what is known of an incident."""
        file = None if self.data else sqlite_file(self.database)
        return Path(self.data) if file is None else file.parent

    def check(self) -> None:
        """Refuse settings that contradict themselves."""
        if (self.local or self.plain_http) and not is_loopback(self.host):
            raise BadConfig("Local play and plain http are for this machine only; set host to 127.0.0.1.")
        for origin in self.origins:
            if origin_of(origin) is None:
                raise BadConfig(f"{origin!r} is not an origin; write it as https://example.org.")
        for proxy in self.proxy:
            try:
                ip_network(proxy)
            except ValueError:
                raise BadConfig(f"{proxy!r} is not an address or network of a proxy.") from None
        if self.metrics_token and len(self.metrics_token) < SHORTEST_TOKEN:
            raise BadConfig(f"metrics_token is too easy to guess; take at least {SHORTEST_TOKEN} characters.")


def read_settings(path: Path) -> Settings:
    """The settings of a TOML file."""
    return load_settings(path)


def load_settings(
    path: Path | None = None,
    environment: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Settings:
    """Built-in values, overlaid by a file, by variables such as CUIUS_SMTP__HOST, and by options."""
    chosen: dict[str, Any] = {}
    if path is not None:
        lay_over(chosen, read_file(path))
    lay_over(chosen, read_environment(environment or {}))
    lay_over(chosen, {name: value for name, value in (options or {}).items() if value is not None})
    if chosen.get("data"):
        chosen.setdefault("database", sqlite_in(chosen["data"]))
    try:
        return msgspec.convert(chosen, Settings)
    except msgspec.ValidationError as error:
        raise BadConfig(f"The settings cannot be used: {in_words(error)}") from None


def sqlite_in(folder: str | Path) -> str:
    """The address of the database in that folder."""
    return f"sqlite:///{Path(folder) / 'cuius.db'}"


def read_file(path: Path) -> dict[str, Any]:
    """The settings of a TOML file, each looked at, so that a complaint names the file."""
    trouble = f"The settings in {path} cannot be used: "
    try:
        read = msgspec.toml.decode(path.read_bytes())
    except OSError as error:
        raise BadConfig(f"{trouble}{error.strerror}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadConfig(f"{trouble}{error}.") from None
    check_table(read, Settings, trouble, ())
    return cast("dict[str, Any]", read)


def check_table(
    table: dict[str, Any], of: type[msgspec.Struct], trouble: str, above: tuple[str, ...]
) -> None:
    """Refuse names that are not settings, and values of the wrong kind; what is missing may come later."""
    for name, value in table.items():
        kind = kind_of(of, (*above, name), name, trouble)
        inner = struct_in(kind)
        if inner is not None and isinstance(value, dict):
            check_table(value, inner, trouble, (*above, name))
            continue
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            raise BadConfig(f"{trouble}{'.'.join((*above, name))}: {in_words(error)}") from None


def read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings among the variables: CUIUS_PORT, or CUIUS_SMTP__HOST for one in a table."""
    chosen: dict[str, Any] = {}
    for variable, text in sorted(environment.items()):
        if not variable.startswith(PREFIX) or variable in OTHER_VARIABLES:
            continue
        names = variable.removeprefix(PREFIX).casefold().split("__")
        trouble = f"The variable {variable} cannot be used: "
        table, of = chosen, cast("type[msgspec.Struct]", Settings)
        for name in names[:-1]:
            inner = struct_in(kind_of(of, names, name, trouble))
            if inner is None:
                raise BadConfig(f"{trouble}{name} has no settings of its own.")
            table, of = table.setdefault(name, {}), inner
        table[names[-1]] = read_variable(text, kind_of(of, names, names[-1], trouble), trouble)
    return chosen


def read_variable(text: str, kind: Any, trouble: str) -> Any:
    """The value that a variable gives: a list is written with commas."""
    if struct_in(kind) is not None:
        raise BadConfig(f"{trouble}name one of its settings after two underscores.")
    value: Any = text
    if get_origin(kind) is tuple:
        value = [word.strip() for word in text.split(",") if word.strip()]
    try:
        return msgspec.to_builtins(msgspec.convert(value, kind, strict=False))
    except msgspec.ValidationError as error:
        raise BadConfig(f"{trouble}{in_words(error)}") from None


def kind_of(of: type[msgspec.Struct], names: Sequence[str], name: str, trouble: str) -> Any:
    """The type of a setting; a name that is none is refused with the one that may have been meant."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(of)}
    if name not in kinds:
        near = get_close_matches(name, kinds, 1)
        hint = f"did you mean {near[0]}?" if near else "docs/hosting.md lists them all."
        raise BadConfig(f"{trouble}there is no setting {'.'.join(names)}; {hint}")
    return kinds[name]


def struct_in(kind: Any) -> type[msgspec.Struct] | None:
    """The table of settings that a setting is, if it is one."""
    for part in (kind, *get_args(kind)):
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            return part
    return None


def lay_over(under: dict[str, Any], over: Mapping[str, Any]) -> None:
    for name, value in over.items():
        if isinstance(value, dict) and isinstance(under.get(name), dict):
            lay_over(under[name], value)
        else:
            under[name] = value


def in_words(error: msgspec.ValidationError) -> str:
    """What msgspec complains about, as the end of a sentence."""
    text = str(error).replace("Object missing required field", "it lacks").replace("Expected", "expected")
    return text.replace(" - at `$.", ", at `").replace("`$`", "the top") + "."
