"""Mail over SMTP."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr

import aiosmtplib

from cuius.server.mail import Mailer, NoMail
from cuius.server.settings import Smtp

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
