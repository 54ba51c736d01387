"""What-ifs over HTTP: a position of a game tried out by one person, while the real table knows nothing of it.

Nothing is kept on the server. A what-if is the row from which it began, a number for its chance, and the
answers given so far; the page holds these and sends them all each time. So any node can serve it, it outlives
a restart, and taking back is sending fewer answers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, post
from litestar.params import JSONBody

from cuius.core.errors import GameOver, Refused, RulesBroken
from cuius.core.events import plain_argument
from cuius.core.journal import Entry
from cuius.core.match import Match
from cuius.core.observation import encode, observe
from cuius.core.title import Config, Title
from cuius.core.whatif import TrialAnswer, apply_answer, start_what_if
from cuius.server.accounts.permissions import authorise
from cuius.server.api.play import own_seat
from cuius.server.errors import Conflict, LimitExceeded, RequestRefused
from cuius.server.play.bots import bot_answer
from cuius.server.tables.schemas import Word
from cuius.server.web.dependencies import TableId, ThePerson, TheServices

MOST_STEPS = 1000
"""How long a what-if may become."""
MOST_AT_ONCE = 200
"""How many answers stewards give before the page is shown how things stand."""
MOST_WAITING = 20
"""How many what-ifs may wait for their turn on this node; they are worked out one after the other."""

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


class Trials:
    """Works what-ifs out beside the event loop, one at a time."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "what-if")
        self.waiting = 0

    async def play(self, title: Title, config: Config, rows: Sequence[Entry], wish: WhatIfRequest) -> bytes:
        if self.waiting >= MOST_WAITING:
            raise LimitExceeded("Too many positions are being tried out at once; try again soon.")
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.pool, played, title, config, rows, wish)
        finally:
            self.waiting -= 1


TRIALS = Trials()


@post("/{table_id:str}/what-if", status_code=200, summary="Try a position out")
async def try_out(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[WhatIfRequest]
) -> Response[bytes]:
    """The answer is what a seat sees, as in `seen`, and all answers so far, those of stewards included."""
    authorise("play.whatif", person)
    await services.live_tables.get_visible(person, table_id, data.invitation)
    if not services.settings.local:
        services.rate_limiter.consume("trials", f"account {person.id}")
    async with services.live_tables.locked(table_id) as live:
        own_seat(live, person, data.seat)
        title, config, rows = live.match.title, live.match.config, tuple(live.match.journal)
    return Response(await TRIALS.play(title, config, rows, data), media_type="application/json")


def played(title: Title, config: Config, rows: Sequence[Entry], wish: WhatIfRequest) -> bytes:
    """The whole what-if, from the beginning to how it stands."""
    try:
        trial, start = start_what_if(title, config, rows, wish.seat, wish.at, wish.seed)
    except GameOver as error:
        raise Conflict(str(error)) from None
    steps = [TrialAnswer(s.role, s.answer, s.auto) for s in wish.steps]
    try:
        for step in steps:
            apply_answer(trial, step)
        more = let_stewards_play(trial, wish.seat, steps) if wish.stewards else False
    except RulesBroken:
        raise RequestRefused("The rules failed in this what-if; take an answer back.") from None
    except Refused as error:
        raise Conflict(f"This what-if does not go on like that: {error}") from None
    return encode(shown(trial, wish, steps, start, more))


def let_stewards_play(trial: Match, seat: str | None, steps: list[TrialAnswer]) -> bool:
    """Until the seat is asked or the game ends; True if there is more to do than is done at once."""
    for _ in range(MOST_AT_ONCE):
        question = next((q for q in trial.questions if q.seat != seat), None)
        if question is None or len(steps) >= MOST_STEPS:
            return False
        step = TrialAnswer(question.role, bot_answer(trial, question.seat, "steward"), auto=True)
        apply_answer(trial, step)
        steps.append(step)
    return any(q.seat != seat for q in trial.questions)


def shown(
    trial: Match, wish: WhatIfRequest, steps: list[TrialAnswer], start: int, more: bool
) -> dict[str, Any]:
    """What the page needs; the log from where the what-if began, since only that is its own."""
    look = wish.seat
    if not wish.stewards and trial.questions and not any(q.seat == look for q in trial.questions):
        look = trial.questions[0].seat
    return {
        "start": start,
        "redealt": trial.title.private_view is not None,
        "more": more,
        "steps": msgspec.to_builtins(steps),
        "seat": look,
        "why": why(trial, look, wish),
        **observe(trial, look, start),
    }


def why(trial: Match, look: str | None, wish: WhatIfRequest) -> dict[str, Any] | None:
    """Why what was clicked may not be answered."""
    if look is None or wish.what is None:
        return None
    reason = trial.why_not(look, wish.what, wish.kind)
    if reason is None:
        return None
    args = {name: plain_argument(value) for name, value in reason.args.items()}
    return {"key": reason.key, "rule": reason.rule, "args": args}


whatif_router = Router("/api/tables", route_handlers=[try_out], tags=["play"])
