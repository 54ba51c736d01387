"""Verification by email: confirming an address, and resetting a forgotten password."""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from cuius.server.accounts.api_tokens import remove_tokens
from cuius.server.accounts.audit import UNKNOWN_ACTOR, audit
from cuius.server.accounts.emails import OutgoingEmail, compose_email, confirmation_limits
from cuius.server.accounts.names import validate_email
from cuius.server.accounts.one_time_tokens import (
    EMAIL,
    RESET,
    issue_one_time_token,
    redeem_one_time_token,
    revoke_one_time_tokens,
)
from cuius.server.accounts.passwords import Passwords, validate_password
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.reauthentication import Reauthentication
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.accounts.schemas import EmailChange, PasswordReset
from cuius.server.accounts.sessions import end_sessions
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, RequestRefused
from cuius.server.rate_limits import RateLimiter
from cuius.server.secrets import hash_secret
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import OneTimeToken, User

EXPIRED_LINK = "This link was used already or is too old; ask for a new one."


class EmailVerification:
    """Issues and redeems the one-time tokens that are sent by email."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        clock: Clock,
        passwords: Passwords,
        reauthentication: Reauthentication,
        rate_limiter: RateLimiter,
    ) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock
        self.passwords = passwords
        self.reauthentication = reauthentication
        self.rate_limiter = rate_limiter

    # Password reset

    def check_reset_request(self, person: Person, email: str, origin: RequestOrigin) -> str:
        """The normalised address; whether an account has it is not looked up and not revealed."""
        authorise("account.reset", person)
        address = validate_email(email)
        self.rate_limiter.consume_all(
            ("letters", f"address {origin.network}"), ("recipient_letters", f"reset {address}")
        )
        return address

    async def create_reset_email(self, address: str, origin: RequestOrigin) -> OutgoingEmail | None:
        """The email with a reset token if an account has the address; runs after the response is sent."""
        async with self.database.writing() as session:
            query = select(User).where(User.email == address, User.deleted_at.is_(None))
            user = (await session.scalars(query)).first()
            if user is None:
                return None
            now = self.clock()
            token = await issue_one_time_token(session, user.id, RESET, now)
            ip_address = origin.ip_address
            audit(session, now, UNKNOWN_ACTOR, "password.reset_requested", user.id, ip_address=ip_address)
        return compose_email(self.settings, "reset", address, user.language, user.name, "reset", token)

    async def reset_password(
        self, person: Person, reset: PasswordReset, origin: RequestOrigin
    ) -> list[OutgoingEmail]:
        """Redeem the token, store the new password, end every session, and all API tokens unless they are to
        be kept."""
        authorise("account.reset", person)
        self.rate_limiter.consume("sign_ins", origin.network)
        known_words = await self._known_words(reset.token)
        await validate_password(reset.password, *known_words)
        new_hash = await self.passwords.hash(reset.password)
        async with self.database.writing() as session:
            redeemed = await redeem_one_time_token(session, reset.token, RESET, self.clock())
            if redeemed is None:
                raise RequestRefused(EXPIRED_LINK)
            user = await session.get_one(User, redeemed[0])
            user.password_hash = new_hash
            await revoke_one_time_tokens(session, user.id, RESET)
            await end_sessions(session, user.id)
            if not reset.keep_tokens:
                await remove_tokens(session, user.id)
            audit(session, self.clock(), user.id, "password.reset", user.id, ip_address=origin.ip_address)
        if user.email is None:
            return []
        return [compose_email(self.settings, "password-changed", user.email, user.language, user.name)]

    async def _known_words(self, token: str) -> tuple[str, str]:
        """The name and the address of the account that a token to reset the password belongs to."""
        query = (
            select(User.name, User.email)
            .join(OneTimeToken, OneTimeToken.user_id == User.id)
            .where(OneTimeToken.id == hash_secret(token), OneTimeToken.purpose == RESET)
        )
        async with self.database.reading() as session:
            found = (await session.execute(query)).first()
        return ("", "") if found is None else (found.name, found.email or "")

    # Email address

    async def change_email(
        self, person: Person, change: EmailChange, origin: RequestOrigin
    ) -> list[OutgoingEmail]:
        """Remove the address at once, or send a confirmation token to a new one."""
        authorise("profile.email", person)
        user = await self.reauthentication.require(person, change.password, change.code, origin)
        address = validate_email(change.email) if change.email else None
        if address is not None:
            self.rate_limiter.consume_all(*confirmation_limits(address, f"account {user.id}"))
        async with self.database.writing() as session:
            if address is None:
                await revoke_one_time_tokens(session, user.id, EMAIL)
                await revoke_one_time_tokens(session, user.id, RESET)
                await session.execute(update(User).where(User.id == user.id).values(email=None))
                audit(session, self.clock(), user.id, "email.removed", user.id)
                return []
            token = await issue_one_time_token(session, user.id, EMAIL, self.clock(), address)
        return [compose_email(self.settings, "confirm", address, user.language, user.name, "confirm", token)]

    async def confirm_email(self, person: Person, secret: str, origin: RequestOrigin) -> list[OutgoingEmail]:
        """Redeem the token and store its address; a previous address is notified."""
        authorise("account.confirm", person)
        self.rate_limiter.consume("sign_ins", origin.network)
        try:
            async with self.database.writing() as session:
                redeemed = await redeem_one_time_token(session, secret, EMAIL, self.clock())
                if redeemed is None:
                    raise RequestRefused(EXPIRED_LINK)
                user = await session.get_one(User, redeemed[0])
                previous, user.email = user.email, redeemed[1]
                await revoke_one_time_tokens(session, user.id, RESET)
                audit(session, self.clock(), user.id, "email.confirmed", user.id)
        except IntegrityError:
            raise Conflict("Another account has this address already; sign in with that one.") from None
        if previous is None or previous == user.email:
            return []
        return [compose_email(self.settings, "email-changed", previous, user.language, user.name)]
