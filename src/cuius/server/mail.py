"""Sending email: over SMTP, or not at all where no mail server is configured."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Protocol

import aiosmtplib
import structlog

from cuius.server.settings import Smtp

log = structlog.get_logger("cuius.mail")


class Mailer(Protocol):
    """Carries a letter to an address."""

    async def send(self, to: str, subject: str, text: str) -> None: ...


class NoMail:
    """A server without a post office: nothing is sent, and the log says so without saying what."""

    async def send(self, to: str, subject: str, text: str) -> None:
        log.warning("mail.not_sent", why="no mail server is set up", subject=subject)


PATIENCE = 20.0
"""Seconds until a post office that does not answer is given up for now."""


class PostOffice:
    """Carries letters to the server's post office, which carries them on."""

    def __init__(self, smtp: Smtp) -> None:
        self.smtp = smtp

    async def send(self, to: str, subject: str, text: str) -> None:
        smtp = self.smtp
        await aiosmtplib.send(
            composed(smtp.sender, to, subject, text),
            hostname=smtp.host,
            port=smtp.port,
            username=smtp.user or None,
            password=smtp.password or None,
            start_tls=smtp.starttls and not smtp.tls,
            use_tls=smtp.tls,
            timeout=PATIENCE,
        )


def composed(sender: str, to: str, subject: str, text: str) -> EmailMessage:
    """A letter; line breaks in its subject would be headers of somebody else's making."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate(localtime=False)
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2] or None)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def mailer_for(smtp: Smtp | None) -> Mailer:
    return NoMail() if smtp is None else PostOffice(smtp)
