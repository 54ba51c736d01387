"""Logs: one event a line, as JSON for machines or readable on a terminal, and never a secret in them.

Everything goes through Python's own logging, so that the libraries' words come out in the same shape. Their
chatter is left out: some of it repeats addresses in full, and an address may hold an invitation or a key.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Literal, TextIO

import structlog
from structlog.typing import Processor, WrappedLogger

from cuius.server.metrics import FAILURES

OURS = "cuius"

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
HIDDEN = "[hidden]"

Event = MutableMapping[str, Any]


def hide_secrets(_: WrappedLogger, __: str, event: Event) -> Event:
    """Whatever is named like a secret is hidden: the last net, should somebody log one by mistake."""
    for name, value in event.items():
        event[name] = hidden(name, value)
    return event


def hidden(name: str, value: Any) -> Any:
    """A value as it may be logged under that name."""
    words = name.casefold().split("_")
    if any(word in SECRET_WORDS for word in words):
        return HIDDEN
    if isinstance(value, Mapping):
        return {inner: hidden(str(inner), held) for inner, held in value.items()}
    return value


def count_failures(_: WrappedLogger, __: str, event: Event) -> Event:
    """Every failure that is logged with its exception is counted, wherever it happened."""
    if event.get("exc_info"):
        foreign = "_record" in event  # a library's own sentence, with who knows what in it
        FAILURES.labels(event["logger"] if foreign else event["event"]).inc()
    return event


def set_up_logs(
    form: Literal["auto", "json", "text"] = "auto", level: str = "info", to: TextIO | None = None
) -> None:
    """Log to standard error, or wherever it is said, from now on."""
    stream = sys.stderr if to is None else to
    readable = form == "text" or (form == "auto" and stream.isatty())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        count_failures,
        hide_secrets,
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
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendering(readable)],
        )
    )
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())


def rendering(readable: bool) -> list[Processor]:
    """How a line looks at the end. Tracebacks come without local variables: those hold secrets."""
    if readable:
        plain = structlog.dev.plain_traceback
        return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
