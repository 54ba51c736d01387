"""Figures for Prometheus: what was answered and how fast, who was refused, what failed.

A label has few values: names of titles, of errors, of paths as they are written in the program. Nothing that
a stranger can make up becomes a label.
"""

from __future__ import annotations

from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)

from cuius.core.errors import Refused
from cuius.server.errors import Frozen, RequestRefused

disable_created_metrics()  # type: ignore[no-untyped-call]  # they double the figures and nobody reads them
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

ANSWERS = Counter(
    "cuius_answers",
    "Changes to running games, by title and outcome: taken, refused, frozen or failed",
    ["title", "outcome"],
    registry=REGISTRY,
)
ANSWER_SECONDS = Histogram(
    "cuius_answer_seconds",
    "From an answer's arrival until it is stored",
    ["title"],
    buckets=SECONDS,
    registry=REGISTRY,
)
REQUESTS = Counter(
    "cuius_requests", "Requests, by path and status", ["method", "path", "status"], registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "cuius_request_seconds", "Time to answer a request", buckets=SECONDS, registry=REGISTRY
)
REFUSED = Counter("cuius_refused", "What was refused, by class of error", ["error"], registry=REGISTRY)
NOTIFICATIONS = Counter(
    "cuius_notifications",
    "Letters and webhooks, by channel and outcome: delivered, dropped, failed or given_up",
    ["channel", "outcome"],
    registry=REGISTRY,
)
FAILURES = Counter(
    "cuius_failures", "Failures in the log, by event; the background tasks' too", ["event"], registry=REGISTRY
)
SOCKETS = Gauge("cuius_open_sockets", "Open websockets of this node", registry=REGISTRY)
LIVE_TABLES = Gauge("cuius_live_tables", "Tables in the memory of this node", registry=REGISTRY)

UNKNOWN = "unknown"


def answer_taken(title: str, seconds: float) -> None:
    """An answer was stored, so many seconds after it arrived."""
    duration, taken = taken_at(title)
    duration.observe(seconds)
    taken.inc()


def answer_failed(title: str | None, error: BaseException) -> None:
    ANSWERS.labels(title or UNKNOWN, outcome_of(error)).inc()


@cache
def taken_at(title: str) -> tuple[Histogram, Counter]:
    """The figures of answers that were taken, looked up once for each title."""
    return ANSWER_SECONDS.labels(title), ANSWERS.labels(title, "taken")


def outcome_of(error: BaseException) -> str:
    if isinstance(error, Frozen):
        return "frozen"
    if isinstance(error, (Refused, RequestRefused)):
        return "refused"
    return "failed"
