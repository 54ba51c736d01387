"""Registration, sign-in, password reset, email confirmation, and who is signed in."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from litestar import Response, Router, get, post
from litestar.background_tasks import BackgroundTask, BackgroundTasks
from litestar.di import Provide
from litestar.params import JSONBody

from cuius.server.accounts.authentication import Entered
from cuius.server.accounts.emails import Letter, post_letter
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.request_origin import Visit, visit_of
from cuius.server.accounts.schemas import (
    AccountInfo,
    EmailConfirmation,
    PasswordReset,
    PasswordResetRequest,
    Registration,
    SignIn,
)
from cuius.server.services import Services
from cuius.server.web.dependencies import ThePerson, TheServices, TheVisit
from cuius.server.web.session_cookie import no_cookie, session_cookie


def after(services: Services, letters: Sequence[Letter]) -> BackgroundTasks:
    return BackgroundTasks([BackgroundTask(post_letter, services.mailer, letter) for letter in letters])


async def write_and_post_reset(services: Services, mail: str, visit: Visit) -> None:
    """Whether there is such an account is looked up only now."""
    letter = await services.accounts.mails.write_reset(mail, visit)
    if letter is not None:
        await post_letter(services.mailer, letter)


async def entered(services: Services, who: Entered, status: int) -> Response[AccountInfo]:
    """One's account, and the cookie that opens it from now on."""
    return Response(
        await services.accounts.mine.account(who.user_id),
        status_code=status,
        cookies=[session_cookie(services.settings, who.secret)],
        background=after(services, who.letters),
    )


@post("/register", summary="Make an account and sign in")
async def register(
    services: TheServices, person: ThePerson, visit: TheVisit, data: JSONBody[Registration]
) -> Response[AccountInfo]:
    return await entered(services, await services.accounts.signing.register(person, data, visit), 201)


@post("/sign-in", status_code=200, summary="Sign in")
async def sign_in(
    services: TheServices, person: ThePerson, visit: TheVisit, data: JSONBody[SignIn]
) -> Response[AccountInfo]:
    return await entered(services, await services.accounts.signing.sign_in(person, data, visit), 200)


@post("/sign-out", status_code=204, summary="Sign out")
async def sign_out(services: TheServices, person: ThePerson) -> Response[None]:
    await services.accounts.sessions.sign_out(person)
    return Response(None, status_code=204, cookies=[no_cookie(services.settings)])


@post("/reset", status_code=204, summary="Ask for a letter that lets one choose a new password")
async def ask_reset(
    services: TheServices, person: ThePerson, visit: TheVisit, data: JSONBody[PasswordResetRequest]
) -> Response[None]:
    mail = services.accounts.mails.ask_reset(person, data.email, visit)
    task = BackgroundTask(write_and_post_reset, services, mail, visit)
    return Response(None, status_code=204, background=task)


@post("/reset/finish", status_code=204, summary="Choose a new password, with the secret of the letter")
async def finish_reset(
    services: TheServices, person: ThePerson, visit: TheVisit, data: JSONBody[PasswordReset]
) -> Response[None]:
    letters = await services.accounts.mails.finish_reset(person, data, visit)
    return Response(None, status_code=204, background=after(services, letters))


@post("/confirm", status_code=204, summary="Confirm a mail address, with the secret of the letter")
async def confirm_mail(
    services: TheServices, person: ThePerson, visit: TheVisit, data: JSONBody[EmailConfirmation]
) -> Response[None]:
    letters = await services.accounts.mails.confirm(person, data.token, visit)
    return Response(None, status_code=204, background=after(services, letters))


signing_router = Router(
    "/api/account",
    route_handlers=[register, sign_in, sign_out, ask_reset, finish_reset, confirm_mail],
    dependencies={"visit": Provide(visit_of)},
    tags=["account"],
)


class SessionStatus(msgspec.Struct, frozen=True):
    """How this server is played at, and by whom just now."""

    local: bool
    """Play on one machine: one person, no accounts, all seats."""
    name: str | None
    """Null for a stranger."""
    admin: bool


@get("/api/session", summary="Who is signed in, and whether anybody needs to")
async def session(services: TheServices, person: ThePerson) -> SessionStatus:
    authorise("tables.list", person)
    return SessionStatus(
        services.settings.local, person.name if person.id is not None else None, person.admin
    )
