"""What-ifs over HTTP: a position of a game tried out by one person, while the real table knows nothing of it.

Nothing is kept on the server. A what-if is the row from which it began, a number for its chance, and the
answers given so far; the page holds these and sends them all each time. So any node can serve it, it outlives
a restart, and taking back is sending fewer answers.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, post
from litestar.params import JSONBody

from cuius.core.excerpt import excerpt_of
from cuius.core.whatif import TrialAnswer
from cuius.server.accounts.permissions import authorise
from cuius.server.api.play import own_seat
from cuius.server.play.what_ifs import MOST_STEPS, TRYING, WhatIf, play_what_if
from cuius.server.tables.schemas import Word
from cuius.server.web.dependencies import TableId, ThePerson, TheServices
from cuius.server.web.rate_limiting import rate_limit_keys

Row = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=2**48)]
Steps = Annotated[list["WhatIfStep"], msgspec.Meta(max_length=MOST_STEPS)]


class WhatIfStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer that was given in the what-if."""

    role: Word
    answer: Word
    auto: bool = False


class WhatIfRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A what-if as its page remembers it."""

    at: Row
    seed: Seed
    seat: Word | None = None
    """The seat whose knowledge it rests on; without one, what everybody knows."""
    steps: Steps = []
    stewards: bool = False
    """Do stewards answer for the other seats?"""
    what: Word | None = None
    """Something that is not offered: why is it not?"""
    kind: Annotated[str, msgspec.Meta(max_length=80)] = ""
    invitation: Annotated[str, msgspec.Meta(max_length=80)] = ""


@post("/{table_id:str}/what-if", status_code=200, summary="Try a position out")
async def try_out(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    data: JSONBody[WhatIfRequest],
) -> Response[bytes]:
    """The answer is what a seat sees, as in `seen`, and all answers so far, those of stewards included."""
    authorise("play.whatif", person)
    await services.live_tables.get_visible(person, table_id, data.invitation)
    if not services.settings.local:
        services.rate_limiter.consume("trials", f"account {person.id}")
    async with services.live_tables.locked(table_id) as live:
        own_seat(live, person, data.seat)
        excerpt = excerpt_of(live.match, data.at)
    steps = tuple([TrialAnswer(step.role, step.answer, step.auto) for step in data.steps])
    wish = WhatIf(data.seat, data.seed, steps, data.stewards, data.what, data.kind)
    clients = rate_limit_keys(request.scope)
    found = await services.workers.run(TRYING, clients, play_what_if, excerpt, wish)
    return Response(found, media_type="application/json")


whatif_router = Router("/api/tables", route_handlers=[try_out], tags=["play"])
