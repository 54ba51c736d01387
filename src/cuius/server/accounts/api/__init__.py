"""Accounts over HTTP."""

from cuius.server.accounts.api.admin import admin_router
from cuius.server.accounts.api.me import me_router
from cuius.server.accounts.api.people import people_router
from cuius.server.accounts.api.signing import signing_router

ACCOUNT_ROUTERS = [signing_router, me_router, people_router, admin_router]

__all__ = ["ACCOUNT_ROUTERS"]
