"""What handlers are given: the services, who asks and from where, and the table they are about."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from cuius.server.accounts.person import Person
from cuius.server.accounts.request_origin import Visit
from cuius.server.services import Services

TheServices = NamedDependency[Services]
ThePerson = NamedDependency[Person]
TheVisit = NamedDependency[Visit]
TableId = FromPath[str]
