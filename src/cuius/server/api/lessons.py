"""Lessons: a table of one's own with stewards at the other seats, always with the same chance."""

from __future__ import annotations

import msgspec
from litestar import Router, post
from litestar.params import JSONBody

from cuius.core.lesson import FIRST, lesson_seed, lessons_of
from cuius.server.accounts.permissions import authorise
from cuius.server.api.tables import CreatedTable
from cuius.server.api.titles import get_offered_title
from cuius.server.errors import NotFound
from cuius.server.tables.finding import find
from cuius.server.tables.schemas import HOTSEAT, NewTable, StartRequest, Word
from cuius.server.tables.service import ME
from cuius.server.web.dependencies import ThePerson, TheServices
from cuius.server.web.rate_limiting import limit_account


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to learn a game."""

    title: Word
    lesson: Word = FIRST


@post("/", summary="A table at which a game is taught")
async def learn(services: TheServices, person: ThePerson, data: JSONBody[NewLesson]) -> CreatedTable:
    """Nobody else sees it, and it is being played at once."""
    authorise("tables.create", person)
    limit_account(services, person, "tables")
    title = get_offered_title(data.title)
    book = lessons_of(title.name)
    lesson = book.find(data.lesson) if book else None
    if lesson is None:
        raise NotFound("This game has no such lesson.")
    seats = title.configure(lesson.players, lesson.scenario, lesson.options).seats
    wish = NewTable(
        title=title.name,
        players=lesson.players,
        scenario=lesson.scenario,
        options=lesson.options,
        pace=HOTSEAT,
        public=False,
        seats={seat: ME if seat == lesson.seat else lesson.bot for seat in seats},
    )
    table_id = await services.tables.create(person, wish)
    async with services.database.writing() as session:
        (await find(session, table_id)).seed = lesson_seed(title.name, lesson)
    await services.lifecycle.start(person, table_id, StartRequest())
    return CreatedTable(table_id)


lessons_router = Router("/api/lessons", route_handlers=[learn], tags=["tables"])
