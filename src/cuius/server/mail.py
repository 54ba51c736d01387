"""Sending mail: what the server asks of whatever carries it."""

from __future__ import annotations

from typing import Protocol

import structlog

log = structlog.get_logger("cuius.mail")


class Mailer(Protocol):
    """Carries a letter to an address."""

    async def send(self, to: str, subject: str, text: str) -> None: ...


class NoMail:
    """A server without a post office: nothing is sent, and the log says so without saying what."""

    async def send(self, to: str, subject: str, text: str) -> None:
        log.warning("mail.not_sent", why="no mail server is set up", subject=subject)
