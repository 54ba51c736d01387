"""Slows down guessing of passwords and codes without locking the owner out.

Failures are counted for an account and a network, and too many from one network are refused. Failures from
all networks together are never refused, since then anybody could lock an account: they make unknown browsers
wait before each further attempt. A browser with which the owner signed in before is known by its device
cookie, and one that is signed in by its session: its attempts are counted by themselves and never wait.
"""

from __future__ import annotations

from asyncio import sleep

from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.clock import Clock
from cuius.server.rate_limits import RateLimiter
from cuius.server.secrets import ENCRYPTED_PREFIX, SecretBox, UnreadableSecret, new_id

DEVICE_SECONDS = 365 * 86_400.0
"""How long a browser stays known after a sign-in."""
DEVICE = "device"
MAX_WAIT_SECONDS = 10.0


class SignInThrottle:
    """Decides whether and when a password or code may be tried."""

    def __init__(self, rate_limiter: RateLimiter, secret_box: SecretBox, clock: Clock) -> None:
        self.rate_limiter = rate_limiter
        self.secret_box = secret_box
        self.clock = clock

    def new_device_cookie(self, user_id: str) -> str:
        """A cookie by which this browser will be known as one of the user's."""
        value = self.secret_box.encrypt(DEVICE, f"{user_id} {new_id()} {int(self.clock())}")
        return value.removeprefix(ENCRYPTED_PREFIX).rstrip("=")  # what is left needs no quotes in a cookie

    def known_device(self, user_id: str | None, origin: RequestOrigin) -> str | None:
        """The id of a browser with which this user signed in before; None if it is unknown."""
        if user_id is None or not origin.device:
            return None
        try:
            stored = ENCRYPTED_PREFIX + origin.device + "=" * (-len(origin.device) % 4)
            owner, device_id, issued_at = self.secret_box.decrypt(DEVICE, stored).split(" ")
        except UnreadableSecret:
            return None
        fresh = self.clock() - int(issued_at) < DEVICE_SECONDS
        return device_id if owner == user_id and fresh else None

    async def admit(self, account: str, key: str, known: bool) -> None:
        """Wait if need be; raises RateLimited if too many attempts under this key have failed."""
        self.rate_limiter.check("tries", key)
        wait = 0.0 if known else self.wait_seconds(account)
        if wait:
            await sleep(wait)

    def wait_seconds(self, account: str) -> float:
        """What an unknown browser waits: from a second, twice as long with every further hundred failures."""
        limit = self.rate_limiter.limits.tries_anywhere
        failures = self.rate_limiter.count("tries_anywhere", account)
        if not limit or failures < limit:
            return 0.0
        return float(min(MAX_WAIT_SECONDS, 2.0 ** min(failures / limit - 1, 10)))

    def failed(self, account: str, key: str) -> None:
        self.rate_limiter.record("tries", key)
        self.rate_limiter.record("tries_anywhere", account)

    def succeeded(self, key: str) -> None:
        self.rate_limiter.reset("tries", key)
