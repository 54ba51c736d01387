"""Everything about accounts, made once."""

from __future__ import annotations

from dataclasses import dataclass

from cuius.server.accounts.api_tokens import Tokens
from cuius.server.accounts.authentication import Signing
from cuius.server.accounts.blocks_and_reports import People
from cuius.server.accounts.data_export import Download
from cuius.server.accounts.deletion import Leaving
from cuius.server.accounts.email_verification import Mails
from cuius.server.accounts.passwords import Passwords
from cuius.server.accounts.profile import Mine
from cuius.server.accounts.reauthentication import Proofs
from cuius.server.accounts.sessions import Sessions
from cuius.server.accounts.two_factor import Second
from cuius.server.admin.moderation import Keepers
from cuius.server.clock import Clock
from cuius.server.rate_limits import Throttle
from cuius.server.settings import Settings
from cuius.server.store.database import Database


@dataclass(slots=True)
class Accounts:
    """What can be done with accounts, sorted by what it is about."""

    sessions: Sessions
    tokens: Tokens
    signing: Signing
    mails: Mails
    second: Second
    mine: Mine
    download: Download
    leaving: Leaving
    people: People
    keepers: Keepers


def make_accounts(settings: Settings, database: Database, clock: Clock, throttle: Throttle) -> Accounts:
    passwords = Passwords()
    proofs = Proofs(database, clock, passwords, throttle)
    sessions = Sessions(database, clock)
    return Accounts(
        sessions=sessions,
        tokens=Tokens(database, clock),
        signing=Signing(settings, database, clock, passwords, proofs, sessions, throttle),
        mails=Mails(settings, database, clock, passwords, proofs, throttle),
        second=Second(database, clock, proofs),
        mine=Mine(settings, database, clock),
        download=Download(database, clock),
        leaving=Leaving(database, clock, proofs),
        people=People(database, clock),
        keepers=Keepers(database, clock),
    )
