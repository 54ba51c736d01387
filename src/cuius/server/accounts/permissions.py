"""Who may do what: one table, action by role, and nothing else decides.

A person may have several roles at a table: a seat holder is also a member, its maker also the owner.
"""

from __future__ import annotations

from cuius.server.accounts.person import Person
from cuius.server.errors import NotAllowed, NotSignedIn

STRANGER, MEMBER, HOLDER, OWNER, ADMIN = "stranger", "member", "holder", "owner", "admin"
"""Not signed in; signed in; holds a seat of the table; made the table; keeps the server."""

ROLES = (STRANGER, MEMBER, HOLDER, OWNER, ADMIN)

ANYBODY = frozenset(ROLES)
SIGNED_IN = frozenset((MEMBER, HOLDER, OWNER, ADMIN))

RIGHTS: dict[str, frozenset[str]] = {
    # tables
    "tables.list": ANYBODY,
    "tables.create": SIGNED_IN,
    "table.see": ANYBODY,
    "table.join": SIGNED_IN,
    "table.leave": frozenset((HOLDER,)),
    "table.arrange": frozenset((OWNER,)),
    "table.start": frozenset((OWNER,)),
    "table.close": frozenset((OWNER, ADMIN)),
    "table.rematch": frozenset((HOLDER, OWNER)),
    # play
    "play.watch": ANYBODY,
    "play.answer": frozenset((HOLDER,)),
    "play.undo": frozenset((HOLDER,)),
    "play.order": frozenset((HOLDER,)),
    "play.talk": frozenset((HOLDER,)),
    "play.listen": ANYBODY,
    "play.move": frozenset((HOLDER,)),
    "play.vote": frozenset((HOLDER,)),
    "play.why": frozenset((HOLDER,)),
    "play.record": ANYBODY,
    "play.history": ANYBODY,
    "play.analyse": ANYBODY,
    "play.return": SIGNED_IN,
    "play.try": SIGNED_IN,
    # coming and going
    "account.register": ANYBODY,
    "account.sign_in": ANYBODY,
    "account.sign_out": SIGNED_IN,
    "account.reset": ANYBODY,
    "account.confirm": ANYBODY,
    # one's own account
    "me.see": SIGNED_IN,
    "me.change": SIGNED_IN,
    "me.password": SIGNED_IN,
    "me.mail": SIGNED_IN,
    "me.second": SIGNED_IN,
    "me.sessions": SIGNED_IN,
    "me.tokens": SIGNED_IN,
    "me.download": SIGNED_IN,
    "me.delete": SIGNED_IN,
    # others
    "people.report": SIGNED_IN,
    "people.block": SIGNED_IN,
    # keeping the server
    "admin.audit": frozenset((ADMIN,)),
    "admin.reports": frozenset((ADMIN,)),
    "admin.mute": frozenset((ADMIN,)),
    "admin.thaw": frozenset((ADMIN,)),
}

SCOPES = {"read": "see tables and games", "play": "take seats and answer"}
"""What a token may be good for."""

READING = frozenset(
    (
        "tables.list",
        "table.see",
        "play.watch",
        "play.listen",
        "play.record",
        "play.history",
        "play.why",
        "me.see",
    )
)
PLAYING = frozenset(a for a in RIGHTS if a.startswith(("table.", "tables.", "play.")))


def roles_of(person: Person, holder: bool = False, owner: bool = False) -> frozenset[str]:
    """The roles of a person, at a table if one is meant."""
    if person.is_stranger:
        return frozenset((STRANGER,))
    extra = [role for role, is_so in ((HOLDER, holder), (OWNER, owner), (ADMIN, person.admin)) if is_so]
    return frozenset((MEMBER, *extra))


def scope_of(action: str) -> str | None:
    """The scope a token needs for this; None if no token is good enough."""
    if action in READING:
        return "read"
    return "play" if action in PLAYING else None


def authorise(action: str, person: Person, holder: bool = False, owner: bool = False) -> None:
    """Refuse what the person may not do."""
    if roles_of(person, holder, owner).isdisjoint(RIGHTS[action]):
        if person.is_stranger:
            raise NotSignedIn("Sign in first; then try again.")
        raise NotAllowed("You may not do that here.")
    scope = scope_of(action)
    if person.scopes is not None and (scope is None or not person.may(scope)):
        raise NotAllowed("This token is not good for that; make one with the right scope.")
