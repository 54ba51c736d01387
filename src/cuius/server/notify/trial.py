"""Trial messages: somebody wants to see whether their webhook or browser is reached."""

from __future__ import annotations

import asyncio

import httpx
from sqlalchemy import select

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, RequestRefused
from cuius.server.notify.messages import server_catalogue
from cuius.server.notify.notices import webhook_secret
from cuius.server.notify.push import PushMessage, PushService
from cuius.server.notify.push_devices import read_subscription
from cuius.server.notify.webhook import send_webhook
from cuius.server.rate_limits import RateLimiter
from cuius.server.secrets import SecretBox
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import PushDevice, User

TRIAL_SECONDS = 10.0


class TrialFailed(RequestRefused):
    """The message did not arrive."""


class TrialMessages:
    """Sends one message at once, and says what came of it."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        clock: Clock,
        secret_box: SecretBox,
        push: PushService,
        rate_limiter: RateLimiter,
    ) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock
        self.secret_box = secret_box
        self.push = push
        self.rate_limiter = rate_limiter

    async def send(self, person: Person, channel: str) -> None:
        """To the webhook in the preferences, or to the browser that asks."""
        authorise("profile.update", person)
        assert person.id is not None
        self.rate_limiter.consume("letters", f"account {person.id}")
        text = server_catalogue(person.language).format("notice-trial")
        try:
            async with asyncio.timeout(TRIAL_SECONDS):
                if channel == "webhook":
                    await self._call_webhook(person.id, text)
                else:
                    await self._push(person, text)
        except (TimeoutError, httpx.HTTPError):
            raise TrialFailed("Nobody answered there; check the address.") from None

    async def _call_webhook(self, user_id: str, text: str) -> None:
        async with self.database.writing() as session:
            user = await session.get_one(User, user_id)
            url = user.preferences.get("webhook", "")
            if not url:
                raise Conflict("There is no webhook yet; save one first.")
            secret = await webhook_secret(session, self.secret_box, user_id)
        link = f"{self.settings.public_url}/"
        payload = {
            "id": 0,
            "kind": "trial",
            "table": None,
            "seat": None,
            "text": text,
            "content": f"{text} {link}",
            "link": link,
            "at": self.clock(),
        }
        await send_webhook(url, payload, secret, self.clock(), self.settings.webhook_private)

    async def _push(self, person: Person, text: str) -> None:
        query = select(PushDevice).where(
            PushDevice.user_id == person.id, PushDevice.session_id == person.session_id
        )
        async with self.database.reading() as session:
            device = await session.scalar(query.order_by(PushDevice.created_at.desc()).limit(1))
        if device is None:
            raise Conflict("Push is not turned on in this browser; turn it on first.")
        message = PushMessage("Cuius Regio", text, "/#/account", "trial")
        await self.push.send(read_subscription(self.secret_box, device), message, urgent=True)
