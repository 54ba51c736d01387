"""Invitations to register: codes that admins give away, each good for one account."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.audit import audit
from cuius.server.accounts.emails import page_link
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import HOST, Person
from cuius.server.accounts.schemas import CreatedInvitation, InvitationInfo, InvitationRequest
from cuius.server.clock import Clock
from cuius.server.errors import LimitExceeded, NotAllowed, NotFound
from cuius.server.secrets import hash_secret, new_code
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import RegistrationInvitation

HOUR = 3600.0
MAX_INVITATIONS = 1000


class RegistrationRefused(NotAllowed):
    """The server takes no new accounts, or only with an invitation."""


class Invitations:
    """Made, listed and revoked by admins."""

    def __init__(self, settings: Settings, database: Database, clock: Clock) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock

    async def create(self, person: Person, request: InvitationRequest) -> CreatedInvitation:
        """A new invitation. Its code is returned only here; the hash is stored."""
        authorise("admin.invite", person)
        assert person.id is not None
        code, now = new_code(), self.clock()
        expires_at = None if request.hours is None else now + request.hours * HOUR
        async with self.database.writing() as session:
            if len((await session.scalars(select(RegistrationInvitation.id))).all()) >= MAX_INVITATIONS:
                raise LimitExceeded(f"There are {MAX_INVITATIONS} invitations; revoke some first.")
            invitation = RegistrationInvitation(
                id=hash_code(code),
                created_by=person.id,
                created_at=now,
                expires_at=expires_at,
                note=request.note.strip(),
            )
            session.add(invitation)
            audit(session, now, person.id, "invitation.created", invitation.id)
        link = page_link(self.settings, "register", code)
        return CreatedInvitation(invitation.id, code, link, expires_at)

    async def list_open(self, person: Person) -> list[InvitationInfo]:
        """Invitations that can still be used, newest first."""
        authorise("admin.invite", person)
        query = select(RegistrationInvitation).where(still_valid(self.clock()))
        async with self.database.reading() as session:
            found = await session.scalars(query.order_by(RegistrationInvitation.created_at.desc()))
            return [InvitationInfo(i.id, i.note, i.created_at, i.expires_at) for i in found]

    async def revoke(self, person: Person, invitation_id: str) -> None:
        authorise("admin.invite", person)
        assert person.id is not None
        query = delete(RegistrationInvitation).where(RegistrationInvitation.id == invitation_id)
        async with self.database.writing() as session:
            if (await session.execute(query.returning(RegistrationInvitation.id))).first() is None:
                raise NotFound("There is no such invitation; it may have been used already.")
            audit(session, self.clock(), person.id, "invitation.revoked", invitation_id)


def refuse_uninvited(registration: str, code: str) -> None:
    """Refuse a registration that this server does not take, before any work is done for it."""
    if registration == "closed":
        raise RegistrationRefused("This server takes no new accounts; ask its keeper for one.")
    if registration == "invitation" and not code.strip():
        raise RegistrationRefused("This server takes new people by invitation; ask its keeper for a code.")


async def redeem_invitation(
    session: AsyncSession, code: str, user_id: str, now: float, by_host: bool = False
) -> None:
    """Use an invitation up, in the transaction that creates the account; one of the host, if need be."""
    query = delete(RegistrationInvitation).where(
        RegistrationInvitation.id == hash_code(code), still_valid(now)
    )
    if by_host:
        query = query.where(RegistrationInvitation.created_by == HOST.id)
    redeemed = (await session.execute(query.returning(RegistrationInvitation.id))).first()
    if redeemed is None:
        raise RegistrationRefused("This invitation was used already or is too old; ask for a new one.")
    audit(session, now, user_id, "invitation.used", redeemed[0])


def still_valid(now: float) -> ColumnElement[bool]:
    return or_(RegistrationInvitation.expires_at.is_(None), RegistrationInvitation.expires_at > now)


def hash_code(code: str) -> str:
    """Without regard to dashes, spaces and case, which get lost on paper."""
    return hash_secret("invitation " + code.replace("-", "").replace(" ", "").upper())
