"""One's own account over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, delete, get, patch, post
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter

from cuius.server.accounts.request_origin import visit_of
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
from cuius.server.api.authentication import after
from cuius.server.play.together.motions import recount
from cuius.server.web.dependencies import ThePerson, TheServices, TheVisit
from cuius.server.web.session_cookie import no_cookie

HashId = Annotated[str, PathParameter(max_length=64)]


@get("/", summary="One's own account")
async def see_me(services: TheServices, person: ThePerson) -> AccountInfo:
    return await services.accounts.mine.see(person)


@patch("/", summary="Change one's language and wishes")
async def change_me(services: TheServices, person: ThePerson, data: JSONBody[AccountChanges]) -> AccountInfo:
    for table_id in await services.accounts.mine.change(person, data):
        await services.seats_changed(table_id)
    return await services.accounts.mine.account(person.id or "")


@post("/password", status_code=204, summary="Change one's password; other sessions end")
async def change_password(
    services: TheServices, person: ThePerson, visit: TheVisit, data: JSONBody[PasswordChange]
) -> Response[None]:
    letters = await services.accounts.signing.change_password(person, data, visit)
    return Response(None, status_code=204, background=after(services, letters))


@post("/mail", status_code=204, summary="Change one's mail address; a letter asks to confirm it")
async def change_mail(
    services: TheServices, person: ThePerson, visit: TheVisit, data: JSONBody[EmailChange]
) -> Response[None]:
    letters = await services.accounts.mails.change_mail(person, data, visit)
    return Response(None, status_code=204, background=after(services, letters))


# The second factor


@post("/second-factor", status_code=200, summary="Begin with a second factor")
async def begin_second(
    services: TheServices, person: ThePerson, visit: TheVisit, data: JSONBody[PasswordConfirmation]
) -> TotpSecret:
    return await services.accounts.second.begin(person, data, visit)


@post("/second-factor/confirm", status_code=200, summary="Confirm it with a code of the authenticator")
async def confirm_second(
    services: TheServices, person: ThePerson, visit: TheVisit, data: JSONBody[TotpCode]
) -> RecoveryCodes:
    return await services.accounts.second.confirm(person, data.code, visit)


@post("/second-factor/remove", status_code=204, summary="Take the second factor away")
async def remove_second(
    services: TheServices, person: ThePerson, visit: TheVisit, data: JSONBody[PasswordConfirmation]
) -> None:
    await services.accounts.second.take_away(person, data, visit)


# Sessions and tokens


@get("/sessions", summary="Browsers that are signed in")
async def list_sessions(services: TheServices, person: ThePerson) -> list[SessionInfo]:
    return await services.accounts.sessions.listed(person)


@delete("/sessions/{session_id:str}", summary="Sign one browser out")
async def end_session(services: TheServices, person: ThePerson, session_id: HashId) -> None:
    await services.accounts.sessions.end(person, session_id)


@post("/sessions/end-others", status_code=204, summary="Sign all other browsers out")
async def end_other_sessions(services: TheServices, person: ThePerson) -> None:
    await services.accounts.sessions.end_others(person)


@get("/tokens", summary="Keys for programs")
async def list_tokens(services: TheServices, person: ThePerson) -> list[TokenInfo]:
    return await services.accounts.tokens.listed(person)


@post("/tokens", summary="Make a key for a program; it is shown this once")
async def make_token(services: TheServices, person: ThePerson, data: JSONBody[NewToken]) -> CreatedToken:
    return await services.accounts.tokens.make(person, data)


@delete("/tokens/{token_id:str}", summary="Remove a key")
async def remove_token(services: TheServices, person: ThePerson, token_id: HashId) -> None:
    await services.accounts.tokens.remove(person, token_id)


# Everything, and nothing


@get("/data", summary="Everything the server holds about oneself")
async def download(services: TheServices, person: ThePerson) -> Response[dict[str, Any]]:
    found = await services.accounts.download.gather(person)
    name = "attachment; filename=cuius.json"
    return Response(found, headers={"Content-Disposition": name, "Cache-Control": "no-store"})


@post("/delete", status_code=204, summary="Delete one's account; others' games go on")
async def delete_me(
    services: TheServices, person: ThePerson, visit: TheVisit, data: JSONBody[PasswordConfirmation]
) -> Response[None]:
    for table_id in await services.accounts.leaving.delete(person, data, visit):
        await services.seats_changed(table_id)
        await services.play_on(table_id)
        await recount(services, table_id)
    return Response(None, status_code=204, cookies=[no_cookie(services.settings)])


me_router = Router(
    "/api/me",
    route_handlers=[
        see_me,
        change_me,
        change_password,
        change_mail,
        begin_second,
        confirm_second,
        remove_second,
        list_sessions,
        end_session,
        end_other_sessions,
        list_tokens,
        make_token,
        remove_token,
        download,
        delete_me,
    ],
    dependencies={"visit": Provide(visit_of)},
    tags=["me"],
)
