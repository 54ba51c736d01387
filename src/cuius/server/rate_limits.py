"""How often something may be asked: sliding windows in the memory of this node."""

from __future__ import annotations

import math
from collections import OrderedDict, deque
from typing import Annotated

import msgspec

from cuius.server.clock import Clock
from cuius.server.errors import TooMany

Times = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
MOST_KEYS = 50_000
"""How many people and addresses are remembered; the ones unheard of for longest are forgotten first."""

MINUTE, HOUR = 60.0, 3600.0
WINDOWS = {
    "reads": MINUTE,
    "writes": MINUTE,
    "sign_ins": HOUR,
    "tries": HOUR,
    "tries_anywhere": HOUR,
    "letters": HOUR,
    "trials": MINUTE,
    "analyses": HOUR,
}


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often one account, and one address, may ask; 0 means as often as it likes."""

    reads: Times = 1200
    """Requests a minute that change nothing."""
    writes: Times = 300
    """Requests a minute that change something."""
    sign_ins: Times = 60
    """Times an hour that one address may try to sign in, to register or to use a code."""
    tries: Times = 20
    """Times an hour that a password or a code of one account may be tried in vain from one address."""
    tries_anywhere: Times = 100
    """The same, from all addresses together."""
    letters: Times = 10
    """Times an hour that one address, or one account, may have mail sent."""
    trials: Times = 120
    """Times a minute that one account may ask how a what-if goes on."""
    analyses: Times = 20
    """Games an hour that one account, or one address, may have analysed."""


class SlowDown(TooMany):
    """Asked too often; carries the seconds after which it may be asked again."""

    def __init__(self, seconds: float) -> None:
        self.retry_after = max(1, math.ceil(seconds))
        super().__init__(f"That was too often; try again in {self.retry_after} seconds.")

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.retry_after)}


class Throttle:
    """Counts who asked what how often of late."""

    def __init__(self, limits: Limits, clock: Clock, most_keys: int = MOST_KEYS) -> None:
        self.limits = limits
        self.clock = clock
        self.most_keys = most_keys
        self._times: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()

    def spend(self, kind: str, *keys: str) -> None:
        """Note that each of these asked once more, or refuse if one of them did so too often."""
        for key in keys:
            self.check(kind, key)
        for key in keys:
            self.note(kind, key)

    def check(self, kind: str, key: str) -> None:
        """Refuse if this one asked too often, without counting this time."""
        most: int = getattr(self.limits, kind)
        times = self._times.get((kind, key))
        if not most or times is None:
            return
        now = self.clock()
        while times and times[0] <= now - WINDOWS[kind]:
            times.popleft()
        if len(times) >= most:
            raise SlowDown(times[0] + WINDOWS[kind] - now)

    def note(self, kind: str, key: str) -> None:
        """Count one more."""
        most: int = getattr(self.limits, kind)
        if most:
            self._times.setdefault((kind, key), deque(maxlen=most)).append(self.clock())
            self._times.move_to_end((kind, key))
            while len(self._times) > self.most_keys:
                self._times.popitem(last=False)

    def forgive(self, kind: str, key: str) -> None:
        """Forget what was counted."""
        self._times.pop((kind, key), None)
