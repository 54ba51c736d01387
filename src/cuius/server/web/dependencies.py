"""Dependencies and path parameters of route handlers."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from cuius.server.accounts.person import Person
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.services import Services

TheServices = NamedDependency[Services]
ThePerson = NamedDependency[Person]
TheOrigin = NamedDependency[RequestOrigin]
TableId = FromPath[str]
