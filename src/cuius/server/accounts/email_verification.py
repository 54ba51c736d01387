"""What people do by mail: confirm an address, and choose a new password when they forgot the old one."""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from cuius.server.accounts.audit import note
from cuius.server.accounts.emails import Letter, write_letter
from cuius.server.accounts.names import check_mail
from cuius.server.accounts.one_time_tokens import EMAIL, RESET, take_slip, tear_slips, write_slip
from cuius.server.accounts.passwords import Passwords, check_password
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.reauthentication import Proofs
from cuius.server.accounts.request_origin import Visit
from cuius.server.accounts.schemas import EmailChange, PasswordReset
from cuius.server.accounts.sessions import end_sessions
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, RequestRefused
from cuius.server.rate_limits import Throttle
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import User

OLD_SLIP = "This link was used already or is too old; ask for a new one."


class Mails:
    """Slips that travel by mail."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        clock: Clock,
        passwords: Passwords,
        proofs: Proofs,
        throttle: Throttle,
    ) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock
        self.passwords = passwords
        self.proofs = proofs
        self.throttle = throttle

    # A new password

    def ask_reset(self, person: Person, typed: str, visit: Visit) -> str:
        """Is the wish in order? Says nothing about whether there is such an account."""
        authorise("account.reset", person)
        mail = check_mail(typed)
        self.throttle.spend("letters", f"address {visit.address}", f"mail {mail}")
        return mail

    async def write_reset(self, mail: str, visit: Visit) -> Letter | None:
        """The letter with a slip, if there is an account; runs after the wish has been answered."""
        async with self.database.writing() as session:
            query = select(User).where(User.email == mail, User.deleted_at.is_(None))
            user = (await session.scalars(query)).first()
            if user is None:
                return None
            slip = await write_slip(session, user.id, RESET, self.clock())
            note(session, self.clock(), "", "reset.asked", user.id, address=visit.address)
        return write_letter(self.settings, "reset", mail, user.language, user.name, "reset", slip)

    async def finish_reset(self, person: Person, reset: PasswordReset, visit: Visit) -> list[Letter]:
        """The slip is used up, the password is new, and every session ends."""
        authorise("account.reset", person)
        self.throttle.spend("sign_ins", visit.address)
        check_password(reset.password, "")
        kept = await self.passwords.hash(reset.password)
        async with self.database.writing() as session:
            taken = await take_slip(session, reset.token, RESET, self.clock())
            if taken is None:
                raise RequestRefused(OLD_SLIP)
            user = await session.get_one(User, taken[0])
            check_password(reset.password, user.name)
            user.password_hash = kept
            await end_sessions(session, user.id)
            note(session, self.clock(), user.id, "password.reset", user.id, address=visit.address)
        if user.email is None:
            return []
        return [write_letter(self.settings, "password-changed", user.email, user.language, user.name)]

    # An address

    async def change_mail(self, person: Person, change: EmailChange, visit: Visit) -> list[Letter]:
        """Take the address away at once, or send a slip to a new one."""
        authorise("me.mail", person)
        user = await self.proofs.require(person, change.password, change.code, visit)
        mail = check_mail(change.email) if change.email else None
        if mail is not None:
            self.throttle.spend("letters", f"account {user.id}", f"mail {mail}")
        async with self.database.writing() as session:
            if mail is None:
                await tear_slips(session, user.id, EMAIL)
                await tear_slips(session, user.id, RESET)
                await session.execute(update(User).where(User.id == user.id).values(email=None))
                note(session, self.clock(), user.id, "mail.removed", user.id)
                return []
            slip = await write_slip(session, user.id, EMAIL, self.clock(), mail)
        return [write_letter(self.settings, "confirm", mail, user.language, user.name, "confirm", slip)]

    async def confirm(self, person: Person, secret: str, visit: Visit) -> list[Letter]:
        """The slip shows that the address is its owner's; the old address, if any, is told."""
        authorise("account.confirm", person)
        self.throttle.spend("sign_ins", visit.address)
        try:
            async with self.database.writing() as session:
                taken = await take_slip(session, secret, EMAIL, self.clock())
                if taken is None:
                    raise RequestRefused(OLD_SLIP)
                user = await session.get_one(User, taken[0])
                old, user.email = user.email, taken[1]
                await tear_slips(session, user.id, RESET)
                note(session, self.clock(), user.id, "mail.confirmed", user.id)
        except IntegrityError:
            raise Conflict("Another account has this address already; sign in with that one.") from None
        if old is None or old == user.email:
            return []
        return [write_letter(self.settings, "mail-changed", old, user.language, user.name)]
