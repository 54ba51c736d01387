"""All services of accounts in one object."""

from __future__ import annotations

from dataclasses import dataclass

from cuius.server.accounts.api_tokens import ApiTokens
from cuius.server.accounts.authentication import Authentication
from cuius.server.accounts.blocks_and_reports import BlocksAndReports
from cuius.server.accounts.corrected_boards import CorrectedBoards
from cuius.server.accounts.data_export import DataExport
from cuius.server.accounts.deletion import AccountDeletion
from cuius.server.accounts.email_verification import EmailVerification
from cuius.server.accounts.favourites import Favourites
from cuius.server.accounts.invitations import Invitations
from cuius.server.accounts.passwords import Passwords
from cuius.server.accounts.profile import Profiles
from cuius.server.accounts.reauthentication import Reauthentication
from cuius.server.accounts.registration_mode import RegistrationModes
from cuius.server.accounts.sessions import Sessions
from cuius.server.accounts.sign_in_throttle import SignInThrottle
from cuius.server.accounts.two_factor import TwoFactor
from cuius.server.clock import Clock
from cuius.server.rate_limits import RateLimiter
from cuius.server.secrets import SecretBox
from cuius.server.settings import Settings
from cuius.server.store.database import Database


@dataclass(slots=True)
class Accounts:
    """What can be done with accounts, grouped by subject."""

    sessions: Sessions
    api_tokens: ApiTokens
    authentication: Authentication
    email_verification: EmailVerification
    two_factor: TwoFactor
    profiles: Profiles
    data_export: DataExport
    deletion: AccountDeletion
    blocks_and_reports: BlocksAndReports
    favourites: Favourites
    corrected_boards: CorrectedBoards
    invitations: Invitations
    registration_modes: RegistrationModes


def make_accounts(
    settings: Settings, database: Database, clock: Clock, limiter: RateLimiter, secret_box: SecretBox
) -> Accounts:
    passwords = Passwords()
    throttle = SignInThrottle(limiter, secret_box, clock)
    reauthentication = Reauthentication(database, clock, passwords, throttle, secret_box)
    sessions = Sessions(database, clock)
    modes = RegistrationModes(settings, database, clock)
    return Accounts(
        sessions=sessions,
        api_tokens=ApiTokens(database, clock, reauthentication),
        authentication=Authentication(
            settings, database, clock, passwords, reauthentication, sessions, limiter, throttle, modes
        ),
        email_verification=EmailVerification(settings, database, clock, passwords, reauthentication, limiter),
        two_factor=TwoFactor(database, clock, reauthentication, limiter, secret_box),
        profiles=Profiles(settings, database, clock),
        data_export=DataExport(database, clock),
        deletion=AccountDeletion(database, clock, reauthentication),
        blocks_and_reports=BlocksAndReports(database, clock),
        favourites=Favourites(database),
        corrected_boards=CorrectedBoards(database, clock),
        invitations=Invitations(settings, database, clock),
        registration_modes=modes,
    )
