"""Every endpoint of the server, the one action it asks leave for, and a request that gets that far.

A new endpoint must be added here, or the tests of the rights fail.
"""

from __future__ import annotations

from typing import Any

import msgspec

ANSWER = {"id": "12345678", "seat": "{seat}", "number": 0, "key": "x", "answer": "x"}
ANSWERS = {"id": "12345678", "seat": "{seat}", "number": 0, "steps": [{"key": "x", "answer": "x"}]}
PREVIEW = {"seat": "{seat}", "number": 0, "steps": [{"key": "x", "answer": "x"}]}
ORDER = {"seat": "{seat}", "order": {"role": "x", "key": "x"}}
PROOF = {"password": "not the password"}
BOARD = {"title": "here_i_stand", "name": "x", "board": {}}
WHOM = {"name": "Anna"}
PUSH = {"endpoint": "https://example.org/push", "p256dh": "0" * 40, "auth": "0" * 22}
SALTS = {"salts": {"{seat}": "0" * 64}, "hashes": {}}


class Endpoint(msgspec.Struct, frozen=True):
    """One way to ask; `{table}`, `{seat}` and `{motion}` are filled in with real ones."""

    method: str
    path: str
    """As the application declares it."""
    action: str
    body: dict[str, Any] | None = None
    query: dict[str, str] = {}

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


TABLE = "/api/tables/{table_id:str}"
CLUB = "/api/clubs/{club_id:str}"
TOURNAMENT = "/api/tournaments/{tournament_id:str}"
TOURNEY = {"name": "x", "system": "swiss", "terms": {"title": "revolution"}}
SEAT = {"seat": "{seat}"}

