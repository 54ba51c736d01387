"""Coming and going: registering, signing in, and changing the password."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, update
from sqlalchemy.exc import IntegrityError

from cuius.server.accounts.audit import note
from cuius.server.accounts.emails import Letter, write_letter
from cuius.server.accounts.names import KEPT_NAMES, check_mail, check_name, fold
from cuius.server.accounts.one_time_tokens import EMAIL, RESET, tear_slips, write_slip
from cuius.server.accounts.passwords import Passwords, check_password
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.reauthentication import Proofs, WrongSignIn, find_user
from cuius.server.accounts.request_origin import Visit
from cuius.server.accounts.schemas import PasswordChange, Registration, SignIn
from cuius.server.accounts.sessions import Sessions, end_sessions
from cuius.server.clock import Clock
from cuius.server.errors import Conflict
from cuius.server.rate_limits import Throttle
from cuius.server.secrets import new_id
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import User, UserSession

NO_ACCOUNTS = "Local play needs no account; just play."


class Entered(msgspec.Struct, frozen=True):
    """Somebody is signed in now: their id, the secret for the cookie, and letters to be sent."""

    user_id: str
    secret: str
    letters: tuple[Letter, ...] = ()


class Signing:
    """How people get in."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        clock: Clock,
        passwords: Passwords,
        proofs: Proofs,
        sessions: Sessions,
        throttle: Throttle,
    ) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock
        self.passwords = passwords
        self.proofs = proofs
        self.sessions = sessions
        self.throttle = throttle
        self.kept_names = KEPT_NAMES | {fold(name) for name in settings.admins}

    async def register(self, person: Person, wish: Registration, visit: Visit) -> Entered:
        """A new account, and its first session. Its mail address counts once it is confirmed."""
        authorise("account.register", person)
        self.refuse_local()
        self.throttle.spend("sign_ins", visit.address)
        name = check_name(wish.name)
        check_password(wish.password, name)
        mail = check_mail(wish.email) if wish.email else None
        if fold(name) in self.kept_names:
            raise Conflict("That name is taken; choose another.")
        user = User(
            id=new_id(),
            name=name,
            name_key=fold(name),
            password_hash=await self.passwords.hash(wish.password),
            language=wish.language,
            created_at=self.clock(),
            preferences={},
        )
        try:
            return await self._enter_first(user, mail, visit)
        except IntegrityError:
            raise Conflict("That name is taken; choose another.") from None

    async def _enter_first(self, user: User, mail: str | None, visit: Visit) -> Entered:
        letters: tuple[Letter, ...] = ()
        async with self.database.writing() as session:
            session.add(user)
            await session.flush()
            secret = self.sessions.open(session, user, visit)
            if mail is not None:
                slip = await write_slip(session, user.id, EMAIL, self.clock(), mail)
                letters = (
                    write_letter(self.settings, "confirm", mail, user.language, user.name, "confirm", slip),
                )
            note(session, self.clock(), user.id, "account.registered", user.id, address=visit.address)
        return Entered(user.id, secret, letters)

    async def sign_in(self, person: Person, wish: SignIn, visit: Visit) -> Entered:
        """A session, for whoever knows the password and has the code. All failures look alike."""
        authorise("account.sign_in", person)
        self.refuse_local()
        self.throttle.spend("sign_ins", visit.address)
        typed = fold(wish.name.strip())
        user = await find_user(self.database, wish.name, typed)
        if not await self.proofs.check(user, typed, wish.password, wish.code, visit) or user is None:
            raise WrongSignIn("That name, password or code is wrong; try again.")
        renewed = await self._renewed_hash(user, wish.password)
        async with self.database.writing() as session:
            if person.session is not None:
                await session.execute(delete(UserSession).where(UserSession.id == person.session))
            if renewed is not None:
                await session.execute(update(User).where(User.id == user.id).values(password_hash=renewed))
            secret = self.sessions.open(session, user, visit)
            note(session, self.clock(), user.id, "sign_in", user.id, address=visit.address)
        return Entered(user.id, secret)

    async def _renewed_hash(self, user: User, password: str) -> str | None:
        """A new hash, if the kept one was made with weaker parameters."""
        if user.password_hash is None or not self.passwords.is_dated(user.password_hash):
            return None
        return await self.passwords.hash(password)

    async def change_password(self, person: Person, change: PasswordChange, visit: Visit) -> list[Letter]:
        """A new password; all other sessions end."""
        authorise("me.password", person)
        self.refuse_local()
        user = await self.proofs.require(person, change.old, change.code, visit)
        check_password(change.new, user.name)
        kept = await self.passwords.hash(change.new)
        async with self.database.writing() as session:
            await session.execute(update(User).where(User.id == user.id).values(password_hash=kept))
            await end_sessions(session, user.id, but=person.session)
            await tear_slips(session, user.id, RESET)
            note(session, self.clock(), user.id, "password.changed", user.id, address=visit.address)
        if user.email is None:
            return []
        return [write_letter(self.settings, "password-changed", user.email, user.language, user.name)]

    def refuse_local(self) -> None:
        if self.settings.local:
            raise Conflict(NO_ACCOUNTS)
