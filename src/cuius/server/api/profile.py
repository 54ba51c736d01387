"""Routes of the signed-in user's own account."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from litestar import Response, Router, delete, get, patch, post
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter

from cuius.server.accounts.schemas import (
    AccountChanges,
    AccountInfo,
    CreatedToken,
    EmailChange,
    NewToken,
    PasswordChange,
    PasswordConfirmation,
    RecoveryCodes,
    SessionInfo,
    TokenInfo,
    TotpCode,
    TotpSecret,
)
from cuius.server.api.authentication import send_after_response
from cuius.server.services import Services
from cuius.server.web.client_origin import request_origin
from cuius.server.web.dependencies import TheOrigin, ThePerson, TheServices
from cuius.server.web.session_cookie import expired_session_cookie

HashId = Annotated[str, PathParameter(max_length=64)]


@get("/", summary="One's own account")
async def get_profile(services: TheServices, person: ThePerson) -> AccountInfo:
    return await services.accounts.profiles.get(person)


@patch("/", summary="Change language and preferences")
async def update_profile(
    services: TheServices, person: ThePerson, data: JSONBody[AccountChanges]
) -> AccountInfo:
    for table_id in await services.accounts.profiles.update(person, data):
        await services.publisher.seats_changed(table_id)
        await services.games.resume_bots(table_id)
    return await services.accounts.profiles.get_by_id(person.id or "")


@post("/password", status_code=204, summary="Change one's password; other sessions and tokens end")
async def change_password(
    services: TheServices, person: ThePerson, origin: TheOrigin, data: JSONBody[PasswordChange]
) -> Response[None]:
    emails = await services.accounts.authentication.change_password(person, data, origin)
    return Response(None, status_code=204, background=send_after_response(services, emails))


@post("/mail", status_code=204, summary="Change one's email address; an email asks to confirm it")
async def change_email(
    services: TheServices, person: ThePerson, origin: TheOrigin, data: JSONBody[EmailChange]
) -> Response[None]:
    emails = await services.accounts.email_verification.change_email(person, data, origin)
    return Response(None, status_code=204, background=send_after_response(services, emails))


# Two-factor authentication


@post("/second-factor", status_code=200, summary="Begin to set up two-factor authentication")
async def begin_two_factor(
    services: TheServices, person: ThePerson, origin: TheOrigin, data: JSONBody[PasswordConfirmation]
) -> TotpSecret:
    return await services.accounts.two_factor.begin_setup(person, data, origin)


@post("/second-factor/confirm", status_code=200, summary="Confirm it with a code of the authenticator")
async def confirm_two_factor(
    services: TheServices, person: ThePerson, origin: TheOrigin, data: JSONBody[TotpCode]
) -> RecoveryCodes:
    return await services.accounts.two_factor.confirm_setup(person, data.code, origin)


@post("/second-factor/remove", status_code=204, summary="Disable two-factor authentication")
async def disable_two_factor(
    services: TheServices, person: ThePerson, origin: TheOrigin, data: JSONBody[PasswordConfirmation]
) -> None:
    await services.accounts.two_factor.disable(person, data, origin)


# Sessions and tokens


@get("/sessions", summary="Browsers that are signed in")
async def list_sessions(services: TheServices, person: ThePerson) -> list[SessionInfo]:
    return await services.accounts.sessions.list_sessions(person)


@delete("/sessions/{session_id:str}", summary="Sign one browser out")
async def end_session(services: TheServices, person: ThePerson, session_id: HashId) -> None:
    await services.accounts.sessions.end(person, session_id)


@post("/sessions/end-others", status_code=204, summary="Sign all other browsers out")
async def end_other_sessions(services: TheServices, person: ThePerson) -> None:
    await services.accounts.sessions.end_others(person)


@get("/tokens", summary="One's API tokens")
async def list_tokens(services: TheServices, person: ThePerson) -> list[TokenInfo]:
    return await services.accounts.api_tokens.list_tokens(person)


@post("/tokens", summary="Create an API token, with the password; it is shown only once")
async def create_token(
    services: TheServices, person: ThePerson, origin: TheOrigin, data: JSONBody[NewToken]
) -> CreatedToken:
    return await services.accounts.api_tokens.create(person, data, origin)


@delete("/tokens/{token_id:str}", summary="Remove an API token")
async def remove_token(services: TheServices, person: ThePerson, token_id: HashId) -> None:
    await services.accounts.api_tokens.remove(person, token_id)


# Export and deletion


@get("/data", summary="Everything the server holds about oneself")
async def export_data(services: TheServices, person: ThePerson) -> Response[dict[str, Any]]:
    data = await services.accounts.data_export.build(person)
    name = "attachment; filename=cuius.json"
    return Response(data, headers={"Content-Disposition": name})


async def continue_without(services: Services, tables: Iterable[str]) -> None:
    """Let tables continue whose seats a deleted account held."""
    for table_id in tables:
        await services.publisher.seats_changed(table_id)
        await services.games.resume_bots(table_id)
        await services.motions.recheck_votes(table_id)


@post("/delete", status_code=204, summary="Delete one's account; others' games go on")
async def delete_account(
    services: TheServices, person: ThePerson, origin: TheOrigin, data: JSONBody[PasswordConfirmation]
) -> Response[None]:
    await continue_without(services, await services.accounts.deletion.delete(person, data, origin))
    return Response(None, status_code=204, cookies=[expired_session_cookie(services.settings)])


profile_router = Router(
    "/api/me",
    route_handlers=[
        get_profile,
        update_profile,
        change_password,
        change_email,
        begin_two_factor,
        confirm_two_factor,
        disable_two_factor,
        list_sessions,
        end_session,
        end_other_sessions,
        list_tokens,
        create_token,
        remove_token,
        export_data,
        delete_account,
    ],
    dependencies={"origin": Provide(request_origin)},
    tags=["me"],
)
