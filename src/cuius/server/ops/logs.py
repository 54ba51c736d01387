"""Logging: one event a line, as JSON or as text, without secrets.

Everything goes through the standard library's logging, so that messages of libraries have the same format.
Only their warnings are logged: other messages contain URLs, which may contain invitations or tokens.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Literal, TextIO

import structlog
from structlog.typing import Processor, WrappedLogger

from cuius.server.metrics import FAILURES

ROOT_LOGGER = "cuius"

SECRET_WORDS = (
    "answer",
    "authorization",
    "code",
    "cookie",
    "invitation",
    "key",
    "password",
    "salt",
    "secret",
    "seed",
    "token",
)
REDACTED = "[hidden]"

Event = MutableMapping[str, Any]


def redact_secrets(_: WrappedLogger, __: str, event: Event) -> Event:
    """Redact values that are named like a secret, in case one is logged by mistake."""
    for name, value in event.items():
        event[name] = redacted(name, value)
    return event


def redacted(name: str, value: Any) -> Any:
    """The value as it may be logged under this name."""
    words = name.casefold().split("_")
    if any(word in SECRET_WORDS for word in words):
        return REDACTED
    if isinstance(value, Mapping):
        return {inner: redacted(str(inner), held) for inner, held in value.items()}
    return value


def count_failures(_: WrappedLogger, __: str, event: Event) -> Event:
    """Count every event that is logged with an exception."""
    if event.get("exc_info"):
        foreign = "_record" in event  # a message of a library, which may contain anything
        FAILURES.labels(event["logger"] if foreign else event["event"]).inc()
    return event


def configure_logging(
    log_format: Literal["auto", "json", "text"] = "auto", level: str = "info", to: TextIO | None = None
) -> None:
    """Configure logging to standard error or another stream."""
    stream = sys.stderr if to is None else to
    readable = log_format == "text" or (log_format == "auto" and stream.isatty())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        count_failures,
        redact_secrets,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *renderers(readable)],
        )
    )
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger(ROOT_LOGGER).setLevel(level.upper())


def renderers(readable: bool) -> list[Processor]:
    """The last processors. Tracebacks have no local variables, which may be secrets."""
    if readable:
        plain = structlog.dev.plain_traceback
        return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
