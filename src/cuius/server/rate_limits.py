"""Rate limits: sliding windows on a monotonic clock, in the memory of this node.

Where several nodes share a database, the kinds in `SHARED_KINDS` are added up there
(`store/shared_rate_limits.py`).
"""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict, defaultdict, deque
from collections.abc import Mapping
from typing import Annotated, NamedTuple

import msgspec

from cuius.server.clock import Clock
from cuius.server.errors import LimitExceeded

EventCount = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
MAX_KEYS = 50_000
"""How many accounts and addresses are tracked of each kind; the least recently seen are dropped first."""

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
WINDOW_SECONDS = {
    "reads": MINUTE,
    "writes": MINUTE,
    "sign_ins": HOUR,
    "registrations": HOUR,
    "daily_registrations": DAY,
    "tries": HOUR,
    "tries_anywhere": HOUR,
    "letters": HOUR,
    "recipient_letters": HOUR,
    "recipient_letters_anywhere": HOUR,
    "tables": HOUR,
    "rematches": HOUR,
    "imports": HOUR,
    "shares": HOUR,
    "joins": HOUR,
    "invites": HOUR,
    "motions": HOUR,
    "chat_messages": MINUTE,
    "trials": MINUTE,
    "analyses": HOUR,
    "checks": HOUR,
}
LOCAL_KINDS = frozenset(("reads", "writes", "chat_messages", "trials"))
"""So frequent that each node counts for itself."""
SHARED_KINDS = frozenset(WINDOW_SECONDS) - LOCAL_KINDS

COUNTED_LIMITS = {"tries_anywhere": 5}
"""Kinds whose events are counted beyond their limit, up to so many times as many."""

WHAT = {
    "registrations": "Too many accounts were made from here",
    "daily_registrations": "Too many accounts were made from here today",
    "letters": "Too many emails were requested",
    "recipient_letters": "This address was sent enough emails",
    "recipient_letters_anywhere": "This address was sent enough emails",
    "tables": "You made many tables",
    "rematches": "You asked for many rematches",
    "imports": "You imported many records",
    "shares": "You kept many positions",
    "joins": "You sat down at many tables",
    "invites": "You invited many people",
    "motions": "You made many proposals",
    "chat_messages": "You said a lot",
}
"""What was too much, where "That was too often" would not say it."""


class RateLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits for one account and for one address (of IPv6, a /64 network); 0 means no limit."""

    reads: EventCount = 1200
    """Safe requests a minute."""
    writes: EventCount = 300
    """Unsafe requests a minute."""
    sign_ins: EventCount = 60
    """Sign-ins, registrations and uses of one-time tokens an hour, for one address."""
    registrations: EventCount = 20
    """Accounts an hour that are made from one address."""
    daily_registrations: EventCount = 60
    """The same, a day."""
    tries: EventCount = 20
    """Failed attempts an hour on the password or code of one account from one network, or with one known
    browser."""
    tries_anywhere: EventCount = 100
    """The same from all networks together, after which unknown browsers must wait before each attempt."""
    letters: EventCount = 10
    """Emails an hour that one address or account may request."""
    recipient_letters: EventCount = 5
    """Emails an hour to one email address: to reset a password, whoever requests them, since each of them
    will do; to confirm the address, those that one address or account may request."""
    recipient_letters_anywhere: EventCount = 20
    """Emails an hour to one email address to confirm it, whoever requests them."""
    tables: EventCount = 60
    """Tables an hour that one account makes, lessons and rematches among them."""
    open_tables: EventCount = 30
    """Tables of one account that have not begun, at once."""
    rematches: EventCount = 20
    """Rematches an hour that one account asks for."""
    imports: EventCount = 30
    """Records an hour that one account imports."""
    shares: EventCount = 30
    """Positions an hour that one account keeps for others."""
    joins: EventCount = 120
    """Seats an hour that one account takes."""
    invites: EventCount = 60
    """People an hour whom one account asks to a table by name."""
    motions: EventCount = 120
    """Motions an hour that one account proposes."""
    chat_messages: EventCount = 60
    """Chat messages a minute of one account."""
    trials: EventCount = 120
    """What-if requests a minute of one account."""
    analyses: EventCount = 20
    """Games analysed an hour for one account or address."""
    checks: EventCount = 60
    """Games replayed an hour for one account or address, so that their chance can be checked."""
    sockets: EventCount = 30
    """Websockets and event streams of one account, at once."""
    address_sockets: EventCount = 150
    """Websockets and event streams of one address, at once."""
    address_connections: EventCount = 300
    """Connections of one address, at once; idle ones are closed first."""


class RateLimited(LimitExceeded):
    """A rate limit is exceeded; carries the seconds after which to retry."""

    def __init__(self, kind: str, seconds: float) -> None:
        self.retry_after = max(1, math.ceil(seconds))
        minutes = math.ceil(self.retry_after / MINUTE)
        wait = f"{self.retry_after} seconds" if self.retry_after <= 2 * MINUTE else f"{minutes} minutes"
        super().__init__(f"{WHAT.get(kind, 'That was too often')}; try again in {wait}.")

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.retry_after)}


class CounterChange(NamedTuple):
    """What happened to a counter since it was last shared: was it reset, and how often did it count after?"""

    reset: bool = False
    events: int = 0


class CountedElsewhere(NamedTuple):
    """What other nodes have counted, and until when that holds."""

    events: int
    until: float


Key = tuple[str, str]
"""Kind and key of a counter."""


class RateLimiter:
    """Counts recent events by kind and key. `clock` must be monotonic."""

    def __init__(
        self, limits: RateLimits, clock: Clock, max_keys: int = MAX_KEYS, shared: bool = False
    ) -> None:
        self.limits = limits
        self.clock = clock
        self.max_keys = max_keys
        self.shared = shared
        """Are there other nodes to share the counts with?"""
        self.changed = asyncio.Event()
        """Set while there is something to share."""
        self._events: defaultdict[str, OrderedDict[str, deque[float]]] = defaultdict(OrderedDict)
        self._changes: dict[Key, CounterChange] = {}
        self._elsewhere: OrderedDict[Key, CountedElsewhere] = OrderedDict()

    def consume(self, kind: str, *keys: str) -> None:
        """Record one event for each key, or raise RateLimited if one of them is at its limit."""
        for key in keys:
            self.check(kind, key)
        for key in keys:
            self.record(kind, key)

    def consume_all(self, *counters: Key) -> None:
        """The same, for several kinds: all of them are counted, or none."""
        for kind, key in counters:
            self.check(kind, key)
        for kind, key in counters:
            self.record(kind, key)

    def check(self, kind: str, key: str) -> None:
        """Raise RateLimited if the key is at its limit, without recording an event."""
        limit: int = getattr(self.limits, kind)
        times, elsewhere = self._recent(kind, key) if limit else (deque[float](), None)
        if len(times) >= limit > 0:
            raise RateLimited(kind, times[0] + WINDOW_SECONDS[kind] - self.clock())
        if elsewhere is not None and len(times) + elsewhere.events >= limit:
            raise RateLimited(kind, elsewhere.until - self.clock())

    def count(self, kind: str, key: str) -> int:
        """How many events there were lately, on all nodes; of most kinds no more than the limit."""
        times, elsewhere = self._recent(kind, key)
        return len(times) + (0 if elsewhere is None else elsewhere.events)

    def _recent(self, kind: str, key: str) -> tuple[deque[float], CountedElsewhere | None]:
        """The times of recent events here, and what other nodes have counted."""
        times = self._events[kind].get(key) or deque()
        elsewhere = self._elsewhere.get((kind, key)) if self._elsewhere else None
        if times or elsewhere:
            now = self.clock()
            while times and times[0] <= now - WINDOW_SECONDS[kind]:
                times.popleft()
            if elsewhere is not None and elsewhere.until <= now:
                elsewhere = None
        return times, elsewhere

    def record(self, kind: str, key: str) -> None:
        """Record one event."""
        limit: int = getattr(self.limits, kind)
        if limit:
            events = self._events[kind]
            events.setdefault(key, deque(maxlen=limit * COUNTED_LIMITS.get(kind, 1))).append(self.clock())
            events.move_to_end(key)
            while len(events) > self.max_keys:
                events.popitem(last=False)
            self._note_change(kind, key, CounterChange(events=1))

    def reset(self, kind: str, key: str) -> None:
        """Forget the events of a key."""
        self._events[kind].pop(key, None)
        self._elsewhere.pop((kind, key), None)
        self._note_change(kind, key, CounterChange(reset=True))

    # Sharing with other nodes

    def take_changes(self) -> dict[Key, CounterChange]:
        """What is to be shared; whoever takes it shares it or gives it back."""
        taken, self._changes = self._changes, {}
        self.changed.clear()
        return taken

    def give_back(self, changes: Mapping[Key, CounterChange]) -> None:
        """These changes could not be shared; they are tried again with the next."""
        later, self._changes = self._changes, dict(changes)
        for (kind, key), change in later.items():
            self._note_change(kind, key, change)
        self.changed.set()

    def set_elsewhere(self, kind: str, key: str, count: int, seconds: float) -> None:
        """Other nodes have counted so many events in a window that ends in so many seconds."""
        self._elsewhere.pop((kind, key), None)
        if count > 0:
            self._elsewhere[kind, key] = CountedElsewhere(count, self.clock() + seconds)
        while len(self._elsewhere) > self.max_keys:
            self._elsewhere.popitem(last=False)

    def _note_change(self, kind: str, key: str, change: CounterChange) -> None:
        if not self.shared or kind not in SHARED_KINDS:
            return
        before = self._changes.get((kind, key), CounterChange())
        if len(self._changes) < self.max_keys or (kind, key) in self._changes:
            merged = change if change.reset else CounterChange(before.reset, before.events + change.events)
            self._changes[kind, key] = merged
            self.changed.set()
