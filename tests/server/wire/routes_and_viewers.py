"""Every route of the server, what it shows of a game, and to whom: what the leak test walks through.

A new route must be added here: with what it shows, or with the reason why it shows nothing of a position.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Viewer = Literal["seat", "other", "former", "spectator", "stranger"]
"""The holder of the first seat; of the second; who held the first before; somebody who is not signed in; and
somebody signed in, but without an invitation to a table that is not open to all."""

OWN, PUBLIC, REFUSED = "own", "public", "refused"


class Kind(msgspec.Struct, frozen=True):
    """What a viewer gets who asks for the first seat, and who asks for none; None: that cannot be asked."""

    with_seat: dict[Viewer, str] | None
    without_seat: dict[Viewer, str] | None


def to_each(seat: str, other: str, former: str, spectator: str, stranger: str) -> dict[Viewer, str]:
    return {"seat": seat, "other": other, "former": former, "spectator": spectator, "stranger": stranger}


HOLDER_ONLY = to_each(OWN, REFUSED, REFUSED, REFUSED, REFUSED)
WHOEVER_SEES_THE_TABLE = to_each(PUBLIC, PUBLIC, PUBLIC, PUBLIC, REFUSED)
WHOEVER_IS_SIGNED_IN = to_each(PUBLIC, PUBLIC, PUBLIC, REFUSED, REFUSED)
EACH_HIS_OWN = to_each(OWN, OWN, OWN, REFUSED, OWN)

VIEW = Kind(HOLDER_ONLY, WHOEVER_SEES_THE_TABLE)
"""From a seat one holds, or as a spectator."""
TRIAL = Kind(HOLDER_ONLY, WHOEVER_IS_SIGNED_IN)
SEAT_ONLY = Kind(HOLDER_ONLY, None)
TABLE_WIDE = Kind(None, WHOEVER_SEES_THE_TABLE)
FOR_STRANGERS = Kind(None, to_each(PUBLIC, PUBLIC, PUBLIC, PUBLIC, REFUSED))
"""The same for everybody; of a table that is not open to all, nothing for anybody."""
ABOUT_TABLES = Kind(None, to_each(PUBLIC, PUBLIC, PUBLIC, PUBLIC, PUBLIC))
PERSONAL = Kind(None, EACH_HIS_OWN)
FINISHED_ONLY = Kind(None, to_each(REFUSED, REFUSED, REFUSED, REFUSED, REFUSED))
"""Nothing is said while the game is played."""


class Shown(msgspec.Struct, frozen=True):
    """A route that shows a position or follows from one, and how it is asked.

    `{seat}` is filled in, or left out with its field; `{rows}` and `{half}` are numbers of rows; `{number}`,
    `{role}`, `{key}` and `{answer}` are those of an open question, of the first seat if it is asked.
    """

    kind: Kind
    queries: tuple[dict[str, str], ...] = ({},)
    bodies: tuple[dict[str, Any], ...] = ()


SEAT = {"seat": "{seat}"}
NONSENSE = {"id": "nonsense", "number": 0, "key": "nonsense", "answer": "nonsense"}
STEPS = {**SEAT, "number": 0, "steps": [{"key": "nonsense", "answer": "nonsense"}]}
STEP = {"key": "{key}", "answer": "{answer}"}
ASKED = {**SEAT, "number": "{number}"}
BROKEN_OFF = {**ASKED, "steps": [STEP, {"key": "nonsense", "answer": "nonsense"}]}
"""An answer that is offered, and a second one that never is: nothing is played."""
TRIALS = (
    {**SEAT, "at": "{rows}", "seed": 1, "what": "nonsense"},
    {**SEAT, "at": "{half}", "seed": 2},
    {**SEAT, "at": "{rows}", "seed": 3, "steps": [{"role": "{role}", "answer": "{answer}"}]},
    {**SEAT, "at": "{rows}", "seed": 4, "stewards": True},
)
TABLE = "/api/tables/{table_id:str}"
CLUB = "/api/clubs/{club_id:str}"
TOURNAMENT = "/api/tournaments/{tournament_id:str}"

SHOWN: dict[str, Shown] = {
    "GET /api/tables": Shown(ABOUT_TABLES),
    f"GET {TABLE}": Shown(TABLE_WIDE),
    f"GET {TABLE}/observation": Shown(VIEW, ({**SEAT}, {**SEAT, "since": "{half}"})),
    f"GET {TABLE}/history/{{number:int}}": Shown(VIEW, (SEAT,)),
    f"GET {TABLE}/record": Shown(VIEW, (SEAT,)),
    f"GET {TABLE}/chat": Shown(VIEW, (SEAT,)),
    f"GET {TABLE}/charts": Shown(TABLE_WIDE),
    f"GET {TABLE}/page": Shown(TABLE_WIDE),
    f"GET {TABLE}/layers/{{name:str}}": Shown(TABLE_WIDE, ({}, {"number": "{half}"})),
    f"GET {TABLE}/motions": Shown(TABLE_WIDE),
    f"GET {TABLE}/undo": Shown(SEAT_ONLY, (SEAT,)),
    f"GET {TABLE}/orders": Shown(SEAT_ONLY, (SEAT,)),
    f"GET {TABLE}/why-not": Shown(SEAT_ONLY, ({**SEAT, "what": "pass"}, {**SEAT, "what": "nonsense"})),
    f"POST {TABLE}/answer": Shown(
        SEAT_ONLY, bodies=({**SEAT, **NONSENSE}, {**SEAT, **NONSENSE, "number": 1})
    ),
    f"POST {TABLE}/answers": Shown(
        SEAT_ONLY, bodies=({**STEPS, "id": "nonsense"}, {**BROKEN_OFF, "id": "nonsense"})
    ),
    f"POST {TABLE}/preview": Shown(
        SEAT_ONLY,
        bodies=(STEPS, ASKED, {**ASKED, "steps": [STEP]}, {**ASKED, "defaults": {"{key}": "first"}}),
    ),
    f"POST {TABLE}/order": Shown(SEAT_ONLY, bodies=({**SEAT, "order": {"role": "nobody", "key": "x"}},)),
    f"POST {TABLE}/what-if": Shown(TRIAL, bodies=TRIALS),
    f"POST {TABLE}/advice": Shown(SEAT_ONLY, bodies=(SEAT,)),
    f"GET {TABLE}/reasons": Shown(FINISHED_ONLY, ({"until": "{rows}"},)),
    f"GET {TABLE}/analysis": Shown(FINISHED_ONLY),
    f"POST {TABLE}/analysis": Shown(FINISHED_ONLY, bodies=({},)),
    f"GET {TABLE}/chance": Shown(FINISHED_ONLY),
    f"POST {TABLE}/play-on": Shown(FINISHED_ONLY, bodies=({"row": "{half}"},)),
    f"POST {TABLE}/positions": Shown(FINISHED_ONLY, bodies=({"row": "{half}", "name": "x"},)),
    "WEBSOCKET /ws/tables/{table_id:str}": Shown(VIEW, (SEAT,)),
    "GET /pictures/{picture:str}": Shown(FOR_STRANGERS),
    "GET /api/events": Shown(PERSONAL),
    "GET /api/notices": Shown(PERSONAL),
    "GET /api/me/data": Shown(PERSONAL),
    f"POST {TABLE}/undo": Shown(SEAT_ONLY, bodies=(SEAT,)),
}

PLAYS = f"POST {TABLE}/undo"
"""What changes the game if the holder asks for it: he does so after everything else."""

REFUSED_FOR_ITSELF = {
    f"POST {TABLE}/{name}" for name in ("answer", "answers", "preview", "order", "undo", "advice")
}
"""Here even the holder may be refused, for what he sends."""

NOTHING_SHOWN = {
    "GET /api/session": "who is signed in",
    "POST /api/tables": "a table before its game",
    "POST /api/lessons": "a table before its game",
    "GET /pictures/{title:str}/{picture:str}": "how a scenario begins, for everybody",
    "POST /api/titles/{name:str}/board/check": "values of a board that nobody plays on",
    f"POST {TABLE}/join": "says nothing",
    f"POST {TABLE}/invite": "says nothing",
    f"POST {TABLE}/leave": "says nothing",
    f"POST {TABLE}/bot": "says nothing",
    f"POST {TABLE}/start": "says nothing",
    f"POST {TABLE}/salts": "says nothing",
    f"POST {TABLE}/close": "says nothing",
    f"POST {TABLE}/rematch": "the number of another table",
    "POST /api/records": "a record that its reader has",
    "GET /api/positions": "names and notes of positions of games that are over",
    "GET /api/positions/{position_id:str}": "names and notes of positions of games that are over",
    "POST /api/positions/{position_id:str}/play": "the number of another table",
    "DELETE /api/positions/{position_id:str}": "says nothing",
    f"POST {TABLE}/chat": "what its writer wrote",
    f"POST {TABLE}/motions": "what its proposer wrote",
    f"POST {TABLE}/motions/{{motion_id:int}}/vote": "votes, which are open",
    f"POST {TABLE}/motions/{{motion_id:int}}/withdraw": "votes, which are open",
    f"POST {TABLE}/return": "says nothing",
    "POST /api/notices/read": "says nothing",
    "GET /api/notices/key": "a key",
    "POST /api/notices/key": "a key",
    "WEBSOCKET /ws/me": "notices, as they are listed",
    "POST /api/account/register": "an account",
    "POST /api/account/sign-in": "an account",
    "POST /api/account/sign-out": "an account",
    "POST /api/account/reset": "an account",
    "POST /api/account/reset/finish": "an account",
    "POST /api/account/confirm": "an account",
    "GET /api/me": "an account",
    "PATCH /api/me": "an account",
    "POST /api/me/password": "an account",
    "POST /api/me/mail": "an account",
    "POST /api/me/second-factor": "an account",
    "POST /api/me/second-factor/confirm": "an account",
    "POST /api/me/second-factor/remove": "an account",
    "GET /api/me/sessions": "an account",
    "DELETE /api/me/sessions/{session_id:str}": "an account",
    "POST /api/me/sessions/end-others": "an account",
    "GET /api/me/tokens": "an account",
    "POST /api/me/tokens": "an account",
    "DELETE /api/me/tokens/{token_id:str}": "an account",
    "POST /api/me/delete": "an account",
    "GET /api/me/boards": "values of boards that a person noted down",
    "POST /api/me/boards": "values of boards that a person noted down",
    "PUT /api/me/boards/{board_id:str}": "values of boards that a person noted down",
    "DELETE /api/me/boards/{board_id:str}": "says nothing",
    "GET /api/people/blocked": "names",
    "POST /api/people/block": "names",
    "POST /api/people/unblock": "names",
    "POST /api/people/report": "what its writer wrote",
    "GET /api/people/favourites": "names",
    "POST /api/people/favour": "names",
    "POST /api/people/unfavour": "names",
    "GET /api/clubs": "clubs",
    "POST /api/clubs": "a club",
    f"GET {CLUB}": "a club and its members",
    f"PATCH {CLUB}": "says nothing",
    f"POST {CLUB}/invitation": "a secret",
    f"POST {CLUB}/join": "says nothing",
    f"POST {CLUB}/leave": "says nothing",
    f"POST {CLUB}/members": "says nothing",
    f"POST {CLUB}/news": "what an organiser wrote",
    f"DELETE {CLUB}/news/{{news_id:int}}": "says nothing",
    f"POST {CLUB}/dissolve": "says nothing",
    f"GET {CLUB}/tournaments": "tournaments",
    f"POST {CLUB}/tournaments": "a tournament",
    f"GET {CLUB}/calendar": "dates",
    f"GET {TOURNAMENT}": "who sits where, and results of finished games",
    f"POST {TOURNAMENT}/enter": "says nothing",
    f"POST {TOURNAMENT}/withdraw": "says nothing",
    f"POST {TOURNAMENT}/entries": "says nothing",
    f"POST {TOURNAMENT}/start": "says nothing",
    f"POST {TOURNAMENT}/dates": "says nothing",
    f"POST {TOURNAMENT}/result": "says nothing",
    f"POST {TOURNAMENT}/cancel": "says nothing",
    "GET /api/ratings/{title:str}": "ratings, which follow from finished games",
    "GET /api/profiles/{name:str}": "results of finished games",
    "GET /api/profiles/{name:str}/games": "results of finished games",
    "GET /api/archive": "results of finished games",
    "GET /api/statistics/{title:str}": "counts of finished games",
    "GET /api/admin/audit": "what accounts did",
    "GET /api/admin/reports": "what people wrote",
    "POST /api/admin/reports/{report_id:str}/settle": "says nothing",
    "POST /api/admin/mute": "says nothing",
    "GET /api/admin/people": "accounts",
    "POST /api/admin/people/{user_id:str}/ban": "says nothing",
    "POST /api/admin/people/{user_id:str}/unban": "says nothing",
    "POST /api/admin/people/{user_id:str}/reset": "a link",
    "POST /api/admin/people/{user_id:str}/remove": "says nothing",
    "POST /api/admin/invitations": "a code",
    "GET /api/admin/invitations": "when codes end",
    "DELETE /api/admin/invitations/{invitation_id:str}": "says nothing",
    "GET /api/admin/frozen": "incidents, for the keeper alone",
    "POST /api/admin/tables/{table_id:str}/thaw": "says nothing",
    "GET /api/admin/tables": "tables and their owners, for the keeper alone",
    "GET /api/admin/incidents": "when and where the rules failed, for the keeper alone",
    "GET /api/admin/overview": "figures of the server, for the keeper alone",
    "GET /api/admin/registration": "who may make an account",
    "PUT /api/admin/registration": "who may make an account",
    "GET /api/admin/backups": "names of files, for the keeper alone",
    "POST /api/admin/backups": "the name of a file, for the keeper alone",
    "POST /api/admin/announcements": "what the keeper wrote",
    "DELETE /api/admin/announcements/{announcement_id:int}": "says nothing",
    "GET /api/announcements": "what the keeper wrote",
    "GET /api/me/push": "one's own browsers",
    "POST /api/me/push": "one's own browser",
    "DELETE /api/me/push/{device_id:str}": "says nothing",
    "POST /api/notices/trial": "a message of our own",
}
"""Routes without a position, and what they say instead; what is public and the same for all is left out."""
