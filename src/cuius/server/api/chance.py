"""What players need to check the chance of a finished game, beside its record."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get
from litestar.params import FromQuery

from cuius.core.chance_ledger import ChanceRequest
from cuius.server.accounts.permissions import authorise
from cuius.server.api.play import Invitation
from cuius.server.errors import Conflict
from cuius.server.web.dependencies import TableId, ThePerson, TheServices
from cuius.server.web.rate_limiting import rate_limit_keys


@get("/{table_id:str}/chance", summary="What was thrown and drawn for in a finished game")
async def chance(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    invitation: FromQuery[Invitation] = "",
) -> list[ChanceRequest]:
    """The number of dice or the pool of every roll and draw; the results are in the record."""
    authorise("play.record", person)
    await services.live_tables.get_visible(person, table_id, invitation)
    async with services.live_tables.locked(table_id) as live:
        match = live.match
    if not match.over:
        raise Conflict("The pools tell what is hidden; wait until the game is over.")
    ledger = services.chance_ledgers.get(table_id)
    if ledger is not None:
        return ledger
    clients = rate_limit_keys(request.scope)
    if not services.settings.local:
        services.rate_limiter.consume("checks", *clients)
    return await services.chance_ledgers.make(table_id, match, clients)


chance_router = Router("/api/tables", route_handlers=[chance], tags=["play"])
