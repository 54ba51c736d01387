"""Emails about accounts, in the language of the recipient."""

from __future__ import annotations

from pathlib import Path

import msgspec
import structlog

from cuius.core.text import catalogue
from cuius.server.mail import Mailer
from cuius.server.settings import Settings

CATALOGUE_FOLDER = Path(__file__).parents[1]

log = structlog.get_logger("cuius.accounts")


class OutgoingEmail(msgspec.Struct, frozen=True):
    """An email that has been composed and not yet sent."""

    to: str
    subject: str
    text: str


def page_link(settings: Settings, page: str, secret: str) -> str:
    """A link with a secret, which is in the URL fragment because browsers do not transmit that."""
    return f"{settings.public_url}/#/{page}/{secret}"


def confirmation_limits(to: str, requester: str) -> list[tuple[str, str]]:
    """The counters of an email that confirms an address.

    A stranger who requests many neither keeps the owner of the address from getting one nor, since those
    are counted apart, from resetting a password.
    """
    return [
        ("letters", requester),
        ("recipient_letters", f"confirm {to} for {requester}"),
        ("recipient_letters_anywhere", f"confirm {to}"),
    ]


def compose_email(
    settings: Settings, kind: str, to: str, language: str, name: str, page: str = "", secret: str = ""
) -> OutgoingEmail:
    """An email from the catalogue, with a link to a page."""
    link = page_link(settings, page, secret) if page else settings.public_url
    texts = catalogue(CATALOGUE_FOLDER, language)
    text = texts.format(f"{kind}-email", {"name": name, "link": link})
    return OutgoingEmail(to, texts.format(f"{kind}-subject"), text)


async def send_email(mailer: Mailer, email: OutgoingEmail) -> None:
    """Send an email. Failures are only logged: a response must not reveal whether an address exists."""
    try:
        await mailer.send(email.to, email.subject, email.text)
    except Exception as error:
        log.error("email.failed", error=repr(error))
