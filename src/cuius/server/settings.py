"""Server settings: defaults, overridden by a TOML file, environment variables and command-line options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, cast, get_args, get_origin

import msgspec

from cuius.bots import read_engine
from cuius.core.errors import BadConfig
from cuius.server.database_url import sqlite_file
from cuius.server.mail import SmtpSettings
from cuius.server.pass_delay import DEFAULT_PASS_DELAY, PassDelay, check_pass_delay
from cuius.server.rate_limits import RateLimits
from cuius.server.secrets import SecretBox, check_keys, open_secret_box
from cuius.server.trusted_hosts import is_loopback, is_private, parse_origin

Registration = Literal["open", "invitation", "closed"]
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]

EngineName = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,12}$")]

DEFAULT_PORT = 1555
"""The year of the Peace of Augsburg, which gave the realms their religions."""

MIN_TOKEN_LENGTH = 16
ENVIRONMENT_PREFIX = "CUIUS_"
OTHER_ENVIRONMENT_VARIABLES = ("CUIUS_CONFIG", "CUIUS_GOLDEN")
"""Our environment variables that are not settings."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be configured; docs/hosting.md describes each setting."""

    host: str = "127.0.0.1"
    port: Port = DEFAULT_PORT
    """0 takes any free port."""
    data: str = ""
    """The data folder; by default that of the database file, and with PostgreSQL the working folder."""
    database: str = "sqlite:///cuius.db"
    """sqlite:///FILE or postgresql://USER@HOST/NAME."""
    durability: Literal["process", "power"] = "process"
    """What a confirmed answer survives on SQLite: the end of the process, or a power cut (much slower)."""
    local: bool = False
    """Local play without accounts, as by `cuius play`."""
    hosts: tuple[str, ...] = ()
    """Accepted host names; empty accepts any."""
    origins: tuple[str, ...] = ()
    """Origins of the pages behind a proxy, such as https://example.org; the first is used in emails."""
    plain_http: bool = False
    """Send cookies without https; only allowed on a loopback host, or with private_network."""
    private_network: bool = False
    """Allow plain_http on a private address: whoever is in that network can read along."""
    certificate: str = ""
    """A PEM file, if the server itself speaks https."""
    certificate_key: str = ""
    """The PEM file of its key."""
    admins: tuple[str, ...] = ()
    """Names of admin accounts. Register an account first, then name it here."""
    registration: Registration = "open"
    """Who may make an account: anybody, whoever has an invitation of an admin, or nobody. Until an admin
    chooses otherwise in the page."""
    secret_keys: tuple[str, ...] = ()
    """Keys of stored secrets: the first encrypts, all decrypt. By default a file in the data folder."""
    limits: RateLimits = RateLimits()
    smtp: SmtpSettings | None = None
    """Without it no emails are sent."""
    webhook_private: bool = False
    """Allow webhooks to private addresses; only where all users are trusted."""
    tick: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 10.0
    """Seconds between two checks of all clocks."""
    pass_delay: PassDelay = DEFAULT_PASS_DELAY
    """Seconds, from and to, before a forced answer that must not tell that it was forced."""
    proxy: tuple[str, ...] = ()
    """Addresses or networks of proxies whose forwarded headers are trusted."""
    connections: Annotated[int, msgspec.Meta(ge=10, le=1_000_000)] = 5000
    """Maximum of open connections; idle ones are closed to make room, else further ones get status 503."""
    engines: dict[EngineName, str] = {}
    """Programs that may play at tables: a name and a command each; see docs/engine-protocol.md."""
    workers: Annotated[int, msgspec.Meta(ge=0, le=64)] = 0
    """Processes each for bots that think ahead and for what people look at; 0: half as many as cores."""
    grace: Annotated[float, msgspec.Meta(ge=0.5, le=300)] = 10.0
    """Seconds that open connections are given when the server stops."""
    metrics_token: str = ""
    """Bearer token for /metrics; without it only this machine may read them."""
    log_format: Literal["auto", "json", "text"] = "auto"
    """auto: text on a terminal, JSON elsewhere."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def public_url(self) -> str:
        """The URL of the server, for links. Never taken from a request, whose Host header may be forged."""
        if self.origins:
            return self.origins[0].rstrip("/")
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}:{self.port}"

    @property
    def scheme(self) -> str:
        """How the server itself is spoken to; a proxy before it may speak https."""
        return "https" if self.certificate else "http"

    @property
    def data_folder(self) -> Path:
        """The folder of files outside the database, such as incidents."""
        file = None if self.data else sqlite_file(self.database)
        return Path(self.data) if file is None else file.parent

    def open_secret_box(self) -> SecretBox:
        """The keys of stored secrets, from these settings and the data folder."""
        chosen = bool(self.data) or sqlite_file(self.database) is not None
        return open_secret_box(self.secret_keys, self.data_folder, chosen)

    def check(self) -> None:
        """Raise BadConfig for values that are invalid or contradict each other."""
        in_private = self.private_network and is_private(self.host)
        if (self.local or (self.plain_http and not in_private)) and not is_loopback(self.host):
            raise BadConfig("Local play and plain http are for this machine only; set host to 127.0.0.1.")
        if bool(self.certificate) != bool(self.certificate_key):
            raise BadConfig("A certificate needs its key; set both certificate and certificate_key.")
        for origin in self.origins:
            if parse_origin(origin) is None:
                raise BadConfig(f"{origin!r} is not an origin; write it as https://example.org.")
        for proxy in self.proxy:
            try:
                ip_network(proxy)
            except ValueError:
                raise BadConfig(f"{proxy!r} is not an address or network of a proxy.") from None
        check_keys(self.secret_keys)
        for command in self.engines.values():
            read_engine(command)
        try:
            check_pass_delay(self.pass_delay)
        except ValueError as error:
            raise BadConfig(f"{error}.") from None
        if self.metrics_token and len(self.metrics_token) < MIN_TOKEN_LENGTH:
            raise BadConfig(
                f"metrics_token is too easy to guess; take at least {MIN_TOKEN_LENGTH} characters."
            )


def load_settings(
    path: Path | None = None,
    environment: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Settings:
    """Defaults, overridden by a file, by variables such as CUIUS_SMTP__HOST, and by options."""
    chosen: dict[str, Any] = {}
    if path is not None:
        deep_merge(chosen, read_file(path))
    deep_merge(chosen, read_environment(environment or {}))
    deep_merge(chosen, {name: value for name, value in (options or {}).items() if value is not None})
    if chosen.get("data"):
        chosen.setdefault("database", sqlite_url_in(chosen["data"]))
    try:
        return msgspec.convert(chosen, Settings)
    except msgspec.ValidationError as error:
        raise BadConfig(f"The settings cannot be used: {describe_error(error)}") from None


def sqlite_url_in(folder: str | Path) -> str:
    """The URL of the SQLite database in a data folder."""
    return f"sqlite:///{Path(folder) / 'cuius.db'}"


def read_file(path: Path) -> dict[str, Any]:
    """The settings of a TOML file; errors name the file."""
    error_prefix = f"The settings in {path} cannot be used: "
    try:
        read = msgspec.toml.decode(path.read_bytes())
    except OSError as error:
        raise BadConfig(f"{error_prefix}{error.strerror}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadConfig(f"{error_prefix}{error}.") from None
    validate_table(read, Settings, error_prefix, ())
    return cast("dict[str, Any]", read)


def validate_table(
    table: dict[str, Any], of: type[msgspec.Struct], error_prefix: str, above: tuple[str, ...]
) -> None:
    """Refuse unknown names and values of the wrong type; required values may come from elsewhere."""
    for name, value in table.items():
        kind = setting_type(of, (*above, name), name, error_prefix)
        inner = nested_struct(kind)
        if inner is not None and isinstance(value, dict):
            validate_table(value, inner, error_prefix, (*above, name))
            continue
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            raise BadConfig(f"{error_prefix}{'.'.join((*above, name))}: {describe_error(error)}") from None


def read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Settings from environment variables: CUIUS_PORT, or CUIUS_SMTP__HOST in a table."""
    chosen: dict[str, Any] = {}
    for variable, text in sorted(environment.items()):
        if not variable.startswith(ENVIRONMENT_PREFIX) or variable in OTHER_ENVIRONMENT_VARIABLES:
            continue
        names = variable.removeprefix(ENVIRONMENT_PREFIX).casefold().split("__")
        error_prefix = f"The variable {variable} cannot be used: "
        table, of = chosen, cast("type[msgspec.Struct]", Settings)
        for name in names[:-1]:
            inner = nested_struct(setting_type(of, names, name, error_prefix))
            if inner is None:
                raise BadConfig(f"{error_prefix}{name} has no settings of its own.")
            table, of = table.setdefault(name, {}), inner
        table[names[-1]] = read_variable(text, setting_type(of, names, names[-1], error_prefix), error_prefix)
    return chosen


