"""Sending email: over SMTP, or not at all where no mail server is configured."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Annotated, Protocol

import aiosmtplib
import msgspec
import structlog

log = structlog.get_logger("cuius.mail")

TIMEOUT_SECONDS = 20.0


class Mailer(Protocol):
    """Sends emails."""

    async def send(self, to: str, subject: str, text: str) -> None: ...


class SmtpSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mail server, and how to sign in to it."""

    host: str
    sender: str
    """The sender of emails, such as "Cuius Regio <games@example.org>"."""
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 587
    user: str = ""
    password: str = ""
    starttls: bool = True
    """Connect unencrypted and upgrade, as on port 587; fails if the upgrade does."""
    tls: bool = False
    """Encrypt from the first byte, as on port 465."""


class DisabledMailer:
    """Used where no mail server is configured: logs that an email was not sent, without its text."""

    async def send(self, to: str, subject: str, text: str) -> None:
        log.warning("email.not_sent", why="no mail server is configured", subject=subject)


class SmtpMailer:
    """Sends emails through an SMTP server."""

    def __init__(self, smtp: SmtpSettings) -> None:
        self.smtp = smtp

    async def send(self, to: str, subject: str, text: str) -> None:
        smtp = self.smtp
        await aiosmtplib.send(
            compose_message(smtp.sender, to, subject, text),
            hostname=smtp.host,
            port=smtp.port,
            username=smtp.user or None,
            password=smtp.password or None,
            start_tls=smtp.starttls and not smtp.tls,
            use_tls=smtp.tls,
            timeout=TIMEOUT_SECONDS,
        )


def compose_message(sender: str, to: str, subject: str, text: str) -> EmailMessage:
    """The message; line breaks are removed from the subject so that it cannot inject headers."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate(localtime=False)
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2] or None)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def make_mailer(smtp: SmtpSettings | None) -> Mailer:
    return DisabledMailer() if smtp is None else SmtpMailer(smtp)
