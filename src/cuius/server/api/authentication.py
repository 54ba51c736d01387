"""Routes of registration, sign-in, password reset, email confirmation and session status."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

import msgspec
from litestar import Response, Router, get, post
from litestar.background_tasks import BackgroundTask, BackgroundTasks
from litestar.di import Provide
from litestar.params import JSONBody

from cuius.core.title import Language
from cuius.server.accounts.authentication import SignedIn
from cuius.server.accounts.emails import OutgoingEmail, send_email
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.accounts.schemas import (
    AccountInfo,
    EmailConfirmation,
    PageSettings,
    PasswordReset,
    PasswordResetRequest,
    Registration,
    SignIn,
)
from cuius.server.services import Services
from cuius.server.web.client_origin import request_origin
from cuius.server.web.dependencies import TheOrigin, ThePerson, TheServices
from cuius.server.web.session_cookie import device_cookie, expired_session_cookie, session_cookie


def send_after_response(services: Services, emails: Sequence[OutgoingEmail]) -> BackgroundTasks:
    """Emails are sent after the response, so that its duration reveals nothing."""
    return BackgroundTasks([BackgroundTask(send_email, services.mailer, email) for email in emails])


async def send_reset_email(services: Services, address: str, origin: RequestOrigin) -> None:
    """Background task: only here is it looked up whether an account has the address."""
    email = await services.accounts.email_verification.create_reset_email(address, origin)
    if email is not None:
        await send_email(services.mailer, email)


async def signed_in_response(services: Services, session: SignedIn, status: int) -> Response[AccountInfo]:
    """The account, with the cookies of session and device."""
    return Response(
        await services.accounts.profiles.get_by_id(session.user_id),
        status_code=status,
        cookies=[
            session_cookie(services.settings, session.secret),
            device_cookie(services.settings, session.device),
        ],
        background=send_after_response(services, session.emails),
    )


@post("/register", summary="Create an account and sign in")
async def register(
    services: TheServices, person: ThePerson, origin: TheOrigin, data: JSONBody[Registration]
) -> Response[AccountInfo]:
    return await signed_in_response(
        services, await services.accounts.authentication.register(person, data, origin), 201
    )


@post("/sign-in", status_code=200, summary="Sign in")
async def sign_in(
    services: TheServices, person: ThePerson, origin: TheOrigin, data: JSONBody[SignIn]
) -> Response[AccountInfo]:
    return await signed_in_response(
        services, await services.accounts.authentication.sign_in(person, data, origin), 200
    )


@post("/sign-out", status_code=204, summary="Sign out")
async def sign_out(services: TheServices, person: ThePerson) -> Response[None]:
    await services.accounts.sessions.sign_out(person)
    return Response(None, status_code=204, cookies=[expired_session_cookie(services.settings)])


@post("/reset", status_code=204, summary="Request an email with a link to choose a new password")
async def request_password_reset(
    services: TheServices, person: ThePerson, origin: TheOrigin, data: JSONBody[PasswordResetRequest]
) -> Response[None]:
    address = services.accounts.email_verification.check_reset_request(person, data.email, origin)
    task = BackgroundTask(send_reset_email, services, address, origin)
    return Response(None, status_code=204, background=task)


@post("/reset/finish", status_code=204, summary="Choose a new password, with the token of the email")
async def reset_password(
    services: TheServices, person: ThePerson, origin: TheOrigin, data: JSONBody[PasswordReset]
) -> Response[None]:
    emails = await services.accounts.email_verification.reset_password(person, data, origin)
    return Response(None, status_code=204, background=send_after_response(services, emails))


@post("/confirm", status_code=204, summary="Confirm an email address, with the token of the email")
async def confirm_email(
    services: TheServices, person: ThePerson, origin: TheOrigin, data: JSONBody[EmailConfirmation]
) -> Response[None]:
    emails = await services.accounts.email_verification.confirm_email(person, data.token, origin)
    return Response(None, status_code=204, background=send_after_response(services, emails))


authentication_router = Router(
    "/api/account",
    route_handlers=[register, sign_in, sign_out, request_password_reset, reset_password, confirm_email],
    dependencies={"origin": Provide(request_origin)},
    tags=["account"],
)


class SessionStatus(msgspec.Struct, frozen=True):
    """Whether this is local play, who is signed in, and who may register."""

    local: bool
    """Local play: one person, no accounts, all seats."""
    name: str | None
    """Null if nobody is signed in."""
    admin: bool
    registration: Literal["open", "invitation", "closed"]
    settings: PageSettings | None
    """How the person likes the page; null without an account or if nothing was saved."""
    language: Language | None
    """The language of the account, in which it is written to; null if nobody is signed in."""


@get("/api/session", summary="Who is signed in, and whether accounts are needed")
async def session_status(services: TheServices, person: ThePerson) -> SessionStatus:
    authorise("tables.list", person)
    name = person.name if person.id is not None else None
    language = cast("Language", person.language) if name is not None else None
    return SessionStatus(
        local=services.settings.local,
        name=name,
        admin=person.admin,
        registration=await services.accounts.registration_modes.current(),
        settings=await services.accounts.profiles.get_settings(person),
        language=language,
    )