def read_variable(text: str, kind: Any, error_prefix: str) -> Any:
    """The value of a variable; lists are separated by commas."""
    if nested_struct(kind) is not None:
        raise BadConfig(f"{error_prefix}name one of its settings after two underscores.")
    value: Any = text
    if get_origin(kind) is tuple:
        value = [word.strip() for word in text.split(",") if word.strip()]
    try:
        return msgspec.to_builtins(msgspec.convert(value, kind, strict=False))
    except msgspec.ValidationError as error:
        raise BadConfig(f"{error_prefix}{describe_error(error)}") from None


def setting_type(of: type[msgspec.Struct], names: Sequence[str], name: str, error_prefix: str) -> Any:
    """The type of a setting; refuses an unknown name and suggests a similar one."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(of)}
    if name not in kinds:
        near = get_close_matches(name, kinds, 1)
        hint = f"did you mean {near[0]}?" if near else "`cuius docs hosting` lists them all."
        raise BadConfig(f"{error_prefix}there is no setting {'.'.join(names)}; {hint}")
    return kinds[name]


def nested_struct(kind: Any) -> type[msgspec.Struct] | None:
    """The struct of a setting that is a table of settings."""
    for part in (kind, *get_args(kind)):
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            return part
    return None


def deep_merge(under: dict[str, Any], over: Mapping[str, Any]) -> None:
    for name, value in over.items():
        if isinstance(value, dict) and isinstance(under.get(name), dict):
            deep_merge(under[name], value)
        else:
            under[name] = value


def describe_error(error: msgspec.ValidationError) -> str:
    """A validation error as the end of a sentence."""
    text = str(error).replace("Object missing required field", "it lacks").replace("Expected", "expected")
    return text.replace(" - at `$.", ", at `").replace("`$`", "the top") + "."
