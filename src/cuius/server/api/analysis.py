"""Turning points of a finished game over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post
from litestar.params import FromQuery

from cuius.bots.analysis import decision_rows
from cuius.core.excerpt import whole_game
from cuius.server.accounts.permissions import authorise
from cuius.server.api.play import Invitation
from cuius.server.errors import Conflict
from cuius.server.play.analysis.service import AnalysisInfo
from cuius.server.play.live_tables import LiveTable
from cuius.server.web.dependencies import TableId, ThePerson, TheServices
from cuius.server.web.rate_limiting import rate_limit_keys


@post("/{table_id:str}/analysis", status_code=202, summary="Look for the turning points of a finished game")
async def begin(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    invitation: FromQuery[Invitation] = "",
) -> AnalysisInfo:
    """Begins once; whoever asks later is told how far it is."""
    authorise("play.analyse", person)
    refuse_unfinished(await services.live_tables.get_visible(person, table_id, invitation))
    info = await services.analyses.info(table_id)
    if info.status in ("running", "done"):
        return info
    clients = rate_limit_keys(request.scope)
    async with services.live_tables.locked(table_id) as live:
        decision_rows(live.match)
        game = whole_game(live.match)
    if not services.settings.local:
        services.rate_limiter.consume("analyses", *clients)
    await services.analyses.begin(table_id, game, clients)
    return await services.analyses.info(table_id)


@get("/{table_id:str}/analysis", summary="How far that is, or what was found")
async def found(
    services: TheServices, person: ThePerson, table_id: TableId, invitation: FromQuery[Invitation] = ""
) -> AnalysisInfo:
    authorise("play.record", person)
    refuse_unfinished(await services.live_tables.get_visible(person, table_id, invitation))
    return await services.analyses.info(table_id)


def refuse_unfinished(live: LiveTable) -> None:
    """Whoever looks ahead from every seat sees what they hold: that is for afterwards."""
    if not live.match.over:
        raise Conflict("Only a finished game is analysed; this one is not over.")


analysis_router = Router("/api/tables", route_handlers=[begin, found], tags=["play"])
