"""Advice, and the reasons of bots, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router, get, post
from litestar.params import JSONBody, QueryParameter

from cuius.bots.advice import Advice, ExplainedAnswer
from cuius.server.accounts.permissions import authorise
from cuius.server.api.play import Invitation
from cuius.server.tables.schemas import Word
from cuius.server.web.dependencies import TableId, ThePerson, TheServices
from cuius.server.web.rate_limiting import rate_limit_keys

FromRow = Annotated[int, QueryParameter(name="since", ge=0, le=1_000_000)]
ToRow = Annotated[int, QueryParameter(name="until", ge=0, le=1_000_000)]


class AdviceRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for advice on the open question of a seat one holds."""

    seat: Word
    level: Literal["steward", "master"] = "steward"


@post("/{table_id:str}/advice", status_code=200, summary="What a bot would answer here, and why")
async def ask_for_advice(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    data: JSONBody[AdviceRequest],
) -> Advice:
    """Only where the table allows it; it knows what the seat knows. Such games are not rated."""
    live = await services.live_tables.get_visible(person, table_id)
    authorise("play.explain", person, holder=data.seat in live.held_by(person.id))
    clients = rate_limit_keys(request.scope)
    return await services.advisers.advise(table_id, data.seat, data.level, clients)


@get("/{table_id:str}/reasons", summary="Why the bots of a finished game answered as they did")
async def reasons(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    since: FromRow = 0,
    until: ToRow = 0,
    invitation: Invitation = "",
) -> list[ExplainedAnswer]:
    """Of the answers from row `since` to before row `until`, those of the first bots that say why."""
    authorise("play.history", person)
    await services.live_tables.get_visible(person, table_id, invitation)
    return await services.advisers.reasons(table_id, since, until, rate_limit_keys(request.scope))


advice_router = Router("/api/tables", route_handlers=[ask_for_advice, reasons], tags=["play"])
