"""Permissions: one table of actions and the roles that may perform them.

A person may have several roles at a table: a seat holder is also a member, and the creator also the owner.
"""

from __future__ import annotations

from cuius.server.accounts.person import Person
from cuius.server.errors import NotAllowed, NotSignedIn

ANONYMOUS, MEMBER, HOLDER, OWNER, ADMIN = "anonymous", "member", "holder", "owner", "admin"
"""Not signed in; signed in; holds a seat of the table; created the table; administers the server."""

ROLES = (ANONYMOUS, MEMBER, HOLDER, OWNER, ADMIN)

ANYBODY = frozenset(ROLES)
SIGNED_IN = frozenset((MEMBER, HOLDER, OWNER, ADMIN))

PERMISSIONS: dict[str, frozenset[str]] = {
    # tables
    "tables.list": ANYBODY,
    "tables.create": SIGNED_IN,
    "table.view": ANYBODY,
    "table.join": SIGNED_IN,
    "table.invite": frozenset((HOLDER, OWNER)),
    "table.leave": frozenset((HOLDER, OWNER)),
    "table.salt": frozenset((HOLDER,)),
    "table.edit": frozenset((OWNER,)),
    "table.start": frozenset((OWNER,)),
    "table.close": frozenset((OWNER, ADMIN)),
    "table.rematch": frozenset((HOLDER, OWNER)),
    "table.play_on": SIGNED_IN,
    "tables.import": SIGNED_IN,
    # the library
    "positions.view": ANYBODY,
    "positions.share": SIGNED_IN,
    "positions.remove": frozenset((OWNER, ADMIN)),
    # play
    "play.watch": ANYBODY,
    "play.answer": frozenset((HOLDER,)),
    "play.undo": frozenset((HOLDER,)),
    "play.standing_orders": frozenset((HOLDER,)),
    "play.chat": frozenset((HOLDER,)),
    "play.read_chat": ANYBODY,
    "play.propose": frozenset((HOLDER,)),
    "play.vote": frozenset((HOLDER,)),
    "play.explain": frozenset((HOLDER,)),
    "play.record": ANYBODY,
    "play.history": ANYBODY,
    "play.analyse": ANYBODY,
    "play.reclaim_seat": SIGNED_IN,
    "play.whatif": SIGNED_IN,
    # registration and sign-in
    "account.register": ANYBODY,
    "account.sign_in": ANYBODY,
    "account.sign_out": SIGNED_IN,
    "account.reset": ANYBODY,
    "account.confirm": ANYBODY,
    # the person's own account
    "profile.view": SIGNED_IN,
    "profile.update": SIGNED_IN,
    "profile.password": SIGNED_IN,
    "profile.email": SIGNED_IN,
    "profile.two_factor": SIGNED_IN,
    "profile.sessions": SIGNED_IN,
    "profile.tokens": SIGNED_IN,
    "profile.devices": SIGNED_IN,
    "profile.boards": SIGNED_IN,
    "profile.export": SIGNED_IN,
    "profile.delete": SIGNED_IN,
    # other people
    "people.report": SIGNED_IN,
    "people.block": SIGNED_IN,
    "people.favourite": SIGNED_IN,
    "people.view": ANYBODY,
    "archive.view": ANYBODY,
    # clubs: holders are their members, owners their organisers
    "clubs.view": ANYBODY,
    "clubs.create": SIGNED_IN,
    "clubs.join": SIGNED_IN,
    "club.edit": frozenset((OWNER,)),
    "club.members": frozenset((OWNER,)),
    "club.news": frozenset((OWNER,)),
    "club.dissolve": frozenset((OWNER, ADMIN)),
    "tournament.enter": frozenset((HOLDER,)),
    "tournament.lead": frozenset((OWNER,)),
    # administration
    "admin.audit": frozenset((ADMIN,)),
    "admin.reports": frozenset((ADMIN,)),
    "admin.mute": frozenset((ADMIN,)),
    "admin.unfreeze": frozenset((ADMIN,)),
    "admin.people": frozenset((ADMIN,)),
    "admin.ban": frozenset((ADMIN,)),
    "admin.reset": frozenset((ADMIN,)),
    "admin.remove": frozenset((ADMIN,)),
    "admin.invite": frozenset((ADMIN,)),
    "admin.registration": frozenset((ADMIN,)),
    "admin.overview": frozenset((ADMIN,)),
    "admin.tables": frozenset((ADMIN,)),
    "admin.incidents": frozenset((ADMIN,)),
    "admin.backup": frozenset((ADMIN,)),
    "admin.announce": frozenset((ADMIN,)),
}

SCOPES = {"read": "see tables and games", "play": "take seats and answer"}
"""Scopes of API tokens."""

READ_SCOPE_ACTIONS = frozenset(
    (
        "tables.list",
        "table.view",
        "play.watch",
        "play.read_chat",
        "play.record",
        "play.history",
        "play.explain",
        "profile.view",
        "people.view",
        "positions.view",
        "archive.view",
        "clubs.view",
    )
)
PLAY_SCOPE_ACTIONS = frozenset(a for a in PERMISSIONS if a.startswith(("table.", "tables.", "play.")))


def roles_of(person: Person, holder: bool = False, owner: bool = False) -> frozenset[str]:
    """The roles of a person, at a table where holder or owner is given."""
    if person.is_anonymous:
        return frozenset((ANONYMOUS,))
    extra = [role for role, applies in ((HOLDER, holder), (OWNER, owner), (ADMIN, person.admin)) if applies]
    return frozenset((MEMBER, *extra))


def required_scope(action: str) -> str | None:
    """The scope that an API token needs for an action; None if no token may perform it."""
    if action in READ_SCOPE_ACTIONS:
        return "read"
    return "play" if action in PLAY_SCOPE_ACTIONS else None


def authorise(action: str, person: Person, holder: bool = False, owner: bool = False) -> None:
    """Raise NotSignedIn or NotAllowed unless the person may perform the action."""
    if roles_of(person, holder, owner).isdisjoint(PERMISSIONS[action]):
        if person.is_anonymous:
            raise NotSignedIn("Sign in first; then try again.")
        raise NotAllowed("You may not do that here.")
    scope = required_scope(action)
    if person.scopes is not None and (scope is None or not person.has_scope(scope)):
        raise NotAllowed("This token is not good for that; make one with the right scope.")
