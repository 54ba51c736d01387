"""Secrets that must be stored whole, and are encrypted: those of second factors, webhooks and push."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.errors import BadConfig
from cuius.server.accounts.one_time_tokens import RECOVERY, TWO_FACTOR
from cuius.server.accounts.reauthentication import totp_purpose
from cuius.server.secrets import SecretBox, UnreadableSecret, is_encrypted
from cuius.server.store.database import Database
from cuius.server.store.models import OneTimeToken, PushDevice, SecretCheck, ServerValue, User, WebhookKey

CHECK_ID, CHECK, CHECK_WORD = 1, "check", "cuius"
VAPID = "vapid"
"""The name under which the key is kept that signs what is pushed to browsers."""
MIGRATION_LOCK = 1555
"""The lock of PostgreSQL that nodes take which start together, as for migrations."""

Change = Callable[[str, str], str]
"""Given what a stored value is for and the value, what is to be stored instead."""


class WrongKeys(BadConfig):
    """The stored secrets were encrypted with keys that this server does not have."""


def webhook_purpose(user_id: str) -> str:
    """What the encrypted webhook secret of a user is bound to."""
    return f"webhook {user_id}"


def push_purpose(endpoint_hash: str) -> str:
    """What the encrypted address and keys of a browser are bound to."""
    return f"push {endpoint_hash}"


def vapid_purpose() -> str:
    return VAPID


async def encrypt_plain_secrets(database: Database, secret_box: SecretBox) -> None:
    """Make sure that all stored secrets are encrypted, and with keys of ours; runs when the server starts."""

    def encrypted(purpose: str, stored: str) -> str:
        if not is_encrypted(stored):
            return secret_box.encrypt(purpose, stored)
        secret_box.decrypt(purpose, stored)
        return stored

    await rewrite_secrets(database, secret_box, encrypted)


async def reencrypt_secrets(database: Database, secret_box: SecretBox) -> int:
    """Encrypt all stored secrets with the first key; returns how many there are."""

    def reencrypted(purpose: str, stored: str) -> str:
        plain = secret_box.decrypt(purpose, stored) if is_encrypted(stored) else stored
        return secret_box.encrypt(purpose, plain)

    return await rewrite_secrets(database, secret_box, reencrypted)


async def rewrite_secrets(database: Database, secret_box: SecretBox, change: Change) -> int:
    """Change every stored secret in one transaction, or none if one cannot be read."""
    rewritten = 0
    try:
        async with database.writing() as session:
            await take_turns(session, database)
            check = await session.get(SecretCheck, CHECK_ID)
            if check is None:
                session.add(SecretCheck(id=CHECK_ID, value=secret_box.encrypt(CHECK, CHECK_WORD)))
            else:
                check.value = change(CHECK, check.value)
            for user in await session.scalars(select(User).where(User.totp_secret.is_not(None))):
                user.totp_secret = change(totp_purpose(user.id), user.totp_secret or "")
                rewritten += 1
            pending = select(OneTimeToken).where(OneTimeToken.purpose == TWO_FACTOR)
            for token in await session.scalars(pending):
                token.detail = change(totp_purpose(token.user_id), token.detail)
                rewritten += 1
            for key in await session.scalars(select(WebhookKey)):
                key.secret = change(webhook_purpose(key.user_id), key.secret)
                rewritten += 1
            for device in await session.scalars(select(PushDevice)):
                device.subscription = change(push_purpose(device.endpoint_hash), device.subscription)
                rewritten += 1
            signing = await session.get(ServerValue, VAPID)
            if signing is not None:
                signing.value = change(vapid_purpose(), signing.value)
                rewritten += 1
    except UnreadableSecret:
        raise WrongKeys(
            "The stored secrets were encrypted with another key; put back secret_keys or the key file, or "
            "run `cuius admin forget-secrets` if it is lost."
        ) from None
    return rewritten


async def forget_secrets(database: Database, secret_box: SecretBox) -> int:
    """For when the keys are lost: end all second factors and forget all webhook secrets and browsers, so
    that new ones can be made with the present keys; returns how many were forgotten."""
    async with database.writing() as session:
        users = (await session.scalars(select(User).where(User.totp_secret.is_not(None)))).all()
        for user in users:
            user.totp_secret = None
        purposes = (TWO_FACTOR, RECOVERY)
        for token in await session.scalars(select(OneTimeToken).where(OneTimeToken.purpose.in_(purposes))):
            await session.delete(token)
        keys = (await session.scalars(select(WebhookKey))).all()
        devices = (await session.scalars(select(PushDevice))).all()
        signing = (await session.scalars(select(ServerValue).where(ServerValue.name == VAPID))).all()
        for row in (*keys, *devices, *signing):
            await session.delete(row)
        check = await session.get(SecretCheck, CHECK_ID)
        if check is not None:
            check.value = secret_box.encrypt(CHECK, CHECK_WORD)
    return len(users) + len(keys) + len(devices)


async def take_turns(session: AsyncSession, database: Database) -> None:
    """Wait for other nodes that do the same just now."""
    if database.is_postgres:
        await session.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