ENDPOINTS = (
    Endpoint("GET", "/api/session", "tables.list"),
    Endpoint("GET", "/api/tables", "tables.list"),
    Endpoint("POST", "/api/tables", "tables.create", {"title": "revolution"}),
    Endpoint("POST", "/api/lessons", "tables.create", {"title": "unknown"}),
    Endpoint("POST", "/api/titles/{name:str}/board/check", "tables.create", {"board": {}}),
    Endpoint("GET", TABLE, "table.view"),
    Endpoint("POST", f"{TABLE}/join", "table.join", SEAT),
    Endpoint("POST", f"{TABLE}/invite", "table.invite", WHOM),
    Endpoint("POST", f"{TABLE}/leave", "table.leave", SEAT),
    Endpoint("POST", f"{TABLE}/bot", "table.edit", SEAT),
    Endpoint("POST", f"{TABLE}/salts", "table.salt", SALTS),
    Endpoint("POST", f"{TABLE}/start", "table.start"),
    Endpoint("POST", f"{TABLE}/close", "table.close"),
    Endpoint("POST", f"{TABLE}/rematch", "table.rematch"),
    Endpoint("POST", f"{TABLE}/play-on", "table.play_on", {"row": 0}),
    Endpoint("POST", f"{TABLE}/positions", "positions.share", {"row": 0, "name": "x"}),
    Endpoint("POST", "/api/records", "tables.import"),
    Endpoint("GET", "/api/positions", "positions.view"),
    Endpoint("GET", "/api/positions/{position_id:str}", "positions.view"),
    Endpoint("POST", "/api/positions/{position_id:str}/play", "table.play_on", {}),
    Endpoint("DELETE", "/api/positions/{position_id:str}", "positions.remove"),
    Endpoint("GET", f"{TABLE}/observation", "play.watch"),
    Endpoint("POST", f"{TABLE}/answer", "play.answer", ANSWER),
    Endpoint("POST", f"{TABLE}/answers", "play.answer", ANSWERS),
    Endpoint("POST", f"{TABLE}/preview", "play.explain", PREVIEW),
    Endpoint("GET", f"{TABLE}/undo", "play.undo", query=SEAT),
    Endpoint("POST", f"{TABLE}/undo", "play.undo", SEAT),
    Endpoint("POST", f"{TABLE}/order", "play.standing_orders", ORDER),
    Endpoint("GET", f"{TABLE}/orders", "play.standing_orders", query=SEAT),
    Endpoint("GET", f"{TABLE}/why-not", "play.explain", query={**SEAT, "what": "x"}),
    Endpoint("GET", f"{TABLE}/history/{{number:int}}", "play.history"),
    Endpoint("GET", f"{TABLE}/charts", "play.history"),
    Endpoint("GET", f"{TABLE}/page", "play.watch"),
    Endpoint("GET", f"{TABLE}/layers/{{name:str}}", "play.watch"),
    Endpoint("GET", f"{TABLE}/record", "play.record"),
    Endpoint("GET", f"{TABLE}/chance", "play.record"),
    Endpoint("POST", f"{TABLE}/advice", "play.explain", SEAT),
    Endpoint("GET", f"{TABLE}/reasons", "play.history"),
    Endpoint("POST", f"{TABLE}/analysis", "play.analyse"),
    Endpoint("GET", f"{TABLE}/analysis", "play.record"),
    Endpoint("GET", f"{TABLE}/chat", "play.read_chat"),
    Endpoint("POST", f"{TABLE}/chat", "play.chat", {**SEAT, "text": "x"}),
    Endpoint("GET", f"{TABLE}/motions", "play.read_chat"),
    Endpoint("POST", f"{TABLE}/motions", "play.propose", {**SEAT, "kind": "pause"}),
    Endpoint("POST", f"{TABLE}/motions/{{motion_id:int}}/vote", "play.vote", {**SEAT, "agree": False}),
    Endpoint("POST", f"{TABLE}/motions/{{motion_id:int}}/withdraw", "play.propose"),
    Endpoint("POST", f"{TABLE}/return", "play.reclaim_seat", SEAT),
    Endpoint("POST", f"{TABLE}/what-if", "play.whatif", {"at": 0, "seed": 0}),
    Endpoint("WEBSOCKET", "/ws/tables/{table_id:str}", "play.watch"),
    Endpoint("GET", "/api/events", "profile.view"),
    Endpoint("GET", "/api/notices", "profile.view"),
    Endpoint("POST", "/api/notices/read", "profile.update", {"up_to": 0}),
    Endpoint("POST", "/api/notices/trial", "profile.update", {"channel": "push"}),
    Endpoint("GET", "/api/notices/key", "profile.update"),
    Endpoint("POST", "/api/notices/key", "profile.update"),
    Endpoint("WEBSOCKET", "/ws/me", "profile.view"),
    Endpoint("POST", "/api/account/register", "account.register", {"name": "x", "password": "x"}),
    Endpoint("POST", "/api/account/sign-in", "account.sign_in", {"name": "x", "password": "x"}),
    Endpoint("POST", "/api/account/sign-out", "account.sign_out"),
    Endpoint("POST", "/api/account/reset", "account.reset", {"email": "nobody@example.org"}),
    Endpoint("POST", "/api/account/reset/finish", "account.reset", {"token": "x", "password": "x"}),
    Endpoint("POST", "/api/account/confirm", "account.confirm", {"token": "x"}),
    Endpoint("GET", "/api/me", "profile.view"),
    Endpoint("PATCH", "/api/me", "profile.update", {}),
    Endpoint("POST", "/api/me/password", "profile.password", {"old": "x", "new": "x"}),
    Endpoint("POST", "/api/me/mail", "profile.email", {"email": "", **PROOF}),
    Endpoint("POST", "/api/me/second-factor", "profile.two_factor", PROOF),
    Endpoint("POST", "/api/me/second-factor/confirm", "profile.two_factor", {"code": "x"}),
    Endpoint("POST", "/api/me/second-factor/remove", "profile.two_factor", PROOF),
    Endpoint("GET", "/api/me/sessions", "profile.sessions"),
    Endpoint("DELETE", "/api/me/sessions/{session_id:str}", "profile.sessions"),
    Endpoint("POST", "/api/me/sessions/end-others", "profile.sessions"),
    Endpoint("GET", "/api/me/tokens", "profile.tokens"),
    Endpoint("POST", "/api/me/tokens", "profile.tokens", {"name": "x", "scopes": ["read"]}),
    Endpoint("DELETE", "/api/me/tokens/{token_id:str}", "profile.tokens"),
    Endpoint("GET", "/api/me/push", "profile.devices"),
    Endpoint("POST", "/api/me/push", "profile.devices", PUSH),
    Endpoint("DELETE", "/api/me/push/{device_id:str}", "profile.devices"),
    Endpoint("GET", "/api/me/boards", "profile.boards"),
    Endpoint("POST", "/api/me/boards", "profile.boards", BOARD),
    Endpoint("PUT", "/api/me/boards/{board_id:str}", "profile.boards", BOARD),
    Endpoint("DELETE", "/api/me/boards/{board_id:str}", "profile.boards"),
    Endpoint("GET", "/api/me/data", "profile.export"),
    Endpoint("POST", "/api/me/delete", "profile.delete", PROOF),
    Endpoint("GET", "/api/people/blocked", "people.block"),
    Endpoint("POST", "/api/people/block", "people.block", WHOM),
    Endpoint("POST", "/api/people/unblock", "people.block", WHOM),
    Endpoint("POST", "/api/people/report", "people.report", {**WHOM, "text": "x"}),
    Endpoint("GET", "/api/people/favourites", "people.favourite"),
    Endpoint("POST", "/api/people/favour", "people.favourite", WHOM),
    Endpoint("POST", "/api/people/unfavour", "people.favourite", WHOM),
    Endpoint("GET", "/api/clubs", "clubs.view"),
    Endpoint("POST", "/api/clubs", "clubs.create", {"name": "x"}),
    Endpoint("GET", CLUB, "clubs.view"),
    Endpoint("PATCH", CLUB, "club.edit", {}),
    Endpoint("POST", f"{CLUB}/invitation", "club.edit"),
    Endpoint("POST", f"{CLUB}/join", "clubs.join", {}),
    Endpoint("POST", f"{CLUB}/leave", "clubs.join"),
    Endpoint("POST", f"{CLUB}/members", "club.members", {**WHOM, "role": "none"}),
    Endpoint("POST", f"{CLUB}/news", "club.news", {"text": "x"}),
    Endpoint("DELETE", f"{CLUB}/news/{{news_id:int}}", "club.news"),
    Endpoint("POST", f"{CLUB}/dissolve", "club.dissolve"),
    Endpoint("GET", f"{CLUB}/tournaments", "clubs.view"),
    Endpoint("POST", f"{CLUB}/tournaments", "tournament.lead", TOURNEY),
    Endpoint("GET", f"{CLUB}/calendar", "clubs.view"),
    Endpoint("GET", TOURNAMENT, "clubs.view"),
    Endpoint("POST", f"{TOURNAMENT}/enter", "tournament.enter"),
    Endpoint("POST", f"{TOURNAMENT}/withdraw", "tournament.enter"),
    Endpoint("POST", f"{TOURNAMENT}/entries", "tournament.lead", WHOM),
    Endpoint("POST", f"{TOURNAMENT}/start", "tournament.lead"),
    Endpoint("POST", f"{TOURNAMENT}/dates", "tournament.lead", {"round": 1, "starts_at": 0, "ends_at": 1}),
    Endpoint("POST", f"{TOURNAMENT}/result", "tournament.lead", {"round": 1, "game": 1, "places": {}}),
    Endpoint("POST", f"{TOURNAMENT}/cancel", "tournament.lead"),
    Endpoint("GET", "/api/ratings/{title:str}", "people.view"),
    Endpoint("GET", "/api/profiles/{name:str}", "people.view"),
    Endpoint("GET", "/api/profiles/{name:str}/games", "people.view"),
    Endpoint("GET", "/api/archive", "archive.view"),
    Endpoint("GET", "/pictures/{picture:str}", "play.watch"),
    Endpoint("GET", "/pictures/{title:str}/{picture:str}", "play.watch"),
    Endpoint("GET", "/api/statistics/{title:str}", "archive.view"),
    Endpoint("GET", "/api/admin/audit", "admin.audit"),
    Endpoint("GET", "/api/admin/reports", "admin.reports"),
    Endpoint("POST", "/api/admin/reports/{report_id:str}/settle", "admin.reports"),
    Endpoint("POST", "/api/admin/mute", "admin.mute", {**WHOM, "hours": 1}),
    Endpoint("GET", "/api/admin/frozen", "admin.unfreeze"),
    Endpoint("POST", "/api/admin/tables/{table_id:str}/thaw", "admin.unfreeze"),
    Endpoint("GET", "/api/admin/people", "admin.people"),
    Endpoint("POST", "/api/admin/people/{user_id:str}/ban", "admin.ban", {"reason": "x"}),
    Endpoint("POST", "/api/admin/people/{user_id:str}/unban", "admin.ban"),
    Endpoint("POST", "/api/admin/people/{user_id:str}/reset", "admin.reset", {}),
    Endpoint("POST", "/api/admin/people/{user_id:str}/remove", "admin.remove"),
    Endpoint("GET", "/api/admin/invitations", "admin.invite"),
    Endpoint("POST", "/api/admin/invitations", "admin.invite", {}),
    Endpoint("DELETE", "/api/admin/invitations/{invitation_id:str}", "admin.invite"),
    Endpoint("GET", "/api/admin/overview", "admin.overview"),
    Endpoint("GET", "/api/admin/tables", "admin.tables"),
    Endpoint("GET", "/api/admin/incidents", "admin.incidents"),
    Endpoint("GET", "/api/admin/backups", "admin.backup"),
    Endpoint("POST", "/api/admin/backups", "admin.backup"),
    Endpoint("GET", "/api/admin/registration", "admin.registration"),
    Endpoint("PUT", "/api/admin/registration", "admin.registration", {"mode": None}),
    Endpoint("POST", "/api/admin/announcements", "admin.announce", {"text": "x"}),
    Endpoint("DELETE", "/api/admin/announcements/{announcement_id:int}", "admin.announce"),
    Endpoint("GET", "/api/announcements", "tables.list"),
)

PUBLIC = {
    "/": "the page",
    "/t/{table_id:str}": "the page, and what a stranger may know of a table, for previews of links",
    "/embed/{table_id:str}": "the same, for a frame in a page of another site",
    "/assets/{name:str}": "its parts",
    "/icons/{file_path:path}": "its icons",
    "/manifest.webmanifest": "what it is called when it is installed",
    "/service-worker.js": "the part of it that shows what is pushed",
    "/health": "is the server well",
    "/metrics": "figures, for this machine or a token of its own",
    "/api/titles": "what can be played",
    "/api/titles/{name:str}": "one game",
    "/api/titles/{name:str}/seats": "who sits at it",
    "/api/titles/{name:str}/text/{language:str}": "its words",
    "/api/titles/{name:str}/rules/{language:str}": "its rules, statement by statement",
    "/api/titles/{name:str}/book/{language:str}": "its rule book",
    "/api/titles/{name:str}/references": "the rules that name each of its things",
    "/api/titles/{name:str}/board": "the values of its board",
    "/api/schema": "the description of all this",
    "/api/schema/openapi.json": "the same",
    "/api/schema/{path:str}": "nothing",
}
"""What knows nobody and tells everybody the same, by GET alone."""
