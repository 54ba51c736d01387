"""Rate limits: sliding windows in the memory of this node."""

from __future__ import annotations

import math
from collections import OrderedDict, deque
from typing import Annotated

import msgspec

from cuius.server.clock import Clock
from cuius.server.errors import LimitExceeded

EventCount = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
MAX_KEYS = 50_000
"""How many accounts and addresses are tracked; the least recently seen are dropped first."""

MINUTE, HOUR = 60.0, 3600.0
WINDOW_SECONDS = {
    "reads": MINUTE,
    "writes": MINUTE,
    "sign_ins": HOUR,
    "tries": HOUR,
    "tries_anywhere": HOUR,
    "letters": HOUR,
    "trials": MINUTE,
    "analyses": HOUR,
    "checks": HOUR,
}


class RateLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits for one account and for one address; 0 means no limit."""

    reads: EventCount = 1200
    """Safe requests a minute."""
    writes: EventCount = 300
    """Unsafe requests a minute."""
    sign_ins: EventCount = 60
    """Sign-ins, registrations and uses of one-time tokens an hour, for one address."""
    tries: EventCount = 20
    """Failed attempts an hour on the password or code of one account from one address."""
    tries_anywhere: EventCount = 100
    """The same, from all addresses together."""
    letters: EventCount = 10
    """Emails an hour that one address or account may request."""
    trials: EventCount = 120
    """What-if requests a minute of one account."""
    analyses: EventCount = 20
    """Games analysed an hour for one account or address."""
    checks: EventCount = 60
    """Games replayed an hour for one account or address, so that their chance can be checked."""


class RateLimited(LimitExceeded):
    """A rate limit is exceeded; carries the seconds after which to retry."""

    def __init__(self, seconds: float) -> None:
        self.retry_after = max(1, math.ceil(seconds))
        super().__init__(f"That was too often; try again in {self.retry_after} seconds.")

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.retry_after)}


class RateLimiter:
    """Counts recent events by kind and key."""

    def __init__(self, limits: RateLimits, clock: Clock, max_keys: int = MAX_KEYS) -> None:
        self.limits = limits
        self.clock = clock
        self.max_keys = max_keys
        self._events: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()

    def consume(self, kind: str, *keys: str) -> None:
        """Record one event for each key, or raise RateLimited if one of them is at its limit."""
        for key in keys:
            self.check(kind, key)
        for key in keys:
            self.record(kind, key)

    def check(self, kind: str, key: str) -> None:
        """Raise RateLimited if the key is at its limit, without recording an event."""
        limit: int = getattr(self.limits, kind)
        times = self._events.get((kind, key))
        if not limit or times is None:
            return
        now = self.clock()
        while times and times[0] <= now - WINDOW_SECONDS[kind]:
            times.popleft()
        if len(times) >= limit:
            raise RateLimited(times[0] + WINDOW_SECONDS[kind] - now)

    def record(self, kind: str, key: str) -> None:
        """Record one event."""
        limit: int = getattr(self.limits, kind)
        if limit:
            self._events.setdefault((kind, key), deque(maxlen=limit)).append(self.clock())
            self._events.move_to_end((kind, key))
            while len(self._events) > self.max_keys:
                self._events.popitem(last=False)

    def reset(self, kind: str, key: str) -> None:
        """Forget the events of a key."""
        self._events.pop((kind, key), None)
