"""Several answers at once: what they would come to, and playing them whole or not at all."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, post
from litestar.params import JSONBody

from cuius.core.errors import TookTooLong
from cuius.core.match import Match
from cuius.core.observation import encode, full_question, plain_question
from cuius.core.progress import TimeLimit
from cuius.core.sequence import MAX_STEPS, Preview, Step, preview
from cuius.server.accounts.permissions import authorise
from cuius.server.api.play import JSON, JournalLength
from cuius.server.errors import Conflict
from cuius.server.tables.schemas import Word
from cuius.server.web.dependencies import TableId, ThePerson, TheServices

PREVIEW_SECONDS = 0.1
"""Processor time that the rules may take to try a sequence out; they take a few milliseconds."""
TOO_SLOW = "The rules take too long to try that out; answer step by step."

Steps = Annotated[tuple[Step, ...], msgspec.Meta(min_length=1, max_length=MAX_STEPS)]


class AnswersRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers of one seat, the first to the open question `number`, each to the question that follows."""

    id: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
    seat: Word
    number: int
    steps: Steps


class PreviewRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers to try out."""

    seat: Word
    number: int
    steps: Annotated[tuple[Step, ...], msgspec.Meta(max_length=MAX_STEPS)] = ()
    defaults: Annotated[dict[Word, Word], msgspec.Meta(max_length=40)] = {}
    """How to go on after them, by the keys of questions: "first", "most" (the largest number), or a word."""


@post("/{table_id:str}/answers", status_code=200, summary="Answer several questions, all or none")
async def answers(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[AnswersRequest]
) -> JournalLength:
    live = await services.live_tables.get_visible(person, table_id)
    authorise("play.answer", person, holder=data.seat in live.held_by(person.id))
    live.refuse_conceded(data.seat)
    live = await services.games.answer_in_sequence(table_id, data.seat, data.number, data.steps, data.id)
    return JournalLength(len(live.match.journal))


@post("/{table_id:str}/preview", status_code=200, summary="What several answers would come to")
async def preview_answers(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[PreviewRequest]
) -> Response[bytes]:
    """`taken` are the questions with their answers, `question` the next one of the seat.

    It is null where dice, a card or somebody else comes first.
    """
    live = await services.live_tables.get_visible(person, table_id)
    authorise("play.explain", person, holder=data.seat in live.held_by(person.id))
    async with services.live_tables.locked(table_id) as live:
        rows = len(live.match.journal)
        if live.too_slow_to_try == rows:  # it was tried in this position, and held up everybody
            raise Conflict(TOO_SLOW)
        try:
            shown = encoded_preview(live.match, data)
        except TookTooLong:
            live.too_slow_to_try = rows
            raise Conflict(TOO_SLOW) from None
    return Response(shown, media_type=JSON)


def encoded_preview(match: Match, data: PreviewRequest) -> bytes:
    """In the event loop, since it is quicker than to ask a worker process; so not for long."""
    with TimeLimit(PREVIEW_SECONDS):
        return encode(plain_preview(preview(match, data.seat, data.number, data.steps, data.defaults)))


def plain_preview(found: Preview) -> dict[str, Any]:
    following = found.following
    return {
        "taken": [{"question": plain_question(asked), "answer": answer} for asked, answer in found.taken],
        "question": None if following is None else full_question(found.match.title, following),
    }


sequences_router = Router("/api/tables", route_handlers=[answers, preview_answers], tags=["play"])
