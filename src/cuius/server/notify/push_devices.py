"""The browsers that a person wants to be pushed to."""

from __future__ import annotations

from typing import Annotated

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.accounts.schemas import RequestBody
from cuius.server.accounts.stored_secrets import push_purpose
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, NotFound
from cuius.server.notify.push import PushService, PushSubscription
from cuius.server.secrets import SecretBox, hash_secret, new_id
from cuius.server.store.database import Database
from cuius.server.store.models import PushDevice

MAX_DEVICES = 12
"""How many browsers one person may have; the oldest makes room."""

PushKey = Annotated[str, msgspec.Meta(min_length=10, max_length=120)]


class NewPushDevice(RequestBody, frozen=True):
    """What the browser says of itself: the address of its push service, and its keys."""

    endpoint: Annotated[str, msgspec.Meta(min_length=10, max_length=2000)]
    p256dh: PushKey
    auth: PushKey


class PushDeviceInfo(msgspec.Struct, frozen=True):
    id: str
    user_agent: str
    created_at: float
    current: bool
    """Whether it belongs to the session that asks."""


class PushDevices:
    """Added, listed and removed by their owner."""

    def __init__(self, database: Database, clock: Clock, push: PushService, secret_box: SecretBox) -> None:
        self.database = database
        self.clock = clock
        self.push = push
        self.secret_box = secret_box

    async def list_devices(self, person: Person) -> list[PushDeviceInfo]:
        authorise("profile.devices", person)
        query = select(PushDevice).where(PushDevice.user_id == person.id)
        async with self.database.reading() as session:
            found = (await session.scalars(query.order_by(PushDevice.created_at.desc()))).all()
        return [
            PushDeviceInfo(d.id, d.user_agent, d.created_at, d.session_id == person.session_id) for d in found
        ]

    async def add(self, person: Person, new: NewPushDevice, origin: RequestOrigin) -> None:
        """Take a browser in, or renew what is known of it; it belongs to the session of this person alone."""
        authorise("profile.devices", person)
        if person.id is None or person.session_id is None:
            raise Conflict("Push is for browsers that are signed in; local play has none.")
        subscription = PushSubscription(new.endpoint, new.p256dh, new.auth)
        self.push.check(subscription)
        endpoint_hash = hash_secret(new.endpoint)
        device = PushDevice(
            id=new_id(),
            user_id=person.id,
            session_id=person.session_id,
            endpoint_hash=endpoint_hash,
            subscription=self.secret_box.encrypt(
                push_purpose(endpoint_hash), msgspec.json.encode(subscription).decode()
            ),
            user_agent=origin.user_agent[:200],
            created_at=self.clock(),
        )
        async with self.database.writing() as session:
            await session.execute(delete(PushDevice).where(PushDevice.endpoint_hash == endpoint_hash))
            await self._make_room(session, person.id)
            session.add(device)

    async def _make_room(self, session: AsyncSession, user_id: str) -> None:
        query = select(PushDevice.id).where(PushDevice.user_id == user_id)
        oldest = query.order_by(PushDevice.created_at.desc()).offset(MAX_DEVICES - 1)
        surplus = (await session.scalars(oldest)).all()
        await session.execute(delete(PushDevice).where(PushDevice.id.in_(surplus)))

    async def remove(self, person: Person, device_id: str) -> None:
        authorise("profile.devices", person)
        query = delete(PushDevice).where(PushDevice.id == device_id, PushDevice.user_id == person.id)
        async with self.database.writing() as session:
            if (await session.execute(query.returning(PushDevice.id))).first() is None:
                raise NotFound("There is no such browser; it may have been removed already.")


def read_subscription(secret_box: SecretBox, device: PushDevice) -> PushSubscription:
    text = secret_box.decrypt(push_purpose(device.endpoint_hash), device.subscription)
    return msgspec.json.decode(text, type=PushSubscription)
