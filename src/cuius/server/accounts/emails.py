"""Letters about accounts, in the language of whom they go to."""

from __future__ import annotations

from pathlib import Path

import msgspec
import structlog

from cuius.core.text import catalogue
from cuius.server.mail import Mailer
from cuius.server.settings import Settings

SERVER = Path(__file__).parents[1]

log = structlog.get_logger("cuius.accounts")


class Letter(msgspec.Struct, frozen=True):
    """Something to send by mail."""

    to: str
    subject: str
    text: str


def write_letter(
    settings: Settings, kind: str, to: str, language: str, name: str, page: str = "", secret: str = ""
) -> Letter:
    """A letter of the catalogue. The secret stands behind the #, which browsers send to nobody."""
    link = f"{settings.address}/#/{page}/{secret}" if page else settings.address
    words = catalogue(SERVER, language)
    text = words.format(f"{kind}-letter", {"name": name, "link": link})
    return Letter(to, words.format(f"{kind}-subject"), text)


async def post_letter(mailer: Mailer, letter: Letter) -> None:
    """Send a letter. If it cannot be sent, nobody who waits for an answer may learn it."""
    try:
        await mailer.send(letter.to, letter.subject, letter.text)
    except Exception as error:
        log.error("letter.failed", error=repr(error))
