"""Prometheus metrics: answers, requests, refusals, notifications and failures.

Labels have few values: titles, error classes, path templates. No client input becomes a label.
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
from cuius.server.errors import RequestRefused, TableFrozen

disable_created_metrics()  # type: ignore[no-untyped-call]  # they double the number of series
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

LATENCY_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

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
    buckets=LATENCY_BUCKETS,
    registry=REGISTRY,
)
REQUESTS = Counter(
    "cuius_requests", "Requests, by path and status", ["method", "path", "status"], registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "cuius_request_seconds", "Time to answer a request", buckets=LATENCY_BUCKETS, registry=REGISTRY
)
REFUSED = Counter("cuius_refused", "What was refused, by class of error", ["error"], registry=REGISTRY)
NOTIFICATIONS = Counter(
    "cuius_notifications",
    "Emails and webhooks, by channel and outcome: delivered, dropped, failed or given_up",
    ["channel", "outcome"],
    registry=REGISTRY,
)
FAILURES = Counter(
    "cuius_failures", "Failures in the log, by event; the background tasks' too", ["event"], registry=REGISTRY
)
SOCKETS = Gauge("cuius_open_sockets", "Open websockets of this node", registry=REGISTRY)
LIVE_TABLES = Gauge("cuius_live_tables", "Tables in the memory of this node", registry=REGISTRY)

UNKNOWN = "unknown"
SERVER_ERROR = 500


def answer_taken(title: str, seconds: float) -> None:
    """Record an answer that was stored, and the seconds since it arrived."""
    histogram, counter = stored_answer_metrics(title)
    histogram.observe(seconds)
    counter.inc()


def answer_failed(title: str | None, error: BaseException) -> None:
    ANSWERS.labels(title or UNKNOWN, outcome_of(error)).inc()


@cache
def stored_answer_metrics(title: str) -> tuple[Histogram, Counter]:
    """Histogram and counter of stored answers, cached for each title."""
    return ANSWER_SECONDS.labels(title), ANSWERS.labels(title, "taken")


def outcome_of(error: BaseException) -> str:
    if isinstance(error, TableFrozen):
        return "frozen"
    if isinstance(error, Refused) or (isinstance(error, RequestRefused) and error.status < SERVER_ERROR):
        return "refused"
    return "failed"
