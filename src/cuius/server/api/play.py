"""Play over HTTP: for programs, and for what a page asks now and then."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from cuius.core.charts import ChartSeries
from cuius.core.errors import CannotUndo
from cuius.core.events import plain_argument
from cuius.core.journal import Entry
from cuius.core.match import Match
from cuius.core.observation import encode
from cuius.core.record import dump_in_steps, record_in_steps, visible_row
from cuius.core.standing_orders import Order
from cuius.core.steps import Steps
from cuius.core.title import Refusal
from cuius.core.undo import last_chosen_row, undoable_rows
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.errors import NotAllowed, NotFound
from cuius.server.play.live_tables import LiveTable
from cuius.server.tables.schemas import Word
from cuius.server.web.dependencies import TableId, ThePerson, TheServices
from cuius.server.web.rate_limiting import rate_limit_keys

Seat = Annotated[str | None, QueryParameter(name="seat", max_length=80)]
Invitation = Annotated[str, QueryParameter(name="invitation", max_length=80)]
Kind = Annotated[str, QueryParameter(name="kind", max_length=80)]
JSON = "application/json"


class AnswerRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to an open question."""

    id: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
    seat: Word
    number: int
    key: Word
    answer: Word


class JournalLength(msgspec.Struct, frozen=True):
    """The answer was played; the journal now has so many rows."""

    rows: int


class UndoRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Word


class OrderRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A standing order of a seat one holds."""

    seat: Word
    order: Order


class UndoRange(msgspec.Struct, frozen=True):
    """The rows a seat may take back on its own, oldest first."""

    rows: list[int]
    last: int | None = None
    """The last row that the seat chose itself: to go back before it, it may have to ask the others."""


def own_seat(live: LiveTable, person: Person, seat: str | None) -> str | None:
    """The seat a person looks from; nobody looks from a seat of others."""
    if seat is not None and seat not in live.held_by(person.id):
        raise NotAllowed(f"You do not hold the seat {seat!r}.")
    return seat


@get("/{table_id:str}/observation", summary="What a seat or a spectator sees")
async def observation(
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    seat: Seat = None,
    since: FromQuery[int] = -1,
    invitation: Invitation = "",
) -> Response[bytes]:
    authorise("play.watch", person)
    await services.live_tables.get_visible(person, table_id, invitation)
    async with services.live_tables.locked(table_id) as live:
        observed = live.observation()
        start = observed.log_start(since)
        rows = b',"rows":%d,"log_since":%d' % (observed.rows, start)
        data = observed.encode(own_seat(live, person, seat), start, rows)
    return Response(data, media_type=JSON)


@post("/{table_id:str}/answer", status_code=200, summary="Answer a question")
async def answer(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[AnswerRequest]
) -> JournalLength:
    live = await services.live_tables.get_visible(person, table_id)
    authorise("play.answer", person, holder=data.seat in live.held_by(person.id))
    live.refuse_conceded(data.seat)
    live = await services.games.answer(table_id, data.seat, data.number, data.key, data.answer, data.id)
    return JournalLength(len(live.match.journal))


@get("/{table_id:str}/undo", summary="How far a seat may go back on its own")
async def undo_rows(
    services: TheServices, person: ThePerson, table_id: TableId, seat: FromQuery[Word]
) -> UndoRange:
    live = await services.live_tables.get_visible(person, table_id)
    authorise("play.undo", person, holder=seat in live.held_by(person.id))
    async with services.live_tables.locked(table_id) as live:
        last = last_chosen_row(live.match, seat)
        try:
            return UndoRange(undoable_rows(live.match, seat), last)
        except CannotUndo:
            return UndoRange([], last)


@post("/{table_id:str}/undo", status_code=200, summary="Take back one's last answer")
async def undo(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[UndoRequest]
) -> JournalLength:
    live = await services.live_tables.get_visible(person, table_id)
    authorise("play.undo", person, holder=data.seat in live.held_by(person.id))
    live.refuse_conceded(data.seat)
    live = await services.games.change(table_id, lambda match: match.undo(data.seat))
    return JournalLength(len(live.match.journal))


@post("/{table_id:str}/order", status_code=200, summary="Give a standing order")
async def order(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[OrderRequest]
) -> JournalLength:
    live = await services.live_tables.get_visible(person, table_id)
    authorise("play.standing_orders", person, holder=data.seat in live.held_by(person.id))
    live.refuse_conceded(data.seat)
    if data.order.role not in live.match.roles(data.seat):
        raise NotAllowed(f"Your seat does not hold {data.order.role!r}.")
    live = await services.games.change(table_id, lambda match: match.add_order(data.order))
    return JournalLength(len(live.match.journal))


@get("/{table_id:str}/orders", summary="The standing orders of a seat, oldest first")
async def orders(
    services: TheServices, person: ThePerson, table_id: TableId, seat: FromQuery[Word]
) -> list[Order]:
    live = await services.live_tables.get_visible(person, table_id)
    authorise("play.standing_orders", person, holder=seat in live.held_by(person.id))
    async with services.live_tables.locked(table_id) as live:
        roles = live.match.roles(seat)
        return [given for given in live.match.orders.in_force if given.role in roles]


@get("/{table_id:str}/why-not", summary="Why something may not be answered")
async def why_not(
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    seat: FromQuery[Word],
    what: FromQuery[Word],
    kind: Kind = "",
) -> Refusal | None:
    """`kind` tells things apart that share a word, such as a city and its region."""
    live = await services.live_tables.get_visible(person, table_id)
    authorise("play.explain", person, holder=seat in live.held_by(person.id))
    async with services.live_tables.locked(table_id) as live:
        why = live.match.why_not(seat, what, kind)
    if why is None:
        return None
    return Refusal(why.key, why.rule, {name: plain_argument(value) for name, value in why.args.items()})


@get("/{table_id:str}/history/{number:int}", summary="The table as it stood before a row")
async def history(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    number: FromPath[int],
    seat: Seat = None,
    since: FromQuery[int] = -1,
    invitation: Invitation = "",
) -> Response[bytes]:
    authorise("play.history", person)
    live = await services.live_tables.get_visible(person, table_id, invitation)
    own_seat(live, person, seat)
    clients = rate_limit_keys(request.scope)
    found = await services.positions.history(table_id, number, seat, since, clients)
    return Response(found, media_type=JSON)


@get("/{table_id:str}/charts", summary="Points by source, holdings and luck, turn by turn")
async def charts(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    invitation: Invitation = "",
) -> ChartSeries | None:
    """Null for a game that has no charts."""
    authorise("play.history", person)
    await services.live_tables.get_visible(person, table_id, invitation)
    return await services.positions.charts(table_id, rate_limit_keys(request.scope))


@get("/{table_id:str}/page", summary="What draws the board of this table: its edition, its overlay")
async def page(
    services: TheServices, person: ThePerson, table_id: TableId, invitation: Invitation = ""
) -> Response[bytes]:
    authorise("play.watch", person)
    live = await services.live_tables.get_visible(person, table_id, invitation)
    config = live.match.config
    return Response(encode(live.match.title.page_data(config.board, config.options)), media_type=JSON)


@get("/{table_id:str}/layers/{name:str}", summary="A layer of the map that only the rules can draw")
async def layer(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    name: FromPath[str],
    number: FromQuery[int | None] = None,
    invitation: Invitation = "",
) -> Response[bytes]:
    """As the table stands now, or as it stood before row `number`."""
    authorise("play.watch", person)
    await services.live_tables.get_visible(person, table_id, invitation)
    async with services.live_tables.locked(table_id) as live:
        draw = live.match.title.layers.get(name)
        if draw is None:
            raise NotFound(f"There is no layer {name!r:.40} of this map.")
        if number is None:
            return Response(encode(draw(live.match.state)), media_type=JSON)
    found = await services.positions.layer(table_id, name, number, rate_limit_keys(request.scope))
    return Response(found, media_type=JSON)


@get("/{table_id:str}/record", summary="The record of the game; of a running one, what a seat may know")
async def record(
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    seat: Seat = None,
    invitation: Invitation = "",
) -> Response[bytes]:
    authorise("play.record", person)
    await services.live_tables.get_visible(person, table_id, invitation)
    tables = services.live_tables
    async with tables.locked(table_id) as live:
        match, rows = live.match, tuple(live.match.journal)
        if not match.over:
            own_seat(live, person, seat)
    if match.over:  # it does not change any more
        data = await tables.sliced_work.run(finished_record(match))
    else:
        data = await tables.sliced_work.run(running_record(rows, match.roles(seat)))
    return Response(data, media_type=JSON)


def finished_record(match: Match) -> Steps[bytes]:
    record = yield from record_in_steps(match)
    return (yield from dump_in_steps(record))


def running_record(rows: tuple[Entry, ...], roles: tuple[str, ...]) -> Steps[bytes]:
    """The rows of a running game that a holder of these roles may know."""
    lines = []
    for row in rows:
        lines.append(msgspec.json.encode(visible_row(row, roles)))
        yield
    return b'{"running":true,"rows":[%b]}' % b",".join(lines)


play_router = Router(
    "/api/tables",
    route_handlers=[
        observation,
        answer,
        undo_rows,
        undo,
        order,
        orders,
        why_not,
        history,
        charts,
        page,
        layer,
        record,
    ],
    tags=["play"],
)
