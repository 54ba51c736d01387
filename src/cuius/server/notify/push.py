"""Web push: messages to a browser whose page is closed, through the push service that the browser names.

The message is encrypted for that browser (RFC 8291), and the request is signed with a key of this server
(VAPID, RFC 8292), which is made when it is first needed and kept encrypted in the database.
"""

from __future__ import annotations

import base64
import os
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy.exc import IntegrityError

from cuius.server.accounts.stored_secrets import VAPID, vapid_purpose
from cuius.server.clock import Clock
from cuius.server.errors import RequestRefused
from cuius.server.notify.webhook import is_success, post_to_public_address
from cuius.server.secrets import SecretBox
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import ServerValue
from cuius.server.webhook_urls import BadWebhook, parse_webhook_url

HOUR = 3600
KEPT_SECONDS = 24 * HOUR
"""How long the push service keeps a message for a browser that is not online."""
SIGNED_SECONDS = 12 * HOUR
GONE = (404, 410)
"""What a push service answers when the browser no longer wants messages."""
POINT_BYTES, AUTH_BYTES = 65, 16


class BadPushDevice(RequestRefused):
    """A browser that cannot be pushed to."""


class PushDeviceGone(BadPushDevice):
    """The browser takes no more messages."""


class PushSubscription(msgspec.Struct, frozen=True):
    """Where and how to write to a browser."""

    endpoint: str
    p256dh: str
    auth: str


class PushMessage(msgspec.Struct, frozen=True):
    """What the service worker shows."""

    title: str
    text: str
    link: str
    tag: str
    """A message replaces an earlier one of the same tag."""


class PushService:
    """Encrypts, signs and sends messages."""

    def __init__(self, settings: Settings, database: Database, clock: Clock, secret_box: SecretBox) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock
        self.secret_box = secret_box
        self._key: Vapid02 | None = None

    async def public_key(self) -> str:
        """The key by which browsers know this server."""
        point = (await self._signing_key()).public_key.public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return to_base64url(point)

    def check(self, subscription: PushSubscription) -> None:
        """Refuse an address that must not be called, and keys that are none."""
        try:
            target = parse_webhook_url(subscription.endpoint, self.settings.webhook_private)
        except BadWebhook:
            raise BadPushDevice(
                "The push service of this browser has an address that cannot be used."
            ) from None
        if target.scheme != "https" and not self.settings.webhook_private:
            raise BadPushDevice("The push service of this browser is not reached by https.")
        try:
            point, auth = from_base64url(subscription.p256dh), from_base64url(subscription.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError:
            raise BadPushDevice(
                "The keys of this browser cannot be read; try to turn push on again."
            ) from None
        if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
            raise BadPushDevice("The keys of this browser have the wrong length; try to turn push on again.")

    async def send(self, subscription: PushSubscription, message: PushMessage, urgent: bool) -> None:
        """Send a message; raises if it could not be delivered."""
        key = await self._signing_key()
        parts = urlsplit(subscription.endpoint)
        claims = {
            "sub": self._contact(),
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(self.clock()) + SIGNED_SECONDS,
        }
        headers = {
            **key.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "high" if urgent else "normal",
        }
        body = http_ece.encrypt(
            msgspec.json.encode(message),
            salt=os.urandom(AUTH_BYTES),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=from_base64url(subscription.p256dh),
            auth_secret=from_base64url(subscription.auth),
            version="aes128gcm",
        )
        private = self.settings.webhook_private
        status = await post_to_public_address(subscription.endpoint, body, headers, private)
        if status in GONE:
            raise PushDeviceGone("This browser takes no more messages; turn push on again.")
        if not is_success(status):
            raise BadPushDevice(f"The push service of the browser answered {status}.")

    def _contact(self) -> str:
        """Whom the push service may ask about us: the address of the server, where it has a public one."""
        url = self.settings.public_url
        return url if url.startswith("https://") else "mailto:postmaster@localhost"

    async def _signing_key(self) -> Vapid02:
        """The key of this server, the same on all nodes; made when it is first needed."""
        if self._key is None:
            self._key = Vapid02.from_pem(((await self._stored_key()) or await self._make_key()).encode())
        return self._key

    async def _stored_key(self) -> str | None:
        async with self.database.reading() as session:
            stored = await session.get(ServerValue, VAPID)
        return None if stored is None else self.secret_box.decrypt(vapid_purpose(), stored.value)

    async def _make_key(self) -> str:
        new = Vapid02()
        new.generate_keys()
        pem: str = new.private_pem().decode()
        try:
            async with self.database.writing() as session:
                value = self.secret_box.encrypt(vapid_purpose(), pem)
                session.add(ServerValue(name=VAPID, value=value))
        except IntegrityError:  # another node was first
            return (await self._stored_key()) or pem
        return pem


def to_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
